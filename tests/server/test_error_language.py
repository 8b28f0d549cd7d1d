"""Errors arrive as sentences in the language of the reader."""

from __future__ import annotations

import pytest

from meadhall.core.fault import Fault
from meadhall.server.errors.messages import translate_fault
from server.hosting import Host
from server.people import Guest

LOST = {
    "en": "There is no table nothing here",
    "fr": "Il n’y a pas de table nothing",
    "de": "Einen Tisch nothing gibt es",
}


@pytest.fixture
def bera(host: Host) -> Guest:
    return Guest(host.url, "Bera")


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "fr-CH,de;q=0.5", "fr"),
        ("?lang=de", "fr", "de"),
        ("?lang=xx", "fr", "fr"),
        ("?lang=%FF", "pl,de", "de"),
        ("", "pl", "en"),
    ],
)
def test_a_refused_request_says_why_in_the_language_that_is_asked_for(
    bera: Guest, query: str, accepted: str, language: str
) -> None:
    reply = bera.http.get(f"/api/tables/nothing{query}", headers={"accept-language": accepted})
    error = reply.json()["error"]
    assert (reply.status_code, error["key"]) == (404, "table-unknown")
    assert error["text"].startswith(LOST[language])


def test_a_request_from_another_site_is_refused_in_the_language_of_the_browser(bera: Guest) -> None:
    headers = {"origin": "https://elsewhere.example", "accept-language": "de"}
    reply = bera.http.post("/api/tables", json={}, headers=headers)
    assert (reply.status_code, reply.json()["error"]["text"]) == (403, "Diese Anfrage kam von einer anderen Seite.")


def test_a_fault_of_a_game_and_what_it_quotes_are_said_in_one_language() -> None:
    inner = Fault("yggdrasil-option-hard", option="chaos")
    problem = translate_fault(Fault("request-shape", reason=inner), "de")
    assert translate_fault(inner, "de").text == "Die Option chaos ist für die schwierige Partie."
    assert problem.text == "Diese Anfrage ist nicht zu gebrauchen: Die Option chaos ist für die schwierige Partie."
    assert problem.args == {"reason": translate_fault(inner, "de").text}
    assert translate_fault(inner).text == "The option chaos is for the hard game."
    assert translate_fault(Fault("of-nobody", count=1), "de").text == "of-nobody count=1"


def test_a_socket_refuses_in_the_language_of_its_reader(bera: Guest) -> None:
    look = bera.watch(bera.make("me", "thrall")["id"], lang="fr")
    look.until("table")
    look.socket.send("{")
    assert look.until("error")["text"] == "Ce message n’est pas du JSON."
    look.send("look", language="de")
    look.socket.send("{")
    assert look.until("error")["text"] == "Diese Nachricht ist kein JSON."
    look.close()


def test_a_socket_that_is_not_let_in_is_told_in_its_language(bera: Guest) -> None:
    look = bera.watch("nothing", lang="de")
    assert look.until("error")["text"].startswith(LOST["de"])
