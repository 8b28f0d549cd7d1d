"""A table that cannot be continued, because its book has changed, stays unchanged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from meadhall.games.trudvang.books import open_book
from meadhall.server.table import seats
from meadhall.server.table.server import ServerExtensions
from server.campaigning import WANTED, begin, goats_in
from server.hosting import Host
from server.people import Guest


def test_nothing_happens_at_a_table_whose_book_has_changed(
    sqlite: str,
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    """Neither by a proposal that was open when the server stopped, nor by a clock, nor by undo."""
    host = open_hall(sqlite, extras=ServerExtensions(books={"goats": goats_in(tmp_path / "goats")}))
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    made = begin(bera, "me", "open", pace="live")
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    to_the_branch(made["id"], bera, egil)
    proposed = bera.get(f"/api/tables/{made['id']}/state?seat=A")
    bera.post(
        f"/api/tables/{made['id']}/answers", seq=proposed["seq"], answer=proposed["decision"]["options"][0]["answer"]
    )
    host.stop()
    first = tmp_path / "goats" / "x0.yaml"
    first.write_text(first.read_text(encoding="utf-8").replace("region: arji", "region: sylvan"), encoding="utf-8")
    edited = ServerExtensions(books={"goats": open_book(tmp_path / "goats")})
    later = open_hall(sqlite, extras=edited)
    bera, egil = Guest(later.url, cookie=bera.cookie), Guest(later.url, cookie=egil.cookie)

    look = egil.watch(made["id"])
    shown = look.until("people")
    assert (shown["stuck"], shown["proposal"]) == (True, None)
    room = later.hall.sessions[made["id"]]
    room.sheet.until = time.time() - 1
    asyncio.run_coroutine_threadsafe(seats.on_timeout(room), later.loop).result(10)
    assert look.until("people")["clock"] is None
    bera.post(f"/api/tables/{made['id']}/stand", seat="A")
    look.send("decline", seat="B", answer="poi A")
    assert look.until("error")["key"] == "proposal-none"
    look.send("undo", seq=proposed["seq"], seat="B")
    assert look.until("error")["key"] == "table-changed"
    look.send("consent", seat="B", agree=True)
    assert look.until("error")["key"] == "table-changed"
    state = egil.get(f"/api/tables/{made['id']}/state")
    assert state["seq"] == proposed["seq"]
    assert [one["kind"] for one in egil.get(f"/api/tables/{made['id']}")["seats"]] == ["open", "human"]


def to_the_branch(table: str, *guests: Guest) -> None:
    """Answer for each asked player, and for all when the table is asked, until the book offers a choice."""
    while (asked := guests[0].get(f"/api/tables/{table}/state")["decision"])["ask"] != "branch.choose":
        for guest in guests if asked["seat"] == "table" else [guests["AB".index(asked["seat"])]]:
            state = guest.get(f"/api/tables/{table}/state")
            options = [option["answer"] for option in state["decision"]["options"]]
            text = next((option for option in WANTED if option in options), options[-1])
            guest.post(f"/api/tables/{table}/answers", seq=state["seq"], answer=text)
