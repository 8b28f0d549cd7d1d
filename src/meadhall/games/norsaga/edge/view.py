"""The view of one seat, listed field by field; nothing is removed from a full state."""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.agenda import NOBODY
from meadhall.games.norsaga.cards import COLOURS, EMBELLISHMENTS, EMPTY, IDS, NEED, SAGA_IDS
from meadhall.games.norsaga.edge.view_types import Asked, Player, Possible, View
from meadhall.games.norsaga.hand_knowledge import SPECTATOR, find_hands
from meadhall.games.norsaga.notation import SEATS, card_text, cards_text
from meadhall.games.norsaga.rules.eligible import list_eligible
from meadhall.games.norsaga.rules.skalds import Embellish
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.norsaga.tree import find_matches, list_arrangements

ARRANGEMENTS = 8  # so many equal best ones are enough to turn through


def build_view(s: Norsaga, seat: int | None) -> View:
    """NS-INFO-01, NS-INFO-02, NS-INFO-04, NS-INFO-06, NS-INFO-07. Return open cards, sizes and progress for all seats;
    the hand and Martyr's cards only for their owner.
    """
    holder = int(s.holder)
    return {
        "game": "norsaga",
        "you": seat,
        "turn": s.turn,
        "step": find_step(s),
        "active": s.active,
        "asked": describe_question(s),
        "players": [describe_player(s, other, seat) for other in range(s.players)],
        "deck": len(s.deck),
        "discard": cards_text(s.discard),
        "revealed": None if s.revealed == EMPTY else IDS[s.revealed],
        "drawn": {"of": holder, "count": len(s.drawn), "cards": cards_text(s.drawn) if holder == seat else None}
        if s.drawn
        else None,
        "aside": {"of": holder, "count": len(s.aside), "cards": cards_text(s.aside) if holder == seat else None}
        if s.aside
        else None,
        "queue": s.queue[:],
        "options": s.house.plain(),
        "winner": None if s.winner == NO_ONE else s.winner,
        "over": s.ended,
    }


def describe_player(s: Norsaga, of: int, seat: int | None) -> Player:
    """Return one player as this seat sees them. `known` are cards certainly in that hand, `maybe` those in one of
    several.
    """
    saga = s.sagas[of]
    own = of == seat
    return {
        "seat": of,
        "tree": [None if card == EMPTY else card_text(card) for card in s.trees[of]],
        "matches": {pair: COLOURS[colour] for pair, colour in find_matches(s.trees[of])},
        "saga": None if saga == NO_ONE else SAGA_IDS[saga],
        "progress": 0 if saga == NO_ONE else s.count_markers(of),
        "markers": [] if saga == NO_ONE else [list(way) for way in best_arrangements(tuple(s.trees[of]), NEED[saga])],
        "doomed": s.is_doomed(of),
        "eligible": [EMBELLISHMENTS[chosen] for chosen in list_eligible(s, of)],
        "hand_size": len(s.hands[of]),
        "hand": cards_text(s.hands[of]) if own else None,
        "known": None if own else list_known_cards(s, of, seat),
        "maybe": None if own else list_possible_cards(s, of, seat),
    }


@lru_cache(maxsize=4096)
def best_arrangements(tree: tuple[int, ...], need: int) -> tuple[tuple[str, ...], ...]:
    """Return the best arrangements, cached: every seat looks at a tree at every answer, and it changes once a turn."""
    return tuple(tuple(way) for way in list_arrangements(list(tree), need)[:ARRANGEMENTS])


def list_known_cards(s: Norsaga, of: int, seat: int | None) -> list[str]:
    """NS-INFO-03, NS-INFO-05. Return the cards that this seat knows to be in that hand, or laid aside from it."""
    observer = SPECTATOR if seat is None else seat
    return [IDS[card] for card in sorted(s.known) if find_hands(s.known, observer, card) == 1 << of]


def list_possible_cards(s: Norsaga, of: int, seat: int | None) -> list[Possible]:
    """NS-INFO-05. Return the cards that this seat knows to be in one of several hands, this one among them."""
    observer = SPECTATOR if seat is None else seat
    found: list[Possible] = []
    for card in sorted(s.known):
        hands = find_hands(s.known, observer, card)
        if hands & (1 << of) and hands != 1 << of:
            found.append({"card": IDS[card], "in": [SEATS[other] for other in range(s.players) if hands >> other & 1]})
    return found


def find_step(s: Norsaga) -> int:
    """NS-INFO-01, NS-TURN-01. Return the step of the turn from the agenda, 0 before the first and after the last."""
    if not s.turn or s.ended:
        return 0
    waiting = [type(frame) for frame in s.agenda]
    if Embellish in waiting:
        return 2 if waiting[-1] is Embellish else 1
    return 2 if Continue in waiting and waiting[-1] is not Continue else 3


def describe_question(s: Norsaga) -> Asked | None:
    """Return the asked seat and the kind of question; only the asked seat sees the answers."""
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return None
    return {"seat": s.agenda[-1].seat, "ask": s.agenda[-1].ask}
