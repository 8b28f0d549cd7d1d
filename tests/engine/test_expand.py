"""What the compiler reads: the sources, with the methods written out that classes leave to be written."""

from __future__ import annotations

import os
import re
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
        from expand import expanded

        expanded(SOURCE, to, modules)
    finally:
        sys.path.remove(str(ROOT / "tools"))
    return to


CHEAPER = re.compile(r"\.do_few\(")
CHEAPEST = re.compile(r"\.do_(all|before)\(")


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
    assert "    def copy(self) -> Norsaga: twin = Norsaga(self.agenda[:]); twin.house = self.house; " in state
    lore = (written / "games/norsaga/rules/lore.py").read_text()
    assert "    def __init__(self, player: i64) -> None: self.seat = -2; self.player = player" in lore
    assert "@dataclass_transform" not in (written / "core/agenda.py").read_text()


def test_frames_are_made_and_handed_over_cheaply(written: Path) -> None:
    """Their memory is used again, and nothing is packed where up to three are named, or a list and up to two more."""
    lore = (written / "games/norsaga/rules/lore.py").read_text()
    assert "@mypyc_attr(acyclic=True, free_list_len=1)\nclass Augur(Onward):" in lore
    assert "s.do_few(Draw(self.player, 1, TO_HAND), AugurDiscard(self.player))" in lore
    assert "s.do_all(frames)" in (written / "games/norsaga/rules/setup.py").read_text()
    rounds = (written / "games/trudvang/rules/rounds.py").read_text()
    assert "s.do_before(shadows(s, fallen), RoundStarts(), NextPhase())" in rounds
    flow = (written / "games/trudvang/rules/flow.py").read_text()
    assert "s.do(*(PickOne(" in flow, "a generator is no list"
    assert "s.do(*frames, *steps_of(branch.do, self.scene()))" in flow


def test_lines_keep_their_numbers(written: Path) -> None:
    """A traceback of the compiled engine points into the source that people read."""
    changed = 0
    for path in sorted((SOURCE / "games").rglob("*.py")):
        before = path.read_text().split("\n")
        after = (written / path.relative_to(SOURCE)).read_text().split("\n")
        for one, other in zip(before, after, strict=False):
            if one and one not in (other, CHEAPER.sub(".do(", other), CHEAPEST.sub(".do(*", other)):
                assert one == "from __future__ import annotations"
                changed += 1
    assert changed > 50
