"""The compiled engine takes no more instructions for a decision than it did: see `benchmarks/instructions.py`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import callgrind
import instructions
import pytest
from lots import SEATS

import meadhall
from meadhall.games import SHIPPED

ROOT = Path(meadhall.__file__).parents[1]

SHEET = """\
# callgrind format
events: Ir

fl=(1) agenda.c
fn=(1) CPyDef_agenda___rollout
0 5
cfn=(2) CPyDef_agenda___advance
calls=2 0
0 40
+3 1
cfn=(1)
calls=1 0
0 7

fn=(2)
0 30
cob=(3) libc.so
cfn=(4) malloc
calls=1 0
0 10

fn=(4)
0 10
""".splitlines()


@pytest.mark.skipif(not meadhall.compiled, reason="counts the compiled engine")
@pytest.mark.skipif(not callgrind.is_installed(), reason="valgrind is not installed: nobody counts instructions")
@pytest.mark.parametrize("game", SEATS)
def test_a_decision_takes_hardly_more_instructions_than_it_did(game: str) -> None:
    on = instructions.build(ROOT)
    then = instructions.read_expected(on).get(game)
    if then is None:
        pytest.skip(f"nobody has written down figures of this build: {on}")

    now = instructions.count(game, ROOT).each

    assert instructions.verdict(now, then) != "risen", (
        f"{now:,} instructions, not {then:,}: `python benchmarks/instructions.py {game} --top 20` says where they go. "
        f"If it has to be so, `--write` makes it the new figure."
    )


def test_a_sheet_of_callgrind_is_read_by_function() -> None:
    profile = callgrind.parse_sheet(SHEET)

    assert profile.total == 46
    assert profile.own == Counter({"CPyDef_agenda___advance": 30, "malloc": 10, "CPyDef_agenda___rollout": 6})
    assert profile.whole["CPyDef_agenda___advance"] == 40
    assert profile.whole["CPyDef_agenda___rollout"] == 46, "what it spends in itself is not counted twice"


@pytest.mark.parametrize(
    ("now", "then", "said"),
    [
        (1101, 1000, "risen"),
        (1100, 1000, "as expected"),
        (910, 1000, "as expected"),
        (900, 1000, "fallen"),
        (5000, None, "not judged"),
    ],
)
def test_more_than_a_tenth_is_too_much(now: int, then: int | None, said: str) -> None:
    assert instructions.verdict(now, then) == said


def test_the_figures_of_other_builds_and_games_stay(tmp_path: Path) -> None:
    file = tmp_path / "figures.toml"
    instructions.write_counts("x86_64, gcc 12", {"norsaga": 12, "trudvang": 99}, file)
    instructions.write_counts("aarch64, clang 17", {"norsaga": 15}, file)
    instructions.write_counts("x86_64, gcc 12", {"norsaga": 6}, file)

    assert instructions.read_expected("x86_64, gcc 12", file) == {"norsaga": 6, "trudvang": 99}
    assert instructions.read_expected("aarch64, clang 17", file) == {"norsaga": 15}
    assert instructions.read_expected("riscv64, gcc 14", file) == {}, "which is why it is not judged"


def test_every_game_has_figures_wherever_there_are_any() -> None:
    assert instructions.read_builds()
    for on in instructions.read_builds():
        assert set(instructions.read_expected(on)) == set(SEATS), on
    assert set(SEATS) == set(instructions.GAMES) == set(SHIPPED)


def test_no_figure_that_is_written_down_is_above_its_limit() -> None:
    found = instructions.read_builds()
    assert found
    for on, figures in found.items():
        assert figures.keys() == instructions.LIMITS.keys(), on
        over = {game: figure for game, figure in figures.items() if figure > instructions.LIMITS[game]}
        assert not over, f"{on}: {over}"
