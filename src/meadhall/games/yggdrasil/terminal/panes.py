"""The table of Yggdrasil Chronicles in four panes of text: the tree with its rotation, the danger, gods, the wheel.

Nothing is shown by colour alone: each strength, life and open cards have their own signs, and the legend names them.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from meadhall.games.yggdrasil.notation import SEATS
from meadhall.games.yggdrasil.terminal.danger_text import Danger
from meadhall.games.yggdrasil.terminal.descriptions import Tale
from meadhall.games.yggdrasil.terminal.pile_text import Piles
from meadhall.games.yggdrasil.terminal.saga_text import brief_page
from meadhall.terminal.colors import clip_text, folded
from meadhall.terminal.pane import Drawing

PANES = ("tree", "danger", "gods", "wheel")
LOWEST = 6  # rows that three levels and six enemies need
STRENGTHS = {"normal": "●", "advantage": "▲", "disadvantage": "▼"}
CLOSED = "✗"
MARKS = {"hidden": "[?]", "oath": "[o]", "broken": "[/]"}  # of a saga
WHOLE = 99
SHORT = (3, 2)  # letters of a name where there is no room for it
CODES = {"freyia": "Fia", "freyr": "Fyr", "frigg": "Fgg"}  # the first letters of these are too much alike
FATAL = "#e0604c"


class Panes(Drawing):
    """Draws one pane, or the line above the question, in the given area."""

    teller: Tale

    @property
    def dangers(self) -> Danger:
        return Danger(self.teller)

    # The tree

    def draw_tree(self) -> list[Text]:
        """Draw three levels of three worlds, two lines each; below them the places beside the worlds, if they fit."""
        columns = self.teller.columns()
        rows: list[Text] = []
        for level in range(3):
            worlds = [column[level] for column in columns]
            rows.append(self.across([self.name(world) for world in worlds]))
            rows.append(self.across([Text.assemble("  ", self.standing(world)) for world in worlds]))
        teller = self.teller
        stock = teller.tell_stock("") if teller.crowded else []  # else it stands with the gods
        beside = (*brief_page(teller), teller.cage(), teller.islands(), teller.book(), *stock)
        return [*rows, *(self.second(line) for line in beside)]

    def column(self) -> int:
        """Return the letters of one world."""
        return self.place.width // 3 - 1

    def across(self, cells: list[Text]) -> Text:
        row = Text()
        for cell in cells:
            cell.truncate(self.column(), overflow="ellipsis", pad=True)
            row.append_text(cell).append(" ")
        row.rstrip()
        return row

    def name(self, name: str) -> Text:
        """Return a world with the strength of its action, or with the reason that closes it."""
        world = self.teller.worlds[name]
        text = self.add_key(name, self.ink(self.teller.called("world", name), bold=True))
        if not world["closed"]:
            for strength, amount in zip(world["strengths"], world["amounts"], strict=True):
                text.append(f" {STRENGTHS[strength]}{amount}", style=self.paint.act)
            return text
        text.append(f" {CLOSED}", style=self.paint.second)
        cause = self.closed_world(world)
        elsewhere = world["besieged"] or self.unsaid(name)  # a jotun stands below anyway
        fits = text.cell_len + len(cause) <= self.column()
        return text.append(cause if fits or not elsewhere else "", style=self.paint.second)

    def closed_world(self, world: dict[str, Any]) -> str:
        if world["besieged"]:
            return " " + self.teller.called("jotun", world["besieged"])
        return next((" " + self.teller.say(cause) for cause in ("devastated", "healed") if world[cause]), "")

    def standing(self, world: str) -> Text:
        """Return who is there, after the reason that closes the world if its own line has no room for it."""
        return Text.assemble(self.unsaid(world), self.crowd(world))

    def crowd(self, world: str) -> Text:
        """Return enemies with their power first, then gods, then jotnar; short if there are many."""
        width = self.column() - 2
        tried = (self.pieces(world, letters) for letters in (WHOLE, *SHORT))
        return next((pieces for pieces in tried if pieces.cell_len <= width), self.pieces(world, SHORT[-1]))

    def unsaid(self, world: str) -> Text:
        one = self.teller.worlds[world]
        cause = self.second(f"{self.closed_world(one).strip()} ")
        key = 2 if self.place.keys.get(world) else 0
        own = key + len(self.teller.called("world", world)) + len(CLOSED) + 1 + cause.cell_len
        below = cause.cell_len + self.crowd(world).cell_len
        is_moved = one["closed"] and not one["besieged"] and own > self.column() and below <= self.column() - 2
        return cause if is_moved else Text()

    def pieces(self, world: str, letters: int) -> Text:
        """Return the pieces, with keys if names are written in full; the other panes have the keys too."""
        whole = letters == WHOLE
        found = []
        for enemy in self.view["enemies"]:
            if enemy["place"] == world:
                name = self.teller.called("enemy", enemy["enemy"])[:letters]
                power = f"{' ' if whole else ''}{enemy['power']}{'+' if enemy['supported'] else ''}"
                text = self.ink(f"‡{name}{power}", bold=True)
                found.append(self.add_key(enemy["enemy"], text) if whole else text)
        for slot, god in enumerate(self.teller.gods):
            if god["god"] and god["world"] == world:
                name = self.teller.god(slot) if whole else CODES.get(god["god"], self.teller.god(slot))[:letters]
                style = f"bold {self.paint.act}" if slot == self.teller.you else self.paint.ink
                found.append(Text(f"{'▶' if slot == self.view['active'] else ''}{name}", style=style))
        for jotun in self.view["jotnar"]["active"]:
            if jotun["place"] == world:
                text = self.second(f"†{self.teller.called('jotun', jotun['jotun'])[:letters]}")
                found.append(self.add_key(jotun["jotun"], text) if whole else text)
        found += self.tale(world, letters)
        return Text(" ").join(found) if found else Text(" ")

    def tale(self, world: str, letters: int) -> list[Text]:
        """Return the saga's pieces there: opponents with their power, a wolf with its space, and the marker."""
        saga = self.view["saga"]
        if saga is None:
            return []
        figures = [
            self.ink(f"‡{self.teller.called('figure', one['figure'])[:letters]} {one['power']}", bold=True)
            for one in saga["figures"]
            if one["place"] == world
        ]
        return [*figures, *([self.second(MARKS[saga["marks"][world]])] if world in saga["marks"] else [])]

    # The danger

    def draw_danger(self) -> list[Text]:
        """Draw a line for each enemy; if there is room, its present effect, in full for the likely ones."""
        dangers = self.view["danger"]
        if not dangers:
            return [self.ink(line) for line in self.dangers.ended()]
        room = self.place.height - len(dangers)
        below: dict[str, list[str]] = {}
        for one in sorted(dangers, key=lambda one: one["open"] != 1):
            lines = wrap(self.dangers.foreseen(one), max(20, self.place.width - 4))
            below[one["enemy"]] = lines[: max(0, room)]
            room -= len(lines)
        return [
            row
            for one in dangers
            for row in (self.danger(one), *(self.second(f"    {line}") for line in below[one["enemy"]]))
        ]

    def danger(self, one: dict[str, Any]) -> Text:
        name = one["enemy"]
        enemy = next((enemy for enemy in self.view["enemies"] if enemy["enemy"] == name), None)
        called = self.teller.called("enemy", name)
        label = f"{called} {enemy['power']}" if enemy else called
        width = 13 if self.place.keys.get(name) else 15
        text = self.add_key(name, self.ink(f"{label:<{width}}", bold=one["open"] > 0))
        text.append(f"{'◆' * one['open']:<3}", style=f"bold {self.paint.act}")
        chance = self.dangers.chance(one)
        said = "" if chance is None else self.teller.say("chance", chance=chance)
        text.append(f"{said:>5}  ", style=self.paint.ink)
        ends = self.dangers.end(one)
        if ends:
            return text.append(ends[0], style=f"bold {FATAL if one['ends'] != 'tree' else self.paint.act}")
        return text.append(self.dangers.margins(name), style=self.paint.second)

    # The gods

    def draw_gods(self) -> list[Text]:
        """Draw a line for each god, and if there is room a second with its artifacts; then the effects of the active
        jotnar, and the reserves.
        """
        slots = [slot for slot, god in enumerate(self.teller.gods) if god["god"]]
        held = {slot: self.teller.listed("artifact", self.teller.gods[slot]["artifacts"]) for slot in slots}
        roomy = self.place.height >= len(slots) + sum(map(bool, held.values()))
        rows = []
        for slot in slots:
            rows.append(self.god(slot))
            if roomy and held[slot]:
                rows.append(self.second(f"    {held[slot]}"))
        rows += [self.jotun(jotun["jotun"]) for jotun in self.view["jotnar"]["active"]]
        for line in self.teller.tell_stock(""):
            rows += folded(self.second(line), self.place.width, 2)
        return rows

    def jotun(self, name: str) -> Text:
        effect = self.second(f" {self.teller.speech(f'jotun-{name}.effect')}")
        return Text.assemble(self.add_key(name, self.ink(f"†{self.teller.called('jotun', name)}", bold=True)), effect)

    def god(self, slot: int) -> Text:
        god = self.teller.gods[slot]
        asked = self.view["asked"]
        mark = "▶" if asked and asked["seat"] == slot else "•" if slot == self.view["active"] else " "
        letter = SEATS[slot] if god["seat"] is not None else " "
        style = f"bold {self.paint.act if slot == self.teller.you else self.paint.ink}"
        name = self.add_key(god["god"], Text(self.teller.god(slot), style=style))
        world = self.second(f" {self.teller.called('world', god['world'])}")
        text = Text.assemble((f"{mark} {letter} ", style), name, " ", self.life(god), world)
        if god["seat"] is None:
            return text.append(f" · {self.teller.speech('support')}", style=self.paint.second)
        stock = [self.teller.speech(f"own-{thing}", count=god[thing]) for thing in ("elves", "dice") if god[thing]]
        return text.append("".join(f" · {one}" for one in stock), style=self.paint.ink)

    def life(self, god: dict[str, Any]) -> Text:
        return Text.assemble(("♥" * god["life"], FATAL), ("♡" * (god["most"] - god["life"]), self.paint.line))

    # The wheel and the piles

    def draw_wheel(self) -> list[Text]:
        """Draw open cards, face-down ones with their chances, then the public knowledge of each pile."""
        piles = Piles(self.teller)
        opened = [(enemy, god) for enemy, gods in piles.open().items() for god in gods]
        cards = ", ".join(
            f"{self.teller.called('enemy', enemy)} ({self.teller.called('god', god)})" for enemy, god in opened
        )
        rows = [self.ink(self.teller.say("open", cards=cards or self.teller.say("nothing")))]
        rows += [self.ink(piles.down(SEATS.index(seat))) for seat in self.view["wheel"]["down"]]
        return [*rows, *(self.second(line) for pile in self.view["piles"] for line in piles.pile(pile))]

    # Above the question

    def hand(self, crowded: bool = False) -> Text:
        """Draw a saving throw step by step while there is one; else the reader's own sheet, or all sheets and the
        reserves if the pane of the gods has no room for them.
        """
        if not crowded:
            return self.own()
        rows: list[Text] = [*self.own().split()] if self.view["throw"] is not None else []
        rows += [
            *folded(self.company(), self.place.width, 1),
            *folded(self.second(self.teller.reserve()), self.place.width, 1),
        ]
        return Text("\n").join(rows[: self.place.height])

    def company(self) -> Text:
        """Return every god with its life and the contents of its sheet, in order."""
        asked, found = self.view["asked"], []
        for slot, god in enumerate(self.teller.gods):
            if god["god"]:
                style = f"bold {self.paint.act}" if slot == self.teller.you else self.paint.ink
                stock = [
                    self.teller.speech(f"own-{thing}", count=god[thing]) for thing in ("elves", "dice") if god[thing]
                ]
                stock += [self.teller.called("artifact", artifact) for artifact in god["artifacts"]]
                mark = "▶" if asked and asked["seat"] == slot else ""
                found.append(
                    Text.assemble(
                        (f"{mark}{self.teller.god(slot)}", style),
                        (f"\u00a0♥{god['life']}/{god['most']}", FATAL),
                        (f" {', '.join(stock)}" if stock else "", self.paint.ink),
                    )
                )
        return Text(" · ", style=self.paint.second).join(found)

    def own(self) -> Text:
        cast = self.view["throw"]
        if cast is not None:
            risks = self.ink(self.teller.throw()[0], bold=True)
            return Text("\n").join([risks, *([self.dice(cast["dice"])] if cast["dice"] else [])])
        slot = self.teller.you
        if slot is None or not self.teller.gods[slot]["god"]:
            return Text()
        return self.ink(self.teller.brief_of(slot))

    def dice(self, dice: list[dict[str, Any]]) -> Text:
        return Text("  ").join(self.die(die) for die in dice)

    def die(self, die: dict[str, Any]) -> Text:
        """Return `[e✓]`: the face, whether it averts, and an elf's leaf if one turned it."""
        worth = "✓" * die["worth"]
        face = "·" if die["face"] == "-" else die["face"]
        kind = clip_text(self.teller.called("die", die["kind"]), 12)
        style = f"bold {self.paint.act}" if worth else self.paint.second
        return Text(f"{kind} [{face}{worth}{'*' if die['elf'] else ''}]", style=style)
