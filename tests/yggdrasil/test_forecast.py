"""What the view foresees: the danger of each enemy, how far every loss is, and the odds of a throw."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import DIE, FACE_E, FACE_F
from meadhall.tables.seat_view import build_decision, write_label
from meadhall.words import words
from optional import unwrap
from yggdrasil.scene import ask, hard, preview, reason, run, strolls, table, yggdrasil
from yggdrasil.starts import ENDS

NEXT = "odin.at=alfheim step=2"
GOD, VANIR = ((die[FACE_E] + die[FACE_F]) / 6 for die in DIE)  # how often e or f comes up


def danger(state, enemy):
    return next(one for one in yggdrasil.view(state, None)["danger"] if one["enemy"] == enemy)


def told(found):
    return [{name: value for name, value in event.items() if name != "seats"} for event in found["events"]]


@pytest.mark.rule("YG-ENEMY-01", "YG-INFO-01")
def test_what_surt_would_do_is_foreseen_and_nothing_is_done():
    s = table(f"{NEXT} surt=svartalfheim loki=alfheim giants=4")
    before = yggdrasil.position(s)
    found = danger(s, "surt")
    assert told(found) == [
        {"kind": "stand", "enemy": "surt", "place": "alfheim"},
        {"kind": "devastate", "world": "alfheim"},
        {"kind": "turned", "count": 1},
        {"kind": "muster", "count": 2},
    ]
    assert (found["ends"], found["jotun"]) == (None, False)
    assert yggdrasil.position(s) == before


@pytest.mark.rule("YG-ENEMY-HEL-03", "YG-ENEMY-FEN-02", "YG-ENEMY-LOKI-01")
def test_it_is_the_active_god_who_would_suffer():
    s = table(f"{NEXT} hel=alfheim fenrir=asgard odin.life=4")
    assert told(danger(s, "fenrir")) == [{"kind": "hurt", "god": "odin", "count": 3}]
    assert danger(s, "hel")["ends"] == "hel-top"
    loki = danger(s, "loki")
    assert {"kind": "stand", "enemy": "loki", "place": "alfheim"} in told(loki)
    assert loki["jotun"]


@pytest.mark.rule("YG-ENEMY-FEN-03", "YG-GOD-TYR-01")
def test_fenrir_would_stop_the_turn_but_not_tyrs():
    assert [one["enemy"] for one in yggdrasil.view(table(NEXT), None)["danger"] if one["stops"]] == ["fenrir"]
    assert not danger(table(f"{NEXT} fenrir=asgard odin.life=3"), "fenrir")["stops"]  # it is lost then
    tyr = "gods=tyr,thor,odin tyr.at=alfheim step=2"
    assert danger(table(tyr), "fenrir")["stops"]
    assert not danger(hard(tyr), "fenrir")["stops"]


@pytest.mark.parametrize("end", [end for end in ENDS if end != "life"])
@pytest.mark.rule("YG-END-04")
def test_an_end_that_comes_next_is_foreseen(end):
    s = table(ENDS[end])
    s.active = 1  # Thor reveals now
    enemy = s.open[0] % 6
    margins = yggdrasil.view(s, None)["margins"]
    assert yggdrasil.view(s, None)["danger"][enemy]["ends"] == end
    assert margins[end] == (1 if end == "tree" else 0)


@pytest.mark.rule("YG-END-03", "YG-END-07")
def test_margins_count_what_may_still_happen():
    s = table(f"{NEXT} thor.life=2 nidhogg=1 giants=3 surt=svartalfheim dead=4 island=2")
    margins = yggdrasil.view(s, None)["margins"]
    assert (margins["life"], margins["surt-top"], margins["hel-top"]) == (2, 1, 2)
    assert margins["giants"] == 2
    assert (margins["wall"], margins["jotnar"]) == (7, 7)


@pytest.mark.rule("YG-END-03", "YG-END-07")
@pytest.mark.parametrize(
    ("position", "close"),
    [
        ("", {}),
        ("thor.life=4", {}),
        ("thor.life=3", {"life": "near"}),
        ("thor.life=2", {"life": "next"}),
        ("surt=svartalfheim", {"surt-top": "near"}),
        ("surt=alfheim", {"surt-top": "next"}),
        ("devastated=asgard,alfheim,vanaheim,midgard,nidavellir,svartalfheim", {"wall": "near"}),
        ("nidhogg=4", {}),
    ],
)
def test_what_may_be_lost_next_or_soon_is_close(position, close):
    for seat in (0, None):
        assert yggdrasil.view(table(f"{NEXT} {position}"), seat)["close"] == close


@pytest.mark.rule("YG-END-03")
def test_the_nearest_loss_is_told_first():
    walls = "devastated=asgard,alfheim,vanaheim,midgard,nidavellir,svartalfheim"
    for position, near in (
        ("surt=svartalfheim", ["surt-top", "wall"]),
        ("thor.life=1", ["wall", "life"]),
        ("surt=alfheim thor.life=2", ["surt-top", "wall", "life"]),
    ):
        s = table(f"{NEXT} {walls} {position}")
        assert list(yggdrasil.view(s, 0)["close"]) == near


@pytest.mark.rule("YG-INFO-01")
def test_how_far_each_enemy_has_come_on_its_ladder():
    s = table(f"{NEXT} giants=3 dead=4 island=2 devastated=asgard,niflheim nidhogg=1")
    ladders = yggdrasil.view(s, 1)["ladders"]
    assert {enemy: steps[0] for enemy, steps in ladders.items()} == {
        "surt": 3,
        "hel": 4,
        "iormungand": 2,
        "fenrir": 2,
        "loki": 0,
        "nidhogg": 1,
    }
    assert (ladders["fenrir"][1], ladders["iormungand"][1]) == (7, 5)
    assert ladders["surt"] == [s.giants, s.giants + s.muspell]


@pytest.mark.rule("YG-INFO-03", "YG-REVEAL-03")
def test_how_likely_an_enemy_wakes_this_round():
    known = table("odin.at=alfheim step=2 order=thor thor.down=thor.surt open=tyr.surt")
    assert (danger(known, "surt")["chance"], danger(known, "hel")["chance"]) == (100, 0)
    assert yggdrasil.view(known, None)["down"]["B"] == [100, 0, 0, 0, 0, 0]
    fresh = run(yggdrasil.new(3, {}), "god odin", "god thor", "god tyr")
    assert fresh is not None
    forgetful = table("options=memory:False odin.at=alfheim step=2 order=thor thor.down=thor.surt open=tyr.surt")
    assert "chance" not in danger(forgetful, "surt")
    assert "chance" not in danger(table("odin.at=alfheim step=2 open=tyr.surt"), "surt")  # no card is left to turn
    assert yggdrasil.view(forgetful, None)["down"] == {}


@pytest.mark.rule("YG-REVEAL-03", "YG-SOLO-03")
def test_the_chance_is_that_of_the_cards():
    """Three unknown cards of six, none open: two of the same enemy must come."""
    s = yggdrasil.new(3, {})
    rng = Rng.seeded(5)
    while ask(s) != "turn.order":
        options = unwrap(meadhall.decide(s)).options
        meadhall.play(s, options[rng.below(len(options))])
    sixth = 1 / 6
    two = 3 * sixth**2 * (1 - sixth) + sixth**3
    assert danger(s, "surt")["chance"] == round(100 * two)


@pytest.mark.rule("YG-RISK-03", "YG-RISK-06")
def test_the_odds_of_a_throw():
    s = table("odin.at=svartalfheim odin.dice=1 odin.elves=0 surt=svartalfheim giants=1 active=odin step=3")
    odds = yggdrasil.preview(s, None)["fight surt"]["odds"]
    assert odds == {"risks": 2, "clear": round(100 * GOD * VANIR), "loss": round(2 - GOD - VANIR, 1)}
    run(s, "fight surt")
    odds = preview(s, "odds")
    assert odds["throw 0"]["clear"] == 0
    assert odds["throw 1"]["clear"] == round(100 * GOD * VANIR)
    assert odds["refrain"] == {"risks": 2, "clear": 0, "loss": 2.0}


@pytest.mark.rule("YG-RISK-06", "YG-GOD-THOR-01", "YG-ART-DRAUPNIR", "YG-GOD-FREYR-01", "YG-GOD-FREYIA-01")
def test_elves_artifacts_and_powers_are_in_the_odds():
    elf = table("odin.at=svartalfheim odin.elves=1 surt=svartalfheim giants=0 active=odin step=3")
    assert yggdrasil.preview(elf, None)["fight surt"]["odds"]["clear"] == 100
    blocked = table("odin.at=svartalfheim odin.elves=1 surt=svartalfheim jotnar=suttung active=odin step=3")
    assert yggdrasil.preview(blocked, None)["fight surt"]["odds"]["clear"] == round(100 * GOD)
    ring = table("odin.at=svartalfheim odin.artifacts=draupnir surt=svartalfheim active=odin step=3")
    assert yggdrasil.preview(ring, None)["fight surt"]["odds"]["clear"] == round(100 * (1 - (1 - GOD) ** 2))
    thor = hard("gods=thor,tyr,odin thor.at=svartalfheim surt=svartalfheim giants=1 active=thor step=3")
    assert yggdrasil.preview(thor, None)["fight surt"]["odds"] == {
        "risks": 2,
        "clear": round(100 * GOD),
        "loss": round(2 * (1 - GOD), 1),
    }
    freyr = hard(
        "gods=freyr,tyr,odin freyr.at=svartalfheim freyr.elves=4 surt=svartalfheim "
        "jotnar=suttung giants=1 active=freyr step=3"
    )
    assert yggdrasil.preview(freyr, None)["fight surt"]["odds"]["clear"] == 100
    freyia = hard(
        "gods=freyia,tyr,odin freyia.at=svartalfheim valhalla=2 surt=svartalfheim giants=1 active=freyia step=3"
    )
    assert yggdrasil.preview(freyia, None)["fight surt"]["odds"]["clear"] == 100


@pytest.mark.rule("YG-RISK-03")
def test_the_odds_are_those_of_many_throws():
    s = hard(
        "gods=heimdall,tyr,odin heimdall.at=svartalfheim heimdall.dice=2 heimdall.elves=1 surt=svartalfheim "
        "giants=3 active=heimdall step=3"
    )
    expected = yggdrasil.preview(s, None)["fight surt"]["odds"]
    rng = Rng.seeded(3)
    times, lost = 1500, 0
    for _ in range(times):
        twin = s.copy()
        run(twin, "fight surt")
        before = twin.life[0]
        while twin.throw or twin.risks:
            d = unwrap(meadhall.decide(twin))
            if d.seat == meadhall.core.agenda.CHANCE:
                frame = twin.agenda[-1]
                meadhall.play(twin, frame.text(twin, frame.sample(twin, rng)))
            else:
                meadhall.play(twin, next((text for text in d.options if text.split()[0] == "elf"), d.options[-2]))
        lost += before - twin.life[0]
    assert abs(lost / times - expected["loss"]) < 0.12


@pytest.mark.rule("YG-ACT-02", "YG-ART-VALSHAMR", "YG-ART-ODROERIR")
def test_a_world_says_how_strong_its_action_is_and_why():
    s = table(
        "odin.at=alfheim thor.at=niflheim loki=vanaheim tyr.at=vanaheim odin.artifacts=odroerir active=odin step=2"
    )
    worlds = {world["world"]: world for world in yggdrasil.view(s, None)["worlds"]}
    seen = {name: (world["strengths"], world["amounts"], world["because"]) for name, world in worlds.items()}
    assert seen["alfheim"] == (["normal", "advantage"], [2, 3], ["odroerir"])
    assert seen["niflheim"] == (["normal"], [2], ["enemy", "company"])
    assert seen["muspellheim"] == (["disadvantage"], [3], ["enemy"])
    assert seen["vanaheim"] == (["normal"], [2], ["enemy", "company"])
    assert seen["asgard"] == (["normal", "advantage"], [3, 2], ["odroerir"])
    s = table("thor.at=alfheim tyr.at=alfheim loki=vanaheim odin.artifacts=valshamr active=odin step=2")
    worlds = {world["world"]: (world["strengths"], world["because"]) for world in yggdrasil.view(s, None)["worlds"]}
    assert worlds["asgard"] == (["normal"], [])
    assert worlds["vanaheim"] == (["disadvantage", "normal"], ["enemy", "valshamr"])


@pytest.mark.rule("YG-ACT-NIDAVELLIR-02", "YG-ART-VALSHAMR")
def test_a_strength_without_an_artifact_is_no_action():
    gone = (
        "loki=nidavellir thor.artifacts=andvarinaut,draupnir,giallarhorn,hringhorni,megingjord,skidbladnir "
        "tops=-,gleipnir,idunn step=2 "
    )

    def smithy(text):
        world = next(one for one in yggdrasil.view(table(text), None)["worlds"] if one["world"] == "nidavellir")
        return world["strengths"], world["closed"]

    assert smithy(gone) == (["disadvantage"], "YG-ACT-NIDAVELLIR-02")
    assert smithy(gone + "odin.artifacts=valshamr") == (["normal"], None)
    assert smithy(gone + "tyr.at=nidavellir") == (["normal"], None)


def test_every_position_can_be_foreseen():
    """On rich random games nothing fails and the copy never touches the original."""
    for s, d in strolls(40):
        before = yggdrasil.position(s)
        view = yggdrasil.view(s, None)
        assert len(view["players"]) == s.players
        assert yggdrasil.position(s) == before
        assert all(text in d.options for text in preview(s, "odds"))
    assert reason(table(ENDS["tree"])) is None


@pytest.mark.rule("YG-ENEMY-HEL-03", "YG-INFO-01")
def test_before_the_gods_are_chosen_nobody_is_named_in_what_is_foreseen():
    s = yggdrasil.new(3, {})
    assert [event["kind"] for event in danger(s, "hel")["events"]] == ["stand", "turned"]
    assert "?" not in str([one["events"] for one in yggdrasil.view(s, None)["danger"]])
    run(s, "god odin")
    assert told(danger(s, "hel"))[-1] == {"kind": "hurt", "god": "odin", "count": 1}


@pytest.mark.rule("YG-GOD-FREYIA-01", "YG-GOD-06", "YG-RISK-12", "YG-JOTUN-HRUNGNIR-01")
def test_late_heroes_are_reckoned_with_once_and_only_after_a_throw():
    freyia = "gods=freyia,tyr,odin freyia.at=svartalfheim valhalla=2 surt=svartalfheim giants=2 active=freyia step=3 "

    def odds(state):
        return {text: (one["clear"], one["loss"]) for text, one in preview(state, "odds").items()}

    s = hard(freyia)
    run(s, "fight surt")
    alone = (round(100 * GOD), round(1 - GOD, 1))
    assert odds(s) == dict.fromkeys(("heroes 0", "heroes 1", "heroes 2"), alone)  # two in all, sooner or later
    run(s, "heroes 0")
    assert odds(s) == {"throw 0": alone, "refrain": (0, 3.0)}
    run(s, "throw 0", "roll god -")
    assert odds(s) == {"heroes 0": (0, 3.0), "heroes 1": (0, 2.0), "heroes 2": (0, 1.0)}
    run(s, "heroes 2")
    assert s.life[0] == s.most[0] - 1
    for bare, thrown in (("", False), ("freyia.dice=1 ", True)):  # a Vanir die alone is a throw as well
        vanir = hard(freyia + bare + "jotnar=utgardloki")
        run(vanir, "fight surt")
        assert (len(set(odds(vanir).values())) == 1) == thrown
    without = hard(freyia + "jotnar=hrungnir,utgardloki")
    run(without, "fight surt")
    assert odds(without) == {"heroes 0": (0, 3.0), "heroes 1": (0, 2.0), "heroes 2": (0, 1.0)}


@pytest.mark.rule("YG-ART-DRAUPNIR", "YG-ART-ANDVARINAUT", "YG-ART-01")
def test_dice_that_are_thrown_again_have_their_odds():
    lying = (
        "odin.dice=3 odin.artifacts=draupnir,andvarinaut odin.at=midgard risks=3 foe=iormungand "
        "throw=odin:god:-,odin:vanir:e,odin:vanir:a,odin:vanir:b "
        "agenda=Reroll(0,{})>Elves(0)>Suffer(0)>PutAside(0)>EndTurn()>Turn() "
    )

    def odds(state):
        return {text: one["clear"] for text, one in preview(state, "odds").items()}

    both = GOD * (1 - (2 / 3) ** 2) + (1 - GOD) / 9  # two risks left; Andvarinaut may follow
    first = odds(table(lying.format(0)))
    assert {text: first[text] for text in ("reroll god", "keep")} == {"reroll god": round(100 * both), "keep": 0}
    assert first["mark a"] == first["mark b"] == round(100 * GOD / 3)
    assert first["mark e"] == 0
    assert odds(table(lying.format(2))) == {"reroll god": 0, "keep": 0}
    assert odds(table(lying.format(2) + "odin.elves=1")) == {"reroll god": round(100 * GOD), "keep": 0}
    assert odds(table(lying.format(2) + "odin.elves=2")) == {"reroll god": 100, "keep": 100}
    marked = table(lying.format(0))
    run(marked, "mark a")
    assert odds(marked)["again"] == round(100 * GOD / 3)
    assert odds(marked)["mark b"] == round(100 * both)
    run(marked, "mark b")
    assert odds(marked)["again"] == round(100 * both)


@pytest.mark.rule("YG-RISK-03")
def test_only_what_is_certain_is_called_so():
    """Eight dice that are thrown twice nearly always avert a risk, and elves always do."""
    nearly = table(
        "odin.at=svartalfheim odin.dice=8 odin.artifacts=draupnir,andvarinaut surt=svartalfheim active=odin step=3"
    )
    odds = yggdrasil.preview(nearly, None)["fight surt"]["odds"]
    assert odds["clear"] == 99
    assert odds["loss"] >= 0.1
    surely = table("odin.at=svartalfheim odin.dice=1 odin.elves=5 surt=svartalfheim giants=1 active=odin step=3")
    assert yggdrasil.preview(surely, None)["fight surt"]["odds"] == {"risks": 2, "clear": 100, "loss": 0.0}
    hopeless = table("odin.at=svartalfheim surt=svartalfheim giants=4 active=odin step=3")
    assert yggdrasil.preview(hopeless, None)["fight surt"]["odds"]["clear"] == 0


@pytest.mark.rule("YG-BOOK-08")
def test_what_a_page_counts_towards_a_loss_is_foreseen():
    view = yggdrasil.view(table("options=saga:bifrost page=2 tally=bridge:3 step=3"), None)
    assert (view["saga"]["losses"], view["margins"]["page"], view["close"]["page"]) == ([[3, 4]], 0, "next")
    running = table("options=saga:sky_wolves figures=skoll:vanaheim,hati:alfheim notes=skoll:3,hati:1 step=3")
    view = yggdrasil.view(running, None)
    assert (view["saga"]["losses"], view["margins"]["page"], view["close"]["page"]) == ([[3, 5]], 1, "near")
    assert "page" not in yggdrasil.view(table("step=3"), None)["margins"]


@pytest.mark.rule("YG-BOOK-03", "YG-BOOK-04")
def test_the_end_of_nidhoggs_way_is_the_tree_the_dead_tree_or_the_end_of_the_page():
    for saga, page, end in (("balder", 1, "dead-tree"), ("balder", 2, "page-turn"), ("bifrost", 3, "tree")):
        margins = yggdrasil.view(table(f"options=saga:{saga} page={page} step=3"), None)["margins"]
        assert [way for way in ("tree", "dead-tree", "page-turn") if way in margins] == [end]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Surt comes to Alfheim."), ("fr", "Surt va à Alfheim."), ("de", "Surt zieht nach Alfheim.")],
)
@pytest.mark.rule("YG-INFO-01")
def test_what_is_foreseen_is_written_for_everybody(language, said):
    """With the question, in the reader's language, also for those who are not asked."""
    s = table(f"{NEXT} surt=svartalfheim loki=alfheim giants=4")
    for eyes in (0, 1, None):
        view, question = yggdrasil.view(s, eyes), build_decision(yggdrasil, s, eyes)
        written = unwrap(write_label(yggdrasil, words(language, "yggdrasil"), ["Bera", "Orm"], eyes, view, question))
        assert set(written.forecast) == {one["enemy"] for one in view["danger"]}
        assert len(written.forecast["surt"]) == len(danger(s, "surt")["events"])
        assert written.forecast["surt"][0] == said
