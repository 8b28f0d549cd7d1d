"""Keys of the full screen: those beside the answers, and the command line at the bottom."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from meadhall.terminal.colors import touch

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
# Dropped first from the line of keys when it is narrow; the help page has all of them.
SPARED = ("hints", "light", "follow", "tell", "language", "ask", "log", "rules", "zoom", "counsel", "undo")
PANS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ZOOMS = {"plus": 1, "minus": -1}


def key_of(number: int) -> str:
    return ANSWERS[number] if number < len(ANSWERS) else " "


def find_number(character: str | None) -> int:
    """Return the index of the answer with this key, or a negative number."""
    return ANSWERS.find(character) if character else -1


def commands(charted: bool) -> list[tuple[str, str]]:
    return [(key, name) for key, name in COMMANDS if charted or name not in OF_CHARTS]


def key_line(width: int, charted: bool, said: Callable[[str], str]) -> Text:
    """Return the keys with their names, as many as fit; help and quit always do."""
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
