"""`meadhall story check PATH`: everything the linter finds in a book, and with --against what an edit breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.arguments import Flag, Speaker
from meadhall.commands.say import INDENT, Say

if TYPE_CHECKING:
    from meadhall.book.checks.lint import Judgement
    from meadhall.book.finding import Finding


def check(path: str, /, *, against: str | None = None, full: Flag = False, say: Speaker) -> int:
    from meadhall.book.breaking_edits import against as edits
    from meadhall.book.checks.lint import lint
    from meadhall.book.loading import gather
    from meadhall.games.trudvang.books import path_of, world

    manuscript = gather(path_of(path))
    judged = lint(manuscript, world())
    if against is not None:
        judged.findings += edits(manuscript, gather(path_of(against)))
    say.give(value(judged, say), lines(judged, full, say))
    return 1 if judged.errors else 0


def value(judged: Judgement, say: Say) -> dict[str, Any]:
    from meadhall.book.rules import rules_of

    return {
        "findings": [
            {
                "file": one.file,
                "line": one.line,
                "code": f"SAGA-{one.code}",
                "level": "error" if one.is_error else "warning",
                "message": message(one, say),
                "near": one.near,
            }
            for one in judged.findings
        ],
        "odds": {walked.adventure.id: odds_of(walked) for walked in judged.walks},
        "verbs": verbs(judged),
        "rules": rules_of(verbs(judged)),
    }


def lines(judged: Judgement, full: bool, say: Say) -> Iterator[str]:
    words = say.words()
    for one in judged.findings:
        near = f"  ({say.sentence(one.hint)})" if one.hint else ""
        soft = "" if one.is_error else f" {words('story-warning')}"
        yield f"{one.file}:{one.line}  SAGA-{one.code}{soft}  {message(one, say)}{near}"
    if full:
        yield from tables(judged, say)
    wrong = len(judged.errors)
    if not judged.walks:
        yield words("story-unread", errors=wrong)
        return
    entries = sum(len(walked.adventure.entries) for walked in judged.walks)
    ends = sum(len(walked.flow.ends) for walked in judged.walks)
    yield words("story-checked", entries=entries, ends=ends, errors=wrong, warnings=len(judged.findings) - wrong)


def tables(judged: Judgement, say: Say) -> Iterator[str]:
    """What leads where, how likely each test is, and which verbs the book uses."""
    from meadhall.book.graph import graph
    from meadhall.book.rules import rules_of

    words = say.words()
    for walked in judged.walks:
        yield from ("", words("story-ways", title=walked.adventure.title))
        for id in walked.adventure.entries:
            nexts = dict.fromkeys(edge.end for edge in graph(walked.adventure).edges if edge.start == id)
            if nexts:
                yield f"{INDENT}{id} → {', '.join(nexts)}"
        rows = odds_of(walked)
        if rows:
            yield from ("", words("story-odds"))
        for path, row in rows.items():
            yield f"{INDENT}{path}: " + ", ".join(f"{hero} {round(100 * chance)} %" for hero, chance in row.items())
    yield from ("", words("story-verbs"))
    yield say.wrapped(", ".join(f"{verb} {count}" for verb, count in verbs(judged).items()), INDENT)
    yield from ("", words("story-rules"))
    yield say.wrapped(", ".join(rules_of(verbs(judged))), INDENT)
    yield ""


def odds_of(walked: Any) -> dict[str, dict[str, float]]:
    from meadhall.book.odds import odds
    from meadhall.book.steps import Test

    return {
        step.path: {
            hero.id: round(chance, 3) for hero in walked.world.heroes if (chance := odds(step, hero)) is not None
        }
        for step in walked.steps()
        if isinstance(step, Test)
    }


def verbs(judged: Judgement) -> dict[str, int]:
    counted = Counter(step.verb for walked in judged.walks for step in walked.steps())
    return dict(counted.most_common())


def message(one: Finding, say: Say) -> str:
    return say.sentence(one.sentence)
