"""`python -m gpubench_gui` opens the window; with arguments it is the command `gpubench`."""

import sys


def main() -> int:
    if len(sys.argv) > 1:
        from gpubench_gui.cli import main as command

        return command()
    from gpubench_gui.gui.app import main as window

    return window()


if __name__ == "__main__":
    sys.exit(main())
