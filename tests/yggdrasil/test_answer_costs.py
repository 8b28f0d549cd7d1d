"""What an answer gives and costs, beside its odds."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.edge.answer_costs import TERMS
from yggdrasil.scene import hard, life, preview, run, strolls, table, yggdrasil


def terms(state):
    return preview(state, "terms")


RUNES = "odin.at=jotunheim devastated=niflheim giants=3 active=odin agenda=Stones(0,[0,2],1)>Turn() "


@pytest.mark.rule("YG-RUNE-01", "YG-MAP-05")
def test_a_turn_says_what_would_lie_under_what():
    s = table(RUNES)
    told = terms(s)["rotate 1"]["under"]
    assert "rotate 0" not in terms(s)
    run(s, "rotate 1")
    above = {world["world"]: world["above"] for world in yggdrasil.view(s, None)["worlds"]}
    assert told == [[world, above[world]] for world in ("midgard", "nidavellir", "svartalfheim")]


@pytest.mark.rule("YG-RUNE-03", "YG-RUNE-07", "YG-ACT-HEAL-01", "YG-ART-IDUNN", "YG-ART-04")
def test_an_action_from_afar_is_normal_and_healing_has_its_price():
    company = table(RUNES + "thor.at=alfheim loki=alfheim")
    assert terms(company)["action alfheim"] == {"amount": 2}
    assert terms(company)["action jotunheim"] == {"amount": 2}
    assert terms(company)["action niflheim"] == {"life": 2}
    apples = table(RUNES + "odin.artifacts=idunn")
    assert terms(apples)["action niflheim"] == {"life": 1}
    run(apples, "action niflheim")
    assert life(apples, "odin") == 6
    assert terms(table("devastated=alfheim odin.at=alfheim active=odin step=3"))["heal"] == {"life": 2}


@pytest.mark.rule("YG-FIGHT-02", "YG-FIGHT-06", "YG-FIGHT-IOR-01", "YG-FIGHT-JOTUN-01", "YG-CREA-GULLFAXI")
def test_a_fight_says_where_the_enemy_goes():
    s = table("odin.at=midgard loki=midgard devastated=midgard island=3 jotnar=geirrod active=odin step=3")
    assert terms(s) == {
        "fight iormungand": {"island": 2},
        "fight loki": {"place": "cage"},
        "fight geirrod": {"ends": "geirrod"},
    }
    run(s, "fight iormungand", "refrain")
    assert s.island + 1 == 2
    assert terms(table("jotnar=thrym,beli agenda=Gullfaxi(0)>Turn()")) == {
        "beat thrym": {"ends": "thrym"},
        "beat beli": {"ends": "beli"},
    }
    home = table("odin.at=niflheim hel=niflheim active=odin step=3")
    assert terms(home) == {}


@pytest.mark.rule("YG-RISK-02", "YG-JOTUN-SKYRMIR-01", "YG-GOD-FREYIA-01")
def test_heroes_who_could_help_are_told_before_the_risks():
    fight = "surt=svartalfheim giants=2 odin.at=svartalfheim active=odin step=3 "
    assert terms(table(fight + "valhalla=5"))["fight surt"]["heroes"] == 3
    assert "heroes" not in terms(table(fight))["fight surt"]
    assert "heroes" not in terms(table(fight + "valhalla=5 jotnar=skyrmir"))["fight surt"]
    asked = table(fight + "valhalla=5")
    run(asked, "fight surt")
    assert terms(asked) == {}
    freyia = hard("gods=freyia,tyr,thor surt=svartalfheim giants=2 valhalla=5 freyia.at=svartalfheim step=3")
    assert "heroes" not in terms(freyia)["fight surt"]  # the odds reckon with hers


@pytest.mark.rule("YG-REL-BROTHER-01", "YG-JOTUN-12")
def test_brothers_in_arms_are_told_before_the_risks():
    odin = "gods=odin,tyr,thor odin.at=svartalfheim tyr.at=svartalfheim surt=svartalfheim active=odin step=3 "
    s = hard(odin)
    assert terms(s)["fight surt"]["brothers"] == 1
    run(s, "fight surt")
    assert terms(s) == {}
    assert "brothers" not in terms(hard(odin + "jotnar=utgardloki"))["fight surt"]
    assert "brothers" not in terms(table(odin))["fight surt"]


def test_terms_are_told_of_legal_answers_in_words_that_exist():
    for s, d in strolls(60):
        for text, given in terms(s).items():
            assert text in d.options
            assert set(given) <= {*TERMS, "amount"}
