"""Tokenize a script: enough to strip comments and to find imports and exports."""

from __future__ import annotations

import re
from typing import NamedTuple

TOKEN = re.compile(
    r"""
    (?P<space>[ \t\n]+)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<word>\.?\d[\w.]*|[\w$\#]+)
  | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
  | (?P<sign>=>|\+\+|--|&&|\|\||\?\?|\?\.(?!\d)|\.\.\.|.)
""",
    re.X | re.S,
)
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
TEXT = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*", re.S)  # of a template, up to its end or its next expression
OTHER_LINES = re.compile("[\r\u2028\u2029]")  # ends of lines besides a newline
BEFORE_REGEX = {
    "return",
    "typeof",
    "case",
    "in",
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


def tokenize(script: str) -> list[Token]:
    """Return the tokens without comments; of white space only its kind is kept. The texts of a template are tokens with
    their delimiters; the contents of `${}` are tokenized like any script.
    """
    script = script.replace("\r\n", "\n")  # in texts too: JavaScript reads both alike
    if other := OTHER_LINES.search(script):
        raise ValueError(f"line {script.count(chr(10), 0, other.start()) + 1}: U+{ord(other[0]):04X}; write an escape")
    scanner = Scanner(script)
    while scanner.at < len(script):
        scanner.scan()
    return scanner.found


class Scanner:
    """Cut a script into tokens, one after the other."""

    def __init__(self, script: str) -> None:
        self.script = script
        self.found: list[Token] = []
        self.inside: list[int] = []  # for each template we are in: how many braces are open in its expression
        self.brackets: list[bool] = []  # for each open round bracket: whether a condition stands in it
        self.begins = False  # whether the last token closed a condition
        self.at, self.line, self.gap = 0, 0, ""

    def scan(self) -> None:
        sign = self.script[self.at]
        if sign == "`":
            self._template(sign)
        elif sign == "}" and self.inside and self.inside[-1] == 0:
            self.inside.pop()
            self._template(sign)
        elif sign == "/" and self.script[self.at + 1 : self.at + 2] not in ("/", "*") and self._may_be_regex():
            self._add("regex", self.script[self.at : _end(REGEX, self.script, self.at)])
        else:
            self._plain()

    def _plain(self) -> None:
        """Scan a token that needs no knowledge of those before it, or what stands between two."""
        match = TOKEN.match(self.script, self.at)
        assert match is not None
        assert match.lastgroup is not None
        text = match[0]
        if match.lastgroup in ("space", "comment"):
            self.gap = "\n" if "\n" in text or self.gap == "\n" else " "
            self.at, self.line = match.end(), self.line + text.count("\n")
            return
        if match.lastgroup == "sign":
            if text in "'\"\\@" or text.isspace() or self.script.startswith("/*", self.at):
                raise ValueError(f"line {self.line + 1}: {text!r} is not understood here")
            if self.inside and text in "{}":
                self.inside[-1] += 1 if text == "{" else -1
        self._add(match.lastgroup, text)

    def _template(self, opening: str) -> None:
        """Scan from a backtick, or the brace that closes an expression, to the end or the next expression."""
        end = _end(TEXT, self.script, self.at + 1)
        closing = "`"
        if self.script.startswith("${", end):
            self.inside.append(0)
            closing = "${"
        self._add("text", opening + self.script[self.at + 1 : end] + closing)

    def _add(self, kind: str, text: str) -> None:
        self.begins = False
        if kind == "sign" and text == "(":
            is_condition = bool(self.found) and self.found[-1].text in CONDITIONS
            self.brackets.append(is_condition and not _is_property(self.found))
        elif kind == "sign" and text == ")" and self.brackets:
            self.begins = self.brackets.pop()
        first = self.at == 0 or self.script[self.at - 1] == "\n"
        self.found.append(Token(kind, text, self.line, self.gap, first))
        self.at, self.line, self.gap = self.at + len(text), self.line + text.count("\n"), ""

    def _may_be_regex(self) -> bool:
        """Return whether a slash here begins a pattern. Refuse where only a whole parser would know."""
        found = self.found
        if self.begins or not found:
            return True
        last = found[-1]
        if (last.text == "of" and not _is_property(found)) or (
            last.text in ("++", "--") and not _is_after_value(found)
        ):
            raise ValueError(f"line {self.line + 1}: after `{last.text}` a slash may divide or begin a pattern")
        if last.kind == "word":
            return last.text in BEFORE_REGEX and not _is_property(found)
        if last.kind == "sign" and last.text == "}":  # of a block or of an object
            raise ValueError(
                f"line {self.line + 1}: after `}}` a slash may divide or begin a pattern; put a name before it"
            )
        if last.kind == "text":
            return last.text.endswith("${")
        return last.kind == "sign" and last.text not in ENDS


def _end(pattern: re.Pattern[str], script: str, at: int) -> int:
    match = pattern.match(script, at)
    if match is None:
        raise ValueError(f"line {script.count(chr(10), 0, at) + 1}: what begins here does not end")
    return match.end()


def _is_property(found: list[Token]) -> bool:
    """Return whether the last token follows a dot: then any word is allowed there."""
    return len(found) > 1 and found[-2].text in (".", "?.")


def _is_after_value(found: list[Token]) -> bool:
    """Return whether the last token, `++` or `--`, stands behind what it counts, and in the same line."""
    return len(found) > 1 and found[-1].gap != "\n" and (found[-2].kind == "word" or found[-2].text in (")", "]"))
