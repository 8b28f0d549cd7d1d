"""Adventure Maps."""

import pytest

import meadhall
from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.games.trudvang.saga import ident
from meadhall.words import Words
from optional import unwrap
from trudvang.scene import TABLE, ask, asked, at, offered, pages, reading, refused, run, table, tale, told

SPACES = """
    start: 1
    spaces:
      1: {name: Gate, read: 51, doors: [3, 2]}
      2: {name: Cell, read: 52, doors: [1]}
      3: {name: Stair, read: 53, doors: [1, 4]}
      4: {name: Hall, read: 54, doors: [3, {to: 5, if: {quest: 2}}]}
      5: {name: Vault, read: 55, doors: [{to: 4, if: {quest: 2}}]}
"""
ENTRIES = """
    10: {text: Down., do: [open_map]}
    11: {text: Deeper., do: [{open_map: 3}, {move_party: 4}]}
    51: {text: The gate., do: [{clear_space: 1}]}
    52: {text: The cell., do: [{block_space: 2}]}
    53: {text: The stair., do: [{gain_cp: 1}]}
    54: {text: The hall., do: [{reveal_poi: D}]}
    55: {text: The vault., do: [leave_map]}
    60: {text: Green., do: [{gain_xp: 1}]}
    70: {text: Doors., do: [{close_door: {a: 1, b: 3}}, {open_door: {a: 2, b: 5}}]}
    71: {text: Unblock., do: [{unblock_space: 3}]}
    72: {text: Up., do: [leave_map, {gain_cp: 1}]}
    73: {text: Here., do: [{place_heroes: here}, {gain_cp: 1}]}
"""
POIS = """
    C: {colour: green, name: Chest, space: 3, read: 60}
    D: {colour: red, name: Wight, read: 60, foes: {type: npc, health: 2, attack: 1, defence: 0}}
"""
BOOK = tale(ENTRIES, spaces=SPACES, pois=POIS)


def phase(name, position):
    number = {"TRAVEL": 2, "ENGAGE": 3, "EXPLORE": 4}[name]
    s = table(
        f"{position} host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan "
        f"phase={number} agenda=BeginPhase({ident(name)})>NextPhase()",
        BOOK,
    )
    meadhall.pending(s)
    return s


@pytest.mark.rule("TL-ADVMAP-01", "TL-ADVMAP-02", "TL-ADVMAP-03", "TL-SETUP-11")
def test_the_book_opens_a_map_and_all_heroes_come_to_the_party_without_loss():
    s = reading(
        table("A.hero=kattly A.at=fylges B.hero=briya B.at=arji enemies=DRAUGR-1 groups=draugr@arji:0.0", BOOK), "10"
    )
    assert (s.space, s.host, at(s, 1), list(s.hp)) == (0, 13, "fylges", [9, 9])
    other = reading(table(book=BOOK), "11")
    assert other.space == 3


@pytest.mark.rule("TL-ADVMAP-04", "TL-ADVMAP-12", "TL-ADVMAP-08", "TL-ADVMAP-09")
@pytest.mark.case("TL-CASE-99")
def test_the_party_goes_through_doors_and_passes_cleared_spaces():
    s = phase("TRAVEL", "space=1 cleared=1,3")
    assert (asked(s), offered(s)) == ((TABLE, "party.move"), ["stay", "space 2", "space 3", "space 4"])
    assert refused(s, "space 5") == "TL-ADVMAP-04"
    run(s, "space 4")
    assert s.space == 3
    blocked = phase("TRAVEL", "space=1 cleared=1,3 blocked=3")
    assert offered(blocked) == ["stay", "space 2"]
    assert refused(blocked, "space 3") == "TL-ADVMAP-09"
    first = phase("TRAVEL", "space=1 cleared=1")
    assert "space 4" not in offered(first)


@pytest.mark.rule("TL-ADVMAP-04")
def test_a_door_may_ask_for_something_and_the_book_opens_and_closes_doors():
    assert "space 5" in offered(phase("TRAVEL", "space=4 quests=2:all"))
    assert "space 5" not in offered(phase("TRAVEL", "space=4"))
    s = table("space=1 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan", BOOK)
    reading(s, "70", "1")
    from meadhall.games.trudvang.rules.spaces import neighbours

    assert (neighbours(s, 0), neighbours(s, 1)) == ([1], [0, 4])
    spaces = {one["id"]: one["ways"] for one in meadhall.game("trudvang").view(s, None)["space"]["spaces"]}
    assert spaces == {"1": ["2"], "2": ["1", "5"], "3": ["4"], "4": ["3", "5"], "5": ["4", "2"]}


@pytest.mark.rule("TL-ADVMAP-05", "TL-ADVMAP-07")
@pytest.mark.case("TL-CASE-100")
def test_a_space_without_enemies_has_neither_fight_nor_event():
    s = phase("ENGAGE", "space=3")
    assert (s.events.count_left(), pages(s)) == (14, ["53"])  # straight on to Explore


@pytest.mark.rule("TL-ADVMAP-06", "TL-ADVMAP-13", "TL-ADVMAP-08")
@pytest.mark.case("TL-CASE-99")
def test_the_entry_of_an_uncleared_space_is_read_once_a_visit():
    s = phase("EXPLORE", "space=3")
    assert (pages(s), list(s.cp)) == (["53"], [1, 1])
    run(s, "stay")
    assert pages(s) == ["53"]  # the same visit
    cleared = phase("EXPLORE", "space=1 cleared=1")
    assert pages(cleared) == []


@pytest.mark.rule("TL-ADVMAP-13", "TL-ADVMAP-06")
def test_who_comes_back_to_a_space_reads_its_entry_again():
    s = phase("TRAVEL", "space=3 cleared=1 visited=1")
    run(s, "space 1", "space 3")
    assert (pages(s), list(s.cp)) == (["53"], [1, 1])


@pytest.mark.rule("TL-ADVMAP-18", "TL-ADVMAP-09")
def test_a_space_that_is_blocked_under_the_party_may_be_left_but_not_come_back_to():
    s = phase("EXPLORE", "space=2")
    assert (pages(s), list(s.blocked)) == (["52"], [1])
    assert offered(s) == ["stay", "space 1"]
    run(s, "space 1")
    assert "space 2" not in offered(s)
    again = reading(
        table("space=1 host=sylvan blocked=3 A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan", BOOK), "71", "1"
    )
    assert again.blocked == []


@pytest.mark.rule("TL-ADVMAP-10", "TL-ADVMAP-13", "TL-ADVMAP-22")
@pytest.mark.case("TL-CASE-192")
def test_a_poi_on_the_space_is_offered_after_the_compulsory_reading():
    s = phase("EXPLORE", "space=3 pois=A:arji,C:space:3")
    assert (pages(s), offered(s)) == (["53"], ["done", "poi C"])
    run(s, "poi C")
    assert list(s.xp) == [1, 1]
    cleared = phase("EXPLORE", "space=1 cleared=1 pois=A:arji,C:space:1")
    assert (pages(cleared), offered(cleared)) == ([], ["done", "poi C"])
    run(cleared, "poi C")
    assert pages(cleared) == ["60"]  # and not what the space says


@pytest.mark.rule("TL-ADVMAP-11", "TL-ADVMAP-19", "TL-THREAT-03")
@pytest.mark.case("TL-CASE-190")
def test_enemies_placed_on_a_map_stand_on_the_space_with_their_threat():
    s = table(
        "players=3 space=4 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan C.hero=volgr C.at=sylvan",
        BOOK,
    )
    reading(s, "54", "4")
    assert (s.groups[0].place, len(s.groups[0].units), s.poi_at[3]) == (32 + 3, 2, 32 + 3)


@pytest.mark.rule("TL-ADVMAP-11", "TL-TRAVEL-03", "TL-TRAVEL-04", "TL-ADVMAP-12")
def test_leaving_a_space_with_enemies_costs_what_it_costs_on_the_map_board():
    s = phase("TRAVEL", "space=3 enemies=DRAUGR-1 groups=draugr@space:3:0.0")
    run(s, "space 1")
    assert (list(s.hp), s.space) == ([7, 7], 0)
    s = phase("TRAVEL", "space=3 enemies=DRAUGR-1 groups=draugr@space:3:0.0")
    run(s, "stay")
    assert (list(s.hp), s.space) == ([9, 9], 2)
    held = phase("TRAVEL", "space=3 pois=D:space:3 groups=npc*D&D@space:3:0")
    assert held.space == 2
    assert held.fight is not None  # they could not leave, and fight


@pytest.mark.rule("TL-ADVMAP-14", "TL-ADVMAP-21")
@pytest.mark.case("TL-CASE-166")
def test_enemies_of_the_host_region_wait_until_the_map_is_left():
    s = phase("ENGAGE", "space=5 enemies=DRAUGR-1 groups=draugr@sylvan:0.0")
    assert (s.fight, pages(s), s.space, at(s, 0)) == (None, ["55"], -1, "sylvan")
    assert (list(s.hp), len(s.groups[0].units)) == ([9, 9], 2)
    run(s, "stay", "stay")
    assert s.fight is not None


@pytest.mark.rule("TL-ADVMAP-15")
def test_a_hero_defeated_on_a_map_comes_back_on_the_space_of_the_party():
    s = table("space=3 visited=1 host=sylvan A.hero=kattly A.at=sylvan A.down=1 A.hp=0 B.hero=briya B.at=sylvan", BOOK)
    run(s, "wyrd wyrd-of-ash", "space 4")
    assert s.place_of(0) == 32 + 3


@pytest.mark.rule("TL-ADVMAP-16")
def test_the_location_of_the_host_region_cannot_be_used_from_the_map():
    s = phase("EXPLORE", "space=1 cleared=1 A.cp=9 B.cp=9")
    assert ask(s) == "party.move"  # nothing was offered


@pytest.mark.rule("TL-ADVMAP-17", "TL-EVENT-07")
def test_for_enemies_on_the_map_board_the_party_is_in_the_host_region():
    from meadhall.games.trudvang.rules.marching import HEROES, move_enemies

    s = table(
        "space=1 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan enemies=DRAUGR-1 "
        "groups=draugr@trollridge:0",
        BOOK,
    )
    s.agenda.clear()
    s.do(*move_enemies(s, -1, 1, HEROES))
    assert sorted(text.split()[-1] for text in offered(s)) == ["arji", "fylges"]


@pytest.mark.rule("TL-ADVMAP-20")
@pytest.mark.case("TL-CASE-168")
def test_opening_a_map_ends_explore_and_the_first_space_is_read_next_round():
    book = tale(ENTRIES, spaces=SPACES, pois=POIS + "    B: {colour: green, name: Hole, region: fylges, read: 10}\n")
    s = table(
        f"players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=wildland C.cp=3 C.hp=3 "
        f"pois=A:wildland,B:fylges phase=4 agenda=BeginPhase({ident('EXPLORE')})>NextPhase()",
        book,
    )
    run(s, "explore fylges", "poi B")
    assert (ask(s), s.round, pages(s)) == ("party.move", 1, ["10"])  # Volgr explored nothing any more
    run(s, "stay")
    assert pages(s) == ["10", "51"]


@pytest.mark.rule("TL-COMP-12", "TL-ADVMAP-08")
@pytest.mark.case("TL-CASE-201")
def test_an_eleventh_space_gets_no_token():
    rows = [f"  {n}: {{name: S{n}, read: 10, doors: [{n % 12 + 1}]}}" for n in range(1, 13)]
    spaces = "start: 1\nspaces:\n" + "\n".join(rows)
    do = ", ".join(f"{{clear_space: {n}}}" for n in range(1, 12))
    s = table(
        "space=1 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan",
        tale(f"10: {{text: All., do: [{do}]}}", spaces=spaces),
    )
    reading(s, "10", "1")
    assert len(s.cleared) == 10
    assert len(told(s, "clear-space")) == 10


@pytest.mark.rule("TL-ADVMAP-14", "TL-SHIP-10")
def test_after_a_map_that_was_opened_at_sea_the_heroes_are_aboard_again():
    book = tale(ENTRIES.replace("[open_map]", "[open_map, leave_map]"), spaces=SPACES, pois=POIS)
    s = table("A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=arji ships=grim_sea,-", book)
    reading(s, "10", "grim_sea")
    assert ([at(s, 0), at(s, 1)], list(s.aboard)) == (["grim_sea", "grim_sea"], [0, 0])


@pytest.mark.rule("TL-ADVMAP-23", "TL-ADVMAP-12", "TL-ADVMAP-11")
def test_enemies_on_a_cleared_space_let_nobody_pass():
    s = phase("TRAVEL", "space=1 cleared=1,3 enemies=DRAUGR-1 groups=draugr@space:3:0")
    assert offered(s) == ["stay", "space 2", "space 3"]


@pytest.mark.rule("TL-EVENT-01", "TL-THREAT-06", "TL-EVENT-12")
@pytest.mark.parametrize(("event", "asks"), [("carrion-sky", "party.move"), ("stray-pack", "enemy.stray")])
def test_an_event_that_the_book_draws_on_a_map_looks_round_its_host_region(event, asks):
    book = tale(
        "10: {text: Wings., do: [{draw_event: 1}]}\n11: {text: In., do: [open_map]}",
        spaces="start: 1\nspaces:\n  1: {name: Hall, read: 10, doors: []}",
    )
    s = table(
        f"space=1 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan enemies=GARM-1 events={event}", book
    )
    reading(s, "10", "1")
    if asks == "enemy.stray":
        assert set(offered(s)) >= {"region arji"}
        run(s, "region arji")
        assert [(group.place, len(group.units)) for group in s.groups] == [(REGION_OF["arji"], 1)]
    else:
        assert s.loose == [(32 + 0) * 4 + 1]  # no Enemies around: it waits on the space


@pytest.mark.rule("TL-STATUS-12", "TL-ADVMAP-14")
def test_status_tokens_on_a_poi_of_the_map_go_back_when_the_map_is_left():
    book = tale(
        "10: {text: Out., do: [leave_map]}",
        spaces="start: 1\nspaces:\n  1: {name: Hall, read: 10, doors: []}",
        pois="D: {colour: red, name: Wight, read: 10, foes: {type: npc, health: 2, attack: 1, defence: 0}}",
    )
    s = table(
        "space=1 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan pois=A:arji,D:space:1 "
        "marks=D-attack duels=D:A threat=soj!1,space:1!1",
        book,
    )
    reading(s, "10", "1")
    assert s.loose == [REGION_OF["soj"] * 4 + 1]
    assert (s.space, s.marks, s.status_pool[2], s.duels[3]) == (-1, [], 6, -1)


@pytest.mark.rule("TL-SHIP-11", "TL-ADVMAP-14")
def test_a_ship_lost_under_a_map_brings_the_party_ashore():
    book = tale(
        "10: {text: Crack., do: [lose_ship]}", spaces="start: 1\nspaces:\n  1: {name: Hull, read: 10, doors: []}"
    )
    s = table("space=1 host=grim_sea ships=grim_sea,- A.hero=kattly A.at=grim_sea B.hero=briya B.at=grim_sea", book)
    reading(s, "10", "1")
    assert ask(s) == "ship.ashore"
    run(s, offered(s)[0])
    assert (s.ships[0], s.host == s.at[0] == s.at[1], at(s, 0) != "grim_sea") == (-1, True, True)


@pytest.mark.rule("TL-BOOK-12", "TL-ADVMAP-02")
def test_the_ship_of_a_party_on_a_map_lies_in_the_host_region():
    book = tale(
        "10: {text: Hull., do: [{if: {has_ship: true}, then: [{gain_cp: 1}]}]}",
        spaces="start: 1\nspaces:\n  1: {name: Hall, read: 10, doors: []}",
    )
    for ships, gained in (("sylvan,-", 1), ("fylges,-", 0)):
        s = table(f"space=1 host=sylvan ships={ships} A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan", book)
        assert list(reading(s, "10", "1").cp) == [gained, gained]


@pytest.mark.rule("TL-ADVMAP-04")
def test_spaces_are_told_by_their_names_also_when_the_map_is_closed():
    s = phase("TRAVEL", "space=1 cleared=1")
    reader = Phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    assert (
        reader.prompt(0, "party.move", unwrap(meadhall.decide(s)).about) == "The party is at “Gate”. Where does it go?"
    )
    run(s, "space 3")
    s.space = -1
    assert [reader.event({"kind": "party", **one}) for one in told(s, "party")] == ["The party moves on to “Stair”."]


@pytest.mark.rule("TL-ADVMAP-01", "TL-ADVMAP-13", "TL-GEN-08")
def test_a_map_that_is_open_is_not_opened_again():
    s = phase("TRAVEL", "space=3")
    s.visited = 1
    reading(s, "10", "3")
    assert (s.space, s.host, s.visited, told(s, "open-map")) == (2, REGION_OF["sylvan"], 1, [])


@pytest.mark.rule("TL-ADVMAP-14", "TL-GEN-08")
def test_without_a_map_none_is_left():
    s = reading(table("enemies=DRAUGR-1 groups=draugr@arji:0", BOOK), "72")
    assert (told(s, "leave-map"), list(s.cp), at(s, 0), len(s.groups)) == ([], [1, 1], "fylges", 1)


@pytest.mark.rule("TL-ADVMAP-02", "TL-GEN-08")
def test_on_a_map_the_heroes_are_here_already():
    s = reading(phase("TRAVEL", "space=3"), "73", "3")
    assert (s.space, at(s, 0), at(s, 1), list(s.cp)) == (2, "sylvan", "sylvan", [1, 1])
    assert told(s, "place-heroes") == []


@pytest.mark.rule("TL-ADVMAP-02", "TL-SETUP-11")
def test_a_hero_at_sea_comes_to_the_map_as_well_and_leaves_the_ship():
    s = table("A.hero=kattly A.at=fylges B.hero=briya B.at=grim_sea B.ship=1 ships=grim_sea,-", BOOK)
    reading(s, "10")
    assert (at(s, 1), list(s.aboard)) == ("fylges", [-1, -1])
