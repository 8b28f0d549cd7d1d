"""Tokenize a script: enough to strip comments and to find imports and exports."""

from __future__ import annotations

import re
from typing import NamedTuple

TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r\n]+)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<word>\.?\d[\w.]*|[\w$\#]+)
  | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
  | (?P<sign>=>|\+\+|--|&&|\|\||\?\?|\?\.(?!\d)|\.\.\.|.)
""",
    re.X | re.S,
)
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
TEXT = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*", re.S)  # of a template, up to its end or its next expression
BEFORE_REGEX = {
    "return",
    "typeof",
    "case",
    "in",
    "of",
    "delete",
    "void",
    "throw",
    "new",
    "else",
    "do",
    "await",
    "yield",
    "instanceof",
}
ENDS = {")", "]", "++", "--"}  # after one of these, or after a name or a text, a slash divides
CONDITIONS = {"if", "while", "for", "with"}  # after the bracket of one of these a statement begins


class Token(NamedTuple):
    kind: str  # word, string, text (of a template), regex, sign
    text: str
    line: int  # from 0, of its beginning
    gap: str  # what divides it from the token before: nothing, a space, or a newline
    first: bool  # stands at the very beginning of a line


def tokens(script: str) -> list[Token]:
    """Yield tokens without comments; of white space only its kind is kept. The texts of a template are tokens with
    their delimiters; the contents of `${}` are tokenized like any script.
    """
    found: list[Token] = []
    inside: list[int] = []  # for each template we are in: how many braces are open in its expression
    brackets: list[bool] = []  # for each open round bracket: whether a condition stands in it
    begins = False  # whether the last token closed a condition
    at, line, gap = 0, 0, ""

    def add(kind: str, text: str) -> None:
        nonlocal at, line, gap, begins
        begins = False
        if kind == "sign" and text == "(":
            brackets.append(bool(found) and found[-1].text in CONDITIONS and not _is_property(found))
        elif kind == "sign" and text == ")" and brackets:
            begins = brackets.pop()
        found.append(Token(kind, text, line, gap, at == 0 or script[at - 1] == "\n"))
        at, line, gap = at + len(text), line + text.count("\n"), ""

    def template(opening: str) -> None:
        """Scan from a backtick, or the brace that closes an expression, to the end or the next expression."""
        end = _end(TEXT, script, at + 1)
        if script.startswith("${", end):
            inside.append(0)
            add("text", opening + script[at + 1 : end] + "${")
        else:
            add("text", opening + script[at + 1 : end] + "`")

    while at < len(script):
        sign = script[at]
        if sign == "`":
            template("`")
            continue
        if sign == "}" and inside and inside[-1] == 0:
            inside.pop()
            template("}")
            continue
        if sign == "/" and script[at : at + 2] not in ("//", "/*") and (begins or _may_be_regex(found, line)):
            add("regex", script[at : _end(REGEX, script, at)])
            continue
        match = TOKEN.match(script, at)
        assert match is not None
        assert match.lastgroup is not None
        text = match[0]
        if match.lastgroup in ("space", "comment"):
            gap = "\n" if "\n" in text or gap == "\n" else " "
            at, line = match.end(), line + text.count("\n")
            continue
        if inside and text in "{}":
            inside[-1] += 1 if text == "{" else -1
        add(match.lastgroup, text)
    return found


def _end(pattern: re.Pattern[str], script: str, at: int) -> int:
    match = pattern.match(script, at)
    if match is None:
        raise ValueError(f"line {script.count(chr(10), 0, at) + 1}: what begins here does not end")
    return match.end()


def _is_property(found: list[Token]) -> bool:
    """Return whether the last token follows a dot: then any word is allowed there."""
    return len(found) > 1 and found[-2].text in (".", "?.")


def _may_be_regex(found: list[Token], line: int) -> bool:
    if not found:
        return True
    last = found[-1]
    if last.kind == "word":
        return last.text in BEFORE_REGEX and not _is_property(found)
    if last.kind == "sign" and last.text == "}":  # of a block or of an object: only a whole parser knows
        raise ValueError(f"line {line + 1}: after `}}` a slash may divide or begin a pattern; put a name before it")
    if last.kind == "text":
        return last.text.endswith("${")
    return last.kind == "sign" and last.text not in ENDS
