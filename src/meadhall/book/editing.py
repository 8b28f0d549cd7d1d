"""Links from a picture or a list to the line of a file, for an editor to open."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

EDITOR = "vscode://file/{path}:{line}"  # on the author's own machine
BESIDE = "{file}#L{line}"  # in a picture that lies beside the file: it names nobody's folders


def place(link: str, path: Path, line: int) -> str:
    """`{path}` is the whole path, `{file}` the name, `{line}` the line; all else stands as it is."""
    whole = quote(str(path.resolve()).lstrip("/"))
    return link.replace("{path}", whole).replace("{file}", quote(path.name)).replace("{line}", str(line))
