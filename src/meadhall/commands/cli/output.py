"""Output of a command: text in the reader's language, or one JSON value."""

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

from meadhall.commands.settings.mistakes import Mistakes
from meadhall.core.fault import Fault
from meadhall.core.game import names
from meadhall.words import spelled
from meadhall.words.text_wrap import fitted

if TYPE_CHECKING:
    from meadhall.words import Words

INDENT = "    "


class Say:
    """The output of one run. Messages are loaded when the first one is needed."""

    def __init__(self) -> None:
        self.language = "en"
        self.json = False
        self.game: str | None = None  # whose words are spoken besides the hall's

    def words(self, game: str | None = None) -> Words:
        self.game = game or self.game
        return load_command_words(self.language, self.game)

    def give(self, value: Any, lines: Iterable[str], fold: bool = True) -> None:
        """Print the result: the value with --json, else the lines. Machine-readable output is not wrapped."""
        if self.json:
            print(json.dumps(value, ensure_ascii=False, indent=2))
        else:
            for line in lines:
                print(fitted(line) if fold else line)
        sys.stdout.flush()

    def error(self, text: str) -> None:
        print(fitted(text, stream=sys.stderr), file=sys.stderr, flush=True)

    def fault(self, fault: Fault) -> None:
        """Print each Fault as one line on stderr; with --json also as JSON. If nothing can be printed, because the disk
        is full or the reader has gone, only the exit code reports it.
        """
        faults = fault.faults if isinstance(fault, Mistakes) else []
        lines = [self.sentence(one) for one in (fault, *faults)]
        with suppress(OSError):
            self.error("\n".join(lines))
        if self.json:
            value: dict[str, Any] = {"fault": fault.key, "text": lines[0]}
            if faults:
                value["faults"] = [
                    {"fault": one.key, "text": text} for one, text in zip(faults, lines[1:], strict=True)
                ]
            with suppress(OSError):
                self.give(value, [])

    def sentence(self, fault: Fault) -> str:
        owner = fault.key.partition("-")[0]
        return " ".join(self.words(owner if owner in names() else None).fault(spelled(fault)).split())

    def wrap(self, text: str, indent: str = "") -> str:
        """Wrap to the terminal's width; a pipe gets whole lines."""
        return fitted(text, indent)


def to_fault(error: OSError) -> Fault:
    """Return the system's error about a file, translated if possible; without a file, the error itself."""
    if error.filename is None:
        return Fault("output-trouble", reason=error)
    if error.errno == errno.EISDIR:
        return Fault("source-folder", path=str(error.filename))
    return Fault("file-trouble", path=str(error.filename), reason=error)


@cache
def load_command_words(language: str, game: str | None) -> Words:
    """Return the messages of commands: shared, the game's, the server's, and those of books."""
    from meadhall.words import Words

    words = Words(language, game)
    for owner in ("commands", "server", "book"):
        words.add(read_messages(language, owner))
    return words


def read_messages(language: str, owner: str = "commands") -> str:
    return (resources.files(f"meadhall.{owner}") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def load_plain_words(language: str) -> dict[str, str]:
    """Return the messages by `key` and `key.attribute` without loading Fluent: help texts have no arguments."""
    found: dict[str, str] = {}
    key = last = ""
    for line in read_messages(language).splitlines():
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
