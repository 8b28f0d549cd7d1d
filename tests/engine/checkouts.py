"""A checkout with a hall of three files, and engines that somebody built in it."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.selection import STAMP, find_folder, hash_sources

FILES = {
    "setup.py": "",
    "pyproject.toml": "",
    "tools/expand.py": "",
    "src/meadhall/core/agenda.py": "pass = 1",
    "src/meadhall/words/en.ftl": "a = A",
}


def checkout_in(folder: Path) -> Path:
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "build").mkdir()
    return folder


def engine_in(root: Path) -> Path:
    """An engine as the builder leaves it, without its words."""
    folder = find_folder(root)
    (folder / "meadhall/core").mkdir(parents=True)
    (folder / "meadhall/core/agenda.so").write_text("machine code")
    (folder / STAMP).write_text(hash_sources(root) + "\n")
    return folder
