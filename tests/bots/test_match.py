"""A game between bots, told in numbers and as a record."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots.match import Tally, play_match
from scenario import norsaga


def test_a_match_tells_what_happened() -> None:
    result = play_match(norsaga, 3, {}, ["karl", "thrall", "karl"], 5)

    assert result.winning_levels == [["karl", "thrall", "karl"][seat] for seat in result.winners]
    assert result.turns > 0
    assert set(result.tallies) == {"karl", "thrall"}
    given = [answer for answer in result.record.answers if answer.seat != "chance"]
    assert result.decisions == len(given)
    for tally in result.tallies.values():
        assert sum(tally.asks.values()) == sum(tally.words.values()) == tally.decisions
        assert tally.count_answers("tale.continue") == {"play": tally.asks["tale.continue"]}
        assert 0 < tally.slowest <= tally.seconds


def test_the_record_of_a_match_verifies() -> None:
    result = play_match(norsaga, 2, {"turn_cap": 30}, ["thrall", "karl"], 9)
    record = meadhall.Record.parse(result.record.text())

    assert record.header["seats"] == ["thrall", "karl"]
    assert record.header["dealer"] == {"kind": "seeded", "seed": 9}
    verdict = record.verify()
    assert verdict.proven
    assert verdict.finished


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = (play_match(norsaga, 2, {}, ["jarl", "karl"], 3, iterations=15).record.text() for _ in range(2))

    assert one == other


def test_embellishments_are_counted_by_name() -> None:
    tally = Tally()
    for ask, word in [("story.embellish", "adapt"), ("skald.embellish", "adapt"), ("story.embellish", "pass")]:
        tally.words[ask, word] += 1

    assert tally.count_answers("story.embellish", "skald.embellish") == {"adapt": 2, "pass": 1}


def test_a_level_for_each_seat() -> None:
    with pytest.raises(meadhall.Fault) as fault:
        play_match(norsaga, 3, {}, ["karl", "thrall"], 1)

    assert fault.value.key == "bot-levels"
