"""One file of the client writes addresses, and the server has every one of them."""

from __future__ import annotations

import re
from pathlib import Path

from litestar import Litestar

from meadhall.server.app import create_app

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
PATHS = "client/transport/urls.js"
PLACES = (
    "api|built|chronicle|client|docs|feed|guides|join|keeper|me|picture|position|preview|replay|rules|table|words|ws"
)
# A string, a template or a pattern that begins at the root of the site, or goes on there after `location.origin`.
WRITTEN = re.compile(rf"""["'`}}(]\\?/(?:{PLACES})(?=[/?#"'`$\\)]|\.html)""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.S | re.M)
LOADED = re.compile(r'(?:href|src|action)="(/[^"]*)"')
CALLED = re.compile(r"\$\{base\}(api[\w/-]*)`|(ofTable|ofGame|ofAdmin)\((?:['`]([^'`]*)['`])?\)")
UNDER = {"ofTable": "api/tables/{}", "ofGame": "api/games/{}", "ofAdmin": "api/keeper"}


def writing(sources: dict[str, str]) -> list[str]:
    """Name the files that write an address of the server."""
    return sorted(name for name, text in sources.items() if WRITTEN.search(COMMENT.sub("", text)))


def sources_of(pattern: str) -> dict[str, str]:
    files = [*(SOURCE / "client").rglob(pattern), *(SOURCE / "games").glob(f"*/client/**/{pattern}")]
    found = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return {name: text for name, text in found.items() if "/vendor/" not in name}


def test_only_one_file_writes_addresses() -> None:
    scripts = sources_of("*.js")
    assert len(scripts) > 150
    assert writing({name: text for name, text in scripts.items() if name != PATHS}) == []


def test_another_that_writes_one_is_found() -> None:
    assert writing(
        {
            "a.js": "call('/api/me')",
            "b.js": "href=${`/table/${id}`}",
            "c.js": 'html`<a href="/api/keeper/audit/export">`',
            "d.js": "`${location.origin}/position#${text}`",
            "e.js": "text.split(/(\\/table\\/[a-z]+)/)",
            "f.js": "// see /api/me\n/** `/api/me` */ import printed from '/components/norsaga.js'",
        }
    ) == ["a.js", "b.js", "c.js", "d.js", "e.js"]


def test_pages_name_only_files_of_the_client_and_the_lobby() -> None:
    pages = sources_of("*.html")
    named = {(page, address) for page, text in pages.items() for address in LOADED.findall(text)}
    assert len(named) > 30
    for page, address in named - {("client/pages/parts/beam.html", "/")}:
        assert address.startswith("/client/"), page
        assert (SOURCE / address[1:]).is_file(), f"{page} names {address}"


def test_style_sheets_name_nothing_from_the_root() -> None:
    assert [name for name, text in sources_of("*.css").items() if re.search(r"url\(\s*[\"']?/", text)] == []


def calls() -> set[str]:
    """Return the calls that the file of addresses writes, a `{}` where something is put in."""
    text = (SOURCE / PATHS).read_text(encoding="utf-8")
    found = {
        direct or UNDER[under] + re.sub(r"\$\{[^}]*\}", "{}", rest) for direct, under, rest in CALLED.findall(text)
    }
    return {f"/{path}" for path in found}


def test_the_server_has_every_call() -> None:
    app: Litestar = create_app()
    served = {re.sub(r"\{[^}]*\}", "{}", route.path) for route in app.routes}
    assert len(calls()) > 70
    assert sorted(calls() - served) == []
