"""Writes out what classes leave to be written, for the compiler: it cannot finish a class later.

The sources are copied; in the copy every class of the agenda (frames, states, parts) that only declares its fields gets
the constructor and the copy that `meadhall.core.declared` would give it, each on one line, in place of empty lines
in and behind the class: so the numbers of all other lines stay, and tracebacks with them. Three things are written for
speed alone: the collector does not look after such classes (`tools/engine.h`), a frame that is done with gives its
memory to the next of its kind, and where `do` is given up to three frames by name, or a list of them and up to two
more, it is called in a way that packs nothing.
"""

from __future__ import annotations

import ast
import importlib.util
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

ROOTS = {"Frame": "frame", "State": "state", "Part": "part"}
AGENDA = "meadhall.core.agenda"
ACYCLIC = "@mypyc_attr(acyclic=True)"
MARKS = {"frame": "@mypyc_attr(acyclic=True, free_list_len=1)", "state": ACYCLIC, "part": ACYCLIC}
FEW = 3


def declared_of(source: Path) -> ModuleType:
    """`core/declared.py` of these sources, without the hall: a bare machine that builds has none of its needs."""
    spec = importlib.util.spec_from_file_location("declared", source / "core" / "declared.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Known:
    """A class of the sources: what it declares, and what it builds on."""

    def __init__(self, node: ast.ClassDef, base: Known | None, declared: ModuleType, whom: dict[str, str]) -> None:
        self.node = node
        self.name = node.name
        self.root: str = base.root if base else ROOTS[node.name]
        lines = [line for line in node.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
        names = {ast.unparse(line.target): line for line in lines}
        own = declared.fields_of({name: ast.unparse(line.annotation) for name, line in names.items()})
        self.own: dict[str, str] = own if base else {}  # what the agenda says of all frames is no field of any
        self.by_hand = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        values = {name: ast.unparse(line.value) for name, line in names.items() if line.value}
        self.fields: dict[str, str] = {**(base.fields if base else {}), **self.own}
        self.usual: dict[str, str] = base.usual.copy() if base else {}
        self.usual |= {name: value for name, value in values.items() if name in self.own}
        self.whom: str = whom.get(values["whom"], "") if "whom" in values else base.whom if base else ""
        self.fixed: tuple[str, ...] = ast.literal_eval(values["fixed"]) if self.own and "fixed" in values else ()
        self.adds = bool(base) and (bool(self.own) or "whom" in values)
        if "whom" in values:
            self.fields.pop("seat", None)

    def lines(self, declared: ModuleType) -> list[str]:
        """What is to be written behind the class."""
        made = [f"    fields: ClassVar[dict[str, str]] = {self.fields!r}"]
        methods = []
        if self.root == "frame":
            always = {} if "seat" in self.fields else {"seat": self.whom}
            methods.append(declared.constructor(self.fields, self.usual, always))
        elif self.root == "part":
            methods += [declared.constructor(self.fields, self.usual, {}), declared.part_copy(self.name, self.fields)]
        else:
            methods.append(declared.state_copy(self.name, self.fields, self.fixed))
        for method in methods:
            if method.split("(")[0].removeprefix("def ") not in self.by_hand:
                made.append(f"    {method}")
        return made


def do_cheaply(tree: ast.Module, lines: list[str]) -> None:
    """`s.do(a, b)` becomes `s.do_few(a, b)`, `s.do(*a, b)` `s.do_before(a, b)`, and `s.do(*a)` `s.do_all(a)`.

    From the end of each line, so that the places of the others stay.
    """
    changes: list[tuple[int, int, int, bytes]] = []
    for node in ast.walk(tree):
        name = cheaper(node) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and name:
            end = node.func.end_col_offset or 0
            changes.append((node.func.end_lineno or 0, end - len("do"), end, name.encode()))
            first = node.args[0]
            if isinstance(first, ast.Starred):
                changes.append((first.lineno, first.col_offset, first.col_offset + 1, b""))
    for number, start, end, text in sorted(changes, reverse=True):
        line = lines[number - 1].encode()
        lines[number - 1] = (line[:start] + text + line[end:]).decode()


def cheaper(call: ast.Call) -> str:
    """What a call of `do` may be instead: nothing is packed where a few are named, behind one list of others or not."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "do" or not call.args or call.keywords:
        return ""
    first, *others = call.args
    if any(isinstance(one, ast.Starred) for one in others):
        return ""
    if not isinstance(first, ast.Starred):
        return "do_few" if len(call.args) <= FEW else ""
    if isinstance(first.value, ast.GeneratorExp):
        return ""
    return "do_before" if 0 < len(others) < FEW else "" if others else "do_all"


class Hall:
    """All classes of a copy of the sources, by module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.declared = declared_of(root)
        self.trees: dict[str, ast.Module] = {}
        self.found: dict[tuple[str, str], Known | None] = {}
        self.whom = {
            ast.unparse(line.target): ast.unparse(line.value)
            for line in self.tree(AGENDA).body
            if isinstance(line, ast.AnnAssign) and line.value
        }

    def path(self, module: str) -> Path:
        return self.root.parent.joinpath(*module.split(".")).with_suffix(".py")

    def tree(self, module: str) -> ast.Module:
        if module not in self.trees:
            self.trees[module] = ast.parse(self.path(module).read_text(encoding="utf-8"))
        return self.trees[module]

    def known(self, module: str, name: str) -> Known | None:
        """The class of this name as this module sees it; None where it has nothing to do with the agenda."""
        if (module, name) not in self.found:
            self.found[module, name] = None
            self.found[module, name] = self.look(module, name)
        return self.found[module, name]

    def look(self, module: str, name: str) -> Known | None:
        for node in self.tree(module).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                if module == AGENDA and name in ROOTS:
                    return Known(node, None, self.declared, self.whom)
                bases = [self.known(module, base.id) for base in node.bases if isinstance(base, ast.Name)]
                return next((Known(node, base, self.declared, self.whom) for base in bases if base), None)
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("meadhall."):
                for alias in node.names:
                    if (alias.asname or alias.name) == name and self.path(node.module).is_file():
                        return self.known(node.module, alias.name)
        return None

    def expand(self, path: Path) -> None:
        module = ".".join(["meadhall", *path.relative_to(self.root).with_suffix("").parts])
        lines = path.read_text(encoding="utf-8").split("\n")
        do_cheaply(self.tree(module), lines)
        late: list[tuple[int, list[str]]] = []
        marks: dict[str, str] = {}
        for node in self.tree(module).body:
            known = self.known(module, node.name) if isinstance(node, ast.ClassDef) else None
            if known and module != AGENDA:
                marks[known.name] = MARKS[known.root]
            if known and known.adds:
                names, *methods = known.lines(self.declared)
                below = known.node.body[0].end_lineno or 0  # the docstring, and an empty line under it
                if lines[below]:
                    methods.insert(0, names)
                else:
                    lines[below] = names
                late.append((known.node.end_lineno or 0, methods))
        for at, made in reversed(late):
            room = 0
            while at + room < len(lines) and not lines[at + room] and room < len(made):
                room += 1
            lines[at : at + room] = made
        for name, mark in marks.items():
            above = next(at for at, line in enumerate(lines) if line.startswith(f"class {name}(")) - 1
            if not lines[above]:
                lines[above] = mark
        if late or marks:
            at = lines.index("from __future__ import annotations")
            lines[at] += "; from typing import ClassVar; from mypy_extensions import i64, mypyc_attr"
        text = "\n".join(lines).replace("@dataclass_transform(eq_default=False)\n", "\n")
        path.write_text(text, encoding="utf-8")


def expanded(source: Path, to: Path, modules: list[Path]) -> list[Path]:
    """A copy of the hall in which these modules are written out; returns where they lie there."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(source, to, ignore=lambda _, names: [name for name in names if name in ("client", "__pycache__")])
    hall: Any = Hall(to)
    there = [to / module.relative_to(source) for module in modules]
    for path in there:
        hall.expand(path)
    return there
