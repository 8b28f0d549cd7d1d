"""Copy the sources and write out the methods that `meadhall.core.codegen` generates, for the compiler.

mypyc cannot finish a class at run time. So in the copy every frame, state and part gets its generated constructor and
`copy` as text, each on one line, in place of empty lines inside and below the class: all other lines keep their
numbers, and so do tracebacks. Frames also get a mark for speed: the memory of one is kept for the next of its class
(`free_list_len`).
"""

from __future__ import annotations

import ast
import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

AGENDA = "meadhall.core.agenda"
ROOTS = {"Frame": "frame", "State": "state", "Part": "part"}  # class of the agenda -> kind of all its subclasses
MARK = "@mypyc_attr(free_list_len=1)"  # of every frame
SKIPPED = {"client", "__pycache__"}  # folders that the compiler does not need
FUTURE = "from __future__ import annotations"
IMPORTS = "; from typing import ClassVar; from mypy_extensions import i64, mypyc_attr"


def expand_sources(source: Path, target: Path, modules: list[Path]) -> list[Path]:
    """Copy the package `source` to `target` and expand these modules in the copy; return their paths there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=lambda _, names: [name for name in names if name in SKIPPED])
    package = Package(target)
    paths = [target / module.relative_to(source) for module in modules]
    for path in paths:
        package.expand(path)
    return paths


def load_generator(package: Path) -> ModuleType:
    """Import `core/codegen.py` by its path: a build environment lacks what `import meadhall` needs."""
    spec = importlib.util.spec_from_file_location("codegen", package / "core" / "codegen.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class AgendaClass:
    """The source of a frame, state or part: its fields, and what it inherits."""

    def __init__(
        self, node: ast.ClassDef, base: AgendaClass | None, generator: ModuleType, seats: dict[str, str]
    ) -> None:
        """`seats` maps the names of the agenda's constants (CHANCE, NOBODY, TABLE) to their values."""
        self.node = node
        self.name = node.name
        self.kind: str = base.kind if base else ROOTS[node.name]
        self.generator = generator
        assigned = {ast.unparse(line.target): line for line in node.body if isinstance(line, ast.AnnAssign)}
        values = {name: ast.unparse(line.value) for name, line in assigned.items() if line.value}
        fields = generator.read_fields({name: ast.unparse(line.annotation) for name, line in assigned.items()})
        own: dict[str, str] = fields if base else {}  # what the roots annotate is shared by all and stays there
        self.methods = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        self.fields: dict[str, str] = {**base.fields, **own} if base else {}
        self.defaults: dict[str, str] = dict(base.defaults) if base else {}
        self.defaults |= {name: value for name, value in values.items() if name in own}
        self.seat: str = base.seat if base else ""  # whom the frame asks, where that is the same for the whole class
        if "whom" in values:
            self.seat = seats.get(values["whom"], "")
            self.fields.pop("seat", None)
        self.fixed: tuple[str, ...] = base.fixed if base else ()
        if own and "fixed" in values:
            self.fixed = ast.literal_eval(values["fixed"])
        self.needs_methods = base is not None and (bool(own) or "whom" in values or self.kind == "state")

    def write_fields(self) -> str:
        """Return the line that tells the class its fields."""
        return f"    fields: ClassVar[dict[str, str]] = {self.fields!r}"

    def write_methods(self) -> list[str]:
        """Return the generated methods, a line each, without those that the class defines itself."""
        generator = self.generator
        if self.kind == "frame":
            constants = {} if "seat" in self.fields else {"seat": self.seat}
            methods = [generator.write_constructor(self.fields, self.defaults, constants)]
        elif self.kind == "part":
            methods = [
                generator.write_constructor(self.fields, self.defaults, {}),
                generator.write_part_copy(self.name, self.fields),
            ]
        else:
            methods = [generator.write_state_copy(self.name, self.fields, self.fixed)]
        return [f"    {line}" for line in methods if line.split("(")[0].removeprefix("def ") not in self.methods]


class Package:
    """A copy of the package's sources, in which modules are expanded."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.generator = load_generator(root)
        self.trees: dict[str, ast.Module] = {}
        self.classes: dict[tuple[str, str], AgendaClass | None] = {}
        self.seats = {
            ast.unparse(line.target): ast.unparse(line.value)
            for line in self.parse(AGENDA).body
            if isinstance(line, ast.AnnAssign) and line.value
        }

    def path_of(self, module: str) -> Path:
        return self.root.parent.joinpath(*module.split(".")).with_suffix(".py")

    def parse(self, module: str) -> ast.Module:
        if module not in self.trees:
            self.trees[module] = ast.parse(self.path_of(module).read_text(encoding="utf-8"))
        return self.trees[module]

    def find_class(self, module: str, name: str) -> AgendaClass | None:
        """Return the class of this name in this module; None if it is no frame, state or part."""
        if (module, name) not in self.classes:
            self.classes[module, name] = None
            self.classes[module, name] = self.read_class(module, name)
        return self.classes[module, name]

    def read_class(self, module: str, name: str) -> AgendaClass | None:
        for node in self.parse(module).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                if module == AGENDA and name in ROOTS:
                    return AgendaClass(node, None, self.generator, self.seats)
                bases = [self.find_class(module, base.id) for base in node.bases if isinstance(base, ast.Name)]
                return next((AgendaClass(node, base, self.generator, self.seats) for base in bases if base), None)
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("meadhall."):
                for alias in node.names:
                    if (alias.asname or alias.name) == name and self.path_of(node.module).is_file():
                        return self.find_class(node.module, alias.name)
        return None

    def expand(self, path: Path) -> None:
        """Write the generated methods and the marks into one module."""
        module = ".".join(["meadhall", *path.relative_to(self.root).with_suffix("").parts])
        named = [node.name for node in self.parse(module).body if isinstance(node, ast.ClassDef)]
        found = [known for name in named if (known := self.find_class(module, name)) is not None]
        lines = path.read_text(encoding="utf-8").split("\n")
        for known in reversed(found):  # from the end: the lines above keep their numbers
            if known.needs_methods:
                insert_methods(lines, known)
        if found and module != AGENDA:  # the agenda's own marks are written by hand
            for known in found:
                if known.kind == "frame":
                    insert_mark(lines, known)
            lines[lines.index(FUTURE)] += IMPORTS
        text = "\n".join(lines).replace("@dataclass_transform(eq_default=False)\n", "\n")  # mypyc refuses it
        path.write_text(text, encoding="utf-8")


def insert_methods(lines: list[str], known: AgendaClass) -> None:
    """Put the fields under the docstring and the methods below the class, in place of empty lines."""
    methods = known.write_methods()
    below_docstring = known.node.body[0].end_lineno or 0
    if lines[below_docstring]:
        methods.insert(0, known.write_fields())
    else:
        lines[below_docstring] = known.write_fields()
    end = known.node.end_lineno or 0
    room = 0
    while room < len(methods) and end + room < len(lines) and not lines[end + room]:
        room += 1
    lines[end : end + room] = methods


def insert_mark(lines: list[str], known: AgendaClass) -> None:
    """Put the mark for the compiler on the empty line above the class."""
    above = next(at for at, line in enumerate(lines) if line.startswith(f"class {known.name}(")) - 1
    if not lines[above]:
        lines[above] = MARK
