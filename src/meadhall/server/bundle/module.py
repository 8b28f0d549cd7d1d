"""One module of the browser: what it takes from others, what it gives, and its body as the inside of a function."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from meadhall.server.bundle.scanning import Token, tokens
from meadhall.server.bundle.writing import written

DEFAULT = "$default"
ROOT = "$root"  # where the bundles lie, as an address
OPENING, CLOSING = {"(", "[", "{"}, {")", "]", "}"}


class Unbundled(ValueError):
    """A module is written in a way that bundles do not keep: it says which, where and why."""


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
    """What a module's exports are called in a bundle."""
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


@lru_cache(maxsize=1000)
def module_of(path: str, script: str) -> Module:
    """Read once for every version of it: after a change only what was changed is read again."""
    return Reader(path, script).module


class Reader:
    """Imports become constants that are taken from the other module's exports: each module runs after those it needs,
    and nothing that is exported is ever assigned again, so a copy is as good as the binding. Both are made sure of."""

    def __init__(self, path: str, script: str) -> None:
        self.module = Module(path)
        self.all = tokens(script)
        self.at = 0
        self.body: list[Token] = []
        depth = 0
        while self.at < len(self.all):
            token = self.all[self.at]
            if token.kind == "word" and depth == 0 and token.text == "export":
                self._export()
            elif token.kind == "word" and token.text == "import":
                self._import()
            else:
                depth += change(token)
                self._keep(token)
        self.module.lines = written(self.body)

    def _import(self) -> None:
        start, *following = self.all[self.at : self.at + 5]
        if following[0].text == "." and following[3].text == "url":
            self._say(f'({ROOT}+"{self.module.path}")', start, start.gap)
            self.at += 5
        elif following[0].text != "(":
            self._import_names()
        elif following[1].kind == "string":
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
            case "const" | "var":
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
                raise Unbundled(f"{self.module.path}:{start.line + 1}: `export {other}` is not kept by bundles")

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
        """The names of `const a = …, b = …` or `const { a, b } = …`, up to the next statement."""
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

    def _end(self) -> None:
        if self.at < len(self.all) and self.all[self.at].kind == "string":
            self.at += 1
        if self.at < len(self.all) and self.all[self.at].text == ";":
            self.at += 1

    def _keep(self, token: Token) -> None:
        self.body.append(token)
        self.at += 1

    def _say(self, text: str, start: Token, gap: str = "\n") -> None:
        """A word of our own; it divides itself from others as words do."""
        self.body.append(Token("word", text, start.line, gap, True))


def named(clause: list[Token]) -> list[tuple[str, str]]:
    """`{ a, b as c }` as pairs (a, a), (b, c)."""
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
    """Of the depth. A template's expression is one level deeper than its text."""
    if token.kind == "text":
        return token.text.endswith("${") - token.text.startswith("}")
    return (token.text in OPENING) - (token.text in CLOSING) if token.kind == "sign" else 0
