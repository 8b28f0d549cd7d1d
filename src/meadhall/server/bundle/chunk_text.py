"""The text of a bundle: each module is a function that is called once and returns its exports."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from meadhall.server.bundle.chunks import Chunk, Graph
from meadhall.server.bundle.module import ROOT, Module, called

Line = tuple[str, str, int]  # a line of a bundle, the module it came from if any, and its line in there


def chunk_lines(graph: Graph, chunk: Chunk) -> Iterator[Line]:
    for other, names in sorted(taken_from(graph, chunk).items()):
        yield ours(f'import{{{",".join(names)}}}from"{way(chunk.path, other)}"')
    yield ours(f'const {ROOT}=new URL("{way(chunk.path, "")}",import.meta.url).href')
    for path in chunk.modules:
        yield from function(graph.modules[path])
    if taken := [called(path) for path in graph.taken(chunk)]:
        yield ours(f"export{{{','.join(taken)}}}")
    if chunk.path in graph.modules:
        yield from entry(graph.modules[chunk.path])


def ours(text: str) -> Line:
    return text, "", 0


def taken_from(graph: Graph, chunk: Chunk) -> dict[str, list[str]]:
    """Return what a file needs of others: file -> names."""
    needs = {need for path in chunk.modules for need in graph.modules[path].needs}
    if chunk.path in graph.modules:
        needs.add(chunk.path)
    found: dict[str, list[str]] = {}
    for need in sorted(needs - set(chunk.modules)):
        found.setdefault(graph.home[need], []).append(called(need))
    return found


def way(one: str, other: str) -> str:
    """Return the relative address of another file, or of the root folder."""
    found = posixpath.relpath(other or ".", posixpath.dirname(one) or ".")
    found = found if found.startswith(".") else f"./{found}"
    return found if other else f"{found}/"


def function(module: Module) -> Iterator[Line]:
    yield ours(f"const {called(module.path)}=(()=>{{")
    for text, line in module.lines:
        yield text, module.path, line
    given = [one if one == other else f"{other}:{one}" for other, one in module.gives.items()]
    given += [f"{other}:{called(path)}.{one}" for other, (path, one) in module.passes.items()]
    yield ours(f"return{{{','.join(given)}}}}})()")


def entry(module: Module) -> Iterator[Line]:
    """Export the names of an entry like a module."""
    names = [name for name in (*module.gives, *module.passes) if name != "default"]
    if names:
        yield ours(f"export const{{{','.join(names)}}}={called(module.path)}")
    if "default" in module.gives:
        yield ours(f"export default {called(module.path)}.default")
