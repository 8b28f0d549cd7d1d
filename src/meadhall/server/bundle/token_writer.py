"""Write tokens as a short script, with the original line of each line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meadhall.server.bundle.tokenizer import Token

# A line break that cannot be replaced by a semicolon: the statement continues.
GOES_ON = {"{", "(", "[", ",", ";", ":", "?", "=", "=>", "&&", "||", "??", "+", "-", "*", ".", "?.", "<", ">", "&", "|"}
GOES_ON_WITH = {"}", ")", "]", ",", ";", ":", "?", "=", "=>", "&&", "||", "??", ".", "?.", "<", ">", "&", "|"}
MARKUP = {"html", "svg"}  # templates in which a line break with all the indentation behind it is one space
INDENTED = re.compile(r"[ \t]*\n\s*")


def write_tokens(tokens: Sequence[Token]) -> list[tuple[str, int]]:
    """Yield (line of the script, original line), without insignificant line breaks."""
    lines: list[tuple[str, int]] = []
    parts: list[str] = []
    begun = 0
    last: Token | None = None
    markup: list[bool] = []  # for each template we are in: is it markup?
    for token in tokens:
        if token.kind == "text":
            if token.text[0] == "`":
                markup.append(last is not None and last.text in MARKUP)
            text = INDENTED.sub("\n", token.text) if markup[-1] else token.text
            if text.endswith("`"):
                markup.pop()
        else:
            text = token.text
        between = find_separator(last, token) if last is not None else ""
        if between == "\n":
            lines.append(("".join(parts), begun))
            parts, between = [], ""
        if not parts:
            begun = token.line
        parts += (between, text)
        last = token
    return [*lines, ("".join(parts), begun)]


def find_separator(one: Token, other: Token) -> str:
    """Return what must stand between two tokens."""
    if not other.gap:
        return ""
    if other.gap == "\n" and not is_continued(one, other):
        return "\n"
    if one.kind == "word" and one.text[0].isdigit() and other.text[0] == ".":
        return " "
    if one.kind in ("word", "regex") and other.kind in ("word", "regex"):
        return "" if one.kind == "word" and other.kind == "regex" else " "
    return " " if one.text[-1] == other.text[0] and one.text[-1] in "+-/" else ""


def is_continued(one: Token, other: Token) -> bool:
    if (one.kind == "sign" and one.text in GOES_ON) or one.text.endswith("${"):
        return True
    return (other.kind == "sign" and other.text in GOES_ON_WITH) or other.text.startswith("}")
