"""The map of a position that is read: points of interest, Enemies, Threat, ships and the Adventure Map."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.fault import Fault
from meadhall.core.parts import number_of
from meadhall.games.trudvang.cards import LETTERS, POIS, REGION_OF, SHIPS
from meadhall.games.trudvang.edge.reader_parts import LETTER_OF, MOST, STATUS_OF, Reader, place, poi, space
from meadhall.games.trudvang.groups import CARD, NO_POI, NPC, Group
from meadhall.games.trudvang.rules.foes import health_of
from meadhall.games.trudvang.saga import FIGURE_OF, FIGURES, ident
from meadhall.games.trudvang.state import NOWHERE, Trudvang


def read_map(reader: Reader, s: Trudvang) -> None:
    parts = reader.parts
    if "space" in parts:
        s.space = space(reader, s, "space", parts["space"])
        s.host = reader.word("host", parts.get("host", "-"), REGION_OF)
        s.visited = reader.number("visited", 0, 0, 1)
    for letter, at in reader.places("pois"):
        s.poi_at[poi(reader, s, "pois", letter)] = place(reader, s, "pois", at)
    shown = parts.get("windows", "".join(LETTERS[at] for at in range(POIS) if s.poi_at[at] != NOWHERE))
    for letter in shown:
        s.poi_open |= 1 << poi(reader, s, "windows", letter)
    for letter, seat in reader.pairs("duels"):
        s.duels[poi(reader, s, "duels", letter)] = reader.seat("duels", seat)
    for name in reader.words("enemies"):
        foes = s.house.saga.card(s.house.saga.ident_of(name)).foes
        if foes is None:
            raise Fault("trudvang-word", part="enemies", word=name, nearest="DRAUGR-1, GARM-1")
        s.enemy_cards[FIGURE_OF[foes.figure]] = ident(name)
    s.groups = [read_group(reader, s, one) for one in parts["groups"].split(";")] if "groups" in parts else []
    for token in reader.words("threat"):
        at, _, units = token.rpartition("!")
        s.loose.append(place(reader, s, "threat", at) * 4 + number_of("threat", units, 1, 2))
    for mark in reader.words("marks"):
        source, kind = mark[:-len(sign_of(mark))], sign_of(mark)
        s.marks.append([read_source(reader, source), reader.word("marks", kind, STATUS_OF)])
    if "ships" in parts:
        s.ships = [place(reader, s, "ships", at) for at in reader.exactly("ships", SHIPS)]
    s.kept = reader.number("kept", 0, 0, 3)
    for key, row in (("cleared", s.cleared), ("blocked", s.blocked)):
        row.extend(space(reader, s, key, one) for one in reader.words(key))
    for key, row in (("opened", s.opened), ("closed", s.closed)):
        for pair in reader.words(key):
            a, _, b = pair.partition("-")
            row.append(space(reader, s, key, a) * 64 + space(reader, s, key, b))


def sign_of(mark: str) -> str:
    """`D-attack`: the status at its end."""
    at = max(mark.rfind("+"), mark.rfind("-"))
    return mark[at:]


def read_source(reader: Reader, text: str) -> int:
    return LETTER_OF[text] if text in LETTER_OF else 32 + reader.word("marks", text, FIGURE_OF)


def read_group(reader: Reader, s: Trudvang, text: str) -> Group:
    name, _, rest = text.partition("@")
    at, _, units_text = rest.rpartition(":")
    name, _, tied = name.partition("&")
    name, _, source = name.partition("*")
    units_text, _, numbers = units_text.partition("#")
    units_text, _, marks = units_text.partition("^")
    units_text, _, tokens = units_text.partition("!")
    figures = {**{figure: number for number, figure in enumerate(FIGURES)}, "npc": NPC}
    units = dots(reader, units_text)
    rows = [dots(reader, row) for row in marks.split("/")] if marks else [[0] * len(units) for _ in range(4)]
    if not at or len(rows) != 4 or any(len(row) != len(units) for row in rows):
        raise Fault("trudvang-group", group=text)
    kind = reader.word("groups", name, figures)
    letter = poi(reader, s, "groups", source) if source else CARD
    told = s.house.saga.poi(s.adventure, letter).foes if source else kind != NPC and s.enemy_cards[kind]
    if not told:
        raise Fault("trudvang-group-card", group=text)
    group = Group(kind, letter, place(reader, s, "groups", at), poi(reader, s, "groups", tied) if tied else NO_POI,
                  units, dots(reader, tokens), rows[0], rows[1], rows[2], rows[3])
    if numbers:
        group.numbers = dots(reader, numbers)
    if len(group.numbers) != group.figures() or min([1, *group.numbers]) < 1 or group.numbers != sorted({*group.numbers}):
        raise Fault("trudvang-group", group=text)
    for unit, damage in enumerate(units):
        most = health_of(s, group, unit) - 1        # with as much as it has health it would stand no longer
        if not 0 <= damage <= most:
            raise Fault("trudvang-damage", group=text, most=int(most))
    return group


def dots(reader: Reader, text: str) -> list[i64]:
    return [number_of("groups", one, -MOST, MOST) for one in text.split(".")] if text else []
