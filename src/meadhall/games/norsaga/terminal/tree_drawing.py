"""Draw a family tree of Norsaga in letters and colours: youngest above, parents below, grandparents at the roots.

Nothing is shown by colour alone: a card shows its traits as letters, a matched pair its shared trait between ═ signs,
an inherited trait its ◆.
"""

from __future__ import annotations

from rich.text import Text

from meadhall.games.norsaga.cards import CARD_OF, SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.tree import PAIR_NAMES, PAIRS
from meadhall.terminal.colors import BONE, SOOT, center_text, clip_text, pick_colors, touch
from meadhall.terminal.game_ui import Place

DYES = {"R": "#a42c23", "G": "#4f6f2a", "B": "#24588a", "Y": "#e2ae2d", "P": "#6c4388", "K": "#494139"}
SMALL = 5  # columns of a card that shows its traits and number only
LARGE = 8  # from so many columns on a card shows its class as well
BROADEST = 15
LINK = 3  # columns between the two of a pair
GAP = 2  # columns between the two pairs of grandparents
HEADING = 2


def dyed(letter: str) -> str:
    """Return the style of a trait's colour with readable letters on it."""
    return f"bold {SOOT if letter == 'Y' else BONE} on {DYES[letter]}"


def chip(card: str, width: int) -> Text:
    """Return a card in one line: `GR1`, `SkR2`, `Gh7`, each trait's letter on its own colour."""
    hero = COMPONENTS.heroes[CARD_OF[card]]
    number = card.rpartition("-")[2].lstrip("RGBY") if "-" in card else card[2:]
    first = {"P": "Sk", "K": "Gh"}.get(hero.dominant, hero.dominant)
    body = dyed(hero.dominant)
    tight = width and len(first + number) + (hero.recessive != "-") + 2 > width
    text = Text.assemble((first if tight else f" {first}", body))
    if hero.recessive != "-":
        text.append(hero.recessive, style=dyed(hero.recessive))
    text.append(f"{number} ", style=body)
    if text.cell_len < width:
        text.append(" " * (width - text.cell_len), style=body)
    return text


class Drawing:
    """One tree in the given area."""

    def __init__(
        self,
        tree: list[str | None],
        matches: dict[str, str],
        markers: list[str],
        owner: int,
        place: Place,
        classes: list[str],
    ) -> None:
        self.tree = tree
        self.matches = matches
        self.laid = {slot.partition(":")[0] for slot in markers}
        self.colours = [slot.partition(":")[2] for slot in markers]
        self.owner = owner
        self.place = place
        self.classes = classes
        self.paint = pick_colors(place.light)
        room = (place.width - 2 * LINK - GAP) // 4 - 1
        self.large = room >= LARGE and place.height >= HEADING + 6
        self.card = min(room, BROADEST) if self.large else SMALL
        self.lines = 2 if self.large else 1
        self.limbs = place.height >= HEADING + 3 * self.lines + 2

    def heading(self, letter: str, name: str, you: bool, active: bool, asked: bool, notes: list[str]) -> Text:
        """Return the owner's name: `▶` marks the asked player, `•` the player whose turn it is."""
        sign = "▶ " if asked else "• " if active else "  "
        style = f"bold {self.paint.act}" if asked and you else f"bold {self.paint.ink}"
        note = "  ".join(notes)
        name = clip_text(name, max(4, self.place.width - len(note) - 6))
        return Text.assemble((f"{sign}{letter} {name}", style), ("  " + note, self.paint.second))

    def goal(self, need: dict[str, int], saga: str) -> Text:
        """Return the six traits of the saga: `◆R` lies on the tree, `◇R` is missing."""
        text = Text("  ")
        for letter, count in need.items():
            tied = self.colours.count(letter)
            for number in range(count):
                if number < tied:
                    text.append(f"◆{letter}", style=dyed(letter))
                else:
                    text.append(f"◇{letter}", style=self.paint.second)
                text.append(" ")
        text.append(f"{len(self.colours)}/6 ", style=f"bold {self.paint.ink}")
        text.append(clip_text(saga, max(0, self.place.width - text.cell_len - 1)), style=f"italic {self.paint.second}")
        return text

    def rows(self) -> list[Text]:
        """Return the tree, one generation in each row, with the lines of descent between them if there is room."""
        left, right = self.pair(1, LINK), self.pair(2, LINK)
        pair = 2 * (self.card + 1) + LINK
        width = 2 * pair + GAP
        parents = self.pair(0, pair + GAP - self.card - 1)
        rows = [center_text(line, width) for line in self.cell(0)]
        rows += [center_text(Text("│", style=self.paint.line), width + 1)] if self.limbs else []
        rows += [center_text(line, width + 1) for line in parents]
        if self.limbs:
            limb = center_text(Text("│", style=self.paint.line), pair + 1)
            rows.append(Text.assemble(limb, " " * (GAP - 1), limb))
        rows += [Text.assemble(one, " " * GAP, other) for one, other in zip(left, right, strict=True)]
        indent = " " * max(0, (self.place.width - width) // 2)
        return [Text.assemble(indent, row) for row in rows]

    def pair(self, number: int, width: int) -> list[Text]:
        """Return two cards with the link between them, which is in the first line.

        `═R═` where both share the recessive trait, ◆ beside it when it is inherited, a thin line otherwise.
        """
        left, right = PAIRS[number]
        shared = self.matches.get(PAIR_NAMES[number], "")
        tie = Text("═", f"bold {self.paint.ink}") if shared else Text("╌", self.paint.line)
        sign = Text(f"◆{shared}" if PAIR_NAMES[number] in self.laid else shared, dyed(shared) if shared else "")
        spare = width - len(sign)
        link = Text.assemble(*[tie] * ((spare + 1) // 2), sign, *[tie] * (spare // 2))
        links = [link, *(Text(" " * width) for _ in range(self.lines - 1))]
        cells = zip(self.cell(left), links, self.cell(right, tie), strict=True)
        return [Text.assemble(one, middle, other) for one, middle, other in cells]

    def cell(self, spot: int, unmarked: Text | str = " ") -> list[Text]:
        """Return a card or an empty spot, with a column before it for a key or the ◆ of an inherited trait."""
        name = SPOT_NAMES[spot]
        token = f"{self.owner}.{name}"
        key = self.place.keys.get(token, "")
        mark = Text(key, f"bold reverse {self.paint.act}") if key else Text("◆" if name in self.laid else "")
        card = self.tree[spot]
        if card:
            body = chip(card, self.card)
            second = Text(f" {clip_text(self.classes[spot], self.card - 1)}".ljust(self.card), style=self.face(card))
        else:
            inside = " " * (self.card - 2)
            body = Text(f"┌{'─' * (self.card - 2)}┐" if self.large else f"[{inside}]", style=self.paint.line)
            second = Text(f"└{'─' * (self.card - 2)}┘", style=self.paint.line)
        lines = [Text.assemble(mark or unmarked, body)]
        if self.large:
            lines.append(Text.assemble(" ", second))
        if key:
            for line in lines:
                line.stylize(touch(thing=token))
        return lines

    @staticmethod
    def face(card: str) -> str:
        return dyed(COMPONENTS.heroes[CARD_OF[card]].dominant).removeprefix("bold ")
