"""A campaign whose adventures are separate games, at tables: each ends, and the next begins with the sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from meadhall.core.dealer import SeededDealer
from meadhall.tables.campaign_archive import zip_sittings
from meadhall.tables.campaign_games import read_beginning
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from server.campaigning import given, saved
from server.hosting import Host
from server.people import Guest

YGGDRASIL = meadhall.game("yggdrasil")
OPTIONS = {"campaign": "ragnarok"}
LAST = "odin.at=alfheim step=2 order=thor thor.down=thor.{0} open=odin.{0} {1}"
WON = "odin.at=alfheim step=2 page=3 tally={0} "  # the last page of its saga, whose goal is reached
LOST = LAST.format("surt", "surt=asgard")
SAME = [{"kind": "same"}, {"kind": "same"}]


@pytest.fixture
def hall(tmp_path: Path, open_hall: Callable[..., Host]) -> Callable[[str], Host]:
    return lambda name: open_hall(f"sqlite:///{tmp_path}/{name}.sqlite3")


@pytest.fixture
def bera(hall: Callable[[str], Host]) -> Guest:
    return Guest(hall("first").url, "Bera")


def file_from(line: str) -> bytes:
    """Return the file of a campaign of two, ready to upload."""
    position = f"yggdrasil players=2 gods=odin,thor,tyr options=difficulty:hard,campaign:ragnarok {line}"
    options = YGGDRASIL.check(OPTIONS, 2)
    table = Table.new(YGGDRASIL, [Seat("me", "Bera"), Seat("me", "Orm")], options, SeededDealer(3), position)
    stands = YGGDRASIL.position(table.state)
    return zip_sittings("Ragna", [table.record], stands, read_beginning(table.record), table.state)


def sat_down(guest: Guest, line: str) -> str:
    """Return a table just before the last two answers of a game."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = guest.post("/api/campaigns", 201, **given(file_from(line), way="position", seats=seats))
    return str(made["id"])


def end(guest: Guest, table: str) -> None:
    for text in ("stay", "pass"):
        state = guest.get(f"/api/tables/{table}/state?seat=A")
        if state["decision"] is None:
            return
        guest.post(f"/api/tables/{table}/answers", seq=state["seq"], seat="A", answer=text)


@pytest.mark.rule("YG-CAMP-01", "YG-CAMP-08", "YG-CAMP-10")
def test_after_a_win_the_host_goes_on_with_the_next_saga_and_everybody_buys(bera: Guest) -> None:
    one = sat_down(bera, "saga=balder tries=1,0,0,0,0,0 odin.life=5 thor.life=2 " + WON.format("ransom:1"))
    end(bera, one)
    over = bera.get(f"/api/tables/{one}")
    made = bera.post("/api/campaigns", 201, table=one, way="position", seats=SAME)
    asked = bera.get(f"/api/tables/{made['id']}/state?seat=A")

    assert (over["status"], over["story"]["more"], over["story"]["adventure"]["en"]) == (
        "over",
        True,
        "The Death of Balder",
    )
    assert (asked["decision"]["ask"], asked["view"]["campaign"]["saga"]) == ("sheet.buy", "fimbulwinter")
    assert [sheet["xp"] for sheet in asked["view"]["campaign"]["sheets"]] == [5, 2]
    told = bera.get(f"/api/tables/{one}")
    assert (told["rematch"], told["story"]["more"]) == (made["id"], False)  # the continuation is at another table now
    bera.post(f"/api/tables/{made['id']}/answers", seq=asked["seq"], seat="A", answer="buy god b")
    now = bera.get(f"/api/tables/{made['id']}/state?seat=B")["view"]["campaign"]["sheets"][0]
    assert (now["xp"], now["rows"][0]["ticked"]) == (2, ["b"])


@pytest.mark.rule("YG-CAMP-09")
def test_a_lost_saga_is_tried_again_and_the_lobby_says_so(bera: Guest) -> None:
    one = sat_down(bera, "saga=naglfar tries=1,1,1,2,0,0 " + LOST)
    end(bera, one)
    made = bera.post("/api/campaigns", 201, table=one, way="position", seats=SAME)
    story = next(table for table in bera.get("/api/tables")["mine"] if table["id"] == made["id"])["story"]

    assert (story["adventure"]["de"], story["tries"], story["played"]) == ("Das Totenschiff", 3, 3)
    assert story["more"] is False
    assert story["heroes"] == ["odin", "thor"]


@pytest.mark.rule("YG-CAMP-01")
def test_after_the_last_saga_the_campaign_is_over(bera: Guest) -> None:
    one = sat_down(bera, "saga=vigrid tries=1,1,1,1,1,1 " + WON.format("wounds:4"))
    end(bera, one)

    assert bera.get(f"/api/tables/{one}")["story"]["more"] is False
    look = bera.post("/api/campaigns/look", 200, table=one)
    assert (look["over"], look["ways"]) == (True, ["beginning"])


@pytest.mark.rule("YG-CAMP-14")
def test_nobody_joins_or_leaves_between_two_games(bera: Guest) -> None:
    one = sat_down(bera, "tries=1,0,0,0,0,0 " + LOST)
    end(bera, one)

    assert bera.post("/api/campaigns/look", 200, table=one)["players"]["position"] == [2]
    three = [*SAME, {"kind": "bot", "level": "thrall"}]
    fault = bera.fault("POST", "/api/campaigns", 400, table=one, way="position", seats=three)
    assert fault == "yggdrasil-players-fixed"


def test_a_game_is_begun_again_from_its_purchases(bera: Guest) -> None:
    one = sat_down(bera, "tries=1,0,0,0,0,0 " + LOST)
    end(bera, one)
    table = bera.post("/api/campaigns", 201, table=one, way="position", seats=SAME)["id"]
    for seat in "AB":
        state = bera.get(f"/api/tables/{table}/state?seat={seat}")
        bera.post(f"/api/tables/{table}/answers", seq=state["seq"], seat=seat, answer="done")
    assert bera.get(f"/api/tables/{table}/state")["decision"]["ask"] != "sheet.buy"
    bera.post(f"/api/tables/{table}/restart", 200)

    again = bera.get(f"/api/tables/{table}/state?seat=A")
    assert (again["decision"]["ask"], again["view"]["campaign"]["tries"]) == ("sheet.buy", {"balder": 2})


def test_the_journal_tells_game_after_game(bera: Guest) -> None:
    one = sat_down(bera, "tries=1,0,0,0,0,0 " + LOST)
    end(bera, one)
    table = bera.post("/api/campaigns", 201, table=one, way="position", seats=SAME)["id"]
    state = bera.get(f"/api/tables/{table}/state?seat=A")
    bera.post(f"/api/tables/{table}/answers", seq=state["seq"], seat="A", answer="buy elf")
    chapters = bera.get(f"/api/tables/{table}/journal")["chapters"]

    assert [[event["kind"] for event in chapter["events"]] for chapter in chapters] == [
        ["lose", "experience", "experience"],
        ["saga", "equip"],
    ]
    assert [chapter["over"] for chapter in chapters] == [True, False]
    assert chapters[1]["before"][0]["xp"] == 3


def test_a_single_game_is_no_campaign(bera: Guest) -> None:
    made = bera.post("/api/tables", 201, game="yggdrasil", seats=[{"kind": "me"}])

    assert bera.get(f"/api/tables/{made['id']}")["story"] is None
    assert bera.fault("GET", f"/api/tables/{made['id']}/campaign", 400) == "campaign-none-here"


def test_a_file_from_the_hall_goes_on_at_home(bera: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.tables.campaign import Book, Campaigns
    from meadhall.tables.campaign_archive import Parcel

    one = sat_down(bera, "tries=1,0,0,0,0,0 " + LOST)
    end(bera, one)
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    campaign = Parcel(saved(bera, one), "ragna").unwrap(Campaigns(), "Ragna", Book("ragnarok"))
    table, _ = campaign.take_up()

    assert table.game.view(table.state, None)["campaign"]["tries"] == {"balder": 2}
    assert campaign.story()["heroes"][0]["xp"] == 3
