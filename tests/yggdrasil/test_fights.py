"""Fights: always won, at the price of the opponent's power."""

import pytest

from yggdrasil.scene import ask, devastated, jotnar, life, offered, reason, refused, run, table, told, where, yggdrasil


def fight(foe, position):
    """Fight it alone, without help: every risk costs a life point."""
    s = table(f"{position} step=3")
    run(s, f"fight {foe}")
    if ask(s) == "heroes.use":
        run(s, "heroes 0")
    run(s, "refrain")
    return s


@pytest.mark.rule("YG-FIGHT-01", "YG-DEC-06")
def test_only_opponents_in_the_own_world_can_be_fought_and_the_player_chooses():
    s = table("odin.at=midgard surt=midgard devastated=midgard jotnar=geirrod step=3")
    assert [text for text in offered(s) if text.startswith("fight")] == (
        ["fight surt", "fight iormungand", "fight geirrod"]
    )
    assert refused(s, "fight hel") == refused(s, "fight thrym") == "YG-FIGHT-01"
    s = table("odin.at=midgard jotnar=thrym,beli step=3")
    assert offered(s) == ["act disadvantage", "fight iormungand", "pass"]
    assert refused(s, "fight thrym") == refused(s, "fight beli") == "YG-FIGHT-01"  # active, but elsewhere
    s = table("odin.at=alfheim step=3")
    assert refused(s, "fight baugi") == "YG-FIGHT-01"  # its world, but not active


@pytest.mark.rule("YG-FIGHT-02", "YG-FIGHT-SURT-01", "YG-RISK-01")
def test_surt_retreats_and_his_giants_stay():
    s = fight("surt", "odin.at=alfheim surt=alfheim giants=4")
    assert (where(s, "surt"), s.giants, life(s, "odin"), s.supply) == ("muspellheim", 4, 2, 5)


@pytest.mark.rule("YG-FIGHT-HEL-01")
def test_hel_retreats_to_niflheim():
    s = fight("hel", "odin.at=nidavellir hel=nidavellir dead=3")
    assert (where(s, "hel"), s.dead, life(s, "odin")) == ("niflheim", 3, 3)


@pytest.mark.rule("YG-FIGHT-LOKI-01")
def test_loki_goes_to_the_cage():
    s = fight("loki", "odin.at=vanaheim jotnar=beli,thrym")
    assert (where(s, "loki"), life(s, "odin")) == ("cage", 4)


@pytest.mark.rule("YG-FIGHT-FEN-01", "YG-DEV-03")
def test_fenrir_goes_back_to_the_cage():
    s = fight("fenrir", "fenrir=asgard devastated=alfheim,vanaheim")
    assert (where(s, "fenrir"), life(s, "odin")) == ("cage", 4)


@pytest.mark.rule("YG-FIGHT-IOR-01")
def test_the_serpent_goes_one_island_back_and_nobody_rises():
    s = fight("iormungand", "odin.at=midgard island=3 dead=3")
    assert (s.island, s.dead, life(s, "odin")) == (1, 3, 4)


@pytest.mark.rule("YG-FIGHT-JOTUN-01", "YG-JOTUN-03")
def test_a_jotun_costs_two_and_lokis_power_falls():
    s = fight("beli", "odin.at=muspellheim jotnar=beli,thrym surt=niflheim devastated=niflheim")
    assert (jotnar(s), s.pawns, s.find_power(4), life(s, "odin")) == (["thrym"], 6, 2, 5)


@pytest.mark.rule("YG-FIGHT-04", "YG-END-06")
def test_power_counts_at_the_declaration_and_the_retreat_comes_after_the_loss():
    s = fight("surt", "odin.at=muspellheim giants=2")
    kinds = [event.kind for event in s.log]
    assert kinds.index("fight") < kinds.index("danger") < kinds.index("hurt")
    assert told(s, "fight")[0]["power"] == 3
    s = fight("loki", "odin.at=vanaheim")
    kinds = [event.kind for event in s.log]
    assert kinds.index("hurt") < kinds.index("stand")


@pytest.mark.case("YG-CASE-60")
@pytest.mark.rule("YG-FIGHT-05", "YG-DEV-01")
def test_a_retreat_can_devastate():
    s = fight("surt", "odin.at=svartalfheim surt=svartalfheim loki=muspellheim giants=2")
    assert (where(s, "surt"), devastated(s), s.find_power(3), s.giants) == ("muspellheim", ["muspellheim"], 2, 2)


@pytest.mark.rule("YG-FIGHT-06", "YG-ACT-09")
@pytest.mark.parametrize(
    ("foe", "position"),
    [("surt", "odin.at=muspellheim"), ("hel", "odin.at=niflheim"), ("iormungand", "odin.at=midgard")],
)
def test_who_is_at_home_already_can_be_fought_and_stays(foe, position):
    before = table(position)
    s = fight(foe, position)
    assert (s.where, s.island, told(s, "stand") + told(s, "island")) == (before.where, 0, [])
    assert life(s, "odin") == 7 - before.find_power(["surt", "hel", "iormungand"].index(foe))


@pytest.mark.rule("YG-FIGHT-07", "YG-RISK-01", "YG-END-03")
def test_a_fight_may_be_declared_at_any_price():
    s = fight("iormungand", "odin.at=midgard odin.life=2 island=2")
    assert (reason(s), s.island) == ("life", 1)
    s = table("odin.at=midgard odin.life=1 step=3")
    run(s, "fight iormungand")
    assert yggdrasil.view(s, None)["throw"]["left"] == 3  # what the table needs for its warning


@pytest.mark.case("YG-CASE-61")
@pytest.mark.rule("YG-END-06")
def test_a_fatal_fight_is_a_loss_before_anything_comes_of_it():
    s = table("odin.at=midgard odin.life=2 island=3 step=3 odin.dice=0")
    run(s, "fight iormungand", "throw 0", "roll god e")
    assert (reason(s), s.island, life(s, "odin")) == ("life", 2, 0)
