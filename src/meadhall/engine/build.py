"""Build the compiled engine of a checkout beside the running one, test it, then swap it in.

`python -m meadhall.engine.build` prints its progress as a percentage per line and exits with 0 when the engine is in
place. After a failure `build/engine.log` has the compiler's output.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from meadhall.engine import selection
from meadhall.engine.selection import (
    STAMP,
    find_checkout,
    find_folder,
    find_lock,
    find_log,
    find_missing,
    hash_sources,
    is_building,
)

LOOK = 1.0  # seconds between two looks at how far it is
TRIED = """\
import meadhall
assert meadhall.compiled
for name in meadhall.names():
    game = meadhall.game(name)
    meadhall.rollout(game.new(players=game.players[1]), meadhall.Rng.seeded(1))
"""

Command = Sequence[str]


def install_requirements(target: Path, *more: str) -> list[str]:
    """Run pip. Build requirements are installed in isolation; `--no-build-isolation` uses the installed ones."""
    return [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        *more,
        "--target",
        str(target),
        ".",
    ]


def build(
    root: Path,
    told: Callable[[int], None],
    *more: str,
    command: Callable[..., Command] = install_requirements,
    trial: Command = (sys.executable, "-c", TRIED),
) -> bool:
    """Build and return whether there is a new engine. The old one stays until the new one has played a game."""
    with hold_lock(root) as mine:
        return mine and compile_engine(root, told, command(root / "build/next", *more), trial)


def compile_engine(root: Path, told: Callable[[int], None], command: Command, trial: Command) -> bool:
    of = hash_sources(root)  # taken before the build: a rule changed during the build makes the engine outdated
    fresh = root / "build/next"
    for old in (fresh, *(root / "build").glob("lib*"), *(root / "build").glob("temp*")):
        shutil.rmtree(old, ignore_errors=True)
    with find_log(root).open("wb") as log:
        wanted = {"MEADHALL_COMPILED": "1", "MEADHALL_DOCS": ""}  # an engine needs no handbook
        with subprocess.Popen(command, cwd=root, stdout=log, stderr=log, env={**os.environ, **wanted}) as compiling:
            find_lock(root).write_text(f"{os.getpid()} {compiling.pid}", encoding="ascii")
            report_progress(compiling, root / "build", told)
        fine = (
            compiling.returncode == 0
            and subprocess.run(
                trial,
                cwd=root / "build",
                stdout=log,
                stderr=log,
                check=False,
                env={**os.environ, "PYTHONPATH": str(fresh)},
            ).returncode
            == 0
        )
    if fine:
        (fresh / STAMP).write_text(of + "\n", encoding="ascii")
        replace_engine(fresh, find_folder(root))
        find_log(root).unlink()
    return fine


def report_progress(compiling: subprocess.Popen[bytes], folder: Path, told: Callable[[int], None]) -> None:
    """Report progress by the number of compiled C files."""
    old, last = set(list_files(folder, ".o")), 0
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            compiling.wait(LOOK)
            return
        sources = len(list_files(folder, ".c"))
        objects = len(set(list_files(folder, ".o")) - old)
        percent = min(99, 100 * objects // sources) if sources else 0
        if percent > last:
            last = percent
            told(percent)


def list_files(folder: Path, ending: str) -> list[Path]:
    """Uses `os.walk`, not `rglob`: files that the compiler deletes while this runs are skipped."""
    return [Path(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(ending)]


def replace_engine(fresh: Path, place: Path) -> None:
    old = place.with_name("old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def hold_lock(root: Path) -> Iterator[bool]:
    """Take the build lock, or return False: two builds would overwrite each other's files."""
    lock = find_lock(root)
    lock.parent.mkdir(exist_ok=True)
    if not is_building(root):
        lock.unlink(missing_ok=True)
    try:
        with lock.open("x", encoding="ascii") as file:
            file.write(str(os.getpid()))
    except FileExistsError:
        yield False
        return
    try:
        yield True
    finally:
        lock.unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> int:
    root = find_checkout()
    if root is None or is_building(root) or find_missing() is not None:
        print(f"The compiled engine cannot be built: {selection.explain_choice()}", file=sys.stderr)
        return 1
    if hasattr(os, "nice"):
        os.nice(10)  # games have priority
    return 0 if build(root, lambda percent: print(percent, flush=True), *arguments) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
