"""After the first message only changes are sent; in every case a reader has the whole view."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated
from server.redis_server import RedisServer

SEED = random.randrange(10**6)


class Seats:
    """Three seats at two nodes: Bera has two of them on one device, Egil has one and looks on twice."""

    def __init__(self, nodes: tuple[Host, Host], luck: random.Random) -> None:
        bera, egil = Guest(nodes[0].url, "Bera"), Guest(nodes[0].url, "Egil")
        self.guests = [bera, Guest(nodes[1].url, cookie=egil.cookie)]
        made = bera.make("me", "me", "open", options={}, listed=True)
        egil.http.get(f"/join/{made['invite']}")
        egil.post(f"/api/tables/{made['id']}/sit", seat="C")
        self.table, self.luck = str(made["id"]), luck
        self.looks = [bera.watch(self.table, eyes="A"), self.guests[1].watch(self.table), egil.watch(self.table)]
        for look in self.looks:
            look.until("table")

    @property
    def seq(self) -> int:
        return max(int(look.table["seq"]) for look in self.looks)

    def settle(self) -> None:
        """Wait until all have received the latest entry."""
        seq = self.seq
        for look in self.looks:
            look.until_seq(seq)

    def answer(self) -> None:
        seat = self.looks[0].table["decision"]["seat"]
        if seat in "AB":
            self.look_as(seat)
        asked = next(look for look in self.looks if look.asked())
        seq = asked.table["seq"]
        asked.answer(self.luck.choice(asked.asked()))
        asked.until_seq(seq + 1)

    def look_as(self, seat: str | None) -> None:
        self.looks[0].send("look", seat=seat)
        self.looks[0].until("table", eyes=seat)

    def undo(self) -> None:
        mine, theirs, seq = self.looks[0], self.looks[1], self.seq
        mine.send("undo", seq=seq, seat=self.luck.choice("AB"))
        while mine.table["seq"] == seq and not mine.people["asked_undo"]:
            if mine.next()["type"] == "error":
                return
        if mine.table["seq"] == seq:
            while not theirs.people["asked_undo"]:
                theirs.until("people")
            theirs.send("consent", seat="C", agree=True)
            mine.until_seq(seq + 1)

    def come_back(self) -> None:
        at = self.luck.randrange(3)
        old = self.looks[at]
        guest = self.guests[min(at, 1)]
        since = self.luck.choice([None, old.table["seq"]])
        self.looks[at] = guest.watch(self.table, since, old.table["eyes"])
        old.close()
        self.looks[at].until("table")
        assert self.looks[at].table["base"] == 0

    def stumble(self) -> None:
        """Send an answer to an old question: the reader receives the whole table."""
        look = self.looks[1]
        look.send("answer", seq=0, seat="C", answer="pass")
        look.until("error", key="stale")
        look.until("table", base=0)

    def check(self) -> None:
        for look, guest in zip(self.looks, (*self.guests, self.guests[1]), strict=True):
            eyes = look.table["eyes"]
            if eyes is None:
                guest = Guest(guest.url)
            whole = guest.get(f"/api/tables/{self.table}/state{f'?seat={eyes}' if eyes else ''}")
            assert whole["base"] == 0
            assert (look.table["seq"], look.table["view"]) == (whole["seq"], whole["view"]), f"seed {SEED}"
            assert look.table["decision"] == whole["decision"]


def test_changes_give_the_same_view_as_a_whole_message(
    db: str, open_hall: Callable[..., Host], redis_server: RedisServer
) -> None:
    print(f"seed {SEED}")
    luck = random.Random(SEED)
    table = Seats((open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)), luck)
    for _ in range(80):
        if table.looks[0].table["decision"] is None:
            break
        act = luck.choices(["answer", "eyes", "undo", "back", "stumble"], [12, 2, 2, 2, 1])[0]
        if act == "answer":
            table.answer()
        elif act == "eyes":
            table.look_as(luck.choice(["A", "B", None]))
        elif act == "undo":
            table.undo()
        elif act == "back":
            table.come_back()
        else:
            table.stumble()
        table.settle()
        table.check()
    built_on = [message["base"] for look in table.looks for message in look.heard if message["type"] == "table"]
    assert any(built_on), "nothing was sent as changes"


def test_only_what_changed_is_sent_on_the_socket_and_all_of_it_in_a_stream(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    with egil.http.stream("GET", f"/api/tables/{table}/stream") as reply:
        lines = (json.loads(line) for line in reply.iter_lines())
        streamed = (message for message in lines if message["type"] == "table")
        next(streamed)
        play_on(looks, 1)
        told = next(streamed)
    assert (told["base"], told["merged"]) == (0, {})
    assert told["view"] == looks[1].table["view"]
    first, second = (json.loads(raw) for raw in looks[0].raw if '"type":"table"' in raw)
    assert (first["base"], second["base"]) == (0, first["seq"])
    assert second["view"].keys() < first["view"].keys()


@pytest.mark.parametrize("eyes", ["A", None])
def test_a_full_message_brings_the_latest_events_and_the_log_the_others(
    bera: Guest, egil: Guest, eyes: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.transport.server_messages.LATEST", 10)
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks)
    reader = bera if eyes else Guest(bera.url)
    monkeypatch.setattr("meadhall.server.transport.server_messages.LATEST", 10_000)
    everything = reader.get(f"/api/tables/{table}/state")["events"]
    monkeypatch.setattr("meadhall.server.transport.server_messages.LATEST", 10)

    found = reader.watch(table)
    found.until("table")
    events, older, pages = found.table["events"], found.table["older"], 0
    assert older
    while older:
        page = reader.get(f"/api/tables/{table}/log?before={events[0]['n']}")
        assert len(page["events"]) >= min(10, len(everything) - len(events))
        events, older, pages = page["events"] + events, page["older"], pages + 1
    assert events == everything
    assert pages > 2
    assert reader.get(f"/api/tables/{table}/log?before=1") == {"events": [], "older": False}


def test_the_log_of_a_seat_is_not_for_others(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    assert egil.fault("GET", f"/api/tables/{table}/log?before=9&seat=A", 403) == "seat-foreign"
    assert egil.fault("GET", f"/api/tables/{table}/log?before=0", 400) == "request-shape"
    assert egil.fault("GET", f"/api/tables/{table}/log", 400) == "request-shape"
