"""Where a rule begins and ends: the first of a row, the last of a reserve, nothing left to avert."""

import copy

import msgspec
import pytest

from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import (
    BESIEGES,
    BLOCKS,
    FIGURE,
    FOES,
    JOTNAR,
    JOTUN,
    JOTUN_KIND,
    JOTUN_OBJECT,
    NIDHOGG,
    NONE,
    SURT,
    WORLDS,
    find_world_above,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.rules.enemies import Rise
from yggdrasil.book import DUELS
from yggdrasil.scene import ask, asked, hard, jotnar, offered, refused, run, table, told, yggdrasil


def box(columns):
    """The box with some worlds in other columns."""
    changed = copy.copy(COMPONENTS)
    changed.worlds = [
        msgspec.structs.replace(world, column=columns.get(world.id, world.column)) for world in COMPONENTS.worlds
    ]
    return changed


@pytest.mark.rule("YG-MAP-01", "YG-MAP-02")
@pytest.mark.parametrize("level", ["top", "middle", "bottom"])
def test_a_level_without_a_world_in_each_column_is_a_fault_of_the_box(level):
    one, other = [world for world in COMPONENTS.worlds if world.level == level][:2]
    with pytest.raises(Fault):
        box({one.id: other.column}).check_tree()


@pytest.mark.rule("YG-MAP-01", "YG-MAP-02")
def test_a_top_world_gives_its_column_its_name():
    one, other = [world for world in COMPONENTS.worlds if world.level == "top"][:2]
    with pytest.raises(Fault):
        box({one.id: other.id, other.id: one.id}).check_tree()


@pytest.mark.rule("YG-FIGHT-JOTUN-01", "YG-JOTUN-02", "YG-FIGHT-02", "YG-FIGHT-05")
@pytest.mark.parametrize("number", range(len(JOTNAR)))
def test_every_jotun_is_beaten_where_it_stands(number):
    name, kind, thing = JOTNAR[number], JOTUN_KIND[number], JOTUN_OBJECT[number]
    s = table(f"jotnar={name} fenrir=asgard")
    world = WORLDS.index("jotunheim") if kind == BLOCKS else thing if kind == BESIEGES else s.where[thing]
    s = table(f"jotnar={name} fenrir=asgard valhalla=2 odin.at={WORLDS[world]} step=3")
    pawns = s.pawns
    assert (s.find_power(JOTUN + number), f"fight {name}" in offered(s)) == (2, True)
    run(s, f"fight {name}", *(["heroes 2"] if name != "skyrmir" else ["refrain"]))
    assert (jotnar(s), s.pawns) == ([], pawns + 1)


@pytest.mark.rule("YG-ENEMY-NID-03")
def test_nidhogg_has_no_power_to_be_fought():
    s = table("odin.at=alfheim step=3")
    assert (s.find_power(NIDHOGG), refused(s, "fight nidhogg")) == (0, "YG-ENEMY-NID-03")


@pytest.mark.rule("YG-RISK-09", "YG-RISK-03", "YG-JOTUN-HRUNGNIR-01")
def test_more_dice_than_one_has_are_refused_up_to_all_there_are():
    most = max(one.pieces for one in COMPONENTS.tables)
    s = table("odin.dice=2 agenda=Danger(0,3,-1,0)>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim")
    assert offered(s) == ["throw 0", "throw 1", "throw 2", "refrain"]
    assert [refused(s, f"throw {count}") for count in (3, most)] == ["YG-RISK-09"] * 2
    assert refused(s, f"throw {most + 1}") == "YG-RISK-03"  # nobody could ever throw so many


@pytest.mark.rule("YG-RISK-02", "YG-RISK-14", "YG-RISK-09")
def test_more_heroes_than_stand_in_valhalla_are_refused_up_to_all_there_are():
    s = table("valhalla=2 agenda=Danger(0,9,-1,0)>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim")
    assert offered(s) == ["heroes 0", "heroes 1", "heroes 2"]
    assert [refused(s, f"heroes {count}") for count in (3, 8)] == ["YG-RISK-02"] * 2
    assert COMPONENTS.counts["heroes"] == 8
    s = table("valhalla=5 agenda=Danger(0,2,-1,0)>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim")
    assert [refused(s, f"heroes {count}") for count in (3, 5, 6, 8)] == [
        "YG-RISK-14",
        "YG-RISK-14",
        *["YG-RISK-02"] * 2,
    ]


@pytest.mark.rule("YG-GOD-FREYR-01", "YG-GOD-03", "YG-RISK-14")
def test_freyr_sends_no_more_pairs_than_risks_or_elves():
    s = hard("""gods=freyr,thor,tyr freyr.elves=5 thor.at=alfheim tyr.at=alfheim
                agenda=Pairs(0)>Suffer(0)>PutAside(0)>EndTurn()>Turn()""")
    s.risks = 3
    assert offered(s) == ["pairs 0", "pairs 1", "pairs 2"]
    assert [refused(s, f"pairs {count}") for count in (3, 4, 6)] == ["YG-GOD-FREYR-01", "YG-RISK-14", "YG-RISK-14"]
    run(s, "pairs 1")
    assert (s.elves[0], told(s, "pairs")[0]["count"]) == (3, 1)


@pytest.mark.rule("YG-ACT-08")
def test_more_pieces_than_are_left_are_refused_up_to_all_there_are():
    s = table("odin.at=alfheim loki=cage thor.at=midgard tyr.at=midgard agenda=Alfheim(0,1)>EndTurn()>Turn()")
    most = max(one.pieces for one in COMPONENTS.tables)
    assert refused(s, f"take {most}") == "YG-ACT-ALFHEIM-01"


@pytest.mark.rule("YG-REVEAL-01", "YG-INFO-02", "YG-INFO-03")
def test_a_card_that_was_turned_over_is_no_longer_among_the_unknown():
    s = table("odin.at=alfheim step=1")
    run(s, "reveal odin.hel")
    assert "odin.hel" not in yggdrasil.view(s, None)["piles"][0]["unknown"]
    assert "odin.surt" in yggdrasil.view(s, None)["piles"][0]["unknown"]


@pytest.mark.rule("YG-ENEMY-01", "YG-INFO-01", "YG-ENEMY-FEN-03")
def test_the_forecast_names_a_jotun_for_loki_alone():
    dangers = yggdrasil.view(table("odin.at=alfheim step=2"), None)["danger"]
    assert {one["enemy"]: one["jotun"] for one in dangers}["loki"] is True
    assert sum(one["jotun"] for one in dangers) == 1


@pytest.mark.rule("YG-CREA-SLEIPNIR", "YG-DEC-22", "YG-INFO-05")
def test_the_active_player_says_where_a_support_god_rides():
    s = table("players=2 gods=odin,thor,tyr drawn=sleipnir agenda=Call(0)>EndTurn()>Turn() loki=cage")
    run(s, "next tyr")
    assert asked(s) == (0, "sleipnir.ride")
    run(s, offered(s)[0], "next thor")
    assert asked(s) == (1, "sleipnir.ride")


@pytest.mark.rule("YG-BOOK-02")
def test_a_figure_that_the_page_lets_nobody_fight_has_no_power():
    s = table("options=saga:fimbulwinter figures=son1:alfheim,son2:jotunheim,son3:jotunheim odin.at=alfheim step=3")
    assert s.find_power(FIGURE) > 0
    assert [s.find_power(foe) for foe in range(FIGURE + 3, len(FOES))] == [0] * (len(FOES) - FIGURE - 3)


@pytest.mark.rule("YG-BOOK-08", "YG-ENEMY-SURT-01", "YG-MAP-04")
def test_a_page_keeps_climbers_out_of_the_world_it_names_and_of_no_other():
    pages = [table(f"options=saga:bifrost page={number}") for number in (1, 2, 3)]
    s = next(one for one in pages if one.get_page().held)
    barred = [bar.world for bar in s.get_page().held]
    for world in range(9):
        twin = s.copy()
        twin.where[SURT] = world
        above = find_world_above(world, twin.turned)
        if above == NONE or twin.count_enemies(above):
            continue
        Rise(SURT).resolve(twin, -1)
        assert (twin.where[SURT] == world) == (above in barred), WORLDS[world]


@pytest.mark.rule("YG-JOTUN-01", "YG-BOOK-02")
def test_only_a_jotun_who_would_ride_a_slain_enemy_is_unneeded():
    for jotun, awake in (("gerda", []), ("suttung", ["suttung"]), ("thjazi", ["thjazi"]), ("hymir", ["hymir"])):
        s = table(DUELS + "slain=surt agenda=DrawJotun()>EndTurn()>Turn()")
        run(s, f"jotun {jotun}")
        assert (jotnar(s), ask(s) == "jotun.draw") == (awake, not awake)


@pytest.mark.rule("YG-REL-BROTHER-04", "YG-REL-BROTHER-05", "YG-ART-MEGINGJORD")
def test_a_brothers_weapon_averts_no_more_than_there_is():
    s = hard("""odin.at=midgard thor.at=midgard tyr.at=alfheim odin.brothers=thor thor.artifacts=gleipnir,megingjord
                agenda=Danger(0,1,3,0)>EndTurn()>Turn()""")
    run(s, "throw 0", "help")
    assert (s.risks, ask(s) == "die.roll") == (0, False)  # nothing is left to throw for
