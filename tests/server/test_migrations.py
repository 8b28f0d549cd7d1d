"""A database of the first version, opened by this one: everything is there and works.

`first_hall.json` holds the rows of a server at revision 001: a running game with chat, notes and an undo, a finished
game, and a table that waits for a player.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, select, text

import meadhall
from meadhall.core.fault import Fault
from meadhall.server.errors.messages import say_in_english
from meadhall.server.store.database import Database
from server.hosting import Host
from server.migrations_helpers import FIRST, lay
from server.people import Guest, Look
from server.play_helpers import play_on

pytestmark = [pytest.mark.store, pytest.mark.empty]

EMPTY = (
    "hooks",
    "calls",
    "silenced",
    "sittings",
    "leavers",
    "archived",
    "accounts",
    "passkeys",
    "challenges",
    "ended_passes",
    "bans",
    "audit",
    "settings",
    "agreements",
)  # what the first version knew nothing of


def chats(look: Look) -> list[str]:
    return [message["text"] for message in look.heard if message["type"] == "chat"]


@pytest.fixture
async def first(db: str) -> str:
    await (await lay(db)).close()
    return db


def found(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    metadata = MetaData()
    metadata.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
        for table in metadata.sorted_tables
    }


async def test_every_row_is_kept_and_new_columns_are_filled(db: str) -> None:
    database = await lay(db)
    await database.migrate()
    rows = await database.read(found)
    await database.close()
    for name, before in FIRST["rows"].items():
        columns = before[0].keys() if before else ()
        kept = [{column: row[column] for column in columns} for row in rows[name]]
        assert sorted(kept, key=repr) == sorted(before, key=repr), name
    assert all(abs(guest["seen"] - time.time()) < 3_600 for guest in rows["guests"])  # else they would be forgotten
    assert [(chat["hidden"], chat["removed"]) for chat in rows["chats"]] == [(False, False)] * len(rows["chats"])
    assert {(guest["renamed"], guest["refused_name"]) for guest in rows["guests"]} == {(False, None)}
    for column in ("proposal", "story", "stands", "began", "trial", "call", "result"):
        assert {table[column] for table in rows["tables"]} == {None}
    assert [(table["patience"], table["asked_at"]) for table in rows["tables"]] == [
        (86_400, table["updated"]) for table in rows["tables"]
    ]
    assert {name: rows[name] for name in EMPTY} == {name: [] for name in EMPTY}


async def test_games_of_the_first_hall_are_in_the_history(first: str, open_hall: Callable[..., Host]) -> None:
    bera, egil, _ = people(open_hall(first))
    while "unknown" in (results := [who.get("/api/history")["games"][0]["result"] for who in (bera, egil)]):
        pass  # it is found out by replaying the game
    outcome = bera.get(f"/api/tables/{FIRST['over']}/state")["outcome"]
    seats = ["ABCD".index(who.get(f"/api/tables/{FIRST['over']}")["yours"][0]) for who in (bera, egil)]
    won = "won" if len(outcome["winners"]) == 1 else "shared"
    assert results == [won if seat in outcome["winners"] else "lost" for seat in seats]
    assert [who.get("/api/history")["games"][0]["score"] for who in (bera, egil)] == [
        outcome["scores"][seat] for seat in seats
    ]
    assert [one["id"] for one in bera.get("/api/history")["games"]] == [FIRST["over"]]


def people(host: Host) -> tuple[Guest, Guest, Guest]:
    bera, egil, hild = (Guest(host.url, cookie=FIRST["cookies"][name]) for name in ("Bera", "Egil", "Hild"))
    return bera, egil, hild


async def test_guests_and_their_tables_are_known(first: str, open_hall: Callable[..., Host]) -> None:
    bera, egil, _ = people(open_hall(first))
    assert [(me["name"], me["lang"], me["personal"]) for me in (bera.get("/api/me"), egil.get("/api/me"))] == [
        ("Bera", "en", FIRST["personal"]["Bera"]),
        ("Egil", "fr", FIRST["personal"]["Egil"]),
    ]
    mine = {table["id"]: (table["title"], table["status"]) for table in bera.get("/api/tables")["mine"]}
    assert mine == {
        FIRST["running"]: ("Thursday", "running"),
        FIRST["over"]: ("Over", "over"),
        FIRST["waiting"]: ("Waiting", "waiting"),
    }
    assert [table["id"] for table in egil.get("/api/tables")["listed"]] == [FIRST["running"]]


async def test_a_running_game_is_shown_as_it_was_and_played_to_its_end(
    first: str,
    open_hall: Callable[..., Host],
) -> None:
    host = open_hall(first)
    bera, egil, hild = people(host)
    table = FIRST["running"]
    for guest, was in ((bera, FIRST["states"]["Bera"]), (egil, FIRST["states"]["Egil"])):
        now = guest.get(f"/api/tables/{table}/state")
        assert (now["seq"], now["eyes"], now["decision"]["seat"]) == (was["seq"], was["eyes"], was["decision"]["seat"])
        assert [player["hand"] for player in now["view"]["players"]] == [
            player["hand"] for player in was["view"]["players"]
        ]
    looks = [bera.watch(table), egil.watch(table)]
    watcher = hild.watch(table)
    for look in (*looks, watcher):
        look.until("notes")
    said = ["Hail, Egil!", "Salut, Bera !"]
    assert [chats(look) for look in (*looks, watcher)] == [said, said, [*said, "Who is ahead?"]]
    assert [[note["text"] for note in look.heard[-1]["notes"]] for look in looks] == [
        ["mine alone", "for all"],
        ["for all"],
    ]
    play_with_bots(looks)
    record = meadhall.Record.parse(bera.http.get(f"/api/tables/{table}/record").text)
    verdict = record.verify()
    assert (verdict.finished, verdict.proven) == (True, True)
    kept = [row["text"] for row in FIRST["rows"]["entries"] if row["table"] == table and row["kind"] == "answer"]
    assert [answer.text for answer in record.answers[:20]] == kept[:20]


def play_with_bots(looks: list[Look]) -> None:
    """Answer at random for the asked player; the bot answers for itself."""
    luck = random.Random(1)
    while not looks[0].table["outcome"]:
        seat = looks[0].table["decision"]["seat"]
        if seat not in "AB":
            looks[0].until("table")
            continue
        look = looks["AB".index(seat)]
        seq = looks[0].table["seq"]
        look.until_seq(seq)
        look.answer(luck.choice(look.asked()))
        looks[0].until_seq(seq + 1)


async def test_a_finished_game_is_proven_and_played_again(first: str, open_hall: Callable[..., Host]) -> None:
    bera, egil, _ = people(open_hall(first))
    record = meadhall.Record.parse(egil.http.get(f"/api/tables/{FIRST['over']}/record").text)
    assert record.verify().proven
    assert bera.get(f"/api/tables/{FIRST['over']}/replay")["frames"]
    again = bera.post(f"/api/tables/{FIRST['over']}/rematch")["id"]
    play_on([bera.watch(again), egil.watch(again)])


async def test_somebody_new_sits_down_where_one_was_waited_for(first: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(first)
    bera, _, hild = people(host)
    invite = bera.get(f"/api/tables/{FIRST['waiting']}")["invite"]
    hild.post(f"/api/tables/{FIRST['waiting']}/sit", invite=invite)
    looks = [bera.watch(FIRST["waiting"]), hild.watch(FIRST["waiting"])]
    looks[0].until("table")
    looks[0].send("chat", text="welcome")  # numbers go on where the first hall left off
    assert looks[0].until("chat")["text"] == "welcome"
    assert Guest(host.url, "Nobody").get("/api/tables")["mine"] == []
    play_on(looks)


@pytest.mark.store
async def test_a_database_of_a_newer_version_is_named_plainly(db: str) -> None:
    database = Database(db)
    await database.migrate()
    newer = text("UPDATE alembic_version SET version_num = '999'")
    await database.write(lambda connection: connection.execute(newer))
    with pytest.raises(Fault) as refused:
        await database.check_reachable()
    assert (refused.value.key, refused.value.args_of_key["found"]) == ("db-newer", "999")
    assert "newer version of Meadhall" in say_in_english(refused.value)
    assert "locate revision" not in say_in_english(refused.value)
