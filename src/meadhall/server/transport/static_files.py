"""The client's files: bundles with a content hash in their name for players, and the plain files for developers."""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from litestar import Response

from meadhall.core.fault import Unknown
from meadhall.core.game import is_built_in, names
from meadhall.server.bundle.build import Build
from meadhall.server.bundle.client_files import EMBLEMS, ClientFiles
from meadhall.server.bundle.generated_files import list_sources, write_books, write_components
from meadhall.server.bundle.module import BundleError
from meadhall.server.ports.blocking import run_blocking
from meadhall.server.transport.dependencies import Asked

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webp": "image/webp",
    ".toml": "text/plain",
}
PACKED = {".woff2", ".png", ".jpg", ".webp"}  # gzip would only make them bigger
LARGEST = 300  # files kept in memory
VENDOR = "vendor"
DRAWING = re.compile(r"games/(\w+)/index\.js")
COMMENT = re.compile(rb"/\*\*.*?\*/[ \t]?|^[ \t]*//[^\n]*", re.S | re.M)
MAP = ".map"
FOR_EVER, ASK, MONTH = "public, max-age=31536000, immutable", "no-cache", "public, max-age=2592000"
# Served to a page of an older build for a module that no longer exists: it reloads the page.
GONE = b"location.reload()\n"
making = threading.Lock()
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    etag: str
    type: str


def create_file(body: bytes, suffix: str, name: str = "") -> File:
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None if suffix in PACKED or len(body) < 400 else gzip.compress(body, 9, mtime=0)
    return File(body, packed, f'"{hashlib.sha256(body).hexdigest()[:20]}"', kind)


def strip_script(script: bytes) -> bytes:
    """Return a script without comments and types. Line numbers stay the same."""
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script)


@lru_cache(maxsize=4)
def build_of(client: ClientFiles, head: str, _: tuple[tuple[str, int], ...]) -> Build:
    """Build once for all servers of a process, and again when a file has changed. The drawing of a game from elsewhere
    that cannot be bundled is left out and named in the log; the game is shown without it."""
    while True:
        try:
            return Build(client, write_components, write_books(client), head)
        except BundleError as error:
            found = re.match(r"games/(\w+)/", str(error))
            if found is None or is_built_in(found[1]) or found[1] not in client.games:
                raise
            log.warning("the drawing of the game %s was left out: %s", found[1], error)
            client = client.without(found[1])


class Folder:
    """Plain files. A file that changes on disk is read again, so that developers need only reload."""

    def __init__(self, files: ClientFiles) -> None:
        self.files = files
        self.kept: dict[str, tuple[int, File]] = {}

    def get(self, name: str) -> File:
        path = self.files.path(name)
        changed = path.stat().st_mtime_ns
        kept = self.kept.get(str(path))
        if kept is None or kept[0] != changed:
            if len(self.kept) >= LARGEST:
                self.kept.clear()
            kept = self.kept[str(path)] = (changed, create_file(self.read(path), path.suffix, path.name))
        return kept[1]

    def read(self, path: Path) -> bytes:
        return path.read_bytes()


class Files(Folder):
    """The files of the client and of the games."""

    def __init__(self, files: ClientFiles, head: str = "") -> None:
        super().__init__(files)
        self.head = head  # further tags for the page of a table
        self.builds: dict[str, Build] = {}  # the latest and the one before, which open pages may still ask
        self.made: dict[tuple[str, str], File] = {}  # (build, path)

    def read(self, path: Path) -> bytes:
        body = super().read(path)
        return strip_script(body) if path.suffix == ".js" and self.files.root / VENDOR not in path.parents else body

    async def load_page(self, name: str) -> File:
        """Return a page of the latest build. Building takes half a second in a thread and blocks no table."""
        build = await run_blocking(self.build)
        return self._get_made(build, f"pages/{name}.html", lambda: build.page(name).encode())

    def get_page(self, name: str) -> File:
        """Return a page of the latest finished build; build now only if there is none."""
        build = next(reversed(self.builds.values()), None) or self.build()
        return self._get_made(build, f"pages/{name}.html", lambda: build.page(name).encode())

    def build(self) -> Build:
        with making:
            build = build_of(self.files, self.head, list_sources(self.files))
            self.builds.pop(build.name, None)
            self.builds[build.name] = build
            while len(self.builds) > 2:
                gone = next(iter(self.builds))
                del self.builds[gone]
                self.made = {key: file for key, file in self.made.items() if key[0] != gone}
        return build

    async def get_built_file(self, name: str, path: str) -> File | None:
        """Return a file of a build, or None if this node does not have the build: another node may
        have sent the page.
        """
        if name not in self.builds:
            await run_blocking(self.build)
        build = self.builds.get(name)
        if build is None:
            return None
        if path in build.files:
            return self._get_made(build, path, lambda: build.files[path])
        if path.endswith(MAP) and (lines := build.map_of(path.removesuffix(MAP))) is not None:
            return create_file(lines, MAP)
        if (undrawn := DRAWING.fullmatch(path)) and undrawn[1] in names():  # it draws nothing, or was left out
            return create_file(b"export {}\n", ".js")
        return self.get(path)

    async def get_plain_file(self, path: str) -> File:
        """Return a plain file, for other programs and for debugging."""
        if path == EMBLEMS:
            return create_file(self.files.read(path).encode(), ".js")
        try:
            return self.get(path)
        except Unknown:
            build = await run_blocking(self.build)
            if path not in build.files or path.endswith(".js"):
                raise
            return self._get_made(build, path, lambda: build.files[path])

    def _get_made(self, build: Build, path: str, text: Callable[[], bytes]) -> File:
        key = build.name, path
        if key not in self.made:
            self.made[key] = create_file(text(), Path(path).suffix, path)
        return self.made[key]


def reply(request: Asked, file: File, status: int = 200, cache: str = ASK) -> Response[bytes]:
    """Reply with an ETag, so that an unchanged file costs one short reply."""
    headers = {
        "etag": file.etag,
        "cache-control": MONTH if file.type.startswith("font/") and cache == ASK else cache,
        "vary": "accept-encoding",
    }
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            file.packed, status_code=status, headers={**headers, "content-encoding": "gzip"}, media_type=file.type
        )
    return Response(file.body, status_code=status, headers=headers, media_type=file.type)
