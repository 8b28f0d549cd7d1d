"""The six enemies, devastated worlds, and every way to lose."""

import pytest

from meadhall.words import Words
from optional import unwrap
from yggdrasil.scene import (
    ask,
    at,
    devastated,
    hard,
    jotnar,
    life,
    offered,
    pile,
    reason,
    refused,
    run,
    table,
    told,
    wheel,
    where,
    yggdrasil,
)


def wake(enemy, position="", make=table, god="odin", gods="odin,thor,tyr"):
    """Activate this enemy by this god's turn."""
    other = next(name for name in gods.split(",") if name != god)
    s = make(f"gods={gods} active={god} {god}.down={god}.{enemy} open={other}.{enemy} step=1 {position}")
    run(s)
    return s


def heard(s, kind):
    """What the log says of this kind of event."""
    said = yggdrasil.phrases(Words("en", "yggdrasil"), ["Bera", "Orm", "Ylva"], None)
    return [said.event({"kind": kind, **event.told}) for event in s.log if event.kind == kind]


@pytest.mark.rule("YG-ENEMY-SURT-01", "YG-ENEMY-SURT-02", "YG-ENEMY-SURT-03", "YG-ENEMY-01")
def test_surt_climbs_the_level_turns_two_giants_join():
    s = wake("surt")
    assert (where(s, "surt"), s.turned, s.giants, s.muspell) == ("svartalfheim", 1, 2, 6)
    kinds = [event.kind for event in s.log]
    assert kinds.index("stand") < kinds.index("turned") < kinds.index("muster")
    s = wake("surt", "surt=svartalfheim turned=1")
    assert (where(s, "surt"), s.turned) == ("asgard", 2)  # svartalfheim stands under asgard now


@pytest.mark.rule("YG-ENEMY-SURT-01", "YG-END-04")
def test_surt_on_the_top_level_loses():
    s = wake("surt", "surt=alfheim")
    assert (reason(s), s.turned, s.giants) == ("surt-top", 0, 0)


@pytest.mark.case("YG-CASE-13")
@pytest.mark.rule("YG-ENEMY-SURT-03", "YG-ENEMY-01")
def test_one_giant_is_not_enough():
    s = wake("surt", "giants=7")
    assert (reason(s), where(s, "surt"), s.turned, s.giants) == ("giants", "svartalfheim", 1, 7)
    assert reason(wake("surt", "giants=6")) is None


@pytest.mark.case("YG-CASE-09")
@pytest.mark.rule("YG-ENEMY-HEL-01", "YG-ENEMY-HEL-02", "YG-ENEMY-HEL-03", "YG-SETUP-15")
def test_hel_climbs_twice_and_takes_a_life_each_time():
    s = wake("hel", god="thor")
    assert (where(s, "hel"), s.turned, life(s, "thor"), s.supply) == ("nidavellir", 1, 6, 1)
    s = wake("hel", "hel=nidavellir turned=1", god="thor")
    assert (where(s, "hel"), s.turned) == ("alfheim", 2)


@pytest.mark.rule("YG-ENEMY-HEL-01", "YG-ENEMY-HEL-03", "YG-RISK-13", "YG-END-03")
def test_hel_on_top_loses_and_nothing_averts_what_she_takes():
    assert reason(wake("hel", "hel=vanaheim loki=cage")) == "hel-top"
    s = wake("hel", "odin.life=1 valhalla=8 odin.elves=3 odin.dice=3")
    assert (reason(s), s.valhalla) == ("life", 8)


@pytest.mark.case("YG-CASE-10")
@pytest.mark.rule("YG-DEV-01", "YG-DEV-02", "YG-DEV-03", "YG-DEV-07", "YG-MAP-06")
def test_surt_in_midgard_devastates_it():
    s = wake("surt", "turned=2")
    assert (where(s, "surt"), devastated(s), s.wall, s.turned, s.giants) == ("midgard", ["midgard"], 6, 0, 2)
    assert yggdrasil.view(s, None)["enemies"][3]["power"] == 2
    kinds = [event.kind for event in s.log]
    assert kinds.index("devastate") < kinds.index("turned")


@pytest.mark.case("YG-CASE-15")
@pytest.mark.rule("YG-ENEMY-LOKI-01", "YG-ENEMY-LOKI-03", "YG-ENEMY-LOKI-04", "YG-JOTUN-01", "YG-FIGHT-LOKI-01")
def test_loki_leaves_the_cage_for_the_active_god():
    s = wake("loki", "loki=cage odin.at=midgard")
    assert (where(s, "loki"), devastated(s), s.turned, ask(s)) == ("midgard", ["midgard"], 1, "jotun.draw")
    assert len(offered(s)) == 18
    run(s, "jotun beli")
    assert (jotnar(s), s.pawns, yggdrasil.view(s, None)["enemies"][4]["power"]) == (["beli"], 6, 2)
    assert yggdrasil.view(s, None)["jotnar"]["out"] == ["beli"]


@pytest.mark.case("YG-CASE-16")
@pytest.mark.rule("YG-ENEMY-LOKI-02")
def test_loki_who_is_already_there_stays():
    s = wake("loki", "odin.at=vanaheim")
    assert (where(s, "loki"), devastated(s), s.turned, told(s, "stand")) == ("vanaheim", [], 1, [])
    run(s, "jotun beli")
    assert (reason(s), jotnar(s)) == (None, ["beli"])


@pytest.mark.rule("YG-ENEMY-LOKI-04", "YG-JOTUN-04", "YG-END-04")
def test_no_pawn_or_no_card_for_loki_loses():
    seven = "angrboda,gerda,hyrrokkin,hymir,vafthrudnir,thjazi,baugi"
    every = "skadi,geirrod,greip,gjalp,starkadr,beli,suttung,skyrmir,thrym,hrungnir,utgardloki"
    assert reason(wake("loki", f"jotnar={seven}")) == "jotnar"
    assert reason(wake("loki", f"jotun_out={seven},{every}")) == "jotun-cards"
    assert reason(wake("loki", f"jotnar={seven} jotun_out={every}")) == "jotnar"  # the missing pawn is cited


@pytest.mark.rule("YG-ENEMY-IOR-01", "YG-ENEMY-IOR-02", "YG-MAP-09")
@pytest.mark.parametrize(("island", "dead"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_serpent_takes_an_island_and_its_dead_go_to_hel(island, dead):
    s = wake("iormungand", f"island={island}")
    assert (s.island, s.dead, s.anonymous, s.turned) == (island, dead, 8 - dead, 0)
    assert s.find_power(1) == dead + 1


@pytest.mark.case("YG-CASE-18")
@pytest.mark.rule("YG-ENEMY-IOR-02", "YG-END-04")
def test_too_few_anonymous_lose_and_none_of_them_moves():
    s = wake("iormungand", "island=4 dead=6")
    assert (reason(s), s.dead, s.anonymous) == ("anonymous", 6, 2)
    s = wake("iormungand", "island=4 dead=5")
    assert (reason(s), s.dead, s.anonymous) == (None, 8, 0)


@pytest.mark.case("YG-CASE-19")
@pytest.mark.rule("YG-ENEMY-IOR-01", "YG-END-04")
def test_beyond_the_last_island_all_is_lost():
    s = wake("iormungand", "island=5 dead=0")
    assert (reason(s), s.dead) == ("islands", 0)


@pytest.mark.rule("YG-ENEMY-FEN-01", "YG-ENEMY-FEN-03", "YG-DEV-01")
def test_fenrir_leaves_the_cage_and_the_turn_ends():
    s = wake("fenrir", "order=thor thor.down=?")
    assert (where(s, "fenrir"), devastated(s), s.turned, life(s, "odin")) == ("asgard", [], 0, 7)
    assert s.active == 1  # neither a move nor a deed
    assert heard(s, "activate") == ["Odin activates Fenrir! This ends Odin’s turn."]
    assert heard(wake("hel"), "activate") == ["Odin activates Hel!"]
    s = wake("fenrir", "loki=asgard")
    assert devastated(s) == ["asgard"]


@pytest.mark.case("YG-CASE-21")
@pytest.mark.rule("YG-ENEMY-FEN-02", "YG-ENEMY-FEN-03", "YG-ENEMY-FEN-08", "YG-RISK-13")
def test_fenrir_at_large_bites_the_active_god():
    s = wake("fenrir", "fenrir=asgard odin.life=4 valhalla=5")
    assert (life(s, "odin"), s.supply, ask(s), where(s, "fenrir"), s.valhalla) == (1, 6, "turn.order", "asgard", 5)
    assert reason(wake("fenrir", "fenrir=asgard odin.life=3")) == "life"


@pytest.mark.case("YG-CASE-22")
@pytest.mark.rule("YG-GOD-TYR-01", "YG-GOD-02")
def test_tyr_defies_fenrir():
    s = wake("fenrir", "fenrir=asgard tyr.life=5", make=hard, god="tyr")
    assert (life(s, "tyr"), ask(s), s.active) == (2, "god.move", 2)
    assert set(pile(s, "tyr")) == {"?"}
    assert heard(s, "activate") == ["Tyr activates Fenrir!"]
    run(s, "stay")
    assert {"fight fenrir"} <= set(offered(s))
    easy = wake("fenrir", "fenrir=asgard tyr.life=5", god="tyr")
    assert ask(easy) == "turn.order"


@pytest.mark.case("YG-CASE-25")
@pytest.mark.rule("YG-END-07", "YG-DEV-02")
def test_an_eighth_devastated_world_loses():
    seven = "devastated=asgard,vanaheim,midgard,nidavellir,svartalfheim,jotunheim,muspellheim"
    s = wake("loki", f"{seven} surt=alfheim odin.at=alfheim loki=cage")
    assert (s.wall, reason(s)) == (0, "wall")
    s = wake("loki", f"{seven} surt=asgard odin.at=asgard loki=cage")
    assert reason(s) is None  # devastated already


@pytest.mark.rule("YG-DEV-02", "YG-DEV-03", "YG-FIGHT-FEN-01")
def test_fenrirs_power_is_one_more_than_the_devastated_worlds():
    worlds = ["asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "jotunheim"]
    for count in range(8):
        s = table(f"devastated={','.join(worlds[:count]) or '-'}")
        assert (s.find_power(3), s.wall) == (count + 1, 7 - count)


@pytest.mark.rule("YG-DEV-04", "YG-DEV-05", "YG-ACT-03", "YG-DEC-06")
def test_devastation_lasts_without_enemies_and_closes_the_action_but_not_fights_or_moves():
    s = table("odin.at=alfheim devastated=alfheim step=3")
    assert offered(s) == ["heal", "pass"]
    assert refused(s, "act normal") == "YG-DEV-05"
    s = table("odin.at=alfheim devastated=alfheim surt=alfheim step=2")
    run(s, "stay")
    assert offered(s) == ["heal", "fight surt", "pass"]


@pytest.mark.rule("YG-DEV-06")
def test_no_second_marker():
    s = wake("loki", "devastated=alfheim surt=alfheim odin.at=alfheim loki=cage")
    run(s, "jotun beli")
    assert (devastated(s), s.wall, s.count_enemies(1)) == (["alfheim"], 6, 2)


@pytest.mark.rule("YG-DEV-08", "YG-ACT-HEAL-01")
def test_healing_a_world_with_two_enemies_is_legal_and_in_vain():
    s = unwrap(table("odin.at=midgard surt=midgard devastated=midgard step=3"))
    run(s, "heal")
    assert (devastated(s), s.wall, life(s, "odin")) == (["midgard"], 6, 5)
    assert [event.kind for event in unwrap(s.log) if event.kind in ("heal", "devastate")] == ["heal", "devastate"]


@pytest.mark.rule("YG-DEV-09", "YG-JOTUN-05")
def test_jotnar_neither_devastate_nor_weaken():
    for jotun, enemy in (("beli", "surt"), ("gerda", "surt"), ("starkadr", "hel")):
        s = table("agenda=Wake()>EndTurn()>Turn()")
        run(s, f"jotun {jotun}")
        assert (devastated(s), yggdrasil.view(s, None)["jotnar"]["active"]) == (
            [],
            [{"jotun": jotun, "place": where(s, enemy)}],
        )  # beside an enemy, yet no second one
    s = table("odin.at=jotunheim jotnar=thrym,suttung,skyrmir odin.artifacts=- step=3")
    assert [text for text in offered(s) if text.startswith("act")] == ["act normal"]


@pytest.mark.rule("YG-SUP-01")
def test_a_support_gods_card_makes_the_own_god_the_active_one():
    s = table("players=1 odin.down=tyr.loki open=odin.loki odin.at=muspellheim tyr.at=alfheim loki=cage step=1")
    run(s, "jotun beli")
    assert (where(s, "loki"), s.active) == ("muspellheim", 0)
    s = table("players=1 odin.down=tyr.hel open=odin.hel step=1")
    run(s)
    assert (life(s, "odin"), life(s, "tyr")) == (8, 5)


@pytest.mark.rule("YG-SUP-02", "YG-SUP-03", "YG-SUP-07", "YG-DEC-04")
def test_the_support_god_whose_card_it_was_may_take_a_step():
    s = table("players=1 odin.down=tyr.nidhogg open=odin.nidhogg tyr.at=jotunheim step=1")
    asked = unwrap(run(s))
    assert (asked.seat, asked.ask) == (0, "support.move")
    assert set(asked.options) == {"move niflheim", "move muspellheim", "move midgard", "move asgard", "stay"}
    assert refused(s, "move alfheim") == "YG-SUP-02"
    run(s, "move midgard")
    assert (at(s, "tyr"), ask(s)) == ("midgard", "god.move")
    s = table("players=1 odin.down=odin.nidhogg open=tyr.nidhogg step=1")
    assert unwrap(run(s)).ask == "god.move"  # the card that triggered is the own one
    s = table("players=1 odin.down=tyr.surt step=1")
    assert unwrap(run(s)).ask == "god.move"  # nothing was activated


@pytest.mark.rule("YG-SUP-03", "YG-SOLO-03")
def test_fenrir_takes_the_support_gods_step_too_unless_the_table_reads_it_otherwise():
    text = "players=1 odin.down=tyr.fenrir open=odin.fenrir step=1"
    assert ask(table(text)) == "card.reveal"
    assert ask(table(f"{text} options=support_after_fenrir:on")) == "support.move"
    tyr = hard("players=1 gods=tyr,odin,thor tyr.down=odin.fenrir open=tyr.fenrir step=1")
    assert ask(tyr) == "support.move"
    assert wheel(tyr) == ["tyr.fenrir", "odin.fenrir"]
