"""The Travel Phase on land and at sea."""

import pytest

import meadhall
from meadhall.games.trudvang.saga import ident
from meadhall.words import Words
from optional import unwrap
from trudvang.scene import TABLE, asked, at, offered, refused, run, table, told, told_story, trudvang

TRAVEL = f"phase=2 agenda=BeginPhase({ident('TRAVEL')})"


def travelling(position, **options):
    return table(f"{position} {TRAVEL}", **options)


PAIR = "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges "


@pytest.mark.rule("TL-TRAVEL-01", "TL-TRAVEL-02", "TL-TRAVEL-05", "TL-TRAVEL-09", "TL-PHASE-03")
def test_a_hero_goes_over_a_land_border_stays_or_lets_another_go_first():
    s = travelling(PAIR)
    assert asked(s) == (0, "hero.travel")
    assert offered(s) == ["stay", "wait", "travel manjord", "travel trollridge", "travel arji", "travel sylvan"]
    assert refused(s, "travel grim_sea") == "TL-TRAVEL-05"
    assert refused(s, "sail grim_sea") == "TL-SHIP-02"
    assert refused(s, "travel soj") == "TL-TRAVEL-02"
    run(s, "wait")
    assert asked(s) == (1, "hero.travel")
    assert refused(s, "wait") == "TL-TRAVEL-09"
    run(s, "travel arji", "stay")
    assert (at(s, 0), at(s, 1)) == ("fylges", "arji")


@pytest.mark.rule("TL-TRAVEL-03", "TL-TRAVEL-07", "TL-TRAVEL-10", "TL-THREAT-01")
def test_leaving_enemies_costs_1_health_a_unit():
    s = travelling(PAIR + "enemies=DRAUGR-1 groups=draugr@fylges:0.0!1;draugr@sylvan:0.0")
    run(s, "travel arji", "stay")
    assert (list(s.hp), at(s, 0)) == ([7, 9], "arji")


@pytest.mark.rule("TL-TRAVEL-04", "TL-ENEMY-17")
def test_enemies_of_a_poi_let_nobody_leave():
    s = travelling("A.hero=kattly A.at=arji B.hero=briya B.at=fylges enemies=DRAUGR-1 groups=draugr&A@arji:0")
    assert offered(s) == ["stay", "wait"]
    assert refused(s, "travel fylges") == "TL-TRAVEL-04"


@pytest.mark.rule("TL-TRAVEL-03", "TL-TRAVEL-04")
@pytest.mark.parametrize(
    ("enemies", "way", "said"),
    [
        ("", "free", "The way is free."),
        ("groups=draugr@fylges:0.0", "costs", "Leaving costs 2 health."),
        ("groups=draugr&A@fylges:0.0", "held", "The Enemies of a POI let nobody leave."),
    ],
)
def test_the_question_says_whether_the_way_is_free_has_a_price_or_is_barred(enemies, way, said):
    s = travelling(f"{PAIR} pois=A:fylges enemies=DRAUGR-1 {enemies}")
    question = unwrap(meadhall.decide(s))
    assert (question.ask, question.about["way"]) == ("hero.travel", way)
    phrases = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    assert phrases.prompt(0, question.ask, question.about) == f"You are in Fylges. Where do you go? {said}"


@pytest.mark.rule("TL-ENEMY-17", "TL-TRAVEL-03", "TL-TRAVEL-04")
@pytest.mark.case("TL-CASE-183")
def test_when_the_poi_is_gone_its_enemies_hold_nobody_any_more():
    red = "D: {colour: red, name: Guards, read: end-done, foes: {type: npc, health: 2, attack: 1, defence: 0}}"
    s = told_story("- discard_poi: D", PAIR + "pois=A:arji,D:fylges groups=npc*D&D@fylges:0.0!1 " + TRAVEL, pois=red)
    assert (s.groups[0].poi, s.groups[0].source) == (-1, 3)
    from meadhall.games.trudvang.rules.foes import foes_of
    from meadhall.games.trudvang.rules.travel import travel

    assert foes_of(s, s.groups[0]).health == 2
    s.do(*travel(s))
    s.legal = None
    run(s, "travel arji")
    assert s.hp[0] == 7


@pytest.mark.rule("TL-TRAVEL-06", "TL-TRAVEL-03")
@pytest.mark.case("TL-CASE-75")
def test_whoever_is_defeated_by_leaving_does_not_leave():
    s = travelling(
        "A.hero=kattly A.at=fylges A.hp=2 B.hero=briya B.at=arji enemies=DRAUGR-1 groups=draugr@fylges:0.0.0!2"
    )
    run(s, "travel sylvan")
    assert (at(s, 0), s.down[0], s.hp[0]) == ("fylges", 1, 0)


@pytest.mark.rule("TL-TRAVEL-08")
def test_a_boss_counts_as_one():
    cards = "GIANT: {kind: enemy, name: Giant, figure: erkki, health: 9, attack: 3, defence: 1, boss: true}"
    from trudvang.scene import tale

    s = travelling(PAIR + "enemies=GIANT groups=erkki@fylges:0", book=tale("", cards))
    run(s, "travel arji", "stay")
    assert s.hp[0] == 8


@pytest.mark.rule("TL-THREAT-15")
@pytest.mark.case("TL-CASE-76")
def test_threat_alone_costs_nothing():
    s = travelling(PAIR + "threat=fylges!2")
    run(s, "travel arji", "stay")
    assert (list(s.hp), at(s, 0)) == ([9, 9], "arji")


@pytest.mark.rule("TL-TRAVEL-10", "TL-GEN-14")
def test_a_card_may_lessen_what_leaving_costs():
    from trudvang.scene import tale

    cards = "LIGHT: {kind: title, name: Light-Foot, effects: [{at: would_leave_region, do: [{prevent: 2}]}]}"
    s = travelling(PAIR + "A.titles=LIGHT:- enemies=DRAUGR-1 groups=draugr@fylges:0.0.0", book=tale("", cards))
    run(s, "travel arji", "use LIGHT", "stay")
    assert s.hp[0] == 8


# Ships


@pytest.mark.rule("TL-SHIP-01", "TL-SHIP-02", "TL-SHIP-03", "TL-SHIP-07", "TL-SHIP-10")
def test_at_the_shore_each_chooses_to_go_along_and_they_move_as_one():
    s = travelling(
        "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges ships=fylges,-"
    )
    assert "sail grim_sea" in offered(s)
    run(s, "sail grim_sea")
    assert asked(s) == (1, "ship.board")
    run(s, "yes", "no")
    assert ([at(s, seat) for seat in range(3)], list(s.aboard)) == (["grim_sea", "grim_sea", "fylges"], [0, 0, -1])
    assert asked(s) == (2, "hero.travel")  # Volgr may still go elsewhere
    assert refused(s, "sail grim_sea") == "TL-SHIP-02"


@pytest.mark.rule("TL-SHIP-03", "TL-SHIP-07", "TL-SHIP-08")
@pytest.mark.case("TL-CASE-78")
def test_at_sea_all_aboard_move_or_nobody_does():
    aboard = "A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=grim_sea B.ship=1 ships=grim_sea,-"
    s = travelling(aboard)
    assert (asked(s), offered(s)[0]) == ((TABLE, "ship.sail"), "stay")
    run(s, "sail soj")
    assert ([at(s, 0), at(s, 1)], list(s.aboard), list(s.ships)) == (["soj", "soj"], [-1, -1], [17, -1])
    stay = travelling(aboard)
    run(stay, "stay")
    assert [at(stay, 0), at(stay, 1)] == ["grim_sea", "grim_sea"]
    leader = table(f"leader=B {aboard} {TRAVEL}", shared="leader")
    assert asked(leader) == (1, "ship.sail")


@pytest.mark.rule("TL-SHIP-04", "TL-SHIP-09")
def test_on_dry_land_heroes_disembark_and_the_ship_stays():
    s = travelling("A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=arji ships=grim_sea,-")
    run(s, "sail sylvan", "stay")
    assert (at(s, 0), s.aboard[0], s.ships[0]) == ("sylvan", -1, 16)


@pytest.mark.rule("TL-SHIP-12", "TL-TRAVEL-03")
@pytest.mark.case("TL-CASE-79")
def test_sailing_off_from_enemies_costs_each_hero_aboard():
    aboard = "A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=grim_sea B.ship=1 ships=grim_sea,- "
    aboard += "enemies=DRAUGR-1 "
    s = travelling(aboard + "groups=draugr@grim_sea:0.0")
    run(s, "sail soj")
    assert list(s.hp) == [7, 7]
    held = travelling("pois=A:grim_sea " + aboard + "groups=draugr&A@grim_sea:0")
    assert held.agenda == [] or offered(held) == []  # only staying is left
    assert at(held, 0) == "grim_sea"


@pytest.mark.rule("TL-SHIP-12")
def test_enemies_of_a_poi_stop_the_ship():
    s = travelling(
        "players=3 pois=A:grim_sea A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=arji C.hero=volgr "
        "C.at=arji ships=grim_sea,- enemies=DRAUGR-1 groups=draugr&A@grim_sea:0"
    )
    assert asked(s) == (1, "hero.travel")  # nobody was asked about the Ship
    assert at(s, 0) == "grim_sea"


@pytest.mark.rule("TL-SHIP-13")
def test_a_hero_defeated_at_sea_stays_aboard():
    s = travelling(
        "A.hero=kattly A.at=grim_sea A.ship=1 A.down=1 A.hp=0 B.hero=briya B.at=grim_sea B.ship=1 ships=grim_sea,-"
    )
    run(s, "sail fylges")
    assert [at(s, 0), at(s, 1)] == ["fylges", "fylges"]


@pytest.mark.rule("TL-SHIP-14", "TL-GEN-03")
@pytest.mark.case("TL-CASE-184")
def test_two_ships_in_one_sea_are_one_party_and_sail_on_their_own():
    two = "A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=grim_sea B.ship=2 ships=grim_sea,grim_sea"
    from trudvang.scene import reading, tale

    s = reading(table(two, tale("10: {text: Hm., do: [{gain_cp: 1}]}")), "10", "grim_sea")
    assert list(s.cp) == [1, 1]
    s = travelling(two)
    run(s, "sail soj", "stay")
    assert ([at(s, 0), at(s, 1)], list(s.aboard)) == (["soj", "grim_sea"], [-1, 1])


@pytest.mark.rule("TL-SHIP-08")
def test_a_ship_sails_once_a_phase():
    s = travelling(
        "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=manjord C.hero=volgr C.at=arji ships=fylges,-"
    )
    run(s, "sail grim_sea")
    assert s.ships[0] == 18
    back = travelling(
        "players=3 A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=manjord C.hero=volgr C.at=arji "
        "ships=grim_sea,-"
    )
    run(back, "sail manjord")
    assert asked(back) == (1, "hero.travel")
    assert refused(back, "sail grim_sea") == "TL-SHIP-08"


@pytest.mark.rule("TL-SHIP-11")
def test_a_ship_lost_at_sea_brings_its_crew_ashore_first():
    from trudvang.scene import reading, tale

    s = reading(
        table(
            "A.hero=kattly A.at=grim_sea A.ship=1 B.hero=briya B.at=arji ships=grim_sea,-",
            tale("10: {text: Hm., do: [lose_ship]}"),
        ),
        "10",
        "grim_sea",
    )
    assert (asked(s), "ashore soj" in offered(s), "ashore arji" in offered(s)) == ((TABLE, "ship.ashore"), True, False)
    run(s, "ashore soj")
    assert (at(s, 0), list(s.ships), list(s.aboard)) == ("soj", [-1, -1], [-1, -1])


@pytest.mark.rule("TL-SHIP-01", "TL-SHIP-05", "TL-COMP-03")
def test_the_book_gives_ships_of_which_there_are_two():
    s = told_story("- take_ship: fylges\n- keep_ship\n- take_ship: soj\n- take_ship: arji\n- move_ship: manjord")
    assert ([int(ship) for ship in s.ships], s.kept) == ([9, 17], 1)
    assert len(told(s, "ship")) == 2
    lost = told_story("- take_ship: fylges\n- lose_ship")
    assert list(lost.ships) == [-1, -1]


@pytest.mark.rule("TL-SHIP-10", "TL-SHIP-01", "TL-TRAVEL-05")
def test_heroes_whom_the_book_put_to_sea_are_aboard_the_ship_that_comes_to_them():
    s = told_story("- place_heroes: grim_sea\n- take_ship: grim_sea\n- lose_ship")
    assert (asked(s), offered(s)[0].split()[0]) == ((TABLE, "ship.ashore"), "ashore")
    s = told_story("- place_heroes: grim_sea\n- take_ship: grim_sea")
    assert list(s.aboard) == [0, 0]
    s = told_story("- {place_heroes: grim_sea, who: {class: rogue}}\n- {move_ship: grim_sea}", "ships=fylges,-")
    assert (at(s, 0), at(s, 1), list(s.aboard)) == ("fylges", "grim_sea", [-1, 0])


@pytest.mark.rule("TL-SHIP-05")
def test_a_ship_that_was_to_be_kept_and_is_lost_leaves_no_promise():
    s = told_story("- take_ship: fylges\n- keep_ship\n- lose_ship\n- take_ship: fylges")
    assert (list(s.ships), s.kept) == ([13, -1], 0)


@pytest.mark.rule("TL-TRAVEL-09", "TL-TRAVEL-01")
def test_all_but_the_last_may_let_others_go_first():
    s = travelling("players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges")
    run(s, "wait", "wait")
    assert (asked(s), refused(s, "wait")) == ((2, "hero.travel"), "TL-TRAVEL-09")
    run(s, "stay", "wait", "travel arji", "stay")
    assert [at(s, seat) for seat in range(3)] == ["fylges", "arji", "fylges"]
