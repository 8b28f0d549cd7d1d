"""The table of Fire & Axe in four panes of letters: the waters around the ship, all ships, the weather, the sagas.

Colour never stands alone: a good has a sign of its own, a town, a settlement and a loss too, and the legend names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from meadhall.games.fire_and_axe.cards import SAGA_OF
from meadhall.games.fire_and_axe.chart import HOME_IDS, NEAR, SPACE_OF, SPACES, ZONES, is_homeland, is_water
from meadhall.games.fire_and_axe.data import COMPONENTS, Saga
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.terminal.fire_and_axe.voyage import Voyage
from meadhall.terminal.paint import clipped, touch
from meadhall.terminal.panes import Drawing

if TYPE_CHECKING:
    from meadhall.terminal.fire_and_axe.teller import Teller

PANES = ("around", "ships", "weather", "sagas")
SIGNS = {"crew": "●", "tusks": "◗", "fish": "◆", "furs": "■"}
DYES = {"crew": "", "tusks": "#d8b45a", "fish": "#5b9bd5", "furs": "#b0703c"}
TOWNS = {"none": "", "small": "△", "large": "▲"}
PORTS = {port.id: port for port in COMPONENTS.ports}
COLUMN = 27         # columns that a space with its notes needs
DIAL = 16           # columns of the wind dial


class Panes(Drawing):
    """Draws one pane, or the hand, in the place it is given."""

    teller: Teller

    def words(self, key: str) -> str:
        return self.teller.speech(key)

    def letter(self, zone: str) -> str:
        """A zone by the first letter of its name, which differs in each language."""
        return self.words(f"zone-{zone}")[0]

    # The waters around the ship

    def draw_around(self) -> list[Text]:
        """Where the reader's ship is, then every space next to it with the key that sails there."""
        seat = self.teller.own_or_active()
        here = self.teller.players[seat]["ship"]
        voyage = Voyage(self.view, seat)
        entries = [self.space(name, voyage) for name in around(here)]
        return [self.heading(here), *in_columns(entries, self.place.width, self.place.height - 1)]

    def heading(self, here: str) -> Text:
        text = Text(self.teller.space(here), style=f"bold {self.paint.ink}")
        if here != "winter":
            zone = self.teller.zone(here)
            text.append(f"  {self.words(f'zone-{zone}')} {self.teller.clear(zone)}", style=self.paint.second)
        return text.append_text(self.contents(here))

    def space(self, name: str, voyage: Voyage) -> Text:
        key = self.place.keys.get(name, "")
        mark = Text(f"{key:>2} ", style=f"bold {self.paint.act}")
        text = Text.assemble(mark, (self.teller.space(name), self.paint.ink))
        text.append(f" {self.letter(self.teller.zone(name))}", style=self.paint.second)
        text.append_text(self.contents(name))
        ways = voyage.ways(name)
        if ways and ways[0].losses:
            text.append(f" −{ways[0].losses}", style=f"bold {self.paint.ink}")
        if key:
            text.stylize(touch(thing=name))
        return text

    def contents(self, name: str) -> Text:
        """A port's value and what is there: town, good, whose settlement, whose ships."""
        text = Text()
        if name in PORTS:
            text.append(f" {PORTS[name].value}", style=f"bold {self.paint.ink}")
            if name in self.view["towns"]:
                text.append(TOWNS[PORTS[name].town], style=self.paint.ink)
            if name in self.view["goods"]:
                text.append_text(sign(self.view["goods"][name]))
            if name in self.view["settled"]:
                text.append(f"⚑{SEATS[self.view['settled'][name]]}", style=self.paint.ink)
        ships = "".join(SEATS[seat] for seat in self.teller.ships_in(name))
        return text.append(f" ‹{ships}›", style=self.paint.second) if ships else text

    # Everybody's ship

    def draw_ships(self) -> list[Text]:
        """Two lines for each player where there is room, else one."""
        roomy = self.place.height >= 2 * len(self.teller.players)
        return [row for seat in range(len(self.teller.players)) for row in self.ship(seat, roomy)]

    def ship(self, seat: int, roomy: bool) -> list[Text]:
        player = self.teller.players[seat]
        asked = self.view["asked"]
        mark = "▶" if asked and asked["seat"] == seat else "•" if seat == self.view["active"] else " "
        style = f"bold {self.paint.act if seat == self.teller.you else self.paint.ink}"
        first = Text(f"{mark} {SEATS[seat]} {clipped(self.teller.names[seat], 14)}", style=style)
        first.append(f"  {player['vp']} {self.words('term-vp')} ({player['final']['total']})", style=self.paint.ink)
        where = Text.assemble(self.aboard(player), " ", self.second(self.teller.space(player["ship"])))
        if not roomy:
            return [Text.assemble(first, " ", where)]
        runes = self.teller.say("runes", count=player["rune_count"])
        return [Text.assemble(first, self.second(f"  {runes}")), Text.assemble("    ", where)]

    def aboard(self, player: dict[str, Any]) -> Text:
        """A sign for each piece, a point for each free slot."""
        pieces = {"crew": player["crew"], **player["cargo"]}
        text = Text()
        for name, count in pieces.items():
            text.append_text(Text("").join([sign(name)] * count))
        return text.append("·" * (player["slots"] - sum(pieces.values())), style=self.paint.line)

    # The weather and the market

    def draw_weather(self) -> list[Text]:
        """The wind dial beside the Days and the losses; below it the market and what is left to find."""
        dial = self.dial()
        days = self.view["days"]
        used = days["prep"] + days["sail"]
        track = Text("▮" * days["prep"], style=self.paint.second).append("▮" * days["sail"], style=self.paint.act)
        track.append("▯" * (days["limit"] - used), style=self.paint.line)
        losses = Text("").join(sign(piece) for piece in self.view["skulls"])
        beside = [
            Text.assemble((f"{self.words('term-days')} ", self.paint.second), track),
            Text.assemble((f"{self.words('term-sailing')} ", self.paint.second), str(days["sail"])),
            Text.assemble((f"{self.words('term-skulls')} ", self.paint.second), losses or "-"),
        ]
        return [*(Text.assemble(one, other) for one, other in zip(dial, beside, strict=True)), *self.market()]

    def dial(self) -> list[Text]:
        """The four zones as they lie on the board; the best stands out."""
        best = max(self.teller.clear(zone) for zone in ZONES)

        def at(zone: str) -> Text:
            days = self.teller.clear(zone)
            style = f"bold {self.paint.act}" if days == best else self.paint.ink
            return Text(f"{self.letter(zone)} {days}", style=style)

        rows = [Text.assemble("     ", at("N")), Text.assemble(" ", at("W"), "  ✦  ", at("E")),
                Text.assemble("     ", at("S"))]
        return [Text.assemble(row, " " * (DIAL - row.cell_len)) for row in rows]

    def market(self) -> list[Text]:
        runes, treasures = self.view["runes"], self.view["treasures"]
        stock = Text("  ").join(Text.assemble(sign(good), f" {count}") for good, count in self.view["stock"].items())
        wanted = self.view["demand"]
        return [
            Text.assemble(self.label("term-demand"), sign(wanted), f" {self.teller.piece(wanted)}"),
            Text.assemble(self.label("term-stock"), stock),
            Text.assemble(self.label("term-deck"), f"{runes['deck']}  ", self.label("term-discard"),
                          str(len(runes["discard"]))),
            Text.assemble(self.label("term-treasures"), f"△ {listed(treasures['small'])}",
                          f"  ▲ {listed(treasures['large'])}"),
        ]

    def label(self, key: str) -> Text:
        return self.second(self.teller.speech.labelled(self.words(key), "").rstrip() + " ")

    # The sagas

    def draw_sagas(self) -> list[Text]:
        """Three sagas, each with its title where there is room, and what is left in the deck."""
        sagas = [COMPONENTS.sagas[SAGA_OF[name]] for name in self.view["sagas"]["open"] if name]
        roomy = self.place.height > 2 * len(sagas)
        rows = [row for saga in sagas for row in self.saga(saga, roomy)]
        final = self.view["final"]
        if final["holder"] is not None:
            rows.append(Text(self.teller.say("tokens", name=self.teller.name(final["holder"]), count=final["placed"]),
                             style=self.paint.ink))
        return [*rows, self.second(self.teller.deck())]

    def saga(self, saga: Saga, roomy: bool) -> list[Text]:
        done = self.view["sagas"]["done"][saga.id]
        ports = Text("  ").join(
            Text(f"{'✓' if port in done else '○'} {self.teller.space(port)}",
                 style=self.paint.second if port in done else self.paint.ink)
            for port in saga.ports)
        bonus = Text(f" +{saga.bonus}" if saga.bonus else "", style=f"bold {self.paint.ink}")
        origin = self.second(f" · {self.teller.space(saga.homeland)} · {self.words(f'era-{saga.era}')}")
        kind = self.second(self.teller.speech(f"goal-{saga.kind}", ports=""))
        if not roomy:
            return [Text.assemble(kind, ports, bonus, origin)]
        title = Text(self.words(f"saga-{saga.id}"), style=f"italic {self.paint.ink}")
        return [Text.assemble(title, bonus, origin), Text.assemble("  ", kind, ports)]

    # The hand

    def hand(self) -> Text:
        assert self.teller.you is not None
        rows = [self.label("term-runes")]
        for rune in self.teller.players[self.teller.you]["runes"]:
            key = self.place.keys.get(rune, "")
            label = Text.assemble((f"  {key} " if key else "  ", f"bold {self.paint.act}"),
                                  (self.teller.phrases.card(rune), self.paint.ink))
            if key:
                label.stylize(touch(thing=rune))
            if rows[-1].cell_len + label.cell_len > self.place.width:
                rows.append(Text(" "))
            rows[-1].append_text(label)
        return Text("\n").join(rows)


def sign(piece: str) -> Text:
    return Text(SIGNS[piece], style=DYES[piece])


def listed(values: list[int]) -> str:
    return " ".join(str(value) for value in sorted(values)) or "-"


def around(space: str) -> list[str]:
    """The spaces a ship there may go to next, water first; from the Wintering Zone, the Homelands."""
    if space == "winter":
        return list(HOME_IDS)
    near = [SPACES[one] for one in NEAR[SPACE_OF[space]]]
    return sorted(near, key=lambda name: (not is_water(SPACE_OF[name]), is_homeland(SPACE_OF[name])))


def in_columns(entries: list[Text], width: int, height: int) -> list[Text]:
    """Below each other; in two columns where they are too many and there is room."""
    if len(entries) <= height or width < 2 * COLUMN:
        return entries
    half = -(-len(entries) // 2)
    column = width // 2
    rows = []
    for number in range(half):
        left = entries[number].copy()
        left.truncate(column - 1, overflow="ellipsis", pad=True)
        right = entries[number + half] if number + half < len(entries) else Text()
        rows.append(Text.assemble(left, " ", right))
    return rows
