"""Story cards: gained, sleeved, replaced, removed; Items, Companions, Titles, Personalities, tokens."""

import pytest

import meadhall
from meadhall.games.trudvang.fight import new_fight
from meadhall.games.trudvang.rules.acting import use_effect
from meadhall.games.trudvang.rules.belongings import SwapTitle
from meadhall.games.trudvang.rules.effects import cards_of, effects_at, end_of_combat, is_mandatory
from meadhall.games.trudvang.rules.rounds import NextPhase
from meadhall.games.trudvang.rules.sleeves import place_people
from meadhall.games.trudvang.saga import Acting, ident
from trudvang.cards_helpers import CARDS, OX, story
from trudvang.scene import TABLE, ask, asked, bag, names, offered, reading, refused, run, table, tale, told_story


@pytest.mark.rule("TL-GEN-06", "TL-CARD-01", "TL-CARD-18", "TL-CARD-21")
@pytest.mark.case("TL-CASE-93")
def test_the_party_says_who_takes_an_item_and_the_taker_where_it_goes():
    s = story("- gain_card: LAMP")
    assert (asked(s), offered(s)) == ((TABLE, "hero.pick"), ["hero kattly", "hero briya"])  # it cannot be refused
    run(s, "hero briya")
    assert (asked(s), offered(s)) == ((1, "item.place"), ["top", "bottom"])
    run(s, "bottom")
    assert names(s, s.items[1]) == ["ITEM-LOCKPICKS", "LAMP"]
    top = story("- {gain_card: LAMP, who: {class: bard}}")
    run(top, "top")
    assert names(top, top.items[0]) == ["LAMP", "ITEM-LYRE"]


@pytest.mark.rule("TL-CARD-32", "TL-CARD-03", "TL-GEN-06")
def test_a_card_for_one_named_hero_goes_to_that_hero():
    s = story(
        """
        - test: {by: single must, type: strength, difficulty: 1, success: [{gain_card: OX}]}
    """,
        "A.hero=kattly A.at=fylges A.bag=fire:1 A.exhausted=1 B.hero=briya B.at=arji",
    )
    assert names(s, s.companions[0]) == ["OX"]
    again = story("- {gain_card: OX, who: {class: rogue}}", "A.companions=OX")
    assert (again.companions[0], again.companions[1]) == ([ident("OX")], [])  # each card exists once


@pytest.mark.rule("TL-CARD-22", "TL-RUNE-11", "TL-RUNE-05", "TL-RUNE-04")
@pytest.mark.case("TL-CASE-187")
def test_a_title_brings_its_rune_which_may_be_left_out_unless_it_is_dark():
    s = story("- {gain_card: T1T, who: {class: bard}}")
    assert offered(s) == ["rune fire", "decline"]
    run(s, "decline")
    assert (names(s, s.titles[0]), bag(s, 0)["fire"]) == (["T1T"], 2)
    taken = story("- {gain_card: T2T, who: {class: bard}}")
    assert offered(taken) == ["rune earth", "rune wind", "decline"]
    run(taken, "rune wind")
    assert bag(taken, 0)["wind"] == 3
    dark = story("- {gain_card: T3T, who: {class: bard}}")
    assert bag(dark, 0)["dark"] == 6


@pytest.mark.rule("TL-RUNE-04", "TL-RUNE-06", "TL-RUNE-09")
@pytest.mark.case("TL-CASE-94")
def test_a_title_rune_the_pool_lacks():
    s = table(book=tale("10: {text: Hm., do: [{gain_card: T2T, who: {class: bard}}]}", CARDS))
    s.pool[2] = 0
    reading(s, "10")
    assert offered(s) == ["rune wind", "decline"]
    assert refused(s, "rune earth") == "TL-RUNE-06"


@pytest.mark.rule("TL-CARD-22", "TL-CARD-23", "TL-CARD-24")
@pytest.mark.case("TL-CASE-91")
def test_a_fifth_title_goes_aside_unless_it_is_mandatory():
    four = "A.titles=T1T:fire,T2T:-,T4T:-,T6T:- A.bag=water:4,fire:3,earth:2,wind:2,dark:5 "
    s = story("- {gain_card: T3T, who: {class: bard}}", four)
    assert (names(s, s.idle[0]), bag(s, 0)["dark"]) == (["T3T"], 5)
    forced = story("- {gain_card: T5T, who: {class: bard}}", four)
    assert (asked(forced), len(offered(forced))) == ((0, "title.swap"), 4)
    run(forced, "title T1T")
    assert (names(forced, forced.idle[0]), bag(forced, 0)["fire"]) == (["T1T"], 2)  # its rune left the bag
    run(forced, "rune fire")
    assert (names(forced, forced.titles[0])[-1], bag(forced, 0)["fire"]) == ("T5T", 3)


@pytest.mark.rule("TL-CARD-23")
def test_a_mandatory_title_is_not_swapped_out():
    s = story("- {gain_card: T5T, who: {class: bard}}", "A.titles=T1T:-,T2T:-,T4T:-,T6T:-")
    run(s, "title T4T", "decline")
    swapped = names(s, s.titles[0])
    assert swapped == ["T1T", "T2T", "T6T", "T5T"]
    s.do(SwapTitle(0, ident("T4T")))
    s.legal = None
    assert refused(s, "title T5T") == "TL-CARD-23"


@pytest.mark.rule("TL-CARD-04", "TL-CARD-05")
@pytest.mark.case("TL-CASE-60")
def test_a_companion_works_once_an_adventure_until_it_is_restored():
    s = table(
        "A.companions=OX,ELK",
        tale(
            "10: {text: Hm., do: [{restore_companion: OX}]}\n11: {text: Hm., do: "
            "[{restore_companion: any}]}\n12: {text: Hm., do: [{rotate_companion: "
            "ELK}]}",
            CARDS,
        ),
    )
    ox = ident("OX.1")
    assert effects_at(s, 0, "fast") == [ox, ident("ELK.1")]
    s.agenda.clear()
    s.do(*use_effect(s, 0, ox))
    meadhall.pending(s)
    assert (s.cp[0], effects_at(s, 0, "fast")) == (1, [ident("ELK.1")])
    reading(s, "10")
    assert ox in effects_at(s, 0, "fast")
    reading(s, "12")
    assert effects_at(s, 0, "fast") == [ox]
    reading(s, "11")  # only the Elk is rotated
    assert len(effects_at(s, 0, "fast")) == 2


@pytest.mark.rule("TL-CARD-19", "TL-CARD-20", "TL-CP-03", "TL-CP-05")
def test_only_the_top_item_is_active_and_goes_to_the_bottom():
    s = table("A.items=LAMP,ROPE A.cp=1 B.cp=9", tale("", CARDS))
    lamp, rope = ident("LAMP.1"), ident("ROPE.1")
    assert effects_at(s, 0, "item_step") == [lamp]
    s.agenda.clear()
    use_effect(s, 0, lamp)
    assert (names(s, s.items[0]), s.cp[0]) == (["ROPE", "LAMP"], 0)
    assert effects_at(s, 0, "item_step") == [rope]
    use_effect(s, 0, rope)
    s.cp[0] = 1
    assert effects_at(s, 0, "item_step") == []  # each once a combat
    between = s.copy()
    between.phase = 2
    between.do(NextPhase())
    meadhall.pending(between)
    assert effects_at(between, 0, "item_step") == [lamp]  # what was used between combats is ready in the next Phase
    end_of_combat(s)
    assert effects_at(s, 0, "item_step") == [lamp]


@pytest.mark.rule("TL-CP-02", "TL-CP-03", "TL-CP-05")
def test_nobody_pays_for_another():
    s = table("A.items=LAMP A.cp=0 B.cp=9", tale("", CARDS))
    assert effects_at(s, 0, "item_step") == []


@pytest.mark.rule("TL-CARD-07", "TL-CARD-08", "TL-CARD-10", "TL-CARD-11", "TL-CARD-06", "TL-COMBAT-RES-14")
def test_a_personality_acts_in_combats_where_its_token_is_and_is_flipped():
    s = table("A.hero=kattly A.at=arji B.hero=briya B.at=fylges stories=MUNGAN people=MUNGAN:arji", tale("", CARDS))
    mungan = ident("MUNGAN.1")
    assert effects_at(s, 0, "combat") == []  # outside combat
    s.fight = new_fight(14, 2, [0])
    assert effects_at(s, 0, "combat") == [mungan]
    use_effect(s, 0, mungan)
    assert (effects_at(s, 0, "combat"), names(s, s.flipped)) == ([], ["MUNGAN"])
    end_of_combat(s)
    assert effects_at(s, 0, "combat") == [mungan]
    s.fight = new_fight(13, 2, [1])
    assert effects_at(s, 1, "combat") == []  # not in its region


@pytest.mark.rule("TL-CARD-09", "TL-CARD-12", "TL-GLOSS-17")
def test_a_mandatory_personality_is_known_as_such():
    s = table("stories=TOLL,MUNGAN", tale("", CARDS))
    assert is_mandatory(s, ident("TOLL.1"))
    assert not is_mandatory(s, ident("MUNGAN.1"))


@pytest.mark.rule("TL-CARD-07")
def test_the_token_of_a_personality_moves_leaves_and_comes_home_at_start():
    s = story("- sleeve: MUNGAN\n- place_personality: {card: MUNGAN, in: soj}")
    assert s.people == {ident("MUNGAN"): 17}
    place_people(s)
    assert s.people == {ident("MUNGAN"): 14}
    gone = story("- sleeve: MUNGAN\n- remove_personality: MUNGAN")
    assert (gone.people, names(gone, gone.stories)[-1]) == ({}, "MUNGAN")


@pytest.mark.rule("TL-CARD-13", "TL-CARD-30", "TL-CAMP-10")
def test_a_world_card_holds_tokens_up_to_its_most():
    s = story("- sleeve: W1\n- add_token: {card: W1, n: 5}")
    assert s.tokens == {ident("W1"): 3}
    less = story("- sleeve: W1\n- remove_token: {card: W1, n: 5}\n- sleeve: W1")
    assert (less.tokens, names(less, less.stories).count("W1")) == ({ident("W1"): 0}, 1)
    nowhere = story("- add_token: {card: W1, n: 5}")
    assert nowhere.tokens == {}


@pytest.mark.rule("TL-COMP-12")
def test_generic_tokens_are_finite():
    s = told_story(
        "- add_token: {card: WX, n: 12}\n- add_token: {card: WY, n: 12}",
        "stories=WX,WY",
        """
        WX: {kind: world, name: Much, tokens: {name: t, start: 0, max: 16}}
        WY: {kind: world, name: More, tokens: {name: t, start: 0, max: 16}}
    """,
    )
    assert s.tokens == {ident("WX"): 12, ident("WY"): 4}


@pytest.mark.rule("TL-CARD-29", "TL-CARD-31", "TL-GEN-06")
def test_a_quest_token_belongs_to_all_unless_a_hero_is_named():
    s = story("- gain_quest: 1\n- {gain_quest: 2, who: {class: rogue}}\n- gain_quest: 3\n- discard_quest: 3")
    assert list(s.quests)[:3] == [-1, 1, -2]
    entry = "- if: {quest: 2}\n  then: [{gain_cp: 1}]"
    apart = story(entry, "A.hero=kattly A.at=fylges B.hero=briya B.at=arji quests=2:B")
    assert list(apart.cp) == [0, 0]


@pytest.mark.rule("TL-COMP-07", "TL-COMP-08")
def test_a_full_stories_area_makes_room_with_a_quiet_card():
    cards = "\n".join(f"Q{n}: {{kind: world, name: Q{n}}}" for n in range(1, 12))
    cards += "\nLOUD: {kind: world, name: Loud, effects: [{at: end, do: [{gain_cp: 1}]}]}"
    full = "stories=DEFEAT,LEVEL-UP,LOUD," + ",".join(f"Q{n}" for n in range(1, 10)) + " tokens=Q1:1"
    s = told_story("- sleeve: Q10", full, cards)
    assert (asked(s), len(s.stories)) == ((TABLE, "stories.room"), 13)
    assert offered(s) == [f"beside Q{n}" for n in range(2, 10)]
    assert refused(s, "beside LOUD") == "TL-COMP-08"
    assert refused(s, "beside DEFEAT") == "TL-COMP-08"
    run(s, "beside Q4")
    assert (len(s.stories), names(s, s.beside)) == (12, ["Q4"])
    still = told_story("- if: {sleeved: Q4}\n  then: [{gain_cp: 1}]", "beside=Q4", cards)
    assert list(still.cp) == [1, 1]


@pytest.mark.rule("TL-CARD-02", "TL-GEN-08")
def test_each_hero_gives_up_a_card_or_does_something_else():
    s = story("- give_up: {kind: item, n: 1, or_else: [{lose_health: 2}]}", "A.items=ITEM-LYRE,LAMP,ROPE")
    assert (asked(s), offered(s)) == ((0, "card.give"), ["give LAMP", "give ROPE"])  # never a Starting Item
    run(s, "give ROPE")
    assert (names(s, s.items[0]), list(s.hp)) == (["ITEM-LYRE", "LAMP"], [9, 7])


@pytest.mark.rule("TL-CARD-21", "TL-SETUP-33")
def test_items_are_reordered_only_when_told():
    s = story("- reorder_items: {class: bard}", "A.items=ITEM-LYRE,LAMP,ROPE")
    assert asked(s) == (0, "item.order")
    run(s, "item ROPE", "item LAMP")
    assert names(s, s.items[0]) == ["ROPE", "LAMP", "ITEM-LYRE"]


@pytest.mark.rule("TL-CARD-13", "TL-CARD-08", "TL-COMP-08", "TL-GEN-09")
@pytest.mark.parametrize("where", ["stories=DEFEAT,W1", "stories=DEFEAT beside=W1"])
def test_what_lies_in_the_stories_area_or_had_to_make_room_there_acts_for_every_hero(where):
    s = table(where, tale("", CARDS))
    winter = Acting()
    winter.add(ident("W1"), ident("W1.1"))
    assert cards_of(s, 1, winter) == [ident("W1")]
    assert ask(s)


COSTS = [
    ("{cp: 2}", "A.cp=1", False),
    ("{cp: 2}", "A.cp=2", True),
    ("{health: 2}", "A.hp=1", False),
    ("{exhaust: true}", "", True),
    ("{exhaust: true}", "A.exhausted=1", False),
    ("{discard: {status: +attack}}", "", False),
    ("{discard: {status: +attack}}", "A.status=+attack", True),
    ("{token: {card: W1, n: 2}}", "stories=W1 tokens=W1:1", False),
    ("{token: {card: W1, n: 2}}", "stories=W1 tokens=W1:2", True),
    ("{rune: wild}", "", False),
    ("{rune: fire}", "", True),
    ("{give_up: item}", "", False),
    ("{give_up: item}", "A.items=LAMP", True),
]


@pytest.mark.rule("TL-CP-03", "TL-EXH-04", "TL-FEAT-07", "TL-GLOSS-02")
@pytest.mark.parametrize(("cost", "position", "expected"), COSTS)
def test_what_cannot_be_paid_is_not_offered(cost, position, expected):
    effect = f"{{at: would_lose_health, cost: {cost}, do: [{{prevent: all}}]}}"
    s = told_story(
        "- {lose_health: 1, who: {class: bard}}",
        "A.titles=PAY:- " + position,
        CARDS + f"    PAY: {{kind: title, name: Payer, effects: [{effect}]}}\n",
    )
    assert ("use PAY" in offered(s)) == expected
    if expected:
        health = s.hp[0]
        run(s, "use PAY")
        while ask(s) not in ("over", "loss.answer"):
            run(s, offered(s)[0])
        assert s.hp[0] == health


@pytest.mark.rule("TL-GEN-06", "TL-BOOK-22")
def test_of_several_heroes_a_card_or_a_duel_is_for_one_whom_the_party_names():
    s = told_story(
        "- {gain_card: OX, who: {chose: ale}}",
        "chose=ale:AB",
        OX,
        more="11: {text: Ale., do: [{ask_each: {id: ale, question: 'Drink?'}}]}",
    )
    assert (asked(s), offered(s)) == ((TABLE, "hero.pick"), ["hero kattly", "hero briya"])
    run(s, "hero briya")
    assert names(s, s.companions[1]) == ["OX"]
    again = told_story("- {gain_card: OX, who: all}", "A.companions=OX", OX)
    assert ask(again) != "hero.pick"  # there is one Ox, and nothing to decide
    s = told_story(
        "- reveal_poi: D\n- duel: D",
        pois="D: {colour: red, name: Wight, read: 10, foes: {type: npc, health: 2, attack: 1, defence: 0}}",
    )
    assert (asked(s), offered(s)) == ((TABLE, "hero.pick"), ["hero kattly", "hero briya"])
    run(s, "hero briya")
    assert s.duels[3] == 1


@pytest.mark.rule("TL-GEN-09", "TL-GEN-14")
def test_a_loss_that_is_turned_on_another_may_be_answered_by_that_one():
    cards = """
        SHOVE: {kind: title, name: Shove, effects: [{at: would_lose_health, do: [{redirect: others}]}]}
        WARD: {kind: title, name: Ward, effects: [{at: would_lose_health, do: [{prevent: all}]}]}
    """
    three = (
        "players=3 A.hero=kattly A.at=fylges A.titles=SHOVE:- B.hero=briya B.at=fylges "
        "C.hero=volgr C.at=fylges C.titles=WARD:-"
    )
    s = told_story("- {lose_health: 2, who: {class: bard}}", three, cards)
    run(s, "use SHOVE")
    assert (ask(s), offered(s)) == ("hero.pick", ["hero briya", "hero volgr"])
    run(s, "hero volgr")
    assert asked(s) == (2, "loss.answer")
    run(s, "use WARD")
    assert list(s.hp) == [9, 9, 12]


@pytest.mark.rule("TL-RUNE-03", "TL-RUNE-08")
def test_a_rune_must_be_removed_and_its_kind_is_chosen_where_none_is_named():
    fire = told_story("- {lose_rune: fire, who: {class: bard}}", "A.bag=fire:2,earth:1")
    assert (bag(fire, 0)["fire"], bag(fire, 0)["earth"]) == (1, 1)
    some = told_story("- {lose_rune: any, who: {class: bard}}", "A.bag=fire:2,earth:1")
    assert (asked(some), sorted(text.split()[-1] for text in offered(some))) == ((0, ask(some)), ["earth", "fire"])
    run(some, next(text for text in offered(some) if "earth" in text))
    assert (bag(some, 0)["fire"], bag(some, 0)["earth"]) == (2, 0)
