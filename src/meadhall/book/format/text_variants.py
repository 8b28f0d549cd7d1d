"""Texts that vary: `{if kids_safe: Four children | Three children} sleep`, `{once: ... | later: ...}`, `{one of: ... |
...}`, `{tally: coins}`.

Any other brace is literal. A text is a list of parts: strings, and variations of which one branch is printed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from meadhall.book.format.condition_types import CONDITION
from meadhall.book.format.parse_context import FileContext, ParseContext
from meadhall.book.format.text_stats import BEGINS, is_varied
from meadhall.book.format.value_types import ParseError, TextType
from meadhall.book.format.yaml_nodes import Node
from meadhall.book.model.conditions import Condition, Fact, Negation
from meadhall.book.model.finding import Finding

BRACES = re.compile(r"\{[^{}]+\}")  # in what is printed as it stands
OTHERWISE = re.compile(r"(else|otherwise|later) *:")  # words of steps, which no last part of an `if` begins with
FLAG = re.compile(r"(not )?([\w-]+)")
SHOWN = 60  # letters of a text that is cited
KEPT = 4096  # parsed texts remembered


@dataclass(frozen=True)
class Variant:
    """A text and its condition; without a condition it applies if no branch before it did."""

    parts: tuple[Part, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class VariantGroup:
    """`kind` is if, once, one of or tally. Variations are numbered from 1 within a text."""

    number: int
    kind: str
    branches: tuple[Variant, ...] = ()
    tally: str = ""


Part = str | VariantGroup
Pick = Callable[[VariantGroup], int]  # the place of a branch, beyond the last for none; of a tally, its number


@dataclass(frozen=True)
class VariantTextType(TextType):
    """Text with variations. Every branch is parsed, so that the linter knows all facts it asks for."""

    def read(self, node: Node, spot: ParseContext) -> str:
        text = super().read(node, spot)
        check(text, spot, node.line)
        return text


@dataclass(frozen=True)
class PlainTextType(TextType):
    """Text without variations: names, goals, cards."""

    def read(self, node: Node, spot: ParseContext) -> str:
        text = super().read(node, spot)
        check_steady(text, spot, node.line)
        return text


VARIED = VariantTextType()
STEADY = PlainTextType()


def check(text: str, spot: ParseContext, line: int) -> None:
    """SAGA-E25: errors in the variations of a text."""
    parts = VariantParser(text, spot, line).parse() if is_varied(text) else (text,)
    for part in literal_text(parts):
        for found in BRACES.finditer(part):
            spot.note(Finding("E25", spot.file, line, "varied-strange", {"text": shorten(found[0])}, softly=True))


def check_steady(text: str, spot: ParseContext, line: int) -> None:
    """SAGA-E25: braces in a text that cannot vary."""
    for found in BRACES.finditer(text):
        spot.note(Finding("E25", spot.file, line, "varied-here", {"text": shorten(found[0])}, softly=True))


def literal_text(parts: tuple[Part, ...]) -> Iterator[str]:
    """Return all literal text, including that of branches."""
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            for branch in part.branches:
                yield from literal_text(branch.parts)


@lru_cache(KEPT)
def parse_variants(text: str) -> tuple[Part, ...]:
    """Return the parts of a linted text; a text that cannot be parsed is literal."""
    if not is_varied(text):
        return (text,)
    try:
        return VariantParser(text, ParseContext(FileContext("", "")), 1).parse()
    except ParseError:
        return (text,)


class VariantParser:
    """Parses one text from left to right."""

    def __init__(self, text: str, spot: ParseContext, line: int) -> None:
        self.text = text
        self.spot = spot
        self.line = line
        self.count = 0

    def parse(self) -> tuple[Part, ...]:
        return self.parse_parts(self.text)

    def error(self, key: str, text: str) -> ParseError:
        return ParseError(Finding("E25", self.spot.file, self.line, key, {"text": shorten(text)}))

    def parse_parts(self, text: str) -> tuple[Part, ...]:
        found: list[Part] = []
        at = 0
        while (begin := BEGINS.search(text, at)) is not None:
            end = find_closing_brace(text, begin.start())
            if end < 0:
                raise self.error("varied-open", text[begin.start() :])
            if begin.start() > at:
                found.append(text[at : begin.start()])
            self.count += 1
            found.append(self.parse_variation(self.count, begin[1].rstrip(": "), text[begin.end() : end]))
            at = end + 1
        return (*found, text[at:]) if at < len(text) else tuple(found)

    def parse_variation(self, number: int, kind: str, body: str) -> VariantGroup:
        if kind == "tally":
            name = body.strip()
            if not re.fullmatch(r"[\w-]+", name):
                raise self.error("varied-tally", body)
            return VariantGroup(number, kind, tally=self.spot.refer("tally", name, self.line))
        parts = [part.strip() for part in split_bars(body)]
        if kind == "if":
            parts[0] = f"if {parts[0]}"
            return VariantGroup(number, kind, tuple(self.parse_branch(part, part is parts[-1]) for part in parts))
        if kind == "once":
            if len(parts) > 2 or (len(parts) == 2 and not parts[1].startswith("later:")):
                raise self.error("varied-once", body)
            parts[1:] = [part.removeprefix("later:").strip() for part in parts[1:]]
        elif len(parts) < 2:
            raise self.error("varied-one", body)
        return VariantGroup(number, kind, tuple(Variant(self.parse_parts(part)) for part in parts))

    def parse_branch(self, text: str, last: bool) -> Variant:
        if not text.startswith("if "):
            if not last:
                raise self.error("varied-else", text)
            if (found := OTHERWISE.match(text)) is not None:
                self.spot.note(
                    Finding("E25", self.spot.file, self.line, "varied-otherwise", {"word": found[0]}, softly=True)
                )
            return Variant(self.parse_parts(text))
        rest = text[3:].strip()
        if rest.startswith("{"):
            end = find_closing_brace(rest, 0) + 1
            condition, rest = self.parse_condition(rest[:end]), rest[end:].lstrip()
        else:
            said, colon, rest = rest.partition(":")
            flag = FLAG.fullmatch(said.strip())
            if flag is None or not colon:
                raise self.error("varied-if", text)
            fact = Fact("flag", self.spot.refer("flag", flag[2], self.line))
            condition, rest = Negation(fact) if flag[1] else fact, ":" + rest
        if not rest.startswith(":"):
            raise self.error("varied-if", text)
        return Variant(self.parse_parts(rest[1:].strip()), condition)

    def parse_condition(self, text: str) -> Condition:
        """Parse a condition as after `if:`, in its own braces. Errors name the line of the text."""
        from meadhall.book.format.yaml_reader import (  # who only lists the games need not wait for a reader of YAML
            YamlError,
            read_page,
        )

        known = len(self.spot.reading.references)
        try:
            return CONDITION.read(read_page(text, self.spot.file), self.spot)
        except (ParseError, YamlError) as trouble:
            raise ParseError(replace(trouble.finding, line=self.line)) from None
        finally:
            references = self.spot.reading.references
            references[known:] = [replace(one, line=self.line) for one in references[known:]]


def shorten(text: str) -> str:
    text = text.strip()
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def find_closing_brace(text: str, at: int) -> int:
    """Return the index of the matching brace, or -1."""
    depth = 0
    for place in range(at, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if not depth:
            return place
    return -1


def split_bars(body: str) -> list[str]:
    """Split at bars that are not inside braces."""
    found, depth = [""], 0
    for letter in body:
        depth += (letter == "{") - (letter == "}")
        if letter == "|" and not depth:
            found.append("")
        else:
            found[-1] += letter
    return found


def render_variants(text: str, pick: Pick) -> str:
    """Return the text with the selected branch of each variation. An empty branch leaves no double space."""
    if not is_varied(text):
        return text
    said = "".join(render_pieces(parse_variants(text), pick))
    return re.sub(r" +(?=[.,…\n]|$)", "", re.sub(r" {2,}", " ", said)).lstrip(" ")


def render_pieces(parts: tuple[Part, ...], pick: Pick) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        elif part.kind == "tally":
            yield str(pick(part))
        else:
            picked = pick(part)
            if 0 <= picked < len(part.branches):
                yield from render_pieces(part.branches[picked].parts, pick)


def list_variations(parts: tuple[Part, ...]) -> Iterator[VariantGroup]:
    """Return all variations, nested ones included."""
    for part in parts:
        if isinstance(part, VariantGroup):
            yield part
            for branch in part.branches:
                yield from list_variations(branch.parts)


def list_readings(text: str) -> list[str]:
    """Return as many versions of the text as needed to print each branch once."""
    found = [render_variants(text, lambda one: 0)]
    for variation in list_variations(parse_variants(text)):
        for place in range(1, len(variation.branches)):
            found.append(render_variants(text, lambda one, at=place, of=variation: at if one is of else 0))  # type: ignore[misc]
    return found


def branch_names(text: str) -> list[str]:
    """`1.2` is the second branch of the first variation. A counter has no branches."""
    return [
        f"{one.number}.{place}"
        for one in list_variations(parse_variants(text))
        for place in range(1, len(one.branches) + 1)
    ]
