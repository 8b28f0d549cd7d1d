"""The private words that comments and docstrings avoid, in Python and in the browser's scripts."""

import re

# Words that hide who does what: say "return", "the user", "the asked seat", "a player", "again", "otherwise".
PRIVATE = re.compile(
    r"\b([Ww]hoever|[Ww]homever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ww]herever|nought|(?:is|are|was|were|be|been) told"
    r"|[Mm]eanwhile|anew)\b"
)
