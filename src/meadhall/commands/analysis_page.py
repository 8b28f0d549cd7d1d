"""An analysis as one page that needs nothing else: its plots are drawn into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from meadhall.commands.analysis_told import HUNDRED, Telling
from meadhall.counsel.verdict import BLAMED, DecisionVerdict

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
WIDE, HIGH = 860, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 26
DASHES = ("", "8 4", "2 4", "10 3 2 3", "4 2")      # seats are told apart without colour, too
SIGNS = {"doubtful": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
:root { color-scheme: light dark; --page: #fbf6ea; --ink: #241c15; --line: #b9a47e; --seat-0: #1f4e7a;
  --seat-1: #9c2a22; --seat-2: #456324; --seat-3: #633c7c; --seat-4: #6f5000 }
@media (prefers-color-scheme: dark) { :root { --page: #17110c; --ink: #f3e8d4; --line: #5e4a36; --seat-0: #8fbce6;
  --seat-1: #f28e80; --seat-2: #aecb7c; --seat-3: #ccabe4; --seat-4: #ecc04f } }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--page); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, sans-serif }
svg { width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px }
.grid { stroke: var(--line); stroke-width: 1; opacity: .6 } .curve { fill: none; stroke-width: 2.5 }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0 }
.legend svg { width: 3rem; height: .75rem }
.scroll { overflow-x: auto } table { border-collapse: collapse }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
tr.mistake td, tr.blunder td { font-weight: 600 } a { color: inherit } :target { outline: 3px solid var(--seat-0) }
"""


def page(told: Telling, language: str) -> str:
    words = told.words
    parts = [
        "<!doctype html>", f'<html lang="{language}">', '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f"<title>{escape(told.title)}</title>", f"<style>{STYLE}</style>",
        f"<h1>{escape(told.title)}</h1>", f"<p>{escape(told.weighed)}</p>",
        f"<h2>{escape(told.curve_title)}</h2>", *plot(told), *legend(told),
        f"<h2>{escape(words('analysis-accounts'))}</h2>", *table(told.heads, told.rows),
        *(f"<p>{escape(said)}</p>" for said in told.explained),
        f"<h2>{escape(words('analysis-losses'))}</h2>", *decisions(told),
        f"<h2>{escape(words('analysis-luck'))}</h2>", *draws(told), "</html>",
    ]
    return "\n".join(parts) + "\n"


def plot(told: Telling) -> Iterator[str]:
    """The curve of each seat, with a sign at every answer that gave something away."""
    curves = told.curves
    last = max(1, curves[0][1][-1][0])
    yield f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told.curve_title)}">'
    for quarter in range(5):
        y = up(quarter / 4)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter}</text>'
    for number in range(0, last + 1, step(last)):
        yield f'<text x="{along(number, last):.1f}" y="{HIGH - 6}" text-anchor="middle">{number}</text>'
    for seat, (_, points) in enumerate(curves):
        line = " ".join(f"{along(at, last):.1f},{up(chance):.1f}" for at, chance in points)
        yield f'<polyline class="curve" stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}" points="{line}"/>'
    for one in told.decisions(everything=False):
        yield sign_at(one, told, last)
    yield "</svg>"


def sign_at(one: DecisionVerdict, told: Telling, last: int) -> str:
    seat = max(0, one.seat) if not told.analysis.cooperative else 0
    x, y = along(one.answer_number - 1, last), up(one.chances[seat])
    said = escape(f"{told.who(one.seat)}: {told.answer(one)} – {told.verdict(one)}")
    return (f'<a href="#answer-{one.answer_number}"><circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--seat-{seat})"/>'
            f'<text x="{x:.1f}" y="{max(12.0, y - 8):.1f}" text-anchor="middle">{SIGNS[one.mark]}<title>{said}</title>'
            "</text></a>")


def along(answers: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * answers / last


def up(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1.0 - chance)


def step(last: int) -> int:
    """Between two numbers below the plot: at most ten of them, and round."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10 ** 6) if last / step <= 10)


def legend(told: Telling) -> Iterator[str]:
    yield '<ul class="legend">'
    for seat, (name, _) in enumerate(told.curves):
        yield (f'<li><svg viewBox="0 0 48 12" aria-hidden="true"><line class="curve" x1="0" x2="48" y1="6" y2="6" '
               f'stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}"/></svg> {escape(name)}</li>')
    yield "</ul>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Names first, then numbers."""
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(f'<th scope="col"{number(at)}>{escape(head)}</th>' for at, head in enumerate(heads))
    yield "</tr></thead><tbody>"
    for row in rows:
        cells = (f"<td{number(at)}>{escape(cell)}</td>" for at, cell in enumerate(row[1:], 1))
        yield f'<tr><th scope="row">{escape(row[0])}</th>{"".join(cells)}</tr>'
    yield "</tbody></table></div>"


def number(at: int) -> str:
    return ' class="number"' if at else ""


def decisions(told: Telling) -> Iterator[str]:
    """Every decision, so that each can be looked up; those that gave something away stand out."""
    if not told.decisions(everything=False):
        yield f"<p>{escape(told.words('analysis-no-losses'))}</p>"
    yield '<div class="scroll"><table><tbody>'
    for one in told.decisions(everything=True):
        better = told.better(one)
        mark = f"{SIGNS[one.mark]} " if one.mark in BLAMED else ""
        yield (f'<tr id="answer-{one.answer_number}" class="{one.mark}"><td class="number">{one.answer_number}</td>'
               f"<td>{escape(told.who(one.seat))}</td><td>{escape(told.answer(one))}"
               f"{'<br>' + escape(better) if better else ''}</td><td>{escape(mark + told.verdict(one))}</td>"
               f'<td class="number">{chances(one)}</td></tr>')
    yield "</tbody></table></div>"


def chances(one: DecisionVerdict) -> str:
    return f"{HUNDRED * one.chance.mean:.0f}" if one.chance is not None else ""


def draws(told: Telling) -> Iterator[str]:
    if not told.swings:
        yield f"<p>{escape(told.words('analysis-no-luck'))}</p>"
        return
    yield '<div class="scroll"><table><tbody>'
    for one, seat in told.swings:
        yield (f'<tr><td class="number">{one.first}</td><td>{escape(told.draw(one))}</td>'
               f'<td class="number">{escape(told.luck(one, seat))}</td></tr>')
    yield "</tbody></table></div>"
