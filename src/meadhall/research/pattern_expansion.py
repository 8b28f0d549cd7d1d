"""Enumerate the words that a pattern of an answer grammar matches, if they are finite."""

from __future__ import annotations

MOST = 1000  # a kind with more words than that is taken for open
OPEN_SIGNS = {"\\w", "\\d", "\\S", "."}


class EndlessError(Exception):
    """The pattern is infinite or too large."""


def expand_words(pattern: str) -> list[str] | None:
    """Return the words in the order of the pattern, without duplicates; None if they cannot be enumerated.

    Supports what `core.answer_grammar` and the games use: letters, `|`, `(?:...)`, `[...]`, `?`, `{m,n}`, escapes.
    """
    try:
        found, end = parse_branches(pattern, 0)
        if end != len(pattern):
            raise EndlessError
    except EndlessError:
        return None
    return list(dict.fromkeys(found))


def parse_branches(pattern: str, at: int) -> tuple[list[str], int]:
    found, at = parse_sequence(pattern, at)
    while pattern[at : at + 1] == "|":
        more, at = parse_sequence(pattern, at + 1)
        found = found + more
    return found, at


def parse_sequence(pattern: str, at: int) -> tuple[list[str], int]:
    found = [""]
    while at < len(pattern) and pattern[at] not in "|)":
        piece, at = parse_atom(pattern, at)
        piece, at = parse_repetition(piece, pattern, at)
        if len(found) * len(piece) > MOST:
            raise EndlessError
        found = [head + tail for head in found for tail in piece]
    return found, at


def parse_atom(pattern: str, at: int) -> tuple[list[str], int]:
    if pattern.startswith("(?:", at):
        found, at = parse_branches(pattern, at + 3)
        return found, at + 1
    if pattern[at] == "[":
        end = pattern.index("]", at + 1)
        return expand_letters(pattern[at + 1 : end]), end + 1
    if pattern[at] == "\\":
        if pattern[at : at + 2] in OPEN_SIGNS:
            raise EndlessError
        return [pattern[at + 1]], at + 2
    if pattern[at] in "(.*+^$":
        raise EndlessError
    return [pattern[at]], at + 1


def expand_letters(inside: str) -> list[str]:
    """Expand `A-E` and single characters; a minus at either end is literal."""
    if "\\" in inside or inside.startswith("^"):
        raise EndlessError
    found, at = [], 0
    while at < len(inside):
        if inside[at + 1 : at + 2] == "-" and at + 2 < len(inside):
            found += [chr(code) for code in range(ord(inside[at]), ord(inside[at + 2]) + 1)]
            at += 3
        else:
            found.append(inside[at])
            at += 1
    return found


def parse_repetition(piece: list[str], pattern: str, at: int) -> tuple[list[str], int]:
    sign = pattern[at : at + 1]
    if sign and sign in "*+":
        raise EndlessError
    if sign == "?":
        return ["", *piece], at + 1
    if sign != "{":
        return piece, at
    end = pattern.index("}", at)
    low, _, high = pattern[at + 1 : end].partition(",")
    found: list[str] = []
    for times in range(int(low), int(high or low) + 1):
        rows = [""]
        for _ in range(times):
            if len(rows) * len(piece) > MOST:
                raise EndlessError
            rows = [head + tail for head in rows for tail in piece]
        found += rows
    return found, end + 1
