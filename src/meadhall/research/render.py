"""Render the table as text, SVG or an image of the text. No board is drawn."""

from __future__ import annotations

import textwrap
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from meadhall.core.agenda import State
from meadhall.core.decision import decide, seat_name
from meadhall.core.game import Game
from meadhall.terminal.messages import speech
from meadhall.terminal.plain_teller import find_teller
from meadhall.words import Words

COLUMNS, ROWS = 110, 64  # of an image: always as large, so that images make a film
LETTER, LINE = 7, 15  # pixels
MORE = "[...]"  # where an image has no room for the rest of the boards
PAPER, INK = "#fbf6ea", "#2b2118"


def render_ansi(game: Game, state: State, seat: int | None) -> str:
    """Return the table in words as this seat sees it; None sees open information only."""
    view = game.view(state, seat)
    names = [seat_name(one) for one in range(len(view["players"]))]
    phrases = game.phrases(Words("en", game.name), names, seat)
    teller = find_teller(game.name)(speech("en", game.name), phrases, view, names)
    lines = [line for line in (teller.title(), teller.turn()) if line]
    for board in range(teller.boards()):
        lines += ["", *teller.describe(board)]
    asked = decide(state)
    if asked is not None:
        lines += ["", phrases.prompt(asked.seat, asked.ask, asked.about if asked.seat == seat else None)]
    return "\n".join(lines) + "\n"


def wrap_line(line: str) -> list[str]:
    """Break a line between words, and keep its indent."""
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.wrap(line, COLUMNS, subsequent_indent=indent, break_on_hyphens=False) or [""]


def fit_lines(text: str) -> list[str]:
    """Return the lines that fit in an image. The last paragraph, the question, is always included."""
    board, _, question = text.rstrip("\n").rpartition("\n\n")
    last = [part for line in question.splitlines() for part in wrap_line(line)][:ROWS]
    first = [part for line in board.splitlines() for part in wrap_line(line)]
    room = ROWS - len(last) - 1
    if len(first) > room:
        first = [*first[: max(0, room - 1)], MORE]
    return [*first, "", *last][-ROWS:]


def render_svg(text: str) -> str:
    width, height = COLUMNS * LETTER + 20, ROWS * LINE + 20
    rows = "".join(
        f'<text x="10" y="{20 + at * LINE}" xml:space="preserve">{escape(line)}</text>'
        for at, line in enumerate(fit_lines(text))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<g font-family="monospace" font-size="12" fill="{INK}">{rows}</g></svg>'
    )


def render_rgb(text: str) -> NDArray[np.uint8]:
    image = Image.new("RGB", (COLUMNS * LETTER + 20, ROWS * LINE + 20), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(12)
    for at, line in enumerate(fit_lines(text)):
        pen.text((10, 8 + at * LINE), line, fill=INK, font=font)
    return np.asarray(image, dtype=np.uint8).copy()


def render(game: Game, state: State, seat: int | None, mode: str | None) -> Any:
    """Return the result of an environment's `render` in this mode; `human` prints the text."""
    if mode is None:
        return None
    text = render_ansi(game, state, seat)
    if mode == "human":
        print(text)
        return None
    return render_svg(text) if mode == "svg" else render_rgb(text) if mode == "rgb_array" else text
