"""The handbook at /docs: only files of its folder, or a page that says how to get it."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.server.errors.messages import load_words
from meadhall.server.transport.docs_site import find_site
from meadhall.words import LANGUAGES
from server.hosting import Host
from server.people import Guest
from server.postgres import Postgres

SCRIPT = "const x = 1 // kept as it is\r\n/** and this */"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "site"
    for language in ("", "fr", "de"):
        (made / language).mkdir(parents=True, exist_ok=True)
        (made / language / "index.html").write_text(f"<!doctype html><title>front {language}</title>")
    (made / "_static").mkdir()
    (made / "_static" / "site.js").write_bytes(SCRIPT.encode())
    (made / "picture.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.html").write_text("no")
    (tmp_path / "site-of-another").mkdir()
    (tmp_path / "site-of-another" / "index.html").write_text("no")
    (made / "out").symlink_to(tmp_path)
    return made


@pytest.fixture
def guest(sqlite: str, open_hall: Callable[..., Host], folder: Path) -> Guest:
    return Guest(open_hall(sqlite, site=folder).url)


def test_a_reader_is_led_to_their_language(guest: Guest) -> None:
    for said, at in (
        ("fr-CH, en", "/docs/fr/index.html"),
        ("de", "/docs/de/index.html"),
        ("", "/docs/index.html"),
        ("nl", "/docs/index.html"),
    ):
        for asked in ("/docs", "/docs/"):
            reply = guest.http.get(asked, headers={"accept-language": said}, follow_redirects=False)
            assert (reply.status_code, reply.headers["location"]) == (303, at)
            assert reply.headers["vary"] == "accept-language, cookie"
    reply = guest.http.get("/docs/fr/", follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (303, "/docs/fr/index.html")
    page = guest.http.get("/docs/fr/index.html")
    assert (page.status_code, page.text) == (200, "<!doctype html><title>front fr</title>")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert guest.http.get("/docs/picture.webp").headers["content-type"] == "image/webp"


def test_what_a_guest_chose_in_the_hall_counts_for_more_than_the_browser(guest: Guest) -> None:
    browser = {"accept-language": "fr"}

    def led() -> str:
        return str(guest.http.get("/docs", headers=browser, follow_redirects=False).headers["location"])

    for chosen, at in (("de", "/docs/de/index.html"), ("en", "/docs/index.html")):
        guest.patch("/api/me", lang=chosen)
        assert led() == at
        assert load_words(chosen)("documents-lost") in guest.http.get("/docs/nothing.html", headers=browser).text
        assert load_words("de")("documents-lost") in guest.http.get("/docs/de/nothing.html", headers=browser).text
    guest.http.cookies.clear()
    guest.http.cookies.set("mh_guest", "of nobody")
    assert led() == "/docs/fr/index.html"


def test_a_database_that_is_away_does_not_close_the_handbook(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
    folder: Path,
) -> None:
    guest = Guest(open_hall(own_postgres.database(), site=folder).url, "Bera")
    own_postgres.halt()
    reply = guest.http.get("/docs", headers={"accept-language": "fr"}, follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (303, "/docs/fr/index.html")


def test_what_carries_its_sum_in_the_address_is_kept_for_ever(guest: Guest) -> None:
    """The hash of something else does not count: that can be tomorrow's file."""
    version = format(zlib.crc32(SCRIPT.replace("\r", "").encode()), "08x")
    kept = guest.http.get(f"/docs/_static/site.js?v={version}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept.content == SCRIPT.encode()
    for asked in ("/docs/_static/site.js", "/docs/_static/site.js?v=00000000", "/docs/index.html"):
        assert guest.http.get(asked).headers["cache-control"] == "no-cache"
    again = guest.http.get("/docs/_static/site.js", headers={"if-none-match": kept.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "../secret.html",
        "..%2fsecret.html",
        "%2e%2e/secret.html",
        "fr/..%2f..%2fsecret.html",
        "out/secret.html",
        "..%2fsite-of-another/index.html",
        "%2fetc%2fpasswd",
        "..%5csecret.html",
        "%00",
        "index.html%00.js",
        "a" * 5000,
    ],
)
def test_nothing_beside_the_folder_is_given(guest: Guest, path: str) -> None:
    reply = guest.http.get(f"/docs/{path}")
    assert reply.status_code == 404
    assert reply.text != "no"
    assert "root:" not in reply.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_not_there_says_so_and_leads_back(guest: Guest, language: str) -> None:
    reply = guest.http.get("/docs/nothing.html", headers={"accept-language": language})
    assert (reply.status_code, load_words(language)("documents-lost") in reply.text) == (404, True)
    front = "/docs/index.html" if language == "en" else f"/docs/{language}/index.html"
    assert f'href="{front}"' in reply.text
    assert guest.http.get("/docs/nothing.js").json()["error"]["key"] == "path-unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hall_without_a_handbook_says_how_to_get_it(
    sqlite: str,
    open_hall: Callable[..., Host],
    tmp_path: Path,
    language: str,
) -> None:
    """In the reader's language; and as soon as it is built, it is there."""
    guest = Guest(open_hall(sqlite, site=tmp_path / "later").url)
    for asked in ("/docs", "/docs/norsaga.html", f"/docs/{language}/index.html"):
        reply = guest.http.get(asked, headers={"accept-language": language})
        assert (reply.status_code, "make docs" in reply.text) == (404, True)
        assert f'<html lang="{language}">' in reply.text
    (tmp_path / "later").mkdir()
    (tmp_path / "later" / "index.html").write_text("here")
    assert guest.http.get("/docs/index.html").text == "here"


def test_a_checkout_shows_what_it_has_built() -> None:
    assert find_site() == Path(__file__).parents[2] / "build/docs"
