"""Attacks of Enemies: who attacks, who defends, abilities, answers, the loss."""

import pytest

from meadhall.games.trudvang.edge.view_combat import fight_view
from meadhall.games.trudvang.feats import FEAT_OF
from meadhall.games.trudvang.rules.blows import loss
from meadhall.games.trudvang.rules.enemy_turn import take
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import do, fight_of, fill, put, resolve, status, table, units
from trudvang.scene import ask, asked, offered, refused, run, told, track


@pytest.mark.case("TL-CASE-48")
@pytest.mark.rule("TL-STATUS-09", "TL-COMBAT-RES-05")
def test_defence_is_never_below_nothing():
    s = table("maelling", "D:1")
    fight_of(s).defence[0] = -1
    run(resolve(s), "card zero")
    assert s.hp == [7]


@pytest.mark.case("TL-CASE-49")
@pytest.mark.rule("TL-ATTACK-10", "TL-GLOSS-13", "TL-ATTACK-04", "TL-COMBAT-RES-18")
def test_a_feeble_blow_with_a_sting():
    s = table("maelling", "G:1")  # ATK 1, ability-2 takes 1 health
    run(resolve(s), "card minus-2")
    assert s.hp == [9]


@pytest.mark.case("TL-CASE-51")
@pytest.mark.rule("TL-GLOSS-18", "TL-COMBAT-RES-19")
def test_an_extra_attack():
    for first in (True, False):
        s = table("maelling", "E:1")  # ATK 5, ability-1 take 2
        fill(s, 0, "dodge-1")
        resolve(s)
        run(s, "card zero-a")
        assert unwrap(fight_view(s))["blows"][-1]["strength"] == 2
        assert (len(unwrap(s.fight).blows), offered(s)) == (2, ["pass", "play dodge-1"])
        run(s, "play dodge-1" if first else "pass")
        if not first:
            assert s.hp == [8]
            run(s, "play dodge-1")
        assert s.hp == [10 - 5]
        assert len(told(s, "revealed")) == 1


@pytest.mark.rule("TL-GLOSS-18")
@pytest.mark.parametrize("unit", ["E.1", "E.2"])
@pytest.mark.parametrize("hero", ["maelling", "volgr"])
def test_an_extra_attack_is_by_the_same_unit_of_the_same_group_on_the_same_hero(unit, hero):
    s = table("maelling,volgr", "draugr:1 E:2")
    s.groups[1].units[0] = 1  # so that the two can be told apart
    run(resolve(s), "enemy draugr.1", "defend volgr", "card zero")  # a Draugr has no ability
    unwrap(s.log).clear()
    run(s, f"enemy {unit}", f"defend {hero}", "card zero-a")
    seat = ["maelling", "volgr"].index(hero)
    assert [(event["seat"], event["unit"], event["count"]) for event in told(s, "landed")] == [
        (seat, unit, 2),
        (seat, unit, 5),
    ]
    assert [event["unit"] for event in told(s, "revealed")] == [unit]


@pytest.mark.rule("TL-GLOSS-18", "TL-GLOSS-20")
@pytest.mark.parametrize(("times", "n"), [(1, 1), (1, 3), (2, 1), (3, 2)])
def test_each_extra_attack_is_met_by_its_own_blocks_and_hits_by_its_own_strength(times, n):
    s = table("maelling", "draugr:1")
    fill(s, 0, "dodge-1", "dodge-2")
    run(resolve(s), "card zero")  # the attack of 2 waits for an answer
    do(s, take(s, n, times))
    assert [fight_of(s).blow().extra, len(fight_of(s).blows)] == [n, 2]
    run(s, "play dodge-1")  # one attack is met, the others are not
    assert fight_of(s).blow().block == 2
    run(s, *["pass"] * times)
    assert [event["count"] for event in told(s, "landed")] == [max(0, n - 2), *[n] * (times - 1)]
    assert [blow.extra for blow in fight_of(s).blows] == [-1]
    assert len(told(s, "revealed")) == 1


@pytest.mark.case("TL-CASE-129")
@pytest.mark.rule("TL-ATTACK-10", "TL-GLOSS-19")
@pytest.mark.parametrize(
    ("extra", "more", "left"),
    [
        (-1, -1, 1),
        (-1, -2, 0),
        (-1, -9, 0),
        (2, 1, 3),
        (2, -2, 0),
        (2, -9, 0),
    ],
)
def test_an_attack_is_never_weaker_than_nothing(extra, more, left):
    s = table("maelling", "draugr:1")  # ATK 2
    fill(s, 0, "dodge-1")
    run(resolve(s), "card zero")
    blow = unwrap(s.fight).blow()
    blow.extra, blow.more = extra, more
    assert (unwrap(fight_view(s))["blows"][-1]["strength"], loss(s, unwrap(s.fight).blow())) == (left, left)


@pytest.mark.rule("TL-GLOSS-20", "TL-GLOSS-18")
def test_take_two_twice():
    s = table("maelling", "E:1")
    fill(s, 0, "dodge-1", "dodge-2")
    run(resolve(s), "card minus-2", "play dodge-1", "pass", "play dodge-2")
    assert s.hp == [10 - 3]  # both extra attacks were met, nothing is left for the first


@pytest.mark.rule("TL-GLOSS-20", "TL-GLOSS-24")
def test_double_touches_the_printed_value():
    s = table("maelling", "H:1")  # ATK 2, ability-2 doubles
    s.marks.append([7, 4])  # a +attack token on POI H
    run(resolve(s), "card minus-1-b")
    assert s.hp == [10 - (2 * 2 + 1 - 1)]


@pytest.mark.case("TL-CASE-52")
@pytest.mark.rule("TL-COMBAT-RES-18", "TL-COMBAT-RES-07", "TL-COMBAT-RES-21")
def test_an_ability_may_fell_the_defender():
    s = table("maelling,volgr", "G:2")
    fill(s, 0, "dodge-1")
    s.hp[0] = 1
    resolve(s)
    run(s, "defend maelling", "card minus-2")
    assert (s.down, unwrap(s.fight).heroes, s.attack_deck.out) == ([1, 0], [1], [0])
    assert ask(s) == "attack.reveal"  # the next one can only choose Volgr
    run(s, "card zero")
    assert s.hp == [0, 11]


@pytest.mark.rule("TL-COMBAT-RES-04", "TL-COMBAT-RES-06", "TL-COMBAT-RES-21", "TL-ENEMY-02")
def test_players_choose_attackers_and_defenders():
    s = table("maelling,volgr", "draugr:2 garm:1 bull_troll:1")
    resolve(s)
    assert asked(s) == (-3, "enemy.choose")
    assert offered(s) == ["enemy draugr.1", "enemy garm.1", "enemy bull_troll.1"]  # the two Draugr are alike
    run(s, "enemy garm.1")
    assert (asked(s), offered(s)) == ((-3, "defender.choose"), ["defend maelling", "defend volgr"])
    run(s, "defend volgr", "card zero")
    assert refused(s, "enemy garm.1") == "TL-ENEMY-02"
    run(s, "enemy draugr.1", "defend volgr", "card zero", "enemy draugr.2", "defend volgr", "card miss")
    run(s, "defend maelling", "card miss")
    assert s.hp == [10, 12 - 3 - 2]


@pytest.mark.case("TL-CASE-124", "TL-CASE-130")
@pytest.mark.rule("TL-FEAT-14", "TL-GLOSS-03")
def test_another_hero_cancels_the_ability():
    s = table("felerion,maelling", "D:1")
    fill(s, 0, "galder-word-1")
    run(resolve(s), "defend maelling", "card minus-1-a")
    assert asked(s) == (0, "combat.use")
    run(s, "play galder-word-1")
    assert (track(s, 1), s.hp[1]) == ([], 8)  # the modifier still counts: 3 - 1


@pytest.mark.rule("TL-GLOSS-03", "TL-GEN-02")
def test_cards_answer_an_attack():
    s = table("maelling,volgr", "D:1")
    s.companions = [[ident("RAVEN")], [ident("TWIN")]]
    run(resolve(s), "defend maelling", "card plus-3", "use RAVEN")
    assert asked(s) == (1, "combat.use")
    run(s, "use TWIN")
    assert s.hp == [10, 9]  # 3 without the modifier, on Volgr
    s = table("maelling", "D:1")
    s.cp[0] = 3
    s.items[0] = [ident("TALLY")]
    run(resolve(s), "card plus-3", "use TALLY")
    assert (s.hp, s.cp) == ([10], [0])


@pytest.mark.rule("TL-COMBAT-RES-11", "TL-GLOSS-08")
def test_a_unit_that_falls_in_the_middle_of_its_attack_does_no_harm():
    s = table("lydana", "draugr:2")
    fill(s, 0, "gate-of-grey")
    resolve(s)
    run(s, "pass", "card plus-3", "play gate-of-grey", "defeat draugr.1")
    assert (units(s), s.hp, ask(s)) == ([0], [9], "attack.reveal")
    assert s.attack_deck.count_left() == 12  # its card was discarded all the same


@pytest.mark.rule("TL-COMBAT-RES-17", "TL-THREAT-06")
def test_a_unit_that_comes_in_the_fight_attacks_too():
    s = table("maelling", "H:1")  # its ability brings a Threat
    run(resolve(s), "card zero-a")
    assert (units(s), s.groups[0].threat) == ([0, 0], 1)
    assert ask(s) == "attack.reveal"
    run(s, "card zero")
    assert (s.hp, s.fight) == ([6], None)


@pytest.mark.case("TL-CASE-172")
@pytest.mark.rule("TL-BOOK-22", "TL-COMBAT-RES-06")
def test_a_duel():
    s = table("volgr,briya", "D:2 draugr:1")
    s.duels[3] = 0
    s.hp[0] = 4
    resolve(s)
    run(s, "enemy D.1")
    assert ask(s) == "attack.reveal"  # Volgr, nobody else
    run(s, "card zero", "enemy draugr.1")
    assert offered(s) == ["defend volgr", "defend briya"]
    run(s, "defend volgr", "card zero")
    assert s.down == [1, 0]
    assert ask(s) == "attack.reveal"  # the second guard turns to Briya
    run(s, "card plus-1")
    assert s.hp == [0, 5]


@pytest.mark.case("TL-CASE-178")
@pytest.mark.rule("TL-GLOSS-26", "TL-EXH-02", "TL-EXH-04")
@pytest.mark.parametrize(("exhausted", "cp", "after"), [(1, 1, (1, 0)), (1, 0, (1, 0)), (0, 0, (1, 0))])
def test_lose_cp_or_exhaust(exhausted, cp, after):
    s = table("lydana", "D:1")
    s.exhausted[0], s.cp[0], s.hp[0] = exhausted, cp, 9
    run(resolve(s), "card minus-2")
    assert ((s.exhausted[0], s.cp[0]), s.hp[0]) == (after, 8)  # and 3 - 2 for the blow; no 2 health gained


@pytest.mark.rule("TL-GLOSS-26")
def test_with_both_to_lose_the_defender_chooses():
    s = table("lydana", "D:1")
    s.cp[0] = 3
    run(resolve(s), "card minus-2")
    assert offered(s) == ["either 1", "either 2"]
    run(s, "either 1")
    assert (s.cp, s.exhausted) == ([1], [0])


@pytest.mark.rule("TL-COMBAT-RES-11", "TL-COMBAT-RES-22", "TL-GLOSS-08")
def test_the_unit_that_attacks_now_can_be_told_from_one_that_has():
    s = table("lydana", "draugr:2")
    fill(s, 0, "gate-of-grey")
    resolve(s)
    run(s, "pass", "card zero", "pass", "card plus-3", "play gate-of-grey")
    assert offered(s) == ["defeat draugr.1", "defeat draugr.2"]
    run(s, "defeat draugr.2")
    assert s.hp == [9 - 2]  # the second attack found no attacker
    s = table("maelling", "draugr:1!!")
    fill(s, 0, "snare-1")
    run(resolve(s), "pass", "enemy draugr.!", "card zero", "pass", "enemy draugr.!2", "card zero", "play snare-1")
    assert offered(s) == ["unit draugr.1", "unit draugr.!2", "unit draugr.!"]
    run(s, "unit draugr.!2")
    assert s.hp == [10 - 2]  # ATK 2 less 2


@pytest.mark.rule("TL-COMBAT-RES-11", "TL-COMBAT-RES-05")
def test_an_attack_goes_on_when_another_group_falls():
    s = table("lydana", "garm:1 draugr:2")
    fill(s, 0, "gate-of-grey")
    run(resolve(s), "pass", "enemy draugr.1", "card plus-1", "play gate-of-grey", "defeat garm.1")
    assert (len(s.groups), s.hp) == (1, [9 - 3])
    assert ask(s) == "attack.reveal"  # the other Draugr has still to attack


@pytest.mark.rule("TL-ATTACK-06", "TL-GLOSS-16")
def test_an_attack_that_is_made_to_miss_fires_no_ability():
    s = table("kattly,briya", "D:1")
    fill(s, 0, "mocking-shout-3")
    run(resolve(s), "defend briya", "card zero-a", "play mocking-shout-3")
    assert (track(s, 0), track(s, 1), s.hp) == ([], [], [9, 9])


@pytest.mark.rule("TL-COMBAT-RES-33", "TL-COMBAT-RES-20")
def test_a_block_stays_with_the_hero_it_was_put_up_for():
    s = table("kattly,maelling", "D:1")
    fill(s, 0, "mocking-shout-1", "reel-aside-1")
    fill(s, 1, "dodge-1")
    run(resolve(s), "defend maelling", "card plus-3", "play dodge-1", "play mocking-shout-1")
    assert unwrap(fight_view(s))["blows"][0]["loss"] == 5  # 3 + 3 - 1 for the shout, nothing for the dodge
    run(s, "play reel-aside-1")
    assert s.hp == [9 - 3, 10]
    s = table("kattly", "D:1")
    fill(s, 0, "mocking-shout-1", "reel-aside-1")
    run(resolve(s), "card plus-3", "play reel-aside-1", "play mocking-shout-1")
    assert s.hp == [9 - 3]  # who defends already keeps it


@pytest.mark.rule("TL-GEN-14", "TL-BOOK-22")
def test_nobody_duels_from_hiding():
    s = table("briya,volgr", "D:1")
    s.duels[3] = 0
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here", "card zero")
    assert s.hp == [9, 9]


@pytest.mark.rule("TL-STATUS-04", "TL-STATUS-16")
def test_tokens_of_one_ability_come_in_the_order_the_defender_likes():
    s = table("maelling", "bull_troll:1")  # -attack and -defence
    status(s, 0, "+cp", "+health")
    run(resolve(s), "card minus-2")
    assert offered(s) == ["gain -attack", "gain -defence"]
    run(s, "gain -defence")
    assert track(s) == ["-attack", "-defence", "+cp"]


@pytest.mark.rule("TL-ENEMY-03", "TL-GLOSS-13", "TL-GLOSS-18", "TL-GLOSS-19")
@pytest.mark.parametrize(
    ("card", "attack", "lost", "cp", "tokens", "exhausted"),
    [
        ("DRAUGR-1", "minus-1-a", 1, 2, ["-health"], 0),
        ("DRAUGR-1", "minus-2", 1, 2, [], 0),
        ("DRAUGR-3", "minus-2", 3, 2, [], 0),
        ("FOREST-TROLL-1", "zero-a", 3, 2, ["-defence"], 0),
        ("FOREST-TROLL-1", "minus-2", 2, 2, [], 0),
        ("FOREST-TROLL-4", "minus-1-b", 5, 2, [], 0),
        ("GARM-1", "zero-a", 3, 1, [], 0),
        ("GARM-2", "minus-1-b", 3, 2, [], 0),
        ("GARM-3", "minus-2", 4, 2, [], 0),
        ("BULL-TROLL-2", "zero-a", 4, 2, [], 1),
    ],
)
def test_the_abilities_of_regular_enemies(card, attack, lost, cp, tokens, exhausted):
    figure = card[:-2].lower().replace("-", "_")
    s = table("volgr", f"{figure}:1")
    s.enemy_cards[s.groups[0].kind] = ident(card)
    s.cp[0] = 2
    run(resolve(s), f"card {attack}")
    assert (12 - s.hp[0], s.cp, track(s), s.exhausted) == (lost, [cp], tokens, [exhausted])


@pytest.mark.rule("TL-COMBAT-RES-11", "TL-BOSS-07")
def test_a_boss_goes_on_when_a_group_before_it_falls():
    s = table("lydana,volgr", "draugr:1 E:1 garm:2")
    fill(s, 0, "gate-of-grey")
    run(resolve(s), "pass", "enemy E.1", "defend volgr", "card zero", "play gate-of-grey", "defeat draugr.1")
    assert (unwrap(s.fight).boss, ask(s)) == (0, "defender.choose")
    run(s, "defend volgr", "card miss")
    assert [event["unit"] for event in told(s, "attacked")] == ["E.1", "E.1"]
    s = table("lydana", "draugr:2")
    fill(s, 0, "gate-of-grey")
    run(resolve(s), "pass", "card zero", "pass", "card plus-1", "play gate-of-grey", "defeat draugr.1")
    assert s.hp == [9 - 2 - 3]  # the second one's attack goes on


@pytest.mark.rule("TL-FEAT-13", "TL-DEFEAT-05")
def test_a_block_meets_an_attack_once_also_when_a_wyrd_leaves_meanwhile():
    s = table("lydana", "draugr:2 E:1")
    put(s, 0, "wyrd-of-frost", "water", "wind", "earth")
    fill(s, 0, "gate-of-grey", "bone-ward-2", "lindwurms-blood-1")
    run(resolve(s), "pass", "enemy E.1", "card plus-1", "play bone-ward-2", "play gate-of-grey")
    assert FEAT_OF["wyrd-of-frost"] in s.wyrds
    assert refused(s, "play bone-ward-2") == "TL-FEAT-13"


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-RES-06")
def test_why_the_hidden_do_not_defend():
    s = table("briya,volgr,maelling", "D:1")
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here")
    assert refused(s, "defend briya") == "TL-GEN-02"
