"""The signs of Fire & Axe in letters: what stands in a port, what a good looks like, whose ships lie there."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.terminal.fire_and_axe.tale import Tale
from meadhall.terminal.panes import Drawing

SIGNS = {"crew": "●", "tusks": "◗", "fish": "◆", "furs": "■"}
DYES = {"crew": "", "tusks": "#d8b45a", "fish": "#5b9bd5", "furs": "#b0703c"}
TOWNS = {"none": "", "small": "△", "large": "▲"}
PORTS = {port.id: port for port in COMPONENTS.ports}


class Signs(Drawing):
    """What the panes and the chart draw alike."""

    teller: Tale

    def words(self, key: str) -> str:
        return self.teller.speech(key)

    def letter(self, zone: str) -> str:
        """A zone by the first letter of its name, which differs in each language."""
        return self.words(f"zone-{zone}")[0]

    def port(self, name: str) -> Text:
        """A port's value and what is there: town, good, whose settlement."""
        text = Text(str(PORTS[name].value), style=f"bold {self.paint.ink}")
        if name in self.view["towns"]:
            text.append(TOWNS[PORTS[name].town], style=self.paint.ink)
        if name in self.view["goods"]:
            text.append_text(sign(self.view["goods"][name]))
        if name in self.view["settled"]:
            text.append(f"⚑{SEATS[self.view['settled'][name]]}", style=self.paint.ink)
        return text

    def ships(self, name: str) -> Text:
        """`‹AB›`: whose ships lie there; the reader's own stands out."""
        here = self.teller.ships_in(name)
        text = Text("‹" if here else "", style=self.paint.second)
        for seat in here:
            text.append(SEATS[seat], style=f"bold {self.paint.act if seat == self.teller.you else self.paint.ink}")
        return text.append("›" if here else "", style=self.paint.second)

    def contents(self, name: str) -> Text:
        parts = [self.port(name)] if name in PORTS else []
        ships = self.ships(name)
        return Text("").join(Text.assemble(" ", part) for part in [*parts, *([ships] if ships else [])])


def sign(piece: str) -> Text:
    return Text(SIGNS[piece], style=DYES[piece])
