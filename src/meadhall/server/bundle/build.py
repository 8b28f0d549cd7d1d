"""Everything a browser loads, gathered under a name that its contents give it: what has a name never changes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from meadhall.server.bundle.chunk_text import chunk_lines
from meadhall.server.bundle.chunks import Graph
from meadhall.server.bundle.module import Module, module_of
from meadhall.server.bundle.source_map import source_map
from meadhall.server.bundle.styles import gathered

BUILT = "/built/"
# What a game's folder may hold, and the module that asks for it by the game's name.
BY_GAME = {"index.js": "core/game.js", "chronicle.js": "core/chronicle.js", "squeeze.js": "core/positionlink.js"}
COMPONENTS = "components/"
SCRIPT = re.compile(r'<script type="module" src="/client/([^"]+)"></script>\n?')
STYLE = re.compile(r'<link rel="stylesheet" href="/client/([^"]+)">\n?')
PART = re.compile(r"<!-- (\w+) -->\n?")
BY_NAME = re.compile(r'((?:src|href)=")/client/')


class Build:
    """A folder of the client, bundled. `components` is what is printed on a game's components, as a module; `made` are
    further files; `head` are further tags for the page of a table."""

    def __init__(self, root: Path, components: Callable[[str], bytes], made: dict[str, bytes], head: str = "") -> None:
        self.root = root
        self.components = components
        self.sources = {
            path.stem: self._whole(path.read_text(encoding="utf-8")) for path in sorted(root.glob("pages/*.html"))
        }
        if "table" in self.sources:
            self.sources["table"] = self.sources["table"].replace("</head>", f"{head}</head>", 1)
        self.graph = self._graph()
        self.lines = {path: list(chunk_lines(self.graph, chunk)) for path, chunk in self.graph.chunks.items()}
        self.files = {path: "\n".join(text for text, _, _ in lines).encode() for path, lines in self.lines.items()}
        self.files |= {path: text.encode() for path, text in self._styles()}
        self.files |= made
        self.name = self._name()

    @property
    def address(self) -> str:
        return f"{BUILT}{self.name}/"

    def page(self, name: str) -> str:
        """The page with the names of its bundles: one style, its script, and all that comes with that."""
        text = self.sources[name]
        if STYLE.search(text):
            text = STYLE.sub(f'<link rel="stylesheet" href="{self.address}pages/{name}.css">\n', text, count=1)
            text = STYLE.sub("", text)
        scripts = SCRIPT.findall(text)
        with_them = dict.fromkeys(path for script in scripts for path in self.graph.brings(script))
        ahead = "".join(
            f'<link rel="modulepreload" href="{self.address}{path}">\n' for path in with_them if path not in scripts
        )
        text = SCRIPT.sub(lambda found: ahead + found[0], text, count=1)
        return BY_NAME.sub(rf"\1{self.address}", text)

    def map_of(self, path: str) -> bytes | None:
        """Where the lines of a bundle came from."""
        lines = self.lines.get(path)
        return source_map(lines) if lines is not None else None

    def _whole(self, page: str) -> str:
        """A page with the parts it has in common with others."""
        return PART.sub(lambda found: self._read(f"pages/parts/{found[1]}.html"), page)

    def _name(self) -> str:
        digest = hashlib.sha256()
        plain = {
            path.relative_to(self.root).as_posix(): path.read_bytes()
            for path in sorted(self.root.rglob("*"))
            if path.is_file()
        }
        for path, body in sorted({**plain, **self.files}.items()):
            digest.update(f"{path} {len(body)}\n".encode() + body)
        return digest.hexdigest()[:16]

    def _read(self, path: str) -> str:
        if path.startswith(COMPONENTS):
            return self.components(path.removeprefix(COMPONENTS).removesuffix(".js")).decode()
        return (self.root / path).read_text(encoding="utf-8")

    def _graph(self) -> Graph:
        pages: list[str] = []
        guests: dict[str, list[str]] = {}
        for text in self.sources.values():
            scripts = SCRIPT.findall(text)
            pages += scripts[:1]
            guests |= dict.fromkeys(scripts[1:], scripts[:1])
        for name, asker in BY_GAME.items():
            guests |= {path.relative_to(self.root).as_posix(): [asker] for path in self.root.glob(f"games/*/{name}")}
        modules: dict[str, Module] = {}
        left = [*pages, *guests]
        while left:
            path = left.pop()
            if path not in modules:
                module = modules[path] = module_of(path, self._read(path))
                left += [*module.needs, *module.later]
        return Graph(modules, pages, guests)

    def _styles(self) -> Iterator[tuple[str, str]]:
        for name, text in self.sources.items():
            if found := STYLE.findall(text):
                yield f"pages/{name}.css", gathered(found, self._read)
        for path in sorted(self.root.rglob("*.css")):
            name = path.relative_to(self.root).as_posix()
            yield name, gathered([name], self._read)
