"""Tests: who takes part, seven runes each, exhausting for a second draw, and the results of the party or each Hero."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Block, Test
from meadhall.core.agenda import NOBODY, Frame, Onward
from meadhall.games.trudvang.cards import EVENTS, HEROES, TEST_RUNE, TESTS, WILD, bits, mask_of
from meadhall.games.trudvang.notation import effect_text, hero_text, heroes_text
from meadhall.games.trudvang.rules.acting import use_effect
from meadhall.games.trudvang.rules.effects import draw_power, seat_effects, test_change
from meadhall.games.trudvang.rules.exhaust import exhaust_for, more_runes
from meadhall.games.trudvang.rules.flow import NO, YES
from meadhall.games.trudvang.rules.losses import hired_spots, spend_hired, spot_text
from meadhall.games.trudvang.rules.runes import DrawRunes, return_drawn
from meadhall.games.trudvang.rules.steps import Stepwise, steps_of
from meadhall.games.trudvang.rules.who import has_card, is_class, party_of
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, QUEST_SHARED, Trudvang

AUTOMATIC: Final = 99  # successes of a Hero who need not draw
NOBODY_TAKES: Final = -2
STAND: Final = 0  # keep the draw
EXHAUST: Final = 1
EXHAUST_HIRED: Final = 2
SPEND: Final = 8  # plus the spot of a hired hand's rune
USE: Final = 64  # idents of effects are far above


def begin_test(s: Trudvang, step: Test, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-TEST-10, TL-TEST-11, TL-TEST-12, TL-TEST-13, TL-TEST-14, TL-TEST-15, TL-TEST-23, TL-GEN-05. Start a test for
    all, for each by choice, or for one; only for allowed Heroes of the region.
    """
    able = allowed_heroes(s, step, scene)
    party, where, them, user, card = scene.party, scene.where, scene.them, scene.user, scene.card
    if not able and not step.may and not step.only:
        s.do_all(fail_fallen(s, step, scene))
    elif not able:
        s.do_all(steps_of(step.declined, scene))
    elif step.by == "any":
        s.do(TakePart(able[0], block, at, party, where, them, user, card, 0))
    elif step.by == "single":
        s.do(PickTaker(s.shared(), block, at, party, where, them, user, card))
    elif step.may:
        s.do(TakeTogether(s.shared(), block, at, party, where, them, user, card))
    else:
        s.do(DrawForTest(block, at, party, where, them, user, card, mask_of(able)))


def fail_fallen(s: Trudvang, step: Test, scene: Scene) -> list[Frame]:
    """TL-DEFEAT-15. With all of the party defeated, a compulsory test is failed without a draw; a test of each Hero
    separately has no result.
    """
    if s.log is not None:
        s.say("test-fallen", {**about_test(s, step), **of_event(s)})
    s.results[ident(step.id)] = 0
    if step.outcome == "each":
        return []
    return steps_of(
        step.failure, Scene(scene.party, scene.where, 0, scene.user, scene.card) if step.outcome == "they" else scene
    )


def allowed_heroes(s: Trudvang, step: Test, scene: Scene) -> list[i64]:
    """TL-TEST-15, TL-TEST-23. Return the Heroes of the party who can take the test."""
    party = party_of(s, scene)
    if not step.only:
        return party
    return [seat for seat in party if any(fits(s, seat, one) for one in step.only)]


def fits(s: Trudvang, seat: i64, only: Any) -> bool:
    if only.kind == "class":
        return is_class(s, seat, only.name)
    if only.kind == "has":
        return has_card(s, seat, ident(only.name))
    return s.quests[int(only.name) - 1] in (QUEST_SHARED, seat)


def about_test(s: Trudvang, step: Test) -> dict[str, Any]:
    return {"type": step.type, "difficulty": step.difficulty}


def of_event(s: Trudvang) -> dict[str, str]:
    """Return the Event whose test this is: the journal leaves it out."""
    return {"event": EVENTS[s.event]} if s.event >= 0 else {}


def test_at(s: Trudvang, at: Stepwise) -> Test:
    """Return `step`, whose kind is known."""
    found: Test = at.step(s)
    return found


class OfTest(Stepwise):
    """The base of every question about a test."""

    kind: ClassVar[Any] = Test

    def test(self, s: Trudvang) -> Test:
        return test_at(s, self)

    def begin(self, s: Trudvang, takers: i64) -> list[Frame]:
        """Push the draws, or the steps after a test that no Hero takes."""
        if takers == 0:
            return steps_of(self.test(s).declined, self.scene())
        return [DrawForTest(self.block, self.at, self.party, self.where, self.them, self.user, self.card, takers)]

    def about(self, s: Trudvang) -> dict[str, Any]:
        return about_test(s, self.test(s))


class TakeTogether(OfTest):
    """TL-TEST-10, TL-TEST-18. The party takes the test together or not at all."""

    ask: ClassVar[str] = "test.together"
    rule: ClassVar[str] = "TL-TEST-10"

    def options(self, s: Trudvang) -> list[i64]:
        return [NO, YES]

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(self.begin(s, mask_of(allowed_heroes(s, self.test(s), self.scene())) if move == YES else 0))


class TakePart(OfTest):
    """TL-TEST-11, TL-TEST-18. Each Hero decides separately whether to take part."""

    ask: ClassVar[str] = "test.join"
    rule: ClassVar[str] = "TL-TEST-11"
    takers: i64

    def options(self, s: Trudvang) -> list[i64]:
        return [NO, YES]

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        takers = self.takers | (1 << self.seat if move == YES else 0)
        later = [seat for seat in allowed_heroes(s, self.test(s), self.scene()) if seat > self.seat]
        if later:
            s.do(
                TakePart(later[0], self.block, self.at, self.party, self.where, self.them, self.user, self.card, takers)
            )
        else:
            s.do_all(self.begin(s, takers))


class PickTaker(OfTest):
    """TL-TEST-12, TL-TEST-14. Exactly one Hero takes the test; the party picks them, or declines an optional one."""

    ask: ClassVar[str] = "test.pick"
    rule: ClassVar[str] = "TL-TEST-12"

    def options(self, s: Trudvang) -> list[i64]:
        able = allowed_heroes(s, self.test(s), self.scene())
        return [NOBODY_TAKES, *able] if self.test(s).may else able

    def candidates(self, s: Trudvang) -> list[i64]:
        return [NOBODY_TAKES, *range(s.players)]

    def why(self, s: Trudvang, move: i64) -> str:
        if move in self.options(s):
            return ""
        return "TL-TEST-14" if move == NOBODY_TAKES else "TL-TEST-15"

    def text(self, s: Trudvang, move: i64) -> str:
        return "nobody" if move == NOBODY_TAKES else "hero " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(self.begin(s, 0 if move == NOBODY_TAKES else 1 << move))


class DrawForTest(Stepwise):
    """TL-TEST-02, TL-TEST-05, TL-TEST-20, TL-TEST-21, TL-TEST-24, TL-MISS-09. All draw first; then all can exhaust,
    knowing all draws; then successes are counted. Heroes who succeed by Class do not draw.
    """

    whom: ClassVar[int] = NOBODY
    kind: ClassVar[Any] = Test
    takers: i64

    def __init__(
        self, block: i64, at: i64, party: i64, where: i64, them: i64, user: i64, card: i64, takers: i64
    ) -> None:
        super().__init__(NOBODY, block, at, party, where, them, user, card)
        self.takers = takers

    def resolve(self, s: Trudvang, move: i64) -> None:
        step = test_at(s, self)
        if s.log is not None:
            s.say("test", {"heroes": heroes_text(s, self.takers), "type": step.type, "difficulty": step.difficulty})
        draws: list[Frame] = []
        answers: list[Frame] = []
        aside: list[Frame] = []
        for seat in bits(self.takers):
            aside.extend(lay_aside(s, seat))
            if step.auto and any(is_class(s, seat, name) for name in step.auto):
                s.extra[seat] = AUTOMATIC
                continue
            draws.append(DrawRunes(seat, draw_power(s, seat, "test")))
            answers.append(
                AfterDraw(seat, self.block, self.at, self.party, self.where, self.them, self.user, self.card, [])
            )
        judge = Judge(self.block, self.at, self.party, self.where, self.them, self.user, self.card, self.takers)
        draws.extend(answers)
        s.do_all([*draws, judge, *aside])


def lay_aside(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-TEST-02. Set aside the runes of an interrupted draw, which are no part of this test."""
    kinds: list[i64] = []
    for kind in range(6):
        for _ in range(s.drawn[seat][kind]):
            kinds.append(kind)
    if not kinds and not s.extra[seat]:
        return []
    frames: list[Frame] = [LaidAside(seat, s.extra[seat], kinds)]
    s.drawn[seat] = [0] * 6
    s.extra[seat] = 0
    return frames


class LaidAside(Onward):
    """TL-TEST-02, TL-GEN-02. After a test that a card started in the middle of a draw, the runes drawn before it and
    their additions count again.
    """

    hero: i64
    count: i64
    kinds: list[i64]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.extra[self.hero] = self.count
        for kind in self.kinds:
            s.drawn[self.hero][kind] += 1


def rune_of(step: Test) -> i64:
    """TL-TEST-03. Return the kind of rune that counts in a test."""
    return TEST_RUNE[TESTS.index(step.type)]


def successes(s: Trudvang, seat: i64, rune: i64) -> i64:
    """TL-TEST-01, TL-TEST-02, TL-TEST-03. Return the runes of the test's kind and WILD ones, with the additions of
    effects.
    """
    drawn = s.drawn[seat]
    return drawn[rune] + drawn[WILD] + s.extra[seat]


def difficulty_for(s: Trudvang, step: Test, seat: i64) -> i64:
    """TL-TEST-21, TL-BOOK-21, TL-SOLO-14. Return the difficulty for one Hero: its Class and its cards can change it."""
    found: i64 = step.difficulty + test_change(s, seat, step.type)
    for name, change in step.adjust:
        if is_class(s, seat, name):
            found += change
    return found


class AfterDraw(Stepwise):
    """TL-EXH-01, TL-EXH-04, TL-EXH-07, TL-TEST-22, TL-TEST-24, TL-SOLO-11, TL-SOLO-19, TL-SOLO-20, TL-SOLO-21,
    TL-CARD-04. After all draws a Hero can exhaust: the runes go back and as many are drawn again, and that draw counts;
    runes of the hired hand and cards can add to it.
    """

    ask: ClassVar[str] = "test.answer"
    rule: ClassVar[str] = "TL-TEST-24"
    kind: ClassVar[Any] = Test
    used: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        if s.down[self.seat]:
            return [STAND]
        found: list[i64] = [STAND]
        if not s.exhausted[self.seat] and EXHAUST not in self.used:
            found.append(EXHAUST)
        if s.hired != NO_HERO:
            if not s.hired_exhausted:
                found.append(EXHAUST_HIRED)
            rune = rune_of(test_at(s, self))
            found.extend(SPEND + spot for spot in hired_spots(s) if spot % 6 in (rune, WILD))
        found.extend(effect for effect in seat_effects(s, self.seat, "test_drawn") if effect not in self.used)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        found = self.options(s)
        return found if EXHAUST in found else [*found, EXHAUST]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-EXH-04"

    def text(self, s: Trudvang, move: i64) -> str:
        if move == STAND:
            return "stand"
        if move < SPEND:
            return "exhaust " + HEROES[s.hero[self.seat] if move == EXHAUST else s.hired]
        return "spend " + spot_text(s, move - SPEND) if move < USE else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == STAND:
            return
        again = AfterDraw(
            self.seat, self.block, self.at, self.party, self.where, self.them, self.user, self.card, [*self.used, move]
        )
        if move in (EXHAUST, EXHAUST_HIRED):
            hired = move == EXHAUST_HIRED
            power = draw_power(s, self.seat, "test") + more_runes(s.hired if hired else s.hero[self.seat])
            s.do_all(exhaust_for(s, self.seat, True, hired), DrawRunes(self.seat, power), again)
        elif move < USE:
            spend_hired(s, move - SPEND)
            s.extra[self.seat] += 1
            s.do(again)
        else:
            s.do_all(use_effect(s, self.seat, move), again)

    def about(self, s: Trudvang) -> dict[str, Any]:
        step = self.step(s)
        return {
            "type": step.type,
            "difficulty": difficulty_for(s, step, self.seat),
            "count": successes(s, self.seat, rune_of(step)),
        }


class Judge(DrawForTest):
    """TL-TEST-04, TL-TEST-06, TL-TEST-07, TL-TEST-08, TL-TEST-09, TL-TEST-17, TL-TEST-18, TL-TEST-19, TL-TEST-25,
    TL-EVENT-09. Enough successes succeed; the result is the party's or each Hero's own, counted over those who took
    part; a Hero who has fallen has failed; the runes go back.
    """

    def __init__(
        self, block: i64, at: i64, party: i64, where: i64, them: i64, user: i64, card: i64, takers: i64
    ) -> None:
        super().__init__(block, at, party, where, them, user, card, takers)

    def resolve(self, s: Trudvang, move: i64) -> None:
        step = test_at(s, self)
        rune = rune_of(step)
        passed: list[i64] = []
        failed: list[i64] = []
        for seat in bits(self.takers):
            count = 0 if s.down[seat] else successes(s, seat, rune)
            enough = count >= difficulty_for(s, step, seat) and not s.down[seat]
            (passed if enough else failed).append(seat)
            if s.log is not None:
                s.say(
                    "test-result",
                    {
                        "seat": seat,
                        "count": min(count, AUTOMATIC),
                        "passed": "yes" if enough else "no",
                        **of_event(s),
                    },
                )
            return_drawn(s, seat)
            s.extra[seat] = 0
        good = bool(passed) if step.outcome in ("any_succeeds", "each") else not failed
        s.results[ident(step.id)] = len(passed) * 2 + (1 if good else 0)
        s.do_all(self.branches(step, passed, failed, good))

    def branches(self, step: Test, passed: list[i64], failed: list[i64], good: bool) -> list[Frame]:
        if step.outcome == "each":
            frames: list[Frame] = []
            for seat in passed:
                frames.extend(self.for_one(step.success, seat))
            for seat in failed:
                frames.extend(self.for_one(step.failure, seat))
            return frames
        block = step.success if good else step.failure
        if step.outcome == "they":
            return steps_of(block, Scene(self.party, self.where, self.takers, self.user, self.card))
        return steps_of(block, self.scene())

    def for_one(self, block: Block, seat: i64) -> list[Frame]:
        return steps_of(block, Scene(self.party, self.where, 1 << seat, self.user, self.card))
