"""Pages and what they load: bundles, pictures and words, all from this host."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.core.fault import Fault, Unknown
from meadhall.core.game import game, names
from meadhall.lessons.guide import load_guide
from meadhall.lessons.guide_pictures import build_page
from meadhall.server.bundle.generated_files import read_hall_text, write_components
from meadhall.server.errors.http_errors import PathUnknown
from meadhall.server.ports.blocking import run_blocking
from meadhall.server.transport.dependencies import APerson, Asked, AVisitor, TheHall, choose_language
from meadhall.server.transport.server_messages import encode
from meadhall.server.transport.static_files import FOR_EVER, GONE, MAP, File, Files, create_file, reply
from meadhall.words import LANGUAGES, extra_texts, guest_texts, words_of
from meadhall.words.captions import compile_captions

TheFiles = NamedDependency[Files]


@lru_cache(maxsize=64)  # more than there are word files; an author's edit pushes an old one out
def build_words_file(text: str) -> File:
    """Gzip once and cache: compressing takes ten milliseconds during which no table is served."""
    return create_file(text.encode(), ".ftl")


@lru_cache(maxsize=64)
def build_captions_file(text: str) -> File:
    return create_file(encode(compile_captions(text)), ".json")


@get("/client/{path:path}", include_in_schema=False)
async def client_file(request: Asked, files: TheFiles, path: FromPath[str]) -> Response[bytes]:
    return reply(request, await files.get_plain_file(str(path).lstrip("/")))


@get("/built/{name:str}/{path:path}", include_in_schema=False)
async def built_file(request: Asked, files: TheFiles, name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """Serve a file with a content hash in its name. It never changes."""
    at = str(path).lstrip("/")
    file = await files.get_built_file(name, at)
    if file is not None:
        found = reply(request, file, cache=FOR_EVER)
        if at.endswith(".js"):
            found.headers["sourcemap"] = f"/built/{name}/{at}{MAP}"
        return found
    if at.endswith(".js"):
        return reply(request, create_file(GONE, ".js"), cache="no-store")
    raise PathUnknown("path-unknown")


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, files.get("art/favicon.svg"))


@get("/", include_in_schema=False)
async def lobby(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("lobby"))


@get("/table/{table:str}", include_in_schema=False)
async def table(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("table"))


@get(["/replay", "/replay/{table:str}"], include_in_schema=False)
async def replay(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("replay"))


@get("/chronicle/{table:str}", include_in_schema=False)
async def chronicle(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("chronicle"))


@get("/position", include_in_schema=False)
async def position(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("position"))


@get("/rules/{of:str}", include_in_schema=False)
async def rules(request: Asked, files: TheFiles, of: FromPath[str]) -> Response[bytes]:
    """Serve the rule book of a game as a page. The fragment names a rule."""
    return reply(request, await files.load_page("rules"), 200 if of in names() else 404)


@get("/picture/{of:str}", include_in_schema=False)
async def picture(request: Asked, files: TheFiles, of: FromPath[str]) -> Response[bytes]:
    """Serve a picture of a game's guide, to be framed by another page."""
    return reply(request, await files.load_page("picture"), 200 if of in names() else 404)


@get("/keeper", include_in_schema=False)
async def keeper(request: Asked, files: TheFiles) -> Response[bytes]:
    return reply(request, await files.load_page("keeper"))


@get("/join/{invite:str}", include_in_schema=False)
async def join(
    request: Asked,
    hall: TheHall,
    files: TheFiles,
    person: APerson,
    invite: FromPath[str],
) -> Response[bytes] | Redirect:
    """Admit the guest and show the table. An invalid link shows the lobby with an explanation."""
    try:
        hall.features.demand("invitations")
        found = await hall.tables.find_by_invite(invite)
    except Fault:
        return reply(request, await files.load_page("lobby"), 404)
    await hall.tables.admit(found, person.require_user())
    return Redirect(f"/table/{found}", status_code=303)


@get("/me/{personal:str}", include_in_schema=False)
async def me(
    request: Asked,
    hall: TheHall,
    files: TheFiles,
    visitor: AVisitor,
    personal: FromPath[str],
) -> Response[bytes] | Redirect:
    """Sign this device in by a personal link. If it is signed in as another guest, the lobby asks first, because the
    link may be a trick.
    """
    try:
        guest = await hall.guests.find_by_personal(personal)
    except Fault:
        return reply(request, await files.load_page("lobby"), 404)
    hall.admission.check_ban(guest)
    await hall.admission.check_door(guest)
    if visitor.guest is not None and visitor.guest != guest:
        return reply(request, await files.load_page("lobby"))
    if request.headers.get("sec-fetch-mode", "navigate") == "navigate":  # not an image request from another page
        request.scope["state"]["cookie"] = await hall.guests.add_device(personal)
    return Redirect("/", status_code=303)


EXTRA = ("counsel", "told")  # words that a page asks for when a reader first needs them


@get("/words/{name:str}", include_in_schema=False)
async def hall_words(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language = parse_language(name, ".ftl")
    return reply(request, build_words_file(read_hall_text(language)))


@get("/words/{of:str}/{name:str}", include_in_schema=False)
async def game_words(request: Asked, files: TheFiles, of: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Serve the words of a game as Fluent (`en.rules.ftl`), or as captions (`en.rules.json`)."""
    if of == "client":
        return reply(request, files.get(f"words/{parse_language(name, '.ftl')}.ftl"))
    stem, _, suffix = name.rpartition(".")
    if of not in names() or suffix not in ("ftl", "json"):
        raise Unknown("words-unknown")
    text = load_game_text(of, stem)
    return reply(request, build_words_file(text) if suffix == "ftl" else await run_blocking(build_captions_file, text))


def load_game_text(of: str, stem: str) -> str:
    """Return what `en`, `en.rules` or `en.counsel` names, as Fluent."""
    language, _, kind = stem.partition(".")
    if language not in LANGUAGES or kind not in ("", "rules", *EXTRA):
        raise Unknown("words-unknown")
    if kind in EXTRA:
        return "\n".join(extra_texts(language, of, kind))
    found = words_of(of) / f"{stem}.ftl"
    if not found.is_file():  # other people's games may do without
        raise Unknown("words-unknown")
    return "\n".join([found.read_text(encoding="utf-8"), *([] if kind else guest_texts(language, of))])


@lru_cache(maxsize=16)
def build_components_file(of: str) -> File:
    return create_file(write_components(of), ".js")


@get("/components/{name:str}", include_in_schema=False)
async def components(request: Asked, name: FromPath[str]) -> Response[bytes]:
    of = name.removesuffix(".js")
    if of not in names() or of == name:
        raise PathUnknown("path-unknown")
    return reply(request, build_components_file(of))


@lru_cache(maxsize=48)
def build_guide_file(of: str, language: str) -> File:
    """Serve the illustrated guide of a game in one language, or `null` if it has none."""
    guide = load_guide(game(of))
    return create_file(encode(build_page(game(of), guide, language) if guide else None), ".json")


@get("/guides/{name:str}", include_in_schema=False)
async def guide(request: Asked, name: FromPath[str]) -> Response[bytes]:
    of = name.removesuffix(".json")
    if of not in names() or of == name:
        raise PathUnknown("path-unknown")
    return reply(request, await run_blocking(build_guide_file, of, choose_language(request)))


def parse_language(name: str, suffix: str) -> str:
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
