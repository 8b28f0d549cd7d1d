"""The layout of the documents on the site: links between them are adapted, and nothing else is changed."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from website.pages import DOCS, ROOT, Pages

LINK = re.compile(r"(?<=\]\()(?P<target>[^()\s]+)(?=\))")
FENCE = re.compile(r"^( *)(```+|~~~+).*?^\1\2 *$", re.M | re.S)
CLIENT = ROOT / "src/meadhall/client"
# Styles and images of the server's own pages, in the same relative places.
WORN = (
    "style/base.css",
    "style/tokens.css",
    "transport/bootstrap.js",
    "art/favicon.svg",
    "fonts/grenze-latin-600-normal.woff2",
    "fonts/alegreya-sans-latin-400-normal.woff2",
    "fonts/alegreya-sans-latin-700-normal.woff2",
)
PICTURES = ("pictures", "shots", "plots")
DATA = ("glossary.toml",)  # what a document gives the reader to take away


def stage(pages: Pages, folder: Path) -> None:
    """Write the source of the site to `folder`: one Markdown file for each page, and `worn` beside them."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in PICTURES:
        shutil.copytree(DOCS / name, folder / name)
    for name in DATA:
        shutil.copyfile(DOCS / name, folder / name)
    at = {path.resolve(): page for page, path in pages.files.items()}
    for page, path in pages.files.items():
        target = folder / f"{page}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(relink(path.read_text(encoding="utf-8"), path, page, at), encoding="utf-8")
    for name in WORN:
        copy = folder / "worn" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(CLIENT / name, copy)


def relink(text: str, path: Path, page: str, at: dict[Path, str]) -> str:
    """Change links to documents into links to their pages; links inside code stay."""

    def led(found: re.Match[str]) -> str:
        file, hash_, anchor = found["target"].partition("#")
        target = at.get((path.parent / file).resolve()) if file else None
        if target is None:
            return found["target"]
        return os.path.relpath(f"{target}.md", Path(page).parent.as_posix()) + hash_ + anchor

    done, last = [], 0
    for code in FENCE.finditer(text):
        done += [LINK.sub(led, text[last : code.start()]), code[0]]
        last = code.end()
    return "".join([*done, LINK.sub(led, text[last:])])
