"""The signs of Fire & Axe as text: the contents of a port, the goods, the ships there."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.terminal.descriptions import Tale
from meadhall.terminal.pane import Drawing

SIGNS = {"crew": "●", "tusks": "◗", "fish": "◆", "furs": "■"}
DYES = {"crew": "", "tusks": "#d8b45a", "fish": "#5b9bd5", "furs": "#b0703c"}
TOWNS = {"none": "", "small": "△", "large": "▲"}
PORTS = {port.id: port for port in COMPONENTS.ports}


class Signs(Drawing):
    """Signs used by the panes and the chart."""

    teller: Tale

    def words(self, key: str) -> str:
        return self.teller.speech(key)

    def letter(self, zone: str) -> str:
        """Return the first letter of a zone's name, which differs by language."""
        return self.words(f"zone-{zone}")[0]

    def port(self, name: str) -> Text:
        """Return a port's value and contents: town, good, settlement."""
        text = Text(str(PORTS[name].value), style=f"bold {self.paint.ink}")
        if name in self.view["towns"]:
            text.append(TOWNS[PORTS[name].town], style=self.paint.ink)
        if name in self.view["goods"]:
            text.append_text(sign(self.view["goods"][name]))
        if name in self.view["settled"]:
            text.append(f"⚑{SEATS[self.view['settled'][name]]}", style=self.paint.ink)
        return text

    def ships(self, name: str) -> Text:
        """Return `‹AB›`: the ships that lie there; the reader's own is highlighted."""
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
