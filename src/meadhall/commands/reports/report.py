"""A report of measurements: sections with a table each, as lines of a terminal and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from meadhall.commands.cli.output import INDENT
from meadhall.commands.reports.analysis_text import align_columns
from meadhall.commands.reports.html_page import render_document, render_table


@dataclass(frozen=True)
class Section:
    heading: str
    heads: list[str]
    rows: list[list[str]]
    plot: list[str] = field(default_factory=list)  # SVG, on pages only
    empty: str = ""  # in place of rows, if there are none
    note: str = ""
    is_titled: bool = True  # a terminal leaves the heading of the main table out


@dataclass(frozen=True)
class Report:
    title: str
    warning: str  # before the title in a terminal; "" for none
    lead: list[str]
    sections: list[Section]
    notes: list[str]


def render_lines(report: Report, written: str = "") -> Iterator[str]:
    """Yield the lines for a terminal; `written` says where the page is."""
    if report.warning:
        yield report.warning
    yield from (report.title, *report.lead, "")
    for section in report.sections:
        if section.is_titled:
            yield section.heading
        yield from (INDENT + line for line in align_columns([section.heads, *section.rows]))
        if section.empty and not section.rows:
            yield INDENT + section.empty
        if section.note:
            yield INDENT + section.note
        yield ""
    yield from report.notes
    if written:
        yield written


def render_page(report: Report, language: str) -> str:
    return render_document(report.title, language, render_parts(report))


def render_parts(report: Report) -> Iterator[str]:
    yield from (f"<p>{escape(said)}</p>" for said in (report.warning, *report.lead) if said)
    for section in report.sections:
        yield f"<h2>{escape(section.heading)}</h2>"
        yield from section.plot
        if section.rows or not section.empty:
            yield from render_table(section.heads, section.rows)
        else:
            yield f"<p>{escape(section.empty)}</p>"
        if section.note:
            yield f"<p>{escape(section.note)}</p>"
    yield from (f"<p>{escape(said)}</p>" for said in report.notes)
