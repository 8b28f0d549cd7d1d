"""What a server does not offer is announced, and refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from meadhall.server.limits.features import Removable
from meadhall.server.table.server import ServerExtensions
from server.admins import TOKEN
from server.hosting import Host
from server.people import Guest

ACCOUNT_CALLS: list[tuple[str, dict[str, Any]]] = [
    ("/api/me/password", {"password": "a long enough password"}),
    ("/api/sign-in", {"login": "bera", "password": "a long enough password"}),
    ("/api/me/passkeys/begin", {}),
    ("/api/me/passkeys/show", {}),
    ("/api/me/passkeys", {"credential": {}}),
    ("/api/sign-in/passkey/begin", {}),
    ("/api/sign-in/passkey", {"credential": {}}),
]


NAMES = ("accounts", "admin", "chat", "invitations", "push", "ratings")


def open_without(open_hall: Callable[..., Host], db: str, *names: str) -> Guest:
    """Open a server that offers all but these."""
    left_out = frozenset(name for name in get_args(Removable) if name in names)
    extras = ServerExtensions(keeper="" if "admin" in names else TOKEN, without=left_out)
    hooks = "off" if "push" in names else "any"
    return Guest(open_hall(db, extras=extras, hooks=hooks, ratings="ratings" not in names).url, "Bera")


@pytest.mark.parametrize("name", NAMES)
def test_each_feature_can_be_missing_alone(sqlite: str, open_hall: Callable[..., Host], name: str) -> None:
    bera = open_without(open_hall, sqlite, name)
    assert bera.get("/api/me")["features"] == {one: one != name for one in NAMES}


def test_what_is_not_set_up_is_not_offered(bera: Guest) -> None:
    features = bera.get("/api/me")["features"]
    assert [name for name in NAMES if not features[name]] == ["admin", "push", "ratings"]


def test_without_accounts_nobody_gets_one(sqlite: str, open_hall: Callable[..., Host]) -> None:
    bera = open_without(open_hall, sqlite, "accounts")
    for path, body in ACCOUNT_CALLS:
        assert bera.ask("POST", path, body, 403)["error"]["key"] == "feature-off", path
    assert bera.get("/api/me/account")["passkeys"] == []
    assert bera.get("/api/me/export")


def test_without_invitations_no_link_leads_to_a_table(sqlite: str, open_hall: Callable[..., Host]) -> None:
    bera = open_without(open_hall, sqlite, "invitations")
    made = bera.make("me", "open")
    assert bera.fault("GET", f"/api/tables/{made['id']}/invitation", 403) == "feature-off"
    egil = Guest(bera.url, "Egil")
    assert egil.http.get(f"/join/{made['invite']}").status_code == 404
    assert egil.fault("POST", f"/api/tables/{made['id']}/sit", 403, invite=made["invite"]) == "feature-off"


def test_without_chat_nothing_is_said(sqlite: str, open_hall: Callable[..., Host]) -> None:
    bera = open_without(open_hall, sqlite, "chat")
    look = bera.watch(bera.make("me", "open")["id"])
    look.send("chat", text="hail")
    assert look.until("error")["key"] == "feature-off"
    look.send("note", seq=0, text="kept", scope="mine")
    while not look.until("notes")["notes"]:
        pass


def test_without_ratings_none_are_told(sqlite: str, open_hall: Callable[..., Host]) -> None:
    assert open_without(open_hall, sqlite, "ratings").get("/api/ratings") == {"on": False, "games": []}
