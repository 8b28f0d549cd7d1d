"""Health and Chronicle Points: gains, pending losses, and their replacement by cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward, Question
from meadhall.games.trudvang.cards import CP_MOST, HEALTH, KINDS
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.notation import effect_text
from meadhall.games.trudvang.rules.acting import use_effect
from meadhall.games.trudvang.rules.effects import effects_at, is_mandatory
from meadhall.games.trudvang.rules.leaving import leave_fight
from meadhall.games.trudvang.state import NO_HERO, Trudvang

WINDOWS: Final[tuple[str, ...]] = (
    "would_lose_health",
    "would_lose_cp",
    "would_gain_status",
    "would_be_defeated",
    "would_exhaust",
    "would_trigger_negative",
    "would_draw_event",
    "would_leave_region",
)
WINDOW_OF: Final[dict[str, i64]] = {name: number for number, name in enumerate(WINDOWS)}
PASS: Final = 0
KEEP: Final = -1


def gain_health(s: Trudvang, seat: i64, n: i64) -> None:
    """TL-HP-01, TL-GEN-10, TL-GLOSS-11. Gain health up to the printed maximum; the rest is lost."""
    gained = min(n, HEALTH[s.hero[seat]] - s.hp[seat])
    if gained > 0 and not s.down[seat]:
        s.hp[seat] += gained
        s.tell_count("gain-health", seat, gained)


def gain_cp(s: Trudvang, seat: i64, n: i64) -> None:
    """TL-CP-01, TL-GEN-10. Gain CP up to twelve."""
    gained = min(n, CP_MOST - s.cp[seat])
    if gained > 0:
        s.cp[seat] += gained
        s.tell_count("gain-cp", seat, gained)


def lose_health(s: Trudvang, seat: i64, n: i64) -> list[Frame]:
    """TL-HP-01, TL-GLOSS-13. Lose health; cards and the hired hand can answer, Blocks cannot."""
    if n <= 0 or s.down[seat]:
        return []
    if s.hired == NO_HERO:
        return stake_loss(s, "would_lose_health", seat, n, HealthLost())
    frames = stake_loss(s, "would_lose_health", seat, n, SpendHired(seat))
    frames.append(HealthLost())
    return frames


def pay_health(s: Trudvang, seat: i64, n: i64) -> list[Frame]:
    """TL-FEAT-07, TL-SOLO-26. Pay health as a cost, which cannot be replaced."""
    s.hp[seat] = max(0, s.hp[seat] - n)
    s.tell_count("lose-health", seat, n)
    return defeat(s, seat) if s.hp[seat] == 0 else []


def lose_cp(s: Trudvang, seat: i64, n: i64) -> list[Frame]:
    """TL-CP-07. Lose CP as an effect, not a cost: down to 0. A Hero without CP loses nothing, and an event says so."""
    if n > 0 and s.cp[seat] == 0:
        s.tell("no-cp", seat)
    if n <= 0 or s.cp[seat] == 0:
        return []
    return stake_loss(s, "would_lose_cp", seat, min(n, s.cp[seat]), CpLost())


def defeat(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-HP-02, TL-DEFEAT-01. At 0 the Hero is defeated at once, unless a card prevents it."""
    return [] if s.down[seat] else stake_loss(s, "would_be_defeated", seat, 1, Fall())


def stake_loss(s: Trudvang, window: str, seat: i64, n: i64, then: Frame) -> list[Frame]:
    """Record what is about to happen while cards can answer; the next frame continues it."""
    number: i64 = WINDOW_OF[window]
    if s.house.saga.acting_at(window).sieve == 0:
        return [Stake(number, seat, n), then]
    return [Stake(number, seat, n), Replace(seat, number, []), then]


class Stake(Onward):
    """TL-GEN-08. Something that is about to happen to a Hero."""

    window: i64
    hero: i64
    n: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.stakes.append([self.window, self.hero, self.n])


class Replace(Question):
    """TL-GEN-09, TL-GEN-14, TL-CARD-04. A card of the affected Hero can prevent it, each at most once; a mandatory one
    must.
    """

    ask: ClassVar[str] = "loss.answer"
    rule: ClassVar[str] = "TL-GEN-09"
    window: i64
    tried: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        if not s.stakes or s.stakes[-1][2] <= 0 or s.stakes[-1][1] not in (self.seat, NO_HERO):
            return [PASS]
        found: list[i64] = []
        for effect in effects_at(s, self.seat, WINDOWS[self.window]):
            if effect not in self.tried:
                found.append(effect)
        if not found:
            return [PASS]
        forced = [effect for effect in found if is_mandatory(s, effect)]
        return forced or [PASS, *found]

    def text(self, s: Trudvang, move: i64) -> str:
        return "pass" if move == PASS else "use " + effect_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != PASS and move > 0:
            s.do_all(use_effect(s, self.seat, move), Answered(self.seat, self.window, [*self.tried, move]))

    def about(self, s: Trudvang) -> dict[str, object]:
        return {"window": WINDOWS[self.window], "count": s.stakes[-1][2] if s.stakes else 0}


class Answered(Onward):
    """TL-GEN-09. After the answer of a card others can answer the rest, of the Hero who is affected now."""

    hero: i64
    window: i64
    tried: list[i64]

    def resolve(self, s: Trudvang, move: i64) -> None:
        hero = self.hero
        if s.stakes and s.stakes[-1][1] != NO_HERO:
            hero = s.stakes[-1][1]
        s.do(Replace(hero, self.window, self.tried))


class HealthLost(Onward):
    """TL-HP-01, TL-HP-02. Apply the remaining loss; at 0 the Hero is defeated."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        seat: i64 = stake[1]
        lost = min(stake[2], s.hp[seat])
        if lost <= 0 or s.down[seat]:
            return
        s.hp[seat] -= lost
        s.tell_count("lose-health", seat, lost)
        if s.hp[seat] == 0:
            s.do_all(defeat(s, seat))


class CpLost(Onward):
    """TL-CP-07."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        seat: i64 = stake[1]
        lost = min(stake[2], s.cp[seat])
        if lost > 0:
            s.cp[seat] -= lost
            s.tell_count("lose-cp", seat, lost)


class Fall(Onward):
    """TL-DEFEAT-01, TL-DEFEAT-06, TL-DEFEAT-09, TL-DEFEAT-10, TL-COMBAT-RES-07, TL-SOLO-29. The Hero is out of the
    round, and out of the combat; runes, CP and statuses stay.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        seat: i64 = stake[1]
        if stake[2] <= 0:
            s.hp[seat] = max(1, s.hp[seat])
            return
        s.hp[seat] = 0
        s.down[seat] = 1
        s.tell("defeated", seat)
        leave_fight(s, seat)


class SpendHired(Question):
    """TL-SOLO-12, TL-SOLO-18, TL-SOLO-26. Return a rune of the hired hand to the pool instead of 1 health, as often as
    the player likes.
    """

    ask: ClassVar[str] = "hired.spend"
    rule: ClassVar[str] = "TL-SOLO-12"

    def options(self, s: Trudvang) -> list[i64]:
        if s.hired == NO_HERO or not s.stakes or s.stakes[-1][2] <= 0 or s.stakes[-1][1] != self.seat:
            return [KEEP]
        return [KEEP, *hired_spots(s)]

    def text(self, s: Trudvang, move: i64) -> str:
        return "keep" if move == KEEP else "spend " + spot_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != KEEP:
            spend_hired(s, move)
            s.stakes[-1][2] -= 1
            s.do(SpendHired(self.seat))

    def about(self, s: Trudvang) -> dict[str, object]:
        return {"count": s.stakes[-1][2] if s.stakes else 0}


def hired_spots(s: Trudvang) -> list[i64]:
    """Return the hired hand's runes: place * 6 + kind; the last place is its Hero card."""
    found: list[i64] = []
    for place in range(len(s.hired_runes)):
        for kind in range(6):
            if s.hired_runes[place][kind]:
                found.append(place * 6 + kind)
    return found


def spend_hired(s: Trudvang, spot: i64) -> None:
    s.hired_runes[spot // 6][spot % 6] -= 1
    s.pool[spot % 6] += 1


def spot_text(s: Trudvang, spot: i64) -> str:
    place = spot // 6
    on = FEATS[s.hired_feats[place]] if place < len(s.hired_feats) else "card"
    return f"{on} {KINDS[spot % 6]}"
