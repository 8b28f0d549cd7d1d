"""Reading the book: entries, choices, conditions, Ends, and who they are about."""

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.rules.board import drop_poi
from meadhall.games.trudvang.rules.setup import clear_table
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.book_conditions_helpers import ALE_AND_LEAP
from trudvang.scene import (
    TABLE,
    ask,
    asked,
    offered,
    pages,
    phase_of,
    reading,
    refused,
    run,
    table,
    tale,
    told,
    told_story,
    trudvang,
)


@pytest.mark.rule("TL-BOOK-01", "TL-BOOK-02", "TL-BOOK-03", "TL-BOOK-04", "TL-BOOK-06", "TL-BOOK-17", "TL-SETUP-12")
@pytest.mark.case("TL-CASE-22")
def test_the_introduction_places_all_heroes_and_play_goes_to_the_first_phase():
    s = trudvang.new(2, {"adventure": tale()})
    s.log = []
    run(s, "hero kattly", "hero briya", "leader briya")
    assert pages(s) == ["intro"]
    assert told(s, "read")[0]["text"] == "It begins."
    assert (asked(s), phase_of(s)) == ((0, "hero.travel"), "TRAVEL")
    assert [int(place) for place in s.at] == [13, 13]


@pytest.mark.rule("TL-BOOK-05", "TL-BOOK-07", "TL-BOOK-16")
@pytest.mark.case("TL-CASE-22")
def test_another_entry_is_read_first_even_after_a_poi_was_revealed():
    s = reading(
        table(
            book=tale(
                """
        10: {text: One., do: [{reveal_poi: B}, {read: 11}, {gain_cp: 5}]}
        11: {text: Two., do: [{gain_cp: 1}]}
    """,
                pois="B: {colour: green, name: B, region: soj, read: end-done}",
            )
        ),
        "10",
    )
    assert pages(s) == ["10", "11"]
    assert list(s.cp) == [1, 1]  # what stood after the read is not done


@pytest.mark.rule("TL-BOOK-08", "TL-BOOK-09", "TL-BOOK-19", "TL-POI-05")
def test_after_reading_the_phase_goes_on():
    book = tale("10: {text: Hm., do: [{gain_cp: 1}]}", pois="B: {colour: green, name: B, region: sylvan, read: 10}")
    s = table(
        "A.hero=kattly A.at=sylvan B.hero=briya B.at=arji pois=A:arji,B:sylvan phase=4 agenda="
        f"BeginPhase({ident('EXPLORE')})>NextPhase()",
        book,
    )
    run(s, "explore sylvan", "poi B")
    assert list(s.cp) == [1, 0]  # Briya is elsewhere
    run(s, "done")
    assert (ask(s), offered(s)) == ("party.visit", ["done", "poi A"])


@pytest.mark.rule("TL-BOOK-10", "TL-END-01")
def test_an_end_ends_the_adventure_once_its_instructions_are_done():
    s = reading(table(book=tale("end-good: {text: Well., do: [{gain_xp: 1, who: all}]}")), "end-good")
    assert meadhall.pending(s) == []
    assert (list(s.xp), trudvang.outcome(s).reason) == ([1, 1], "told")
    assert trudvang.outcome(s).winners == [0, 1]


@pytest.mark.rule("TL-BOOK-11", "TL-BOOK-16")
def test_conditions_are_looked_at_in_order_and_the_first_that_leads_away_ends_the_entry():
    book = tale("""
        10:
          text: If.
          do:
            - if: {class: warrior}
              then: [{gain_cp: 7}]
            - if: {class: bard}
              then: [{read: 11}]
            - if: {class: rogue}
              then: [{read: 12}]
        11: {text: Bard., do: []}
        12: {text: Rogue., do: []}
    """)
    assert pages(reading(table(book=book), "10")) == ["10", "11"]
    assert pages(reading(table("A.hero=volgr A.at=arji B.hero=briya B.at=fylges", book), "10")) == ["10", "12"]


@pytest.mark.rule("TL-BOOK-14", "TL-CP-02", "TL-CP-05")
@pytest.mark.case("TL-CASE-15", "TL-CASE-181")
def test_the_party_chooses_and_a_price_nobody_can_pay_alone_is_not_offered():
    entry = """
        - choose:
            - {label: Pay., id: pay, cost: {cp: 4}, do: [{gain_xp: 1}]}
            - {label: Go., do: [{gain_cp: 1}]}
            - {label: Read., if: {class: warrior}, do: [{gain_cp: 1}]}
    """
    poor = told_story(entry, "A.cp=3 B.cp=2")
    assert offered(poor) == ["only 2"]
    rich = told_story(entry, "A.cp=4 B.cp=2")
    assert asked(rich) == (TABLE, "branch.choose")
    assert offered(rich) == ["choose pay", "choose 2"]
    assert refused(rich, "choose 3") == "TL-BOOK-11"
    run(rich, "choose pay")
    assert (list(rich.cp), list(rich.xp)) == ([0, 2], [1, 1])
    both = told_story(entry, "A.cp=4 B.cp=9")
    run(both, "choose pay")
    assert offered(both) == ["hero kattly", "hero briya"]
    run(both, "hero briya")
    assert list(both.cp) == [4, 5]


@pytest.mark.rule("TL-CP-02")
def test_why_a_branch_is_closed_for_its_price():
    s = told_story(
        """
        - choose:
            - {label: Pay., cost: {cp: 4}, do: [{gain_xp: 1}]}
            - {label: Go., do: [{gain_cp: 1}]}
            - {label: Stay., do: [{gain_cp: 2}]}
    """,
        "A.cp=3 B.cp=3",
    )
    assert refused(s, "choose 1") == "TL-CP-02"
    assert unwrap(meadhall.decide(s)).about["closed"] == {"1": "Pay."}


@pytest.mark.rule("TL-BOOK-15")
def test_each_hero_answers_alone_and_it_is_remembered():
    s = told_story(
        """
        - ask_each: {id: ale, question: Drink it, if_yes: [{gain_cp: 1}], if_no: [{gain_health: 1}]}
        - {gain_xp: 1, who: {chose: ale}}
        - if: {chose: {id: ale, at_least: 2}}
          then: [{gain_cp: 9}]
    """,
        "A.hp=3 B.hp=3",
    )
    assert (asked(s), unwrap(meadhall.decide(s)).about["question"]) == ((0, "book.ask"), "Drink it")
    run(s, "yes", "no")
    assert (list(s.cp), list(s.hp), list(s.xp)) == ([1, 0], [3, 4], [1, 0])


@pytest.mark.rule("TL-BOOK-15")
def test_every_yes_is_remembered_beside_the_others():
    s = told_story(
        """
        - ask_each: {id: ale, question: Drink it}
        - {gain_xp: 1, who: {chose: ale}}
        - if: {chose: {id: ale, at_least: 2}}
          then: [{gain_cp: 9}]
    """,
        "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges",
    )
    run(s, "yes", "no", "yes")
    assert (s.chose[ident("ale")], list(s.xp), list(s.cp)) == (0b101, [1, 0, 1], [9, 9, 9])


@pytest.mark.rule("TL-BOOK-15")
def test_who_is_asked_again_may_think_better_of_it():
    s = told_story("- ask_each: {id: ale, question: Drink it}\n- {gain_xp: 1, who: {chose: ale}}")
    run(s, "yes", "yes")
    run(reading(s, "10"), "no", "yes")
    assert (s.chose[ident("ale")], list(s.xp)) == (0b10, [1, 2])


@pytest.mark.rule("TL-BOOK-18", "TL-GEN-09")
def test_what_may_be_done_is_asked_of_the_party_or_of_the_one_hero():
    party = told_story("- may: [{gain_cp: 1}]")
    assert asked(party) == (TABLE, "book.may")
    run(party, "no")
    assert list(party.cp) == [0, 0]
    alone = told_story(
        "- {lose_health: 1, who: {class: rogue}}",
        "B.titles=SLY:-",
        cards="""
        SLY: {kind: title, name: Sly, effects: [{at: would_lose_health, do: [{may: [{gain_cp: 1}]}]}]}
    """,
    )
    run(alone, "use SLY")
    assert asked(alone) == (1, "book.may")
    run(alone, "yes")
    assert (list(alone.cp), list(alone.hp)) == ([0, 1], [9, 8])


@pytest.mark.rule("TL-POI-03", "TL-STATUS-12")
def test_a_poi_that_leaves_the_table_takes_its_tokens_along():
    s = table()
    s.log = None
    s.marks, s.poi_at[3], s.poi_at[4] = [[3, 1], [4, 5]], REGION_OF["fylges"], REGION_OF["arji"]
    pool = s.status_pool[:]
    drop_poi(s, 3)
    assert (s.marks, s.poi_at[3], s.poi_at[4]) == ([[4, 5]], -1, REGION_OF["arji"])
    assert s.status_pool == [pool[0] + 1, *pool[1:]]


@pytest.mark.rule("TL-BOOK-22", "TL-POI-03")
def test_a_duel_names_the_hero_who_defends():
    s = told_story(
        "- reveal_poi: D\n- {duel: D, who: {class: rogue}}",
        pois="""
        D: {colour: red, name: Guards, read: end-done, foes: {type: npc, health: 2, attack: 1, defence: 0}}
    """,
    )
    assert s.duels[3] == 1
    gone = told_story(
        "- reveal_poi: D\n- {duel: D, who: {class: rogue}}\n- discard_poi: D",
        pois="""
        D: {colour: red, name: Guards, read: end-done, foes: {type: npc, health: 2, attack: 1, defence: 0}}
    """,
    )
    assert gone.duels[3] == -1
    assert told(s, "duel") == [{"kind": "duel", "seat": 1, "hero": "briya"}]


@pytest.mark.rule("TL-BOOK-23", "TL-DEFEAT-14", "TL-GEN-04")
@pytest.mark.case("TL-CASE-160")
def test_an_end_gives_to_the_party_or_to_all():
    three = "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges B.down=1 B.hp=0 C.hero=volgr C.at=arji"
    book = tale("""
        end-all: {text: All., do: [{gain_xp: 1, who: all}]}
        end-party: {text: Party., do: [{gain_xp: 1, who: party}]}
    """)
    assert list(reading(table(three, book), "end-all").xp) == [1, 1, 1]
    assert list(reading(table(three, book), "end-party").xp) == [1, 0, 0]


@pytest.mark.rule("TL-GEN-04", "TL-GEN-03", "TL-BOOK-19")
def test_a_party_effect_hits_the_heroes_of_the_region_and_nobody_else():
    s = told_story(
        "- gain_cp: 1", "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=arji"
    )
    assert list(s.cp) == [1, 1, 0]


@pytest.mark.rule("TL-CP-07")
def test_a_hero_who_has_no_cp_to_lose_is_told_of():
    """Otherwise a page that takes something would take nothing, and nobody would know."""
    s = told_story("- lose_cp: 1", "A.cp=0 B.cp=2")
    assert [one["count"] for one in told(s, "lose-cp")] == [1]
    assert [one["seat"] for one in told(s, "no-cp")] == [0]
    assert told(told_story("- lose_cp: 0"), "no-cp") == []


@pytest.mark.rule("TL-GEN-08")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done():
    s = told_story(
        "- discard_quest: 3\n- lose_cp: 2\n- lose_rune: wild\n- remove_threat: {in: arji, n: 2}\n- gain_cp: 1"
    )
    assert list(s.cp) == [1, 1]


@pytest.mark.rule("TL-GEN-08")
def test_instructions_are_done_one_after_another_each_as_far_as_it_goes():
    """What stands inside a step comes before the next step; of what is partly possible that part is done."""
    s = told_story(
        """
        - gain_cp: 12
        - lose_cp: 12
        - if: {heroes: {at_least: 1}}
          then: [{gain_cp: 2}, {lose_health: 3}]
        - lose_cp: 5
        - gain_health: 1
        - remove_threat: {in: arji, n: 3}
        - gain_cp: 4
    """,
        "threat=arji!1,soj!1 A.hp=6 B.hp=6",
    )
    assert (list(s.cp), list(s.hp), [token // 4 for token in s.loose]) == ([4, 4], [4, 4], [REGION_OF["soj"]])
    assert [one["count"] for one in told(s, "lose-cp")] == [12, 12, 2, 2]


@pytest.mark.rule("TL-BOOK-06")
def test_reading_stops_where_nothing_is_left_to_do_and_a_poi_lies_on_the_table():
    """Whichever entry has revealed it; without one the book leads nowhere."""
    poi = "B: {colour: green, name: B, region: fylges, read: 10}"
    book = tale("10: {text: Nothing more., do: [{gain_cp: 1}]}", pois=poi)
    s = table(f"pois=A:arji,B:fylges phase=5 agenda=BeginPhase({ident('EXPLORE')})>NextPhase()", book)
    run(s, "poi B")
    assert (pages(s), list(s.cp), ask(s), phase_of(s), s.round) == (["10"], [1, 1], "hero.travel", "TRAVEL", 1)
    with pytest.raises(Fault) as fault:
        told_story("- discard_poi: A")
    assert fault.value.key == "trudvang-dead-end"
    again = told_story("- discard_poi: A\n- reveal_poi: A")
    assert (pages(again), meadhall.decide(again)) == (["10"], None)


@pytest.mark.rule("TL-GEN-02", "TL-GEN-14", "TL-TRAVEL-03", "TL-ENGAGE-01")
@pytest.mark.case("TL-CASE-154")
def test_the_book_moves_heroes_without_any_loss():
    s = told_story("- place_heroes: arji", "enemies=DRAUGR-1 groups=draugr@fylges:0.0;draugr@arji:0")
    assert ([int(place) for place in s.at], list(s.hp)) == ([14, 14], [9, 9])


@pytest.mark.rule("TL-BOOK-17")
def test_here_is_where_the_party_reads_also_after_the_book_has_moved_it():
    s = told_story("- place_heroes: arji\n- place_threat: here\n- gain_cp: 1")
    assert (s.loose, list(s.cp)) == ([14 * 4 + 1], [1, 1])


WHO = [
    ("party", [1, 1, 0]),
    ("all", [1, 1, 1]),
    ("{class: rogue}", [0, 1, 0]),
    ("{chose: ale}", [1, 0, 0]),
    ("{has: BOAR}", [0, 1, 0]),
    ("{lacks: BOAR}", [1, 0, 0]),
    ("{in: arji}", [0, 0, 1]),
]


@pytest.mark.rule("TL-GEN-04", "TL-GEN-05", "TL-BOOK-23")
@pytest.mark.parametrize(("who", "expected"), WHO)
def test_whom_a_step_means(who, expected):
    s = told_story(
        f"- {{gain_cp: 1, who: {who}}}",
        "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges B.companions=BOAR C.hero=volgr C.at=arji "
        "chose=ale:AC",
        cards="BOAR: {kind: companion, name: Boar, effects: [{at: fast, do: [{gain_cp: 1}]}]}",
        more=ALE_AND_LEAP,
    )
    assert list(s.cp) == expected


AMOUNTS = [
    ("3", 3),
    ("heroes", 2),
    ("party_size", 2),
    ("per_negative_status", 2),
    ("per_positive_status", 1),
    ("{per_token: STAY-CARD}", 4),
    ("per_enemy", 0),
    ("rounds", 5),
    ("half_health_up", 5),
]


@pytest.mark.rule("TL-GEN-08", "TL-CARD-30")
@pytest.mark.parametrize(("amount", "expected"), AMOUNTS)
def test_named_amounts(amount, expected):
    s = told_story(
        f"- {{gain_cp: {amount}, who: {{class: bard}}}}",
        "A.status=-cp,+attack,-health round=5 stories=STAY-CARD tokens=STAY-CARD:4",
    )
    assert s.cp[0] == expected


@pytest.mark.rule("TL-POI-10", "TL-BOOK-02")
@pytest.mark.case("TL-CASE-135")
def test_an_entry_marked_once_does_its_steps_only_the_first_time():
    s = table(book=tale("10: {text: Again., once: true, do: [{gain_cp: 1}]}\n11: {text: More., do: [{gain_cp: 1}]}"))
    for _ in range(2):
        reading(s, "10")
        reading(s, "11")
    assert (list(s.cp), pages(s)) == ([3, 3], ["10", "11", "10", "11"])


@pytest.mark.rule("TL-GEN-07")
@pytest.mark.case("TL-CASE-147")
def test_a_table_may_leave_the_last_word_to_the_leader_wherever_the_hero_is():
    book = tale("10: {text: Choose., do: [{choose: [{label: A, do: [{gain_cp: 1}]}, {label: B, do: [{gain_cp: 2}]}]}]}")
    position = "players=3 leader=C A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=soj"
    assert asked(reading(table(position, book), "10")) == (TABLE, "branch.choose")
    s = reading(table(position, book, shared="leader"), "10")
    assert asked(s) == (2, "branch.choose")
    run(s, "choose 2")
    assert list(s.cp) == [2, 2, 0]


@pytest.mark.rule("TL-GLOSS-26")
def test_of_a_printed_or_each_hero_picks_what_changes_something():
    s = told_story("- one_of: [[{lose_cp: 2}], [exhaust]]", "A.cp=1 B.exhausted=1 B.cp=1")
    assert asked(s) == (0, "book.either")
    run(s, "either 2")
    assert (list(s.exhausted), list(s.cp)) == ([1, 1], [1, 0])  # Briya had only one way
    nothing = told_story("- one_of: [[{lose_cp: 2}], [exhaust]]", "A.exhausted=1 B.exhausted=1")
    assert (list(nothing.exhausted), list(nothing.cp)) == ([1, 1], [0, 0])
    poor = told_story("- {one_of: [[{lose_cp: 2}], [exhaust]], who: {class: bard}}")
    assert list(poor.exhausted) == [1, 0]


@pytest.mark.rule("TL-BOOK-12", "TL-CAMP-08")
def test_facts_are_remembered_forgotten_and_kept_for_the_campaign():
    s = told_story("- remember: one\n- remember: two\n- forget: one\n- remember_always: three")
    name = s.house.saga.names
    assert ([name[flag] for flag in s.flags], [name[fact] for fact in s.facts]) == (["two"], ["three"])


@pytest.mark.rule("TL-BOOK-12", "TL-CAMP-08")
def test_tallies_are_set_added_to_and_taken_from_for_the_adventure_or_the_campaign():
    s = told_story("""
        - tally: {name: coins, set: 7}
        - tally: {name: coins, subtract: 2}
        - tally_always: {name: spent, add: coins, subtract: 1}
        - tally: {name: debt, subtract: spent}
        - tally: {name: coins, add: heroes}
        - gain_cp: {tally: spent}
        - lose_cp: {tally: debt}
    """)
    name = s.house.saga.names
    assert {name[one]: count for one, count in s.counts.items()} == {"coins": 7, "debt": -4}
    assert {name[one]: count for one, count in s.sums.items()} == {"spent": 4}
    assert list(s.cp) == [4, 4]  # of less than nothing, nothing is lost
    assert trudvang.position(trudvang.from_position(trudvang.position(s))) == trudvang.position(s)
    clear_table(s)
    assert (s.counts, list(s.sums.values())) == ({}, [4])


@pytest.mark.rule("TL-BOOK-12")
def test_a_tally_stops_counting_at_its_most():
    s = told_story(
        "- tally: {name: coins, set: 9999, add: 9999}\n- tally: {name: debt, subtract: 9999}\n"
        "- tally: {name: debt, add: debt}"
    )
    assert list(s.counts.values()) == [9999, -9999]


@pytest.mark.rule("TL-GEN-12", "TL-COMP-10")
def test_no_view_holds_an_unread_entry_or_a_card_of_the_tray():
    s = told_story(
        "- tell: A whisper.",
        cards="SECRET: {kind: world, name: The Secret, text: Nobody knows.}",
        pois="B: {colour: green, name: Hidden Cave, region: soj, read: end-done}",
    )
    for seat in (0, 1, None):
        seen = str(trudvang.view(s, seat))
        assert "It is done" not in seen
        assert "SECRET" not in seen
        assert "Hidden Cave" not in seen
        assert "Something happens." in seen


@pytest.mark.rule("TL-BOOK-09", "TL-GEN-14", "TL-BOOK-08")
def test_a_card_may_send_the_party_to_an_entry_and_play_goes_on_after_it():
    cards = """
        OMEN:
          kind: world
          name: Omen
          effects: [{at: round_start, once_per: adventure, do: [{read: 10}, {gain_cp: 9, who: all}]}]
    """
    s = table("stories=OMEN", tale("10: {text: An omen., do: [{gain_cp: 1, who: all}]}", cards))
    assert (ask(s), pages(s), list(s.cp)) == ("hero.travel", ["10"], [1, 1])


@pytest.mark.rule("TL-BOOK-14", "TL-GEN-08")
def test_a_choice_without_an_open_branch_does_nothing():
    s = told_story(
        """
        - choose: [{label: A, if: {flag: no}, do: [{gain_cp: 1}]}, {label: B, if: {flag: no}, do: [{gain_cp: 2}]}]
        - gain_health: 1
    """,
        "A.hp=3 B.hp=3",
    )
    assert (list(s.cp), list(s.hp)) == ([0, 0], [4, 4])


@pytest.mark.rule("TL-BOOK-08", "TL-BOOK-20")
def test_an_entry_that_a_card_sends_to_must_lead_somewhere_too():
    cards = """
        OMEN:
          kind: world
          name: Omen
          effects: [{at: round_start, do: [{read: 10}]}]
    """
    s = table("stories=OMEN", tale("10: {text: An omen., do: [{discard_poi: A}]}", cards))
    with pytest.raises(Fault) as fault:
        ask(s)
    assert fault.value.key == "trudvang-dead-end"


@pytest.mark.rule("TL-BOOK-06", "TL-BOOK-20")
def test_the_entry_that_leads_nowhere_is_named():
    with pytest.raises(Fault) as fault:
        told_story("- read: 11", more="11: {text: On., do: [{discard_poi: A}]}")
    assert fault.value.key == "trudvang-dead-end"
    assert "11" in str(fault.value.args) + str(fault.value)
