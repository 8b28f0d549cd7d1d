"""Which engine runs, and why: plain Python, or the same source compiled.

A wheel contains the compiled engine in the package. A checkout has it in `build/compiled`, a whole package that goes
first on the path. `.built` in it holds the fingerprint of its source: an engine compiled from other rules is never
used.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path

import meadhall

HOT = ("core", "book", "games", "bots", "research")  # folders whose modules may be compiled
STAMP, LOG, LOCK = ".built", "engine.log", "engine.pid"

# Reasons. The first two mean compiled, the others plain.
WHEEL, BUILT = "wheel", "built"
READY, BUILDING, STALE, FAILED, UNBUILT = "ready", "building", "stale", "failed", "unbuilt"
NO_COMPILER, NO_HEADERS, INSTALLED = "no-compiler", "no-headers", "installed"
CAN_BUILD = {READY, STALE, FAILED, UNBUILT}  # or has one already, which only this process does not run on


def find_checkout() -> Path | None:
    """Return the source folder that this package runs from or was built from, or None if it was installed."""
    here = Path(meadhall.__file__).resolve().parents[1]
    for root in (here.parent, here.parent.parent):  # of src, of build/compiled
        if (root / "setup.py").is_file() and (root / "src/meadhall/core").is_dir():
            return root
    return None


def find_folder(root: Path) -> Path:
    return root / "build/compiled"


def find_lock(root: Path) -> Path:
    return root / "build" / LOCK


def find_log(root: Path) -> Path:
    return root / "build" / LOG


def explain_choice() -> str:
    """Return the reason as one word."""
    root = find_checkout()
    if meadhall.compiled:
        return WHEEL if root is None else BUILT
    if root is None:
        return INSTALLED
    if is_current(root):
        return READY
    if is_building(root):
        return BUILDING
    if (lack := find_missing()) is not None:
        return lack
    if find_log(root).exists():  # a build that went well leaves none
        return FAILED
    return STALE if (find_folder(root) / STAMP).exists() else UNBUILT


def find_missing() -> str | None:
    """Return what a build would need and this machine lacks."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(map(shutil.which, (os.environ.get("CC") or named, named, "cc", "gcc", "clang"))):
        return NO_COMPILER
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return NO_HEADERS
    return None


def hash_sources(root: Path) -> str:
    """Hash all sources of the compiled modules and the Python version."""
    found = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    sources = [path for folder in HOT for path in sorted((root / "src/meadhall" / folder).rglob("*.py"))]
    made_by = [root / name for name in ("setup.py", "pyproject.toml", "tools/expand.py")]
    for path in (*made_by, *sources):
        found.update(f"\n{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def is_current(root: Path) -> bool:
    """Return whether the engine in the checkout matches the current rules."""
    stamp = find_folder(root) / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == hash_sources(root)


def prepare(root: Path) -> Path | None:
    """Return the folder to put first on the path for the compiled engine. Files that are not compiled are updated in
    it.
    """
    if not is_current(root):
        return None
    copy_resources(root / "src/meadhall", find_folder(root) / "meadhall")
    return find_folder(root)


def copy_resources(source: Path, target: Path) -> None:
    """Copy texts, pages and scripts from the source; they need no compiler."""
    wanted = list_files(source)
    for name in wanted:
        if not (target / name).is_file() or not filecmp.cmp(source / name, target / name, shallow=False):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target / name)
    for name in list_files(target) - wanted:
        if Path(name).suffix not in {".so", ".pyd"}:
            (target / name).unlink()


def list_files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def is_building(root: Path) -> bool:
    """Return whether a build is running; ignore the lock of a dead process.

    The lock names the builder and its compiler, which may outlive a killed builder for a while.
    """
    if os.name != "posix":  # elsewhere asking after a process would end it
        return False
    try:
        return any(map(is_alive, map(int, find_lock(root).read_text(encoding="ascii").split())))
    except (OSError, ValueError):
        return False


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


def main() -> None:
    """Print the folder to put first on the path, or nothing: `PYTHONPATH=$(python -m meadhall.engine.selection)`."""
    root = find_checkout()
    if root is not None and (folder := prepare(root)) is not None:
        print(folder)


if __name__ == "__main__":
    main()
