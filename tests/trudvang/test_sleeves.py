"""Cards in their sleeves and in the tray: Locations, Phase cards, new versions, Enemy cards, what is unlocked."""

import pytest

import meadhall
from meadhall.games.trudvang.edge.view import view
from meadhall.games.trudvang.rules.foes import OF_CARD
from meadhall.games.trudvang.rules.sleeves import show_enemy_card
from meadhall.games.trudvang.saga import FIGURES, ident
from trudvang.cards_helpers import CARDS, OX, story
from trudvang.scene import bag, names, table, told, told_story


@pytest.mark.rule("TL-CARD-14", "TL-CARD-15", "TL-CARD-17", "TL-COMP-09")
def test_a_location_replaces_the_one_in_its_region_unless_it_says_otherwise():
    s = story("- sleeve: L1")
    assert names(s, [s.locations[16]]) == ["L1"]
    kept = story("- sleeve: L2")
    assert names(kept, [kept.locations[16]]) == ["CITY-VODD"]
    city = story("- sleeve: CITYX\n- if: {in_city: true}\n  then: [{gain_cp: 1}]")
    assert list(city.cp) == [1, 1]


@pytest.mark.rule("TL-CARD-28", "TL-PHASE-04")
def test_a_phase_card_takes_its_sleeve():
    s = story("- sleeve: FROST")
    assert names(s, [card for card in s.phases if card]) == ["FROST", "TRAVEL", "ENGAGE", "EXPLORE"]


@pytest.mark.rule("TL-CARD-02", "TL-COMP-09", "TL-CAMP-04")
def test_a_removed_card_is_back_in_the_tray_and_can_come_again():
    s = story(
        "- remove_card: OX\n- remove_card: T1T\n- remove_card: W1\n- remove_card: S1\n- {gain_card: OX, who: "
        "{class: rogue}}",
        "A.companions=OX A.titles=T1T:fire A.bag=water:4,fire:3,earth:2,wind:2,dark:5 stories=W1 tokens=W1:2 "
        "unlocked=S1 rotated=OX",
    )
    assert (s.companions[0], s.titles[0], s.stories, s.tokens, s.unlocked) == ([], [], [], {}, [])
    assert (bag(s, 0)["fire"], names(s, s.companions[1]), s.rotated) == (2, ["OX"], [])


@pytest.mark.rule("TL-CARD-33")
def test_a_new_version_takes_the_place_of_the_old_one():
    s = story("- replace_card: {old: W1, new: W2}", "stories=DEFEAT,W1,LEVEL-UP tokens=W1:2")
    assert (names(s, s.stories), s.tokens) == (["DEFEAT", "W2", "LEVEL-UP"], {ident("W2"): 2})
    owned = story("- replace_card: {old: OX, new: ELK}", "B.companions=OX")
    assert names(owned, owned.companions[1]) == ["ELK"]
    nothing = story("- replace_card: {old: OX, new: ELK}")
    assert nothing.companions == [[], []]


@pytest.mark.rule("TL-CARD-25", "TL-CARD-26", "TL-HP-07", "TL-COMBAT-RES-32")
@pytest.mark.case("TL-CASE-73")
def test_a_new_enemy_card_replaces_the_old_and_changes_those_who_stand():
    s = story("- reveal_enemy_card: DRAUGR-2", "enemies=DRAUGR-1 groups=draugr@arji:1")
    assert (names(s, [s.enemy_cards[0]]), list(s.groups[0].units)) == (["DRAUGR-2"], [1])
    weaker = story("- reveal_enemy_card: DRAUGR-1", "enemies=DRAUGR-2 groups=draugr@arji:2")
    assert (weaker.groups, list(weaker.xp)) == ([], [0, 0])


@pytest.mark.rule("TL-CARD-26", "TL-STATUS-12")
def test_the_tokens_on_an_enemy_card_go_with_the_card_they_lie_on():
    s = table("enemies=DRAUGR-1,GARM-1")
    draugr, garm = OF_CARD + FIGURES.index("draugr"), OF_CARD + FIGURES.index("garm")
    s.marks = [[draugr, 0], [garm, 0]]
    show_enemy_card(s, ident("DRAUGR-1"))  # the same card once more
    assert s.marks == [[draugr, 0], [garm, 0]]
    show_enemy_card(s, ident("GARM-2"))
    assert s.marks == [[draugr, 0]]


@pytest.mark.rule("TL-CARD-26")
def test_placing_a_type_without_its_card_is_a_fault_of_the_book():
    with pytest.raises(meadhall.Fault) as fault:
        story("- place_enemies: {draugr: 1, in: arji}")
    assert fault.value.key == "trudvang-no-enemy-card"


@pytest.mark.rule("TL-CARD-27", "TL-CAMP-01", "TL-CAMP-05")
def test_an_unlocked_card_is_kept_aside():
    s = story("- unlock: S1\n- unlock: S1")
    assert (names(s, s.unlocked), len(told(s, "unlock"))) == (["S1"], 1)


@pytest.mark.rule("TL-CAMP-01")
def test_only_what_the_book_tells_is_said_to_be_unlocked():
    """Where the next chapter is yet to be written, nobody is promised an adventure that is not there."""
    later = "    A9: {kind: adventure, name: Another Winter, adventure: T9}\n"
    s = told_story("- unlock: S1\n- unlock: A9", "", CARDS + later)
    assert ([event["card"] for event in told(s, "unlock")], [event["card"] for event in told(s, "to-come")]) == (
        ["S1"],
        ["A9"],
    )
    assert (names(s, s.unlocked), view(s, None)["campaign"]["unlocked"]) == (["S1", "A9"], ["S1"])


@pytest.mark.rule("TL-COMP-10", "TL-CARD-02", "TL-CARD-33", "TL-CARD-29")
def test_of_a_card_that_lies_in_the_tray_nobody_hears():
    s = told_story("- remove_card: OX\n- replace_card: {old: OX, new: NEW-OX}\n- discard_quest: 3", cards=OX)
    assert [told(s, kind) for kind in ("remove-card", "replace-card", "quest-gone")] == [[], [], []]


@pytest.mark.rule("TL-CARD-33", "TL-CARD-25", "TL-HP-07")
def test_unlocked_cards_and_enemy_cards_have_new_versions_too():
    s = told_story(
        "- replace_card: {old: Q1, new: Q2}\n- replace_card: {old: DRAUGR-1, new: HARD}",
        "unlocked=Q1 enemies=DRAUGR-1",
        OX,
    )
    assert (names(s, s.unlocked), names(s, s.enemy_cards[:1])) == (["Q2"], ["HARD"])


@pytest.mark.rule("TL-CARD-33", "TL-CARD-34")
def test_an_enemy_card_of_another_type_sends_the_old_one_back_to_the_tray():
    s = told_story("- replace_card: {old: DRAUGR-1, new: GARM-1}", "enemies=DRAUGR-1 groups=draugr@arji:0")
    assert (list(s.enemy_cards[:1]), names(s, s.enemy_cards[2:3]), s.groups) == ([0], ["GARM-1"], [])


@pytest.mark.rule("TL-CARD-34", "TL-CARD-02", "TL-STATUS-12")
def test_enemies_leave_with_the_card_that_has_their_stats():
    s = told_story(
        "- remove_card: DRAUGR-1", "enemies=DRAUGR-1,GARM-1 groups=draugr@arji:0.1!1;garm@arji:0 marks=draugr+attack"
    )
    assert ([group.kind for group in s.groups], list(s.enemy_cards[:1]), s.marks, list(s.xp)) == ([2], [0], [], [0, 0])


@pytest.mark.rule("TL-CARD-14", "TL-CARD-28", "TL-COMP-09")
def test_a_replaced_location_or_phase_is_back_in_the_tray():
    laid = """
    INN: {kind: location, name: Older Inn, region: sylvan}
    RIME: {kind: phase, name: Rime, sleeve: 1, scope: party, do: [{lose_health: 1}]}
"""
    s = told_story(
        "- sleeve: L1\n- sleeve: FROST",
        "locations=sylvan:INN phases=RIME,TRAVEL,ENGAGE,EXPLORE,-,- unlocked=INN,S1,RIME",
        CARDS + laid,
    )
    assert (names(s, s.unlocked), names(s, [s.locations[16], s.phases[0]])) == (["S1"], ["L1", "FROST"])


@pytest.mark.rule("TL-CARD-13", "TL-CARD-30")
def test_a_card_comes_with_the_tokens_it_names():
    s = story("- sleeve: W1")
    assert s.tokens == {ident("W1"): 1}
