"""Chance keeps to its own odds, through every door that lets it answer."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import meadhall
from conformance.games import ENTRIES
from conformance.walk import positions
from meadhall.core.agenda import CHANCE, pending
from optional import unwrap

README = Path(__file__).parents[2] / "README.md"
DRAWS = 1_200
NEAR = 0.06  # four standard deviations of a fair coin thrown so often; seeded, so it holds or it does not

each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def chances(entry):
    """A position of every question that chance is asked, where there is one with unequal odds."""
    found: dict[Any, Any] = {}
    for _, state in positions(entry.name, 8):
        if pending(state) and state.agenda[-1].seat == CHANCE:
            odds = {part for _, part in meadhall.EnumeratingDealer().branches(state)}
            found.setdefault((state.agenda[-1].ask, len(odds) > 1), state)
    return found


@each_game
def test_dealing_keeps_the_odds_that_are_told(entry):
    unequal = 0
    for (ask, differ), state in chances(entry).items():
        frame = state.agenda[-1]
        odds = {frame.text(state, move): part for move, part in meadhall.EnumeratingDealer().branches(state)}
        assert sum(odds.values()) == pytest.approx(1)
        rng = meadhall.Rng.seeded(11)
        dealt = Counter(meadhall.deal(state.copy(), rng) for _ in range(DRAWS))
        assert set(dealt) <= set(odds), ask
        for text, part in odds.items():
            assert abs(dealt[text] / DRAWS - part) < NEAR, (ask, text)
        unequal += differ

    if entry.name in ("fire_and_axe", "trudvang", "toy"):
        assert unequal


@each_game
def test_dealing_answers_and_says_what(entry):
    for state in chances(entry).values():
        one, other = state.copy(), state.copy()
        text = meadhall.deal(one, meadhall.Rng.seeded(3))
        meadhall.play(other, text)
        assert entry.game.position(one) == entry.game.position(other)
        assert meadhall.SeededDealer(3).deal(state) == entry.game.read(state, text)


@each_game
def test_chance_does_not_answer_for_others(entry):
    for _, state in positions(entry.name, 1):
        if not pending(state) or state.agenda[-1].seat != CHANCE:
            before = entry.game.position(state)
            with pytest.raises(meadhall.Fault) as refused:
                meadhall.deal(state, meadhall.Rng.seeded(1))
            assert refused.value.key == "deal-not-asked"
            assert entry.game.position(state) == before


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_the_ten_lines_play_every_game_and_let_chance_deal(name, monkeypatch):
    code = unwrap(
        re.search(r"## Ten lines of Python\n\n```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    )[1]
    deal, dealt = meadhall.deal, []
    monkeypatch.setattr(meadhall, "deal", lambda state, rng: dealt.append(deal(state, rng)))
    told: dict[Any, Any] = {}
    exec(code.replace('"norsaga"', f'"{name}"'), {"print": lambda *said, sep: told.update(last=said)})
    assert len([line for line in code.splitlines() if line]) == 10
    assert len(dealt) > 3
    assert told["last"][1].startswith(name)
