"""Threat tokens: how many, to whom, and in which order they fall."""

import pytest

from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.edge.view_combat import groups_view
from meadhall.games.trudvang.enemy_groups import CARD, DRAUGR, GARM, group_of
from meadhall.games.trudvang.fight import ATTACKS
from meadhall.games.trudvang.rules.enemies import clear_enemies, status_on_enemy
from meadhall.games.trudvang.rules.foes import OF_CARD
from meadhall.games.trudvang.rules.marching import move_enemies
from meadhall.games.trudvang.rules.threat import place_threat, remove_threat, supply
from meadhall.games.trudvang.saga import ident
from trudvang.arena import HERE, do, fill, placed, resolve, table, units
from trudvang.scene import ask, asked, offered, run

PLUS_DEFENCE = 6


@pytest.mark.rule("TL-THREAT-02", "TL-THREAT-03", "TL-THREAT-04", "TL-THREAT-05", "TL-THREAT-13", "TL-BOSS-04")
@pytest.mark.parametrize(("players", "own", "instructed"), [(1, 0, 1), (2, 0, 1), (3, 1, 1), (4, 2, 2)])
def test_threat_by_the_number_of_players(players, own, instructed):
    s = table("maelling", "", players=players)
    placed(s, DRAUGR, 3)
    assert (s.groups[0].threat, len(s.groups[0].units)) == (own, 3 + own)
    placed(s, GARM, 1, "sylvan", threat=False)
    assert s.groups[1].threat == 0
    do(s, place_threat(s, REGION_OF["sylvan"], 1))
    assert s.groups[1].threat == instructed
    do(s, place_threat(s, REGION_OF["soj"], 1))
    assert s.loose == [REGION_OF["soj"] * 4 + instructed]


@pytest.mark.rule("TL-THREAT-15")
def test_threat_counts_as_an_enemy_only_in_a_group():
    s = table("maelling", "draugr:2!! garm:1 garm:1@sylvan")
    s.loose = [REGION_OF["soj"] * 4 + 1]
    assert [s.enemies_at(REGION_OF[name]) for name in ("arji", "sylvan", "soj")] == [5, 1, 0]


@pytest.mark.rule("TL-THREAT-01", "TL-THREAT-11", "TL-THREAT-12")
def test_two_marks_fall_one_after_the_other():
    s = table("volgr", "forest_troll:1!!")  # 3 health each
    fill(s, 0, "axe-storm-1", "cleave-1", "heavy-blow-1")
    run(resolve(s, ATTACKS), "play axe-storm-1")
    assert (units(s), s.groups[0].tokens) == ([0, 0], [1])  # the second hit went beyond, and is lost
    run(s, "play cleave-1")
    assert (units(s), s.groups[0].tokens) == ([0], [])
    s = table("volgr", "forest_troll:1!!")
    s.groups[0].units = [0, 0, 2]
    assert [unit["threat"] for unit in groups_view(s)[0]["units"]] == [False, True, True]
    fill(s, 0, "heavy-blow-1")
    run(resolve(s, ATTACKS), "play heavy-blow-1")
    assert (units(s), s.groups[0].tokens) == ([0, 0], [1])  # the next one starts fresh


@pytest.mark.rule("TL-THREAT-06")
def test_the_players_choose_the_group():
    s = table("maelling", "draugr:1 garm:1")
    do(s, place_threat(s, HERE, 1))
    assert (asked(s)[0], offered(s)) == (-3, ["group draugr", "group garm"])
    run(s, "group garm")
    assert [group.threat for group in s.groups] == [0, 1]
    do(s, remove_threat(s, HERE, 1))
    assert [group.units for group in s.groups] == [[0], [0]]


@pytest.mark.case("TL-CASE-66")
@pytest.mark.rule("TL-THREAT-07", "TL-THREAT-08", "TL-EVENT-04")
def test_who_comes_first_gets_what_waits():
    s = table("maelling", "draugr:1@trollridge garm:2!@dranvelt")
    s.at[0] = REGION_OF["sylvan"]
    do(s, place_threat(s, HERE, 1))
    do(s, move_enemies(s, -1, 1, -1))
    while ask(s) == "enemy.move":
        run(s, "to arji")
    assert {group.place for group in s.groups} == {HERE}
    assert offered(s) == ["group draugr", "group garm"]
    run(s, "group draugr")
    assert ([group.threat for group in s.groups], s.loose) == ([1, 1], [])
    s = table("maelling", "", players=3)
    do(s, place_threat(s, HERE, 1))
    placed(s, DRAUGR, 1)
    assert s.groups[0].threat == 2  # what waited, and its own


@pytest.mark.case("TL-CASE-67")
@pytest.mark.rule("TL-THREAT-09")
def test_the_furthest_threat_is_taken():
    s = table("maelling", "")
    near, far = REGION_OF["fylges"], REGION_OF["icepeak"]
    s.loose = [near * 4 + 1, far * 4 + 1]
    s.groups = [group_of([DRAUGR, CARD, REGION_OF["soj"], -1, [0] * 14, [1] * 13, *[[0] * 14] * 4])]
    assert supply(s) == 0
    do(s, place_threat(s, HERE, 1))
    assert sorted(s.loose) == sorted([near * 4 + 1, HERE * 4 + 1])
    s.loose = []
    s.groups[0].attach(1)
    s.groups[0].attach(1)
    do(s, place_threat(s, HERE, 1))
    assert (s.loose, supply(s)) == ([], 0)  # all are attached: none is added


@pytest.mark.rule("TL-THREAT-09")
def test_players_break_ties_between_distant_ones():
    s = table("maelling", "")
    s.groups = [group_of([DRAUGR, CARD, REGION_OF["soj"], -1, [0] * 14, [1] * 13, *[[0] * 14] * 4])]
    s.loose = [REGION_OF["fylges"] * 4 + 1, REGION_OF["dranvelt"] * 4 + 1]
    do(s, place_threat(s, HERE, 1))
    assert offered(s) == ["from fylges", "from dranvelt"]
    run(s, "from dranvelt")
    assert sorted(s.loose) == sorted([REGION_OF["fylges"] * 4 + 1, HERE * 4 + 1])


@pytest.mark.rule("TL-THREAT-14", "TL-THREAT-08")
def test_a_group_that_only_moves_gets_none():
    s = table("maelling", "draugr:1!!@trollridge", players=4)
    do(s, move_enemies(s, -1, 1, -1))
    assert (s.groups[0].place, s.groups[0].threat) == (HERE, 2)


@pytest.mark.rule("TL-THREAT-15")
def test_waiting_threat_is_no_enemy():
    s = table("maelling", "")
    do(s, place_threat(s, HERE, 2))
    assert s.enemies_at(HERE) == 0


@pytest.mark.rule("TL-END-03")
def test_the_map_is_cleared():
    s = table("maelling", "draugr:1!")
    s.loose = [REGION_OF["soj"] * 4 + 1]
    status_on_enemy(s, OF_CARD, PLUS_DEFENCE)
    clear_enemies(s)
    assert (s.groups, s.loose, s.marks, s.status_pool) == ([], [], [], [6] * 4)


@pytest.mark.rule("TL-THREAT-10", "TL-THREAT-17")
def test_a_figure_does_not_fall_while_its_group_has_a_threat():
    s = table("maelling", "draugr:2! E:1")
    s.enemy_cards[DRAUGR] = ident("DRAUGR-3")  # 3 health, DEF 1
    s.groups[0].units = [2, 0, 0]
    fill(s, 0, "rain-of-arrows")
    run(resolve(s, ATTACKS), "play rain-of-arrows")
    assert (units(s), s.groups[0].threat) == ([1, 1], 0)  # the wounded one's end is the end of the `!`


@pytest.mark.rule("TL-THREAT-03", "TL-THREAT-09")
def test_the_token_of_a_new_group_may_come_from_afar():
    s = table("maelling", "", players=3)
    s.loose = [REGION_OF["icepeak"] * 4 + 1] + [REGION_OF["fylges"] * 4 + 1] * 14
    placed(s, DRAUGR, 1)
    assert (s.groups[0].threat, s.loose) == (1, [REGION_OF["fylges"] * 4 + 1] * 14)
    s = table("maelling", "", players=3)
    s.groups = [group_of([GARM, CARD, REGION_OF["soj"], -1, [0] * 16, [1] * 15, *[[0] * 16] * 4])]
    placed(s, DRAUGR, 1)
    assert (s.groups[1].threat, supply(s)) == (0, 0)


@pytest.mark.rule("TL-THREAT-06", "TL-THREAT-08", "TL-GEN-08")
def test_a_token_that_waits_or_one_that_is_attached_is_removed():
    s = table("maelling", "draugr:1!!")
    s.loose = [REGION_OF["soj"] * 4 + 1, HERE * 4 + 1]
    do(s, remove_threat(s, HERE, 1))
    assert offered(s) == ["group loose", "group draugr"]
    run(s, "group loose")
    assert (s.loose, units(s)) == ([REGION_OF["soj"] * 4 + 1], [0, 0, 0])
    do(s, remove_threat(s, HERE, 2))
    assert (units(s), s.groups[0].tokens) == ([0], [])


@pytest.mark.rule("TL-THREAT-01", "TL-THREAT-12")
def test_a_group_may_grow_as_long_as_there_are_tokens():
    s = table("volgr", "draugr:3 garm:1", players=4)
    for _ in range(15):
        s.groups[0].attach(2)
    fill(s, 0, "heavy-blow-1")
    run(resolve(s, ATTACKS), "play heavy-blow-1")
    assert offered(s) == ["hit draugr.!", "hit garm.1"]
    run(s, "hit draugr.!")
    assert (len(units(s)), s.groups[0].threat) == (32, 29)
