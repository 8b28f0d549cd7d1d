"""The public odds of a test before it is taken, for every Hero who can take it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.model.steps import Test
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import HEROES, KINDS, TEST_RUNE, TESTS, WILD
from meadhall.games.trudvang.edge.odds import chance_of_success
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.rules.effects import draw_power
from meadhall.games.trudvang.rules.exhaust import more_runes, more_successes
from meadhall.games.trudvang.rules.tests import (
    EXHAUST,
    EXHAUST_HIRED,
    AfterDraw,
    OfTest,
    TakePart,
    allowed_heroes,
    difficulty_for,
    rune_of,
    successes,
)
from meadhall.games.trudvang.rules.who import is_class
from meadhall.games.trudvang.state import Trudvang


def odds_of(s: Trudvang, frame: Frame) -> dict[str, float]:
    """TL-TEST-01, TL-TEST-20, TL-EXH-07. Return the chance of each Hero who can take the pending test; after the draw,
    the chance of drawing again.
    """
    if isinstance(frame, AfterDraw):
        return {HEROES[hero]: odds_after_exhaust(s, frame, hero) for hero in may_tire(s, frame)}
    if isinstance(frame, OfTest):
        test = frame.test(s)
        takers = [frame.seat] if isinstance(frame, TakePart) else allowed_heroes(s, test, frame.scene())
        return {hero_text(s, seat): chance_of_hero(s, test, seat, s.bags[seat]) for seat in takers}
    return {}


def draws_of(s: Trudvang, frame: Frame) -> dict[str, list[int]]:
    """TL-TEST-02, TL-TEST-21, TL-SOLO-11. Return after the draw the successes of each Hero so far, effects and given-up
    runes included, and the number needed.
    """
    if not isinstance(frame, AfterDraw):
        return {}
    step = frame.step(s)
    assert isinstance(step, Test)
    drawn = [seat for seat in range(s.players) if sum(s.drawn[seat])]
    return {
        hero_text(s, seat): [int(successes(s, seat, rune_of(step))), int(difficulty_for(s, step, seat))]
        for seat in drawn
    }


def runes_counting(s: Trudvang, frame: Frame) -> list[str]:
    """TL-TEST-03. Return after the draw the runes that count in the test."""
    if not isinstance(frame, AfterDraw):
        return []
    step = frame.step(s)
    assert isinstance(step, Test)
    return [KINDS[TEST_RUNE[TESTS.index(step.type)]], KINDS[WILD]]


def may_tire(s: Trudvang, frame: AfterDraw) -> list[i64]:
    """TL-EXH-01, TL-SOLO-19. Return the Hero, and for a single player also the hired hand, as far as they can still
    exhaust.
    """
    answers = frame.options(s)
    return [hero for answer, hero in ((EXHAUST, s.hero[frame.seat]), (EXHAUST_HIRED, s.hired)) if answer in answers]


def odds_after_exhaust(s: Trudvang, frame: AfterDraw, hero: i64) -> float:
    """Return the chance after exhausting this Hero card: all runes go back, and its effect is gained."""
    seat = frame.seat
    bag: list[i64] = [s.bags[seat][kind] + s.drawn[seat][kind] for kind in range(6)]
    step = frame.step(s)
    assert isinstance(step, Test)
    return chance_of_hero(s, step, seat, bag, more_runes(hero), more_successes(hero))


def chance_of_hero(s: Trudvang, step: Test, seat: i64, bag: list[i64], more: i64 = 0, won: i64 = 0) -> float:
    """TL-TEST-02, TL-TEST-21. Return the chance of success of a Hero who draws from this bag, with this many extra
    runes and successes already won.
    """
    if any(is_class(s, seat, name) for name in step.auto):
        return 1.0
    needed = difficulty_for(s, step, seat) - s.extra[seat] - won
    kind = TEST_RUNE[TESTS.index(step.type)]
    return round(chance_of_success(bag, kind, draw_power(s, seat, "test") + more, needed), 4)
