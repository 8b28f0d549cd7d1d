"""The steps of the resolution: their order, who is asked, and why not."""

import pytest

import meadhall
from meadhall.games.trudvang.edge.view_combat import fight_view
from meadhall.games.trudvang.feats import FEAT_OF
from meadhall.games.trudvang.fight import ATTACKS, ENEMIES, ITEMS, SKILLS
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import begin, fight_of, fill, on_top, put, resolve, status, table, units
from trudvang.scene import ask, asked, offered, refused, run, track


@pytest.mark.case("TL-CASE-123")
@pytest.mark.rule("TL-FEAT-07", "TL-FEAT-13")
def test_the_last_health_for_a_howl():
    s = table("volgr,briya", "draugr:1")
    fill(s, 0, "blood-howl-1")
    s.hp[0] = 1
    run(resolve(s), "play blood-howl-1")
    assert (s.down, s.hp[0], unwrap(s.fight).attack, unwrap(s.fight).heroes) == ([1, 0], 0, [0, 0], [1])
    assert s.feat_decks[0].out == [FEAT_OF["blood-howl-1"]]
    alone = table("volgr", "draugr:1")
    fill(alone, 0, "blood-howl-1")
    alone.hp[0] = 1
    run(resolve(alone), "play blood-howl-1")
    assert (alone.down, alone.fight) == ([1], None)


@pytest.mark.rule("TL-FEAT-15", "TL-FEAT-16", "TL-FEAT-10", "TL-COMBAT-RES-08")
def test_what_is_passed_over_may_come_later():
    s = table("volgr", "D:1")
    fill(s, 0, "battle-fury-1", "cleave-1")
    resolve(s)
    run(s, "pass", "card zero")
    assert (unwrap(s.fight).step, offered(s)) == (ENEMIES, ["pass", "play battle-fury-1"])
    run(s, "pass")
    assert (unwrap(s.fight).step, offered(s)) == (ATTACKS, ["pass", "play battle-fury-1", "play cleave-1"])
    run(s, "pass")
    assert (unwrap(s.fight).step, offered(s)) == (ITEMS, ["pass", "play battle-fury-1"])
    run(s, "play battle-fury-1")
    assert (track(s), s.fight, units(s)) == (["+attack"], None, [0])


@pytest.mark.rule("TL-COMBAT-RES-02", "TL-GEN-11")
def test_heroes_act_in_any_order():
    s = table("volgr,briya", "E:1")
    fill(s, 0, "battle-fury-1")
    fill(s, 1, "sleight-1")
    resolve(s)
    assert asked(s) == (0, "combat.use")
    run(s, "pass")
    assert asked(s) == (1, "combat.use")
    run(s, "play sleight-1")
    assert asked(s) == (0, "combat.use")  # Volgr is asked again after Briya has acted
    run(s, "play battle-fury-1")
    assert unwrap(s.fight).step == ENEMIES


@pytest.mark.rule("TL-FEAT-03", "TL-FEAT-13", "TL-FEAT-12", "TL-FEAT-17")
def test_why_not():
    s = table("felerion", "E:1")
    put(s, 0, "galder-word-1", "wind", "earth")
    put(s, 0, "mistwall-1", "-", "water")
    fill(s, 0, "woven-insight-1", "rune-reading-1", "mistwall-2")
    resolve(s)
    assert refused(s, "play mistwall-1") == "TL-FEAT-03"
    assert refused(s, "play galder-word-1") == "TL-GLOSS-03"
    assert refused(s, "play rune-reading-1") == "TL-FEAT-17"
    assert refused(s, "play mistwall-2") == "TL-FEAT-12"
    run(s, "play woven-insight-1", "show zero", "top zero")
    s = table("volgr", "E:1")
    fill(s, 0, "battle-fury-1", "blood-howl-1")
    run(resolve(s), "play battle-fury-1")
    assert refused(s, "play battle-fury-1") == "TL-FEAT-13"


@pytest.mark.rule("TL-ATTACK-07", "TL-GEN-12", "TL-MISS-02", "TL-MISS-03", "TL-MISS-04")
def test_the_view_of_a_fight():
    s = table("volgr", "E:1")
    status(s, 0, "+attack", "-cp")
    s.fight = None
    begin(s)
    for feat in ("cleave-1", "iron-hide-1", "battle-fury-1", "heavy-blow-1"):
        run(s, "feat " + feat)
    run(s, "rune dark", "rune fire", "rune earth", "place fire cleave-1.1", "place earth iron-hide-1.1")
    shown = unwrap(fight_view(s))["heroes"][0]
    assert shown["if_stopped"] == {
        "track": "good",
        "misses": 1,
        "health": 0,
        "cp": 1,
        "attack": 1,
        "defence": 0,
        "miss_effect": False,
        "active": [],
    }
    assert shown["next_draw"]["runes"] == 3
    assert sum(shown["next_draw"]["misses"]) == pytest.approx(1, abs=0.001)
    assert shown["next_draw"]["tracks"] == ["good", "good", "good", "nothing"]  # one miss lies there already
    assert shown["next_draw"]["full"] == 0
    fight_in(s).miss[0] += [4, 4]
    again = unwrap(fight_view(s))["heroes"][0]["next_draw"]
    assert again["tracks"] == ["good", "nothing", "bad", "bad"]
    assert 0 < again["full"] == pytest.approx(sum(again["misses"][2:]), abs=0.001)
    assert shown["next_draw"]["kinds"]["dark"] == pytest.approx(4 / 12, abs=0.001)
    assert shown["feats"][0]["slots"] == [{"takes": ["fire"], "rune": "fire"}, {"takes": ["fire"], "rune": None}]


@pytest.mark.rule("TL-COMBAT-RES-02")
def test_steps_come_in_their_order():
    s = table("maelling", "E:1")
    on_top(s, s.attack_deck, "zero")
    fill(s, 0, "focus-2", "mighty-shot-1")
    resolve(s)
    assert (ask(s), unwrap(s.fight).step) == ("combat.use", SKILLS)
    run(s, "play focus-2")
    assert (unwrap(s.fight).step, s.hp) == (ATTACKS, [5])  # the known card needed no dealer


@pytest.mark.rule("TL-COMBAT-RES-02", "TL-COMBAT-RES-08", "TL-FEAT-10")
def test_after_a_use_one_pass_of_everybody_closes_the_step():
    s = table("maelling", "E:1")
    fill(s, 0, "focus-2", "focus-1")
    resolve(s)
    on_top(s, s.attack_deck, "zero", "zero")
    run(s, "play focus-2")
    assert (asked(s), unwrap(s.fight).step) == ((0, "combat.use"), SKILLS)
    run(s, "pass")
    assert (ask(s), unwrap(s.fight).step) != ("combat.use", SKILLS)


@pytest.mark.rule("TL-COMBAT-RES-19", "TL-FEAT-12", "TL-FEAT-14")
def test_an_attack_that_is_answered_is_told_with_its_strength_and_one_that_missed_needs_no_answer():
    s = table("volgr", "E:1")
    fill(s, 0, "iron-hide-1")
    on_top(s, s.attack_deck, "zero")
    run(resolve(s, ENEMIES))
    about = unwrap(meadhall.decide(s)).about
    assert (ask(s), about["unit"], about["count"]) == ("combat.use", "E.1", 5)
    fight_of(s).blow().missed = 1
    s.legal = None
    assert s.agenda[-1].options(s) == []


@pytest.mark.rule("TL-COMBAT-RES-02", "TL-COMBAT-RES-07", "TL-GEN-11")
def test_who_falls_or_leaves_does_not_close_the_step_for_the_others():
    s = table("volgr,briya,maelling", "E:1")
    fill(s, 0, "blood-howl-1")
    fill(s, 1, "sleight-1")
    fill(s, 2, "focus-2")
    s.hp[0] = 1
    run(resolve(s), "play blood-howl-1")  # the last health
    assert (unwrap(s.fight).heroes, asked(s)) == ([1, 2], (1, "combat.use"))
    step = unwrap(s.fight).step
    run(s, "pass")
    assert (asked(s), unwrap(s.fight).step) == ((2, "combat.use"), step)
    run(s, "pass")
    assert ask(s) == "defender.choose"  # both have passed, and the one who fell is not waited for
    s = table("volgr,briya", "E:1")
    s.companions[0] = [ident("GULL")]
    fill(s, 1, "sleight-1")
    run(resolve(s), "use GULL")
    assert (unwrap(s.fight).heroes, asked(s)) == ([1], (1, "combat.use"))
