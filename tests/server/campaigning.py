"""Guests who play a campaign, with the messages they send and receive."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from meadhall.book.authoring.scaffold import read_template
from meadhall.book.model.story import Book
from meadhall.games.trudvang.books import open_book
from meadhall.tables.campaign_archive import Parcel, zip_files
from server.people import Guest

# The shortest way through an adventure of the goat.
WANTED = ("travel arji", "poi A", "choose 10.choose.2", "keep", "adventure X1")
TITLES = {"X0": "The Lost Goat", "X1": "The Goat Again", "X2": "A Goat Too Many"}


def goats_in(folder: Path) -> Book:
    """Return a campaign of three adventures in which the goat is lost."""
    folder.mkdir()
    frame = "saga: 1\ncampaign: {id: goats, title: Three Goats, first: X0}\nadventures: [X0, X1, X2]\n"
    (folder / "campaign.yaml").write_text(frame, encoding="utf-8")
    for name, title in TITLES.items():
        text = read_template("en").replace("id: X0", f"id: {name}").replace("The Lost Goat", title)
        (folder / f"{name.lower()}.yaml").write_text(text, encoding="utf-8")
    return open_book(folder)


def begin(guest: Guest, *seats: str, **more: Any) -> dict[str, Any]:
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats or ("me",)]
    made: dict[str, Any] = guest.post(
        "/api/tables", 201, game="trudvang", seats=wished, options={"adventure": "goats"}, **more
    )
    return made


def answers(guest: Guest, table: str, until: str) -> dict[str, Any]:
    """Answer for every seat of this guest by the shortest way to the End, until this question."""
    while True:
        state: dict[str, Any] = guest.get(f"/api/tables/{table}/state")
        asked = state["decision"]
        if asked is None or asked["ask"] == until:
            return state
        seat = "A" if asked["seat"] == "table" else asked["seat"]
        state = guest.get(f"/api/tables/{table}/state?seat={seat}")
        options = [option["answer"] for option in state["decision"]["options"]]
        text = next((option for option in WANTED if option in options), options[-1])
        guest.post(f"/api/tables/{table}/answers", seq=state["seq"], seat=seat, answer=text)


def saved(guest: Guest, table: str) -> bytes:
    reply = guest.http.get(f"/api/tables/{table}/campaign")
    assert reply.status_code == 200, reply.text
    return reply.content


def given(data: bytes, **more: Any) -> dict[str, Any]:
    return {"file": base64.b64encode(data).decode(), "name": "goats.campaign", **more}


def refused(guest: Guest, data: bytes, status: int = 400) -> str:
    return guest.fault("POST", "/api/campaigns/look", status, **given(data))


def changed(data: bytes, **files: str) -> bytes:
    """Return the same file with other contents: `manifest_json="..."`."""
    held = Parcel(data, "x").files
    return zip_files({**held, **{name.replace("_", "."): text for name, text in files.items()}})
