"""Count instructions per player's decision of random play, compiled: a measure of speed without noise.

    python benchmarks/instructions.py                       counts and judges all games
    python benchmarks/instructions.py trudvang --top 20     one game, and where its instructions go
    python benchmarks/instructions.py --write               replace the expected counts by the measured ones

Expected counts are in `instructions.toml`, one table for each build: another processor, Python, mypyc or C compiler
takes other instructions for the same source. A build without a table is counted, not judged; `--write` adds one.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
import sysconfig
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from pathlib import Path

from callgrind import Profile, is_installed, run_counted
from lots import SEATS, TITLES

HERE = Path(__file__).resolve().parent
EXPECTED = HERE / "instructions.toml"
COMPILED = HERE.parent / "build/compiled"
GAMES = {"norsaga": 8, "fire_and_axe": 4, "yggdrasil": 60, "trudvang": 8}  # so that a new deal moves no figure far
OURS = "CPyDef_"  # how mypyc begins the name of a function
RISE = 1.10  # the largest increase without a new entry in instructions.toml
# No count in instructions.toml may be above these.
LIMITS = {"norsaga": 5_600, "fire_and_axe": 3_400, "yggdrasil": 5_000, "trudvang": 17_000}


@dataclass(frozen=True)
class Count:
    """The count of one game."""

    decisions: int
    profile: Profile

    @property
    def each(self) -> int:
        return round(self.profile.total / self.decisions)


def count(game: str, folder: Path = COMPILED, seats: int = 0) -> Count:
    """Play the game's lot under callgrind. The same build gives the same count, under any load of the machine."""
    lot = [game, str(seats or SEATS[game]), str(GAMES[game])]
    printed, profile = run_counted([str(HERE / "random_play.py"), *lot], folder)
    decisions, compiled = printed.split()
    if compiled != "True":
        raise RuntimeError(f"no compiled engine in {folder}: make compiled")
    return Count(int(decisions), profile)


def build(folder: Path = COMPILED) -> str:
    """Return what the counts depend on besides our source."""
    tuned = "optimized " if "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")) else ""
    python = f"{tuned}{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}"
    return f"{platform.machine()}, {python}, {find_mypyc()}, {read_compiler(folder)}"


def find_mypyc() -> str:
    """Return the installed mypyc; a bare environment has none, so the engine's is unknown."""
    try:
        return f"mypyc {metadata.version('mypy')}"
    except metadata.PackageNotFoundError:
        return "unknown mypyc"


def read_compiler(folder: Path) -> str:
    """Return the C compiler of the engine: its name is in every file."""
    found = b"".join(file.read_bytes() for file in folder.glob("meadhall/core/agenda.*.so"))
    made = re.search(rb"GCC: \([^)]*\) (\d+)|clang version (\d+)", found)
    if made is None:
        return "unknown compiler"
    return f"gcc {made[1].decode()}" if made[1] else f"clang {made[2].decode()}"


def read_builds(file: Path = EXPECTED) -> dict[str, dict[str, int]]:
    """Return the last written counts of each game on each build."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def read_expected(on: str, file: Path = EXPECTED) -> dict[str, int]:
    """Return the counts of one build; empty if there are none yet."""
    return read_builds(file).get(on, {})


def verdict(now: int, then: int | None) -> str:
    """Return the verdict: only `risen` is bad."""
    if then is None:
        return "not judged"
    return "risen" if now > RISE * then else "fallen" if RISE * now < then else "as expected"


def write_counts(on: str, counts: Mapping[str, int], file: Path = EXPECTED) -> None:
    """Return the file with this build's counts replaced; those of other games and builds stay."""
    tables = read_builds(file)
    tables[on] = {**tables.get(on, {}), **counts}
    lines = ["# Instructions per player's decision of random play, compiled: see instructions.py, which writes this."]
    for name, figures in sorted(tables.items()):
        lines += ["", f'["{name}"]', *(f"{game} = {figure}" for game, figure in figures.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def list_top(found: Count, most: int) -> list[str]:
    """Return the most expensive functions: all kinds by their own count, and ours with their callees."""
    ours = {name: taken for name, taken in found.profile.whole.items() if name.startswith(OURS) and "_glue" not in name}
    lines = []
    for what, taken in (("itself", found.profile.own), ("with what it called", ours)):
        lines.append(f"  {'share':>7} {'each':>9}  function, {what}")
        lines += [
            f"  {cost / found.profile.total:7.1%} {cost / found.decisions:9,.0f}  {plain(name)}"
            for name, cost in sorted(taken.items(), key=lambda item: (-item[1], item[0]))[:most]
        ]
    return lines


def plain(symbol: str) -> str:
    """`CPyDef_rules___deck___Draw___resolve` is mypyc's name of `rules.deck.Draw.resolve`."""
    return symbol.removeprefix(OURS).replace("___", ".")


def main(arguments: Sequence[str] | None = None) -> int:
    line = argparse.ArgumentParser(description="Instructions per player's decision of random play, compiled.")
    line.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(SEATS)}; all of them unless named")
    line.add_argument("--top", type=int, default=0, metavar="N", help="the N functions that take most")
    line.add_argument("--seats", type=int, default=0, metavar="N", help="other than usual; counted, not judged")
    line.add_argument("--write", action="store_true", help=f"write what was counted into {EXPECTED.name}")
    asked = line.parse_args(arguments)
    names = asked.games or list(SEATS)
    if unknown := [name for name in names if name not in SEATS]:
        line.error(f"no game {unknown[0]}; there are {', '.join(SEATS)}")
    if not is_installed():
        print("instructions: not counted: valgrind is not installed", file=sys.stderr)
        return 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(names, pool.map(partial(count, seats=asked.seats), names), strict=True))
    on = build()
    then = {} if asked.seats else read_expected(on)
    print(f"Instructions per decision, {on}")
    for name, found in counts.items():
        was = then.get(name)
        print(f"{TITLES[name]:<22} {found.each:>9,}  {verdict(found.each, was)}" + (f" ({was:,})" if was else ""))
        for row in list_top(found, asked.top) if asked.top else []:
            print(row)
    if asked.write and not asked.seats:
        write_counts(on, {name: found.each for name, found in counts.items()})
        return 0
    if not then and not asked.seats:
        print(f"instructions: not judged: {EXPECTED.name} has no figures of this build; --write adds them")
    return int(any(verdict(found.each, then.get(name)) == "risen" for name, found in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
