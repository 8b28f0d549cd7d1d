"""The terminal's colours: neutral ones for text, one per meaning, green for what you can do."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

BONE = "#fbf4e3"
SOOT = "#17110c"


@dataclass(frozen=True)
class Light:
    """The colours that differ between light and dark."""

    ink: str
    second: str
    line: str
    act: str


DAY = Light(ink="#241c15", second="#5a4936", line="#8d7a5c", act="#17645f")
NIGHT = Light(ink="#f3e8d4", second="#c3b095", line="#8b7355", act="#74d0c2")


def pick_colors(light: bool) -> Light:
    return DAY if light else NIGHT


def clip_text(text: str, width: int) -> str:
    """At most so many columns; what is cut is marked."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def center_text(text: Text, width: int) -> Text:
    """With blanks on both sides, the odd one on the right."""
    spare = max(0, width - text.cell_len)
    return Text.assemble(" " * (spare // 2), text, " " * (spare - spare // 2))


def folded(text: Text, width: int, indent: int = 4) -> list[Text]:
    """On as many lines as it needs, broken between words; all but the first are indented."""
    lines, room = [], max(1, width)
    while text.cell_len > room:
        cut = text.plain.rfind(" ", 1, room + 1)  # never at a no-break space
        head, text = text.divide([cut if cut > 0 and text.plain[:cut].strip() else room])
        head.rstrip()
        lines.append(head)
        text = text[len(text.plain) - len(text.plain.lstrip()) :]
        room = max(1, width - indent)
    lines.append(text)
    return [lines[0], *(Text.assemble(" " * indent, line) for line in lines[1:])]


def touch(**what: str) -> Style:
    """Marks what the mouse finds there. A link would be painted over in colours of its own."""
    return Style.from_meta(what)
