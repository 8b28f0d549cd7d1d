"""Decks that the book foretells, shuffles or thins out."""

import pytest

import meadhall
from meadhall.core.agenda import AUTO
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import EVENTS, KINDS, REGION_OF
from meadhall.games.trudvang.feats import FEAT_OF, FEATS
from meadhall.games.trudvang.rules.events import DrawEvent
from meadhall.games.trudvang.rules.planning import DrawFeats
from trudvang.scene import TABLE, asked, bag, offered, reading, refused, run, table, tale, told, told_story

HORNS, TRAIL, TRUNK = (EVENTS.index(name) for name in ("horns-at-dusk", "cold-trail", "fallen-trunk"))


def feats(*names):
    return [FEAT_OF[name] for name in names]


@pytest.mark.rule("TL-GLOSS-12", "TL-GEN-11", "TL-GEN-12")
@pytest.mark.parametrize(("deck", "piles", "level"), [("feats", "feat_decks", 1), ("upgrades", "upgrades", 2)])
def test_each_hero_foretells_a_deck_of_their_own(deck, piles, level):
    s = told_story(f"- foretell: {{deck: {deck}, n: 2}}")
    ash, verse = f"ballad-of-ash-{level}", f"rousing-verse-{level}"
    run(s, f"show {ash}", f"show {verse}")
    assert asked(s) == (0, "deck.foretell")
    run(s, f"bottom {ash}", f"top {verse}")
    kattly = getattr(s, piles)[0]
    assert (kattly.top, kattly.bottom, len(kattly.bag)) == (feats(verse), feats(ash), 6)
    run(s, f"show sleight-{level}", f"show ambush-{level}")  # then Briya, in the order of the seats
    assert asked(s) == (1, "deck.foretell")
    run(s, f"top ambush-{level}", f"top sleight-{level}")
    assert getattr(s, piles)[1].top == feats(f"ambush-{level}", f"sleight-{level}")
    assert kattly.top == feats(verse)


@pytest.mark.rule("TL-GLOSS-12")
def test_a_hero_alone_foretells_a_deck_of_all_and_a_party_together():
    alone = told_story("- {foretell: {deck: event, n: 1}, who: {class: rogue}}")
    run(alone, "show cold-trail")
    assert asked(alone) == (1, "deck.foretell")
    party = told_story("- {foretell: {deck: enemy_attack, n: 1}}")
    run(party, "show miss")
    assert asked(party) == (TABLE, "deck.foretell")


@pytest.mark.rule("TL-GLOSS-12", "TL-GEN-08", "TL-DEFEAT-09")
def test_nobody_foretells_for_a_hero_who_is_not_there_but_a_fallen_party_still_does():
    absent = told_story("- {foretell: {deck: event, n: 1}, who: {class: warrior}}\n- gain_cp: 1")
    assert (told(absent, "shown"), list(absent.cp)) == ([], [1, 1])
    fallen = told_story("- lose_health: 9\n- foretell: {deck: event, n: 1}")
    run(fallen, "show cold-trail")
    assert (list(fallen.down), asked(fallen)) == ([1, 1], (TABLE, "deck.foretell"))


@pytest.mark.rule("TL-ATTACK-05", "TL-EVENT-10", "TL-GEN-12")
def test_a_deck_shared_by_all_is_reshuffled_with_its_discards_and_known_places_are_forgotten():
    s = table(book=tale("10: {text: Hm., do: [{reshuffle: event}]}\n11: {text: Hm., do: [{reshuffle: enemy_attack}]}"))
    for deck, last in ((s.events, TRUNK), (s.attack_deck, ATTACK_IDS.index("miss"))):
        for card in (HORNS, TRAIL, last):
            deck.bag.remove(card)
        deck.top, deck.bottom, deck.out = [HORNS], [TRAIL], [last]
    everything = sorted([*s.attack_deck.cards(), *s.attack_deck.out])
    reading(s, "10")
    assert (s.events.top, sorted(s.events.bag), s.events.bottom, s.events.out) == ([], list(range(len(EVENTS))), [], [])
    assert s.attack_deck.out == [ATTACK_IDS.index("miss")]  # the other deck lies as it lay
    reading(s, "11")
    assert (s.attack_deck.top, s.attack_deck.bag, s.attack_deck.out) == ([], everything, [])
    assert len(told(s, "attacks-shuffled")) == 1


@pytest.mark.rule("TL-COMBAT-PLAN-04", "TL-GEN-08")
def test_a_hero_reshuffles_the_feats_of_their_own():
    s = table(
        book=tale(
            "10: {text: Hm., do: [{reshuffle: feats, who: {class: bard}}]}\n"
            "11: {text: Hm., do: [{reshuffle: upgrades}]}"
        )
    )
    for deck in (*s.feat_decks, *s.upgrades):
        deck.out = [deck.bag.pop()] if deck in s.feat_decks else []
        deck.top = [deck.bag.pop()]
    reading(s, "10")
    kattly, briya = s.feat_decks
    assert (kattly.top, len(kattly.bag), kattly.out) == ([], 8, [])
    assert (len(briya.top), len(briya.bag), len(briya.out)) == (1, 6, 1)
    assert [len(deck.top) for deck in s.upgrades] == [1, 1]
    assert [one["seat"] for one in told(s, "feats-shuffled")] == [0]
    reading(s, "11")
    assert [(deck.top, len(deck.bag)) for deck in s.upgrades] == [([], 8), ([], 8)]
    assert len(briya.out) == 1


# Events

WARY = """
    WARY: {{kind: title, name: Wary, effects: [{{at: would_lose_health, once_per: round, do: [{do}]}}]}}
"""


def hurt_by_an_event(do):
    """Kattly fails the test of an Event and is about to lose health; a Title answers it."""
    s = table(
        "A.titles=WARY:- A.hero=kattly A.at=fylges A.exhausted=1 A.bag=dark:7 B.hero=briya B.at=arji",
        tale("10: {text: Hm., do: [draw_event]}", WARY.format(do=do)),
    )
    run(reading(s, "10"), "event fallen-trunk")
    assert (asked(s), s.event, s.events.out) == ((0, "loss.answer"), TRUNK, [])
    return s


@pytest.mark.rule("TL-EVENT-10")
def test_an_event_is_discarded_when_it_is_over_unless_it_was_set_aside():
    s, aside = hurt_by_an_event("set_aside_event"), hurt_by_an_event("set_aside_event")
    run(s, "pass")
    assert (s.event, s.events.out) == (-1, [TRUNK])
    run(aside, "use WARY")
    assert (aside.event, aside.events.out, aside.events.count_left()) == (-1, [], len(EVENTS) - 1)
    assert aside.hp[0] == s.hp[0]  # it hurts none the less
    aside.events.renew()
    assert TRUNK not in aside.events.cards()


@pytest.mark.rule("TL-EVENT-10")
def test_with_no_event_on_the_table_none_is_set_aside():
    s = told_story("- set_aside_event\n- {gain_cp: 1}")
    assert (list(s.cp), s.event, s.events.count_left()) == ([1, 1], -1, len(EVENTS))


@pytest.mark.rule("TL-EVENT-10", "TL-COMP-01")
def test_an_event_in_the_middle_of_another_is_over_before_it_and_both_are_discarded():
    s = hurt_by_an_event("draw_event")
    was = s.hp[0]
    run(s, "use WARY", "event warm-hearth")
    assert (s.event, s.events.out) == (-1, [TRUNK, EVENTS.index("warm-hearth")])
    assert s.hp[0] == was - 1  # healed first, which is of no use to a Hero with full health, then hurt
    assert sorted([*s.events.cards(), *s.events.out]) == list(range(len(EVENTS)))


@pytest.mark.rule("TL-EVENT-10")
def test_the_last_event_of_the_deck_does_not_bring_back_the_one_it_interrupts():
    s = hurt_by_an_event("draw_event")
    s.events.bag, s.events.out = [], [HORNS, TRAIL]
    run(s, "use WARY")
    assert offered(s) == ["event horns-at-dusk", "event cold-trail"]
    run(s, "event horns-at-dusk")
    assert (s.events.bag, sorted(s.events.out)) == ([TRAIL], sorted([TRUNK, HORNS]))


@pytest.mark.rule("TL-RUNE-06", "TL-CP-03")
def test_a_rune_that_the_pool_lacks_is_not_for_sale():
    s = table("A.hero=kattly A.at=fylges A.cp=1 B.hero=briya B.at=arji", tale("10: {text: Hm., do: [draw_event]}"))
    s.pool[KINDS.index("fire")] = 0
    run(reading(s, "10"), "event tinkers-cart")
    assert (asked(s), offered(s)) == ((0, "rune.buy"), ["pass", "rune earth"])
    assert refused(s, "rune fire") == "TL-RUNE-06"
    run(s, "rune earth")
    assert (s.cp[0], bag(s)["earth"]) == (0, 3)


@pytest.mark.rule("TL-EVENT-01", "TL-EVENT-10", "TL-COMBAT-PLAN-03", "TL-COMBAT-PLAN-04")
@pytest.mark.parametrize("seed", range(8))
def test_the_dealer_draws_only_what_may_come_next(seed):
    rng = meadhall.Rng.seeded(seed)
    event = DrawEvent(REGION_OF["fylges"])
    top = table("events=old-songs/warm-hearth,cold-trail// stakes=0.0.1")
    assert EVENTS[event.sample(top, rng)] == "old-songs"
    bag = table("events=/warm-hearth,cold-trail// stakes=0.0.1")
    assert EVENTS[event.sample(bag, rng)] in ("warm-hearth", "cold-trail")
    anew = table("events=///old-songs,cold-trail stakes=0.0.1")
    assert EVENTS[event.sample(anew, rng)] in ("old-songs", "cold-trail")
    averted = table("events=/warm-hearth// stakes=0.0.0")
    assert event.sample(averted, rng) == AUTO
    s = table("A.feats=chorus-1/cutting-jest-1// A.hero=kattly A.at=fylges B.hero=briya B.at=arji")
    assert FEATS[DrawFeats(0, 1).sample(s, rng)] == "chorus-1"
    assert DrawFeats(0, 0).sample(s, rng) == AUTO
