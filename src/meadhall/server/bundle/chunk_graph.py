"""Assign modules to files: as few files as possible, each module in exactly one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from meadhall.server.bundle.module import DEFAULT, ROOT, BundleError, Module, name_exports

SHARED = "shared/"
SMALL = 3_000  # letters of script, a kilobyte on the way


@dataclass
class Chunk:
    """A file: an entry with what only it needs, or modules shared by the same entries."""

    path: str
    modules: list[str] = field(default_factory=list)  # each after those it needs
    needs: list[str] = field(default_factory=list)  # other chunks


class Graph:
    """The modules of all pages. An entry is a module that a page or a program loads by name."""

    def __init__(self, modules: dict[str, Module], pages: Iterable[str], guests: dict[str, list[str]]) -> None:
        """`guests`: entries whose names are computed at run time -> modules that may load them."""
        self.modules = modules
        check_names(modules)
        self.pages = list(pages)
        first = [path for path in (*self.pages, *guests) if path in modules]
        self.order = sort_by_needs({path: module.needs for path, module in modules.items()}, first)
        self.whole = {path: self._whole(path) for path in modules}
        self.guests = frozenset(guests)
        self.askers = {path: list(askers) for path, askers in guests.items()}
        for module in modules.values():
            for path in module.later:
                self.askers.setdefault(path, []).append(module.path)
        self.entries = sorted({*self.pages, *self.askers})
        self.there = self._there()
        self.home: dict[str, str] = {}  # module -> the file it lies in
        self.chunks = self._chunks()
        sort_by_needs({path: chunk.needs for path, chunk in self.chunks.items()})

    def _whole(self, path: str) -> frozenset[str]:
        found: set[str] = set()
        left = [path]
        while left:
            at = left.pop()
            if at not in found:
                found.add(at)
                left += self.modules[at].needs
        return frozenset(found)

    def _there(self) -> dict[str, frozenset[str]]:
        """Return for each entry the modules that are certainly loaded before it."""
        everything = frozenset(self.modules)
        there = {entry: frozenset() if entry in self.pages else everything for entry in self.entries}
        changed = True
        while changed:
            changed = False
            for entry in set(self.entries) - set(self.pages):
                at_hand = everything
                for asker in self.askers[entry]:
                    for other in self.entries:
                        if asker in self.whole[other]:
                            at_hand &= there[other] | self.whole[other]
                if at_hand != there[entry]:
                    there[entry], changed = at_hand, True
        return there

    def _chunks(self) -> dict[str, Chunk]:
        """Return the files by path. Modules needed by the same entries share a file."""
        groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for path in self.order:
            bring = tuple(
                entry for entry in self.entries if path in self.whole[entry] and path not in self.there[entry]
            )
            if bring:
                groups[bring].append(path)
        self._merge(groups)
        found = {entry: Chunk(entry) for entry in self.entries}
        for number, (bring, paths) in enumerate(sorted(groups.items())):
            chunk = found[bring[0]] if len(bring) == 1 else Chunk(f"{SHARED}{number}.js")
            found[chunk.path] = chunk
            chunk.modules = paths
            self.home |= dict.fromkeys(paths, chunk.path)
        for chunk in found.values():
            wanted = {chunk.path} if chunk.path in self.modules else set()
            wanted |= {need for path in chunk.modules for need in self.modules[path].needs}
            chunk.needs = sorted({self.home[need] for need in wanted} - {chunk.path})
        return found

    def _merge(self, groups: dict[tuple[str, ...], list[str]]) -> None:
        """Merge files too small to be worth a request into what every page loads; not those that only a few pages or
        later parts need.
        """
        common = [bring for bring in groups if set(self.pages) <= set(bring)]
        if not common:
            return
        hall = groups[max(common, key=lambda bring: self._size(groups[bring]))]
        for bring in sorted(groups, key=len, reverse=True):
            paths = groups[bring]
            outside = {need for path in paths for need in self.modules[path].needs} - {*paths, *hall}
            late = not self.guests & set(bring) and len(set(self.pages) & set(bring)) * 2 < len(self.pages)
            if len(bring) > 1 and paths is not hall and not outside and not late and self._size(paths) < SMALL:
                hall += groups.pop(bring)

    def _size(self, paths: list[str]) -> int:
        return sum(self.modules[path].size for path in paths)

    def taken(self, chunk: Chunk) -> list[str]:
        """Return its modules that other files need."""
        others = [other for other in self.chunks.values() if other is not chunk]
        needed = {need for other in others for path in other.modules for need in self.modules[path].needs}
        needed |= {other.path for other in others}
        return [path for path in chunk.modules if path in needed]

    def brings(self, path: str) -> list[str]:
        """Return all files that a file depends on."""
        found: list[str] = []
        left = [path]
        while left:
            at = left.pop()
            if at not in found:
                found.append(at)
                left += self.chunks[at].needs
        return found


def check_names(modules: dict[str, Module]) -> None:
    """Refuse an import of a name that is not exported, and names that a bundle adds itself."""
    added = Counter(name_exports(path) for path in modules)
    added |= Counter({DEFAULT: 1, ROOT: 1})
    for module in modules.values():
        if added[name_exports(module.path)] > 1:
            raise BundleError(f"{module.path}: another module is called {name_exports(module.path)} too")
        if own := module.own_names & set(added):
            raise BundleError(f"{module.path}: the name {min(own)} is one of a bundle's own")
        for path, name in module.takes:
            exported = modules[path]
            if name not in exported.gives and name not in exported.passes:
                raise BundleError(f"{module.path}: {path} does not export {name}")


def sort_by_needs(needs: dict[str, list[str]], first: Iterable[str] = ()) -> list[str]:
    """Sort topologically, dependencies first; otherwise as they are imported, beginning with those named."""
    done: list[str] = []
    way: list[str] = []

    def visit(path: str) -> None:
        if path in way:
            raise BundleError(f"these need each other: {' -> '.join([*way[way.index(path) :], path])}")
        if path in done:
            return
        way.append(path)
        for need in needs[path]:
            visit(need)
        way.pop()
        done.append(path)

    for path in (*first, *sorted(needs)):
        visit(path)
    return done
