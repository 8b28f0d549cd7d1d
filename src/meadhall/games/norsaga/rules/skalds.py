"""Embellishing, in one's own turn or by a skald's grant, and the queue of grants."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import DOOM, EMBELLISHMENTS, find_embellishment
from meadhall.games.norsaga.rules.effects import EFFECT_OF
from meadhall.games.norsaga.rules.eligible import list_eligible, why_not_eligible
from meadhall.games.norsaga.rules.placing import PASS
from meadhall.games.norsaga.state import Norsaga

INFILTRATE: Final[int] = EMBELLISHMENTS.index("infiltrate")


def use_embellishment(s: Norsaga, seat: i64, chosen: i64) -> None:
    """NS-DOOM-01, NS-DOOM-02, NS-DOOM-05, NS-ELIG-10, NS-ELIG-13, NS-SKALD-08. Declare an embellishment and carry it
    out to its end.

    A Doom embellishment gives its user a Doom token at once, never a second one. A declared embellishment is completed
    whatever happens to the tree; only then do new grants join the queue.
    """
    if s.log is not None:
        s.log.append(Event("embellish", {"seat": seat, "embellishment": EMBELLISHMENTS[chosen]}))
    if chosen >= find_embellishment(DOOM, 1) and not s.is_doomed(seat):
        s.doomed |= 1 << seat
        s.log_event("doom", seat)
    s.do(EFFECT_OF[chosen][seat], QueueUp(find_first_in_queue(s, seat, chosen)))


def find_first_in_queue(s: Norsaga, seat: i64, chosen: i64) -> i64:
    """NS-SKALD-10, NS-EMB-INFILTRATE-08, NS-EMB-MARTYR-08. Return the seat where the turn order of new grants starts:
    the actor, after Infiltrate the next player unless an option says otherwise.
    """
    if chosen == INFILTRATE and not s.house.infiltrate_actor_first:
        return (seat + 1) % s.players
    return seat


class Embellish(Question):
    """NS-TURN-04, NS-ELIG-05, NS-TURN-10. Step 2: use one embellishment you are eligible for, or none."""

    ask: ClassVar[str] = "story.embellish"
    rule: ClassVar[str] = "NS-TURN-04"

    def options(self, s: Norsaga) -> list[i64]:
        found = list_eligible(s, self.seat)
        if found:
            found.append(PASS)
        return found

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move == AUTO:
            return
        if move == PASS:
            s.log_event("pass", self.seat)
        else:
            use_embellishment(s, self.seat, move)

    def text(self, s: Norsaga, move: i64) -> str:
        return "pass" if move == PASS else EMBELLISHMENTS[move]

    def candidates(self, s: Norsaga) -> list[i64]:
        return [chosen for chosen in range(len(EMBELLISHMENTS))] + [PASS]

    def why(self, s: Norsaga, move: i64) -> str:
        return "" if move == PASS else why_not_eligible(s, self.seat, move)


class Grant(Embellish):
    """NS-SKALD-01, NS-SKALD-02, NS-SKALD-05, NS-SKALD-06, NS-SKALD-11, NS-SKALD-12, NS-SKALD-13, NS-ELIG-11,
    NS-SETUP-18, NS-TURN-08. A skald lets the owner of its tree embellish, now or never.

    Eligibility is computed when their place in the queue comes, even if the skald is gone. Until they answer they stand
    first in the queue.
    """

    ask: ClassVar[str] = "skald.embellish"
    rule: ClassVar[str] = "NS-SKALD-01"

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.queue.pop(0)
        if move == AUTO:
            s.log_event("lost", self.seat)
        elif move == PASS:
            s.log_event("decline", self.seat)
        else:
            use_embellishment(s, self.seat, move)


class QueueUp(Onward):
    """NS-SKALD-03, NS-SKALD-04, NS-SKALD-09, NS-SKALD-10, NS-SKALD-14, NS-SKALD-15, NS-SKALD-17, NS-GHOST-08. Queue the
    grants of skalds that came onto trees: behind the queue, in turn order from the first player.

    Grants of one player stay together. Only arrivals from a hand or the deck were recorded; a ghost grants nothing.
    """

    first: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        if not s.arrivals:
            return
        for i in range(s.players):
            owner: i64 = (self.first + i) % s.players
            for arrival in s.arrivals:
                if arrival == owner:
                    s.queue.append(owner)
                    s.log_event("grant", owner)
        s.arrivals.clear()


class Skalds(Onward):
    """NS-TURN-09, NS-SKALD-07, NS-SKALD-18. Process the queue before the turn continues; grants beyond the turn's limit
    lapse.
    """

    def resolve(self, s: Norsaga, move: i64) -> None:
        if not s.queue:
            return
        if s.grants >= s.house.grant_cap:
            if s.log is not None:
                s.log.append(Event("lapse", {"seats": s.queue[:], "cap": s.house.grant_cap}))
            s.queue.clear()
            return
        s.grants += 1
        s.do(Grant(s.queue[0]), self)
