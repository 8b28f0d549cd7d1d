"""Enemies on the move: towards the closest Hero or a region."""

import pytest

from meadhall.games.trudvang.cards import REGION_OF, REGIONS
from meadhall.games.trudvang.enemy_groups import FOREST_TROLL
from meadhall.games.trudvang.rules.marching import move_enemies
from meadhall.games.trudvang.state import SPACES
from trudvang.arena import HERE, do, table
from trudvang.scene import asked, offered, refused, run, tale
from trudvang.scene import table as scene_table


@pytest.mark.case("TL-CASE-19")
@pytest.mark.rule("TL-EVENT-04", "TL-EVENT-05", "TL-EVENT-06", "TL-EVENT-07", "TL-THREAT-08", "TL-ENEMY-08")
def test_towards_the_closest():
    s = table("briya,maelling,lydana,volgr", "draugr:2!!@sylvan")
    s.at = [REGION_OF["fylges"], REGION_OF["arji"], REGION_OF["grim_sea"], REGION_OF["manjord"]]
    do(s, move_enemies(s, -1, 1, -1))
    assert (asked(s), sorted(offered(s))) == ((-3, "enemy.move"), ["to arji", "to fylges"])
    assert refused(s, "to grim_sea") == "TL-EVENT-06"
    assert refused(s, "to manjord") == "TL-EVENT-07"
    run(s, "to fylges")
    assert (s.groups[0].place, s.groups[0].threat) == (REGION_OF["fylges"], 2)


@pytest.mark.case("TL-CASE-69", "TL-CASE-186")
@pytest.mark.rule("TL-EVENT-07", "TL-EVENT-13", "TL-EVENT-06")
def test_who_can_be_reached():
    s = table("maelling,volgr", "garm:1@sylvan")
    s.at = [REGION_OF["soj"], REGION_OF["dranvelt"]]  # soj is nearer by sea
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == REGION_OF["arji"]
    s = table("maelling,volgr", "garm:1@sylvan")
    s.at = [REGION_OF["grim_sea"], REGION_OF["dranvelt"]]  # a Hero at sea is nearest of all, and out of reach
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == REGION_OF["arji"]
    s = table("maelling,volgr", "garm:1@sylvan")
    s.at = [REGION_OF["fylges"], REGION_OF["dranvelt"]]
    s.down[0] = 1
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == REGION_OF["arji"]
    s.at[1] = REGION_OF["soj"]
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == REGION_OF["arji"]  # nobody can be reached by land


@pytest.mark.rule("TL-EVENT-08", "TL-ENEMY-07", "TL-ENEMY-15", "TL-ENEMY-17", "TL-EVENT-11")
def test_who_does_not_move():
    s = table("maelling", "draugr:1@arji forest_troll:1@sylvan F:1@sylvan garm:1@sylvan garm:1@dranvelt")
    s.groups[3].poi = 5  # tied to a POI, with its Threat
    s.groups[3].attach(1)
    do(s, move_enemies(s, -1, 1, -1))
    assert [REGIONS[group.place] for group in s.groups] == ["arji", "sylvan", "sylvan", "sylvan", "arji"]
    s.groups[3].poi = -1  # the token is discarded: it is free to go
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[3].place == HERE


@pytest.mark.rule("TL-ENEMY-07", "TL-EVENT-04")
def test_nobody_marches_on_an_adventure_map():
    book = tale(
        spaces="start: 1\nspaces:\n  1: {name: Hall, read: end-done, doors: [2]}\n"
        "  2: {name: Cell, read: end-done, doors: [1]}"
    )
    s = scene_table(
        "space=2 host=sylvan A.hero=kattly A.at=sylvan B.hero=briya B.at=sylvan enemies=DRAUGR-1 "
        "groups=draugr@space:1:0;draugr@space:2:0;draugr@arji:0",
        book,
    )
    do(s, move_enemies(s, -1, 1, -1))
    assert [group.place for group in s.groups] == [SPACES, SPACES + 1, REGION_OF["sylvan"]]


@pytest.mark.rule("TL-EVENT-04")
def test_a_type_towards_a_region():
    s = table("maelling", "forest_troll:1@manjord draugr:1@manjord")
    do(s, move_enemies(s, FOREST_TROLL, 2, REGION_OF["dranvelt"]))
    assert [group.place for group in s.groups] == [REGION_OF["dranvelt"], REGION_OF["manjord"]]
