"""The rooms of the house: which package imports which, from the syntax alone, imports inside functions included.

`python tools/rooms.py` prints each room with its files, its lines and what it imports, then the cycles between rooms
and the knots of files that import each other. Modules beside `meadhall/__init__.py` are rooms of their own,
and so is the `game.py` of each game.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "meadhall"
Graph = dict[str, set[str]]


def module_of(path: Path, source: Path) -> str:
    parts = (source.name, *path.relative_to(source).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path, source: Path) -> tuple[tuple[str, int], ...]:
    """Every module this file names, in functions and for the type checker too, with its line. Read once: graphs of
    files, of rooms and of floors are all made of it."""
    return tuple(named_in(path, source))


def named_in(path: Path, source: Path) -> Iterator[tuple[str, int]]:
    package = module_of(path, source) if path.name == "__init__.py" else module_of(path, source).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                # `from meadhall import words` names a module just as `import meadhall.words` does.
                inner = source.parent.joinpath(*base.split("."), name.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield (f"{base}.{name.name}" if is_module else base), node.lineno


def files(source: Path) -> dict[str, Path]:
    """Every module of the house with its file."""
    return {module_of(path, source): path for path in sorted(source.rglob("*.py"))}


def file_graph(source: Path) -> Graph:
    """Which module imports which other ones of the house."""
    known = files(source)
    return {
        module: {name for name, _ in imports(path, source)} & known.keys() - {module} for module, path in known.items()
    }


def room_of(module: str, source: Path) -> str:
    """The package a module lies in. Each module at the top is a room of its own, for `cli` calls what others stand on;
    and so is the door of each game, `game.py`, which leads to everything behind it."""
    path = source.parent.joinpath(*module.split("."))
    is_door = path.name == "game" and path.parent.parent == source / "games"
    return module if path.is_dir() or path.parent == source or is_door else module.rpartition(".")[0]


def room_graph(source: Path) -> Graph:
    found: Graph = {}
    for module, others in file_graph(source).items():
        room = room_of(module, source)
        found.setdefault(room, set()).update({room_of(other, source) for other in others} - {room})
    return found


def knots(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """What lies on cycles: the groups in which each reaches every other, the biggest first (Tarjan)."""
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


def cycle_in(graph: Mapping[str, set[str]], group: list[str]) -> list[str]:
    """A shortest way from the first of a knot back to itself."""
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


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def table(source: Path) -> Iterator[str]:
    """Each room with its size and what it stands on, in order of names."""
    rooms, known = room_graph(source), files(source)
    yield f"{'room':<42} {'files':>5} {'lines':>6}  imports"
    for room in sorted(rooms):
        mine = [path for module, path in known.items() if room_of(module, source) == room]
        below = ", ".join(sorted(other.removeprefix(f"{source.name}.") for other in rooms[room]))
        yield f"{room:<42} {len(mine):>5} {sum(map(lines_of, mine)):>6}  {below}"


def report(source: Path) -> Iterator[str]:
    known, rooms, modules = files(source), room_graph(source), file_graph(source)
    between, among = knots(rooms), knots(modules)
    yield from table(source)
    yield ""
    yield (
        f"{len(rooms)} rooms, {len(known)} files, {sum(map(lines_of, known.values()))} lines, "
        f"{sum(map(len, modules.values()))} imports between files"
    )
    yield f"{len(between)} knots of rooms, {sum(map(len, between))} rooms in them"
    yield from (f"  {len(group)}: {' -> '.join(cycle_in(rooms, group))}" for group in between)
    yield f"{len(among)} knots of files, {sum(map(len, among))} files in them"
    yield from (f"  {len(group)}: {' -> '.join(cycle_in(modules, group))}" for group in among)


def main() -> None:
    line = argparse.ArgumentParser(description="Which package of the house imports which.")
    line.add_argument("source", nargs="?", type=Path, default=SOURCE, help="the package's folder")
    print("\n".join(report(line.parse_args().source.resolve())))


if __name__ == "__main__":
    main()
