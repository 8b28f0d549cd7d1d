"""Setup: sagas, hands, the first player."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Lot, blank
from meadhall.core.event import Event
from meadhall.games.norsaga.cards import EMPTY, HAND, SAGA_IDS, SAGAS, SPOTS, list_deck
from meadhall.games.norsaga.notation import SEATS
from meadhall.games.norsaga.options import House
from meadhall.games.norsaga.rules.deck import TO_HAND, Draw
from meadhall.games.norsaga.rules.turn import Turn
from meadhall.games.norsaga.state import NO_ONE, Norsaga


def build_bare_table(players: i64, house: House) -> Norsaga:
    """NS-SETUP-01, NS-SETUP-05. Return the table before the deal: empty trees, a shuffled deck."""
    s = blank(Norsaga)
    s.house = house
    s.sagas = [NO_ONE] * players
    s.trees = [[EMPTY] * SPOTS for _ in range(players)]
    s.hands = [[] for _ in range(players)]
    s.deck = sorted(list_deck(house.basic, house.deck_profile, house.ghosts_removed))
    return s


def set_up(players: i64, house: House) -> Norsaga:
    """NS-SETUP-16, NS-SETUP-17. Deal sagas, then four cards to each seat in turn, then choose the first player."""
    s = build_bare_table(players, house)
    frames: list[Frame] = []
    for seat in range(players):
        frames.append(DealSaga(seat))
    for seat in range(players):
        frames.append(Draw(seat, HAND, TO_HAND))
    frames.append(FirstPlayer())
    s.do_all(frames)
    return s


class DealSaga(Lot):
    """NS-SETUP-03, NS-SETUP-04, NS-SETUP-08, NS-SETUP-14. Each player gets one random saga, face up, no two the same; the rest leave the game."""

    ask: ClassVar[str] = "saga.deal"
    rule: ClassVar[str] = "NS-SETUP-03"
    player: i64

    def options(self, s: Norsaga) -> list[i64]:
        return [saga for saga in SAGAS[s.house.sagas] if saga not in s.sagas]

    def text(self, s: Norsaga, move: i64) -> str:
        return "saga " + SAGA_IDS[move]

    def resolve(self, s: Norsaga, move: i64) -> None:
        dealt = s.sagas[:]  # copies of the state share the list
        dealt[self.player] = move
        s.sagas = dealt
        if s.log is not None:
            s.log.append(Event("saga", {"seat": self.player, "saga": SAGA_IDS[move]}))


class FirstPlayer(Lot):
    """NS-SETUP-06. The rulebook asks who last finished a story; here chance or the host chooses the first player."""

    ask: ClassVar[str] = "first.choose"
    rule: ClassVar[str] = "NS-SETUP-06"

    def options(self, s: Norsaga) -> list[i64]:
        if s.house.first != "random":
            return [SEATS.index(s.house.first)]
        return [seat for seat in range(s.players)]

    def text(self, s: Norsaga, move: i64) -> str:
        return "first " + SEATS[move]

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.active = move
        s.log_event("first", move)
        s.do(Turn(move))
