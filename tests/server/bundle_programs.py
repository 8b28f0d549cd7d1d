"""Random JavaScript for the tests of the bundler: programs full of what is hard to cut apart, and modules that import
each other in every way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

ATOMS = [
    *("a", "b", "of", "x.y", "x?.y", "f(a)", "a[0]", "1", "1.5", ".5", "1e3", "0x1f", "1n", "this", "null"),
    *("'s'", '"d//"', "'it\\'s'", "'/*'", "`t`", "`a${b}c`", "`${`n${a}`}`", "`/*`", "html`<p>\n  ${a}</p>`", "x.y`t`"),
    *("/r/", "/[/'\"`]/g", "/\\//", "/a{1}/u", "(a)", "[a, b]", "({})", "({ a: 1, b })", "a => ({ a })", "() => {}"),
    *("({ of: /x/, import: 2, export: 3, get if() { return 1 } })", "function () {}", "async () => { await a }"),
    *("class { x = 1; #p = 2; m() { return this.#p } }", "a++", "a--", "!a", "-a", "+a", "- -a", "typeof a", "new X()"),
    *("x.of", "x.if(a)", "x.import(a)", "x.export", "x.return", "a ? b : .5", "import.meta.url", "\\u0061b"),
]
SIGNS = [
    *("+", "-", "*", "/", "%", "**", "<", ">", "<=", "==", "===", "&&", "||", "??", "&", "|", "^", "<<", ">>", ">>>"),
    *(",", "=", "+=", "/=", "**=", "??="),
]
GAPS = ["", "", "", " ", " ", " ", " ", "\n", "\n", "\n  ", "\t", " /* c */ ", " // l'\"`\n", "/* a\nb */", "\r\n"]
ENDS = [";", "\n", ";\n", "\n\n", "\n// c\n"]


class Programs:
    """Draw programs; most of them are valid."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.names = 0

    def gap(self) -> str:
        return self.rng.choice(GAPS)

    def space(self) -> str:
        return self.rng.choice(GAPS[3:])

    def name(self) -> str:
        self.names += 1
        return f"n{self.names}"

    def expression(self, depth: int = 0) -> str:
        draw, gap = self.rng.choice, self.gap
        if depth > 2 or self.rng.random() < 0.4:
            return draw(ATOMS)

        def inner() -> str:
            return self.expression(depth + 1)

        kinds: list[Callable[[], str]] = [
            *[lambda: f"{inner()}{gap()}{draw(SIGNS)}{gap()}{inner()}"] * 4,
            lambda: f"{inner()}{self.space()}{draw(['in', 'instanceof'])}{self.space()}{inner()}",
            lambda: f"({gap()}{inner()}{gap()})",
            lambda: f"!{gap()}{inner()}",
            lambda: f"{draw(['typeof', 'void', 'delete', 'new'])}{self.space()}{inner()}",
            lambda: f"{inner()}{gap()}?{gap()}{inner()}{gap()}:{gap()}{inner()}",
            lambda: f"`t{draw(['', chr(39), '/*'])}${{{gap()}{inner()}{gap()}}}u`",
            lambda: f"{draw(['++', '--'])}{gap()}a",
            lambda: f"{inner()}{gap()}.{gap()}{draw(['x', 'of', 'if', 'return', 'then'])}",
            lambda: f"{inner()}({gap()}{inner()})",
        ]
        return draw(kinds)()

    def statement(self, depth: int = 0) -> str:
        draw, gap, space, one = self.rng.choice, self.gap, self.space, self.expression
        if depth > 2 or self.rng.random() < 0.4:
            return one()

        def inner() -> str:
            return self.statement(depth + 1)

        def body() -> str:
            return self.body(depth + 1)

        kinds: list[Callable[[], str]] = [
            lambda: f"{draw(['let', 'const', 'var'])}{space()}{self.name()}{gap()}={gap()}{one()}",
            lambda: f"{draw(['if', 'while'])}{gap()}({one()}){gap()}{inner()}",
            lambda: f"{{{gap()}{body()}{gap()}}}",
            lambda: f"if{gap()}({one()}){gap()}{{{body()}}}{gap()}else{space()}{inner()}",
            lambda: f"for{gap()}(const k of{space()}{one()}){gap()}{inner()}",
            lambda: f"function{space()}{self.name()}(a{gap()},{gap()}b){gap()}{{return{space()}{one()}{gap()}}}",
            lambda: f"do{space()}{{{body()}}}{gap()}while{gap()}({one()})",
            lambda: f"try{{{body()}}}catch{gap()}{{}}",
            lambda: (
                f"class {self.name()} {{{gap()}static x = 1{draw([';', chr(10)])}{gap()}get y(){gap()}"
                f"{{ return {one()} }}{gap()}{draw(['*', 'async ', 'static ', ''])}z(){{}}{gap()}}}"
            ),
        ]
        return draw(kinds)()

    def body(self, depth: int = 0) -> str:
        return "".join(self.statement(depth) + self.rng.choice(ENDS) for _ in range(self.rng.randrange(1, 4)))


class Modules:
    """Draw modules that need no other but later ones; the first imports all that another exports."""

    def __init__(self, rng: random.Random, count: int) -> None:
        self.rng = rng
        self.exports: dict[str, list[str]] = {}
        self.texts: dict[str, str] = {}
        folders = ["core", "art", "core/deep"]
        names = [f"{rng.choice(folders)}/m{number}.js" for number in range(count - 1)]
        for path in reversed(["core/main.js", *names]):
            self.texts[path] = "".join(self._module(path))

    def _module(self, path: str) -> Iterator[str]:
        rng = self.rng
        self.found: list[str] = []
        self.local = 0
        others = rng.sample(sorted(self.exports), min(len(self.exports), rng.randrange(4)))
        if path == "core/main.js":
            others = sorted(self.exports)
        used: list[str] = []
        for other in others:
            yield self._import(path, other, used)
        yield f"globalThis.told.push('{path}')\n"
        kinds: list[Callable[[], str]] = [
            self._const,
            self._pattern,
            self._function,
            self._class,
            self._list,
            self._rest,
        ]
        for _ in range(rng.randrange(1, 6)):
            yield rng.choice(kinds)() + rng.choice(["\n", "\n", ";\n", "\n\n// c\n"])
            yield rng.choice(
                ["", "", ";[1].map(String)\n", "(1, 2)\n", "globalThis.told.push({ import: 1, export: 2 }.import)\n"]
            )
        if rng.random() < 0.6:
            yield self._default()
        if others and rng.random() < 0.3:
            yield self._passed(path, rng.choice(others))
        yield f"globalThis.told.push([{', '.join(f'show({one})' for one in used)}], import.meta.url.slice(-6))\n"
        yield "function html(parts) { return parts.raw[0].trim().length }\n"
        yield "function show(x) { return typeof x === 'function' ? `f ${x.length}` : typeof x === 'object' ? "
        yield "Object.keys(x ?? {}).sort().join() : String(x) }\n"
        self.exports[path] = self.found

    def _fresh(self) -> str:
        self.local += 1
        return self.rng.choice("vwxyz") + str(self.local)

    def _export(self, name: str) -> str:
        self.found.append(name)
        return name

    def _const(self) -> str:
        one, other = self._export(self._fresh()), self._export(self._fresh())
        return self.rng.choice(
            [
                f"export const {one} = 1, {other} = 'b'",
                f"export const {one} = [1,\n2]\n, {other} = {{ a: 1 }}",
                f"export const {one} = (a, b = 2) => a ?? b,\n  {other} = `x${{1}}`",
                f"export const {one} = 1 .toFixed(1)\nexport const {other} = /[`'\"]/.test('`') / 2",
            ]
        )

    def _pattern(self) -> str:
        one, other = self._export(self._fresh()), self._export(self._fresh())
        return self.rng.choice(
            [
                f"export const {{ a: {one}, {other} }} = {{ a: 1, {other}: 2 }}",
                f"export const [{one}, {other}] = [1, 2]",
                f"export const {{ a: {{ {one} }}, {other} }} = {{ a: {{ {one}: 1 }} }}",
                self._seldom(f"export const {{ {one} = 3 }} = {{}}, {other} = 1")
                or f"export const {one} = 2, {other} = {one} + 1",
            ]
        )

    def _seldom(self, text: str) -> str:
        """Return what bundles refuse, in few modules."""
        return text if self.rng.random() < 0.05 else ""

    def _function(self) -> str:
        name = self._export(self._fresh())
        again = self._seldom(f"\n{name} = function (a, b, c) {{}}")
        return f"{self.rng.choice(['', 'async '])}function {name}(a) {{ return {name} }}{again}\nexport {{ {name} }}"

    def _class(self) -> str:
        return (
            f"export class {self._export(self._fresh())} {{ static x = 1; import(a) {{}} get export() {{ return 1 }} }}"
        )

    def _list(self) -> str:
        one, other, third = self._fresh(), self._fresh(), self._export(self._fresh())
        kind = self._seldom("let") or self._seldom("var") or "const"
        again = f"\nif (1) {{ {one}++ }}" if kind != "const" else ""
        return f"{kind} {one} = String\nexport {{ {one} as {third} }}\n;(function {other}() {{}})(){again}"

    def _rest(self) -> str:
        name = self._fresh()
        return self.rng.choice(
            [
                f"if (1) /[`'\"]/.test('`')\nlet {name} = 1",
                f"const {name} = html`<p>\n   ${{1}}</p>`",
                f"let {name} = 4\n{name} / 2 / 1 // '",
                f"for (const {name} of [/x/]) /`/.test({name})",
            ]
        )

    def _default(self) -> str:
        self.found.append("default")
        name = self._fresh()
        return self.rng.choice(
            [
                f"export default function {name}(a) {{ return {name} }}\n(1)\n",
                f"export default async function {name}() {{}}\n{name}.x = 1\n",
                "export default function () {}\n(1)\n",
                f"export default class {name} {{ static y = {name} }}\n[1]\n",
                "export default class {}\n",
                "export default [1, 2]\n",
                "export default (a => a)\n;(1)\n",
                f"const {name} = {{ q: 1 }}\nexport {{ {name} as default }}\n[1].map(String)\n",
            ]
        )

    def _passed(self, path: str, other: str) -> str:
        known = [one for one in self.exports[other] if one != "default"]
        if not known:
            return ""
        name = self._export(f"p{self._fresh()}")
        return f"export {{ {self.rng.choice(known)} as {name} }} from '{address(path, other)}'\n(1)\n"

    def _import(self, path: str, other: str, used: list[str]) -> str:
        rng, at = self.rng, address(path, other)
        known = [one for one in self.exports[other] if one != "default"]
        name, one = self._fresh(), rng.choice(known or ["gone"])
        ways = [(f"import '{at}'\n", []), (f"import * as {name} from '{at}'\n", [name])]
        if known:
            ways += [(f"import {{ {one} as {name} }} from '{at}'\n", [name])] * 3
        if "default" in self.exports[other]:
            ways += [
                (f'import {name} from "{at}"\n', [name]),
                (f"import {{ default as {name} }} from '{at}'\n", [name]),
            ]
        text, names = rng.choice(ways)
        used += names
        return text


def address(path: str, other: str) -> str:
    """Return the relative address of a module of another."""
    up = "../" * path.count("/")
    return f"{up}{other}"
