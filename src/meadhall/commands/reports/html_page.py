"""A report as a self-contained page with inline style and plots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from meadhall.commands.cli.output import to_fault
from meadhall.core.fault import Fault

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
DASHES = ("", "8 4", "2 4", "10 3 2 3", "4 2")  # seats differ without colour too
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


def render_document(title: str, language: str, parts: Iterable[str]) -> str:
    return (
        "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{language}">',
                '<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                f"<title>{escape(title)}</title>",
                f"<style>{STYLE}</style>",
                f"<h1>{escape(title)}</h1>",
                *parts,
                "</html>",
            ]
        )
        + "\n"
    )


def render_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Render names first, then numbers."""
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(f'<th scope="col"{format_number(at)}>{escape(head)}</th>' for at, head in enumerate(heads))
    yield "</tr></thead><tbody>"
    for row in rows:
        cells = (f"<td{format_number(at)}>{escape(cell)}</td>" for at, cell in enumerate(row[1:], 1))
        yield f'<tr><th scope="row">{escape(row[0])}</th>{"".join(cells)}</tr>'
    yield "</tbody></table></div>"


def format_number(at: int) -> str:
    return ' class="number"' if at else ""


def check_writable(path: Path) -> None:
    """Check before a long computation that the result can be written."""
    if path.is_dir():
        raise Fault("source-folder", path=str(path))
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise to_fault(error) from None
