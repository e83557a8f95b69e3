"""What runs inside the child process: models, data, training, timing. Needs only numpy and torch."""
