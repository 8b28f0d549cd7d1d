"""One browser module: its imports, its exports, and its body as the inside of a function."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NoReturn

from meadhall.server.bundle.token_writer import is_continued, write_tokens
from meadhall.server.bundle.tokenizer import Token, tokenize

DEFAULT = "$default"
VENDOR = "vendor/"  # libraries: what they export is assigned once, while they load
ROOT = "$root"  # where the bundles lie, as an address
OPENING, CLOSING = {"(", "[", "{"}, {")", "]", "}"}
ASSIGNS = re.compile(r"(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=(?![=>])|\+\+|--")


class BundleError(ValueError):
    """A module uses syntax that the bundler does not support; names the place and the reason."""


@dataclass
class Module:
    path: str
    needs: list[str] = field(default_factory=list)  # modules it imports, in their order
    later: list[str] = field(default_factory=list)  # modules it may read when they are needed
    gives: dict[str, str] = field(default_factory=dict)  # what others call it -> what it is in here
    passes: dict[str, tuple[str, str]] = field(default_factory=dict)  # given on from another module: (module, name)
    takes: list[tuple[str, str]] = field(default_factory=list)  # names it imports: (module, name)
    own_names: frozenset[str] = frozenset()  # its words that look like the names a bundle adds
    lines: list[tuple[str, int]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(len(text) for text, _ in self.lines)


def name_exports(path: str) -> str:
    """Return the name of a module's exports in a bundle."""
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


@lru_cache(maxsize=1000)
def parse_module(path: str, script: str) -> Module:
    """Parse a module, cached by version: after a change only changed modules are parsed."""
    return Reader(path, script).module


class Reader:
    """Turn imports into constants taken from the other module's exports.

    A copy is equivalent to a live binding because each module runs after its dependencies, and what is exported is
    never assigned again. Anything else is refused.
    """

    def __init__(self, path: str, script: str) -> None:
        self.module = Module(path)
        try:
            self.all = tokenize(script)
        except ValueError as error:
            raise BundleError(f"{path}: {error}") from None
        self.at = 0
        self.variables: dict[str, int] = {}  # what is or may be assigned again, by its line
        self.constants: set[str] = set()
        self.body: list[Token] = []
        depth = 0
        while self.at < len(self.all):
            token = self.all[self.at]
            is_word = token.kind == "word" and not self._is_property()
            if is_word and depth == 0 and token.text == "export":
                self._export()
            elif is_word and token.text == "import" and self._is_import():
                self._import(depth)
            elif is_word and depth == 0 and token.text == "await":
                self._refuse(token, "await")
            else:
                if is_word and (token.text == "var" or (token.text == "let" and depth == 0)):
                    self.variables |= dict.fromkeys(self._declared(), token.line + 1)
                if is_word and token.text == "const" and depth == 0:
                    self.constants |= set(self._declared())
                depth += count_depth(token)
                self._keep(token)
        self.variables = self._assigned() | self.variables
        self.module.own_names = frozenset(token.text for token in self.all if token.text.startswith("$"))
        for name in self.module.gives.values():
            if name in self.variables and not path.startswith(VENDOR):
                where = f"{path}:{self.variables[name]}"
                raise BundleError(f"{where}: `{name}` is exported and may be assigned again, which bundles do not keep")
        self.module.lines = write_tokens(self.body)

    def _is_property(self, at: int | None = None) -> bool:
        """Return whether the word here follows a dot, where any word is allowed."""
        at = self.at if at is None else at
        return at > 0 and self.all[at - 1].text in (".", "?.")

    def _peek(self, ahead: int) -> Token:
        """Return a token further on, or an empty one past the end."""
        at = self.at + ahead
        return self.all[at] if at < len(self.all) else Token("sign", "", 0, "", False)

    def _is_import(self) -> bool:
        """Return whether `import` begins a statement or a call here, and is no name of a property or method."""
        following = self._peek(1)
        return following.text in ("(", ".", "{", "*") or following.kind in ("word", "string")

    def _import(self, depth: int) -> None:
        start, *following = (self._peek(ahead) for ahead in range(5))
        if following[0].text == ".":
            if [token.text for token in following[:3]] != [".", "meta", "."] or following[3].text != "url":
                self._refuse(start, "import.meta")
            self._say(f'({ROOT}+"{self.module.path}")', start, start.gap)
            self.at += 5
        elif following[0].text != "(":
            if depth:
                self._refuse(start, "import")
            self._import_names()
        elif following[1].kind in ("string", "text"):
            if following[2].text != ")" or following[1].kind == "text":
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
        while self._peek(0).kind != "string":
            clause.append(self.all[self.at])
            self.at += 1
            if self.at == len(self.all) or clause[-1].kind not in ("word", "sign"):
                self._refuse(start, "import")
        texts = [token.text for token in clause]
        if clause and texts.pop() != "from":
            self._refuse(start, "import")  # by a name in quotation marks, or from nowhere
        of = self._need(self.all[self.at])
        self._end()
        made = []
        if texts and texts[0] not in ("{", "*"):
            made.append(f"{texts[0]}={of}.default")
            self._take("default")
            texts = texts[2:]
        if texts and texts[0] == "*":
            made.append(f"{texts[2]}={of}")
        elif texts:
            pairs = parse_names(clause)
            for one, _ in pairs:
                self._take(one)
            made.append("{" + ",".join(write_pair(one, other) for one, other in pairs) + f"}}={of}")
        self._say(f"const {','.join(made)};" if made else ";", start)

    def _take(self, name: str) -> None:
        self.module.takes.append((self.module.needs[-1], name))

    def _export(self) -> None:
        start = self.all[self.at]
        self.at += 1
        what = self.all[self.at] = self.all[self.at]._replace(gap=start.gap)
        match what.text:
            case "{":
                self._export_list(start)
            case "default":
                self._export_default(start)
            case "const":
                for name in self._declared(strictly=True):
                    self.module.gives[name] = name
            case "function" | "class" | "async":
                name = self._declared_name()
                self.module.gives[name] = name
            case other:
                self._refuse(start, f"export {other}")

    def _export_default(self, start: Token) -> None:
        """A function or class stays a declaration, so that it is known from the beginning and by its own name."""
        self.at += 1
        self.all[self.at] = self._peek(0)._replace(gap=start.gap)
        words = [self._peek(0).text, self._peek(1).text]
        if words[0] not in ("function", "class") and words != ["async", "function"]:
            self.module.gives["default"] = DEFAULT
            self._say(f"const {DEFAULT}=", start)
            return
        name = self._declared_name()
        self.module.gives["default"] = name or DEFAULT
        if not name:
            while self._peek(0).text in ("async", "function", "class", "*"):
                self._keep(self._peek(0))
            self._say(DEFAULT, start, " ")

    def _declared_name(self) -> str:
        """Return the name of the function or class that is declared here; an empty one if it has none."""
        after = next(n for n in range(4) if self._peek(n).text not in ("async", "function", "class", "*"))
        token = self._peek(after)
        return token.text if token.kind == "word" and token.text != "extends" else ""

    def _assigned(self) -> dict[str, int]:
        """Return the exported functions and classes that are assigned again, by line."""
        given = set(self.module.gives.values()) - self.constants
        found: dict[str, int] = {}
        for at, token in enumerate(self.all):
            if token.kind == "word" and token.text in given and not self._is_property(at):
                before = self.all[at - 1] if at else token
                following = "".join(one.text for one in self.all[at + 1 : at + 4] if one.kind == "sign")
                counted = before.text in ("++", "--") and before.gap != "\n"
                if before.text not in ("const", "let", "var") and (counted or ASSIGNS.match(following)):
                    found[token.text] = token.line + 1
        return found

    def _export_list(self, start: Token) -> None:
        clause: list[Token] = []
        while self._peek(0).text != "}":
            clause.append(self.all[self.at])
            self.at += 1
            if self.at == len(self.all) or clause[-1].kind not in ("word", "sign"):
                self._refuse(start, "export { … }")
        self.at += 1
        pairs = parse_names([*clause, Token("sign", "}", 0, "", False)])
        if self.at < len(self.all) and self.all[self.at].text == "from":
            self._need(self.all[self.at + 1])
            self.module.passes |= {other: (self.module.needs[-1], one) for one, other in pairs}
            for one, _ in pairs:
                self._take(one)
            self.at += 2
        else:
            self.module.gives |= {other: one for one, other in pairs}
        self._end()
        self._say(";", start)  # the statements before and after it stay apart

    def _declared(self, strictly: bool = False) -> Iterator[str]:
        """Return the names of `const a = …, b = …` or `const { a, b } = …`, up to the next statement. Of a pattern with
        more than names some others too, unless `strictly`: then it is refused.
        """
        at, depth, naming = self.at + 1, 0, True
        while at < len(self.all):
            token = self.all[at]
            if depth == 0 and (token.text == ";" or self._ends_before(at)):
                return
            if strictly and naming and depth and token.text in ("=", "..."):
                self._refuse(token, f"export const {{ … {token.text}")
            if naming and token.kind == "word" and (at + 1 == len(self.all) or self.all[at + 1].text != ":"):
                yield token.text
                naming = depth > 0
            if depth == 0 and token.text == "=":
                naming = False
            depth += count_depth(token)
            if depth == 0 and token.text == ",":
                naming = True
            at += 1

    def _ends_before(self, at: int) -> bool:
        """Return whether a statement ends before this token: it begins a line and does not go on."""
        token = self.all[at]
        return (
            at > self.at + 1 and token.first and token.text not in CLOSING and not is_continued(self.all[at - 1], token)
        )

    def _need(self, token: Token) -> str:
        path = self._path(token)
        self.module.needs.append(path)
        return name_exports(path)

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


def parse_names(clause: list[Token]) -> list[tuple[str, str]]:
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


def write_pair(one: str, other: str) -> str:
    return one if one == other else f"{one}:{other}"


def count_depth(token: Token) -> int:
    """Return the change of nesting depth. A template's expression is one level deeper than its text."""
    if token.kind == "text":
        return token.text.endswith("${") - token.text.startswith("}")
    return (token.text in OPENING) - (token.text in CLOSING) if token.kind == "sign" else 0
