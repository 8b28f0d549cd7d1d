"""Bundle the styles of a page with their imports, minified."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable

LINE = re.compile(r"@import url\(([^)]*)\);\s*")
ADDRESS = re.compile(r"url\((?!/|data:|#)([^)]*)\)")
# A comment ends at its first end; `.*?` would let one match run on to a later brace.
GAP = r"(?:\s|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)"
IDLE = re.compile(rf"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|{GAP}*([{{}};,]){GAP}*|(:){GAP}+|({GAP}+)""", re.S)
PLAIN = "/client/"  # fonts keep their addresses across builds, so that they stay cached


def minify_style(style: str) -> str:
    """Remove comments and unneeded white space, but nothing inside quotes."""
    short = IDLE.sub(lambda found: found[1] or found[2] or found[3] or " ", style)
    return short.replace(";}", "}").strip()


def bundle_styles(paths: Iterable[str], read: Callable[[str], str]) -> str:
    """Return these styles in order, each once, imports first."""
    done: list[str] = []
    parts: list[str] = []

    def take(path: str) -> None:
        if path in done:
            return
        done.append(path)
        text = read(path)
        for name in LINE.findall(text):
            take(resolve(path, name))
        text = LINE.sub("", text)
        parts.append(ADDRESS.sub(lambda found: f"url({PLAIN}{resolve(path, found[1])})", text))

    for path in paths:
        take(path)
    return minify_style("\n".join(parts))


def resolve(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name.strip("\"' ")))
