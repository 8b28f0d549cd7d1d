"""Render the inspector as HTML in the reader's language. All text from a book is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from meadhall.book.model.story import Adventure
from meadhall.core.fault import Fault
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.games.trudvang.state import NONE, Trudvang
from meadhall.preview.book_watcher import BookWatcher
from meadhall.preview.inspector_data import (
    EntryInfo,
    OpenStep,
    collect_memory,
    list_entries,
    list_open_steps,
    render_question,
)
from meadhall.preview.messages import load_words, render_fault, render_finding
from meadhall.preview.story_variables import list_settable

SHOWN = 70  # letters of an entry


class InspectorPanel:
    """The inspector for one reader and moment. Without a state it shows only the book."""

    def __init__(
        self,
        desk: BookWatcher,
        language: str,
        state: Trudvang | None,
        trouble: Fault | None = None,
        opened: list[dict[str, Any]] | None = None,
    ) -> None:
        self.desk = desk
        self.language = language
        self.words = load_words(language)
        self.state = state
        self.trouble = trouble
        self.opened = opened or []  # pages read before the first answer: the opened one, and what it reads
        self.phrases = Phrases(self.words, [], None)

    def render(self) -> str:
        parts = [
            f"<h2>{self.say('inspector')}</h2>",
            *self.render_troubles(),
            *self.render_jump(),
            self.render_findings(),
        ]
        if self.state is not None:
            parts += [self.render_where(self.state), self.render_memory(self.state), self.render_setting(self.state)]
            parts += self.render_entries(self.state)
        parts.append(f'<button type="button" class="btn small" data-leap="">{self.say("preview-again")}</button>')
        return "\n".join(parts)

    def say(self, key: str, **args: object) -> str:
        return escape(self.words(key, **args))

    def render_troubles(self) -> list[str]:
        """Show why the saved file is not in use, or why the table cannot continue."""
        found = []
        if self.desk.trouble is not None:
            found.append(self.say("preview-old", reason=render_fault(self.desk.trouble, self.language)))
        if self.trouble is not None:
            found.append(self.say("preview-stuck", reason=render_fault(self.trouble, self.language)))
        return [f'<p class="in-trouble" role="alert">{text}</p>' for text in found]

    def render_jump(self) -> list[str]:
        """Show the opened page if it went on to another by itself: the table shows only the last."""
        if len(self.opened) < 2:
            return []
        first = self.opened[0]
        text = self.phrases.prose(first["text"]).split("\n\n")
        ways = " → ".join(str(one["entry"]) for one in self.opened)
        body = "".join(f"<p>{escape(part)}</p>" for part in text)
        return [
            f'<section class="in-leapt"><h3>{self.say("preview-leapt", entry=first["entry"])}</h3>{body}'
            f"<p><small>{self.say('preview-leapt.on', ways=ways)}</small></p></section>"
        ]

    def render_findings(self) -> str:
        lines = [
            f'<li class="{"error" if one.is_error else "warning"}">{self.render_place(one.file, one.line)} '
            f"<b>SAGA-{escape(one.code)}</b> {escape(render_finding(one, self.language))}</li>"
            for one in self.desk.findings
        ]
        body = f'<ul class="plain">{"".join(lines)}</ul>' if lines else f"<p>{self.say('preview-clean')}</p>"
        return self.section("preview-findings", body)

    def render_place(self, file: str, line: int) -> str:
        """Return a link to a file and line in the author's editor."""
        address = escape(self.desk.address(file, line), quote=True)
        return f'<a href="{address}"><code>{escape(f"{file}:{line}")}</code></a>'

    def render_where(self, s: Trudvang) -> str:
        saga = s.house.saga
        title = self.phrases.prose(saga.title(saga.adventure(s.adventure))) if s.adventure != NONE else "–"
        entry = saga.entries[s.journal[-1]].id if s.journal else "–"
        rows = [
            ("preview-adventure", [title]),
            ("preview-entry", [entry]),
            ("preview-round", [str(s.round)]),
            ("preview-asked", [render_question(s) or "–"]),
            ("preview-steps", map(self.render_spot, list_open_steps(s))),
        ]
        return self.section("preview-where", self.render_table((self.say(key), value) for key, value in rows))

    def render_spot(self, spot: OpenStep) -> str:
        return f"{spot.block} {spot.step}" + (f": {spot.verb}" if spot.verb else "")

    def render_memory(self, s: Trudvang) -> str:
        rows = [(self.say(f"preview-memory.{kind}"), listed) for kind, listed in collect_memory(s).items()]
        body = self.render_table(rows) if rows else f"<p>{self.say('preview-nothing')}</p>"
        return self.section("preview-memory", body)

    def render_setting(self, s: Trudvang) -> str:
        """Show the story's memory as input fields. Changes apply at the next jump."""
        rows = [
            f'<label>{self.label_of(key)} <input data-set="{escape(key)}" value="{escape(value)}" spellcheck="false" '
            'autocomplete="off"></label>'
            for key, value in list_settable(s).items()
        ]
        return (
            f'<details id="in-set"><summary>{self.say("preview-set")}</summary>'
            f"<p>{self.say('preview-set.note')}</p>{''.join(rows)}</details>"
        )

    def label_of(self, key: str) -> str:
        seat, dot, part = key.rpartition(".")
        return f"{escape(seat)}: {self.say(f'preview-set.{part}')}" if dot else self.say(f"preview-memory.{key}")

    def render_table(self, rows: Iterable[tuple[str, Iterable[str]]]) -> str:
        return (
            "<dl>"
            + "".join(
                f"<dt>{name}</dt>" + "".join(f"<dd>{escape(one)}</dd>" for one in listed) for name, listed in rows
            )
            + "</dl>"
        )

    def render_entries(self, s: Trudvang) -> list[str]:
        """List each Adventure with all its entries; each can be opened."""
        found = []
        for adventure in s.house.saga.book.adventures.values():
            rows = [self.render_page(adventure, page) for page in list_entries(s, adventure)]
            title = escape(self.phrases.prose(s.house.saga.title(adventure)))
            open_ = " open" if s.adventure != NONE and s.house.saga.adventure(s.adventure) is adventure else ""
            found.append(
                f'<details id="in-{escape(adventure.id)}"{open_}><summary>{title}</summary>'
                f'<ol class="plain in-entries">{"".join(rows)}</ol></details>'
            )
        return found

    def render_page(self, adventure: Adventure, page: EntryInfo) -> str:
        kind = "read" if page.read else "near" if page.near else "far"
        text = " ".join(self.phrases.prose(page.text).split())
        shown = text if len(text) <= SHOWN else f"{text[:SHOWN].rpartition(' ')[0]} …"
        name = escape(f"{adventure.id}/{page.id}")
        state = self.say(f"preview-entry.{kind}", count=page.read)
        return (
            f'<li class="{kind}"><button type="button" class="linkish" data-leap="{name}" '
            f'title="{self.say("preview-leap", entry=page.id)}">{escape(page.id)}</button> '
            f"<small>{state} {self.render_place(adventure.source, adventure.entries[page.id].line)}</small> "
            f"<span>{escape(shown)}</span></li>"
        )

    def section(self, key: str, body: str) -> str:
        return f"<section><h3>{self.say(key)}</h3>{body}</section>"
