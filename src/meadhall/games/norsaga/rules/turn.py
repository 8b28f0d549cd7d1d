"""A turn: the token goes, the hand fills, the story is embellished, the tale continues."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import NOBODY, Frame
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import HAND
from meadhall.games.norsaga.rules.deck import TO_HAND, Draw
from meadhall.games.norsaga.rules.placing import Play
from meadhall.games.norsaga.rules.skalds import Embellish, QueueUp, Skalds
from meadhall.games.norsaga.state import Norsaga


class Turn(Frame):
    """NS-TURN-01, NS-SETUP-07, NS-DOOM-03, NS-DOOM-04, NS-DOOM-09, NS-TURN-12, NS-WIN-08, NS-WIN-09. One player's turn, then the next clockwise.

    The Doom token is removed first, and by nothing else. After the last turn the table allows, nobody wins.
    """

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: Norsaga, move: i64) -> None:
        player = self.player
        if s.turn >= s.house.turn_cap:
            if s.log is not None:
                s.log.append(Event("cap", {"turns": s.turn}))
            s.end()
            return
        s.turn += 1
        s.active = player
        s.grants = 0
        if s.log is not None:
            s.log.append(Event("turn", {"seat": player, "turn": s.turn}))
        if s.is_doomed(player):
            s.doomed &= ~(1 << player)
            s.tell("undoom", player)
        s.do(CatchBreath(player), *steps(s, player, 2))


def steps(s: Norsaga, player: i64, first: i64) -> list[Frame]:
    """NS-TURN-01, NS-TURN-08, NS-TURN-09. The turn from step 2 or 3 on; the skalds of a step speak before the next."""
    rest: list[Frame] = [Continue(player), QueueUp(player), Skalds(), Turn((player + 1) % s.players)]
    if first == 3:
        return rest
    return [Embellish(player), Skalds(), *rest]


class CatchBreath(Frame):
    """NS-TURN-02, NS-TURN-03, NS-TURN-11, NS-EMB-INFILTRATE-09. Step 1: draw until you hold four; nobody ever discards down to four, and nobody else draws."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        self.seat = NOBODY
        self.player = player

    def resolve(self, s: Norsaga, move: i64) -> None:
        missing: i64 = HAND - len(s.hands[self.player])
        if missing > 0:
            s.do(Draw(self.player, missing, TO_HAND))


class Continue(Play):
    """NS-TURN-05, NS-TURN-06, NS-TURN-07, NS-SKALD-04. Step 3: play a card; you must while you hold one."""

    ask: ClassVar[str] = "tale.continue"
