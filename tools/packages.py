"""The import graph of packages, from the syntax alone, with imports inside functions.

`python tools/packages.py` prints each package with its files, its lines and its imports, then the cycles between
packages and the groups of files that import each other. Modules beside `meadhall/__init__.py` count as packages of
their own, and so does the `game.py` of each game.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "meadhall"
Graph = dict[str, set[str]]


def name_module(path: Path, source: Path) -> str:
    parts = (source.name, *path.relative_to(source).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def list_imports(path: Path, source: Path) -> tuple[tuple[str, int], ...]:
    """Return every module that this file imports, in functions and for type checkers too, with its line. Cached:
    several graphs use it.
    """
    return tuple(walk_names(path, source))


def walk_names(path: Path, source: Path) -> Iterator[tuple[str, int]]:
    package = name_module(path, source) if path.name == "__init__.py" else name_module(path, source).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                # `from meadhall import words` names a module in the same way as `import meadhall.words`.
                inner = source.parent.joinpath(*base.split("."), name.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield (f"{base}.{name.name}" if is_module else base), node.lineno


def list_files(source: Path) -> dict[str, Path]:
    """Return every module of Meadhall with its file."""
    return {name_module(path, source): path for path in sorted(source.rglob("*.py"))}


def build_module_graph(source: Path) -> Graph:
    """Return the import graph of modules."""
    known = list_files(source)
    return {
        module: {name for name, _ in list_imports(path, source)} & known.keys() - {module}
        for module, path in known.items()
    }


def find_package(module: str, source: Path) -> str:
    """Return the package of a module. Each top-level module is one of its own, because `cli` imports modules that
    import others; and so is the entry module of each game, `game.py`, which imports the whole game.
    """
    path = source.parent.joinpath(*module.split("."))
    is_door = path.name == "game" and path.parent.parent == source / "games"
    return module if path.is_dir() or path.parent == source or is_door else module.rpartition(".")[0]


def build_package_graph(source: Path) -> Graph:
    found: Graph = {}
    for module, others in build_module_graph(source).items():
        room = find_package(module, source)
        found.setdefault(room, set()).update({find_package(other, source) for other in others} - {room})
    return found


def find_cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the strongly connected components, the biggest first (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        path.append(node)
        for other in graph.get(node, ()):
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in path:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            group = path[path.index(node) :]
            del path[path.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return sorted(found, key=lambda group: (-len(group), group))


def find_cycle(graph: Mapping[str, set[str]], group: list[str]) -> list[str]:
    """Return a shortest cycle through the first module of a component."""
    first = group[0]
    ways = [[first]]
    seen: set[str] = set()
    for way in ways:
        for other in sorted(graph[way[-1]] & set(group)):
            if other == first:
                return [*way, first]
            if other not in seen:
                seen.add(other)
                ways.append([*way, other])
    return []


def count_lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def render_table(source: Path) -> Iterator[str]:
    """Return each package with its size and its imports, by name."""
    rooms, known = build_package_graph(source), list_files(source)
    yield f"{'room':<42} {'files':>5} {'lines':>6}  imports"
    for room in sorted(rooms):
        mine = [path for module, path in known.items() if find_package(module, source) == room]
        below = ", ".join(sorted(other.removeprefix(f"{source.name}.") for other in rooms[room]))
        yield f"{room:<42} {len(mine):>5} {sum(map(count_lines, mine)):>6}  {below}"


def render_report(source: Path) -> Iterator[str]:
    known, rooms, modules = list_files(source), build_package_graph(source), build_module_graph(source)
    between, among = find_cycles(rooms), find_cycles(modules)
    yield from render_table(source)
    yield ""
    yield (
        f"{len(rooms)} rooms, {len(known)} files, {sum(map(count_lines, known.values()))} lines, "
        f"{sum(map(len, modules.values()))} imports between files"
    )
    yield f"{len(between)} knots of rooms, {sum(map(len, between))} rooms in them"
    yield from (f"  {len(group)}: {' -> '.join(find_cycle(rooms, group))}" for group in between)
    yield f"{len(among)} knots of files, {sum(map(len, among))} files in them"
    yield from (f"  {len(group)}: {' -> '.join(find_cycle(modules, group))}" for group in among)


def main() -> None:
    line = argparse.ArgumentParser(description="Which package of the house imports which.")
    line.add_argument("source", nargs="?", type=Path, default=SOURCE, help="the package's folder")
    print("\n".join(render_report(line.parse_args().source.resolve())))


if __name__ == "__main__":
    main()
