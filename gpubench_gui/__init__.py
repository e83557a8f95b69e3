"""gpubench_gui: how much faster does my GPU train than my CPU, from which model size on, and why?"""

__version__ = "0.1.0"
