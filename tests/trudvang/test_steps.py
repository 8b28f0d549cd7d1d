"""Steps of the book one by one: what the rarer verbs do, and what they leave alone."""

import pytest

from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.feats import WYRDS
from trudvang.scene import ask, asked, at, offered, reading, run, table, tale, told, told_story, track

REDIRECT = """
    OATH: {kind: title, name: Oath, effects: [{at: would_lose_health, once_per: round, do: [{redirect: {has: LOYAL}}]}]}
    LOYAL: {kind: title, name: Loyal}
"""


@pytest.mark.rule("TL-STATUS-16", "TL-STATUS-04")
def test_tokens_for_different_heroes_are_gained_one_after_the_other():
    s = told_story(
        "- {gain_status: -attack, who: {class: bard}}\n- {gain_status: +attack, who: {class: rogue}}\n"
        "- {gain_status: -cp, who: {class: rogue}}"
    )
    assert (asked(s), offered(s)) == ((1, "status.place"), ["gain +attack", "gain -cp"])  # only hers are at once
    run(s, "gain -cp")
    assert (track(s, 0), track(s, 1)) == (["-attack"], ["+attack", "-cp"])


@pytest.mark.rule("TL-STATUS-13", "TL-STATUS-14", "TL-GLOSS-21")
def test_a_status_of_any_kind_is_good_or_bad_as_its_owner_likes():
    s = told_story(
        "- {discard_status: any, who: {class: bard}}\n- {flip_status: any, who: {class: bard}}\n"
        "- {gain_status: any, who: {class: rogue}}",
        "A.status=-cp,+attack,+health",
    )
    assert (asked(s), offered(s)) == ((0, "status.discard"), ["discard -cp", "discard +attack", "discard +health"])
    run(s, "discard -cp", "flip +attack")
    assert track(s) == ["-attack", "+health"]
    assert (asked(s), len(offered(s))) == ((1, "status.choose"), 8)


@pytest.mark.rule("TL-STATUS-01", "TL-STATUS-02", "TL-STATUS-07")
def test_good_statuses_that_the_book_triggers_outside_a_combat():
    s = told_story("- {trigger_positive: {class: bard}}", "A.status=+cp,+health,-cp A.hp=3 B.status=+cp")
    assert (list(s.cp), list(s.hp), track(s)) == ([2, 0], [4, 9], ["+cp", "+health", "-cp"])  # 1 CP for all times


@pytest.mark.rule("TL-DEFEAT-05", "TL-DEFEAT-07")
def test_the_book_takes_a_wyrd_away_wherever_it_lies():
    s = table(book=tale("10: {text: Hm., do: [remove_wyrd]}"))
    s.wyrds = WYRDS[2:]
    s.feat_decks[0].bag.append(WYRDS[1])
    s.feat_decks[1].out.append(WYRDS[0])
    reading(s, "10")
    assert s.wyrds == WYRDS
    assert not set(WYRDS) & {*s.feat_decks[0].cards(), *s.feat_decks[1].out}
    assert [one["seat"] for one in told(s, "wyrd-gone")] == [0, 1]


@pytest.mark.rule("TL-HP-01", "TL-DEFEAT-02", "TL-DEFEAT-14")
def test_an_end_sets_the_health_of_those_who_stand():
    """Whoever has fallen comes back with 6 health, whatever the End says."""
    end = "end-a: {text: A., do: [{set_health: 2, who: all}, {gain_cp: 1, who: all}]}"
    s = reading(table("A.hp=0 A.down=1", tale(end)), "end-a")
    assert (list(s.hp), list(s.down), list(s.cp)) == ([0, 2], [1, 0], [1, 1])


@pytest.mark.rule("TL-LEVEL-06", "TL-LEVEL-01")
def test_a_level_up_that_a_card_brings_comes_right_after_what_the_card_does():
    wise = "WISE: {kind: title, name: Wise, effects: [{at: round_start, once_per: round, do: [{gain_xp: 3}]}]}"
    s = table("A.titles=WISE:-", tale("", wise))
    run(s, "use WISE")
    assert (ask(s), s.xp[0]) == ("upgrade.draw", 0)


@pytest.mark.rule("TL-GEN-13", "TL-GLOSS-26")
def test_who_has_fallen_meanwhile_picks_nothing():
    s = told_story("- one_of: [[{lose_health: 1, who: all}], [{gain_cp: 1}]]", "B.hp=1")
    assert asked(s) == (0, "book.either")
    run(s, "either 1")
    assert (list(s.down), list(s.cp), ask(s)) == ([0, 1], [0, 0], "over")


# The board


@pytest.mark.rule("TL-HP-04")
def test_enemies_at_a_place_regain_health_and_no_more_than_they_have_lost():
    s = told_story("- heal_enemies: {in: arji, n: 2}", "enemies=DRAUGR-1 groups=draugr@arji:1.0;draugr@sylvan:1")
    assert [group.units for group in s.groups] == [[0, 0], [1]]
    here = told_story(
        "- reveal_enemy_card: GARM-1\n- place_enemies: {garm: 2, in: here}\n"
        "- damage: {n: 1, each: true}\n- heal_enemies: {in: here, n: 1}"
    )
    assert here.groups[0].units == [0, 0]


@pytest.mark.rule("TL-POI-03", "TL-GEN-08")
def test_a_poi_that_is_not_on_the_table_is_not_discarded():
    s = told_story("- discard_poi: B\n- gain_cp: 1", pois="B: {colour: green, name: B, region: soj, read: end-done}")
    assert (told(s, "discard-poi"), list(s.cp)) == ([], [1, 1])


@pytest.mark.rule("TL-SHIP-05", "TL-SHIP-11", "TL-GEN-08")
def test_without_a_ship_none_is_lost_and_none_kept():
    s = told_story("- lose_ship\n- keep_ship\n- gain_cp: 1", "ships=-,-")
    assert (list(s.ships), s.kept, list(s.cp)) == ([-1, -1], 0, [1, 1])
    away = told_story("- lose_ship", "ships=soj,-")
    assert [int(ship) for ship in away.ships] == [REGION_OF["soj"], -1]  # a Ship elsewhere is safe


@pytest.mark.rule("TL-SHIP-05")
def test_a_ship_elsewhere_is_kept_where_the_party_has_none():
    s = told_story("- keep_ship", "ships=-,soj")
    assert s.kept == 2


@pytest.mark.rule("TL-TRAVEL-01", "TL-GEN-13", "TL-DEFEAT-01")
def test_a_hero_who_falls_by_anothers_leaving_does_not_travel():
    s = table(
        "A.titles=OATH:- B.titles=LOYAL:- B.hp=1 enemies=DRAUGR-1 groups=draugr@fylges:0 "
        "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges",
        tale("", REDIRECT),
    )
    run(s, "travel arji", "use OATH")
    assert (list(s.down), at(s, 0), at(s, 1)) == ([0, 1], "arji", "fylges")
    assert ask(s) != "hero.travel"
