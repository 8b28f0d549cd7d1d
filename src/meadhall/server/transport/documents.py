"""The handbook under /docs: the site as `make docs` has built it, or one page that says how to get it."""

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
from meadhall.engine.which import checkout
from meadhall.server.people.server_words import words
from meadhall.server.store.database import is_away
from meadhall.server.store.guests import COOKIE
from meadhall.server.table.hall import Hall
from meadhall.server.transport.asking import Asked, TheHall, language_of
from meadhall.server.transport.files import ASK, FOR_EVER, File, Folder, file_of, reply
from meadhall.words import LANGUAGES

AT, FRONT = "/docs", "index.html"
VARY = "accept-language, cookie"
STYLES = ("base", "table", "dialog")


def site() -> Path:
    """Where the site is looked for: beside the source, or in the package, if a wheel brought it along."""
    root = checkout()
    return root / "build/docs" if root else Path(str(resources.files("meadhall") / "site"))


class Documents(Folder):
    """The folder of the site; it may come, go and be built anew while the hall is open."""

    def is_there(self) -> bool:
        return (self.root / FRONT).is_file()

    def is_folder(self, name: str) -> bool:
        try:
            self._path(f"{name}/{FRONT}")
        except Unknown:
            return False
        return True


TheDocuments = NamedDependency[Documents]


def front_of(language: str) -> str:
    return f"{AT}/{FRONT}" if language == "en" else f"{AT}/{language}/{FRONT}"


def plain_page(language: str, missing: bool) -> File:
    """What is said instead of a page: how to get the handbook, or that it has no such page."""
    said = words(language)
    text = said("documents-missing", command="make docs") if missing else said("documents-lost")
    way, to = ("/", said("documents-hall")) if missing else (front_of(language), said("documents-front"))
    styles = "".join(f'<link rel="stylesheet" href="/client/style/{name}.css">' for name in STYLES)
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(said('documents-title'))} · Meadhall</title>"
        f'<script src="/client/core/first.js"></script>{styles}</head>'
        f'<body><main class="sorry panel"><h1>{escape(said("documents-title"))}</h1>'
        f'<p>{escape(text)}</p><a class="btn main" href="{way}">{escape(to)}</a></main></body></html>'
    )
    return file_of(body.encode(), ".html", FRONT)


async def wanted(request: Asked, hall: Hall, path: str = "") -> str:
    """The language of the address, else what the guest chose in the hall, else what the browser asks for. Whatever is
    the matter with the database, the handbook can be read."""
    first = path.strip("/").partition("/")[0]
    if first in LANGUAGES:
        return first
    try:
        found = await hall.guests.by_cookie(request.cookies.get(COOKIE))
        if found is not None:
            return (await hall.guests.get(found.guest)).lang
    except Exception as error:
        if not is_away(error):
            raise
    return language_of(request.headers.get("accept-language", ""))


def is_that_version(file: File, named: str | None) -> bool:
    """Addresses of scripts and styles carry a sum of what is in them, as Sphinx reckons it: that never changes."""
    return named == format(zlib.crc32(file.body.replace(b"\r", b"")), "08x")


@get(AT, include_in_schema=False)
async def front(request: Asked, hall: TheHall, documents: TheDocuments) -> Response[bytes] | Redirect:
    language = await wanted(request, hall)
    if not documents.is_there():
        return reply(request, plain_page(language, missing=True), 404)
    return Redirect(front_of(language), status_code=303, headers={"vary": VARY, "cache-control": ASK})


@get(AT + "/{path:path}", include_in_schema=False)
async def document(
    request: Asked,
    hall: TheHall,
    documents: TheDocuments,
    path: FromPath[str],
) -> Response[bytes] | Redirect:
    name = str(path).strip("/")
    if not documents.is_there():
        return reply(request, plain_page(await wanted(request, hall, name), missing=True), 404)
    if documents.is_folder(name):
        return Redirect(f"{AT}/{name}/{FRONT}", status_code=303)
    try:
        file = documents.get(name)
    except Unknown:
        if not name.endswith(".html") and "." in name.rpartition("/")[2]:
            raise
        return reply(request, plain_page(await wanted(request, hall, name), missing=False), 404)
    return reply(request, file, cache=FOR_EVER if is_that_version(file, request.query_params.get("v")) else ASK)


handlers = [front, document]
