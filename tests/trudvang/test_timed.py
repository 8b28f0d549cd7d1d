"""Effects at the start and at the end of an adventure, and at moments of a round: whose, when, and at what price."""

import pytest

from meadhall.games.trudvang.rules.effects import SCOPES, effects_at
from meadhall.games.trudvang.saga import ident
from trudvang.scene import ask, asked, names, offered, reading, run, table, tale, told, told_story
from trudvang.winter import keep, over

CARDS = """
    HAT:
      kind: item
      name: Hat
      effects: [{at: start, do: [{gain_cp: 2, who: user}]}, {at: item_step, do: [{deal: 1}]}]
    DOG:
      kind: companion
      name: Dog
      effects: [{at: start, do: [{gain_cp: 1, who: holder}]}, {at: fast, do: [{gain_cp: 1}]}]
    HEIR: {kind: title, name: Heir, effects: [{at: end, do: [{gain_xp: 1, who: user}]}]}
    BORN: {kind: title, name: Born, effects: [{at: end, once_per: campaign, do: [{gain_xp: 1, who: user}]}]}
    TOLL: {kind: title, name: Toll, effects: [{at: end, cost: {cp: 3}, do: [{gain_xp: 1, who: user}]}]}
    ALMS: {kind: world, name: Alms, effects: [{at: end, cost: {cp: 2}, do: [{gain_xp: 1, who: user}]}]}
    FAIR: {kind: world, name: Fair, effects: [{at: start, cost: {cp: 2}, do: [{gain_health: 1, who: user}]}]}
    PRICE: {kind: world, name: Price, effects: [{at: start, cost: {cp: 1}, do: [{gain_health: 1, who: user}]}]}
    INN:
      kind: location
      name: Inn
      region: arji
      effects: [{at: round_start, cost: {cp: 1}, do: [{gain_health: 1}]}]
    TWIN1: {kind: world, name: One, effects: [{at: round_start, do: [{remove_card: TWIN2}, {gain_cp: 1, who: all}]}]}
    TWIN2: {kind: world, name: Two, effects: [{at: round_start, do: [{remove_card: TWIN1}, {gain_cp: 1, who: all}]}]}
    CURSE:
      {kind: title, name: Curse, effects: [{at: round_start, do: [{lose_health: 9}, {gain_cp: 1, who: holder}]}]}
"""


@pytest.mark.rule("TL-TIMED-01", "TL-CARD-04", "TL-CARD-21")
def test_a_start_effect_of_a_heros_card_happens_to_its_holder_and_does_not_use_the_card():
    s = told_story("- {gain_card: DOG, who: {class: rogue}}\n- {gain_card: HAT, who: {class: rogue}}", cards=CARDS)
    run(s, "top")
    assert list(s.cp) == [0, 3]
    assert names(s, s.items[1]) == ["HAT", "ITEM-LOCKPICKS"]  # on top still
    assert (s.rotated, effects_at(s, 1, "fast")) == ([], [ident("DOG.2")])  # ready still
    assert [one["card"] for one in told(s, "card-acts")] == ["DOG", "HAT"]


@pytest.mark.rule("TL-TIMED-01", "TL-TIMED-06", "TL-SETUP-36")
def test_it_happens_again_when_the_next_adventure_begins():
    s = keep(over("B.companions=COOK B.hero=briya B.at=fylges A.hero=kattly A.at=fylges"))
    run(s, "adventure M2")
    assert (list(s.cp), s.rotated) == ([0, 1], [])


@pytest.mark.rule("TL-TIMED-02", "TL-CARD-04")
def test_an_end_effect_of_a_heros_card_and_one_that_happens_once_in_a_campaign():
    book = tale("end-a: {text: A.}", CARDS)
    s = reading(table("B.titles=HEIR:-", book), "end-a")
    assert (list(s.xp), s.used) == ([0, 1], [])
    once = reading(table("A.titles=BORN:-", book), "end-a")
    assert (list(once.xp), once.used) == ([1, 0], [[SCOPES.index("campaign"), ident("BORN.1"), 0]])
    assert list(reading(table("A.titles=BORN:- used=campaign:BORN.1:A", book), "end-a").xp) == [0, 0]


@pytest.mark.rule("TL-TIMED-02", "TL-CP-04", "TL-CP-05", "TL-GEN-09")
def test_a_timed_effect_with_a_price_is_for_whoever_likes_to_pay_it():
    s = reading(table("A.cp=5 B.cp=2 A.titles=TOLL:- stories=ALMS", tale("end-a: {text: A.}", CARDS)), "end-a")
    assert (asked(s), offered(s)) == ((0, "card.use"), ["pass", "use TOLL", "use ALMS"])
    run(s, "use ALMS")
    assert (list(s.cp), list(s.xp), offered(s)) == ([3, 2], [1, 0], ["pass", "use TOLL"])
    run(s, "pass")
    assert (asked(s), offered(s)) == ((1, "card.use"), ["pass", "use ALMS"])
    run(s, "pass")
    assert (list(s.cp), list(s.xp), ask(s)) == ([3, 2], [1, 0], "over")


@pytest.mark.rule("TL-TIMED-01", "TL-CP-04")
def test_a_start_effect_with_a_price_is_offered_when_its_card_comes_and_no_other():
    s = told_story("- sleeve: FAIR\n- gain_cp: 1", "A.cp=2 A.hp=3 B.cp=1 B.hp=3 stories=PRICE", CARDS)
    assert (asked(s), offered(s)) == ((0, "card.use"), ["pass", "use FAIR"])  # Briya could not pay
    run(s, "use FAIR")
    assert (list(s.hp), list(s.cp)) == ([4, 3], [1, 2])


@pytest.mark.rule("TL-LOC-08", "TL-CP-04")
def test_what_a_location_offers_for_a_price_at_a_moment_is_offered_there():
    there = table(
        "A.hero=kattly A.at=fylges A.cp=1 A.hp=3 B.hero=briya B.at=arji B.cp=1 B.hp=3 locations=arji:INN",
        tale("", CARDS),
    )
    assert (asked(there), offered(there)) == ((1, "card.use"), ["pass", "use INN"])
    run(there, "use INN")
    assert (list(there.hp), list(there.cp), ask(there)) == ([3, 4], [1, 0], "hero.travel")


@pytest.mark.rule("TL-GEN-09", "TL-TIMED-05")
def test_a_card_that_another_has_removed_does_nothing_when_its_turn_comes():
    s = table("stories=TWIN1,TWIN2", tale("", CARDS))
    assert ask(s) == "hero.travel"
    assert (list(s.cp), names(s, s.stories)) == ([1, 1], ["TWIN1"])


@pytest.mark.rule("TL-GEN-13", "TL-DEFEAT-14")
def test_the_holder_of_a_card_who_has_fallen_gains_nothing_by_it():
    s = table("A.titles=CURSE:- A.hero=kattly A.at=fylges B.hero=briya B.at=fylges", tale("", CARDS))
    run(s, "use CURSE")
    assert (list(s.down), list(s.cp)) == ([1, 0], [0, 0])
