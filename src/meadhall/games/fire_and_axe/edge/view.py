"""The view of one seat, listed field by field; nothing is removed from a full state."""

from __future__ import annotations

from zlib import crc32

from meadhall.core.agenda import NOBODY
from meadhall.games.fire_and_axe.cards import (
    GOODS,
    KINDS,
    PIECES,
    ROLLS,
    RUNES,
    SAGA_BONUS,
    SAGA_PORTS,
    SAGAS,
    SLOTS,
    TASKS,
)
from meadhall.games.fire_and_axe.chart import HOME_IDS, PORTS, SPACES
from meadhall.games.fire_and_axe.edge.answer_preview import clear_days
from meadhall.games.fire_and_axe.edge.odds import count_hits, raid_odds
from meadhall.games.fire_and_axe.edge.routes import find_departure, find_drifts, find_routes
from meadhall.games.fire_and_axe.edge.view_types import (
    Asked,
    Attack,
    Captains,
    Earned,
    Player,
    Ports,
    Runes,
    Sagas,
    View,
)
from meadhall.games.fire_and_axe.notation import pieces_text, runes_text, space_text
from meadhall.games.fire_and_axe.rules import scoring
from meadhall.games.fire_and_axe.rules.favours import FairWind
from meadhall.games.fire_and_axe.rules.raid import RaidAgain, list_treasures_left
from meadhall.games.fire_and_axe.rules.sagas import find_next_era, is_done
from meadhall.games.fire_and_axe.rules.turn import Act
from meadhall.games.fire_and_axe.state import (
    DISCARDED,
    ENDINGS,
    NO_GOOD,
    NO_ONE,
    NO_SAGA,
    TAKEN,
    FireAndAxe,
)


def build_view(s: FireAndAxe, seat: int | None) -> View:
    """FA-INFO-01, FA-INFO-02, FA-INFO-03, FA-INFO-04. Return all public information, and the seat's own runes."""
    return {
        "game": "fire_and_axe",
        "you": seat,
        "turn": s.round,  # as the server counts a game's turns
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "asked": describe_question(s),
        "players": [describe_player(s, other, seat) for other in range(s.players)],
        "days": {"prep": s.prep, "sail": s.sail, "limit": s.limit},
        "wind": {"turns": s.wind, "clear": clear_days(s.wind)},
        "skulls": pieces_text(s.losses),
        "owed": s.owed,
        "era": s.era,
        "stock": {PIECES[good]: s.stock[good] for good in range(GOODS)},
        "demand": PIECES[s.demand],
        **describe_ports(s),
        "sagas": describe_sagas(s),
        "final": {"holder": None if s.holder == NO_ONE else s.holder, "placed": s.placed},
        "attack": describe_attack(s),
        **describe_captains(s, seat),
        "runes": describe_runes(s, seat),
        "options": s.house.plain(),
        "ending": ENDINGS[s.ending] if s.ended else None,
        "winners": scoring.winners(s) if s.ended else None,
        "over": s.ended,
    }


def describe_player(s: FireAndAxe, of: int, seat: int | None) -> Player:
    """Return one player as this seat sees them; `final` is what Final Scoring would bring now."""
    axe, settled, sets = (
        scoring.score_bloodied_axe(s)[of],
        scoring.score_settlements(s)[of],
        scoring.score_saga_sets(s)[of],
    )
    return {
        "seat": of,
        "ship": space_text(s.ships[of]),
        "crew": s.crew[of],
        "cargo": {PIECES[good]: s.cargo[of * GOODS + good] for good in range(GOODS)},
        "slots": SLOTS[s.era],
        "supply": s.supply[of],
        "vp": s.vp[of],
        "towns": [SPACES[port] for port in scoring.list_towns(s, of)],
        "sagas": [SAGAS[saga] for saga in range(len(SAGAS)) if s.won[saga] == of],
        "settlements": sum(owner == of for owner in s.settled),
        "sits_out": s.is_sitting_out(of),
        "rune_count": len(s.hands[of]),
        "runes": runes_text(s.hands[of]) if of == seat else None,
        "earned": sum_points(s, of),
        "final": {
            "axe": axe,
            "settlements": settled,
            "sagas": sets,
            "total": s.vp[of] + axe + settled + sets,
            "ports": {
                SPACES[port]: scoring.score_settlement(s, port) for port in range(PORTS) if s.settled[port] == of
            },
            "sets": {HOME_IDS[home]: scoring.score_saga_set(s, home)[of] for home in range(len(HOME_IDS))},
        },
    }


def sum_points(s: FireAndAxe, of: int) -> Earned:
    """FA-SETUP-11, FA-RAID-04, FA-SAGA-05. Return the sources of the points held; the rest came from trade."""
    start = (of - s.first) % s.players + 1
    treasures = sum(s.towns[port] // TAKEN for port in scoring.list_towns(s, of))
    bonuses = sum(SAGA_BONUS[saga] for saga in range(len(SAGAS)) if s.won[saga] == of)
    return {"start": start, "treasures": treasures, "sagas": bonuses, "trade": s.vp[of] - start - treasures - bonuses}


def describe_ports(s: FireAndAxe) -> Ports:
    """FA-INFO-02, FA-RAID-02. Return the contents of the ports, and the present value of a port with a good; of the
    treasures only those found, and which are left.
    """
    return {
        "goods": {SPACES[port]: PIECES[s.market[port]] for port in range(PORTS) if s.market[port] != NO_GOOD},
        "worth": {SPACES[port]: s.find_value(port) for port in range(PORTS) if s.market[port] != NO_GOOD},
        "settled": {SPACES[port]: s.settled[port] for port in range(PORTS) if s.settled[port] != NO_ONE},
        "towns": [SPACES[port] for port in range(PORTS) if s.has_town(port)],
        "raided": {
            SPACES[port]: {"seat": s.towns[port] % TAKEN, "treasure": s.towns[port] // TAKEN}
            for port in range(PORTS)
            if s.towns[port] >= 0
        },
        "treasures": {"small": list_treasures_left(s, 1), "large": list_treasures_left(s, 2)},
        "tried": [SPACES[port] for port in s.tried],
    }


def describe_sagas(s: FireAndAxe) -> Sagas:
    """FA-INFO-03, FA-SETUP-12. Return open and discarded sagas, the ports that already fulfil an open one, and of the
    deck only what its back shows.
    """
    return {
        "open": [None if saga == NO_SAGA else SAGAS[saga] for saga in s.open],
        "done": {
            SAGAS[saga]: [SPACES[port] for port in SAGA_PORTS[saga] if is_done(s, saga, port)]
            for saga in s.open
            if saga != NO_SAGA
        },
        "discarded": [SAGAS[saga] for saga in range(len(SAGAS)) if s.won[saga] == DISCARDED],
        "left": s.left,
        "next_era": find_next_era(s) if s.left else None,
    }


def describe_attack(s: FireAndAxe) -> Attack | None:
    if not s.attack:
        return None
    port = s.ships[s.active]
    return {
        "task": TASKS[s.attack],
        "port": space_text(port),
        "value": s.number_to_beat(port),
        "dice": s.dice[:],
        "hits": count_hits(s, port),
        "might": s.might,
        "walls": s.walls,
        "shield": s.shield != 0,
    }


def describe_captains(s: FireAndAxe, seat: int | None) -> Captains:
    """FA-INFO-04. Return what a captain can compute from public information: the reach of the ship with its costs, the
    odds of a raid, and a mark that changes when anything else happens, to stop a course.

    Other seats could compute it too, but are not sent it at every step.
    """
    top = s.agenda[-1] if s.agenda and seat in (s.active, None) else None
    captain = s.active
    outset = find_departure(s, captain)
    found = find_routes(outset) if isinstance(top, Act) else find_drifts(outset) if isinstance(top, FairWind) else {}
    return {
        "routes": {
            SPACES[space]: [[leg.days, leg.losses, space_text(leg.by)] for leg in legs] for space, legs in found.items()
        },
        "calm": hash_calm_state(s) if isinstance(top, Act) else None,
        "again": raid_odds(s, captain, ROLLS - top.number) if isinstance(top, RaidAgain) else None,
    }


def hash_calm_state(s: FireAndAxe) -> str:
    """FA-INFO-04. Return a short hash of everything that stays the same while a ship only sails; a different one means
    that something happened.
    """
    others = [ship for seat, ship in enumerate(s.ships) if seat != s.active]
    hands = [len(hand) for hand in s.hands]
    lying = [s.wind, others, s.crew, s.cargo, hands, s.discard, s.table, s.open, s.era, s.owed, s.limit, s.prep]
    return f"{crc32(repr(lying).encode()):08x}"


def describe_runes(s: FireAndAxe, seat: int | None) -> Runes:
    """FA-INFO-01, FA-INFO-03. The open pile, and what a careful player remembers: which runes are unseen, and which of
    them are in hands since the deck was last renewed.
    """
    unseen, kept = s.deck[:], [0] * KINDS
    olds = {}
    for other in range(s.players):
        if other != seat:
            for at, rune in enumerate(s.hands[other]):
                unseen[rune] += 1
                if at < s.olds[other]:
                    kept[rune] += 1
            if s.olds[other]:
                olds[str(other)] = s.olds[other]
    return {
        "deck": sum(s.deck),
        "discard": runes_text(s.discard),
        "table": runes_text(s.table),
        "unseen": {RUNES[rune]: unseen[rune] for rune in range(KINDS) if unseen[rune]},
        "held": {"of": olds, "runes": {RUNES[rune]: kept[rune] for rune in range(KINDS) if kept[rune]}}
        if olds
        else None,
    }


def describe_question(s: FireAndAxe) -> Asked | None:
    """Return the asked seat and the kind of question; only the asked seat sees the answers."""
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return None
    return {"seat": s.agenda[-1].seat, "ask": s.agenda[-1].ask}
