"""The Book of Sagas, second half: the ship of the dead, the bridge, and the plain of Vigrid."""

import pytest

from yggdrasil.book import DUELS, FREE, SHIP, figure, page, tally, unaided
from yggdrasil.scene import ask, devastated, life, offered, reason, refused, run, table, told, where, yggdrasil


@pytest.mark.rule("YG-BOOK-01", "YG-INFO-02")
def test_tiles_board_unseen_and_go_back_known():
    s = table(SHIP + "dead=2 " + FREE.format("hel", ""))
    run(s, "stay", "pass")
    assert offered(s) == ["tile garm", "tile modgud", "tile ganglati", "tile ganglot"]
    assert yggdrasil.view(s, None)["saga"]["quay"] == ["?"] * 4
    run(s, "tile garm")
    assert figure(s, "garm") == "deck"
    s = table(
        "options=saga:naglfar figures=naglfar:quay,garm:deck,modgud:quay,ganglati:quay,ganglot:quay quay=?,?,? "
        "odin.at=niflheim step=3"
    )
    unaided(s, "fight garm")
    assert (yggdrasil.view(s, None)["saga"]["quay"], life(s, "odin")) == (["?", "?", "?", "garm"], 3)
    s = table(
        "options=saga:naglfar figures=naglfar:quay,garm:deck,modgud:deck,ganglati:deck,ganglot:deck dead=2 "
        + FREE.format("hel", "")
    )
    run(s, "stay", "pass")
    assert reason(s) == "page"


@pytest.mark.rule("YG-BOOK-05", "YG-INFO-04")
def test_the_nails_are_cut_and_the_top_tile_is_looked_at_by_all():
    s = table(SHIP + "dead=3 odin.at=niflheim step=3")
    unaided(s, "saga cut_nails")
    run(s, "take 2", "tile ganglot")
    assert (s.dead, ask(s), yggdrasil.view(s, 1)["saga"]["quay"][0]) == (1, "tile.put", "ganglot")
    run(s, "bottom")
    assert yggdrasil.view(s, 1)["saga"]["quay"] == ["?", "?", "?", "ganglot"]


@pytest.mark.rule("YG-BOOK-02", "YG-BOOK-08", "YG-MOVE-01", "YG-CREA-02")
def test_the_retinue_harms_while_aboard():
    aboard = "options=saga:naglfar figures=naglfar:quay,garm:deck,modgud:deck,ganglati:deck,ganglot:deck "
    aboard += "odin.at=niflheim "
    s = table(aboard + "dead=1 step=2")
    assert [text for text in offered(s) if text != "stay"] == ["move asgard", "move jotunheim", "move muspellheim"]
    assert (refused(s, "move nidavellir"), refused(s, "move midgard")) == ("YG-BOOK-08", "YG-MOVE-01")
    s = table(aboard + "dead=1 step=3")
    unaided(s, "fight hel")
    assert life(s, "odin") == 4  # two for her power, one for Garm
    s = table(aboard + "odin.life=3 agenda=Stones(0,[3],1)>EndTurn()>Turn()")
    run(s, "regain")
    assert life(s, "odin") == 3
    s = table(aboard + FREE.format("hel", "open=tyr.hel").replace("odin.at=alfheim", ""))
    run(s, "stay", "pass")
    assert s.dead == 1


@pytest.mark.rule("YG-BOOK-13", "YG-CREA-TANN", "YG-CREA-HEIDRUN")
def test_ganglot_lessens_an_effect_once_for_each_god():
    """The goats' two points for one god are one; for two gods none. Heidrun's two are one, whatever is missing."""
    ganglot = "options=saga:naglfar figures=naglfar:quay,garm:quay,modgud:quay,ganglati:quay,ganglot:deck quay=?,?,? "
    called = ganglot + "odin.at=svartalfheim odin.life=4 thor.life=4 drawn={} agenda=Call(0)>EndTurn()>Turn()"
    s = table(called.format("tann"))
    run(s, "regain thor", "regain thor")
    assert (life(s, "thor"), s.supply) == (5, 5)
    s = table(called.format("tann"))
    run(s, "regain thor", "regain odin")
    assert (life(s, "thor"), life(s, "odin"), s.supply) == (4, 4, 6)
    s = table(called.format("heidrun"))
    run(s)
    assert life(s, "odin") == 5
    s = table(called.format("heidrun").replace("odin.life=4", "odin.life=6"))
    run(s)
    assert life(s, "odin") == 7


@pytest.mark.rule("YG-BOOK-02", "YG-DEV-01")
def test_naglfar_at_sea_is_an_enemy_that_sails_and_sinks():
    sea = "options=saga:naglfar page=2 figures=naglfar:{},garm:out,modgud:out,ganglati:out,ganglot:{} {} "
    s = table(sea.format("quay", "out", "surt=nidavellir") + FREE.format("iormungand", ""))
    run(s, "stay", "pass")
    assert (figure(s, "naglfar"), devastated(s)) == ("nidavellir", ["nidavellir"])
    s = table(sea.format("vanaheim", "out", "loki=cage") + FREE.format("iormungand", ""))
    run(s, "stay", "pass")
    assert reason(s) == "page"
    s = table(sea.format("vanaheim", "deck", "loki=cage") + "odin.at=vanaheim step=3")
    unaided(s, "fight naglfar")
    assert (figure(s, "naglfar"), figure(s, "ganglot"), life(s, "odin")) == ("quay", "out", 1)
    s = table(sea.format("vanaheim", "out", "loki=cage") + "odin.at=vanaheim step=3")
    unaided(s, "fight naglfar")
    assert reason(s) == "tree"


@pytest.mark.rule("YG-DEC-25", "YG-ROUND-08")
def test_the_table_names_a_god_in_asgard_who_faces_the_bridge():
    s = table(
        "options=saga:bifrost nidhogg=2 tally=bridge:2 tyr.at=midgard thor.at=asgard "
        + FREE.format("nidhogg", "open=tyr.nidhogg")
    )
    run(s, "stay", "pass")
    assert (page(s), life(s, "thor")) == (1, 7)  # thor alone is in Asgard: he is named
    assert ask(s) == "throw.choose"
    s = table("options=saga:bifrost nidhogg=2 tally=bridge:2 " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert offered(s) == ["name thor", "name tyr"]
    assert refused(s, "name odin") == "YG-DEC-25"
    line = yggdrasil.position(s)
    assert yggdrasil.position(yggdrasil.from_position(line)) == line  # Nidhogg is on the last space
    run(s, "name tyr", "refrain")
    assert (life(s, "tyr"), page(s)) == (5, 2)


@pytest.mark.rule("YG-BOOK-08", "YG-BOOK-05")
def test_giants_come_onto_the_bridge_and_are_thrown_down():
    s = table("options=saga:bifrost tally=bridge:3 " + FREE.format("surt", ""))
    assert s.muspell == 5
    run(s, "stay", "pass")
    assert reason(s) == "page"
    s = table("options=saga:bifrost tally=bridge:3 odin.at=midgard step=3")
    unaided(s, "saga throw_down")
    run(s, "take 2")
    assert (tally(s, "bridge"), s.muspell) == (1, 7)
    s = table("options=saga:bifrost tally=bridge:1 valhalla=1 step=3")
    run(s, "saga hold_gate")
    assert (tally(s, "bridge"), s.muspell, s.valhalla, life(s, "odin")) == (0, 8, 0, 7)


@pytest.mark.rule("YG-BOOK-03", "YG-BOOK-09")
def test_the_arch_breaks_and_the_giants_fall():
    s = table("options=saga:bifrost page=2 tally=bridge:2,cracks:4 step=3")
    unaided(s, "saga strike")
    assert (page(s), tally(s, "bridge"), s.muspell) == (3, 0, 8)


@pytest.mark.rule("YG-BOOK-08", "YG-MOVE-01", "YG-MOVE-04")
def test_without_the_bridge_nobody_steps_into_asgard():
    gone = "options=saga:bifrost page=3 step=2 "
    assert offered(table(gone + "gods=thor,tyr,freyr")) == ["move alfheim", "move vanaheim", "stay"]
    assert "move asgard" in offered(table(gone + "odin.at=midgard"))  # his power
    assert refused(table(gone + "gods=thor,tyr,freyr thor.at=midgard"), "move asgard") == "YG-BOOK-08"
    assert refused(table(gone + "gods=thor,tyr,freyr thor.at=midgard"), "move niflheim") == "YG-MOVE-01"


@pytest.mark.rule("YG-BOOK-08", "YG-ENEMY-HEL-03")
def test_case_75_hel_cannot_climb_into_asgard():
    s = table("options=saga:bifrost page=3 hel=midgard devastated=midgard " + FREE.format("hel", "open=tyr.hel"))
    run(s, "stay", "pass")
    assert (where(s, "hel"), s.turned, life(s, "thor")) == ("midgard", 1, 5)


@pytest.mark.rule("YG-BOOK-01", "YG-DEC-25")
def test_the_hosts_gather_and_every_god_is_armed():
    s = yggdrasil.new(2, {"saga": "vigrid"})
    run(s, "god odin", "god freyia", "god tyr", "artifact draupnir", "artifact gungnir", "artifact idunn")
    assert (where(s, "fenrir"), where(s, "loki"), s.giants, s.dead, s.island) == ("asgard", "svartalfheim", 4, 4, 2)
    assert offered(s) == ["next odin", "next freyia"]
    run(s, "next freyia", "take gungnir", "artifact hofund", "take hofund", "artifact mimming")
    assert (s.elves[:2], ask(s)) == ([1, 1], "turn.order")


@pytest.mark.rule("YG-BOOK-02", "YG-FIGHT-04")
def test_an_enemy_beaten_unhurt_is_slain_for_good():
    s = table(DUELS + "thor.at=midgard active=thor island=2 valhalla=7 step=3")
    run(s, "fight iormungand")
    assert yggdrasil.view(s, None)["throw"]["left"] == 7  # eight at least, and one averted by fate
    run(s, "heroes 7")
    assert yggdrasil.view(s, None)["saga"]["slain"] == ["iormungand"]
    s = table(DUELS + "thor.at=midgard active=thor island=2 valhalla=2 step=3")
    run(s, "fight iormungand", "heroes 2", "refrain")
    assert (yggdrasil.view(s, None)["saga"]["slain"], s.island) == ([], 0)
    s = table(DUELS + "slain=fenrir " + FREE.format("fenrir", "open=tyr.fenrir"))
    run(s, "stay", "pass")
    assert (life(s, "thor"), ask(s)) == (7, "god.move")
    s = table(DUELS + "slain=surt agenda=DrawJotun()>EndTurn()>Turn()")
    run(s, "jotun gerda")
    assert ask(s) == "jotun.draw"


@pytest.mark.rule("YG-BOOK-02")
def test_life_lost_before_the_fight_does_not_save_the_enemy_beaten_unhurt():
    s = table(DUELS + "thor.at=midgard active=thor island=2 valhalla=7 scathe=2 step=3")
    run(s, "fight iormungand", "heroes 7")
    assert yggdrasil.view(s, None)["saga"]["slain"] == ["iormungand"]


@pytest.mark.rule("YG-BOOK-02", "YG-BOOK-03")
@pytest.mark.parametrize(("players", "moves", "least"), [(2, 8, 7), (3, 8, 8), (4, 8, 8), (5, 6, 6)])
def test_vigrid_is_as_hard_as_so_many_gods_can_bear(players, moves, least):
    gods = f"players={players} gods={','.join(('odin', 'thor', 'tyr', 'freyr', 'frigg')[: max(players, 3)])} "
    s = table("options=saga:vigrid " + gods)
    assert s.count_moves() == moves
    for number in (2, 3):
        s = table(f"options=saga:vigrid page={number} {gods} devastated=niflheim figures=dragon:niflheim")
        assert min(one["power"] for one in yggdrasil.view(s, None)["enemies"]) == least


@pytest.mark.rule("YG-BOOK-02", "YG-BOOK-06")
def test_the_dragon_is_wounded_once_a_round():
    lair = "options=saga:vigrid page=3 figures=dragon:niflheim slain=surt,fenrir,loki hel=niflheim devastated=niflheim "
    lair += "odin.at=niflheim round=4 step=3 "
    s = table(lair + "last=dragon:3 valhalla=3")
    run(s, "fight dragon", "heroes 3")
    unaided(s)
    assert (tally(s, "wounds"), life(s, "odin")) == (1, 2)
    assert refused(table(lair + "last=dragon:4"), "fight dragon") == "YG-BOOK-02"
    card = FREE.format("nidhogg", "").replace("odin.at=alfheim", "")
    s = table(lair.replace("step=3", "") + "thor.at=niflheim " + card)
    run(s, "stay", "pass")
    assert life(s, "thor") == 6
    s = table(lair + "tally=wounds:3 valhalla=3")
    run(s, "fight dragon", "heroes 3")
    unaided(s)
    assert reason(s) == "tree"


def test_every_page_is_told_when_it_opens():
    s = table("options=saga:bifrost page=2 tally=cracks:4 step=3")
    unaided(s, "saga strike")
    assert [event["page"] for event in told(s, "page")] == ["bifrost-3"]
