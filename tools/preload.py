"""Writes the `modulepreload` lines of the pages: every module a page's script imports, so that none waits for another.

    python tools/preload.py
"""

from __future__ import annotations

import re
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "src/meadhall/client"
PAGES = ("lobby", "table", "replay", "position", "chronicle")
IMPORT = re.compile(r"""(?:import|export)[^'"`;]*?from\s*['"](\.[^'"]+)['"]|import\s*['"](\.[^'"]+)['"]""")


def modules(page: str) -> list[str]:
    """The modules of a page in the order in which they are first named, its own script left out."""
    seen: list[Path] = []

    def walk(path: Path) -> None:
        if path in seen:
            return
        seen.append(path)
        for one, other in IMPORT.findall(path.read_text(encoding="utf-8")):
            found = (path.parent / (one or other)).resolve()
            if found.exists():
                walk(found)

    walk((CLIENT / f"core/{page}.js").resolve())
    return [path.relative_to(CLIENT.resolve()).as_posix() for path in seen[1:]]


def written(page: str) -> str:
    """The page as it should be."""
    text = re.sub(r'<link rel="modulepreload"[^>]*>\n', "", (CLIENT / f"pages/{page}.html").read_text(encoding="utf-8"))
    lines = "".join(f'<link rel="modulepreload" href="/client/{module}">\n' for module in modules(page))
    return text.replace('<script type="module"', lines + '<script type="module"')


def main() -> None:
    for page in PAGES:
        (CLIENT / f"pages/{page}.html").write_text(written(page), encoding="utf-8")


if __name__ == "__main__":
    main()
