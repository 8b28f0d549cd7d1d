"""Where a rule begins and ends: nothing to give, nobody left, the first of a row, the last of a deck."""

import pytest

import meadhall
from meadhall.games.trudvang.attack_cards import ATTACK_IDS, MODIFIER
from meadhall.games.trudvang.cards import KINDS
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import FEAT_OF, SURPLUS
from meadhall.games.trudvang.rules.acting import use_effect
from meadhall.games.trudvang.rules.belongings import TitleRune
from meadhall.games.trudvang.rules.blows import strength
from meadhall.games.trudvang.rules.enemy_turn import new_blow
from meadhall.games.trudvang.rules.exhaust import may_exhaust_hired
from meadhall.games.trudvang.rules.foes import attack_of, defence_of, health_of, slay
from meadhall.games.trudvang.rules.growth import CheckUltimate, PickUltimate
from meadhall.games.trudvang.rules.leaving import leave_fight
from meadhall.games.trudvang.rules.planning import DRAW, STOP, DrawFeats, PlanTurn
from meadhall.games.trudvang.rules.strikes import Strike, Surplus
from meadhall.games.trudvang.rules.triggers import MISS_SLOTS
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import NO_HERO
from trudvang.arena import fight_of
from trudvang.arena import table as arena
from trudvang.scene import ask, offered, refused, run, table, tale, told_story

CARDS = """
    OX: {kind: companion, name: Ox, effects: [{at: fast, once_per: adventure, do: [{gain_cp: 1}]}]}
    ELK: {kind: companion, name: Elk, effects: [{at: fast, once_per: round, do: [{gain_cp: 1}]}]}
    OATH: {kind: title, name: Oath, effects: [{at: fast, once_per: adventure, do: [{gain_cp: 1}]}]}
    ROPE: {kind: item, name: Rope, effects: [{at: item_step, do: [{gain_health: 1}]}]}
    LAMP: {kind: item, name: Lamp, effects: [{at: item_step, do: [{gain_health: 1}]}]}
    SEA: {kind: title, name: Sea, rune: [water, fire]}
    CALM: {kind: title, name: Calm, effects: [{at: would_exhaust, do: [{prevent: 1}]}]}
    PURE: {kind: title, name: Pure, effects: [{at: would_gain_status, do: [{prevent: 1}]}]}
"""


@pytest.mark.rule("TL-CARD-04", "TL-CARD-19", "TL-CARD-20")
def test_only_a_companion_used_once_an_adventure_is_turned_and_only_an_item_goes_to_the_bottom():
    s = table("A.companions=OX,ELK A.titles=OATH:- A.items=ROPE,LAMP", tale("", CARDS))
    for card, turned, items in (
        ("ELK", [], ["ROPE", "LAMP"]),
        ("OATH", [], ["ROPE", "LAMP"]),
        ("OX", ["OX"], ["ROPE", "LAMP"]),
        ("ROPE", ["OX"], ["LAMP", "ROPE"]),
    ):
        use_effect(s, 0, ident(f"{card}.1"))
        assert (s.rotated, s.items[0]) == ([ident(one) for one in turned], [ident(one) for one in items]), card


@pytest.mark.rule("TL-CARD-22", "TL-RUNE-06")
@pytest.mark.parametrize("rune", ["water", "fire"])
def test_a_title_keeps_in_mind_which_of_its_runes_was_taken(rune):
    s = table("A.titles=SEA:-", tale("", CARDS))
    s.agenda.clear()
    s.do(TitleRune(0, ident("SEA")))
    had = s.bags[0][KINDS.index(rune)]
    run(s, f"rune {rune}")
    assert (s.title_runes[0], s.bags[0][KINDS.index(rune)]) == ([KINDS.index(rune)], had + 1)


@pytest.mark.rule("TL-EXH-02", "TL-GEN-09")
def test_a_card_that_prevents_one_exhaustion_prevents_it():
    s = told_story("- exhaust: {class: bard}\n- gain_cp: 1", "A.titles=CALM:-", CARDS)
    run(s, "use CALM")
    assert (list(s.exhausted), list(s.cp)) == ([0, 0], [1, 1])


@pytest.mark.rule("TL-STATUS-03", "TL-STATUS-10", "TL-GEN-09")
def test_a_card_that_prevents_one_token_prevents_it():
    s = told_story("- {gain_status: -cp, who: {class: bard}}\n- gain_cp: 1", "A.titles=PURE:-", CARDS)
    run(s, "use PURE")
    assert ([list(row) for row in s.status], list(s.cp)) == ([[], []], [1, 1])


@pytest.mark.rule("TL-ATTACK-10", "TL-GLOSS-19", "TL-GLOSS-20", "TL-GLOSS-24")
def test_an_attack_without_a_card_or_with_a_cancelled_one_has_its_own_strength():
    s = arena("volgr", "E:1")
    own = attack_of(s, s.groups[0], 0)
    blow = new_blow(0, 0, 0, -1)
    assert strength(s, blow) == own
    for card in range(len(ATTACK_IDS)):
        blow.card, blow.cancelled = card, 0
        assert strength(s, blow) == max(0, own + MODIFIER[card])
        blow.cancelled = 1
        assert strength(s, blow) == own
    extra = new_blow(0, 0, 0, 0)
    extra.more = 2
    assert strength(s, extra) == 2  # an extra attack of 0, and what a card adds


@pytest.mark.rule("TL-COMBAT-PLAN-03", "TL-COMBAT-PLAN-05", "TL-DEFEAT-11")
def test_no_feat_more_than_were_to_be_drawn_and_none_for_a_hero_who_has_left():
    s = arena("volgr,briya", "E:1")
    fight = fight_of(s)
    s.agenda.clear()
    s.do(DrawFeats(0, 1))
    run(s, offered(s)[0])
    assert (len(fight.feats[0]), ask(s)) == (1, "over")
    before = s.feat_decks[1].cards()
    fight.heroes.remove(1)
    DrawFeats(1, 2).resolve(s, before[0])
    assert (fight.feats[1], s.feat_decks[1].cards()) == ([], before)


@pytest.mark.rule("TL-COMBAT-PLAN-06", "TL-COMBAT-PLAN-08", "TL-COMBAT-PLAN-09")
def test_a_hero_draws_until_the_miss_track_is_full_and_cards_add_to_a_draw():
    s = arena("volgr", "E:1")
    fight, frame = fight_of(s), PlanTurn(0)
    fight.stopped, fight.draws = [0], [0]
    power = frame.power(s)
    assert (frame.options(s), frame.why(s, STOP)) == ([DRAW], "TL-EXH-08")  # the first draw is compulsory
    fight.draws[0], fight.more_runes[0] = 1, 2
    assert (frame.options(s), frame.power(s)) == ([DRAW, STOP], power + 2)
    fight.miss[0] = [0] * (MISS_SLOTS - 1)
    assert (frame.options(s), frame.why(s, DRAW)) == ([DRAW, STOP], "")
    fight.miss[0].append(0)
    assert (frame.options(s), frame.why(s, DRAW)) == ([STOP], "TL-COMBAT-PLAN-09")
    fight.miss[0] = []
    twin = s.copy()
    twin.agenda.clear()
    twin.do(PlanTurn(0))
    run(twin, "draw")
    assert fight_of(twin).more_runes == [0]  # it was for one draw
    fight.stopped[0] = 1
    assert frame.options(s) == []
    fight.stopped[0], fight.heroes = 0, []
    assert frame.options(s) == []


@pytest.mark.rule("TL-FEAT-11", "TL-COMBAT-RES-03", "TL-GLOSS-06")
def test_only_what_an_attack_has_left_beyond_health_is_surplus_and_poison_adds_to_the_damage():
    s = arena("volgr", "draugr:2")
    health = health_of(s, s.groups[0], 0)
    defence = defence_of(s, s.groups[0], 0)
    for damage, asked in ((health, False), (health + 1, True)):
        twin = s.copy()
        Strike(0, damage + defence, 0, 1, SURPLUS, 0, 0, 0).resolve(twin, 0)
        assert (len(twin.groups[0].units), any(isinstance(one, Surplus) for one in twin.agenda)) == (1, asked)
    s.groups[0].units = [-9, -9]
    Strike(0, 2 + defence, 1, 1, 0, 0, 0, 4).resolve(s, 0)
    assert s.groups[0].units == [-9 + 3 + 4, -9]
    assert Strike(0, 2, 1, 1, 0, 0, 0, 4).about(s) == {"count": 3, "left": 1}


@pytest.mark.rule("TL-LEVEL-04", "TL-LEVEL-09")
@pytest.mark.parametrize(("left", "ultimates", "asked"), [(1, 2, False), (0, 0, False), (1, 0, False), (0, 2, True)])
def test_an_ultimate_is_offered_once_and_only_when_every_feat_is_upgraded(left, ultimates, asked):
    s = table("A.hero=maelling A.at=fylges B.hero=briya B.at=fylges")
    s.upgrades[0] = Deck([], s.upgrades[0].cards()[:left], [], [])
    s.ultimates[0] = s.ultimates[0][:ultimates]
    legendary = s.upgrades[0].cards()
    s.agenda.clear()
    s.do(CheckUltimate(0))
    assert (ask(s) == "ultimate.pick", s.upgrades[0].cards() == legendary) == (asked, not asked)


@pytest.mark.rule("TL-LEVEL-04", "TL-LEVEL-09")
def test_an_ultimate_is_shuffled_into_the_deck():
    s = table("A.hero=maelling A.at=fylges B.hero=briya B.at=fylges")
    deck = s.feat_decks[0]
    deck.top = [deck.bag.pop()]
    cards, ultimate = deck.cards(), s.ultimates[0][0]
    s.agenda.clear()
    s.do(PickUltimate(0))
    run(s, next(text for text in offered(s) if FEAT_OF.get(text.removeprefix("take ")) == ultimate))
    assert (deck.top, deck.bag) == ([], sorted([*cards, ultimate]))


@pytest.mark.rule("TL-HP-03", "TL-COMBAT-RES-11")
def test_what_falls_by_nobodys_hand_pays_nobody():
    s = arena("volgr,briya", "draugr:2")
    fight = fight_of(s)
    fight.pilfer = [1, 1]
    slay(s, 0, 0, NO_HERO)
    assert (fight.pilfer, list(s.cp)) == ([1, 1], [0, 0])
    slay(s, 0, 0, 1)
    assert (fight.pilfer, list(s.cp)) == ([1, 0], [0, 1])


@pytest.mark.rule("TL-HP-03", "TL-THREAT-01", "TL-THREAT-10")
def test_a_threat_goes_in_the_place_of_a_figure_with_what_had_befallen_each():
    s = arena("volgr", "draugr:2!")
    group = s.groups[0]
    group.units, group.attack = [1, 0, 0], [0, 2, 5]
    slay(s, 0, 0, 0)
    assert (group.units, group.attack, group.threat) == ([0, 0], [5, 2], 0)


@pytest.mark.rule("TL-COMBAT-RES-07", "TL-COMBAT-RES-14")
def test_who_is_not_in_the_combat_cannot_leave_it():
    s = arena("volgr,briya", "E:1")
    fight = fight_of(s)
    fight.heroes.remove(1)
    leave_fight(s, 1)
    assert fight.heroes == [0]


@pytest.mark.rule("TL-SOLO-13", "TL-SOLO-19")
@pytest.mark.parametrize(("hired", "exhausted", "may"), [(NO_HERO, 0, False), (1, 0, True), (1, 1, False)])
def test_only_a_hired_hand_who_is_there_and_fresh_may_exhaust(hired, exhausted, may):
    s = arena("volgr", "E:1")
    s.hired, s.hired_exhausted = hired, exhausted
    assert may_exhaust_hired(s) == may


@pytest.mark.rule("TL-EXH-04", "TL-TEST-24")
def test_an_exhausted_hero_is_refused_to_exhaust_again():
    entry = "- test: {id: try, by: single must, type: strength, difficulty: 2, success: [{gain_cp: 1}]}"
    cards = "RASH: {kind: title, name: Rash, effects: [{at: test_drawn, do: [{gain_cp: 1}]}]}"
    s = told_story(entry, "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=RASH:- B.hero=briya B.at=arji", cards)
    while ask(s) == "runes.draw":
        run(s, offered(s)[0])
    assert ask(s) == "test.answer"
    assert refused(s, "exhaust kattly") == "TL-EXH-04"
    s.exhausted[0] = 0
    s.legal = None
    frame = s.agenda[-1]
    assert len(frame.candidates(s)) == len(set(frame.candidates(s)))
    assert meadhall.pending(s)
    assert "exhaust kattly" in offered(s)
