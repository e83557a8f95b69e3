"""The data sets a comparison can train on, each brought to the same form: 3×32×32 pictures in ten classes."""
