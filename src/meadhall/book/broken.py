"""What an author most likely did where the YAML parser gives up: it names the place it stumbled at, not the mistake."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import yaml

KEY = re.compile(r"\s*(- )?[\w-]+")


@dataclass(frozen=True, slots=True)
class Cause:
    """`key` names the sentence, `line` the place to look at."""

    key: str
    line: int
    args: dict[str, object] = field(default_factory=dict)


def cause(error: yaml.MarkedYAMLError, lines: list[str]) -> Cause:
    problem = str(error.problem or "")
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark is not None else 1
    began = error.context_mark.line + 1 if error.context_mark is not None else line
    if "mapping values are not allowed" in problem:
        return colon(lines, line, mark.column if mark is not None else 0)
    if "sequence entries are not allowed" in problem:
        return Cause("dash", line)
    if "cannot start any token" in problem:
        character = problem.split("'")[1]
        return Cause("tab", line) if character == "\\t" else Cause("starts", line, {"character": character})
    if "expected ',' or" in problem:
        return Cause("bracket", began, {"until": line})
    if "could not find expected ':'" in problem:
        return bare(lines, began) or Cause("indent", began)
    if "but found '<scalar>'" in problem:
        return Cause("after-quote", line)
    if "expected <block end>" in problem:
        return Cause("indent", line)
    if "unexpected end of stream" in problem:
        return Cause("quote", began)
    return Cause("yaml", line, {"reason": problem})


def colon(lines: list[str], line: int, column: int) -> Cause:
    """A colon where none may stand: inside a text; or of a key, and then the line before it is not what it seems."""
    if not KEY.fullmatch(lines[line - 1][:column]):
        return Cause("colon", line)
    before = next((number for number in range(line - 1, 0, -1) if lines[number - 1].strip()), 0)
    if not before:
        return Cause("indent", line)
    glued = re.match(r"\s*(?:- )?([\w-]+):\S", lines[before - 1])
    if glued:
        return Cause("space", before, {"word": glued[1]})
    return bare(lines, before) or Cause("indent", line)


def bare(lines: list[str], line: int) -> Cause | None:
    """A key alone on its line that has lost its colon."""
    text = lines[line - 1]
    return Cause("no-colon", line, {"word": text.strip().removeprefix("- ")}) if KEY.fullmatch(text.rstrip()) else None
