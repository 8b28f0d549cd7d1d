"""The keys of the full screen: those beside the answers, and the line of commands at its foot."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from meadhall.terminal.paint import touch

ANSWERS = "1234567890abdefijmopsvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
COMMANDS = (
    ("?", "why"),
    ("!", "counsel"),
    ("r", "rules"),
    ("l", "log"),
    ("u", "undo"),
    ("t", "tell"),
    ("k", "ask"),
    ("g", "language"),
    (",", "hints"),
    ("n", "light"),
    ("c", "chart"),
    ("⇧←↑↓→", "pan"),
    ("+ -", "zoom"),
    (".", "follow"),
    ("h", "help"),
    ("q", "quit"),
)
OF_CHARTS = ("chart", "pan", "zoom", "follow")  # of games that have one
BOUND = {"?": "question_mark", "!": "exclamation_mark", ".": "full_stop", ",": "comma"}
# Left out of the line of keys first where it is narrow; the page of help has them all.
SPARED = ("hints", "light", "follow", "tell", "language", "ask", "log", "rules", "zoom", "counsel", "undo")
PANS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ZOOMS = {"plus": 1, "minus": -1}


def key_of(number: int) -> str:
    return ANSWERS[number] if number < len(ANSWERS) else " "


def number_of(character: str | None) -> int:
    """Which answer a key stands for, counted from nought; none of them: below it."""
    return ANSWERS.find(character) if character else -1


def commands(charted: bool) -> list[tuple[str, str]]:
    return [(key, name) for key, name in COMMANDS if charted or name not in OF_CHARTS]


def key_line(width: int, charted: bool, said: Callable[[str], str]) -> Text:
    """The keys with their words, as many as fit; help and leaving always do."""
    shown = [(key, said(name), name) for key, name in commands(charted)]
    spared = [*SPARED]
    while spared and sum(len(key) + len(word) + 3 for key, word, _ in shown) - 2 > width:
        name = spared.pop(0)
        shown = [entry for entry in shown if entry[2] != name]
    text = Text(no_wrap=True)
    for key, word, name in shown:
        part = Text.assemble((key, "bold"), f" {word}")
        part.stylize(touch(command=name))
        text.append_text(part).append("  ")
    return text
