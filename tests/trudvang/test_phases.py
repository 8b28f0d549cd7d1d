"""Phases, and what cards do at moments of a round, at the start and at the end."""

import pytest

import meadhall
from meadhall.core.agenda import Agenda
from meadhall.games.trudvang.rules.effects import test_change as change_of_test
from meadhall.games.trudvang.saga import ident
from trudvang.scene import (
    CHANCE,
    TABLE,
    ask,
    asked,
    names,
    offered,
    pages,
    phase_of,
    reading,
    run,
    table,
    tale,
    told,
    told_story,
    trudvang,
)
from trudvang.winter import BOOK, keep, over


@pytest.mark.rule("TL-TIMED-01", "TL-TIMED-05", "TL-SETUP-36", "TL-SETUP-37", "TL-CARD-07", "TL-GEN-11")
def test_start_effects_happen_before_the_introduction_in_an_order_of_the_players():
    s = keep(over("stories=DEFEAT,GIFT,TAX,MUNGAN people=MUNGAN:soj"))
    run(s, "adventure M2")
    assert (asked(s), offered(s)) == ((TABLE, "timed.order"), ["start GIFT", "start TAX"])
    assert (pages(s), s.people) == ([], {ident("MUNGAN"): 14})
    run(s, "start TAX")
    assert list(s.cp) == [2, 2]  # there was nothing to tax yet


@pytest.mark.rule("TL-TIMED-01", "TL-TIMED-06")
def test_a_start_effect_also_acts_at_once_when_its_card_comes():
    s = told_story(
        "- sleeve: GIFT", cards="GIFT: {kind: world, name: Gift, effects: [{at: start, do: [{gain_cp: 2, who: all}]}]}"
    )
    assert list(s.cp) == [2, 2]


END_CARDS = """
    W1: {kind: world, name: One, tokens: {name: t, start: 0, max: 9}}
    W2: {kind: world, name: Two, effects: [{at: end, do: [{add_token: {card: W1, n: 1}}]}]}
"""


@pytest.mark.rule("TL-TIMED-02", "TL-TIMED-06", "TL-END-01", "TL-CAMP-10")
@pytest.mark.case("TL-CASE-162", "TL-CASE-144")
def test_end_effects_act_after_the_end_also_of_a_card_it_brought_not_of_one_it_removed():
    brought = reading(table("stories=W1", tale("end-a: {text: A., do: [{sleeve: W2}]}", END_CARDS)), "end-a")
    assert brought.tokens == {ident("W1"): 1}
    removed = reading(table("stories=W1,W2", tale("end-b: {text: B., do: [{remove_card: W2}]}", END_CARDS)), "end-b")
    assert removed.tokens == {}


@pytest.mark.rule("TL-TIMED-03")
def test_the_book_may_have_timed_kinds_of_its_own():
    s = table("stories=CAMP phase=4 agenda=NextPhase()", BOOK)
    meadhall.pending(s)
    assert (list(s.cp), s.round) == ([1, 1], 1)


# Phases

FROST = """
    FROST:
      {kind: phase, name: Frost, sleeve: 1, scope: party,
       do: [{lose_health: 1}, {replace_card: {old: FROST, new: DEEP}}, {sleeve: LATE}]}
    DEEP: {kind: phase, name: Deep Frost, sleeve: 1, scope: party, do: [{lose_health: 3}]}
    LATE: {kind: phase, name: Late, sleeve: 5, scope: table, do: [{gain_cp: 1}]}
    EARLY: {kind: phase, name: Early, sleeve: 1, scope: table, do: [{gain_cp: 1}]}
"""


@pytest.mark.rule("TL-PHASE-03", "TL-PHASE-06", "TL-PHASE-07", "TL-PHASE-02", "TL-CARD-28", "TL-CARD-33")
@pytest.mark.case("TL-CASE-180")
def test_a_phase_replaced_while_it_is_played_is_finished_as_begun():
    s = table("A.hero=kattly A.at=soj B.hero=briya B.at=arji phases=FROST,TRAVEL,ENGAGE,EXPLORE,-,-", tale("", FROST))
    assert (asked(s), offered(s)) == ((TABLE, "party.phase"), ["party arji", "party soj"])
    run(s, "party soj")
    assert (list(s.hp), phase_of(s), names(s, [s.phases[0], s.phases[4]])) == ([8, 8], "TRAVEL", ["DEEP", "LATE"])
    s.phase = 3
    s.agenda = Agenda(s.agenda.to_list()[:1])
    s.legal = None
    meadhall.pending(s)
    assert list(s.cp) == [1, 1]  # the late one is played this round
    assert (s.round, list(s.hp)) == (2, [8, 8])
    run(s, offered(s)[0])
    assert list(s.hp) == [5, 5]  # the deep one from the next round on


@pytest.mark.rule("TL-PHASE-01", "TL-PHASE-04", "TL-PHASE-05", "TL-PHASE-06", "TL-SETUP-09")
def test_a_round_is_one_pass_through_the_sleeves():
    s = table("")
    assert (ask(s), s.round, phase_of(s)) == ("hero.travel", 1, "TRAVEL")
    run(s, "stay", "stay")
    assert (asked(s), phase_of(s)) == ((CHANCE, "event.draw"), "ENGAGE")
    run(s, "event warm-hearth")
    assert (ask(s), s.round) == ("hero.travel", 2)  # there was nothing to explore
    early = told_story("- sleeve: EARLY", "phase=3", FROST)
    assert names(early, [early.phases[0]]) == ["EARLY"]


@pytest.mark.rule("TL-PHASE-01")
def test_rounds_go_through_the_occupied_sleeves_from_top_to_bottom_and_begin_again():
    """One pass is a round: what may be done once a round may be done once in each."""
    cards = """
        FIRST: {kind: phase, name: First, sleeve: 1, do: [{gain_cp: 1, who: {class: bard}}]}
        LAST: {kind: phase, name: Last, sleeve: 6, do: [{gain_cp: 1, who: {class: rogue}}]}
        VOW: {kind: title, name: Vow, effects: [{at: travel, once_per: round, do: [{gain_health: 1}]}]}
    """
    s = table(
        "A.hero=kattly A.at=storm_sea A.hp=1 A.titles=VOW:- B.hero=briya B.at=storm_sea ships=storm_sea,- "
        "A.ship=1 B.ship=1 phases=FIRST,-,TRAVEL,-,-,LAST",
        tale(cards=cards),
    )
    for number in (1, 2):
        assert (asked(s), offered(s)) == ((0, "card.use"), ["pass", "use VOW"])
        run(s, "use VOW")
        assert (ask(s), s.round, s.hp[0], list(s.cp)) == ("ship.sail", number, 1 + number, [number, number - 1])
        run(s, "stay")
    assert [one["card"] for one in told(s, "phase")] == ["FIRST", "TRAVEL", "LAST"] * 2 + ["FIRST", "TRAVEL"]


@pytest.mark.rule("TL-PHASE-01")
def test_a_game_that_never_ends_is_cut_short():
    s = table("round=1", round_cap=1)
    assert meadhall.pending(s) == []
    assert (trudvang.outcome(s).reason, trudvang.outcome(s).winners) == ("cap", [])


@pytest.mark.rule("TL-GEN-09", "TL-CARD-04")
def test_cards_of_a_hero_may_act_at_moments_of_the_round():
    cards = "WAKE: {kind: title, name: Awake, effects: [{at: round_start, cost: {cp: 1}, do: [{gain_health: 2}]}]}"
    s = table("A.hp=3 A.cp=1 A.titles=WAKE:-", tale("", cards))
    assert (asked(s), offered(s)) == ((0, "card.use"), ["pass", "use WAKE"])
    run(s, "use WAKE")
    assert (s.hp[0], s.cp[0], ask(s)) == (5, 0, "hero.travel")


@pytest.mark.rule("TL-CP-04", "TL-GEN-09", "TL-LOC-07")
def test_a_world_card_with_a_price_is_offered_and_an_always_on_location_works_where_it_is():
    cards = """
        SHRINE: {kind: world, name: Shrine, effects: [{at: round_start, cost: {cp: 1}, do: [{gain_health: 2}]}]}
        HALL:
          kind: location
          name: Hall
          region: arji
          effects: [{at: passive, do: [{modify_test: {type: strength, n: -1}}]}]
    """
    s = table("A.hp=3 A.cp=1 stories=SHRINE", tale("", cards))
    assert (asked(s), offered(s)) == ((0, "card.use"), ["pass", "use SHRINE"])
    run(s, "use SHRINE")
    assert (s.hp[0], s.cp[0]) == (5, 0)
    hall = table("A.hero=kattly A.at=arji B.hero=briya B.at=fylges locations=arji:HALL", tale("", cards))
    assert [change_of_test(hall, seat, "strength") for seat in range(2)] == [-1, 0]
