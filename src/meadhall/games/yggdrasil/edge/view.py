"""The view of a seat, listed field by field. All players at this table see the same."""

from __future__ import annotations

from meadhall.core.agenda import NOBODY
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    BESIEGES,
    BLOCKS,
    CREATURES,
    ENEMIES,
    FACES,
    FIGURE,
    FIGURES,
    FOES,
    GODS,
    ISLANDS,
    JOTNAR,
    JOTUN_KIND,
    JOTUN_OBJECT,
    JOTUNHEIM,
    NONE,
    ON_BOARD,
    OUT,
    PLACES,
    QUAY,
    RUNES,
    SIDES,
    STANDS,
    STONES,
    STRENGTH,
    STRENGTHS,
    TILES,
    TOKENS,
    WORLDS,
    find_world_above,
    list_bits,
)
from meadhall.games.yggdrasil.dice import (
    ELF_TURNED,
    KIND_NAMES,
    ROLLING,
    count_risks_left,
    count_successes,
    get_face,
    get_kind,
    get_slot,
)
from meadhall.games.yggdrasil.edge.campaign_summary import build_sheet, count_tries
from meadhall.games.yggdrasil.edge.forecast import build_forecast, list_counted_losses
from meadhall.games.yggdrasil.edge.view_types import (
    Asked,
    Campaign,
    Die,
    Enemy,
    God,
    Jotun,
    Pile,
    Saga,
    Throw,
    View,
    Wheel,
    World,
)
from meadhall.games.yggdrasil.notation import SEATS, card_text, god_name, list_names
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.rules.presence import list_strengths, why_closed, why_too_weak
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.state import REASONS, RUNNING, SAGAS, Yggdrasil


def build_view(s: Yggdrasil, seat: int | None) -> View:
    """YG-INFO-01, YG-INFO-02, YG-INFO-04. Return positions, ladders, reserves, open cards with their owners, tops of
    the stacks, sizes; the same for all.
    """
    return {
        "game": "yggdrasil",
        "you": seat,
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "order": [int(player) for player in s.order],
        "asked": describe_question(s),
        "players": [{"seat": player, "god": god_name(s, player)} for player in range(s.players)],
        "gods": [describe_god(s, slot) for slot in range(len(s.gods))],
        "worlds": [describe_world(s, place) for place in range(len(WORLDS))],
        "turned": s.turned,
        "enemies": [describe_enemy(s, number) for number in range(ON_BOARD) if not s.is_slain(number)],
        "island": {"at": s.island + 1, "values": [int(value) for value in ISLANDS]},
        "nidhogg": {"at": s.nidhogg, "tree": s.count_moves()},
        "giants": {"ladder": s.giants, "reserve": s.muspell},
        "anonymous": {"ladder": s.dead, "reserve": s.anonymous},
        "heroes": {"valhalla": s.valhalla, "reserve": s.heroes},
        "elves": s.alfheim,
        "dice": s.vanaheim,
        "supply": s.supply,
        "wall": s.wall,
        "stones": [
            {"stone": STONES[stone], "sides": [RUNES[side] for side in sides]} for stone, sides in enumerate(SIDES)
        ],
        "jotnar": {
            "pawns": s.pawns,
            "active": [describe_jotun(s, number) for number in list_bits(s.jotnar)],
            "deck": len(list_bits(s.jotun_deck)),
            "out": list_names(JOTNAR, s.jotun_out),
        },
        "artifacts": [
            {"top": None if top == NONE else ARTIFACT_IDS[top], "left": len(list_bits(s.stacks & 63 << 6 * level))}
            for level, top in enumerate(s.tops)
        ],
        "creatures": {
            "deck": len(list_bits(s.creature_deck)),
            "out": list_names(CREATURES, s.creature_out),
            "drawn": [CREATURES[creature] for creature in s.drawn],
        },
        "wheel": describe_wheel(s),
        "piles": [describe_pile(s, of) for of in range(s.players)],
        "unseen": [card_text(s, card) for card in list_bits(s.unseen)] if s.house.memory else [],
        "throw": describe_throw(s),
        **build_forecast(s),
        "options": s.house.given.copy(),
        "campaign": describe_campaign(s),
        "saga": describe_saga(s),
        "reason": None if s.reason == RUNNING else REASONS[s.reason],
        "over": s.ended,
    }


def describe_campaign(s: Yggdrasil) -> Campaign | None:
    """YG-CAMP-05, YG-DEC-23. Return the saga, the tries of each, and the sheets of all players, which are public; None
    in a single game.
    """
    if not s.house.campaign:
        return None
    return {
        "saga": SAGAS[s.chapter],
        "sagas": list(SAGAS),
        "tries": count_tries(s),
        "sheets": [build_sheet(s, seat) for seat in range(s.players)],
    }


def describe_saga(s: Yggdrasil) -> Saga | None:
    """YG-INFO-01, YG-BOOK-03. Return the open page: its track with Nidhogg, the distance of its goal and of its own
    ways to lose, its counters, and its pieces; face-down tiles and markers are only counted.
    """
    if s.saga is None or s.tale is None:
        return None
    page, tale, here = s.get_page(), s.tale, s.at[s.active]
    need = [int(part.evaluate(s, s.active, here, NONE)) for part in page.need]
    return {
        "saga": s.saga.name,
        "page": int(tale.page) + 1,
        "pages": len(s.saga.pages),
        "track": [".ZPTX"[kind] for kind in s.get_track().cells],
        "goal": need,
        "losses": list_counted_losses(s),
        "tally": {name: int(tale.tally[number]) for number, name in enumerate(s.saga.tallies)},
        "figures": [
            {
                "figure": name,
                "place": STANDS[tale.figures[number]],
                "note": int(tale.notes[number]),
                "power": int(s.find_power(FIGURE + number)),
            }
            for number, name in enumerate(FIGURES)
            if tale.figures[number] != OUT and not (tale.figures[number] == QUAY and TILES >> number & 1)
        ],
        "marks": {WORLDS[place]: TOKENS[mark] for place, mark in enumerate(tale.marks) if mark},
        "hidden": [int(count) for count in tale.bag],
        "quay": ["?" if foe == UNKNOWN else FOES[foe] for foe in tale.quay],
        "slain": list_names(ENEMIES, tale.gone),
        "buried": [ARTIFACT_IDS[card] for card in tale.buried],
        "fates": {god_name(s, seat): ENEMIES[foe] for seat, foe in enumerate(tale.fates) if foe != NONE},
        "actions": [action.name for action in page.actions],
    }


def describe_god(s: Yggdrasil, slot: int) -> God:
    player = slot < s.players
    chosen = s.gods[slot] != NONE
    return {
        "god": GODS[s.gods[slot]] if chosen else None,
        "seat": slot if player else None,
        "world": WORLDS[s.at[slot]],
        "life": s.life[slot],
        "most": s.most[slot],
        "elves": s.elves[slot] if player else 0,
        "dice": s.dice[slot] if player else 0,
        "artifacts": list_names(ARTIFACT_IDS, s.artifacts[slot]) if player else [],
        "symbols": {"god": format_symbols(s.god_symbols[slot]), "vanir": format_symbols(s.vanir_symbols[slot])}
        if player
        else None,
        "bonds": {
            kind: [god_name(s, other) for other in list_bits(masks[slot])]
            for kind, masks in (
                ("brothers", s.brothers),
                ("bloods", s.bloods),
                ("chances", s.chances),
                ("travels", s.travels),
            )
        }
        if player and chosen
        else None,
    }


def format_symbols(mask: int) -> str:
    return "".join(face for number, face in enumerate(FACES) if mask >> number & 1)


def describe_world(s: Yggdrasil, place: int) -> World:
    """Return a world with its action at the active god's strength, the reasons for it, and the rule that closes it."""
    above = find_world_above(place, s.turned)
    found = list_strengths(s, s.active, place)
    weak = why_too_weak(s, place, found[0])
    offered = [one for one in found if not why_too_weak(s, place, one)] or found
    return {
        "world": WORLDS[place],
        "above": None if above == NONE else WORLDS[above],
        "devastated": s.is_devastated(place),
        "healed": bool(s.fresh >> place & 1),
        "besieged": None if s.find_besieger(place) == NONE else JOTNAR[s.find_besieger(place)],
        "strengths": [STRENGTHS[one] for one in offered],
        "amounts": [STRENGTH[place][one] for one in offered],
        "because": list_causes(s, place, len(found) > 1),
        "closed": why_closed(s, place) or (weak if offered == found else "") or None,
    }


def list_causes(s: Yggdrasil, place: int, choice: bool) -> list[str]:
    """YG-ACT-02, YG-ART-ODROERIR, YG-ART-VALSHAMR. Return the causes of the strength of the active god's action; none
    if the god would be alone there.
    """
    enemy = s.is_hostile(place)
    causes = (
        ("enemy", enemy),
        ("company", s.has_company(s.active, place)),
        ("valshamr", choice and enemy),
        ("odroerir", choice and not enemy),
    )
    return [cause for cause, works in causes if works]


def describe_enemy(s: Yggdrasil, number: int) -> Enemy:
    return {
        "enemy": ENEMIES[number],
        "place": PLACES[s.where[number]],
        "power": s.find_power(number),
        "supported": s.is_supported(number),
    }


def describe_jotun(s: Yggdrasil, number: int) -> Jotun:
    """YG-JOTUN-07. Return an active jotun and where it can be fought; one that rides an enemy in the cage cannot."""
    kind, thing = JOTUN_KIND[number], JOTUN_OBJECT[number]
    place = JOTUNHEIM if kind == BLOCKS else thing if kind == BESIEGES else s.where[thing]
    return {"jotun": JOTNAR[number], "place": PLACES[place]}


def describe_wheel(s: Yggdrasil) -> Wheel:
    """Return open cards oldest first; a face-down card has a name only if it was laid from a known place."""
    return {
        "open": [card_text(s, card) for card in s.open],
        "down": {SEATS[of]: find_face_down_card(s, of) for of in range(s.players) if s.down[of] != NO_CARD},
    }


def find_face_down_card(s: Yggdrasil, of: int) -> str:
    return "?" if s.down[of] == UNKNOWN or not s.house.memory else card_text(s, s.down[of])


def describe_pile(s: Yggdrasil, of: int) -> Pile:
    """YG-INFO-03, YG-INFO-06. Return the public knowledge of a pile: known cards at their places from the top, the
    cards that must be in it or face down, and the number of unseen cards of a support god.
    """
    if not s.house.memory:
        return {"seat": of, "size": len(s.piles[of])}
    return {
        "seat": of,
        "size": len(s.piles[of]),
        "known": [None if card == UNKNOWN else card_text(s, card) for card in s.piles[of]],
        "unknown": [card_text(s, card) for card in list_bits(s.bags[of])],
        "not_down": [card_text(s, card) for card in list_bits(s.apart[of])],
        "support": s.tokens[of],
    }


def describe_throw(s: Yggdrasil) -> Throw | None:
    """YG-FIGHT-07. Return the risks and the dice on the table."""
    if s.risks == 0 and not s.throw:
        return None
    return {
        "left": count_risks_left(s),
        "foe": None if s.foe == NO_FOE else FOES[s.foe],
        "elves": s.spent,
        "dice": [describe_die(s, die) for die in s.throw],
    }


def describe_die(s: Yggdrasil, die: int) -> Die:
    """Return one die as all players see it."""
    face = get_face(die)
    return {
        "slot": int(get_slot(die)),
        "kind": KIND_NAMES[get_kind(die)],
        "face": "?" if face == ROLLING else FACES[face],
        "elf": bool(die & ELF_TURNED),
        "worth": int(count_successes(s, die)),
    }


def describe_question(s: Yggdrasil) -> Asked | None:
    if not s.agenda or s.agenda[-1].seat == NOBODY:
        return None
    return {"seat": s.agenda[-1].seat, "ask": s.agenda[-1].ask}
