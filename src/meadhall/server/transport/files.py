"""The browser's files, from the client folder of the package: bundled under a name that never changes its meaning for
those who play, and one by one as they lie there."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from litestar import Response

from meadhall.core.fault import Unknown
from meadhall.server.bundle.build import Build
from meadhall.server.bundle.made import books, components_module, state_of
from meadhall.server.transport.asking import Asked

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
COMMENT = re.compile(rb"/\*\*.*?\*/[ \t]?|^[ \t]*//[^\n]*", re.S | re.M)
MAP = ".map"
FOR_EVER, ASK, MONTH = "public, max-age=31536000, immutable", "no-cache", "public, max-age=2592000"
# What a page of an older hall is given for a part that no longer exists: it begins anew, as the page it is now.
GONE = b"location.reload()\n"
making = threading.Lock()


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    etag: str
    type: str


def file_of(body: bytes, suffix: str, name: str = "") -> File:
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None if suffix in PACKED or len(body) < 400 else gzip.compress(body, 9, mtime=0)
    return File(body, packed, f'"{hashlib.sha256(body).hexdigest()[:20]}"', kind)


def bare(script: bytes) -> bytes:
    """A script without its comments and types, which no browser reads; every line keeps its number."""
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script)


@lru_cache(maxsize=4)
def build_of(root: Path, head: str, _: tuple[tuple[str, int], ...]) -> Build:
    """Made once for all halls of a process, and anew when a file has changed."""
    return Build(root, components_module, books(root), head)


class Folder:
    """Files as they lie there. One that changes on the disk is read again, so that authors need only reload."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.kept: dict[str, tuple[int, File]] = {}

    def get(self, name: str) -> File:
        path = self._path(name)
        changed = path.stat().st_mtime_ns
        kept = self.kept.get(str(path))
        if kept is None or kept[0] != changed:
            if len(self.kept) >= LARGEST:
                self.kept.clear()
            kept = self.kept[str(path)] = (changed, file_of(self.read(path), path.suffix, path.name))
        return kept[1]

    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def _path(self, name: str) -> Path:
        try:
            path = (self.root / name.lstrip("/")).resolve()
            if path.is_relative_to(self.root) and path.is_file():
                return path
        except (OSError, ValueError):  # a name that no file can have
            pass
        raise Unknown("path-unknown")


class Files(Folder):
    """The client folder."""

    def __init__(self, root: Path, head: str = "") -> None:
        super().__init__(root)
        self.head = head  # further tags for the page of a table
        self.builds: dict[str, Build] = {}  # the latest and the one before, which open pages may still ask
        self.made: dict[tuple[str, str], File] = {}  # (build, path)

    def read(self, path: Path) -> bytes:
        body = super().read(path)
        return bare(body) if path.suffix == ".js" and self.root / VENDOR not in path.parents else body

    async def page(self, name: str) -> File:
        """A page of the latest build. Making one takes half a second, in which tables are served."""
        build = await asyncio.to_thread(self.build)
        return self._made(build, f"pages/{name}.html", lambda: build.page(name).encode())

    def page_at_once(self, name: str) -> File:
        """The same where nothing can be waited for: of the build that there is, if any."""
        build = next(reversed(self.builds.values()), None) or self.build()
        return self._made(build, f"pages/{name}.html", lambda: build.page(name).encode())

    def build(self) -> Build:
        with making:
            build = build_of(self.root, self.head, state_of(self.root))
            self.builds.pop(build.name, None)
            self.builds[build.name] = build
            while len(self.builds) > 2:
                gone = next(iter(self.builds))
                del self.builds[gone]
                self.made = {key: file for key, file in self.made.items() if key[0] != gone}
        return build

    async def built(self, name: str, path: str) -> File | None:
        """A file of a build; None where we have no such build. Another node may have sent the page."""
        if name not in self.builds:
            await asyncio.to_thread(self.build)
        build = self.builds.get(name)
        if build is None:
            return None
        if path in build.files:
            return self._made(build, path, lambda: build.files[path])
        if path.endswith(MAP) and (lines := build.map_of(path.removesuffix(MAP))) is not None:
            return file_of(lines, MAP)
        return self.get(path)

    async def lying(self, path: str) -> File:
        """A file by itself: for other programs, and for whoever looks for a fault."""
        try:
            return self.get(path)
        except Unknown:
            build = await asyncio.to_thread(self.build)
            if path not in build.files or path.endswith(".js"):
                raise
            return self._made(build, path, lambda: build.files[path])

    def _made(self, build: Build, path: str, text: Callable[[], bytes]) -> File:
        key = build.name, path
        if key not in self.made:
            self.made[key] = file_of(text(), Path(path).suffix, path)
        return self.made[key]


def reply(request: Asked, file: File, status: int = 200, cache: str = ASK) -> Response[bytes]:
    """With an ETag: a browser that has the file is told so in one line."""
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
