"""The files for a browser: pages, scripts, messages, and their headers."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor as FluentVisitor

from meadhall.core.game import GAMES, game, register
from meadhall.server.errors import messages
from meadhall.server.transport import pages
from meadhall.words import LANGUAGES
from meadhall.words.phrases import grammar_of
from server.hosting import Host
from server.people import Guest


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    for name in ("lobby", "table", "replay", "position", "rules", "picture"):
        (folder / "pages").mkdir(parents=True, exist_ok=True)
        (folder / "pages" / f"{name}.html").write_text(f"<!doctype html><title>{name}</title>")
    (folder / "core").mkdir()
    (folder / "core" / "app.js").write_text("export const x = 1;\n" * 100)
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("hello = Hello\n")
    (tmp_path / "secret.txt").write_text("no")
    return folder


@pytest.fixture
def guest(sqlite: str, open_hall: Callable[..., Host], client: Path) -> Guest:
    return Guest(open_hall(sqlite, client=client).url)


def test_pages(guest: Guest) -> None:
    for path, name in (
        ("/", "lobby"),
        ("/table/abc", "table"),
        ("/replay", "replay"),
        ("/replay/abc", "replay"),
        ("/position", "position"),
        ("/rules/norsaga", "rules"),
        ("/picture/norsaga", "picture"),
    ):
        reply = guest.http.get(path)
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert name in reply.text
    lost = guest.http.get("/join/nonsense")
    assert (lost.status_code, "lobby" in lost.text) == (404, True)


def test_files_are_packed_and_not_sent_twice(guest: Guest, client: Path) -> None:
    reply = guest.http.get("/client/core/app.js")
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.text == (client / "core" / "app.js").read_text()
    again = guest.http.get("/client/core/app.js", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = guest.http.get("/client/core/app.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    (client / "core" / "app.js").write_text("export const x = 2;")
    assert "x = 2" in guest.http.get("/client/core/app.js").text
    for path in ("/client/", "/client/core", "/client/..%2fsecret.txt", "/client/none.js", "/client/%00"):
        assert guest.http.get(path).status_code == 404, path


def test_scripts_come_without_comments_and_every_line_keeps_its_number(guest: Guest, client: Path) -> None:
    (client / "core" / "app.js").write_text("""// What it is.
/**
 * @param {string} id
 */
export const path = (id, /** @type {number} */ n) => `/*${id}//${n}`
  // why
/** @type {string[]} */ export const all = []     // the end
""")
    assert (
        guest.http.get("/client/core/app.js").text
        == """



export const path = (id, n) => `/*${id}//${n}`

export const all = []     // the end
"""
    )


def test_words_are_pressed_once(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    pressed: list[int] = []
    press = gzip.compress

    def counted(body: bytes, *more: int, **named: int) -> bytes:
        pressed.append(len(body))
        return press(body, *more, **named)

    pages.build_words_file.cache_clear()
    monkeypatch.setattr(gzip, "compress", counted)
    for _ in range(5):
        assert guest.http.get("/words/en.ftl").headers["content-encoding"] == "gzip"
        assert guest.http.get("/words/norsaga/de.rules.ftl").status_code == 200

    assert len(pressed) == 2


def test_words(guest: Guest) -> None:
    for language in LANGUAGES:
        hall = guest.http.get(f"/words/{language}.ftl").text
        assert "fault-answer-illegal" in hall
        assert "fault-table-unknown" in hall
        assert "NS-UI-04" in guest.http.get(f"/words/norsaga/{language}.rules.ftl").text
        assert guest.http.get(f"/words/norsaga/{language}.ftl").status_code == 200
        assert "NS-UI-04" in guest.http.get(f"/words/norsaga/{language}.rules.json").json()
        assert "title" in guest.http.get(f"/words/norsaga/{language}.json").json()
    assert guest.http.get("/words/client/en.ftl").text == "hello = Hello\n"
    assert guest.http.get("/words/client/de.ftl").status_code == 404


def test_components_come_as_a_module(guest: Guest) -> None:
    reply = guest.http.get("/components/norsaga.js")
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    printed, _, grammar = reply.text.removeprefix("export default ").partition("\nexport const grammar = ")
    assert json.loads(printed) == json.loads(json.dumps(game("norsaga").printed()))
    assert json.loads(grammar) == {"made": (grammar_of("norsaga") or {})["made"]}  # sentences are the server's
    again = guest.http.get("/components/norsaga.js", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for path in ("/components/norsaga", "/components/nothing.js", "/components/..%2fsecret.js"):
        assert guest.http.get(path).status_code == 404, path


def test_a_guide_comes_with_what_its_pictures_show(guest: Guest) -> None:
    reply = guest.http.get("/guides/norsaga.json")
    told = reply.json()
    assert told["picture"]["view"]["you"] == 0
    assert [set(scene) >= {"say", "light", "view", "decision"} for scene in told["example"]] == [True] * 4
    again = guest.http.get("/guides/norsaga.json", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for path in ("/guides/norsaga", "/guides/nothing.json", "/rules/nothing", "/picture/nothing"):
        assert guest.http.get(path).status_code == 404, path


def test_headers_of_every_reply(guest: Guest) -> None:
    for path in ("/", "/api/games", "/client/core/app.js", "/nothing", "/schema"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        for part in ("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"):
            assert part in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    framed = guest.http.get("/picture/norsaga").headers  # only our own pages show these in a frame
    assert "frame-ancestors 'self'" in framed["content-security-policy"]
    assert framed["x-frame-options"] == "SAMEORIGIN"
    cookie = guest.http.get("/api/me").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie


def test_a_proxy_is_believed_only_where_the_keeper_names_it(sqlite: str, open_hall: Callable[..., Host]) -> None:
    for proxy, believed in (("127.0.0.1", True), (None, False)):
        host = open_hall(sqlite, proxy=proxy)
        cookie = Guest(host.url).http.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
        assert ("; Secure" in cookie) is believed
        host.stop()


class Arguments(FluentVisitor):
    """Return the arguments of a message, those of its selectors included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def keys(language: str) -> dict[str, set[str]]:
    """Return each message of the server with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(messages.read_fluent(language)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def test_every_language_has_the_same_words_and_none_is_idle() -> None:
    english = keys("en")
    for language in LANGUAGES:
        assert keys(language) == english
    server = Path(messages.__file__).parents[1]
    sources = [*server.rglob("*.py"), *(server.parent / "tasks").rglob("*.py")]
    source = "\n".join(path.read_text() for path in sources)
    for key in english:
        assert f'"{key.removeprefix("fault-")}"' in source, key


def test_a_game_without_a_drawing_has_an_empty_module(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """A page that asks for it reports no missing file, and the plain board is shown."""
    register("toy", "toy:toy")
    guest = Guest(open_hall(sqlite).url)
    page = guest.http.get("/").text
    build = re.search(r"/built/(\w+)/", page)
    assert build is not None
    found = guest.http.get(f"/built/{build[1]}/games/toy/index.js")
    assert (found.status_code, found.text) == (200, "export {}\n")
    assert guest.http.get(f"/built/{build[1]}/games/nobody/index.js").status_code == 404
    GAMES.pop("toy")
