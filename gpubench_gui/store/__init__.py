"""Keeps every run on disk from its first event on."""
