"""What may be known of a test before it is taken: the odds of every Hero who may take it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.steps import Test
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import TEST_RUNE, TESTS
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.odds import chance_of_success
from meadhall.games.trudvang.rules.effects import draw_power
from meadhall.games.trudvang.rules.exhaust import more_runes
from meadhall.games.trudvang.rules.tests import AfterDraw, OfTest, TakePart, allowed, difficulty_for
from meadhall.games.trudvang.rules.who import is_class
from meadhall.games.trudvang.state import Trudvang


def odds_of(s: Trudvang, frame: Frame) -> dict[str, float]:
    """TL-TEST-01, TL-TEST-20, TL-EXH-07. The chance of each Hero who may take the test that is asked about; after the draw, the chance of drawing again."""
    if isinstance(frame, AfterDraw):
        bag: list[i64] = [s.bags[frame.seat][kind] + s.drawn[frame.seat][kind] for kind in range(6)]
        return {hero_text(s, frame.seat): chance(s, frame, frame.seat, bag, more_runes(s.hero[frame.seat]))}
    if isinstance(frame, OfTest):
        takers = [frame.seat] if isinstance(frame, TakePart) else allowed(s, frame.test(s), frame.scene())
        return {hero_text(s, seat): chance(s, frame, seat, s.bags[seat], 0) for seat in takers}
    return {}


def chance(s: Trudvang, frame: OfTest | AfterDraw, seat: i64, bag: list[i64], more: i64) -> float:
    step = frame.step(s)
    assert isinstance(step, Test)
    if any(is_class(s, seat, name) for name in step.auto):
        return 1.0
    needed = difficulty_for(s, step, seat) - s.extra[seat]
    kind = TEST_RUNE[TESTS.index(step.type)]
    return round(chance_of_success(bag, kind, draw_power(s, seat, "test") + more, needed), 4)
