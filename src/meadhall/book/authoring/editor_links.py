"""Links that open a line of a file in the author's editor."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

EDITOR = "vscode://file/{path}:{line}"  # on the author's own machine
BESIDE = "{file}#L{line}"  # in a picture beside the file: contains no folder names


def fill_link(link: str, path: Path, line: int) -> str:
    """Fill in a link template: `{path}` is the full path, `{file}` the name, `{line}` the line."""
    whole = quote(str(path.resolve()).lstrip("/"))
    return link.replace("{path}", whole).replace("{file}", quote(path.name)).replace("{line}", str(line))
