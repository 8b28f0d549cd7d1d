"""The Hero card: exhausted by choice for its effect, by force for nothing, refreshed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import EXHAUST, HEROES
from meadhall.games.trudvang.rules.foretell import ATTACKS, DECKS, EVENT_DECK, foretell
from meadhall.games.trudvang.rules.losses import gain_cp, gain_health, stake_loss
from meadhall.games.trudvang.rules.runes import return_drawn
from meadhall.games.trudvang.rules.statuses import choose_status
from meadhall.games.trudvang.state import NO_HERO, Trudvang
from meadhall.games.trudvang.status_tokens import ANY_GOOD

EXHAUST_HEALTH: Final = 2
EXHAUST_CP: Final = 2
EXHAUST_ATTACK: Final = 2
EXHAUST_CARDS: Final = 2
EXHAUST_RUNES: Final = 1
EXHAUST_SUCCESSES: Final = 1


def exhaust(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-EXH-02, TL-EXH-04, TL-GLOSS-10. Exhaust by force, without any benefit; a second time changes nothing."""
    return [] if s.exhausted[seat] else stake_loss(s, "would_exhaust", seat, 1, Exhausted())


class Exhausted(Onward):
    """TL-EXH-02. Turn the Hero card to its exhausted side, unless a card prevented it."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        if stake[2] > 0:
            s.exhausted[stake[1]] = 1
            s.tell("exhausted", stake[1])


def refresh(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-EXH-03, TL-EXH-05, TL-SOLO-13, TL-GLOSS-10. Only this turns the card back; the hired hand is refreshed with the Hero."""
    if s.exhausted[seat] or s.hired_exhausted:
        s.exhausted[seat] = 0
        s.hired_exhausted = 0
        s.tell("refreshed", seat)
    return []


def may_exhaust(s: Trudvang, seat: i64) -> bool:
    """TL-EXH-01, TL-EXH-10. Return whether the Hero card can be exhausted: only in planning and in tests."""
    return not s.exhausted[seat]


def may_exhaust_hired(s: Trudvang) -> bool:
    """TL-SOLO-13, TL-SOLO-19. The hired hand's Hero card is a second one."""
    return s.hired != NO_HERO and not s.hired_exhausted


def exhaust_for(s: Trudvang, seat: i64, in_test: bool, hired: bool = False) -> list[Frame]:
    """TL-EXH-01, TL-EXH-06, TL-EXH-07, TL-SOLO-19. Exhaust by choice: the runes just drawn go back, and the effect of
    the card is gained.
    """
    if hired:
        s.hired_exhausted = 1
    else:
        s.exhausted[seat] = 1
    hero = s.hired if hired else s.hero[seat]
    if s.log is not None:
        s.say("exhaust", {"seat": seat, "hero": HEROES[hero]})
    return_drawn(s, seat)
    return exhaust_effect(s, seat, hero, in_test)


def more_runes(hero: i64) -> i64:
    """Felerion's exhaust effect: this many more runes in the next draw."""
    return EXHAUST_RUNES if EXHAUST[hero] == "one-more-rune" else 0


def more_successes(hero: i64) -> i64:
    """Volgr's exhaust effect in a test."""
    return EXHAUST_SUCCESSES if EXHAUST[hero] == "deal-more" else 0


def exhaust_effect(s: Trudvang, seat: i64, hero: i64, in_test: bool) -> list[Frame]:
    """TL-EXH-01, TL-EXH-09. The effect of each Hero card; a useless effect is lost."""
    effect = EXHAUST[hero]
    fight = s.fight
    frames: list[Frame] = []
    if effect == "status-for-one":
        frames.append(Encourage(seat))
    elif effect == "foretell":
        frames.append(ForetellEither(seat))
    elif effect == "gain-health":
        gain_health(s, seat, EXHAUST_HEALTH)
    elif effect == "gain-cp":
        gain_cp(s, seat, EXHAUST_CP)
    elif effect == "deal-more" and in_test:
        s.extra[seat] += more_successes(hero)
    elif effect == "deal-more" and fight is not None:
        fight.attack[seat] += EXHAUST_ATTACK
    elif effect == "one-more-rune" and fight is not None and not in_test:
        fight.more_runes[seat] += EXHAUST_RUNES
    return frames


class Encourage(Question):
    """TL-EXH-01. Kattly's exhaust effect: a Hero of the party gains a positive status of her choice."""

    ask: ClassVar[str] = "hero.encourage"
    rule: ClassVar[str] = "TL-EXH-01"

    def options(self, s: Trudvang) -> list[i64]:
        return s.party(s.place_of(self.seat))

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + HEROES[s.hero[move]]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do_all(choose_status(self.seat, move, ANY_GOOD))


class ForetellEither(Question):
    """TL-EXH-01, TL-GLOSS-12. Maelling's exhaust effect: he foretells the Enemy Attack or the Event deck."""

    ask: ClassVar[str] = "deck.choose"
    rule: ClassVar[str] = "TL-EXH-01"

    def options(self, s: Trudvang) -> list[i64]:
        return [ATTACKS, EVENT_DECK]

    def text(self, s: Trudvang, move: i64) -> str:
        return "foretell " + DECKS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(foretell(s, self.seat, move, EXHAUST_CARDS, self.seat))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": EXHAUST_CARDS}
