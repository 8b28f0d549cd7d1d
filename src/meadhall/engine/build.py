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
from meadhall.engine.selection import STAMP, checkout, fingerprint, folder_of, is_building, lacking, lock_of, log_of

LOOK = 1.0  # seconds between two looks at how far it is
TRIED = """\
import meadhall
assert meadhall.compiled
for name in meadhall.names():
    game = meadhall.game(name)
    meadhall.rollout(game.new(players=game.players[1]), meadhall.Rng.seeded(1))
"""

Command = Sequence[str]


def pip(target: Path, *more: str) -> list[str]:
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
    command: Callable[..., Command] = pip,
    trial: Command = (sys.executable, "-c", TRIED),
) -> bool:
    """Build and return whether there is a new engine. The old one stays until the new one has played a game."""
    with alone(root) as mine:
        return mine and built(root, told, command(root / "build/next", *more), trial)


def built(root: Path, told: Callable[[int], None], command: Command, trial: Command) -> bool:
    of = fingerprint(root)  # taken before the build: a rule changed during the build makes the engine outdated
    fresh = root / "build/next"
    for old in (fresh, *(root / "build").glob("lib*"), *(root / "build").glob("temp*")):
        shutil.rmtree(old, ignore_errors=True)
    with log_of(root).open("wb") as log:
        wanted = {"MEADHALL_COMPILED": "1", "MEADHALL_DOCS": ""}  # an engine needs no handbook
        with subprocess.Popen(command, cwd=root, stdout=log, stderr=log, env={**os.environ, **wanted}) as compiling:
            lock_of(root).write_text(f"{os.getpid()} {compiling.pid}", encoding="ascii")
            watch(compiling, root / "build", told)
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
        put_in_place(fresh, folder_of(root))
        log_of(root).unlink()
    return fine


def watch(compiling: subprocess.Popen[bytes], folder: Path, told: Callable[[int], None]) -> None:
    """Report progress by the number of compiled C files."""
    old, last = set(files(folder, ".o")), 0
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            compiling.wait(LOOK)
            return
        sources = len(files(folder, ".c"))
        objects = len(set(files(folder, ".o")) - old)
        percent = min(99, 100 * objects // sources) if sources else 0
        if percent > last:
            last = percent
            told(percent)


def files(folder: Path, ending: str) -> list[Path]:
    """Uses `os.walk`, not `rglob`: files that the compiler deletes while this runs are skipped."""
    return [Path(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(ending)]


def put_in_place(fresh: Path, place: Path) -> None:
    old = place.with_name("old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def alone(root: Path) -> Iterator[bool]:
    """Take the build lock, or return False: two builds would overwrite each other's files."""
    lock = lock_of(root)
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
    root = checkout()
    if root is None or is_building(root) or lacking() is not None:
        print(f"The compiled engine cannot be built: {selection.why()}", file=sys.stderr)
        return 1
    if hasattr(os, "nice"):
        os.nice(10)  # games have priority
    return 0 if build(root, lambda percent: print(percent, flush=True), *arguments) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
