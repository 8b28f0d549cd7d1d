"""A whole position as one line: `yggdrasil players=3 gods=odin,thor,tyr odin.at=midgard surt=svartalfheim agenda=…`.

What is as at the start of a game is left out; reserves, the wall, the supply and the decks are what is left over.
A reader may write `step=3 active=odin` instead of an agenda: the rest of that god's turn from that step on; `step=0`,
the default, begins a round.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.codec import agenda_text
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FACES,
    FOES,
    IORMUNGAND,
    JOTNAR,
    NONE,
    ON_BOARD,
    PLACES,
    START,
    WORLDS,
    bits,
    size,
)
from meadhall.games.yggdrasil.dice import ELF_TURNED, KIND_NAMES, MARKED, ROLLING, face_of, kind_of, slot_of
from meadhall.games.yggdrasil.edge.reader import from_position, sheets_of
from meadhall.games.yggdrasil.notation import card_text, god_name, names_of
from meadhall.games.yggdrasil.options import OPTIONS
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.state import REASONS, RUNNING, Yggdrasil

__all__ = ["from_position", "position"]


def position(s: Yggdrasil) -> str:
    """Everything, in a fixed order; what is usual is left out."""
    parts = ["yggdrasil", f"players={s.players}"]
    parts.append("gods=" + ",".join("-" if god == NONE else god_name(s, slot) for slot, god in enumerate(s.gods)))
    changed = [f"{o.name}:{s.house.given[o.name]}" for o in OPTIONS if s.house.given[o.name] != o.default]
    parts += [f"options={','.join(changed)}"] if changed else []
    for slot in range(len(s.gods)):
        parts += of_god(s, slot)
    for enemy in range(ON_BOARD):
        if enemy != IORMUNGAND and s.where[enemy] != START[enemy]:
            parts.append(f"{ENEMIES[enemy]}={PLACES[s.where[enemy]]}")
    for name, number, usual in (
        ("island", s.island + 1, 1), ("nidhogg", s.nidhogg, 0), ("turned", s.turned, 0), ("giants", s.giants, 0),
        ("dead", s.dead, 0), ("valhalla", s.valhalla, 0), ("risks", s.risks, 0), ("spent", s.spent, 0),
    ):
        parts += [f"{name}={number}"] if number != usual else []
    for name, table, mask in (
        ("devastated", WORLDS, s.devastated), ("fresh", WORLDS, s.fresh), ("jotnar", JOTNAR, s.jotnar),
        ("jotun_out", JOTNAR, s.jotun_out & ~s.jotnar), ("creature_out", CREATURES, s.creature_out),
    ):
        parts += [f"{name}={','.join(names_of(table, mask))}"] if mask else []
    parts.append("tops=" + ",".join("-" if top == NONE else ARTIFACT_IDS[top] for top in s.tops))
    parts += [f"drawn={','.join(CREATURES[card] for card in s.drawn)}"] if s.drawn else []
    parts += [f"open={','.join(card_text(s, card) for card in s.open)}"] if s.open else []
    parts += of_throw(s)
    parts += [f"order={','.join(god_name(s, seat) for seat in s.order)}"] if s.order else []
    parts += [f"active={god_name(s, s.active)}"] if s.gods[s.active] != NONE else []
    parts += [f"turn={s.turn}", f"round={s.round}"]
    parts += [f"ended={REASONS[s.reason]}"] if s.reason != RUNNING else []
    return " ".join([*parts, f"agenda={agenda_text(s.agenda)}"])


def of_god(s: Yggdrasil, slot: i64) -> list[str]:
    """One god's figure and, for a player, reserve, pile and sheet."""
    if s.gods[slot] == NONE:
        return []
    name = god_name(s, slot)
    parts = [f"{name}.at={WORLDS[s.at[slot]]}"] if s.at[slot] else []
    parts += [f"{name}.life={s.life[slot]}"] if s.life[slot] != s.most[slot] else []
    if slot >= s.players:
        return parts
    parts += [f"{name}.elves={s.elves[slot]}"] if s.elves[slot] else []
    parts += [f"{name}.dice={s.dice[slot]}"] if s.dice[slot] else []
    if s.artifacts[slot]:
        parts.append(f"{name}.artifacts={','.join(names_of(ARTIFACT_IDS, s.artifacts[slot]))}")
    return parts + of_pile(s, slot, name) + of_sheet(s, slot, name)


def of_pile(s: Yggdrasil, seat: i64, name: str) -> list[str]:
    """Places from the top; the bag only where it is not simply the rest of the player's own cards."""
    down = s.down[seat]
    parts = []
    if down != NO_CARD:
        parts.append(f"{name}.down={'?' if down == UNKNOWN else card_text(s, down)}")
    unknown = size(s.bags[seat]) + s.tokens[seat] - (1 if down == UNKNOWN else 0)
    if s.piles[seat] != [UNKNOWN] * unknown or not s.piles[seat]:
        places = ["?" if card == UNKNOWN else card_text(s, card) for card in s.piles[seat]]
        parts.append(f"{name}.pile={','.join(places) or '-'}")
    if s.players == 2:
        support = bits(s.bags[seat] >> 12 << 12)
        parts += [f"{name}.strangers={','.join(card_text(s, card) for card in support)}"] if support else []
        parts.append(f"{name}.tokens={s.tokens[seat]}")
    if s.apart[seat]:
        parts.append(f"{name}.apart={','.join(card_text(s, card) for card in bits(s.apart[seat]))}")
    return parts


def of_sheet(s: Yggdrasil, seat: i64, name: str) -> list[str]:
    """Symbols and relations, where they are not those that the god has at this difficulty."""
    usual = sheets_of(s)
    given = (s.god_symbols, s.vanir_symbols, s.brothers, s.bloods, s.chances, s.travels)
    parts = []
    for number, key in enumerate(("god_symbols", "vanir_symbols", "brothers", "bloods", "chances", "travels")):
        mask = given[number][seat]
        if mask != usual[number][seat]:
            if number < 2:
                written = "".join(face for face_number, face in enumerate(FACES) if mask >> face_number & 1)
            else:
                written = ",".join(god_name(s, slot) for slot in bits(mask))
            parts.append(f"{name}.{key}={written or '-'}")
    return parts


def of_throw(s: Yggdrasil) -> list[str]:
    parts = [f"foe={FOES[s.foe]}"] if s.foe != NO_FOE else []
    if s.throw:
        parts.append(f"throw={','.join(die_written(s, die) for die in s.throw)}")
    parts += [f"lent={','.join(god_name(s, slot) for slot in s.lent)}"] if s.lent else []
    return parts


def die_written(s: Yggdrasil, die: i64) -> str:
    """`odin:vanir:b`, with `+` when an elf has turned it, `!` when it is marked; `?` is still rolling."""
    face = "?" if face_of(die) == ROLLING else FACES[face_of(die)]
    turned = ("+" if die & ELF_TURNED else "") + ("!" if die & MARKED else "")
    return f"{god_name(s, slot_of(die))}:{KIND_NAMES[kind_of(die)]}:{face}{turned}"
