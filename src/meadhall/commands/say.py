"""How a command answers: in the reader's language, or as one JSON value."""

from __future__ import annotations

import errno
import json
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from meadhall.core.fault import Fault
from meadhall.core.game import names
from meadhall.words import spelled
from meadhall.words.fit import fitted

if TYPE_CHECKING:
    from meadhall.words import Words

INDENT = "    "


class Say:
    """Speaks for one run of a command. The words are loaded when the first sentence is needed."""

    def __init__(self) -> None:
        self.language = "en"
        self.json = False
        self.game: str | None = None  # whose words are spoken besides the hall's

    def words(self, game: str | None = None) -> Words:
        self.game = game or self.game
        return words_of_commands(self.language, self.game)

    def give(self, value: Any, lines: Iterable[str], fold: bool = True) -> None:
        """The answer: the value as JSON if that was asked for, else the lines; what programs read is not folded."""
        if self.json:
            print(json.dumps(value, ensure_ascii=False, indent=2))
        else:
            for line in lines:
                print(fitted(line) if fold else line)
        sys.stdout.flush()

    def error(self, text: str) -> None:
        print(fitted(text, stream=sys.stderr), file=sys.stderr, flush=True)

    def fault(self, fault: Fault) -> None:
        """One line on stderr, whatever it quotes; with --json it comes as JSON too. Where nobody can be told, because
        the disk behind the output is full or the reader has left, the exit code has to say it alone."""
        text = self.sentence(fault)
        with suppress(OSError):
            self.error(text)
        if self.json:
            with suppress(OSError):
                self.give({"fault": fault.key, "text": text}, [])

    def sentence(self, fault: Fault) -> str:
        owner = fault.key.partition("-")[0]
        return " ".join(self.words(owner if owner in names() else None).fault(spelled(fault)).split())

    def wrapped(self, text: str, indent: str = "") -> str:
        """Folded to the terminal's width; a pipe gets the whole line."""
        return fitted(text, indent)


def trouble(error: OSError) -> Fault:
    """What the system says about a file, in our words where we have them; without a file it is the answer itself."""
    if error.filename is None:
        return Fault("output-trouble", reason=error)
    if error.errno == errno.EISDIR:
        return Fault("source-folder", path=str(error.filename))
    return Fault("file-trouble", path=str(error.filename), reason=error)


@cache
def words_of_commands(language: str, game: str | None) -> Words:
    """The hall's words, the game's, those of the command line, of the server it may start, and of the books."""
    from meadhall.words import Words

    words = Words(language, game)
    for owner in ("commands", "server", "book"):
        words.add(source(language, owner))
    return words


def source(language: str, owner: str = "commands") -> str:
    return (resources.files(f"meadhall.{owner}") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def plain_words(language: str) -> dict[str, str]:
    """The messages by `key` and `key.attribute`, without loading Fluent: help texts have nothing to fill in."""
    found: dict[str, str] = {}
    key = last = ""
    for line in source(language).splitlines():
        message = re.match(r"([a-z][\w-]*) =\s*(.*)", line)
        attribute = re.match(r" +\.([\w-]+) =\s*(.*)", line)
        if message:
            key = last = message[1]
            found[key] = message[2]
        elif attribute:
            last = f"{key}.{attribute[1]}"
            found[last] = attribute[2]
        elif line.startswith(" ") and last:
            found[last] = f"{found[last]} {line.strip()}".strip()
    return found
