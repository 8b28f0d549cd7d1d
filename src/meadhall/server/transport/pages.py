"""The browser's files: pages, modules, pictures and words, as they lie in the package; no build, no other host."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.core.fault import Fault, Unknown
from meadhall.core.game import game, names
from meadhall.server.people.server_words import source
from meadhall.server.transport.asking import APerson, Asked, AVisitor, TheHall
from meadhall.words import LANGUAGES, texts, words_of
from meadhall.words.phrases import grammar_of

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".json": "application/json"}
PACKED = {".woff2", ".png", ".jpg", ".webp"}        # gzip would only make them bigger
LARGEST = 200       # files kept in memory
TABLE_PAGE = "pages/table.html"
VENDOR = "vendor"
COMMENT = re.compile(rb"/\*\*.*?\*/[ \t]?|^[ \t]*//[^\n]*", re.S | re.M)


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


@lru_cache(maxsize=64)      # more than there are word files; an author's edit pushes an old one out
def words_file(text: bytes) -> File:
    """Pressed once, not for everybody who asks: that takes ten milliseconds, in which no table is served."""
    return file_of(text, ".ftl")


class Files:
    """The client folder. A file that changes on the disk is read again, so that authors need only reload."""

    def __init__(self, root: Path, head: str = "") -> None:
        self.root = root.resolve()
        self.head = head        # further tags for the page of a table
        self.kept: dict[str, tuple[int, File]] = {}

    def get(self, name: str) -> File:
        path = self._path(name)
        changed = path.stat().st_mtime_ns
        kept = self.kept.get(str(path))
        if kept is None or kept[0] != changed:
            if len(self.kept) >= LARGEST:
                self.kept.clear()
            body = path.read_bytes()
            if path.suffix == ".js" and self.root / VENDOR not in path.parents:
                body = bare(body)
            if path == self.root / TABLE_PAGE:
                body = body.replace(b"</head>", f"{self.head}</head>".encode(), 1)
            kept = self.kept[str(path)] = (changed, file_of(body, path.suffix, path.name))
        return kept[1]

    def _path(self, name: str) -> Path:
        try:
            path = (self.root / name.lstrip("/")).resolve()
            if path.is_relative_to(self.root) and path.is_file():
                return path
        except (OSError, ValueError):       # a name that no file can have
            pass
        raise Unknown("path-unknown")


TheFiles = NamedDependency[Files]


def reply(request: Asked, file: File, status: int = 200) -> Response[bytes]:
    """With an ETag: a browser that has the file is told so in one line."""
    cache = "public, max-age=2592000" if file.type.startswith("font/") else "no-cache"
    headers = {"etag": file.etag, "cache-control": cache, "vary": "accept-encoding"}
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, status_code=status, headers={**headers, "content-encoding": "gzip"},
                        media_type=file.type)
    return Response(file.body, status_code=status, headers=headers, media_type=file.type)


@get("/client/{path:path}", include_in_schema=False)
async def client_file(request: Asked, files: TheFiles, path: FromPath[str]) -> Response[bytes]:
    return reply(request, files.get(str(path)))


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("art/favicon.svg"))


@get("/", include_in_schema=False)
async def lobby(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("pages/lobby.html"))


@get("/table/{table:str}", include_in_schema=False)
async def table(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get(TABLE_PAGE))


@get(["/replay", "/replay/{table:str}"], include_in_schema=False)
async def replay(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("pages/replay.html"))


@get("/chronicle/{table:str}", include_in_schema=False)
async def chronicle(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("pages/chronicle.html"))


@get("/position", include_in_schema=False)
async def position(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("pages/position.html"))


@get("/join/{invite:str}", include_in_schema=False)
async def join(
    request: Asked, hall: TheHall, files: TheFiles, person: APerson, invite: FromPath[str],
) -> Response[bytes] | Redirect:
    """Admit the guest and show the table; a link that leads nowhere shows the lobby, which says so."""
    try:
        found = await hall.tables.by_invite(invite)
    except Fault:
        return reply(request, files.get("pages/lobby.html"), 404)
    await hall.tables.admit(found, person.person())
    return Redirect(f"/table/{found}", status_code=303)


@get("/me/{personal:str}", include_in_schema=False)
async def me(
    request: Asked, hall: TheHall, files: TheFiles, visitor: AVisitor, personal: FromPath[str],
) -> Response[bytes] | Redirect:
    """Make this device the guest whose link this is. Where it is somebody else's already, the lobby asks first: the
    link may have been somebody's trick."""
    try:
        guest = await hall.guests.by_personal(personal)
    except Fault:
        return reply(request, files.get("pages/lobby.html"), 404)
    if visitor.guest is not None and visitor.guest != guest:
        return reply(request, files.get("pages/lobby.html"))
    if request.headers.get("sec-fetch-mode", "navigate") == "navigate":     # not as a picture on somebody's page
        request.scope["state"]["cookie"] = await hall.guests.another_device(personal)
    return Redirect("/", status_code=303)


@get("/words/{name:str}", include_in_schema=False)
async def hall_words(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language = language_of(name, ".ftl")
    return reply(request, words_file("\n".join([*texts(language, None), source(language)]).encode()))


@get("/words/{of:str}/{name:str}", include_in_schema=False)
async def game_words(request: Asked, files: TheFiles, of: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    if of == "client":
        return reply(request, files.get(f"words/{language_of(name, '.ftl')}.ftl"))
    if of not in names():
        raise Unknown("words-unknown")
    suffix = ".rules.ftl" if name.endswith(".rules.ftl") else ".ftl"
    found = words_of(of) / (language_of(name, suffix) + suffix)
    if not found.is_file():     # other people's games may do without
        raise Unknown("words-unknown")
    return reply(request, words_file(found.read_bytes()))


@lru_cache(maxsize=16)
def components_file(of: str) -> File:
    return file_of(components_module(of), ".js")


def components_module(of: str) -> bytes:
    """What is printed on a game's components and how its sentences are made, as a module: it is there before any
    drawing or phrase that needs it."""
    grammar = grammar_of(of)
    spoken = b"\nexport const grammar = " + msgspec.json.encode(grammar) if grammar else b""
    return b"export default " + msgspec.json.encode(game(of).printed()) + spoken


@get("/components/{name:str}", include_in_schema=False)
async def components(request: Asked, name: FromPath[str]) -> Response[bytes]:
    of = name.removesuffix(".js")
    if of not in names() or of == name:
        raise Unknown("path-unknown")
    return reply(request, components_file(of))


def language_of(name: str, suffix: str) -> str:
    language = name.removesuffix(suffix)
    if language not in LANGUAGES or not name.endswith(suffix):
        raise Unknown("words-unknown")
    return language


handlers = [client_file, favicon, lobby, table, replay, chronicle, position, join, me, hall_words, game_words,
            components]
