"""Going to winter, ships without crew, and sitting out."""

import pytest

import meadhall
from fire_and_axe.voyage import FIFTEEN, asked, at, game, hold, owned, port, stock, table, why
from meadhall.games.fire_and_axe.chart import PORT_IDS
from optional import unwrap
from scenario import offered, run, told

FOURTEEN = FIFTEEN[:14]


@pytest.mark.rule("FA-WINTER-01", "FA-WINTER-02")
@pytest.mark.parametrize("ship", ["york", "biscay", "denmark", "constantinople", "vinland_sea"])
def test_from_anywhere_at_any_time_with_one_crewmember(ship):
    s = table(f"A.ship={ship} A.crew=3 A.cargo=fish,furs prep=3 sail=4 B.ship=lion C.ship=rome")
    run(s, "winter")
    assert (at(s, "A"), hold(s, "A"), s.supply[0], s.active) == ("winter", {"crew": 1}, 14, 1)
    assert stock(s) == {"fish": 10, "tusks": 11, "furs": 11}
    run(s, "end", "end")
    assert (asked(s), at(s, "A"), hold(s, "A")) == ((0, "turn.act"), "winter", {"crew": 1})
    assert "launch denmark" in offered(s)


@pytest.mark.rule("FA-WINTER-03")
@pytest.mark.parametrize(
    ("position", "script"),
    [
        ("A.ship=york A.crew=3", ["raid", "die 1"]),
        ("A.ship=halogaland A.crew=2 A.cargo=fish sail=2", ["sail finnmark"]),
        ("A.ship=horn A.crew=1", ["settle 1", "die 6"]),
        ("A.ship=york A.crew=3 A.hand=unrest", ["raid"]),
        ("A.ship=york A.hand=unrest", ["discard unrest"]),
    ],
)
def test_not_in_the_middle_of_something(position, script):
    s = table(position)
    run(s, *script)
    assert (asked(s)[0], "winter" in offered(s)) == (0, False)
    assert why(s, "winter") == "FA-WINTER-03"


@pytest.mark.rule("FA-WINTER-04")
def test_not_from_the_wintering_zone_itself():
    s = table("A.crew=2")
    assert why(s, "winter") == "FA-WINTER-04"


@pytest.mark.rule("FA-WINTER-06")
def test_there_is_room_for_everybody():
    s = table("players=5 A.ship=york")
    run(s, "winter")
    assert [at(s, seat) for seat in "ABCDE"] == ["winter"] * 5
    assert why(s, "sail york") == "FA-LOAD-08"


@pytest.mark.rule("FA-CREW-01", "FA-CREW-03")
def test_a_ship_without_crew_starts_again_with_nothing():
    s = table("A.ship=york A.crew=1 A.cargo=fish,tusks B.ship=lion C.ship=rome")
    run(s, "raid", "die 2")
    assert (at(s, "A"), hold(s, "A"), s.supply[0], stock(s)) == (
        "winter",
        {},
        15,
        {"fish": 10, "tusks": 11, "furs": 11},
    )
    assert s.active == 1
    run(s, "end", "end")
    assert (asked(s), why(s, "launch denmark")) == ((0, "turn.act"), "FA-LOAD-05")


@pytest.mark.rule("FA-CREW-02")
def test_in_anothers_turn_that_turn_goes_on():
    s = table("A.ship=york A.crew=2 A.hand=sea_serpent B.ship=biscay B.crew=1")
    run(s, "play sea_serpent", "leave", "die 1")
    assert (at(s, "B"), asked(s), "raid" in offered(s)) == ("winter", (0, "turn.act"), True)
    run(s, "end")
    assert (asked(s), at(s, "B")) == ((1, "turn.act"), "winter")


@pytest.mark.rule("FA-CREW-03")
def test_vikings_never_die():
    s = table("A.ship=york A.crew=4")
    run(s, "raid", "die 1", "roll", "die 1", "roll", "die 1")
    assert s.crew[0] + s.supply[0] == 15


@pytest.mark.rule("FA-CREW-04")
def test_what_was_gained_before_stays():
    s = table("A.ship=york A.crew=1 A.cargo=fish A.vp=9 A.sagas=S1-D-T raided=iona:A5 settled=dublin:A")
    run(s, "raid", "die 1")
    first = game.view(s, 0)["players"][0]
    assert (first["vp"], first["sagas"], first["towns"], first["settlements"]) == (9, ["S1-D-T"], ["iona"], 1)


@pytest.mark.case("FA-CASE-81")
@pytest.mark.rule("FA-CREW-05", "FA-CREW-07", "FA-SETTLE-09")
def test_fifteen_settlements_and_one_that_comes_back():
    s = table(f"A.ship=horn A.crew=1 settled={owned(FOURTEEN, 'A')} B.ship=orkney B.hand=unrest C.ship=lion")
    run(s, "settle 1", "pass", "die 6", "pass", "place")
    assert (at(s, "A"), s.active, s.is_sitting_out(0)) == ("winter", 1, True)
    other = s.copy()
    other.log = []
    run(other, "end", "pass", "end")
    assert (asked(other), [event["seat"] for event in told(other, "skip")]) == ((1, "turn.act"), [0])
    run(s, "play unrest", "leave", "die 6", "end", "end")
    assert (asked(s), s.supply[0], offered(s)[-1]) == ((0, "turn.act"), 1, "end")
    run(s, "load crew", "launch norway")


@pytest.mark.case("FA-CASE-82")
@pytest.mark.rule("FA-CREW-06", "FA-FINAL-09")
def test_the_game_ends_when_all_crew_of_all_have_settled():
    towns = ",".join(f"{name}:A" for name in PORT_IDS if game.view(table(), 0)["towns"].count(name))
    a, b, c = PORT_IDS[:14], PORT_IDS[15:30], PORT_IDS[30:45]
    s = table(f"A.ship={PORT_IDS[14]} A.crew=1 raided={towns} settled={owned(a, 'A')},{owned(b, 'B')},{owned(c, 'C')}")
    run(s, "settle 1", "die 6", "place")
    assert (meadhall.decide(s), unwrap(game.outcome(s)).reason) == (None, "settled")
    assert s.settled.count(0) == s.settled.count(1) == s.settled.count(2) == 15


@pytest.mark.rule("FA-CREW-08", "FA-FINAL-07")
def test_who_sits_out_keeps_the_place_in_the_order_and_the_tokens():
    settled = owned(FIFTEEN, "A")
    s = table(f"settled={settled} B.ship=lion C.ship=rome active=C holder=A placed=0 left=0 open=S3-D-T era=3")
    run(s, "end")
    assert (asked(s), s.placed) == ((1, "turn.act"), 1)
    run(s, "end", "end")
    assert (asked(s), s.placed) == ((1, "turn.act"), 2)
    run(s, "end", "end")
    assert (meadhall.decide(s), unwrap(game.outcome(s)).reason, s.placed, s.active) == (None, "tokens", 3, 0)


@pytest.mark.rule("FA-CREW-05", "FA-CREW-07")
def test_what_another_loses_brings_nobody_back():
    s = table(f"settled={owned(FIFTEEN, 'B')} A.ship=lion A.crew=1 sail=3 skulls=crew")
    assert [player["sits_out"] for player in game.view(s, 0)["players"]] == [False, True, False]


@pytest.mark.rule("FA-CREW-05")
def test_crew_lost_this_turn_is_still_crew():
    s = table(f"A.ship=halogaland A.crew=1 sail=2 settled={owned(FOURTEEN, 'A')} B.ship=lion C.ship=rome")
    run(s, "sail finnmark")  # the last crewmember lies on a skull until the clean-up
    assert (at(s, "A"), s.supply[0], s.is_sitting_out(0)) == ("winter", 1, False)
    lost = table(f"settled={owned(FOURTEEN, 'A')} sail=3 skulls=crew over=1")
    assert not game.view(lost, 1)["players"][0]["sits_out"]
    run(s, "end", "end", "load crew")
    assert (hold(s, "A"), s.settled[port("orkney")]) == ({"crew": 1}, 0)
