"""Undo: free, by consent, refused; and the state afterwards is that of the shorter record."""

from __future__ import annotations

import random

import pytest

import meadhall
from server.hosting import Host
from server.people import Guest, Look
from server.play_helpers import play_on, seated

pytestmark = pytest.mark.store


def play_until_free(looks: list[Look], seed: int = 1) -> Look:
    """Play until a player can undo freely."""
    luck = random.Random(seed)
    for look in looks:
        while not look.table:
            look.next()
    for _ in range(400):
        for look in looks:
            if look.table["undo"]:
                return look
        asked = next(look for look in looks if look.asked())
        before = asked.table["seq"]
        asked.answer(luck.choice(asked.asked()))
        asked.until_seq(before + 1)
        for look in looks:
            look.until_seq(asked.table["seq"])
    raise AssertionError("nobody could ever take anything back")


def test_a_free_undo_takes_back_at_once(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={"turn_cap": 60})
    looks = [bera.watch(table), egil.watch(table)]
    mine = play_until_free(looks)
    before, seen = mine.table["seq"], mine.table
    history = [message for message in mine.heard if message["type"] == "table"]
    mine.send("undo", seq=before, seat=mine.table["undo"][0])
    for look in looks:
        look.until_seq(before + 1)

    assert mine.table["seq"] == before + 1
    assert mine.table["full"]
    earlier = history[-2]
    assert mine.table["view"] == earlier["view"] != seen["view"]
    assert mine.table["decision"] == earlier["decision"]
    play_on(looks)
    record = meadhall.Record.parse(bera.http.get(f"/api/tables/{table}/record").text)
    assert record.verify().proven


def test_state_after_undo_is_the_replay_of_the_shorter_log(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = [bera.watch(table), egil.watch(table)]
    mine = play_until_free(looks)
    mine.send("undo", seq=mine.table["seq"], seat=mine.table["undo"][0])
    mine.until_seq(mine.table["seq"] + 1)
    room = host.hall.sessions[table]
    play = room.play
    again = meadhall.Record(play.record.header, play.record.answers[:]).replay()
    assert play.game.position(play.state) == play.game.position(again)
    assert len(room.seqs) == len(play.events) == len(play.record.answers) + 1


def test_elsewhere_everybody_must_agree(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    play_on(list(looks.values()), 6)
    seat = next(seat for seat, look in looks.items() if not look.table["undo"] and not look.asked())
    other = "B" if seat == "A" else "A"
    mine, theirs = looks[seat], looks[other]
    seq = mine.table["seq"]
    mine.send("undo", seq=seq, seat=seat)
    assert theirs.until("people", asked_undo={"seat": seat, "agreed": [seat]})
    theirs.send("consent", seat=other, agree=False)
    assert mine.until("people", asked_undo=None)
    assert mine.table["seq"] == seq

    mine.send("undo", seq=seq, seat=seat)
    theirs.until("people", asked_undo={"seat": seat, "agreed": [seat]})
    theirs.send("consent", seat=other, agree=True)
    for look in (mine, theirs):
        look.until_seq(seq + 1)
        assert look.table["full"]
        assert look.table["decision"]["seat"] == seat
    theirs.send("consent", seat=other, agree=True)
    assert theirs.until("error")["key"] == "undo-none"


def test_an_answer_ends_the_asking(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    play_on(list(looks.values()), 6)
    seat = next(seat for seat, look in looks.items() if not look.asked())
    asked = next(look for look in looks.values() if look.asked())
    looks[seat].send("undo", seq=looks[seat].table["seq"], seat=seat)
    looks[seat].until("people", asked_undo={"seat": seat, "agreed": [seat]})
    seq = asked.table["seq"]
    asked.answer(asked.asked()[0])
    asked.until_seq(seq + 1)
    looks[seat].until("people", asked_undo=None)


def test_bots_always_agree(bera: Guest) -> None:
    table = bera.make("me", "thrall")["id"]
    look = bera.watch(table)
    luck = random.Random(4)
    look.until("table")
    given = 0
    while given < 3:
        if look.asked():
            seq = look.table["seq"]
            look.answer(luck.choice(look.asked()))
            look.until_seq(seq + 1)
            given += 1
        else:
            look.until("table")
    while not look.asked():
        look.until("table")
    seq = look.table["seq"]
    look.send("undo", seq=seq, seat="A")
    look.until_seq(seq + 1)
    assert look.table["full"]
    assert look.asked()


def test_nothing_is_taken_back_where_the_table_forbids_it_or_the_game_is_over(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={"undo": False, "turn_cap": 4})
    looks = [bera.watch(table), egil.watch(table)]
    looks[0].until("table")
    looks[0].send("undo", seq=looks[0].table["seq"], seat="A")
    assert looks[0].until("error")["key"] == "undo-refused"
    play_on(looks)
    assert not any(message.get("undo") for message in looks[0].heard)
    looks[0].send("undo", seq=looks[0].table["seq"], seat="A")
    assert looks[0].until("error")["key"] == "undo-over"


def asked_by(looks: dict[str, Look]) -> tuple[str, str]:
    """Request an undo that only the other can grant; return both players."""
    play_on(list(looks.values()), 6)
    seat = next(seat for seat, look in looks.items() if not look.table["undo"] and not look.asked())
    looks[seat].send("undo", seq=looks[seat].table["seq"], seat=seat)
    looks[seat].until("people", asked_undo={"seat": seat, "agreed": [seat]})
    return seat, "B" if seat == "A" else "A"


def test_nobody_waits_for_who_has_left(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    seat, other = asked_by(looks)
    seq = looks[seat].table["seq"]
    (egil if other == "B" else bera).post(f"/api/tables/{table}/stand", seat=other)

    looks[seat].until_seq(seq + 1)
    assert looks[seat].table["full"]
    assert looks[seat].table["decision"]["seat"] == seat


def test_who_has_left_takes_nothing_back(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    seat, other = asked_by(looks)
    (bera if seat == "A" else egil).post(f"/api/tables/{table}/stand", seat=seat)

    while looks[other].people.get("asked_undo") is not None or looks[other].people["seats"]["AB".index(seat)]["name"]:
        looks[other].until("people")
    looks[other].send("consent", seat=other, agree=True)
    assert looks[other].until("error")["key"] == "undo-none"
