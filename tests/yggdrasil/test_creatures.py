"""The eighteen creatures."""

import pytest

import meadhall
from meadhall.games.yggdrasil.cards import CREATURES
from meadhall.games.yggdrasil.rules.effects import OF_CREATURE, OF_WORLD
from yggdrasil.scene import (
    artifacts,
    ask,
    asked,
    at,
    devastated,
    jotnar,
    life,
    offered,
    pile,
    refused,
    run,
    table,
    told,
    wheel,
    where,
    yggdrasil,
)


def call(creature, position=""):
    """Odin has called this creature."""
    s = table(f"odin.at=svartalfheim drawn={creature} agenda=Call(0)>EndTurn()>Turn() {position}")
    run(s)
    return s


def test_every_creature_and_every_world_has_its_frame():
    assert sorted(OF_CREATURE) == sorted(CREATURES)
    assert len(OF_WORLD) == 9


@pytest.mark.rule("YG-CREA-STAGS", "YG-CREA-02", "YG-CREA-01")
def test_the_stags():
    s = call("stags", "odin.life=4 thor.life=4")
    assert (life(s, "odin"), life(s, "thor"), s.supply) == (5, 4, 5)
    assert life(call("stags", "thor.life=4"), "odin") == 7  # full of life, though the supply is not empty


@pytest.mark.rule("YG-CREA-HEIDRUN", "YG-CREA-02", "YG-ACT-08")
def test_heidrun():
    s = call("heidrun", "odin.life=3")
    assert (ask(s), offered(s)) == ("life.take", ["take 1", "take 2"])
    assert (refused(s, "take 0"), refused(s, "take 3")) == ("YG-ACT-08", "YG-CREA-HEIDRUN")
    run(s, "take 2")
    assert life(s, "odin") == 5
    assert life(call("heidrun", "odin.life=6 thor.life=2"), "odin") == 7  # and not asked for more


@pytest.mark.rule("YG-CREA-EIKTHYRNIR")
def test_eikthyrnir():
    s = call("eikthyrnir", "devastated=niflheim,alfheim jotnar=baugi")
    assert offered(s) == ["heal alfheim", "heal niflheim"]
    assert refused(s, "heal midgard") == "YG-CREA-EIKTHYRNIR"
    run(s, "heal alfheim")
    assert (devastated(s), life(s, "odin")) == (["niflheim"], 7)
    assert ask(call("eikthyrnir")) == "turn.order"


@pytest.mark.rule("YG-CREA-GERIFREKI", "YG-CREA-06", "YG-MOVE-05")
def test_geri_and_freki():
    s = call("gerifreki")
    assert (ask(s), len(offered(s))) == ("wolves.roam", 9)
    run(s, "move midgard")
    assert (ask(s), offered(s)) == ("wolves.fight", ["fight iormungand", "pass"])
    assert refused(s, "fight surt") == "YG-FIGHT-01"
    run(s, "fight iormungand")
    assert (s.risks, told(s, "danger")[0]["count"]) == (2, 1)
    s = call("gerifreki", "loki=svartalfheim")
    run(s, "move svartalfheim", "pass")  # without moving, and without fighting
    assert (ask(s), where(s, "loki")) == ("turn.order", "svartalfheim")


@pytest.mark.case("YG-CASE-63")
@pytest.mark.rule("YG-CREA-GULLFAXI")
def test_gullfaxi_reaches_even_a_rider_in_the_cage():
    s = call("gullfaxi", "jotnar=vafthrudnir,beli")
    assert offered(s) == ["beat vafthrudnir", "beat beli"]
    assert refused(s, "beat thrym") == "YG-CREA-GULLFAXI"
    run(s, "beat vafthrudnir")
    assert (jotnar(s), s.pawns, life(s, "odin")) == (["beli"], 6, 7)


@pytest.mark.rule("YG-CREA-GULLINKAMBI", "YG-CREA-VEDRFOLNIR", "YG-CREA-VIDOFNIR", "YG-ACT-08")
def test_the_birds_bring_heroes():
    assert call("gullinkambi").valhalla == 1
    for creature, most in (("vedrfolnir", 2), ("vidofnir", 3)):
        s = call(creature)
        assert offered(s) == [f"take {count}" for count in range(1, most + 1)]
        assert refused(s, "take 0") == "YG-ACT-08"
        run(s, f"take {most}")
        assert (s.valhalla, s.heroes) == (most, 8 - most)
    assert ask(call("vidofnir", "valhalla=8")) == "turn.order"


@pytest.mark.rule("YG-CREA-HILDISVINI", "YG-CREA-HUGINMUNIN", "YG-ACT-08")
def test_elves_and_dice_from_afar():
    s = call("hildisvini")
    assert offered(s) == ["take 1", "take 2", "take 3"]
    run(s, "take 3")
    assert (s.elves[0], s.alfheim) == (3, 6)
    s = call("huginmunin")
    assert offered(s) == ["take 1", "take 2"]
    run(s, "take 1")
    assert (s.dice[0], s.vanaheim) == (1, 8)


@pytest.mark.rule("YG-CREA-GULLTOPP", "YG-CREA-09", "YG-DEC-21")
def test_gulltopp_lets_the_table_trade():
    s = call("gulltopp", "odin.elves=1 thor.artifacts=draupnir tyr.dice=1")
    assert (asked(s), set(offered(s))) == ((meadhall.TABLE, "things.trade"), {"give thor elf", "give tyr elf", "done"})
    assert refused(s, "give thor die") == refused(s, "give odin elf") == "YG-CREA-GULLTOPP"
    run(s, "give tyr elf", "give odin draupnir", "give thor die")
    assert (s.elves, s.dice, artifacts(s, "odin"), ask(s)) == ([0, 0, 1], [0, 1, 0], ["draupnir"], "things.trade")
    run(s, "done")
    assert ask(s) == "turn.order"
    s = call("gulltopp", "thor.artifacts=andvarinaut,valshamr")
    run(s, "give tyr andvarinaut", "give odin valshamr", "done")
    assert (artifacts(s, "odin"), artifacts(s, "thor"), artifacts(s, "tyr")) == (["valshamr"], [], ["andvarinaut"])
    s = table("players=2 odin.dice=1 drawn=gulltopp agenda=Call(0)>EndTurn()>Turn()")
    assert offered(s) == ["give thor die", "done"]  # a support god takes no part


@pytest.mark.rule("YG-CREA-RATATOSK", "YG-CREA-06")
def test_ratatosk():
    s = call("ratatosk", "thor.at=alfheim devastated=vanaheim")
    run(s, "move alfheim")
    assert (ask(s), offered(s)) == ("squirrel.act", ["act advantage", "pass"])
    assert [refused(s, f"act {other}") for other in ("normal", "disadvantage")] == ["YG-ACT-02"] * 2
    run(s, "act advantage", "take 2")
    assert s.elves[0] == 2
    s = call("ratatosk", "devastated=vanaheim")
    run(s, "move vanaheim")
    assert (ask(s), at(s, "odin"), devastated(s)) == ("turn.order", "vanaheim", ["vanaheim"])  # healing is out
    s = call("ratatosk", "jotnar=baugi")
    run(s, "move alfheim")
    assert ask(s) == "turn.order"


@pytest.mark.rule("YG-CREA-07")
def test_ratatosk_may_stay_and_draw_again_without_the_cards_drawn_before():
    s = call("ratatosk,stags", "thor.at=svartalfheim")
    run(s, "call ratatosk", "move svartalfheim", "act advantage")
    assert not {"creature ratatosk", "creature stags"} & set(offered(s))
    assert len(offered(s)) == 16


@pytest.mark.rule("YG-CREA-SAEHRIMNIR", "YG-CREA-02")
def test_saehrimnir():
    s = call("saehrimnir", "thor.life=3 tyr.life=2")
    assert offered(s) == ["regain thor", "regain tyr"]
    assert refused(s, "regain odin") == "YG-CREA-02"
    run(s, "regain thor")
    assert s.life == [7, 4, 2]


@pytest.mark.rule("YG-CREA-TANN", "YG-CREA-08")
def test_the_goats():
    s = call("tann", "thor.life=5 tyr.life=6")
    run(s, "regain thor", "regain tyr")
    assert (s.life, s.supply) == ([7, 6, 7], 1)
    s = call("tann", "thor.life=6")
    assert (s.life, s.supply, ask(s)) == ([7, 7, 7], 0, "turn.order")  # the second finds nobody


@pytest.mark.case("YG-CASE-37")
@pytest.mark.rule("YG-CREA-SKULD", "YG-CREA-04", "YG-DEC-19", "YG-INFO-03", "YG-INFO-04")
def test_skuld_shows_the_top_two_of_every_pile():
    s = call("skuld", "order=thor,tyr thor.down=? tyr.down=? open=odin.surt")
    run(s, "look odin.hel", "look odin.loki", "look thor.hel", "look thor.fenrir", "look tyr.surt")
    assert "look tyr.surt" not in offered(s)
    run(s, "look tyr.hel")
    assert (asked(s), offered(s)) == ((meadhall.TABLE, "pile.order"), ["top odin.hel", "top odin.loki"])
    run(s, "top odin.loki", "top thor.hel", "top tyr.hel")
    assert [pile(s, god)[:3] for god in ("odin", "thor", "tyr")] == [
        ["odin.loki", "odin.hel", "?"],
        ["thor.hel", "thor.fenrir", "?"],
        ["tyr.hel", "tyr.surt", "?"],
    ]
    assert yggdrasil.view(s, None)["wheel"]["down"]["C"] == "?"
    assert "reveal thor.hel" not in offered(s)  # it lies in the pile, not on the wheel
    assert "reveal thor.surt" in offered(s)


@pytest.mark.rule("YG-CREA-04")
def test_skuld_with_a_short_pile_shows_what_there_is():
    opened = ",".join(f"odin.{enemy}" for enemy in ("surt", "hel", "iormungand", "fenrir", "loki"))
    s = call("skuld", f"open={opened}")
    assert pile(s, "odin") == ["odin.nidhogg"]
    run(s, "look thor.hel", "look thor.fenrir", "look tyr.surt", "look tyr.hel")
    assert offered(s) == ["top thor.hel", "top thor.fenrir"]  # one card needs no order
    s = call("skuld", "odin.pile=odin.loki,odin.hel,?,?,?,?")
    assert yggdrasil.view(s, None)["piles"][0]["unknown"] == (
        ["odin.surt", "odin.iormungand", "odin.fenrir", "odin.nidhogg"]
    )
    assert [text.split(".")[0] for text in offered(s)] == ["look thor"] * 6  # what is known need not be looked at
    assert s.tokens == [0, 0, 0]


@pytest.mark.rule("YG-CREA-SLEIPNIR", "YG-DEC-22", "YG-INFO-05")
def test_sleipnir_carries_each_god_in_the_order_of_the_active_player():
    s = call("sleipnir")
    assert (asked(s), offered(s)) == ((0, "sleipnir.next"), ["next odin", "next thor", "next tyr"])
    run(s, "next tyr")
    assert (asked(s), len(offered(s))) == ((2, "sleipnir.ride"), 9)
    run(s, "move niflheim")
    assert refused(s, "next tyr") == "YG-CREA-SLEIPNIR"
    run(s, "next odin", "move svartalfheim", "move midgard")
    assert [at(s, god) for god in ("odin", "thor", "tyr")] == ["svartalfheim", "midgard", "niflheim"]
    assert ask(s) == "turn.order"


@pytest.mark.case("YG-CASE-36")
@pytest.mark.rule("YG-CREA-URD", "YG-CREA-05", "YG-DEC-20", "YG-DEC-03", "YG-SETUP-18")
def test_urd_sends_two_open_cards_home():
    s = call("urd", "open=odin.surt,thor.hel,tyr.loki order=tyr tyr.down=tyr.hel")
    assert offered(s) == ["under odin.surt", "under thor.hel", "under tyr.loki"]
    assert refused(s, "under tyr.hel") == "YG-CREA-05"  # face down
    run(s, "under odin.surt", "under thor.hel")
    assert (pile(s, "odin")[-1], pile(s, "thor")[-1]) == ("odin.surt", "thor.hel")
    assert (wheel(s), life(s, "tyr")) == (["tyr.loki", "tyr.hel"], 7)  # the Hel revealed next found no copy
    s = call("urd", "open=odin.surt,odin.hel,thor.loki")
    run(s, "under odin.hel", "under odin.surt")
    assert pile(s, "odin")[-2:] == ["odin.hel", "odin.surt"]  # in the order chosen
    assert wheel(call("urd", "open=odin.surt")) == []


@pytest.mark.rule("YG-CREA-URD", "YG-DEC-20")
def test_urd_with_two_players_asks_who_takes_a_support_card():
    s = table("players=2 drawn=urd open=tyr.surt,odin.hel agenda=Call(0)>EndTurn()>Turn()")
    assert offered(s) == ["under odin.hel", "under tyr.surt odin", "under tyr.surt thor"]
    run(s, "under tyr.surt thor")
    assert pile(s, "thor")[-1] == "tyr.surt"


@pytest.mark.case("YG-CASE-67")
@pytest.mark.rule("YG-CREA-VERDANDI", "YG-CREA-03", "YG-CREA-09", "YG-DEC-21")
def test_verdandi_lets_life_points_change_hands():
    s = table("players=1 odin.life=2 drawn=verdandi agenda=Call(0)>EndTurn()>Turn()")
    assert asked(s) == (meadhall.TABLE, "life.trade")
    run(s, "done")  # Odin gives none, neither of the others could take any
    assert s.life == [2, 5, 5]
    s = table("players=1 odin.life=2 creature_out=verdandi agenda=TradeLife(1)>TradeLife(2)>EndTurn()>Turn()")
    run(s, "give odin life", "give odin life", "give odin life", "give odin life")
    assert (life(s, "thor"), yggdrasil.view(s, None)["supply"]) == (1, 7)
    assert refused(s, "give tyr life") == "YG-CREA-VERDANDI"  # Tyr is asked now, and cannot give to himself
    run(s, "give odin life", "give odin life", "done")
    assert (s.life, s.supply) == ([8, 1, 3], 7)
    s = table("players=1 odin.life=2 agenda=TradeLife(1)>TradeLife(2)>EndTurn()>Turn()")
    run(s, *["give odin life"] * 7)
    assert (s.life, s.supply) == ([9, 1, 2], 7)
    assert refused(s, "give odin life") == "YG-CREA-02"


@pytest.mark.rule("YG-CREA-03", "YG-CREA-02")
def test_nobody_gives_the_last_point_or_rises_above_the_maximum():
    s = table("odin.life=1 thor.life=6 agenda=TradeLife(0)>TradeLife(1)>EndTurn()>Turn()")
    assert s.agenda[-1].why(s, 1) == "YG-CREA-03"
    run(s, "give odin life")
    assert refused(s, "give tyr life") == "YG-CREA-02"


@pytest.mark.rule("YG-CREA-01", "YG-INFO-05", "YG-INFO-04")
def test_the_active_god_decides_and_all_see_what_is_drawn():
    s = table("active=thor thor.at=svartalfheim thor.life=3 drawn=heidrun,stags agenda=Call(1)>EndTurn()>Turn()")
    assert asked(s) == (1, "creature.call")
    assert yggdrasil.view(s, 2)["creatures"]["drawn"] == ["heidrun", "stags"]
    run(s, "call heidrun")
    assert asked(s) == (1, "life.take")


@pytest.mark.rule("YG-CREA-02", "YG-CREA-TANN")
def test_points_are_given_one_by_one_until_all_are_given():
    s = table("agenda=GiveLife(0,3,0)>EndTurn()>Turn() odin.life=2 thor.life=3 tyr.life=2")
    run(s, "regain thor", "regain tyr", "regain thor")
    assert (s.life, ask(s) == "life.give") == ([2, 5, 3], False)
    assert not any(text.startswith("regain") for text in offered(s))
