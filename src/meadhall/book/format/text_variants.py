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
from meadhall.book.format.parse_context import Reading, Spot
from meadhall.book.format.text_stats import BEGINS, is_varied
from meadhall.book.format.value_types import GrammarError, Prose
from meadhall.book.format.yaml_nodes import Node
from meadhall.book.model.conditions import Condition, Fact, Not
from meadhall.book.model.finding import Finding

BRACES = re.compile(r"\{[^{}]+\}")  # in what is printed as it stands
OTHERWISE = re.compile(r"(else|otherwise|later) *:")  # words of steps, which no last part of an `if` begins with
FLAG = re.compile(r"(not )?([\w-]+)")
SHOWN = 60  # letters of a text that is cited
KEPT = 4096  # parsed texts remembered


@dataclass(frozen=True)
class Branch:
    """A text and its condition; without a condition it applies if no branch before it did."""

    parts: tuple[Part, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class Variation:
    """`kind` is if, once, one of or tally. Variations are numbered from 1 within a text."""

    number: int
    kind: str
    branches: tuple[Branch, ...] = ()
    tally: str = ""


Part = str | Variation
Pick = Callable[[Variation], int]  # the place of a branch, beyond the last for none; of a tally, its number


@dataclass(frozen=True)
class VariedProse(Prose):
    """Text with variations. Every branch is parsed, so that the linter knows all facts it asks for."""

    def read(self, node: Node, spot: Spot) -> str:
        text = super().read(node, spot)
        check(text, spot, node.line)
        return text


@dataclass(frozen=True)
class SteadyProse(Prose):
    """Text without variations: names, goals, cards."""

    def read(self, node: Node, spot: Spot) -> str:
        text = super().read(node, spot)
        check_steady(text, spot, node.line)
        return text


VARIED = VariedProse()
STEADY = SteadyProse()


def check(text: str, spot: Spot, line: int) -> None:
    """SAGA-E25: errors in the variations of a text."""
    parts = Parser(text, spot, line).all() if is_varied(text) else (text,)
    for part in literal_text(parts):
        for found in BRACES.finditer(part):
            spot.note(Finding("E25", spot.file, line, "varied-strange", {"text": shorten(found[0])}, softly=True))


def check_steady(text: str, spot: Spot, line: int) -> None:
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
        return Parser(text, Spot(Reading("", "")), 1).all()
    except GrammarError:
        return (text,)


class Parser:
    """Parses one text from left to right."""

    def __init__(self, text: str, spot: Spot, line: int) -> None:
        self.text = text
        self.spot = spot
        self.line = line
        self.count = 0

    def all(self) -> tuple[Part, ...]:
        return self.parts(self.text)

    def wrong(self, key: str, text: str) -> GrammarError:
        return GrammarError(Finding("E25", self.spot.file, self.line, key, {"text": shorten(text)}))

    def parts(self, text: str) -> tuple[Part, ...]:
        found: list[Part] = []
        at = 0
        while (begin := BEGINS.search(text, at)) is not None:
            end = find_closing_brace(text, begin.start())
            if end < 0:
                raise self.wrong("varied-open", text[begin.start() :])
            if begin.start() > at:
                found.append(text[at : begin.start()])
            self.count += 1
            found.append(self.variation(self.count, begin[1].rstrip(": "), text[begin.end() : end]))
            at = end + 1
        return (*found, text[at:]) if at < len(text) else tuple(found)

    def variation(self, number: int, kind: str, body: str) -> Variation:
        if kind == "tally":
            name = body.strip()
            if not re.fullmatch(r"[\w-]+", name):
                raise self.wrong("varied-tally", body)
            return Variation(number, kind, tally=self.spot.refer("tally", name, self.line))
        parts = [part.strip() for part in split_bars(body)]
        if kind == "if":
            parts[0] = f"if {parts[0]}"
            return Variation(number, kind, tuple(self.branch(part, part is parts[-1]) for part in parts))
        if kind == "once":
            if len(parts) > 2 or (len(parts) == 2 and not parts[1].startswith("later:")):
                raise self.wrong("varied-once", body)
            parts[1:] = [part.removeprefix("later:").strip() for part in parts[1:]]
        elif len(parts) < 2:
            raise self.wrong("varied-one", body)
        return Variation(number, kind, tuple(Branch(self.parts(part)) for part in parts))

    def branch(self, text: str, last: bool) -> Branch:
        if not text.startswith("if "):
            if not last:
                raise self.wrong("varied-else", text)
            if (found := OTHERWISE.match(text)) is not None:
                self.spot.note(
                    Finding("E25", self.spot.file, self.line, "varied-otherwise", {"word": found[0]}, softly=True)
                )
            return Branch(self.parts(text))
        rest = text[3:].strip()
        if rest.startswith("{"):
            end = find_closing_brace(rest, 0) + 1
            condition, rest = self.condition(rest[:end]), rest[end:].lstrip()
        else:
            said, colon, rest = rest.partition(":")
            flag = FLAG.fullmatch(said.strip())
            if flag is None or not colon:
                raise self.wrong("varied-if", text)
            fact = Fact("flag", self.spot.refer("flag", flag[2], self.line))
            condition, rest = Not(fact) if flag[1] else fact, ":" + rest
        if not rest.startswith(":"):
            raise self.wrong("varied-if", text)
        return Branch(self.parts(rest[1:].strip()), condition)

    def condition(self, text: str) -> Condition:
        """Parse a condition as after `if:`, in its own braces. Errors name the line of the text."""
        from meadhall.book.format.yaml_reader import (  # who only lists the games need not wait for a reader of YAML
            UnreadableError,
            read_page,
        )

        known = len(self.spot.reading.references)
        try:
            return CONDITION.read(read_page(text, self.spot.file), self.spot)
        except (GrammarError, UnreadableError) as trouble:
            raise GrammarError(replace(trouble.finding, line=self.line)) from None
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


def list_variations(parts: tuple[Part, ...]) -> Iterator[Variation]:
    """Return all variations, nested ones included."""
    for part in parts:
        if isinstance(part, Variation):
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
