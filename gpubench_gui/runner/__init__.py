"""Starts, feeds, watches and ends the child processes, and yields one ordered stream of events."""
