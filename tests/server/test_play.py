"""Playing: two players, a spectator, a second device, one device for two, and broken connections."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import meadhall
from meadhall.server.table.bot_runner import derive_seed
from optional import unwrap
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import SHORT, play_on, seated

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.store
def test_two_people_play_a_whole_game_and_its_record_is_proven(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={})
    looks = [bera.watch(table), egil.watch(table)]
    played = play_on(looks)

    assert played > 10
    assert looks[0].table["outcome"] == looks[1].table["outcome"]
    assert looks[0].table["decision"] is None
    record = meadhall.Record.parse(bera.http.get(f"/api/tables/{table}/record").text)
    verdict = record.verify()
    assert verdict.proven
    assert verdict.finished
    assert record.header["dealer"]["commitment"] == bera.get(f"/api/tables/{table}")["commitment"]
    assert record.header["names"] == ["Bera", "Egil"]


def test_messages_of_a_turn_are_small(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks)
    sizes = sorted(len(raw) for raw in looks[0].raw if '"type":"table"' in raw)

    assert sizes[len(sizes) // 2] <= 2_500  # 4,000 is the limit; how many messages become one depends on the machine


def test_the_example_bot_plays_a_whole_game_over_http(host: Host, bera: Guest) -> None:
    made = bera.make("me", "thrall", options=SHORT)
    token = bera.post(f"/api/tables/{made['id']}/token", seat="A")["token"]
    run = subprocess.run(
        [sys.executable, BOT, host.url, made["id"], token], capture_output=True, text=True, timeout=PATIENCE, check=True
    )

    assert json.loads(run.stdout)["reason"] in ("saga", "cap")
    assert bera.get(f"/api/tables/{made['id']}")["status"] == "over"
    assert len(BOT.read_text().splitlines()) <= 40


def test_the_stream_tells_what_the_socket_tells_and_ends_with_its_reader(
    host: Host,
    bera: Guest,
    egil: Guest,
) -> None:
    table = seated(bera, egil)
    look = bera.watch(table)
    look.until("table")
    with egil.http.stream("GET", f"/api/tables/{table}/stream") as reply:
        assert reply.headers["content-type"] == "application/x-ndjson"
        lines = reply.iter_lines()
        told = [json.loads(next(lines)) for _ in range(2)]
        assert [message["type"] for message in told] == ["people", "table"]
        assert told[1]["eyes"] == "B"
        assert len(host.hall.sessions[table].subscribers) == 2
    until = time.monotonic() + PATIENCE
    while len(host.hall.sessions[table].subscribers) > 1:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert host.hall.connections.tables[table] == 1


def test_a_lost_line_is_taken_up_where_it_broke(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    mine, hers = egil.watch(table), bera.watch(table)
    play_on([mine, hers], 10)
    seq, events = mine.table["seq"], [e for m in mine.heard if m["type"] == "table" for e in m["events"]]
    mine.close()
    if hers.asked():
        hers.answer(hers.asked()[0])
        hers.until_seq(seq + 1)
    again = egil.watch(table, since=seq)
    again.until("table")
    assert not again.table["full"]
    assert all(event["n"] > seq for event in again.table["events"])

    whole = egil.watch(table)
    whole.until("table")
    assert whole.table["full"]
    assert without_draws(whole.table["events"]) == without_draws(events + again.table["events"])
    play_on([again, hers])
    assert again.table["outcome"]


def without_draws(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """Cards drawn in a row are one event, in any number of messages. Only new events are spoken."""
    return [{**event, "spoken": None} for event in events if event["kind"] != "draw"]


def test_a_spectator_sees_no_hand(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    watching = Guest(host.url).watch(table)
    play_on([*looks, watching], 60)

    for message in watching.heard:
        if message["type"] == "table":
            assert message["eyes"] is None
            assert all(player["hand"] is None for player in message["view"]["players"])
            assert "options" not in (message["decision"] or {})
            assert not any(event["kind"] == "draw" and event["facts"].get("cards") for event in message["events"])
    assert looks[0].table["view"]["players"][0]["hand"] is not None
    assert looks[0].table["view"]["players"][1]["hand"] is None


def test_a_private_table_does_not_exist_for_strangers(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    stranger = Guest(host.url, "Loki")
    for path in ("", "/state", "/stream", "/record", "/replay", "/missed"):
        assert stranger.fault("GET", f"/api/tables/{table}{path}", 404) == "table-unknown"
    look = stranger.watch(table)
    assert look.next()["key"] == "table-unknown"
    assert table not in json.dumps(stranger.get("/api/tables"))


def test_a_second_device_through_the_personal_link(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    phone = Guest(host.url)
    reply = phone.http.get(bera.get("/api/me")["personal"])
    assert (reply.status_code, reply.headers["location"]) == (303, "/")
    assert phone.get("/api/me")["name"] == "Bera"
    assert phone.cookie != bera.cookie
    assert [mine["id"] for mine in phone.get("/api/tables")["mine"]] == [table]
    looks = [phone.watch(table), egil.watch(table), bera.watch(table)]
    play_on(looks, 20)
    assert looks[0].table["view"] == looks[2].table["view"]
    assert Guest(host.url).http.get("/me/nonsense").status_code == 404


def test_one_device_for_two_shows_only_the_hand_that_was_asked_for(bera: Guest) -> None:
    table = bera.make("me", "me", options=SHORT)["id"]
    look = bera.watch(table)
    look.until("table")
    assert look.table["eyes"] is None
    assert all(player["hand"] is None for player in look.table["view"]["players"])
    luck = random.Random(3)
    while not look.table["outcome"]:
        seat = look.table["decision"]["seat"]
        look.send("look", seat=seat)
        look.until("table", eyes=seat)
        hands = [player["hand"] is not None for player in look.table["view"]["players"]]
        assert hands == [seat == "A", seat == "B"]
        before = look.table["seq"]
        look.answer(luck.choice(look.asked()), seat)
        look.until_seq(before + 1)
    look.send("look", seat=None)
    assert look.until("table", eyes=None)["full"]


def test_eyes_may_be_named_in_the_address_but_only_ones_own(bera: Guest, egil: Guest) -> None:
    table = bera.make("me", "me", options=SHORT)["id"]
    look = bera.watch(table, eyes="B")
    assert look.until("table")["eyes"] == "B"
    other = seated(bera, egil)
    look = egil.watch(other, eyes="A")
    assert look.next()["key"] == "seat-foreign"
    look = egil.watch(other)
    look.until("table")
    look.send("look", seat="A")
    assert look.until("error")["key"] == "seat-foreign"


def test_why_not_names_the_rule(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    for look in looks.values():
        look.until("table")
    asked = looks["A"].table["decision"]["seat"]
    other = "B" if asked == "A" else "A"
    look = looks[asked]
    look.send("why", id=1, seat=asked, answer=look.asked()[0])
    legal = look.until("why")
    assert (legal["id"], legal["rule"], legal["reason"]) == (1, None, "")
    look.send("why", id="x", seat=asked, answer="sing loudly")
    assert look.until("why", id="x")["rule"] == "answer-unknown"
    unread = look.heard[-1]
    assert unread["reason"].startswith("“sing loudly”")
    look.send("why", id=4, seat=asked, target="no such card")
    look.until("why", id=4)
    looks[other].send("why", id=2, seat=other, answer=look.asked()[0])
    refused = looks[other].until("why")
    assert (refused["rule"], refused["chapter"]) == ("NS-UI-04", "NS-UI-04")
    assert refused["label"]
    assert refused["reason"]
    looks[other].send("why", id=3, seat=asked, answer=look.asked()[0])
    assert looks[other].until("error")["key"] == "seat-foreign"


def test_replay_through_any_eyes(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    assert bera.fault("GET", f"/api/tables/{table}/replay", 409) == "table-running"
    assert bera.fault("GET", f"/api/tables/{table}/record", 409) == "table-running"
    play_on([bera.watch(table), egil.watch(table)])
    whole = {eyes: bera.get(f"/api/tables/{table}/replay?eyes={eyes}") for eyes in ("all", "none", "A", "B")}

    assert {len(replay["frames"]) for replay in whole.values()} == {len(whole["all"]["frames"])}
    hands = {"all": [True, True], "none": [False, False], "A": [True, False], "B": [False, True]}
    for eyes, open_hands in hands.items():
        for frame in whole[eyes]["frames"]:
            assert [player["hand"] is not None for player in frame["view"]["players"]] == open_hands
    drawn = [e for frame in whole["all"]["frames"] for e in frame["events"] if e["kind"] == "draw"]
    assert drawn
    assert all(event["facts"]["cards"] for event in drawn)
    assert whole["all"]["frames"][-1]["decision"] is None

    record = bera.http.get(f"/api/tables/{table}/record").content
    sent = bera.http.post("/api/replay?eyes=A", content=record)
    assert sent.headers["content-encoding"] == "gzip"
    assert sent.json()["frames"] == whole["A"]["frames"]


def test_a_position_is_shown_and_can_be_played_on(bera: Guest) -> None:
    line = meadhall.game("norsaga").position(dealt())
    shown = bera.post("/api/position", position=line)
    assert shown["position"] == line
    assert all(player["hand"] for player in shown["view"]["players"])
    assert shown["decision"]["options"]
    made = bera.make("me", "thrall", position=line)
    look = bera.watch(made["id"])
    look.until("table")
    assert look.table["view"]["turn"] == shown["view"]["turn"]
    wrong = bera.ask("POST", "/api/position", {"position": "norsaga turn=x"}, 400)["error"]
    assert wrong["key"] == "position-number"
    assert "turn" in wrong["text"]


def dealt() -> object:
    game = meadhall.game("norsaga")
    state = game.new(2)
    dealer = meadhall.SeededDealer(5)
    while unwrap(meadhall.decide(state)).seat == meadhall.CHANCE:
        meadhall.play(state, dealer.deal(state))
    return state


@pytest.mark.parametrize("level", ["thrall", "karl", "jarl"])
def test_a_bot_of_each_level_answers(bera: Guest, level: str) -> None:
    table = bera.make("me", level, options={"turn_cap": 3})["id"]
    look = bera.watch(table)
    luck = random.Random(2)
    while not look.table.get("outcome"):
        if look.asked():
            before = look.table["seq"]
            look.answer(luck.choice(look.asked()))
            look.until_seq(before + 1)
        else:
            look.until("table", 20)


def test_a_bot_thinks_alike_when_it_is_asked_again() -> None:
    secret, other = "11" * 32, "22" * 32
    assert derive_seed(secret, 0, 5) == derive_seed(secret, 0, 5)
    assert (
        len({derive_seed(secret, 0, 5), derive_seed(secret, 1, 5), derive_seed(secret, 0, 6), derive_seed(other, 0, 5)})
        == 4
    )


def test_a_personal_link_of_somebody_else_asks_first(bera: Guest, egil: Guest) -> None:
    """A link from another site changes nothing; only a request of our own page switches the user."""
    theirs, mine = egil.get("/api/me")["personal"], bera.get("/api/me")
    reply = bera.http.get(theirs, headers={"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"})
    assert reply.status_code == 200
    assert "set-cookie" not in reply.headers
    assert bera.get("/api/me") == mine
    token = theirs.removeprefix("/me/")
    assert bera.get(f"/api/personal/{token}") == {"name": "Egil", "me": False}
    assert bera.fault("GET", "/api/personal/nonsense", 404) == "personal-unknown"
    assert bera.http.post(f"/api/personal/{token}", headers={"origin": "https://evil.example"}).status_code == 403
    assert bera.post(f"/api/personal/{token}")["name"] == "Egil"
    assert bera.get("/api/me")["name"] == "Egil"
    assert bera.http.get(mine["personal"]).status_code == 200
    bera.post(f"/api/personal/{mine['personal'].removeprefix('/me/')}")
    assert bera.get("/api/me")["name"] == "Bera"


def test_a_picture_on_another_page_makes_nobody_a_guest(host: Host, egil: Guest) -> None:
    reply = Guest(host.url).http.get(
        egil.get("/api/me")["personal"], headers={"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    )
    assert "set-cookie" not in reply.headers


def test_a_connection_reads_in_one_language_and_may_change_it(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    look = bera.watch(table, lang="fr")
    assert look.until("table")["language"] == "fr"
    look.send("look", language="de")
    assert look.until("people")["seats"]
    again = look.until("table")
    assert (again["language"], again["eyes"], again["full"]) == ("de", "A", True)
    assert bera.get(f"/api/tables/{table}/state?lang=fr")["language"] == "fr"
    assert bera.fault("get", f"/api/tables/{table}/state?lang=xx", 400) == "request-shape"
    assert bera.watch(table, lang="xx").next()["key"] == "language-unknown"
