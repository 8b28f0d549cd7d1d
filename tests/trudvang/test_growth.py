"""Level ups, Ultimates, Legendary Feats; defeat, Wyrd and Darkness."""

import pytest

import meadhall
from meadhall.games.trudvang.feats import FEATS, LEGENDARY, feats_of
from meadhall.games.trudvang.rules.growth import ReturnUpgrade, gain_xp, remove_wyrd
from meadhall.games.trudvang.rules.who import has_wyrd
from meadhall.games.trudvang.saga import ident
from trudvang.growth_helpers import MAELLING, levelling
from trudvang.scene import (
    CHANCE,
    ask,
    asked,
    at,
    bag,
    names,
    offered,
    reading,
    run,
    table,
    tale,
    told,
    told_story,
    track,
    trudvang,
)

SECOND = [FEATS[feat] for feat in feats_of(4, 1)]


def deck(cards):
    return [FEATS[card] for card in cards]


@pytest.mark.rule("TL-LEVEL-01", "TL-LEVEL-02", "TL-LEVEL-03", "TL-LEVEL-11")
@pytest.mark.case("TL-CASE-25")
def test_three_xp_buy_one_of_three_upgrades():
    s = levelling("")
    assert asked(s) == (CHANCE, "upgrade.draw")
    run(s, "upgrade dodge-2", "upgrade crippling-shot-2", "upgrade mighty-shot-2")
    assert asked(s) == (0, "upgrade.pick")
    assert offered(s) == ["take dodge-2", "take crippling-shot-2", "take mighty-shot-2"]
    shown = trudvang.view(s, 0)["question"]["feats"]
    assert [feat["instead"] for feat in shown] == ["dodge-1", "crippling-shot-1", "mighty-shot-1"]
    run(s, "take mighty-shot-2", "top dodge-2")
    assert s.xp[0] == 0
    cards = deck(s.feat_decks[0].cards())
    assert (len(cards), "mighty-shot-2" in cards, "mighty-shot-1" in cards) == (8, True, False)
    upgrades = s.upgrades[0]
    assert (deck(upgrades.top), deck(upgrades.bottom), len(upgrades.bag)) == (["dodge-2"], ["crippling-shot-2"], 5)
    assert deck(s.ultimates[0]) == ["rain-of-arrows", "hunters-patience"]  # still beneath


@pytest.mark.rule("TL-LEVEL-07", "TL-LEVEL-02")
@pytest.mark.case("TL-CASE-105")
def test_the_old_version_is_taken_from_the_discards_which_stay():
    rest = "focus-1,mighty-shot-1,crippling-shot-1,tracking-1,snare-1,beast-call-1"
    s = levelling(
        f"A.feats=/{rest}//quick-shot-1,dodge-1 A.upgrades=dodge-2/{','.join(f for f in SECOND if f != 'dodge-2')}"
    )
    run(s, "upgrade mighty-shot-2", "upgrade snare-2", "take dodge-2", "top snare-2")
    assert deck(s.feat_decks[0].out) == ["quick-shot-1"]
    assert "dodge-2" in deck(s.feat_decks[0].bag)


@pytest.mark.rule("TL-LEVEL-08")
def test_with_fewer_cards_left_fewer_are_drawn_and_ultimates_never():
    two = levelling("A.upgrades=/dodge-2,snare-2")
    run(two, "upgrade dodge-2", "take dodge-2")
    assert (deck(two.upgrades[0].top), ask(two)) == (["snare-2"], "over")  # the other goes back on top
    one = levelling("A.upgrades=dodge-2")
    assert ask(one) == "ultimate.pick"  # the last one is taken without a choice


@pytest.mark.rule("TL-LEVEL-04", "TL-LEVEL-09", "TL-LEVEL-05")
@pytest.mark.case("TL-CASE-103")
def test_after_the_eighth_upgrade_an_ultimate_may_be_taken_and_legends_begin():
    s = levelling("A.upgrades=dodge-2")
    assert (asked(s), offered(s)) == ((0, "ultimate.pick"), ["none", "take rain-of-arrows", "take hunters-patience"])
    run(s, "take rain-of-arrows")
    assert len(s.feat_decks[0].cards()) == 9
    assert (s.ultimates[0], s.upgrades[0].bag) == ([], feats_of(4, LEGENDARY))
    none = levelling("A.upgrades=dodge-2")
    run(none, "none")
    assert (len(none.feat_decks[0].cards()), none.ultimates[0], len(none.upgrades[0].bag)) == (8, [], 8)


@pytest.mark.rule("TL-LEVEL-05")
def test_a_legendary_feat_replaces_the_second_level():
    legends = ",".join(FEATS[feat] for feat in feats_of(4, LEGENDARY) if FEATS[feat] != "dodge-3")
    s = levelling(f"A.ultimates=- A.feats=/{','.join(SECOND)} A.upgrades=dodge-3/{legends}")
    run(s, "upgrade snare-3", "upgrade focus-3", "take dodge-3", "top snare-3")
    assert ("dodge-3" in deck(s.feat_decks[0].bag), "dodge-2" in deck(s.feat_decks[0].bag)) == (True, False)


@pytest.mark.rule("TL-LEVEL-10")
def test_with_nothing_left_xp_stay():
    s = levelling("A.ultimates=- A.upgrades=/")
    assert (ask(s), s.xp[0]) == ("over", 3)


@pytest.mark.rule("TL-LEVEL-12", "TL-LEVEL-06", "TL-END-10")
@pytest.mark.case("TL-CASE-175", "TL-CASE-145")
def test_six_xp_from_an_end_are_two_level_ups_before_it_is_over():
    s = reading(table(MAELLING, tale("end-rich: {text: Rich., do: [{gain_xp: 6, who: {class: ranger}}]}")), "end-rich")
    for _ in range(2):
        assert ask(s) == "upgrade.draw"
        while ask(s) == "upgrade.draw":
            run(s, offered(s)[0])
        run(s, offered(s)[0])
        run(s, offered(s)[0])
    assert (ask(s), s.xp[0], s.ended) == ("over", 0, True)


@pytest.mark.rule("TL-LEVEL-12", "TL-LEVEL-10")
@pytest.mark.parametrize(("xp", "upgrades"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_a_hero_levels_up_once_for_each_full_three_xp(xp, upgrades):
    s = table(MAELLING + f"A.xp={xp} agenda=" + ("LevelUp(0)" if xp > 2 else "MaybeLevelUp(0)"))
    taken = 0
    while ask(s) == "upgrade.draw":
        while ask(s) == "upgrade.draw":
            run(s, offered(s)[0])
        while ask(s) not in ("upgrade.draw", "over"):
            run(s, offered(s)[0])
        taken += 1
    assert (taken, s.xp[0]) == (upgrades, xp % 3)


@pytest.mark.rule("TL-LEVEL-12", "TL-LEVEL-10")
def test_each_full_three_xp_are_a_level_up_as_long_as_there_are_upgrades():
    legends = "A.ultimates=- A.upgrades="
    two = levelling(legends + "/dodge-3,snare-3", 7)
    run(two, "upgrade dodge-3", "take dodge-3")
    assert (two.xp[0], len(told(two, "level-up"))) == (1, 2)
    one = levelling(legends + "/dodge-3", 7)
    assert (ask(one), one.xp[0], len(told(one, "level-up"))) == ("over", 4, 1)


@pytest.mark.rule("TL-LEVEL-03")
def test_a_returned_upgrade_lies_above_what_was_foretold_and_below_what_lay_at_the_bottom():
    s = table(MAELLING)
    upgrades = s.upgrades[0]
    one, two, known, low = upgrades.bag[:4]
    for card in (one, two, known, low):
        upgrades.bag.remove(card)
    upgrades.out, upgrades.top, upgrades.bottom = [one, two], [known], [low]
    s.agenda.clear()
    s.do(ReturnUpgrade(0))
    run(s, f"top {FEATS[two]}")
    assert (upgrades.top, upgrades.bottom, upgrades.out) == ([two, known], [low, one], [])


@pytest.mark.rule("TL-LEVEL-06", "TL-BOOK-08")
def test_a_third_xp_from_the_last_instruction_is_a_level_up_before_the_phase_goes_on():
    s = told_story("- gain_cp: 1\n- {gain_xp: 1, who: {class: ranger}}", MAELLING + "A.xp=2")
    assert (ask(s), list(s.cp)) == ("upgrade.draw", [1, 1])


@pytest.mark.rule("TL-LEVEL-06", "TL-COMP-06", "TL-CAMP-12", "TL-END-12")
def test_a_level_up_comes_after_the_instruction_that_gave_the_third_xp():
    s = told_story("- gain_xp: 2\n- gain_cp: 1", MAELLING + "A.xp=2 B.xp=0")
    assert (ask(s), list(s.cp), list(s.xp)) == ("upgrade.draw", [0, 0], [1, 2])
    some = told_story("- gain_xp: 2\n- {lose_xp: 9, who: {class: rogue}}")
    assert list(some.xp) == [2, 0]
    some.log = []
    gain_xp(some, 0, 0)
    assert (list(some.xp), some.log) == ([2, 0], [])  # none is gained, and none is told of


@pytest.mark.rule("TL-LEVEL-01", "TL-GEN-08")
def test_the_book_may_give_a_free_upgrade():
    s = told_story("- {upgrade_feat: 1, who: {class: ranger}}", MAELLING)
    assert (ask(s), s.xp[0]) == ("upgrade.draw", 0)


@pytest.mark.rule("TL-LEVEL-01", "TL-LEVEL-08", "TL-LEVEL-10")
def test_the_book_may_give_more_upgrades_than_are_left():
    """Those of Level II, then the Legendary ones: each upgrade draws what is there when its turn comes."""
    s = told_story("- {upgrade_feat: 30, who: {class: ranger}}\n- gain_cp: 1", MAELLING)
    while ask(s) in ("upgrade.draw", "upgrade.pick", "upgrade.return", "ultimate.pick"):
        run(s, offered(s)[0])
    assert (s.upgrades[0].count_left(), list(s.cp)) == (0, [1, 1])
    assert len(told(s, "upgraded")) == len(SECOND) + len(feats_of(4, LEGENDARY))


# Health and defeat


@pytest.mark.rule("TL-HP-01", "TL-HP-02", "TL-GEN-10", "TL-DEFEAT-01", "TL-GLOSS-11", "TL-GLOSS-13")
def test_health_stays_between_0_and_the_maximum_and_at_0_the_hero_falls():
    s = told_story("- gain_health: 5\n- {lose_health: 99, who: {class: rogue}}\n- gain_cp: 1", "A.hp=8")
    assert (list(s.hp), list(s.down), list(s.cp)) == ([9, 0], [0, 1], [1, 0])
    full = told_story("- heal_full\n- {set_health: 4, who: {class: rogue}}", "A.hp=2 B.hp=2")
    assert list(full.hp) == [9, 4]


@pytest.mark.rule("TL-CP-01", "TL-CP-07", "TL-GEN-10")
def test_cp_stay_between_0_and_12():
    s = told_story("- gain_cp: 5\n- {lose_cp: 99, who: {class: rogue}}", "A.cp=9 B.cp=2")
    assert list(s.cp) == [12, 0]


@pytest.mark.rule("TL-DEFEAT-02", "TL-DEFEAT-03", "TL-DEFEAT-04", "TL-DEFEAT-06", "TL-DEFEAT-08", "TL-DEFEAT-12")
def test_a_fallen_hero_returns_where_it_fell_with_6_health_a_wyrd_and_darkness_over_all():
    s = table("A.hero=kattly A.at=arji A.down=1 A.hp=0 A.cp=4 A.status=-cp A.exhausted=1 B.hero=briya B.at=fylges")
    assert (asked(s), len(offered(s))) == ((CHANCE, "wyrd.draw"), 4)
    run(s, "wyrd wyrd-of-tide")
    assert (s.hp[0], s.down[0], at(s, 0), s.cp[0], track(s, 0), s.exhausted[0]) == (6, 0, "arji", 4, ["-cp"], 1)
    assert "wyrd-of-tide" in deck(s.feat_decks[0].bag)
    assert (names(s, s.stories)[-1], bag(s, 0)["dark"], bag(s, 1)["dark"]) == ("DARKNESS", 6, 5)


@pytest.mark.rule("TL-DEFEAT-03", "TL-DEFEAT-07", "TL-DEFEAT-04")
def test_no_second_wyrd_and_no_second_darkness():
    s = table(
        "A.hero=kattly A.at=arji A.down=1 A.hp=0 A.feats=/chorus-1//wyrd-of-ash B.hero=briya B.at=fylges "
        "stories=DEFEAT,DARKNESS"
    )
    assert ask(s) == "hero.travel"
    assert names(s, s.stories) == ["DEFEAT", "DARKNESS"]


@pytest.mark.rule("TL-DEFEAT-13", "TL-DEFEAT-03")
@pytest.mark.case("TL-CASE-114")
def test_when_all_fall_the_round_ends_without_them():
    down = " ".join(
        f"{seat}.hero={hero} {seat}.at=fylges {seat}.down=1 {seat}.hp=0"
        for seat, hero in zip("ABCD", ("kattly", "briya", "volgr", "lydana"), strict=True)
    )
    s = table(f"players=4 {down} phase=2 round=1 agenda=BeginPhase({ident('TRAVEL')})>NextPhase()")
    run(s, "wyrd wyrd-of-tide", "wyrd wyrd-of-ash", "wyrd wyrd-of-root")  # the fourth is the last in the tray
    assert (list(s.hp), s.round, s.wyrds) == ([6] * 4, 2, [])
    assert names(s, s.stories).count("DARKNESS") == 1


@pytest.mark.rule("TL-DEFEAT-08")
def test_an_end_does_not_spare_a_fallen_hero_the_wyrd():
    s = reading(table("B.down=1 B.hp=0", tale("end-sad: {text: Sad.}")), "end-sad")
    run(s, "wyrd wyrd-of-ash")
    assert ("wyrd-of-ash" in deck(s.feat_decks[1].bag), names(s, s.stories)[-1], s.ended) == (True, "DARKNESS", True)


@pytest.mark.rule("TL-DEFEAT-05", "TL-GEN-08")
def test_the_book_adds_and_removes_a_wyrd():
    s = told_story("- add_wyrd: {class: bard}")
    run(s, "wyrd wyrd-of-ash")
    assert "wyrd-of-ash" in deck(s.feat_decks[0].bag)
    remove_wyrd(s, 0)
    assert (len(s.wyrds), len(s.feat_decks[0].bag)) == (4, 8)
    fallen = told_story("- defeat_hero: {class: bard}\n- gain_cp: 1")
    assert (list(fallen.down), list(fallen.cp)) == ([1, 0], [0, 1])


# Replacement

REPLACE = """
    CALM: {kind: title, name: Calm, effects: [{at: would_lose_health, do: [{prevent: 2}]}]}
    PURSE: {kind: title, name: Purse, effects: [{at: would_lose_health, do: [{pay_instead: cp}]}]}
    BLOOD: {kind: title, name: Blood, effects: [{at: would_lose_cp, do: [{pay_instead: health}]}]}
    STONE: {kind: title, name: Stone, effects: [{at: would_lose_health, do: [{pay_instead: rune}]}]}
    SHIELD: {kind: title, name: Shield, effects: [{at: would_lose_health, do: [{redirect: {class: rogue}}]}]}
    CAT: {kind: title, name: Cat, effects: [{at: would_be_defeated, once_per: adventure, do: [{prevent: all}]}]}
    MUST:
      {kind: title, name: Must, effects: [{at: would_lose_health, mandatory: true, do: [{prevent: 1}, {gain_cp: 1}]}]}
"""


@pytest.mark.rule("TL-GEN-09", "TL-GEN-14", "TL-GLOSS-17")
@pytest.mark.parametrize(
    ("title", "answers", "hp", "cp"),
    [
        ("CALM", ["use CALM"], [8, 9], [2, 0]),
        ("CALM", ["pass"], [6, 9], [2, 0]),
        ("PURSE", ["use PURSE"], [8, 9], [0, 0]),
        ("SHIELD", ["use SHIELD"], [9, 6], [2, 0]),
        ("MUST", [], [7, 9], [3, 0]),
    ],
)
def test_a_card_may_put_something_in_the_place_of_a_loss(title, answers, hp, cp):
    s = told_story("- {lose_health: 3, who: {class: bard}}", f"A.cp=2 A.titles={title}:-", REPLACE)
    run(s, *answers)
    assert (list(s.hp), list(s.cp)) == (hp, cp)


@pytest.mark.rule("TL-GEN-10", "TL-RUNE-08")
def test_other_losses_are_replaced_too():
    s = told_story("- {lose_cp: 2, who: {class: bard}}", "A.cp=3 A.titles=BLOOD:-", REPLACE)
    run(s, "use BLOOD")
    assert (s.hp[0], s.cp[0]) == (7, 3)
    stone = told_story("- {lose_health: 1, who: {class: bard}}", "A.titles=STONE:-", REPLACE)
    run(stone, "use STONE")
    run(stone, next(text for text in offered(stone) if "dark" in text))
    assert (stone.hp[0], bag(stone, 0)["dark"]) == (9, 4)


@pytest.mark.rule("TL-DEFEAT-01", "TL-DEFEAT-09", "TL-GEN-10")
def test_a_defeat_that_a_card_prevents_leaves_1_health():
    cat = told_story("- {lose_health: 99, who: {class: bard}}", "A.titles=CAT:-", REPLACE)
    run(cat, "use CAT")
    assert (cat.hp[0], cat.down[0]) == (1, 0)
    assert meadhall.pending(cat) == []
    once = told_story("- {lose_health: 99, who: {class: bard}}", "A.titles=CAT:-", REPLACE.replace("all", "1"))
    run(once, "use CAT")
    assert (once.hp[0], once.down[0]) == (1, 0)


@pytest.mark.rule("TL-DEFEAT-01", "TL-DEFEAT-07", "TL-DEFEAT-09")
def test_the_book_may_defeat_a_hero_whatever_their_health():
    s = told_story("- defeat_hero: {class: rogue}\n- gain_cp: 1", "A.hp=3 B.hp=3")
    assert (list(s.hp), list(s.down), list(s.cp)) == ([3, 0], [0, 1], [1, 0])
    assert [has_wyrd(s, seat) for seat in (0, 1)] == [False, False]
    marked = table("B.feats=/wyrd-of-ash")
    assert [has_wyrd(marked, seat) for seat in (0, 1)] == [False, True]
