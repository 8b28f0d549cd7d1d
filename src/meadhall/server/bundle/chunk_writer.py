"""The text of a bundle: each module is a function that is called once and returns its exports."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from meadhall.server.bundle.chunk_graph import Chunk, Graph
from meadhall.server.bundle.module import ROOT, Module, name_exports

Line = tuple[str, str, int]  # a line of a bundle, the module it came from if any, and its line in there


def write_chunk(graph: Graph, chunk: Chunk) -> Iterator[Line]:
    for other, names in sorted(find_imports(graph, chunk).items()):
        yield make_line(f'import{{{",".join(names)}}}from"{make_relative(chunk.path, other)}"')
    yield make_line(f'const {ROOT}=new URL("{make_relative(chunk.path, "")}",import.meta.url).href')
    for path in chunk.modules:
        yield from write_module(graph.modules[path])
    if taken := [name_exports(path) for path in graph.taken(chunk)]:
        yield make_line(f"export{{{','.join(taken)}}}")
    if chunk.path in graph.modules:
        yield from write_exports(graph.modules[chunk.path])


def make_line(text: str) -> Line:
    return text, "", 0


def find_imports(graph: Graph, chunk: Chunk) -> dict[str, list[str]]:
    """Return what a file needs of others: file -> names."""
    needs = {need for path in chunk.modules for need in graph.modules[path].needs}
    if chunk.path in graph.modules:
        needs.add(chunk.path)
    found: dict[str, list[str]] = {}
    for need in sorted(needs - set(chunk.modules)):
        found.setdefault(graph.home[need], []).append(name_exports(need))
    return found


def make_relative(one: str, other: str) -> str:
    """Return the relative address of another file, or of the root folder."""
    found = posixpath.relpath(other or ".", posixpath.dirname(one) or ".")
    found = found if found.startswith(".") else f"./{found}"
    return found if other else f"{found}/"


def write_module(module: Module) -> Iterator[Line]:
    yield make_line(f"const {name_exports(module.path)}=(()=>{{")
    for text, line in module.lines:
        yield text, module.path, line
    given = [one if one == other else f"{other}:{one}" for other, one in module.gives.items()]
    given += [f"{other}:{name_exports(path)}.{one}" for other, (path, one) in module.passes.items()]
    yield make_line(f"return{{{','.join(given)}}}}})()")


def write_exports(module: Module) -> Iterator[Line]:
    """Export the names of an entry like a module."""
    names = [name for name in (*module.gives, *module.passes) if name != "default"]
    if names:
        yield make_line(f"export const{{{','.join(names)}}}={name_exports(module.path)}")
    if "default" in module.gives:
        yield make_line(f"export default {name_exports(module.path)}.default")
