"""What the compiler reads: the sources, with the methods written out that classes leave to be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "meadhall"
PLAY = """
import meadhall
for name in meadhall.names():
    game = meadhall.game(name)
    state = game.new(game.usual)
    print(name, type(state).fields, sorted((one, frame.fields) for one, frame in game.frames.items()))
    for seed in range(2):
        twin = state.copy()
        print(meadhall.rollout(twin, meadhall.Rng.seeded(seed)), game.position(twin.copy()))
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to: Path = tmp_path_factory.mktemp("written") / "meadhall"
    modules = [path for folder in ("core", "games") for path in sorted((SOURCE / folder).rglob("*.py"))]
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from expand import expand_sources

        expand_sources(SOURCE, to, modules)
    finally:
        sys.path.remove(str(ROOT / "tools"))
    return to


def played(hall: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(hall.parent), "PYTHONHASHSEED": "0"}
    return subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, check=True, text=True, capture_output=True
    ).stdout


def test_written_out_by_hand_or_by_python_the_games_are_the_same(written: Path) -> None:
    assert played(written) == played(SOURCE)


def test_nothing_is_left_to_be_written(written: Path) -> None:
    """States, frames, and what only the type checker needs."""
    state = (written / "games/norsaga/state.py").read_text()
    copy = "twin = Norsaga([]); twin.agenda = self.agenda.copy(); twin.house = self.house; "
    assert f"    def copy(self) -> Norsaga: {copy}" in state
    lore = (written / "games/norsaga/rules/lore.py").read_text()
    assert "    def __init__(self, player: i64) -> None: self.seat = -2; self.player = player" in lore
    assert "@dataclass_transform" not in (written / "core/agenda.py").read_text()


def test_frames_are_made_cheaply(written: Path) -> None:
    """The memory of one is used again for the next of its kind."""
    lore = (written / "games/norsaga/rules/lore.py").read_text()
    assert "@mypyc_attr(free_list_len=1)\nclass Augur(Onward):" in lore


def test_lines_keep_their_numbers(written: Path) -> None:
    """A traceback of the compiled engine points into the source that people read."""
    changed = 0
    for path in sorted((SOURCE / "games").rglob("*.py")):
        before = path.read_text().split("\n")
        after = (written / path.relative_to(SOURCE)).read_text().split("\n")
        for one, other in zip(before, after, strict=False):
            if one and one != other:
                assert one == "from __future__ import annotations"
                changed += 1
    assert changed > 50
