"""Pure functions from a record to the bytes of a file."""

import logging

# Where its configuration folder cannot be written, matplotlib warns of a temporary cache and of the
# fonts it looks for; the reports need neither, since they draw with the font that ships with them.
logging.getLogger("matplotlib").setLevel(logging.ERROR)
