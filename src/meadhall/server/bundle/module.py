"""One browser module: its imports, its exports, and its body as the inside of a function."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NoReturn

from meadhall.server.bundle.scanning import Token, tokens
from meadhall.server.bundle.writing import written

DEFAULT = "$default"
VENDOR = "vendor/"  # libraries: what they export is assigned once, while they load
ROOT = "$root"  # where the bundles lie, as an address
OPENING, CLOSING = {"(", "[", "{"}, {")", "]", "}"}


class BundleError(ValueError):
    """A module uses syntax that the bundler does not support; names the place and the reason."""


@dataclass
class Module:
    path: str
    needs: list[str] = field(default_factory=list)  # modules it imports, in their order
    later: list[str] = field(default_factory=list)  # modules it may read when they are needed
    gives: dict[str, str] = field(default_factory=dict)  # what others call it -> what it is in here
    passes: dict[str, tuple[str, str]] = field(default_factory=dict)  # given on from another module: (module, name)
    lines: list[tuple[str, int]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(len(text) for text, _ in self.lines)


def called(path: str) -> str:
    """Return the name of a module's exports in a bundle."""
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


@lru_cache(maxsize=1000)
def module_of(path: str, script: str) -> Module:
    """Parse a module, cached by version: after a change only changed modules are parsed."""
    return Reader(path, script).module


class Reader:
    """Turn imports into constants taken from the other module's exports.

    A copy is equivalent to a live binding because each module runs after its dependencies, and only constants,
    functions and classes may be exported. Anything else is refused.
    """

    def __init__(self, path: str, script: str) -> None:
        self.module = Module(path)
        try:
            self.all = tokens(script)
        except ValueError as error:
            raise BundleError(f"{path}: {error}") from None
        self.at = 0
        self.variables: dict[str, int] = {}  # what may be assigned again, by its line
        self.body: list[Token] = []
        depth = 0
        while self.at < len(self.all):
            token = self.all[self.at]
            if token.kind == "word" and depth == 0 and token.text == "export":
                self._export()
            elif token.kind == "word" and token.text == "import":
                self._import()
            else:
                if token.kind == "word" and depth == 0 and token.text in ("let", "var"):
                    self.variables |= dict.fromkeys(self._declared(), token.line + 1)
                depth += change(token)
                self._keep(token)
        for name in self.module.gives.values():
            if name in self.variables and not path.startswith(VENDOR):
                where = f"{path}:{self.variables[name]}"
                raise BundleError(f"{where}: `{name}` is exported and may be assigned again, which bundles do not keep")
        self.module.lines = written(self.body)

    def _import(self) -> None:
        start, *following = self.all[self.at : self.at + 5]
        if following[0].text == "." and following[3].text == "url":
            self._say(f'({ROOT}+"{self.module.path}")', start, start.gap)
            self.at += 5
        elif following[0].text != "(":
            self._import_names()
        elif following[1].kind == "string":
            if following[2].text != ")":
                self._refuse(start, "import(…, …)")
            path = self._path(following[1])
            self.module.later.append(path)
            self._say(f'import({ROOT}+"{path}")', start, start.gap)
            self.at += 4
        else:
            self._keep(start)

    def _import_names(self) -> None:
        start = self.all[self.at]
        clause: list[Token] = []
        self.at += 1
        while self.all[self.at].kind != "string":
            clause.append(self.all[self.at])
            self.at += 1
        of = self._need(self.all[self.at])
        self._end()
        said = [token.text for token in clause if token.text not in ("from", ",")]
        made = []
        if said and said[0] not in ("{", "*"):
            made.append(f"{said[0]}={of}.default")
            said = said[1:]
        if said and said[0] == "*":
            made.append(f"{said[2]}={of}")
        elif said:
            made.append("{" + ",".join(pair(one, other) for one, other in named(clause)) + f"}}={of}")
        if made:
            self._say(f"const {','.join(made)};", start)

    def _export(self) -> None:
        start = self.all[self.at]
        self.at += 1
        what = self.all[self.at] = self.all[self.at]._replace(gap=start.gap)
        match what.text:
            case "{":
                self._export_list()
            case "default":
                self.at += 1
                self.module.gives["default"] = DEFAULT
                self._say(f"const {DEFAULT}=", start)
            case "const":
                for name in self._declared():
                    self.module.gives[name] = name
            case "function" | "class" | "async":
                name = next(
                    token.text
                    for token in self.all[self.at : self.at + 4]
                    if token.text not in ("async", "function", "class", "*")
                )
                self.module.gives[name] = name
            case other:
                self._refuse(start, f"export {other}")

    def _export_list(self) -> None:
        clause: list[Token] = []
        while self.all[self.at].text != "}":
            clause.append(self.all[self.at])
            self.at += 1
        self.at += 1
        pairs = named([*clause, Token("sign", "}", 0, "", False)])
        if self.at < len(self.all) and self.all[self.at].text == "from":
            self._need(self.all[self.at + 1])
            self.module.passes |= {other: (self.module.needs[-1], one) for one, other in pairs}
            self.at += 2
        else:
            self.module.gives |= {other: one for one, other in pairs}
        self._end()

    def _declared(self) -> Iterator[str]:
        """Return the names of `const a = …, b = …` or `const { a, b } = …`, up to the next statement."""
        at, depth, naming = self.at + 1, 0, True
        while at < len(self.all):
            token = self.all[at]
            if depth == 0 and (token.text == ";" or (at > self.at + 1 and token.first and token.text not in CLOSING)):
                return
            if naming and token.text.isidentifier() and self.all[at + 1].text != ":":
                yield token.text
                naming = depth > 0
            if depth == 0 and token.text == "=":
                naming = False
            depth += change(token)
            if depth == 0 and token.text == ",":
                naming = True
            at += 1

    def _need(self, token: Token) -> str:
        path = self._path(token)
        self.module.needs.append(path)
        return called(path)

    def _path(self, token: Token) -> str:
        said = token.text[1:-1]
        if said.startswith("/"):
            return said.removeprefix("/")
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.module.path), said))

    def _refuse(self, start: Token, what: str) -> NoReturn:
        raise BundleError(f"{self.module.path}:{start.line + 1}: `{what}` is not kept by bundles")

    def _end(self) -> None:
        if self.at < len(self.all) and self.all[self.at].kind == "string":
            self.at += 1
        if self.at < len(self.all) and self.all[self.at].text == "with":
            self._refuse(self.all[self.at], "with { … }")
        if self.at < len(self.all) and self.all[self.at].text == ";":
            self.at += 1

    def _keep(self, token: Token) -> None:
        self.body.append(token)
        self.at += 1

    def _say(self, text: str, start: Token, gap: str = "\n") -> None:
        """Emit an inserted word, separated from its neighbours like any other."""
        self.body.append(Token("word", text, start.line, gap, True))


def named(clause: list[Token]) -> list[tuple[str, str]]:
    """Return `{ a, b as c }` as pairs (a, a), (b, c)."""
    inside = [token.text for token in clause]
    inside = inside[inside.index("{") + 1 : inside.index("}")]
    pairs: list[list[str]] = [[]]
    for text in inside:
        if text == ",":
            pairs.append([])
        elif text != "as":
            pairs[-1].append(text)
    return [(pair[0], pair[-1]) for pair in pairs if pair]


def pair(one: str, other: str) -> str:
    return one if one == other else f"{one}:{other}"


def change(token: Token) -> int:
    """Return the change of nesting depth. A template's expression is one level deeper than its text."""
    if token.kind == "text":
        return token.text.endswith("${") - token.text.startswith("}")
    return (token.text in OPENING) - (token.text in CLOSING) if token.kind == "sign" else 0
