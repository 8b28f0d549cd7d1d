"""The illustrated guide of a game as text and as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from meadhall.commands.cli.output import INDENT, Say
from meadhall.lessons.guide import RULE, Guide, Sign, Told
from meadhall.words.localized_text import Prose, said

if TYPE_CHECKING:
    from meadhall.words import Words

DRAWN = ("trait", "pic", "stone")  # signs that the board draws; the others are words


def render_text(guide: Guide, words: Words, say: Say) -> Iterator[str]:
    """Return parts, steps and icons as lists; rule ids stay in brackets, as `meadhall rules` takes them."""

    def spoken(text: Prose) -> str:
        return said(text, say.language).replace("**", "")

    def label(name: str, text: str) -> str:
        return words("labelled", name=name, text=text)

    def list_items(told: Sequence[Told]) -> Iterator[str]:
        for number, one in enumerate(told, 1):
            yield say.wrap(f"{number}. {label(spoken(one.name), spoken(one.say))}", INDENT)

    yield from format_heading(words("title"), "=")
    yield from format_heading(words("guide-goal"))
    for paragraph in spoken(guide.goal).split("\n\n"):
        yield from (say.wrap(paragraph, INDENT), "")
    for name, told in (("table", guide.parts), ("turn", guide.turn)):
        yield from format_heading(words(f"guide-{name}"))
        yield from (*list_items(told), "")
    yield from format_heading(words("guide-example"))
    for number, scene in enumerate(guide.scenes, 1):
        yield say.wrap(f"{number}. {spoken(scene.say)}", INDENT)
    yield from ("", *format_heading(words("guide-more")))
    for one in guide.more:
        yield say.wrap(label(spoken(one.name), spoken(one.say)), INDENT)
    yield from ("", *format_heading(words("guide-signs")))
    for sign in guide.signs:
        means = words(sign.means) if sign.means else spoken(sign.say)
        yield say.wrap(label(words(sign.word), means), INDENT)


def format_heading(title: str, line: str = "-") -> tuple[str, str]:
    return title, line * len(title)


def render_markdown(guide: Guide, words: Words, language: str, docs: str) -> Iterator[str]:
    """`docs` is the path to the documents' folder, which has the pictures."""
    pictures = f"{docs}pictures/{guide.game}"

    def spoken(text: Prose) -> str:
        return RULE.sub(r"<sub>\1</sub>", said(text, language))

    def explain(sign: Sign) -> str:
        return words(sign.means) if sign.means else spoken(sign.say)

    def list_items(told: Sequence[Told], mark: str) -> Iterator[str]:
        yield ""
        for one in told:
            yield f"{mark} **{spoken(one.name)}.** {spoken(one.say)}"

    yield from (f"## {words('guide-goal')}", "", spoken(guide.goal))
    yield from ("", f"## {words('guide-table')}", "", f"![{words('rules-picture')}]({pictures}/{language}-table.webp)")
    yield from list_items(guide.parts, "1.")
    yield from ("", f"## {words('guide-turn')}", *list_items(guide.turn, "1."))
    yield from ("", f"## {words('guide-example')}")
    for number, scene in enumerate(guide.scenes, 1):
        yield from ("", f"{number}. {spoken(scene.say)}", "")
        yield f"   ![{words('rules-step', step=number)}]({pictures}/{language}-step-{number}.webp)"
    if guide.more:
        yield from ("", f"## {words('guide-more')}", *list_items(guide.more, "-"))
    yield from ("", f"## {words('guide-signs')}", "", "| | | |", "|---|---|---|")
    for number, sign in enumerate(guide.signs, 1):
        drawn = f"![]({pictures}/sign-{number}.png)" if is_drawn(sign) else ""
        yield f"| {drawn} | **{words(sign.word)}** | {explain(sign)} |"
    yield from ("", words("rules-numbered", game=words("title"), path=f"rules/{guide.game}.md"))


def is_drawn(sign: Sign) -> bool:
    return sign.at[0].partition(":")[0] in DRAWN
