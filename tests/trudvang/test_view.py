"""What a reader is told of choices, cards and Enemies: prices, odds, names, and nothing of a page nobody has read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadhall.core.decision import decide
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.words import Words
from optional import unwrap
from trudvang.scene import campaign, draws, reading, run, table, told, told_story, trudvang
from trudvang.view_helpers import BAGS, CARDS, CHOICE, ELEVEN

NAMES = ["Bera", "Orm"]
READER = Phrases(Words("en", "trudvang"), NAMES, 0)
GO = "- choose: [{label: Go., do: [{read: end-done}]}]"


def question(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = trudvang.view(state, 0)["question"]
    return found


def said(state: Any, text: str) -> str:
    """The price of an answer, as a reader is told it."""
    return READER.price(text, trudvang.view(state, 0))


# Prices


@pytest.mark.rule("TL-BOOK-14", "TL-CP-02", "TL-TEST-01")
def test_a_branch_tells_its_price_and_its_test_and_nothing_behind_them() -> None:
    state = told_story(CHOICE, BAGS, more=ELEVEN)

    assert question(state)["prices"] == {
        "climb": {
            "cost": {"cp": 2},
            "tests": [{"type": "agility", "difficulty": 1, "odds": {"kattly": 1.0, "volgr": 1.0}}],
        },
        "dear": {"cost": {"cp": 4}},
    }
    assert said(state, "choose climb") == "Costs 2 CP; Agility 1: Kattly 100%, Volgr 100%"
    assert said(state, "choose talk") == ""


@pytest.mark.rule("TL-BOOK-02")
def test_two_books_that_differ_where_nobody_has_read_look_the_same() -> None:
    """The steps of a branch, the outcomes of its test, and the page it leads to."""
    other = CHOICE
    for old, new in (("lose_health: 1", "gain_xp: 2"), ("gain_cp: 3", "lose_cp: 1"), ("lose_health: 2", "gain_cp: 1")):
        assert old in other
        other = other.replace(old, new)
    views = [
        trudvang.view(told_story(one, BAGS, more=ELEVEN.replace("The other side", page)), None)
        for one, page in ((CHOICE, "The other side"), (other, "A pit"))
    ]

    assert json.dumps(views[0] | {"options": None}) == json.dumps(views[1] | {"options": None})


@pytest.mark.rule("TL-CP-02", "TL-CP-05")
def test_who_pays_is_told_how_much() -> None:
    state = told_story(CHOICE, BAGS, more=ELEVEN)
    run(state, "choose climb")

    assert said(state, "hero kattly") == "Costs 2 CP"


@pytest.mark.rule("TL-BOOK-18")
def test_what_may_be_done_is_told_but_not_what_its_test_brings() -> None:
    state = told_story("""
        - may:
            - {lose_health: 1}
            - test: {id: lift, by: each must, type: strength, difficulty: 3, outcome: each, success: [{gain_cp: 9}]}
    """)

    assert said(state, "yes") == "the party: lose 1 health; the party: Strength 3"
    assert "gain_cp" not in json.dumps(question(state))
    assert said(state, "no") == ""


@pytest.mark.rule("TL-GEN-06")
def test_whoever_is_picked_is_picked_for_something() -> None:
    state = told_story("- {gain_card: BLADE, who: party}", cards=CARDS)

    assert said(state, "hero briya") == "receive The Thin Blade"


@pytest.mark.rule("TL-TEST-01", "TL-EXH-07")
def test_a_draw_tells_whether_it_is_enough() -> None:
    test = "- test: {{id: x, by: each must, type: strength, difficulty: {0}, outcome: each, success: [{{gain_cp: 1}}]}}"
    position = "A.hero=kattly A.at=fylges A.bag=fire:7 B.hero=briya B.at=arji"
    fails, passes = (told_story(test.format(needed), position) for needed in (9, 7))
    for state in (fails, passes):
        run(state, *draws("FFFFFFF")) if unwrap(decide(state)).ask == "runes.draw" else None

    assert said(fails, "stand") == "2 too few, a failure"
    assert said(passes, "stand") == "a success"


@pytest.mark.rule("TL-TEST-02", "TL-TEST-03", "TL-TEST-21", "TL-SOLO-11")
def test_everybody_sees_what_each_hero_has_and_needs() -> None:
    """A Class that finds it easier, and runes that the hired hand gave up, count."""
    test = """
        - test: {id: x, by: each must, type: strength, difficulty: 3, adjust: {rogue: -2}, outcome: each,
                 success: [{gain_cp: 1}]}
    """
    kattly = "A.hero=kattly A.at=fylges A.bag=fire:2 "
    state = told_story(test, kattly + "B.hero=briya B.at=fylges B.bag=fire:1")
    assert question(state)["draws"] == {"kattly": [2, 3], "briya": [1, 1]}
    assert question(state)["counting"] == ["fire", "wild"]

    alone = told_story(test, kattly + "players=1 hired=volgr hired.feats=cleave-1 hired.runes=fire,-")
    run(alone, "spend cleave-1 fire")
    assert question(alone)["draws"] == {"kattly": [3, 3]}


@pytest.mark.rule("TL-LOC-01")
def test_a_location_tells_what_it_offers() -> None:
    state = table(
        "A.hero=kattly A.at=dranvelt A.cp=3 B.hero=briya B.at=arji locations=dranvelt:CITY-ILDEBAAD phase=4 "
        "agenda=Visit(-3,11,0,0,0)>NextPhase()"
    )

    assert question(state)["place"] == "dranvelt"
    assert said(state, "location").startswith("City of Ildebaad; 2 CP: ")


# Names


@pytest.mark.rule("TL-CARD-22")
def test_questions_call_a_card_of_the_book_by_its_name() -> None:
    cards = "CROWN: {kind: title, name: The Crowned, rune: fire}"
    state = told_story("- {gain_card: CROWN, who: {class: bard}}", cards=cards)
    asked = decide(state)
    assert asked is not None

    assert asked.about == {"card": "CROWN", "named": "The Crowned"}
    assert READER.prompt(0, asked.ask, asked.about) == "Take the rune of The Crowned?"


@pytest.mark.rule("TL-GLOSS-26")
def test_either_side_of_an_or_calls_a_card_in_the_tray_by_its_name() -> None:
    state = told_story("- {one_of: [[{gain_card: BLADE, who: them}], [{gain_cp: 1}]], who: {class: bard}}", cards=CARDS)

    assert READER.answer("either 1", 0, trudvang.view(state, 0)) == "Receive The Thin Blade"


def test_a_card_is_named_in_the_readers_language() -> None:
    book = campaign(
        campaign="saga: 1\ncampaign: {id: winter, title: Winter, first: T1}\nadventures: [T1]\nendings: {}\nfinale: T1",
        t1="""
        saga: 1
        adventure: {id: T1, title: A Tale, first: true}
        cards: {CROWN: {kind: title, name: The Crowned, rune: fire}}
        pois: {A: {colour: green, name: A Hill, region: arji, read: end-done}}
        entries:
          intro: {text: It begins., do: [{place_heroes: fylges}, {reveal_poi: A}]}
          10: {text: You are crowned., do: [{gain_card: CROWN, who: {class: bard}}]}
          end-done: {text: It is done.}
        """,
        **{
            "t1.fr": """
        saga: 1
        translation: {of: T1, language: fr}
        texts: {cards.CROWN.name: La Couronnée}
        """
        },
    )
    asked = decide(reading(table("pois=A:fylges", book), "10"))
    assert asked is not None

    assert "La Couronnée" in Phrases(Words("fr", "trudvang"), NAMES, 0).prompt(0, asked.ask, asked.about)


# What cards do


@pytest.mark.rule("TL-CP-03")
def test_a_condition_on_the_table_is_part_of_what_a_card_does() -> None:
    cards = """
    BOOK: {kind: world, name: The Ledger, tokens: {name: debts, start: 0, max: 6}, effects: [
      {at: start, if: {token: {card: BOOK, at_least: 3}}, do: [{gain_rune: dark}]},
      {at: start, if: {flag: told}, do: [{gain_cp: 1}]},
      {at: start, do: [{if: {class: bard}, then: [{gain_cp: 1}], else: [{lose_cp: 1}]}]}]}
    """
    state = told_story(f"- sleeve: BOOK\n- remember: told\n{GO}", cards=cards)
    view = trudvang.view(state, 0)

    assert [READER.effect(effect, view) for effect in view["cards"]["BOOK"]["effects"]] == [
        "with at least 3 tokens on The Ledger: every Hero: gain a rune: Dark",
        "under a condition: every Hero: gain 1 CP",
        "with a Bard in the party: every Hero: gain 1 CP; otherwise every Hero: lose 1 CP",
    ]
    assert "told" not in json.dumps(view["cards"]["BOOK"]["effects"])


@pytest.mark.rule("TL-GLOSS-14", "TL-CARD-20", "TL-CARD-22", "TL-GLOSS-17", "TL-LOC-02", "TL-TIMED-03")
def test_a_card_tells_when_it_acts_and_how_often() -> None:
    """Instant means planning; a timed kind of the campaign's own goes by its caption; a Title brings its rune."""
    book = campaign(
        campaign="""
        saga: 1
        campaign: {id: fires, title: Fires, first: T1}
        adventures: [T1]
        endings: {}
        finale: T1
        timed: {at_camp: {when: round_end, text: When the fire is lit}}
        """,
        t1="""
        saga: 1
        adventure: {id: T1, title: A Tale, first: true}
        cards:
          CROWN: {kind: title, name: The Crowned, rune: [fire, wind], mandatory: true}
          MARSH: {kind: location, name: A Marsh, region: manjord, effects: [
            {at: explore, mandatory: true, do: [{lose_health: 1}]}]}
          CAMP: {kind: world, name: A Camp, effects: [{at: at_camp, do: [{gain_cp: 1}]}]}
        pois: {A: {colour: green, name: A Hill, region: arji, read: end-done}}
        entries:
          intro: {text: It begins., do: [{place_heroes: fylges}, {reveal_poi: A}, {sleeve: CAMP}, {sleeve: MARSH}]}
          10: {text: You are crowned., do: [{gain_card: CROWN, who: {class: bard}}]}
          end-done: {text: It is done.}
        """,
        **{
            "campaign.fr": """
        saga: 1
        translation: {of: campaign, language: fr}
        texts: {timed.at_camp.text: Quand le feu est allumé}
        """
        },
    )
    position = (
        "A.hero=kattly A.at=fylges A.idle=CROWN B.hero=briya B.at=fylges B.items=ITEM-LOCKPICKS stories=CAMP "
        "locations=manjord:MARSH"
    )
    view = trudvang.view(table(position, book), 0)

    assert READER.does("ITEM-LOCKPICKS", view).startswith("At the start of planning: 2 CP: ")
    assert READER.does("ITEM-LOCKPICKS", view).endswith(", once in each combat.")
    assert READER.does("CROWN", view) == "Rune: Fire or Wind. It must be among the active Titles."
    assert READER.does("MARSH", view).startswith("When exploring, mandatory: lose 1 health")
    assert READER.does("CAMP", view) == "When the fire is lit: every Hero: gain 1 CP."
    assert Phrases(Words("fr", "trudvang"), NAMES, 0).does("CAMP", view).startswith("Quand le feu est allumé")


@pytest.mark.rule("TL-CARD-18", "TL-COMP-10")
def test_an_item_tells_what_it_does_while_its_place_is_asked_for() -> None:
    rogue = "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges B.items=ITEM-LOCKPICKS"
    state = told_story("- {gain_card: BLADE, who: {class: rogue}}", rogue, cards=CARDS)
    view = trudvang.view(state, 1)

    assert READER.meaning("top", view) == "In the Item step: deal 1, once in each combat."
    assert READER.meaning("bottom", view) == ""


# Heroes


@pytest.mark.rule("TL-SETUP-04", "TL-SETUP-05", "TL-SOLO-01")
def test_whoever_chooses_a_hero_is_told_who_they_are() -> None:
    state = trudvang.new(1, {})

    assert READER.meaning("hero volgr", trudvang.view(state, 0)) == (
        "Warrior, 12 health; Water 1, Fire 4, Earth 3, Wind 2, Dark 5. "
        "Exhaust effect: Deal +2 in this combat; in a test, 1 more success."
    )
    run(state, "hero volgr")
    view = trudvang.view(state, 0)
    assert set(view["question"]["faces"]) == {"kattly", "felerion", "lydana", "maelling", "briya"}
    assert READER.meaning("hire kattly", view).startswith(
        "Bard; Rousing Verse I, Cutting Jest I, Dagger Dance I, Chorus I. Exhaust effect: One Hero of the party "
    )


# Enemies


@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-03", "TL-ENEMY-04", "TL-ENEMY-07")
def test_an_enemy_card_in_play_tells_all_that_it_says() -> None:
    view = trudvang.view(table("enemies=DRAUGR-1 groups=draugr@arji:0.0"), None)
    foes = view["cards"]["DRAUGR-1"]["foes"]

    assert foes.pop("figure") == "draugr"
    assert foes == view["groups"][0]["foes"]
    assert READER.nature(foes) == "regular, tier 1, event-active"
    assert READER.abilities(foes) == [
        "First ability: gain a negative health status",
        "Second ability: the Enemy’s attack: +1",
    ]


@pytest.mark.rule("TL-ENEMY-05", "TL-ENEMY-06", "TL-BOSS-01", "TL-POI-02")
def test_enemies_of_an_opened_window_tell_what_it_says() -> None:
    pois = """
    B: {colour: red, name: The Guards, read: end-done, foes: {type: npc, count: 1, health: 2, attack: 3, defence: 1,
        ability1: [{lose_cp: 1}]}}
    C: {colour: red, name: The Giant, read: end-done, foes: {type: elite, figure: bull_troll, boss: true, health: 4,
        attack: 3, defence: 0, ability2: [{lose_health: 2}]}}
    """
    state = told_story(f"- reveal_poi: B\n{GO}", pois=pois)
    view = trudvang.view(state, None)

    assert [READER.nature(group["foes"]) for group in view["groups"]] == ["NPC"]
    assert READER.abilities(view["groups"][0]["foes"]) == ["First ability: lose 1 CP"]
    assert "The Giant" not in json.dumps(view)


@pytest.mark.rule("TL-ENEMY-06", "TL-POI-02")
def test_what_is_told_of_the_enemies_of_a_point_of_interest_calls_them_by_its_name() -> None:
    """Long after, and in another adventure that uses the letter again: the name is part of what was told."""
    pois = "B: {colour: red, name: The Guards, read: end-done, foes: {type: npc, health: 2, attack: 3, defence: 1}}"
    state = told_story(f"- reveal_poi: B\n{GO}", pois=pois)
    [event] = told(state, "enemies")

    assert READER.event(event) == "An Enemy appears in Fylges: The Guards."
    assert READER.event(event | {"kind": "slain", "unit": "B.1"}) == "“The Guards” no. 1 is defeated."


@pytest.mark.parametrize(
    ("language", "troll", "guard"),
    [
        ("en", "Forest Troll no. 2 is defeated.", "“The Guards” no. 1 is defeated."),
        ("de", "Waldtroll Nr. 2 ist besiegt.", "„The Guards“ Nr. 1 ist besiegt."),
    ],
)
def test_a_single_enemy_is_named_in_the_singular(language: str, troll: str, guard: str) -> None:
    """Whatever its group is called; where verbs agree, the name of a place stands in quotation marks."""
    reader = Phrases(Words(language, "trudvang"), NAMES, 0)

    assert reader.event({"kind": "slain", "unit": "forest_troll.2"}) == troll
    assert reader.event({"kind": "slain", "unit": "B.1", "of": "The Guards"}) == guard
