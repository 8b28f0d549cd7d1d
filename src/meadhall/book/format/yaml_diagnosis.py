"""Guess the author's mistake behind a YAML error. The parser only reports where it stumbled."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import yaml

KEY = re.compile(r"\s*(- )?[\w-]+")
STRANGE = re.compile(r"\s*([–—•])\s+[a-z_]+(:|$)")  # what a word processor makes of a dash
HARD = re.compile(r" *[^\S \t\n]")  # an invisible blank in the margin, such as a no-break space
GLUED = re.compile(r"\s*-[^\W\d_][\w-]*(:|$)")


@dataclass(frozen=True, slots=True)
class YamlDiagnosis:
    """`key` names the message, `line` the place to look at."""

    key: str
    line: int
    args: dict[str, object] = field(default_factory=dict)


def find_cause(error: yaml.MarkedYAMLError, lines: list[str]) -> YamlDiagnosis:
    found = generic_cause(error, lines)
    return (check_lookalike(lines, found.line) if found.key == "indent" else None) or found


def generic_cause(error: yaml.MarkedYAMLError, lines: list[str]) -> YamlDiagnosis:
    problem = str(error.problem or "")
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark is not None else 1
    began = error.context_mark.line + 1 if error.context_mark is not None else line
    if "mapping values are not allowed" in problem:
        return check_colon(lines, line, mark.column if mark is not None else 0)
    if "sequence entries are not allowed" in problem:
        return YamlDiagnosis("dash", line)
    if "expected alphabetic or numeric character" in problem:
        return YamlDiagnosis("anchor", line)
    if "cannot start any token" in problem:
        character = problem.split("'")[1]
        return (
            YamlDiagnosis("tab", line)
            if character == "\\t"
            else YamlDiagnosis("starts", line, {"character": character})
        )
    if "expected ',' or" in problem:
        return YamlDiagnosis("bracket", began, {"until": line})
    if "could not find expected ':'" in problem:
        return check_bare_key(lines, began) or check_value_without_colon(lines, began) or YamlDiagnosis("indent", began)
    if "but found '<scalar>'" in problem:
        return YamlDiagnosis("after-quote", line)
    if "expected <block end>" in problem:
        return YamlDiagnosis("indent", line)
    if "unexpected end of stream" in problem:
        return YamlDiagnosis("quote", began)
    return YamlDiagnosis("yaml", line, {"reason": problem})


def check_colon(lines: list[str], line: int, column: int) -> YamlDiagnosis:
    """Check for a misplaced colon: inside a text, or after a key because the line before it is wrong."""
    if not KEY.fullmatch(lines[line - 1][:column]):
        return YamlDiagnosis("colon", line)
    above = previous_line(lines, line)
    if not above:
        return YamlDiagnosis("indent", line)
    glued = re.match(r"\s*(?:- )?([\w-]+):\S", lines[above - 1])
    if glued:
        return YamlDiagnosis("space", above, {"word": glued[1]})
    return check_bare_key(lines, above) or check_two_words(lines, above, line) or YamlDiagnosis("indent", line)


def check_lookalike(lines: list[str], line: int) -> YamlDiagnosis | None:
    """Check this line and the one before for a look-alike character that the parser takes for text."""
    for number in (line, previous_line(lines, line)):
        text = lines[number - 1] if 0 < number <= len(lines) else ""
        if HARD.match(text):
            return YamlDiagnosis("hard-space", number)
        if found := STRANGE.match(text):
            return YamlDiagnosis("strange-dash", number, {"character": found[1]})
        if GLUED.match(text):
            return YamlDiagnosis("glued-dash", number)
    return None


def previous_line(lines: list[str], line: int) -> int:
    """Return the previous non-empty line, or 0."""
    return next((number for number in range(min(line - 1, len(lines)), 0, -1) if lines[number - 1].strip()), 0)


def check_two_words(lines: list[str], above: int, line: int) -> YamlDiagnosis | None:
    """Check for a missing colon: `kind item` above `name: Lamp`, with the same indentation."""
    words = re.match(r"(\s*(?:- )?)([^\W\d][\w-]*) +\S", lines[above - 1])
    margin = len(lines[line - 1]) - len(lines[line - 1].lstrip())
    return YamlDiagnosis("no-colon", above, {"word": words[2]}) if words and len(words[1]) == margin else None


def check_value_without_colon(lines: list[str], line: int) -> YamlDiagnosis | None:
    """Check for a missing colon before a list or map: `adventures [M1, M2]`."""
    found = re.match(r"\s*(?:- )?([\w-]+) +[\[{]", lines[line - 1])
    return YamlDiagnosis("no-colon", line, {"word": found[1]}) if found else None


def check_bare_key(lines: list[str], line: int) -> YamlDiagnosis | None:
    """Check for a key alone on its line without its colon."""
    text = lines[line - 1]
    return (
        YamlDiagnosis("no-colon", line, {"word": text.strip().removeprefix("- ")})
        if KEY.fullmatch(text.rstrip())
        else None
    )
