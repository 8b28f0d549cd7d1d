"""Campaigns at a table: progress, restart, export as a file and import on another server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from meadhall.book.model.story import Book
from meadhall.core.record import Record
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.saga import add_book
from meadhall.server.table.server import ServerExtensions
from meadhall.tables.campaign import BEGAN, MANIFEST, POSITION, Campaigns
from meadhall.tables.campaign_archive import Parcel, name_sitting
from server.campaigning import WANTED, answers, begin, changed, given, goats_in, refused, saved
from server.hosting import Host
from server.people import Guest

pytestmark = pytest.mark.store

TRUDVANG = meadhall.game("trudvang")


@pytest.fixture
def goats(tmp_path: Path) -> Book:
    return goats_in(tmp_path / "goats")


@pytest.fixture
def hall(goats: Book, tmp_path: Path, open_hall: Callable[..., Host]) -> Callable[[str], Host]:
    """`hall("one")`: a server with the goats among its books."""
    extras = ServerExtensions(books={"goats": goats})
    return lambda name: open_hall(f"sqlite:///{tmp_path}/{name}.sqlite3", extras=extras)


@pytest.fixture
def host(hall: Callable[[str], Host]) -> Host:
    return hall("first")


@pytest.fixture
def bera(host: Host) -> Guest:
    return Guest(host.url, "Bera")


# Progress


def test_the_lobby_tells_where_each_campaign_stands(bera: Guest) -> None:
    one = begin(bera, title="Tuesdays")
    answers(bera, one["id"], "branch.choose")
    begin(bera, "me", "me", title="With Orm")
    bera.make("me", "thrall")
    found = {table["title"]: table for table in bera.get("/api/tables")["mine"]}

    assert found["Tuesdays"]["story"] == {
        "book": "Three Goats",
        "adventure": "The Lost Goat",
        "round": 1,
        "played": 0,
        "over": False,
        "heroes": [bera.get(f"/api/tables/{one['id']}/state?seat=A")["view"]["heroes"][0]["hero"]],
    }
    assert found["With Orm"]["story"]["heroes"] == ["", ""]
    assert found[""]["story"] is None
    tales = {
        game["name"]: [option["name"] for option in game["options"] if option.get("story")]
        for game in bera.get("/api/games")
        if game["storied"]
    }
    assert tales == {"trudvang": ["adventure"], "yggdrasil": ["saga", "campaign"]}


# Restart


def test_the_adventure_begins_again_and_what_was_played_stays(bera: Guest, hall: Callable[[str], Host]) -> None:
    made = begin(bera, "me", "me", title="Goats")
    first = answers(bera, made["id"], "hero.travel")
    before = answers(bera, made["id"], "branch.choose")
    look = bera.watch(made["id"])
    look.until("table")
    again = bera.post(f"/api/tables/{made['id']}/restart")

    assert again["story"]["round"] == 0
    look.until("people", sitting=2)
    assert look.until_seq(before["seq"] + 1)["full"]
    state = bera.get(f"/api/tables/{made['id']}/state")
    assert state["seq"] > before["seq"]
    assert [one["hero"] for one in state["view"]["heroes"]] == [one["hero"] for one in before["view"]["heroes"]]
    assert [event["kind"] for event in state["events"] if event["kind"] == "read"] == []
    answers(bera, made["id"], "hero.travel")
    assert bera.get(f"/api/tables/{made['id']}/state")["view"]["round"] == first["view"]["round"]
    parcel = Parcel(saved(bera, made["id"]), "x")
    assert [bool(one.answers) for one in parcel.sittings] == [True, True]
    # A node without it in memory reads the same.
    elsewhere = Guest(hall("first").url, cookie=bera.cookie)
    assert elsewhere.get(f"/api/tables/{made['id']}/state") == bera.get(f"/api/tables/{made['id']}/state")


def test_another_deal_is_dealt_after_a_restart(bera: Guest) -> None:
    made = begin(bera)
    answers(bera, made["id"], "hero.travel")
    bera.post(f"/api/tables/{made['id']}/restart")
    first, second = Parcel(saved(bera, made["id"]), "x").sittings

    assert first.header["dealer"]["commitment"] == second.header["dealer"]["commitment"]
    assert [nonce + "-2" for nonce in first.header["dealer"]["nonces"]] == second.header["dealer"]["nonces"]


def test_taking_back_ends_at_the_new_beginning(bera: Guest) -> None:
    made = begin(bera)
    answers(bera, made["id"], "branch.choose")
    bera.post(f"/api/tables/{made['id']}/restart")
    look = bera.watch(made["id"])
    look.until("table")

    assert look.table["undo"] == []
    look.send("undo", seq=look.table["seq"], seat="A")
    assert look.until("error")["key"] == "undo-nothing"


def test_what_was_taken_back_after_a_new_beginning_is_known_when_the_table_is_read_again(
    host: Host,
    bera: Guest,
) -> None:
    """Clients that have seen it receive the whole table again."""
    made = begin(bera)
    answers(bera, made["id"], "branch.choose")
    bera.post(f"/api/tables/{made['id']}/restart")
    look = bera.watch(made["id"])
    look.until("table")
    while "A" not in look.table["undo"]:
        look.answer(look.asked()[-1])
        look.until("table")
    seen = look.table["seq"]
    look.send("undo", seq=seen, seat="A")
    assert look.until("table")["full"]

    host.hall.sessions[made["id"]].doubted = True
    assert bera.get(f"/api/tables/{made['id']}/state?since={seen}")["full"]


def test_only_the_host_begins_again_and_only_a_story(host: Host, bera: Guest) -> None:
    egil = Guest(host.url, "Egil")
    made = begin(bera, "me", "open", listed=True)
    assert bera.fault("POST", f"/api/tables/{made['id']}/restart", 409) == "table-waiting"
    egil.post(f"/api/tables/{made['id']}/sit")
    plain = bera.make("me", "thrall")["id"]

    assert egil.fault("POST", f"/api/tables/{made['id']}/restart", 403) == "host-only"
    assert bera.fault("POST", f"/api/tables/{plain}/restart", 400) == "campaign-none-here"
    assert bera.fault("POST", "/api/tables/nowhere/restart", 404) == "table-unknown"


def test_a_campaign_at_its_end_is_begun_again_at_a_new_table_only(bera: Guest) -> None:
    """Its secret is public by now: here the draws could be predicted."""
    made = begin(bera)
    answers(bera, made["id"], "adventure.choose")
    answers(bera, made["id"], "nothing")
    assert bera.get(f"/api/tables/{made['id']}")["status"] == "over"
    assert bera.fault("POST", f"/api/tables/{made['id']}/restart", 409) == "table-over"

    held = bera.post("/api/campaigns/look", table=made["id"])
    assert (held["over"], held["ways"], held["sittings"]) == (True, ["beginning"], 1)
    fresh = bera.post("/api/campaigns", 201, table=made["id"], way="beginning", seats=[{"kind": "same"}])
    state = bera.get(f"/api/tables/{fresh['id']}/state")
    assert (state["view"]["adventure"]["id"], state["view"]["round"]) == ("X2", 0)
    assert bera.get(f"/api/tables/{made['id']}")["rematch"] == fresh["id"]


def test_a_campaign_at_its_end_goes_on_at_a_new_table_when_its_book_has_grown(
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    """From the table where it ended, and from a file that was saved before."""
    folder, store = tmp_path / "goats", f"sqlite:///{tmp_path}/first.sqlite3"
    goats_in(folder)
    frame = (folder / "campaign.yaml").read_text(encoding="utf-8")
    (folder / "campaign.yaml").write_text(frame.replace("[X0, X1, X2]", "[X0]"), encoding="utf-8")
    host = open_hall(store, extras=ServerExtensions(books={"goats": open_book(folder)}))
    bera = Guest(host.url, "Bera")
    made = begin(bera)
    ended = answers(bera, made["id"], "nothing")
    file = saved(bera, made["id"])
    held = bera.post("/api/campaigns/look", table=made["id"])
    assert (held["over"], held["ways"]) == (True, ["beginning"])
    host.stop()

    (folder / "campaign.yaml").write_text(frame, encoding="utf-8")
    later = Guest(open_hall(store, extras=ServerExtensions(books={"goats": open_book(folder)})).url, cookie=bera.cookie)
    shown = later.watch(made["id"]).until("people")
    assert (shown["status"], shown["stuck"]) == ("over", True)
    assert later.fault("POST", f"/api/tables/{made['id']}/restart?way=position", 409) == "table-over"
    for source in ({"table": made["id"]}, given(file)):
        held = later.post("/api/campaigns/look", **source)
        assert (held["over"], held["ways"]) == (False, ["position", "beginning"])
        assert held["players"]["position"] == [1, 2, 3, 4]
        fresh = later.post("/api/campaigns", 201, **source, way="position", seats=[{"kind": "me"}])
        state = later.get(f"/api/tables/{fresh['id']}/state")
        assert (state["decision"]["ask"], state["view"]["journal"]) == ("hero.change", ended["view"]["journal"])
        told = [one["title"] for one in later.get(f"/api/tables/{fresh['id']}/journal")["chapters"]]
        assert told == ["The Lost Goat"]
        state = answers(later, fresh["id"], "party.visit")
        assert state["view"]["adventure"]["id"] == "X1"


# Prose


def test_the_chronicle_is_told_in_the_language_that_is_asked_for(host: Host, bera: Guest) -> None:
    made = begin(bera, title="Goats")
    answers(bera, made["id"], "adventure.choose")
    english, german = (bera.get(f"/api/tables/{made['id']}/chronicle?lang={lang}") for lang in ("en", "de"))

    assert (english["title"], english["over"]) == ("Three Goats", False)
    assert [one["title"] for one in english["chapters"]] == ["The Lost Goat"]
    assert [one["name"] for one in english["chapters"][0]["cast"]] == ["Bera"]
    assert german["headline"].startswith("Die Saga von ")
    assert Guest(host.url, "Orm").fault("GET", f"/api/tables/{made['id']}/chronicle?lang=en", 404) == "table-unknown"
    assert bera.http.get(f"/api/tables/{made['id']}/chronicle?lang=xx").status_code == 400


# As a file


def test_a_file_holds_all_sittings_and_no_seal(host: Host, bera: Guest) -> None:
    made = begin(bera, title="Goats of Winter")
    answers(bera, made["id"], "branch.choose")
    reply = bera.http.get(f"/api/tables/{made['id']}/campaign")
    assert reply.headers["content-disposition"] == 'attachment; filename="goats-of-winter.campaign"'
    parcel = Parcel(reply.content, "x")
    secret = host.hall.sessions[made["id"]].sheet.secret

    assert (parcel.name, parcel.book.name, parcel.book.file) == ("Goats of Winter", "goats", "goats")
    assert sorted(parcel.files) == sorted([MANIFEST, POSITION, BEGAN, "story.json", name_sitting(1)])
    assert not [name for name, text in parcel.files.items() if secret in text]
    assert TRUDVANG.position(parcel.sittings[0].replay()) == parcel.files[POSITION].strip()
    assert Record.parse(parcel.files[name_sitting(1)]).verify().answers == len(parcel.sittings[0].answers)


def test_the_file_is_one_for_the_command_line_too(bera: Guest, goats: Book, tmp_path: Path) -> None:
    made = begin(bera, title="Goats")
    state = answers(bera, made["id"], "branch.choose")
    came = Parcel(saved(bera, made["id"]), "x")
    add_book("goats", goats)
    campaign = came.unwrap(Campaigns(tmp_path / "campaigns"), "Goats", came.book)
    table, path = campaign.take_up()

    assert path.name == "002.record", "a deal whose seal stayed behind is not gone on with"
    assert TRUDVANG.view(table.state, None)["journal"] == state["view"]["journal"]


def test_nobody_but_the_host_carries_a_campaign_away(host: Host, bera: Guest) -> None:
    egil = Guest(host.url, "Egil")
    made = begin(bera, "me", "open", listed=True)
    assert bera.fault("GET", f"/api/tables/{made['id']}/campaign", 409) == "table-waiting"
    egil.post(f"/api/tables/{made['id']}/sit")

    assert egil.fault("GET", f"/api/tables/{made['id']}/campaign", 403) == "host-only"
    assert egil.fault("POST", "/api/campaigns/look", 403, table=made["id"]) == "host-only"
    assert Guest(host.url, "Orm").fault("GET", f"/api/tables/{begin(bera)['id']}/campaign", 404) == "table-unknown"


def test_whoever_plays_knows_everything_that_a_file_holds(bera: Guest) -> None:
    """This makes it safe to export a story in the middle: every seat knows everything."""
    made = begin(bera, "me", "me")
    answers(bera, made["id"], "branch.choose")
    state = Parcel(saved(bera, made["id"]), "x").sittings[-1].replay()

    for seat in range(2):
        assert TRUDVANG.position(TRUDVANG.redeal(state, seat, meadhall.Rng.seeded(1))) == TRUDVANG.position(state)


# On another server


def test_a_campaign_goes_on_in_another_hall(bera: Guest, hall: Callable[[str], Host]) -> None:
    made = begin(bera, "me", "me", title="Goats")
    answers(bera, made["id"], "branch.choose")
    bera.post(f"/api/tables/{made['id']}/restart")
    before = answers(bera, made["id"], "branch.choose")
    data = saved(bera, made["id"])
    orm = Guest(hall("second").url, "Orm")

    held = orm.post("/api/campaigns/look", **given(data))
    assert (held["name"], held["sittings"], held["current"], held["over"]) == ("Goats", 2, True, False)
    assert held["ways"] == ["position", "beginning"]
    assert held["players"] == {"position": [2], "beginning": [2]}
    assert held["people"] == [{"kind": "me", "name": "Bera 1"}, {"kind": "me", "name": "Bera 2"}]
    fresh = orm.post("/api/campaigns", 201, **given(data, way="position", seats=[{"kind": "me"}, {"kind": "open"}]))
    assert orm.get(f"/api/tables/{fresh['id']}")["story"]["round"] == before["view"]["round"]
    orm.post(f"/api/tables/{fresh['id']}/sit", seat="B")
    state = orm.get(f"/api/tables/{fresh['id']}/state")
    assert {**state["view"], "you": None} == {**before["view"], "you": None}
    assert [chapter["tried"] for chapter in orm.get(f"/api/tables/{fresh['id']}/journal")["chapters"]] == [1]

    back = orm.post(f"/api/tables/{fresh['id']}/restart")
    assert back["story"]["round"] == 0, "where the adventure began came along"
    assert [len(one.answers) > 0 for one in Parcel(saved(orm, fresh["id"]), "x").sittings] == [True, True, False, False]


def test_people_join_and_leave_between_two_adventures(host: Host, bera: Guest) -> None:
    egil = Guest(host.url, "Egil")
    made = begin(bera, "me", "open", title="Goats")
    egil.http.get(f"/join/{made['invite']}")
    egil.post(f"/api/tables/{made['id']}/sit")
    wish = {"table": made["id"], "way": "position", "seats": [{"kind": "same"}, {"kind": "same"}, {"kind": "open"}]}
    assert bera.fault("POST", "/api/campaigns", 400, **wish) == "trudvang-seats"
    for guest in (bera, egil) * 40:
        seat = "A" if guest is bera else "B"
        state = guest.get(f"/api/tables/{made['id']}/state?seat={seat}")
        asked = state["decision"]
        if asked["ask"] == "adventure.choose":
            break
        if asked["seat"] in (seat, "table"):
            texts = [option["answer"] for option in asked["options"]]
            text = next((option for option in WANTED if option in texts), texts[-1])
            guest.post(f"/api/tables/{made['id']}/answers", seq=state["seq"], seat=seat, answer=text)
    held = bera.post("/api/campaigns/look", table=made["id"])
    assert held["players"]["position"] == [1, 2, 3, 4]

    fresh = bera.post("/api/campaigns", 201, **wish)
    assert [seat["name"] for seat in fresh["seats"]] == ["Bera", "Egil", ""]
    assert [seat["kind"] for seat in fresh["seats"]] == ["human", "human", "open"]
    assert egil.get(f"/api/tables/{fresh['id']}")["yours"] == ["B"]
    Guest(host.url, "Orm").post(f"/api/tables/{fresh['id']}/sit", invite=fresh["invite"])
    state = bera.get(f"/api/tables/{fresh['id']}/state")
    assert (state["decision"]["seat"], state["decision"]["ask"]) == ("C", "hero.choose")


def test_the_journal_tells_every_adventure_to_everybody(host: Host, bera: Guest) -> None:
    made = begin(bera, listed=True)
    answers(bera, made["id"], "adventure.choose")
    answers(bera, made["id"], "branch.choose")
    first, second = Guest(host.url).get(f"/api/tables/{made['id']}/journal")["chapters"]

    assert (first["title"], first["over"], second["over"]) == ("The Lost Goat", True, False)
    assert [event["facts"]["entry"] for event in second["events"] if event["kind"] == "read"] == ["intro", "10"]
    assert bera.fault("GET", f"/api/tables/{bera.make('me', 'thrall')['id']}/journal", 400) == "campaign-none-here"


# Older books and other servers


def test_a_book_that_lost_the_place_offers_the_adventure_from_its_beginning(bera: Guest) -> None:
    made = begin(bera)
    answers(bera, made["id"], "branch.choose")
    manifest = json.loads(Parcel(saved(bera, made["id"]), "x").files[MANIFEST])
    older = changed(
        saved(bera, made["id"]),
        position_txt="trudvang journal=nowhere",
        manifest_json=json.dumps({**manifest, "edition": "older"}),
    )

    held = bera.post("/api/campaigns/look", **given(older))
    assert (held["ways"], held["current"]) == (["beginning"], False)
    wish = given(older, way="position", seats=[{"kind": "me"}])
    assert bera.fault("POST", "/api/campaigns", 400, **wish) == "campaign-way"
    fresh = bera.post("/api/campaigns", 201, **given(older, way="beginning", seats=[{"kind": "me"}]))
    assert bera.get(f"/api/tables/{fresh['id']}")["story"]["round"] == 0
    assert refused(bera, changed(older, began_txt="trudvang journal=nowhere")) == "campaign-lost"


def test_a_table_whose_book_has_changed_goes_on_from_where_it_stood(
    bera: Guest,
    goats: Book,
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    """The answers no longer lead there; the place itself is still in the book."""
    made = begin(bera)
    before = answers(bera, made["id"], "branch.choose")
    assert bera.fault("POST", f"/api/tables/{made['id']}/restart?way=position", 400) == "campaign-way"
    first = tmp_path / "goats" / "x0.yaml"
    first.write_text(first.read_text(encoding="utf-8").replace("region: arji", "region: sylvan"), encoding="utf-8")
    edited = ServerExtensions(books={"goats": open_book(tmp_path / "goats")})
    later = Guest(open_hall(f"sqlite:///{tmp_path}/first.sqlite3", extras=edited).url, cookie=bera.cookie)
    look = later.watch(made["id"])

    assert look.until("people")["stuck"]
    assert len(Parcel(saved(later, made["id"]), "x").sittings) == 1
    later.post(f"/api/tables/{made['id']}/restart?way=position")
    look.until("people", stuck=False)
    state = later.get(f"/api/tables/{made['id']}/state")
    assert (state["decision"]["ask"], state["view"]["journal"]) == ("branch.choose", before["view"]["journal"])
    assert later.post(f"/api/tables/{made['id']}/restart")["story"]["round"] == 0


def test_a_hall_without_the_book_says_so(bera: Guest) -> None:
    data = saved(bera, begin(bera)["id"])
    other = changed(
        data,
        **{
            name: text.replace('"goats"', '"sheep"')
            for name, text in Parcel(data, "x").files.items()
            if name.endswith((".json", ".record"))
        },
    )
    assert refused(bera, other) == "campaign-book-absent"
