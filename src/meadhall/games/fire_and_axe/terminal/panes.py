"""The panes of Fire & Axe beside its chart: all ships, the weather with the market, the sagas; and the hand.

Nothing is shown by colour alone: each good, a town, a settlement and a loss has its own sign, and the legend names
them.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from meadhall.games.fire_and_axe.cards import SAGA_OF
from meadhall.games.fire_and_axe.chart import ZONES
from meadhall.games.fire_and_axe.data import COMPONENTS, Saga
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.terminal.chart import Chart
from meadhall.games.fire_and_axe.terminal.symbols import Signs, sign
from meadhall.terminal.colors import clip_text, touch

PANES = ("chart", "ships", "weather", "sagas")
DIAL = 16  # columns of the wind dial


class Panes(Signs):
    """Draws one pane, or the hand, in the given area."""

    def draw_chart(self) -> list[Text]:
        return Chart(self.teller, self.place).rows()

    # All ships

    def draw_ships(self) -> list[Text]:
        """Draw two lines for each player if there is room, else one."""
        roomy = self.place.height >= 2 * len(self.teller.players)
        return [row for seat in range(len(self.teller.players)) for row in self.ship(seat, roomy)]

    def ship(self, seat: int, roomy: bool) -> list[Text]:
        player = self.teller.players[seat]
        asked = self.view["asked"]
        mark = "▶" if asked and asked["seat"] == seat else "•" if seat == self.view["active"] else " "
        style = f"bold {self.paint.act if seat == self.teller.you else self.paint.ink}"
        first = Text(f"{mark} {SEATS[seat]} {clip_text(self.teller.names[seat], 14)}", style=style)
        first.append(f"  {player['vp']} {self.words('term-vp')}", style=self.paint.ink)
        final = self.ink(f" ({player['final']['total']})")
        where = Text.assemble(self.aboard(player), " ", self.second(self.teller.space(player["ship"])))
        if not roomy:
            return [self.pick_fullest(Text.assemble(first, final, " ", where), Text.assemble(first, " ", where))]
        runes = self.teller.say("runes", count=player["rune_count"])
        return [Text.assemble(first, final, self.second(f"  {runes}")), Text.assemble("    ", where)]

    def aboard(self, player: dict[str, Any]) -> Text:
        """Draw a sign for each piece, a point for each free slot."""
        pieces = {"crew": player["crew"], **player["cargo"]}
        text = Text()
        for name, count in pieces.items():
            text.append_text(Text("").join([sign(name)] * count))
        return text.append("·" * (player["slots"] - sum(pieces.values())), style=self.paint.line)

    # The weather and the market

    def draw_weather(self) -> list[Text]:
        """Draw the wind dial beside the Days and the losses; below it the market and the remaining treasures."""
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
        """Draw the four zones as on the board, with the best highlighted."""
        best = max(self.teller.clear(zone) for zone in ZONES)

        def at(zone: str) -> Text:
            days = self.teller.clear(zone)
            style = f"bold {self.paint.act}" if days == best else self.paint.ink
            return Text(f"{self.letter(zone)} {days}", style=style)

        rows = [
            Text.assemble("     ", at("N")),
            Text.assemble(" ", at("W"), "  ✦  ", at("E")),
            Text.assemble("     ", at("S")),
        ]
        return [Text.assemble(row, " " * (DIAL - row.cell_len)) for row in rows]

    def market(self) -> list[Text]:
        runes, treasures = self.view["runes"], self.view["treasures"]
        stock = Text("  ").join(Text.assemble(sign(good), f" {count}") for good, count in self.view["stock"].items())
        wanted = self.view["demand"]
        return [
            Text.assemble(self.label("term-demand"), sign(wanted), f" {self.teller.piece(wanted)}"),
            Text.assemble(self.label("term-stock"), stock),
            Text.assemble(
                self.label("term-deck"), f"{runes['deck']}  ", self.label("term-discard"), str(len(runes["discard"]))
            ),
            Text.assemble(
                self.label("term-treasures"), f"△ {listed(treasures['small'])}", f"  ▲ {listed(treasures['large'])}"
            ),
        ]

    def label(self, key: str) -> Text:
        return self.second(self.teller.speech.labelled(self.words(key), "").rstrip() + " ")

    # The sagas

    def draw_sagas(self) -> list[Text]:
        """Draw three sagas, each with its title if there is room, and the size of the deck."""
        sagas = [COMPONENTS.sagas[SAGA_OF[name]] for name in self.view["sagas"]["open"] if name]
        roomy = self.place.height > 2 * len(sagas)
        rows = [row for saga in sagas for row in self.saga(saga, roomy)]
        final = self.view["final"]
        if final["holder"] is not None:
            rows.append(
                Text(
                    self.teller.say("tokens", name=self.teller.name(final["holder"]), count=final["placed"]),
                    style=self.paint.ink,
                )
            )
        return [*rows, self.deck()]

    def deck(self) -> Text:
        left, era = self.view["sagas"]["left"], self.view["sagas"]["next_era"]
        said = self.second(self.teller.deck())
        return self.pick_fullest(
            said, Text.assemble(self.label("term-deck"), f"{left}, {self.words(f'era-{era}')}") if left else said
        )

    def saga(self, saga: Saga, roomy: bool) -> list[Text]:
        done = self.view["sagas"]["done"][saga.id]
        each = [
            Text(
                f"{'✓' if port in done else '○'} {self.teller.space(port)}",
                style=self.paint.second if port in done else self.paint.ink,
            )
            for port in saga.ports
        ]
        ports = Text("  ").join(each)
        bonus = Text(f" +{saga.bonus}" if saga.bonus else "", style=f"bold {self.paint.ink}")
        home = self.second(f" · {self.teller.space(saga.homeland)}")
        era = self.second(f" · {self.words(f'era-{saga.era}')}")
        kind = self.second(self.teller.speech(f"goal-{saga.kind}", ports=""))
        if not roomy:
            return [
                self.pick_fullest(
                    Text.assemble(kind, ports, bonus, home, era),
                    Text.assemble(kind, ports, bonus, home),
                    Text.assemble(kind, ports, bonus),
                    Text.assemble(Text(" ").join(each), bonus),
                )
            ]
        title = Text(self.words(f"saga-{saga.id}"), style=f"italic {self.paint.ink}")
        return [Text.assemble(title, bonus, home, era), Text.assemble("  ", kind, ports)]

    # The hand

    def hand(self) -> Text:
        assert self.teller.you is not None
        rows = [self.label("term-runes")]
        for rune in self.teller.players[self.teller.you]["runes"]:
            key = self.place.keys.get(rune, "")
            label = Text.assemble(
                (f"  {key} " if key else "  ", f"bold {self.paint.act}"),
                (self.teller.phrases.card(rune), self.paint.ink),
            )
            if key:
                label.stylize(touch(thing=rune))
            if rows[-1].cell_len + label.cell_len > self.place.width:
                rows.append(Text(" "))
            rows[-1].append_text(label)
        return Text("\n").join(rows)


def listed(values: list[int]) -> str:
    return " ".join(str(value) for value in sorted(values)) or "-"
