"""The build: everything a browser loads, in files named by their content hash."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator

from meadhall.core.fault import Unknown
from meadhall.server.bundle.chunk_graph import Graph
from meadhall.server.bundle.chunk_writer import write_chunk
from meadhall.server.bundle.client_files import ClientFiles
from meadhall.server.bundle.module import BundleError, Module, parse_module
from meadhall.server.bundle.source_map import write_source_map
from meadhall.server.bundle.styles import bundle_styles

BUILT = "/built/"
# Modules that a game's folder may contain, and the module that imports them by the game's name.
BY_GAME = {
    "index.js": "table/game_loader.js",
    "chronicle.js": "pages/campaign/chronicle_page.js",
    "short_position.js": "table/position_link.js",
}
COMPONENTS = "components/"
SCRIPT = re.compile(r'<script type="module" src="/client/([^"]+)"></script>\n?')
STYLE = re.compile(r'<link rel="stylesheet" href="/client/([^"]+)">\n?')
PART = re.compile(r"<!-- (\w+) -->\n?")
BY_NAME = re.compile(r'((?:src|href)=")/client/')


class Build:
    """The bundled client and its games. `components` returns the module with a game's components; `made` are further
    files; `head` are further tags for the page of a table.
    """

    def __init__(
        self, client: ClientFiles, components: Callable[[str], bytes], made: dict[str, bytes], head: str = ""
    ) -> None:
        self.client = client
        self.components = components
        self.sources = {
            path.stem: self._whole(path.read_text(encoding="utf-8"))
            for path in sorted(client.root.glob("pages/*.html"))
        }
        if "table" in self.sources:
            self.sources["table"] = self.sources["table"].replace("</head>", f"{head}</head>", 1)
        self.graph = self._graph()
        self.lines = {path: list(write_chunk(self.graph, chunk)) for path, chunk in self.graph.chunks.items()}
        self.files = {path: "\n".join(text for text, _, _ in lines).encode() for path, lines in self.lines.items()}
        self.files |= {path: text.encode() for path, text in self._styles()}
        self.files |= made
        self.name = self._name()

    @property
    def address(self) -> str:
        return f"{BUILT}{self.name}/"

    def page(self, name: str) -> str:
        """Return a page with its bundles: one style, its script, and their dependencies."""
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
        """Return the source map of a bundle."""
        lines = self.lines.get(path)
        return write_source_map(lines) if lines is not None else None

    def _whole(self, page: str) -> str:
        """Insert the shared parts of pages."""
        return PART.sub(lambda found: self._read(f"pages/parts/{found[1]}.html"), page)

    def _name(self) -> str:
        digest = hashlib.sha256()
        plain = {name: path.read_bytes() for name, path in self.client.all()}
        for path, body in sorted({**plain, **self.files}.items()):
            digest.update(f"{path} {len(body)}\n".encode() + body)
        return digest.hexdigest()[:16]

    def _read(self, path: str) -> str:
        if path.startswith(COMPONENTS):
            return self.components(path.removeprefix(COMPONENTS).removesuffix(".js")).decode()
        return self.client.read(path)

    def _graph(self) -> Graph:
        pages: list[str] = []
        guests: dict[str, list[str]] = {}
        for text in self.sources.values():
            scripts = SCRIPT.findall(text)
            pages += scripts[:1]
            guests |= dict.fromkeys(scripts[1:], scripts[:1])
        for name, asker in BY_GAME.items():
            having = [game for game, folder in self.client.games.items() if (folder / name).is_file()]
            guests |= {f"games/{game}/{name}": [asker] for game in having}
        modules: dict[str, Module] = {}
        left = [(path, path) for path in (*pages, *guests)]
        while left:
            path, asker = left.pop()
            if path not in modules:
                try:
                    text = self._read(path)
                except Unknown:
                    raise BundleError(f"{asker}: imports {path}, which is not there") from None
                module = modules[path] = parse_module(path, text)
                left += [(needed, path) for needed in (*module.needs, *module.later)]
        return Graph(modules, pages, guests)

    def _styles(self) -> Iterator[tuple[str, str]]:
        for name, text in self.sources.items():
            if found := STYLE.findall(text):
                yield f"pages/{name}.css", bundle_styles(found, self._read)
        for name, _ in self.client.all():
            if name.endswith(".css"):
                yield name, bundle_styles([name], self._read)
