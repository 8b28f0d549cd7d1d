"""`meadhall rules GAME [ID]`: print the rules with their sources, or the illustrated guide; as text or Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from meadhall.commands.cli.arguments import Flag, RuleId, Speaker
from meadhall.commands.cli.game_source import read_text
from meadhall.commands.cli.output import INDENT, Say
from meadhall.commands.reports import guide_report
from meadhall.commands.setup.rule_list import Rule, filter_rules, list_rules
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.lessons.guide import load_guide
from meadhall.lessons.guide_pictures import build_page

if TYPE_CHECKING:
    from meadhall.words import Words


def rules(
    game: str,
    rule_id: RuleId = None,
    /,
    *,
    guide: Flag = False,
    markdown: Flag = False,
    preface: str | None = None,
    say: Speaker,
) -> int:
    if preface is not None and not markdown:
        raise Fault("line-needs", option="--preface", needed="--markdown")
    words = say.words(game_of(game).name)
    if guide:
        return print_guide(game_of(game), markdown, words, say)
    found = list_rules(game, words)
    if rule_id is not None:
        found = filter_rules(found, rule_id)
    value = [{**rule.plain(), "chapter": words(f"chapter-{rule.chapter}")} for rule in found]
    front = (
        read_text(Path(preface))
        if preface is not None
        else f"# {words('rules-title', game=words('title'))}\n\n{words('rules-front')}\n"
    )
    lines = render_markdown(found, words, front) if markdown else render_text(found, words, say)
    say.give(value[0] if rule_id is not None and len(value) == 1 else value, lines, fold=not markdown)
    return 0


def print_guide(game: Game, markdown: bool, words: Words, say: Say) -> int:
    """Print the illustrated guide; refuse a game without one."""
    found = load_guide(game)
    if found is None:
        raise Fault("rules-unillustrated", game=game.name)
    lines = (
        guide_report.render_markdown(found, words, say.language, "")
        if markdown
        else guide_report.render_text(found, words, say)
    )
    say.give(msgspec.to_builtins(build_page(game, found)), lines, fold=False)
    return 0


def render_text(found: list[Rule], words: Words, say: Say) -> Iterator[str]:
    for chapter, group in groupby(found, key=lambda rule: rule.chapter):
        yield words(f"chapter-{chapter}")
        for rule in group:
            yield ""
            yield say.wrap(f"{rule.id}: {rule.text}")
            if said := format_source(rule, words):
                yield say.wrap(said, INDENT)
        yield ""


def render_markdown(found: list[Rule], words: Words, front: str) -> Iterator[str]:
    yield front.rstrip()
    for chapter, group in groupby(found, key=lambda rule: rule.chapter):
        yield from ("", f"## {words(f'chapter-{chapter}')}")
        for section, part in groupby(group, key=lambda rule: rule.section):
            if section:
                yield from ("", f"### {words(section)}")
            for rule in part:
                yield from ("", f"**{rule.id}** {escape_markdown(rule.text)}")
                if said := format_source(rule, words):
                    yield f"*{escape_markdown(said)}*"


def format_source(rule: Rule, words: Words) -> str:
    """Return the source of a rule, or ""."""
    if not rule.source:
        return rule.reason
    said = words("rules-from", sources=", ".join(words(f"rules-from-{source}") for source in rule.source))
    return f"{said} {words('rules-reason', reason=rule.reason)}" if rule.reason else said


def escape_markdown(text: str) -> str:
    for mark in "\\*_<":
        text = text.replace(mark, "\\" + mark)
    return text
