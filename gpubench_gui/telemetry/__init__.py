"""Sensors of the machine and its GPUs, read in the front-end process only."""
