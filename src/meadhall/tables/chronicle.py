"""The chronicle of a campaign: its records as prose in the reader's language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.tables.campaign_games import to_storied
from meadhall.tables.journal import Chapter, list_chapters
from meadhall.words.narration import Skald, Tale

Told = dict[str, Any]


class Figure(Struct):
    """A statistic: a number and its name."""

    name: str
    count: int
    text: str


class Cast(Struct):
    """Who played whom."""

    name: str
    hero: str
    called: str


class ChronicleChapter(Struct):
    """An adventure as prose. `tracks`: the places each Hero visited; `marks`: what happened to places."""

    title: str
    which: str
    cast: list[Cast]
    epigraph: str
    paragraphs: list[str]
    closing: str
    figures: list[Figure]
    tracks: dict[str, list[str]]
    marks: dict[str, str]
    over: bool
    notes: list[str]


class Chronicle(Struct):
    """The chronicle. It contains only what everybody at the table saw."""

    game: str
    language: str
    title: str
    headline: str
    figures: list[Figure]
    chapters: list[ChronicleChapter]
    over: bool
    ending: str
    closing: str


def write_chronicle(sittings: list[Record], language: str) -> Told:
    """Return a chapter for each adventure, the statistics, and the ending."""
    of, found = sittings[-1].game, [one for one in list_chapters(sittings) if one.deeds]
    skald = Skald(of, language)
    told = [(chapter, to_storied(of).recount(chapter.deeds, skald)) for chapter in found]
    written = [write_chapter(skald, chapter, tale) for chapter, tale in told]
    counts: Counter[str] = Counter()
    for _, tale in told:
        counts.update(tale.figures)
    heroes = list(dict.fromkeys(one["called"] for chapter in written for one in chapter["cast"]))
    return {
        "game": of.name,
        "language": language,
        "title": skald.prose(found[-1].mark["book"]) if found else "",
        "headline": skald("headline", heroes=skald.listed(heroes), count=len(heroes)) if heroes else "",
        "figures": write_figures(skald, dict(counts)),
        "chapters": written,
        **write_ending(skald, of, sittings, told),
    }


def write_ending(skald: Skald, of: Game, sittings: list[Record], told: list[tuple[Chapter, Tale]]) -> Told:
    """Return how the story ended, or that it continues."""
    if not told:
        return {"over": False, "ending": "", "closing": skald("nothing-yet")}
    chapter, last = told[-1]
    more = chapter.mark.get("more", False)
    over = sittings[-1].result is not None and not more
    if not over:
        return {"over": False, "ending": "", "closing": skald("goes-on")}
    return {
        "over": True,
        "ending": last.ending,
        "closing": skald("ended", ending=last.ending) if last.ending else skald("all-told"),
    }


def write_chapter(skald: Skald, chapter: Chapter, tale: Tale) -> Told:
    return {
        "title": skald.prose(chapter.title or chapter.mark["book"]),
        "which": skald("which", clauses=skald.listed(tale.which)) if tale.which else "",
        "cast": [
            {"name": name, "hero": one["hero"], "called": skald.called(one["hero"])}
            for name, one in zip(chapter.names, chapter.heroes, strict=False)
            if one["hero"]
        ],
        "epigraph": tale.epigraph,
        "paragraphs": [" ".join(one) for one in tale.paragraphs if one],
        "closing": tale.closing if chapter.over else "",
        "figures": write_figures(skald, tale.figures),
        "tracks": tale.tracks,
        "marks": tale.marks,
        "over": chapter.over,
        "notes": [
            *([skald("tried", count=chapter.tried)] if chapter.tried else []),
            *([skald("lost")] if chapter.lost else []),
        ],
    }


def write_figures(skald: Skald, counts: dict[str, int]) -> list[Told]:
    """Return the statistics."""
    return [
        {"name": name, "count": count, "text": skald.clause(f"count-{name}", count=count)}
        for name, count in counts.items()
    ]


def render_lines(told: Told) -> list[str]:
    """Return lines for a terminal: a heading stands alone, an empty line separates paragraphs."""
    lines = [told["title"], told["headline"], ""]
    for chapter in told["chapters"]:
        lines += [chapter["title"], *filter(None, [chapter["which"], *chapter["notes"]]), ""]
        for text in filter(None, [chapter["epigraph"], *chapter["paragraphs"], chapter["closing"]]):
            lines += [text, ""]
        counted = ", ".join(f"{one['count']} {one['text']}" for one in chapter["figures"])
        lines += [counted, ""] if counted else []
    return [*lines, told["closing"]]
