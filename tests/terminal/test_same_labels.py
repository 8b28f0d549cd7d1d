"""The terminal lists what a browser is sent: the same labels, notes and closed answers, in lists of either shape."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.core.agenda import TABLE
from meadhall.tables.seat_view import build_view, write_label
from meadhall.terminal.choices import FLAT, Choice
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES, words
from meadhall.words.decision_text import LabelledDecision
from optional import unwrap
from terminal.conftest import SitDown
from terminal.sizes_helpers import SEATS, asked

ANSWERS = 60


def ends(offered: list[Choice] | tuple[Choice, ...]) -> list[Choice]:
    """The choices that are whole answers."""
    return [end for choice in offered for end in (ends(choice.then) if choice.then else [choice])]


def compare(sitting: Sitting, decision: LabelledDecision) -> None:
    offered = sitting.list_choices()
    options = {option.answer: option for option in decision.options}
    things = {thing.id: thing for thing in decision.things}
    assert sorted(one.answer for one in ends(offered)) == sorted(options)
    for choice in offered:
        if choice.then:
            assert choice.label in (things[choice.thing].group, things[choice.thing].label)
            assert choice.question in (things[choice.thing].hint, things[choice.thing].label)
    for end in ends(offered):
        option = options[end.answer]
        rows = [things[target].row for target in option.targets if target in things]
        said = [text.rstrip(".") for text in (option.title or option.label, option.row, *rows) if text]
        assert any(end.label.startswith(text) for text in said), end
        assert all(decision.notes[note].text in end.label for note in option.notes), end
        assert len(options) > FLAT or end.label.startswith((option.title or option.label).rstrip(".")), end
    closed = [one.label.rstrip(".") for one in decision.closed if one.always or not one.lifted]
    assert all(text in line for text, line in zip(closed, sitting.list_closed(), strict=True))
    assert decision.prompt in sitting.question()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_rows_say_what_a_browser_is_sent(game: str, language: str, sit_down: SitDown) -> None:
    sitting, rng = asked(sit_down, game, seed=11), random.Random(11)
    sitting.speak(language)
    for _ in range(ANSWERS):
        if sitting.table.outcome is not None:
            break
        decision = unwrap(sitting.table.decision)
        seat = decision.seat
        sitting.reader = 0 if seat == TABLE else seat
        of = meadhall.game(game)
        shown = build_view(of, sitting.table.state, sitting.reader)
        sent = write_label(of, words(language, game), sitting.names, sitting.reader, shown.view, shown.decision)
        compare(sitting, unwrap(sent))
        sitting.table.answer(sitting.reader, rng.choice(decision.options))
