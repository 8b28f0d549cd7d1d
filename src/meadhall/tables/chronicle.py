"""The chronicle of a campaign: what its records tell of those who played it, as prose in the reader's language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.tables.journal import Chapter, chapters
from meadhall.tables.storied import storied
from meadhall.words.tale import Skald, Tale

Told = dict[str, Any]


def chronicle(sittings: list[Record], language: str) -> Told:
    """Every adventure as a chapter, what all of them come to, and how it ended. Only what everybody saw is in it."""
    of, found = sittings[-1].game, [one for one in chapters(sittings) if one.deeds]
    skald = Skald(of, language)
    told = [(chapter, storied(of).recount(chapter.deeds, skald)) for chapter in found]
    written = [written_down(skald, chapter, tale) for chapter, tale in told]
    counts: Counter[str] = Counter()
    for _, tale in told:
        counts.update(tale.figures)
    heroes = list(dict.fromkeys(one["called"] for chapter in written for one in chapter["cast"]))
    return {
        "game": of.name,
        "language": language,
        "title": skald.prose(found[-1].mark["book"]) if found else "",
        "headline": skald("headline", heroes=skald.listed(heroes), count=len(heroes)) if heroes else "",
        "figures": figures(skald, dict(counts)),
        "chapters": written,
        **end_of(skald, of, sittings, told),
    }


def end_of(skald: Skald, of: Game, sittings: list[Record], told: list[tuple[Chapter, Tale]]) -> Told:
    """How the whole story ended; as long as it has not, that it goes on."""
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


def written_down(skald: Skald, chapter: Chapter, tale: Tale) -> Told:
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
        "figures": figures(skald, tale.figures),
        "tracks": tale.tracks,
        "marks": tale.marks,
        "over": chapter.over,
        "notes": [
            *([skald("tried", count=chapter.tried)] if chapter.tried else []),
            *([skald("lost")] if chapter.lost else []),
        ],
    }


def figures(skald: Skald, counts: dict[str, int]) -> list[Told]:
    """What can be counted: the number, and what of."""
    return [
        {"name": name, "count": count, "text": skald.clause(f"count-{name}", count=count)}
        for name, count in counts.items()
    ]


def as_text(told: Told) -> list[str]:
    """The same for a terminal, line by line: a heading stands alone, an empty line parts paragraphs."""
    lines = [told["title"], told["headline"], ""]
    for chapter in told["chapters"]:
        lines += [chapter["title"], *filter(None, [chapter["which"], *chapter["notes"]]), ""]
        for text in filter(None, [chapter["epigraph"], *chapter["paragraphs"], chapter["closing"]]):
            lines += [text, ""]
        counted = ", ".join(f"{one['count']} {one['text']}" for one in chapter["figures"])
        lines += [counted, ""] if counted else []
    return [*lines, told["closing"]]
