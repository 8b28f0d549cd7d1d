"""Rounds: defeated Heroes return, then the sleeved Phases from top to bottom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import RETURN_HEALTH, mask_of
from meadhall.games.trudvang.notation import card_text, describe_card, place_text
from meadhall.games.trudvang.rules.acting import hooks
from meadhall.games.trudvang.rules.effects import forget_uses
from meadhall.games.trudvang.rules.engage import Engage
from meadhall.games.trudvang.rules.explore import explore
from meadhall.games.trudvang.rules.growth import add_wyrd
from meadhall.games.trudvang.rules.sleeves import sleeve
from meadhall.games.trudvang.rules.steps import EffectOver, Steps
from meadhall.games.trudvang.rules.travel import travel
from meadhall.games.trudvang.rules.who import is_sleeved
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import CUT_SHORT, NO_HERO, NONE, NOWHERE, PHASE_SLEEVES, Trudvang

TRAVEL: Final = ident("TRAVEL")
ENGAGE: Final = ident("ENGAGE")
EXPLORE: Final = ident("EXPLORE")
DARKNESS: Final = ident("DARKNESS")


class Round(Onward):
    """TL-PHASE-01, TL-SETUP-09, TL-DEFEAT-02, TL-DEFEAT-13, TL-ADVMAP-15. A round begins: the defeated return, cards act, and the first occupied sleeve is played."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.round >= s.house.round_cap:
            s.reason = CUT_SHORT
            s.end()
            return
        s.round += 1
        s.phase = -1
        if s.log is not None:
            s.say("round", {"round": s.round})
        fallen = [seat for seat in range(s.players) if s.down[seat]]
        for seat in fallen:
            rise(s, seat)
        s.do_all(shadows(s, fallen), RoundStarts(), NextPhase())


def rise(s: Trudvang, seat: i64) -> None:
    """TL-DEFEAT-02, TL-DEFEAT-06, TL-DEFEAT-12, TL-ADVMAP-15. A Hero returns where it fell, with 6 health at any
    maximum, and everything else unchanged.
    """
    s.down[seat] = 0
    s.hp[seat] = RETURN_HEALTH
    s.tell("return", seat)


def shadows(s: Trudvang, fallen: list[i64]) -> list[Frame]:
    """TL-DEFEAT-03, TL-DEFEAT-04, TL-DEFEAT-08. Each fallen Hero gets a Wyrd, then Darkness is sleeved if it is not."""
    frames: list[Frame] = []
    for seat in fallen:
        frames.extend(add_wyrd(s, seat))
    return [*frames, FallOfDarkness()] if fallen else []


class FallOfDarkness(Onward):
    """TL-DEFEAT-04. Sleeve the Darkness card, once."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        if not is_sleeved(s, DARKNESS):
            s.do_all(sleeve(s, DARKNESS))


class RoundStarts(Onward):
    """TL-GEN-09, TL-TIMED-03. Cards that act when a round begins."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(hooks(s, "round_start"))


class NextPhase(Onward):
    """TL-PHASE-01, TL-PHASE-02, TL-PHASE-04, TL-PHASE-05, TL-PHASE-06, TL-PHASE-07, TL-CARD-20. The marker moves to the
    next occupied sleeve when all have finished the Phase before; a card sleeved behind it is played this round, one
    before it in the next.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        sleeve_number = s.phase + 1
        while sleeve_number < PHASE_SLEEVES and s.phases[sleeve_number] == NONE:
            sleeve_number += 1
        if sleeve_number >= PHASE_SLEEVES:
            s.do_all(hooks(s, "round_end"), EndRound())
            return
        s.phase = sleeve_number
        forget_uses(s, "combat")  # an Item used between combats is ready for the next one
        card = s.phases[sleeve_number]
        if s.log is not None:
            s.say("phase", {"card": card_text(s, card)})
        s.do_all(phase(s, card), NextPhase())


def phase(s: Trudvang, card: i64) -> list[Frame]:
    """TL-PHASE-05, TL-CARD-28, TL-ADVMAP-07. Travel, Engage, Explore, or a card of the book."""
    frames: list[Frame] = hooks(s, "travel") if card == TRAVEL else hooks(s, "engage") if card == ENGAGE else []
    frames.append(BeginPhase(card))
    return frames


class BeginPhase(Onward):
    """TL-PHASE-02, TL-PHASE-03, TL-PHASE-07, TL-ENGAGE-01, TL-EXPLORE-01. Play the Phase for every Hero or party; a
    replaced card does not change a running Phase.
    """

    card: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if self.card == TRAVEL:
            s.do_all(travel(s))
        elif self.card == ENGAGE:
            s.do(Engage(s.shared(), []))
        elif self.card == EXPLORE:
            s.do_all(explore(s))
        else:
            one = s.house.saga.card(self.card)
            if one.do is not None and one.scope == "table":
                everyone = mask_of(s.everyone())
                s.do(Steps(ident(one.do.name), 0, everyone, NOWHERE, 0, NO_HERO, self.card), EffectOver(self.card))
            elif one.do is not None:
                s.do(EachParty(s.shared(), self.card, []))


class EachParty(Question):
    """TL-PHASE-03, TL-CARD-28, TL-GEN-11. Each party plays a Phase of the book, in the players' order."""

    ask: ClassVar[str] = "party.phase"
    rule: ClassVar[str] = "TL-PHASE-03"
    card: i64
    done: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for seat in s.everyone():
            place = s.place_of(seat)
            if place not in found and place not in self.done:
                found.append(place)
        return sorted(found)

    def text(self, s: Trudvang, move: i64) -> str:
        return "party " + place_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        block = s.house.saga.card(self.card).do
        assert block is not None
        steps = Steps(ident(block.name), 0, s.party_mask(move), move, 0, NO_HERO, self.card)
        s.do(steps, EffectOver(self.card), EachParty(self.seat, self.card, [*self.done, move]))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return describe_card(s, self.card)


class EndRound(Onward):
    """TL-PHASE-01. One pass through the sleeves is a round."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        forget_uses(s, "round")
        s.do(Round())
