"""One player and the hired hand, outside combat."""

import pytest

import meadhall
from meadhall.games.trudvang.cards import CLASSES, HERO_OF, HEROES, SUPPLY
from meadhall.games.trudvang.feats import FEATS, LEVEL, ONE, TWO
from meadhall.games.trudvang.rules.campaign import change_seats
from meadhall.games.trudvang.rules.hiring import FillSlots, solo_feats
from meadhall.games.trudvang.rules.losses import pay_health
from meadhall.games.trudvang.rules.setup import LayOutItems
from meadhall.games.trudvang.rules.who import has_card
from meadhall.games.trudvang.saga import ident
from trudvang.scene import ask, asked, draws, names, offered, reading, refused, run, table, tale, told_story, trudvang
from trudvang.winter import BOOK

VOLGR = "players=1 A.hero=volgr A.at=fylges "
LYDANA = "hired=lydana hired.feats=soul-shatter-1,silence-1,lindwurms-blood-1,trolls-strength-1 "


def runes(s):
    return ["".join(sorted("WFEADX"[kind] * count for kind, count in enumerate(row))) for row in s.hired_runes]


@pytest.mark.rule("TL-SOLO-01", "TL-SOLO-02", "TL-SOLO-05", "TL-SOLO-07", "TL-SOLO-24", "TL-SETUP-13", "TL-GEN-01")
def test_a_hired_hand_is_chosen_with_four_feats_and_its_item():
    s = trudvang.new(1, {"adventure": tale()})
    run(s, "hero volgr")
    assert (asked(s), len(offered(s)), "hire volgr" in offered(s)) == ((0, "hired.choose"), 5, False)
    run(s, "hire lydana")
    assert HEROES[s.hired] == "lydana"
    learned = [FEATS[feat] for feat in s.hired_feats]
    assert learned == ["soul-shatter-1", "silence-1", "lindwurms-blood-1", "trolls-strength-1"]
    while ask(s) == "hired.fill":
        run(s, offered(s)[0])
    assert [(len(row), sum(row)) for row in s.hired_runes] == [(6, 2)] * 4 + [(6, 0)]  # the last lie on the Hero card
    assert (asked(s), offered(s)) == ((0, "item.order"), ["item ITEM-AXE", "item ITEM-ROSARY"])
    run(s, "item ITEM-AXE")
    assert (ask(s), s.at, s.players) == ("hero.travel", [13], 1)  # it has no seat of its own


@pytest.mark.rule("TL-SOLO-04", "TL-SOLO-22", "TL-COMP-01")
@pytest.mark.case("TL-CASE-27")
def test_a_rune_on_every_slot_and_on_dual_ones_a_new_kind_if_possible():
    s = table(VOLGR + "hired=lydana hired.feats=soul-shatter-2,silence-1,lindwurms-blood-2,trolls-strength-2")
    before = sum(s.pool)
    s.agenda.clear()
    s.do(FillSlots())
    assert offered(s) == ["rune water", "rune wind"]  # Silence: nothing on it yet; Soul Shatter got wind by itself
    run(s, "rune water")
    assert runes(s) == ["AW", "AW", "FW", "EF", ""]
    assert before - sum(s.pool) == 8


@pytest.mark.rule("TL-SOLO-04", "TL-SOLO-22")
def test_a_slot_whose_kind_the_pool_lacks_stays_empty():
    s = table(VOLGR + "hired=lydana hired.feats=soul-shatter-1,lindwurms-blood-1")
    s.pool[0] = 0
    s.agenda.clear()
    s.do(FillSlots())
    meadhall.pending(s)
    assert runes(s) == ["A", "F", ""]


@pytest.mark.rule("TL-SOLO-03")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "volgr"])
def test_any_of_the_four_can_be_trained(hero):
    for place, feat in enumerate(solo_feats(HERO_OF[hero])):
        s = table(VOLGR + "mains=1 agenda=PickHired(0)")
        run(s, f"hire {hero}", f"train {FEATS[feat]}")
        assert [LEVEL[one] for one in s.hired_feats] == [TWO if at == place else ONE for at in range(4)]


@pytest.mark.rule("TL-SOLO-03", "TL-SOLO-24")
def test_one_feat_is_trained_for_each_main_adventure_all_to_the_second_level_first():
    s = table(VOLGR + "mains=5 agenda=PickHired(0)")
    run(s, "hire lydana", "train silence-1")
    assert refused(s, "train silence-2") == "TL-SOLO-03"
    run(s, "train soul-shatter-1", "train lindwurms-blood-1")
    second = ["soul-shatter-2", "silence-2", "lindwurms-blood-2", "trolls-strength-2"]
    assert offered(s) == [f"train {feat}" for feat in second]
    run(s, "train silence-2")
    assert "silence-3" in [FEATS[feat] for feat in s.hired_feats]


@pytest.mark.rule("TL-SOLO-11", "TL-SOLO-21", "TL-SOLO-20")
@pytest.mark.case("TL-CASE-109")
def test_runes_of_the_hired_hand_are_successes():
    s = told_story(
        "- test: {by: single must, type: intelligence, difficulty: 2, success: [{gain_cp: 1}], failure: "
        "[{lose_health: 1}]}",
        VOLGR + "A.exhausted=1 " + LYDANA + "hired.exhausted=1 hired.runes=wind:1+water:1,wind:1,wild:1,-,fire:1",
    )
    run(s, *draws("ADDDDDF"))
    assert offered(s) == ["stand", "spend soul-shatter-1 wind", "spend silence-1 wind", "spend lindwurms-blood-1 wild"]
    pool = s.pool[3]
    run(s, "spend silence-1 wind", "stand")
    assert (s.cp[0], s.pool[3] - pool, runes(s)[1]) == (1, 1, "")


@pytest.mark.rule("TL-SOLO-12", "TL-SOLO-18", "TL-SOLO-26")
@pytest.mark.case("TL-CASE-108")
def test_runes_of_the_hired_hand_replace_health():
    s = told_story("- lose_health: 3", VOLGR + LYDANA + "hired.runes=water:1,wind:1,-,-,fire:1")
    assert (asked(s), offered(s)) == (
        (0, "hired.spend"),
        ["keep", "spend soul-shatter-1 water", "spend silence-1 wind", "spend card fire"],
    )
    run(s, "spend soul-shatter-1 water", "spend silence-1 wind", "keep")
    assert (s.hp[0], runes(s)) == (11, ["", "", "", "", "F"])
    all_three = told_story("- lose_health: 3", VOLGR + LYDANA + "hired.runes=water:1,wind:1,-,-,fire:1")
    run(all_three, "spend card fire", "spend silence-1 wind", "spend soul-shatter-1 water")
    assert all_three.hp[0] == 12


@pytest.mark.rule("TL-SOLO-12", "TL-SOLO-18")
def test_no_more_runes_of_the_hired_hand_are_spent_than_health_would_be_lost():
    s = told_story("- lose_health: 1\n- gain_cp: 1", VOLGR + LYDANA + "hired.runes=water:1,wind:1,-,-,fire:1")
    run(s, "spend card fire")
    assert (s.hp[0], s.cp[0], runes(s)) == (12, 1, ["W", "A", "", "", ""])


@pytest.mark.rule("TL-SOLO-26", "TL-TRAVEL-10")
def test_it_also_replaces_the_loss_of_leaving_but_no_price():
    s = table(
        VOLGR + LYDANA + "hired.runes=water:1,-,-,-,- enemies=DRAUGR-1 groups=draugr@fylges:0 phase=2 "
        f"agenda=BeginPhase({ident('TRAVEL')})"
    )
    run(s, "travel arji", "spend soul-shatter-1 water")
    assert (s.hp[0], s.at) == (12, [14])
    s = table(VOLGR + LYDANA + "hired.runes=water:1,-,-,-,-")
    s.agenda.clear()
    s.do(*pay_health(s, 0, 2))
    meadhall.pending(s)
    assert (s.hp[0], runes(s)[0]) == (10, "W")


@pytest.mark.rule("TL-SOLO-14", "TL-SOLO-15", "TL-SOLO-16")
@pytest.mark.case("TL-CASE-112")
def test_its_class_counts_as_present_but_it_is_no_hero_in_the_game():
    s = told_story(
        """
        - if: {class: dimwalker}
          then: [{lose_cp: 1}]
        - {gain_health: heroes, who: all}
        - {gain_xp: 1, who: {class: dimwalker}}
    """,
        VOLGR + "A.cp=3 A.hp=5 " + LYDANA,
    )
    assert (s.cp[0], s.hp[0], s.xp[0]) == (2, 6, 1)


@pytest.mark.rule("TL-SOLO-14", "TL-TEST-21")
def test_its_class_changes_tests_for_the_hero():
    s = told_story(
        "- test: {by: single must, type: strength, difficulty: 3, adjust: {dimwalker: -2}, success: [{gain_cp: 1}]}",
        VOLGR + "A.exhausted=1 hired.exhausted=1 " + LYDANA,
    )
    run(s, *draws("FDDDDDE"))
    assert s.cp[0] == 1


@pytest.mark.rule("TL-SOLO-25", "TL-THREAT-02")
def test_threat_follows_the_row_of_one_player():
    s = told_story("- place_enemies: {draugr: 1, in: arji}", VOLGR + LYDANA + "enemies=DRAUGR-1")
    assert list(s.groups[0].units) == [0]


@pytest.mark.rule("TL-SOLO-29", "TL-SOLO-30", "TL-DEFEAT-06")
@pytest.mark.case("TL-CASE-195")
def test_the_hired_hand_waits_with_a_fallen_hero_and_its_item_leaves_with_it():
    s = table(VOLGR + "A.down=1 A.hp=0 A.items=ITEM-AXE,ITEM-ROSARY " + LYDANA + "hired.runes=water:1,wind:1,-,-,-")
    run(s, "wyrd wyrd-of-ash")
    assert (s.hp[0], runes(s)) == (6, ["W", "A", "", "", ""])
    s = finished()
    assert (names(s, s.items[0]), s.hired, s.hired_runes) == (["ITEM-AXE"], -1, [])
    assert s.pool[0] == SUPPLY[0] - s.bags[0][0]
    run(s, "keep", "adventure M2", "hire kattly")
    while ask(s) == "hired.fill":
        run(s, offered(s)[0])
    assert names(s, s.items[0]) == ["ITEM-AXE", "ITEM-LYRE"]


def finished():
    """Volgr has come to the end of an adventure with Lydana."""
    return reading(
        table(VOLGR + "A.items=ITEM-AXE,ITEM-ROSARY " + LYDANA + "hired.runes=water:1,wind:1,-,-,-", BOOK), "end-done"
    )


@pytest.mark.rule("TL-SOLO-30", "TL-SETUP-41", "TL-SETUP-40")
def test_who_was_the_hired_hand_may_come_back_as_a_hero_with_its_own_item():
    s = finished()
    two = change_seats(s, 2)
    run(s, "hero lydana")
    assert names(s, s.items[0]) == ["ITEM-ROSARY"]
    run(s, "adventure M2", "hire kattly")
    assert "ITEM-ROSARY" in names(s, s.items[0])
    run(two, "hero lydana")
    assert [names(two, items) for items in two.items] == [["ITEM-AXE"], ["ITEM-ROSARY"]]


@pytest.mark.rule("TL-SOLO-06", "TL-SOLO-27")
@pytest.mark.case("TL-CASE-150")
def test_from_the_second_adventure_on_half_of_items_and_titles_are_used():
    s = alone("A.items=ITEM-AXE,I1,I2,I3 A.idle=N2,N3,N4")
    while ask(s) == "title.choose":
        run(s, offered(s)[-1])
    assert len(s.titles[0]) == 2
    assert (asked(s), len(offered(s))) == ((0, "item.keep"), 5)  # both Starting Items count
    run(s, "aside I1", "aside ITEM-AXE")
    assert (ask(s), len(s.items[0]), len(s.items_aside[0])) == ("item.order", 3, 2)
    assert has_card(s, 0, ident("I1"))


@pytest.mark.rule("TL-SOLO-06", "TL-SOLO-28", "TL-SETUP-31")
@pytest.mark.case("TL-CASE-193")
@pytest.mark.parametrize("count", [7, 10])
def test_half_is_never_more_than_four_and_mandatory_titles_come_first(count):
    s = alone("A.idle=" + ",".join(f"N{n}" for n in range(count, 0, -1)))
    assert names(s, s.titles[0]) == ["N1"]
    while ask(s) == "title.choose":
        run(s, offered(s)[-1])
    assert len(s.titles[0]) == 4


def alone(position):
    """Volgr at the setup of a second adventure, with Lydana hired and her dual slots filled."""
    cards = "\n".join(f"N{n}: {{kind: title, name: N{n}{', mandatory: true' if n == 1 else ''}}}" for n in range(1, 11))
    deal = "effects: [{at: item_step, do: [{deal: 1}]}]"
    cards += "".join(f"\nI{n}: {{kind: item, name: I{n}, {deal}}}" for n in range(1, 4))
    s = table(f"{VOLGR} {position} played=T1:end-done agenda=Prepare({ident('T1')})", tale("", cards))
    run(s, "hire lydana")
    while ask(s) == "hired.fill":
        run(s, offered(s)[0])
    return s


@pytest.mark.rule("TL-SOLO-16")
def test_the_hired_hand_gains_nothing():
    s = reading(
        table(
            VOLGR + LYDANA,
            tale(
                "10: {text: Gifts., do: [{gain_cp: 2, who: all}, {gain_health: 1, who: "
                "all}, {gain_status: +cp, who: all}]}"
            ),
        ),
        "10",
    )
    assert (list(s.cp), len(s.status), runes(s)) == ([2], 1, ["", "", "", "", ""])


@pytest.mark.rule("TL-SOLO-14", "TL-SETUP-04")
@pytest.mark.parametrize(("hero", "counts"), [("volgr", 1), ("lydana", 1), ("kattly", 0)])
def test_the_class_of_the_hired_hand_counts_beside_that_of_the_hero(hero, counts):
    name = CLASSES[HERO_OF[hero]]
    s = told_story(f"- {{gain_cp: 1, who: {{class: {name}}}}}", VOLGR + LYDANA)
    assert s.cp[0] == counts
    alone = told_story(f"- {{gain_cp: 1, who: {{class: {name}}}}}", VOLGR)
    assert alone.cp[0] == (hero == "volgr")


@pytest.mark.rule("TL-SOLO-06", "TL-SOLO-27", "TL-SETUP-33")
@pytest.mark.parametrize(("items", "asked_for"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_alone_half_of_the_items_rounded_up_are_kept(items, asked_for):
    names = ["ITEM-AXE", "ITEM-LYRE", "ITEM-ROSARY", "ITEM-LOCKPICKS"][:items]
    s = table(f"{VOLGR} A.items={','.join(names)} played=T1:end-done")
    assert len(LayOutItems(0).options(s)) == asked_for
    for kept in range(items):
        s.items_aside[0] = [s.items[0].pop() for _ in range(items - kept)]
        assert (len(LayOutItems(0).options(s)) > 0) == (kept > (items + 1) // 2)
        s.items[0] += s.items_aside[0]
        s.items_aside[0] = []
