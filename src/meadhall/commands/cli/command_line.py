"""Split the command line before dispatch: command, language, output format, and the command's own arguments."""

from __future__ import annotations

import builtins
import importlib
from collections.abc import Callable
from contextlib import nullcontext
from keyword import iskeyword
from typing import Any

from meadhall.book.file_access import allow_files
from meadhall.commands.cli.output import Say
from meadhall.commands.cli.registry import COMMANDS, GROUPS, OWN_FILES
from meadhall.core.fault import Fault, find_nearest
from meadhall.words import LANGUAGES, preferred

END = "--"  # what follows is meant literally


class Line:
    """`--lang`, `--json`, `--help` and `--version` may stand anywhere; the rest is a command and its arguments."""

    def __init__(self, argv: list[str]) -> None:
        self.language: str | None = None
        self.json = self.help = self.version = False
        self.rest: list[str] = []
        tokens = iter(argv)
        for token in tokens:
            if token == END:
                self.rest += [token, *tokens]
            elif token == "--lang":  # noqa: S105 (a word of the line)
                self.language = next(tokens, "")
            elif token.startswith("--lang="):
                self.language = token.removeprefix("--lang=")
            elif token == "--json":  # noqa: S105 (a word of the line)
                self.json = True
            elif token in ("--help", "-h"):
                self.help = True
            elif token == "--version":  # noqa: S105 (a word of the line)
                self.version = True
            else:
                self.rest.append(token)

    def run(self, say: Say) -> int:
        say.json = self.json
        say.language = preferred()
        say.language = self.language_or(say.language)
        name, tokens = split_command(self.rest)
        if name == "help" or name in GROUPS or self.help or not (name or self.version):
            return self.show_help(say, [word for word in self.rest if word != "help"])
        if self.version:
            name, tokens = "version", []
        function = load_command(name)

        from meadhall.commands.cli.arguments import bind  # who only wants help need not wait for the parser

        bound = bind(name, function, tokens)
        with allow_files() if name in OWN_FILES else nullcontext():
            return int(function(*bound.args, **bound.kwargs, say=say))

    def language_or(self, usual: str) -> str:
        if self.language is None:
            return usual
        if self.language == "":
            raise Fault("line-value", option="--lang")
        if self.language.lower() not in LANGUAGES:
            raise Fault(
                "language-unknown", language=self.language, nearest=find_nearest(self.language, list(LANGUAGES))
            )
        return self.language.lower()

    def show_help(self, say: Say, names: list[str]) -> int:
        from meadhall.commands.cli.help_text import render_group, render_overview, render_page

        name, _ = split_command(names)
        shown = (
            render_overview(say)
            if not names
            else render_group(name, say)
            if name in GROUPS
            else render_page(name, load_command(name), say)
        )
        say.give(*shown)
        return 0


def split_command(rest: list[str]) -> tuple[str, list[str]]:
    """Return the command (two words in a group) and the rest."""
    words = 2 if rest and rest[0] in GROUPS else 1
    return " ".join(rest[:words]), rest[words:]


def load_command(name: str) -> Callable[..., int]:
    if name.startswith("-"):
        raise Fault("line-command-first", option=name)
    first, _, second = name.partition(" ")
    if first not in COMMANDS:
        raise Fault("line-command", command=first, nearest=find_nearest(first, list(COMMANDS)))
    if second and second not in GROUPS[first]:
        raise Fault("line-command", command=name, nearest=find_nearest(second, list(GROUPS[first])))
    function = second or first
    function += "_" if iskeyword(function) or hasattr(builtins, function) else ""
    found: Any = getattr(importlib.import_module(f"meadhall.commands.{name.replace(' ', '_')}"), function)
    return found  # type: ignore[no-any-return]
