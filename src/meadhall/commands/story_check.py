"""`meadhall story check PATH`: run the linter on a book; with --against, report edits that break saved games.

A saga of Yggdrasil Chronicles is checked by its own parser.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import INDENT, Say
from meadhall.core.fault import Fault

SAGA = ".toml"

if TYPE_CHECKING:
    from meadhall.book.lint.linter import LintResult
    from meadhall.book.model.finding import Finding


def check(path: str, /, *, against: str | None = None, full: Flag = False, say: Speaker) -> int:
    from meadhall.book.authoring.compatibility import find_breaking_edits as edits
    from meadhall.book.lint.linter import lint
    from meadhall.book.loader import load_draft
    from meadhall.games.trudvang.books import path_of, world

    if path.endswith(SAGA):
        return check_saga(Path(path), say)
    manuscript = load_draft(path_of(path))
    judged = lint(manuscript, world())
    if against is not None:
        judged.findings += edits(manuscript, load_draft(path_of(against)))
    say.give(to_plain(judged, say), render_lines(judged, full, say))
    return 1 if judged.errors else 0


def check_saga(path: Path, say: Say) -> int:
    """Parse a saga as a server would. It stops at the first error."""
    from meadhall.files.toml_loader import read_text
    from meadhall.games.yggdrasil.sagas.catalog import load_saga, read_own_saga
    from meadhall.games.yggdrasil.sagas.fault_line import find_line

    words, text = say.words(), read_text(path)
    try:
        saga, title = load_saga(own := read_own_saga(path))[0], own.title
    except Fault as fault:
        line, said = find_line(fault, text), say.sentence(fault)
        say.give(
            {
                "findings": [
                    {"file": path.name, "line": line, "code": fault.key, "level": "error", "message": said, "near": ""}
                ]
            },
            [f"{path.name}:{line}  {said}"],
        )
        return 1
    say.give(
        {"findings": [], "pages": len(saga.pages)}, [words("story-saga-checked", title=title, pages=len(saga.pages))]
    )
    return 0


def to_plain(judged: LintResult, say: Say) -> dict[str, Any]:
    from meadhall.book.authoring.rule_usage import rules_of

    return {
        "findings": [
            {
                "file": one.file,
                "line": one.line,
                "code": f"SAGA-{one.code}",
                "level": "error" if one.is_error else "warning",
                "message": format_message(one, say),
                "near": one.near,
            }
            for one in judged.findings
        ],
        "odds": {walked.adventure.id: compute_odds(walked) for walked in judged.walks},
        "verbs": list_verbs(judged),
        "rules": rules_of(list_verbs(judged)),
    }


def render_lines(judged: LintResult, full: bool, say: Say) -> Iterator[str]:
    words = say.words()
    for one in judged.findings:
        near = f"  ({say.sentence(one.hint)})" if one.hint else ""
        soft = "" if one.is_error else f" {words('story-warning')}"
        yield f"{one.file}:{one.line}  SAGA-{one.code}{soft}  {format_message(one, say)}{near}"
    if full:
        yield from count_tables(judged, say)
    wrong = len(judged.errors)
    if not judged.walks:
        yield words("story-unread", errors=wrong)
        return
    entries = sum(len(walked.adventure.entries) for walked in judged.walks)
    ends = sum(len(walked.flow.ends) for walked in judged.walks)
    yield words("story-checked", entries=entries, ends=ends, errors=wrong, warnings=len(judged.findings) - wrong)


def count_tables(judged: LintResult, say: Say) -> Iterator[str]:
    """Return tables of links, test odds and used verbs."""
    from meadhall.book.authoring.rule_usage import rules_of
    from meadhall.book.graph.story_graph import build_graph

    words = say.words()
    for walked in judged.walks:
        yield from ("", words("story-ways", title=walked.adventure.title))
        for entry_id in walked.adventure.entries:
            nexts = dict.fromkeys(edge.end for edge in build_graph(walked.adventure).edges if edge.start == entry_id)
            if nexts:
                yield f"{INDENT}{entry_id} → {', '.join(nexts)}"
        rows = compute_odds(walked)
        if rows:
            yield from ("", words("story-odds"))
        for path, row in rows.items():
            yield f"{INDENT}{path}: " + ", ".join(f"{hero} {round(100 * chance)} %" for hero, chance in row.items())
    yield from ("", words("story-verbs"))
    yield say.wrap(", ".join(f"{verb} {count}" for verb, count in list_verbs(judged).items()), INDENT)
    yield from ("", words("story-rules"))
    yield say.wrap(", ".join(rules_of(list_verbs(judged))), INDENT)
    yield ""


def compute_odds(walked: Any) -> dict[str, dict[str, float]]:
    from meadhall.book.model.steps import Test
    from meadhall.book.success_odds import odds

    return {
        step.path: {
            hero.id: round(chance, 3) for hero in walked.world.heroes if (chance := odds(step, hero)) is not None
        }
        for step in walked.steps()
        if isinstance(step, Test)
    }


def list_verbs(judged: LintResult) -> dict[str, int]:
    counted = Counter(step.verb for walked in judged.walks for step in walked.steps())
    return dict(counted.most_common())


def format_message(one: Finding, say: Say) -> str:
    return say.sentence(one.sentence)
