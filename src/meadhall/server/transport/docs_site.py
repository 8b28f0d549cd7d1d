"""The handbook under /docs: the site built by `make docs`, or one page that says how to get it."""

from __future__ import annotations

import zlib
from html import escape
from importlib import resources
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.core.fault import Unknown
from meadhall.engine.selection import find_checkout
from meadhall.server.bundle.client_files import ClientFiles
from meadhall.server.errors.messages import load_words
from meadhall.server.store.database import is_away
from meadhall.server.store.users import read_cookie
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import Asked, TheHall, parse_accept_language
from meadhall.server.transport.static_files import ASK, FOR_EVER, File, Folder, create_file, reply
from meadhall.words import LANGUAGES

AT, FRONT = "/docs", "index.html"
VARY = "accept-language, cookie"
STYLES = ("base", "table", "dialog")


def find_site() -> Path:
    """Return where to look for the site: beside the source, or in the package of a wheel."""
    root = find_checkout()
    return root / "build/docs" if root else Path(str(resources.files("meadhall") / "site"))


class Documents(Folder):
    """The folder of the site. It may appear, disappear and be rebuilt while the server runs."""

    def __init__(self, root: Path) -> None:
        super().__init__(ClientFiles(root.resolve()))

    def is_there(self) -> bool:
        return (self.files.root / FRONT).is_file()

    def is_folder(self, name: str) -> bool:
        try:
            self.files.path(f"{name}/{FRONT}")
        except Unknown:
            return False
        return True


TheDocuments = NamedDependency[Documents]


def build_front_path(language: str) -> str:
    return f"{AT}/{FRONT}" if language == "en" else f"{AT}/{language}/{FRONT}"


def build_plain_page(language: str, missing: bool) -> File:
    """Return a page that says how to get the handbook, or that it has no such page."""
    said = load_words(language)
    text = said("documents-missing", command="make docs") if missing else said("documents-lost")
    way, to = ("/", said("documents-hall")) if missing else (build_front_path(language), said("documents-front"))
    styles = "".join(f'<link rel="stylesheet" href="/client/style/{name}.css">' for name in STYLES)
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(said('documents-title'))} · Meadhall</title>"
        f'<script src="/client/transport/bootstrap.js"></script>{styles}</head>'
        f'<body><main class="sorry panel"><h1>{escape(said("documents-title"))}</h1>'
        f'<p>{escape(text)}</p><a class="btn main" href="{way}">{escape(to)}</a></main></body></html>'
    )
    return create_file(body.encode(), ".html", FRONT)


async def choose_handbook_language(request: Asked, hall: GameServer, path: str = "") -> str:
    """Return the language of the address, else the guest's, else the browser's. Works without the database."""
    first = path.strip("/").partition("/")[0]
    if first in LANGUAGES:
        return first
    try:
        found = await hall.guests.find_by_cookie(read_cookie(request.cookies))
        if found is not None:
            return (await hall.guests.get(found.guest)).lang
    except Exception as error:
        if not is_away(error):
            raise
    return parse_accept_language(request.headers.get("accept-language", ""))


def is_that_version(file: File, named: str | None) -> bool:
    """Return whether the address has the checksum of the file, as Sphinx computes it. Such a file never changes."""
    return named == format(zlib.crc32(file.body.replace(b"\r", b"")), "08x")


@get(AT, include_in_schema=False)
async def front(request: Asked, hall: TheHall, documents: TheDocuments) -> Response[bytes] | Redirect:
    language = await choose_handbook_language(request, hall)
    if not documents.is_there():
        return reply(request, build_plain_page(language, missing=True), 404)
    return Redirect(build_front_path(language), status_code=303, headers={"vary": VARY, "cache-control": ASK})


@get(AT + "/{path:path}", include_in_schema=False)
async def document(
    request: Asked,
    hall: TheHall,
    documents: TheDocuments,
    path: FromPath[str],
) -> Response[bytes] | Redirect:
    name = str(path).strip("/")
    if not documents.is_there():
        return reply(request, build_plain_page(await choose_handbook_language(request, hall, name), missing=True), 404)
    if documents.is_folder(name):
        return Redirect(f"{AT}/{name}/{FRONT}", status_code=303)
    try:
        file = documents.get(name)
    except Unknown:
        if not name.endswith(".html") and "." in name.rpartition("/")[2]:
            raise
        return reply(request, build_plain_page(await choose_handbook_language(request, hall, name), missing=False), 404)
    return reply(request, file, cache=FOR_EVER if is_that_version(file, request.query_params.get("v")) else ASK)


handlers = [front, document]
