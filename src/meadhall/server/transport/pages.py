"""The pages, and what they load: bundles, pictures and words; no other host."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.core.fault import Fault, Unknown
from meadhall.core.game import game, names
from meadhall.lessons.guide import guide_of
from meadhall.lessons.guided import shown
from meadhall.server.bundle.made import components_module, hall_text
from meadhall.server.transport.asking import APerson, Asked, AVisitor, TheHall
from meadhall.server.transport.files import FOR_EVER, GONE, MAP, File, Files, file_of, reply
from meadhall.server.transport.message import encode
from meadhall.words import LANGUAGES, extra_texts, guest_texts, words_of

TheFiles = NamedDependency[Files]


@lru_cache(maxsize=64)  # more than there are word files; an author's edit pushes an old one out
def words_file(text: bytes) -> File:
    """Pressed once, not for everybody who asks: that takes ten milliseconds, in which no table is served."""
    return file_of(text, ".ftl")


@get("/client/{path:path}", include_in_schema=False)
async def client_file(request: Asked, files: TheFiles, path: FromPath[str]) -> Response[bytes]:
    return reply(request, await files.lying(str(path).lstrip("/")))


@get("/built/{name:str}/{path:path}", include_in_schema=False)
async def built_file(request: Asked, files: TheFiles, name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """What has such a name never changes."""
    at = str(path).lstrip("/")
    file = await files.built(name, at)
    if file is not None:
        found = reply(request, file, cache=FOR_EVER)
        if at.endswith(".js"):
            found.headers["sourcemap"] = f"/built/{name}/{at}{MAP}"
        return found
    if at.endswith(".js"):
        return reply(request, file_of(GONE, ".js"), cache="no-store")
    raise Unknown("path-unknown")


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("art/favicon.svg"))


@get("/", include_in_schema=False)
async def lobby(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("lobby"))


@get("/table/{table:str}", include_in_schema=False)
async def table(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("table"))


@get(["/replay", "/replay/{table:str}"], include_in_schema=False)
async def replay(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("replay"))


@get("/chronicle/{table:str}", include_in_schema=False)
async def chronicle(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("chronicle"))


@get("/position", include_in_schema=False)
async def position(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("position"))


@get("/rules/{of:str}", include_in_schema=False)
async def rules(request: Asked, files: TheFiles, of: FromPath[str]) -> Response[bytes]:
    """The rules of a game on a page of their own; a rule is named after the #."""
    return reply(request, await files.page("rules"), 200 if of in names() else 404)


@get("/picture/{of:str}", include_in_schema=False)
async def picture(request: Asked, files: TheFiles, of: FromPath[str]) -> Response[bytes]:
    """A picture of a game's guide, for a frame on another page."""
    return reply(request, await files.page("picture"), 200 if of in names() else 404)


@get("/keeper", include_in_schema=False)
async def keeper(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.page("keeper"))


@get("/join/{invite:str}", include_in_schema=False)
async def join(
    request: Asked,
    hall: TheHall,
    files: TheFiles,
    person: APerson,
    invite: FromPath[str],
) -> Response[bytes] | Redirect:
    """Admit the guest and show the table; a link that leads nowhere shows the lobby, which says so."""
    try:
        found = await hall.tables.by_invite(invite)
    except Fault:
        return reply(request, await files.page("lobby"), 404)
    await hall.tables.admit(found, person.person())
    return Redirect(f"/table/{found}", status_code=303)


@get("/me/{personal:str}", include_in_schema=False)
async def me(
    request: Asked,
    hall: TheHall,
    files: TheFiles,
    visitor: AVisitor,
    personal: FromPath[str],
) -> Response[bytes] | Redirect:
    """Make this device the guest whose link this is. Where it is somebody else's already, the lobby asks first: the
    link may have been somebody's trick."""
    try:
        guest = await hall.guests.by_personal(personal)
    except Fault:
        return reply(request, await files.page("lobby"), 404)
    if visitor.guest is not None and visitor.guest != guest:
        return reply(request, await files.page("lobby"))
    if request.headers.get("sec-fetch-mode", "navigate") == "navigate":  # not as a picture on somebody's page
        request.scope["state"]["cookie"] = await hall.guests.another_device(personal)
    return Redirect("/", status_code=303)


@get("/words/{name:str}", include_in_schema=False)
async def hall_words(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language = language_of(name, ".ftl")
    return reply(request, words_file(hall_text(language).encode()))


@get("/words/{of:str}/{name:str}", include_in_schema=False)
async def game_words(request: Asked, files: TheFiles, of: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    if of == "client":
        return reply(request, files.get(f"words/{language_of(name, '.ftl')}.ftl"))
    if of not in names():
        raise Unknown("words-unknown")
    if name.endswith(".counsel.ftl"):
        said = extra_texts(language_of(name, ".counsel.ftl"), of, "counsel")
        return reply(request, words_file("\n".join(said).encode()))
    suffix = ".rules.ftl" if name.endswith(".rules.ftl") else ".ftl"
    found = words_of(of) / (language_of(name, suffix) + suffix)
    if not found.is_file():  # other people's games may do without
        raise Unknown("words-unknown")
    language = language_of(name, suffix)
    own = guest_texts(language, of) if suffix == ".ftl" else []
    return reply(request, words_file("\n".join([found.read_text(encoding="utf-8"), *own]).encode()))


@lru_cache(maxsize=16)
def components_file(of: str) -> File:
    return file_of(components_module(of), ".js")


@get("/components/{name:str}", include_in_schema=False)
async def components(request: Asked, name: FromPath[str]) -> Response[bytes]:
    of = name.removesuffix(".js")
    if of not in names() or of == name:
        raise Unknown("path-unknown")
    return reply(request, components_file(of))


@lru_cache(maxsize=16)
def guide_file(of: str) -> File:
    """The illustrated page of a game, the same for everybody; `null` where the game has none."""
    guide = guide_of(game(of))
    return file_of(encode(shown(game(of), guide) if guide else None), ".json")


@get("/guides/{name:str}", include_in_schema=False)
async def guide(request: Asked, name: FromPath[str]) -> Response[bytes]:
    of = name.removesuffix(".json")
    if of not in names() or of == name:
        raise Unknown("path-unknown")
    return reply(request, await asyncio.to_thread(guide_file, of))


def language_of(name: str, suffix: str) -> str:
    language = name.removesuffix(suffix)
    if language not in LANGUAGES or not name.endswith(suffix):
        raise Unknown("words-unknown")
    return language


handlers = [
    client_file,
    built_file,
    favicon,
    lobby,
    table,
    replay,
    chronicle,
    position,
    rules,
    picture,
    keeper,
    join,
    me,
    hall_words,
    game_words,
    components,
    guide,
]
