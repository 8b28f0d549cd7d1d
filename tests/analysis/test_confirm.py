"""How mistakes that the analysis names are confirmed (`benchmarks/experiments/confirm_analysis.py`)."""

from itertools import cycle, islice
from pathlib import Path

import pytest
from confirm_analysis import FIELDS, MISTAKEN, NONE, UNCLEAR, Confirmed, differences, measure, read_confirmed, summary

import meadhall
from meadhall.analysis.decision_points import find_moments
from meadhall.bots.match import play_match
from meadhall.core.decision import legal_texts


@pytest.mark.parametrize(
    ("found", "worlds", "verdict"),
    [
        ([1.0, 1.0, 0.0, 1.0], 20, MISTAKEN),  # clear at the first look
        ([-1.0, 0.0, 0.0, 0.0, 0.0], 40, NONE),  # a little later
        ([1.0, -1.0, 1.0, -1.0], 60, UNCLEAR),  # never
        ([1.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 1.0, -1.0], 60, UNCLEAR),
        ([0.0], 60, UNCLEAR),  # all alike so far: that may be luck
    ],
)
def test_playing_on_ends_when_it_is_clear(found: list[float], worlds: int, verdict: str) -> None:
    worlds_tried, *_, said = measure(cycle(found), 20, 60)

    assert (worlds_tried, said) == (worlds, verdict)


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_the_same_answer_comes_to_the_same(name: str) -> None:
    """With the same luck; so what differs between two answers is what they do."""
    game, field = meadhall.game(name), FIELDS[name]
    levels = field.tables[0].split()
    options = field.options | ({"round_cap": 3} if name == "fire_and_axe" else {})
    record = play_match(game, len(levels), game.check(options, len(levels)), levels, 7).record
    moment = next(
        one
        for one in reversed(find_moments(record))
        if not one.is_draw and len(legal_texts(one.before)) > 1 and (name != "trudvang" or one.before.fight is not None)
    )
    found = differences(game, moment, moment.answers[0], moment.answers[0])

    assert list(islice(found, 2)) == [0.0, 0.0]


def test_runs_add_up(tmp_path: Path) -> None:
    file = tmp_path / "confirmed.jsonl"
    one = Confirmed(
        "norsaga", 501, 9, "karl", "tale.continue", "pass", "draw", "mistake", 0.1, 20, 0.2, 0.05, 0.2, MISTAKEN
    )
    with file.open("w", encoding="utf-8") as lines:
        lines.write(one.line() + one.line() + one.line().replace("norsaga", "yggdrasil"))

    found = read_confirmed(file, "norsaga")

    assert found == [one, one]
    assert "2 of 1 games: gave away 10.0 on average, played on 20.0" in summary(found)
