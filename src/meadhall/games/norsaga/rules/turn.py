"""A turn: the token is removed, the hand is filled, the story is embellished, the tale continues."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import HAND
from meadhall.games.norsaga.rules.deck import TO_HAND, Draw
from meadhall.games.norsaga.rules.placing import Play
from meadhall.games.norsaga.rules.skalds import Embellish, QueueUp, Skalds
from meadhall.games.norsaga.state import Norsaga


class Turn(Onward):
    """NS-TURN-01, NS-SETUP-07, NS-DOOM-03, NS-DOOM-04, NS-DOOM-09, NS-TURN-12, NS-WIN-08, NS-WIN-09. One player's turn,
    then the next clockwise.

    The Doom token is removed first, and by nothing else. After the last turn that the options allow, no player wins.
    """

    player: i64

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
            s.log_event("undoom", player)
        s.agenda.extend(STEPS[s.players * 4 + player])


def build_steps(players: i64, player: i64, first: i64) -> list[Frame]:
    """NS-TURN-01, NS-TURN-08, NS-TURN-09. Return the turn from one of its steps on; the skalds of a step come before
    the next.
    """
    rest: list[Frame] = [Continue(player), QueueUp(player), Skalds(), Turn((player + 1) % players)]
    if first < 3:
        rest = [Embellish(player), Skalds(), *rest]
    if first < 2:
        rest = [CatchBreath(player), *rest]
    return rest


class CatchBreath(Onward):
    """NS-TURN-02, NS-TURN-03, NS-TURN-11, NS-EMB-INFILTRATE-09. Step 1: draw until you hold four; no player discards
    down to four, and no other player draws.
    """

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        missing: i64 = HAND - len(s.hands[self.player])
        if missing > 0:
            s.do(Draw(self.player, missing, TO_HAND))


class Continue(Play):
    """NS-TURN-05, NS-TURN-06, NS-TURN-07, NS-SKALD-04. Step 3: play a card; you must while you hold one."""

    ask: ClassVar[str] = "tale.continue"
    declined: ClassVar[str] = "NS-TURN-06"


def build_all_steps() -> list[list[Frame]]:
    """Frames are values, so the turns of every seat at every number of players are built once and shared; as on the
    agenda, the first step is last.
    """
    turns: list[list[Frame]] = []
    for players in range(5):
        for player in range(4):
            turns.append(build_steps(players, player, 1)[::-1] if players else [])
    return turns


STEPS: Final[list[list[Frame]]] = build_all_steps()
