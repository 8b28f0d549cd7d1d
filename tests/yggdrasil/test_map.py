"""The tree: nine worlds, three levels, three columns, and the middle level that turns."""

import pytest

from meadhall.games.yggdrasil.cards import WORLD_OF, WORLDS, find_column, find_world_above
from optional import unwrap
from yggdrasil.scene import at, devastated, hard, life, offered, refused, run, table, told, where, yggdrasil


def above(world, turned):
    found = find_world_above(WORLD_OF[world], turned)
    return None if found < 0 else WORLDS[found]


def targets(s):
    return {text.split()[1] for text in offered(s) if text.startswith("move")}


@pytest.mark.rule("YG-MAP-01", "YG-MAP-02")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_three_levels_of_three_make_three_columns_in_each_of_three_positions(turned):
    columns = [[name for name in WORLDS if find_column(WORLD_OF[name], turned) == number] for number in range(3)]
    assert sorted(name for names in columns for name in names) == sorted(WORLDS)
    for names in columns:
        assert [WORLD_OF[name] // 3 for name in names] == [0, 1, 2]
    for fixed in ("asgard", "alfheim", "vanaheim", "jotunheim", "niflheim", "muspellheim"):
        assert find_column(WORLD_OF[fixed], turned) == find_column(WORLD_OF[fixed], 0)
    assert find_column(WORLD_OF["midgard"], turned) == turned


@pytest.mark.rule("YG-MAP-03", "YG-MAP-04", "YG-MAP-05")
def test_directly_above_follows_the_rotation():
    table_of = {
        0: ("midgard", "nidavellir", "svartalfheim"),
        1: ("svartalfheim", "midgard", "nidavellir"),
        2: ("nidavellir", "svartalfheim", "midgard"),
    }
    for turned, middle in table_of.items():
        assert tuple(above(low, turned) for low in ("jotunheim", "niflheim", "muspellheim")) == middle
        assert tuple(above(world, turned) for world in middle) == ("asgard", "vanaheim", "alfheim")
        assert all(above(top, turned) is None for top in ("asgard", "alfheim", "vanaheim"))
    assert yggdrasil.new(3).turned == 0


@pytest.mark.rule("YG-MAP-06")
def test_what_stands_in_a_middle_world_travels_with_it():
    s = table("odin.at=svartalfheim thor.at=svartalfheim surt=svartalfheim jotnar=gjalp devastated=midgard step=2")
    s.turn_level(1)
    assert (at(s, "odin"), at(s, "thor"), where(s, "surt")) == ("svartalfheim", "svartalfheim", "svartalfheim")
    assert (devastated(s), s.find_besieger(WORLD_OF["svartalfheim"]) >= 0) == (["midgard"], True)
    s.turn_level(2)
    assert (s.turned, devastated(s)) == (0, ["midgard"])


@pytest.mark.rule("YG-MAP-07", "YG-MAP-08")
def test_the_cage_is_no_world_and_nobody_in_it_is_in_asgard():
    s = table("loki=cage surt=midgard devastated=midgard step=3 thor.at=midgard")
    assert s.count_enemies(WORLD_OF["asgard"]) == 0
    assert devastated(s) == ["midgard"]
    assert "act advantage" in offered(s)  # tyr is there, and no enemy
    assert refused(s, "fight fenrir") == refused(s, "fight loki") == "YG-MAP-08"


@pytest.mark.rule("YG-MAP-07", "YG-MAP-08")
def test_several_enemies_share_the_cage_and_no_god_gets_in():
    s = table("loki=cage odin.at=asgard step=2")
    assert (where(s, "loki"), where(s, "fenrir"), devastated(s)) == ("cage", "cage", [])
    assert "cage" not in " ".join(offered(s))
    assert refused(s, "move cage") == "YG-MAP-08"


@pytest.mark.rule("YG-MAP-09")
def test_islands_are_the_serpents_alone():
    s = table("odin.at=midgard island=4 step=3")
    assert "fight iormungand" in offered(s)
    assert yggdrasil.view(s, None)["island"]["at"] == 4
    assert yggdrasil.view(s, None)["gods"][0]["world"] == "midgard"


@pytest.mark.case("YG-CASE-06")
@pytest.mark.rule("YG-MOVE-01", "YG-DEC-05")
def test_odin_in_jotunheim_has_four_ways():
    s = table("odin.at=jotunheim step=2")
    assert targets(s) == {"niflheim", "muspellheim", "midgard", "asgard"}
    assert offered(s)[-1] == "stay"
    assert refused(s, "move nidavellir") == refused(s, "move jotunheim") == "YG-MOVE-01"
    run(s, "move midgard")
    assert at(s, "odin") == "midgard"


@pytest.mark.case("YG-CASE-07")
@pytest.mark.rule("YG-MOVE-02", "YG-GOD-ODIN-01")
@pytest.mark.parametrize(("turned", "middle"), [(1, "svartalfheim"), (2, "nidavellir")])
def test_the_vertical_way_turns_with_the_tree(turned, middle):
    for make in (table, hard):
        s = make(f"odin.at=jotunheim turned={turned} step=2")
        assert targets(s) == {"niflheim", "muspellheim", middle, "asgard"}


@pytest.mark.case("YG-CASE-12")
@pytest.mark.rule("YG-MOVE-02")
def test_midgard_in_the_second_position_leads_to_vanaheim_and_niflheim():
    s = table("gods=thor,odin,tyr thor.at=midgard turned=1 step=2")
    assert targets(s) == {"nidavellir", "svartalfheim", "vanaheim", "niflheim"}


@pytest.mark.rule("YG-MOVE-02")
def test_an_activation_in_step_one_turns_the_ways_of_step_two():
    s = table("odin.at=midgard odin.down=odin.hel open=thor.hel step=1")
    run(s)
    assert s.turned == 1
    assert targets(s) == {"nidavellir", "svartalfheim", "vanaheim", "niflheim"}


@pytest.mark.rule("YG-MOVE-03")
def test_nothing_hinders_a_gods_way():
    s = table("""odin.at=jotunheim surt=niflheim devastated=niflheim,asgard,midgard jotnar=starkadr,geirrod,thjazi
                 step=2""")
    assert targets(s) == {"niflheim", "muspellheim", "midgard", "asgard"}


@pytest.mark.rule("YG-MOVE-04", "YG-ART-GIALLARHORN", "YG-ART-HRINGHORNI", "YG-ART-SKIDBLADNIR")
@pytest.mark.parametrize(
    ("artifact", "level"),
    [
        ("giallarhorn", {"midgard", "nidavellir", "svartalfheim"}),
        ("hringhorni", {"jotunheim", "niflheim", "muspellheim"}),
        ("skidbladnir", {"asgard", "alfheim", "vanaheim"}),
    ],
)
def test_ships_and_horn_reach_a_whole_level_with_the_one_move(artifact, level):
    for start in ("jotunheim", "alfheim"):
        plain = targets(table(f"gods=thor,odin,tyr thor.at={start} step=2"))
        s = table(f"gods=thor,odin,tyr thor.at={start} thor.artifacts={artifact} step=2")
        assert targets(s) == (plain | level) - {start}
        run(s, f"move {sorted(level - {start})[0]}")
        assert unwrap(run(s)).ask != "god.move" or unwrap(run(s)).seat != 0
    blocked = table(f"gods=thor,odin,tyr thor.at=jotunheim thor.artifacts={artifact} jotnar=thrym step=2")
    assert targets(blocked) == targets(table("gods=thor,odin,tyr thor.at=jotunheim step=2"))


@pytest.mark.rule("YG-GOD-ODIN-01", "YG-GOD-HEIMDALL-01", "YG-MOVE-04", "YG-GOD-01")
def test_odin_and_heimdall_are_at_home_from_anywhere_in_the_hard_game():
    assert "asgard" in targets(hard("odin.at=muspellheim step=2"))
    assert "asgard" not in targets(table("odin.at=muspellheim step=2"))
    assert "midgard" in targets(hard("gods=heimdall,odin,tyr heimdall.at=muspellheim step=2"))
    assert "midgard" not in targets(table("gods=heimdall,odin,tyr heimdall.at=muspellheim step=2"))
    assert "asgard" not in targets(hard("gods=heimdall,odin,tyr heimdall.at=muspellheim step=2"))


@pytest.mark.rule("YG-MOVE-05")
def test_any_world_includes_the_present_one_but_never_the_cage():
    s = table("odin.at=svartalfheim drawn=gerifreki,skuld,stags agenda=Call(0)>EndTurn()>Turn()")
    run(s, "call gerifreki")
    assert [text.split()[1] for text in offered(s)] == WORLDS
    run(s, "move svartalfheim")
    assert (at(s, "odin"), told(s, "go")) == ("svartalfheim", [])
    assert life(s, "odin") == 7
