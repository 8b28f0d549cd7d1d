"""Catching up: the events since one's last turn, as one's own seat saw them then."""

from __future__ import annotations

from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated

WHO = ("asks", "seat", "ask")


def test_what_was_missed_is_exactly_what_the_seat_was_sent_then(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    compared = 0
    for round_ in range(8):
        play_on(list(looks.values()), 5, seed=round_)
        for guest, (seat, look) in zip((bera, egil), looks.items(), strict=True):
            sent = {m["seq"]: m for m in look.heard if m["type"] == "table"}
            for frame in guest.get(f"/api/tables/{table}/missed?eyes={seat}")["frames"]:
                then = sent[frame["seq"]]
                assert frame["view"] == then["view"]
                asked, once = frame["decision"] or {}, then["decision"] or {}
                assert [asked.get(name) for name in WHO] == [once.get(name) for name in WHO]
                news = [{name: value for name, value in e.items() if name != "spoken"} for e in then["events"]]
                assert frame["events"] == [e for e in news if e in frame["events"]]
                assert "position" not in frame
                compared += 1
    assert compared > 30


def test_it_begins_with_the_turn_after_mine_whatever_i_was_asked_meanwhile(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = [bera.watch(table), egil.watch(table)]
    seen = 0
    for seed in range(12):
        play_on(looks, 3, seed)
        turns = [e["seat"] for m in looks[0].heard if m["type"] == "table" for e in m["events"] if e["kind"] == "turn"]
        told = [e for f in bera.get(f"/api/tables/{table}/missed?eyes=A")["frames"] for e in f["events"]]
        if 0 not in turns[:-1]:
            continue
        # My last finished turn, and all turns since.
        since = turns[len(turns) - 1 - turns[:-1][::-1].index(0) :]
        assert told[0]["kind"] == "turn"
        assert [e["seat"] for e in told if e["kind"] == "turn"] == since
        seen += 1
    assert seen > 5


def test_nobody_looks_through_the_eyes_of_others(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    play_on([bera.watch(table), egil.watch(table)], 12)
    assert bera.fault("GET", f"/api/tables/{table}/missed?eyes=B", 403) == "seat-foreign"
    assert bera.http.get(f"/api/tables/{table}/missed?eyes=all").status_code == 400
    assert Guest(host.url, "Loki").fault("GET", f"/api/tables/{table}/missed", 404) == "table-unknown"
    watched = bera.get(f"/api/tables/{table}/missed?eyes=none")
    assert watched["frames"]
    assert all(player["hand"] is None for frame in watched["frames"] for player in frame["view"]["players"])
    assert all("options" not in (frame["decision"] or {}) for frame in watched["frames"])


def test_a_table_that_waits_has_nothing_to_tell(bera: Guest) -> None:
    made = bera.make("me", "open")
    assert bera.fault("GET", f"/api/tables/{made['id']}/missed?eyes=A", 409) == "table-waiting"


def test_runes_passed_by_itself_are_no_turn(bera: Guest) -> None:
    """Fire & Axe asks for runes in other players' turns."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}, {"kind": "bot", "level": "thrall"}]
    table = bera.post("/api/tables", 201, game="fire_and_axe", seats=seats)["id"]
    look = bera.watch(table)
    look.until("table")
    turns: list[int] = []
    passed = 0
    while turns.count(0) < 3:
        while not look.asked():
            look.until("table")
        told = [e for m in look.heard if m["type"] == "table" for e in m["events"]]
        turns = [e["seat"] for e in told if e["kind"] == "turn"]
        if turns.count(0) < 3:
            passed += turns[-1] != 0
            look.answer(next((a for a in ("end", "pass") if a in look.asked()), look.asked()[0]))
            look.until_seq(look.table["seq"] + 1)
    assert passed, "nothing was asked out of turn"
    missed = [e for f in bera.get(f"/api/tables/{table}/missed?eyes=A")["frames"] for e in f["events"]]
    assert [e["seat"] for e in missed if e["kind"] == "turn"] == [1, 2, 0]
