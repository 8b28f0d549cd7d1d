"""Tests of the book: who takes part, what is drawn, exhausting, and the four pairs of outcomes."""

import pytest

from meadhall.games.trudvang.saga import ident
from trudvang.scene import (
    CHANCE,
    TABLE,
    ask,
    asked,
    bag,
    draws,
    offered,
    pages,
    refused,
    run,
    told,
    told_story,
    track,
    trudvang,
)

THREE = "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges"
DONE = "success: [{remember: won}], failure: [{remember: lost}], declined: [{remember: declined}]"


def flags(s):
    return [s.house.saga.names[flag] for flag in s.flags]


def trial(by, outcome, position="", only="", difficulty=2, kind="strength", rest=DONE, **more):
    allowed = f"only: {only}, " if only else ""
    pair = f"outcome: {outcome}, " if outcome else ""
    if by.endswith("must") and not only:
        rest = rest.replace(", declined: [{remember: declined}]", "")
    return told_story(
        f"""
        - test: {{id: try, by: {by}, {allowed}type: {kind}, difficulty: {difficulty}, {pair}{rest}}}
        - remember: after
    """,
        position,
        **more,
    )


@pytest.mark.rule("TL-TEST-01", "TL-TEST-02", "TL-TEST-03", "TL-TEST-04", "TL-TEST-17")
@pytest.mark.case("TL-CASE-87")
@pytest.mark.parametrize(
    ("kind", "letters", "passed"),
    [
        ("agility", "EDDWAFD", False),
        ("agility", "EEDWAFD", True),
        ("charisma", "WWDEAFD", True),
        ("charisma", "WEDEAFD", False),
        ("intelligence", "AADWEFD", True),
        ("strength", "FFDWEAD", True),
    ],
)
def test_runes_of_the_kind_are_successes_and_dark_never_is(kind, letters, passed):
    s = trial("single must", "", "A.hero=kattly A.at=fylges A.exhausted=1 B.hero=briya B.at=arji", kind=kind)
    assert asked(s) == (CHANCE, "runes.draw")
    before = bag(s, 0)
    run(s, *draws(letters))
    assert flags(s) == ["won" if passed else "lost", "after"]
    assert bag(s, 0) == before


@pytest.mark.rule("TL-TEST-02", "TL-TEST-04", "TL-TEST-17")
@pytest.mark.case("TL-CASE-87")
def test_a_wild_rune_always_counts():
    s = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 "
        "A.bag=earth:1,wild:1,dark:2,water:1,wind:1,fire:1,"
        "water:1 B.hero=briya B.at=arji",
        kind="agility",
    )
    before = bag(s, 0)
    run(s, *draws("EXDDWA"))  # the seventh is the only one left
    assert flags(s) == ["won", "after"]
    assert bag(s, 0) == before


@pytest.mark.rule("TL-TEST-13", "TL-TEST-05", "TL-TEST-09", "TL-TEST-24")
def test_each_must_takes_everybody_and_each_has_its_own_outcome():
    s = trial("each must", "each", rest="success: [{gain_cp: 1}], failure: [{lose_health: 1}]", difficulty=1)
    run(s, *draws("FDDDDDW"), *draws("DDDDDEE"))
    assert asked(s) == (0, "test.answer")  # all have drawn
    run(s, "stand", "stand")
    assert (list(s.cp), list(s.hp)) == ([1, 0], [9, 8])


@pytest.mark.rule("TL-TEST-10", "TL-TEST-07", "TL-TEST-18")
def test_each_may_is_taken_by_all_or_by_nobody():
    s = trial("each may", "all_succeed", difficulty=1)
    assert asked(s) == (TABLE, "test.together")
    run(s, "no")
    assert flags(s) == ["declined", "after"]
    for second, result in (("FDDDDDE", "won"), ("DDDDDEE", "lost")):
        s = trial("each may", "all_succeed", "A.exhausted=1 B.exhausted=1", difficulty=1)
        run(s, "yes", *draws("FDDDDDW"), *draws(second))
        assert flags(s) == [result, "after"]


@pytest.mark.rule("TL-TEST-11", "TL-TEST-06", "TL-TEST-18")
@pytest.mark.case("TL-CASE-85")
def test_any_may_is_decided_by_each_and_only_those_who_take_part_count():
    s = trial("any may", "any_succeeds", THREE + " B.exhausted=1")
    run(s, "no")
    assert asked(s) == (1, "test.join")
    run(s, "yes", "no", *draws("DDDDDEE"))
    assert flags(s) == ["lost", "after"]
    nobody = trial("any may", "any_succeeds", THREE)
    run(nobody, "no", "no", "no")
    assert flags(nobody) == ["declined", "after"]


INNER = "{{test: {{by: each must, type: strength, difficulty: 2, outcome: {}, {}: [{{gain_cp: 1{}}}]}}}}"


@pytest.mark.rule("TL-TEST-06", "TL-TEST-07", "TL-TEST-08")
@pytest.mark.parametrize(
    ("outcome", "letters", "side"),
    [
        ("any_succeeds", ("FFDDDDD", "DDDDDEE", "DDDDDEE"), "success"),
        ("any_succeeds", ("DDDDDEE", "DDDDDEE", "DDDDDEE"), "failure"),
        ("all_succeed", ("FFDDDDD", "FFDDDDD", "DDDDDEE"), "failure"),
        ("all_succeed", ("FFDDDDD", "FFDDDDD", "FFDDDDD"), "success"),
    ],
)
@pytest.mark.parametrize(("who", "cp"), [("", [1, 1, 1]), (", who: party", [1, 1, 1]), (", who: them", [0, 1, 0])])
def test_the_outcome_of_the_party_is_the_partys_within_what_befalls_one_hero(outcome, letters, side, who, cp):
    """Briya's own test leads to one of the party: what comes of that is everybody's, unless the book says whose."""
    s = trial(
        "single must",
        "",
        THREE + " A.exhausted=1 B.exhausted=1 C.exhausted=1",
        rest=f"success: [{INNER.format(outcome, side, who)}]",
    )
    run(s, "hero briya", *draws("FFDDDDD"), *(rune for one in letters for rune in draws(one)))
    assert list(s.cp) == cp


@pytest.mark.rule("TL-TEST-12", "TL-TEST-08")
def test_single_may_is_taken_by_one_or_nobody():
    s = trial("single may", "", "B.exhausted=1")
    assert (asked(s), offered(s)) == ((TABLE, "test.pick"), ["nobody", "hero kattly", "hero briya"])
    run(s, "hero briya", *draws("FFDDDDD"))
    assert flags(s) == ["won", "after"]
    s = trial("single may", "")
    run(s, "nobody")
    assert flags(s) == ["declined", "after"]


@pytest.mark.rule("TL-TEST-14", "TL-TEST-08")
def test_single_must_is_taken_by_one_the_party_picks():
    s = trial("single must", "", rest="success: [{gain_cp: 1}], failure: [{lose_health: 1}]")
    assert offered(s) == ["hero kattly", "hero briya"]
    assert refused(s, "nobody") == "TL-TEST-14"
    run(s, "hero kattly", *draws("DDDDDEE"), "stand")
    assert list(s.hp) == [8, 9]  # the outcome is about the one who took it


@pytest.mark.rule("TL-TEST-15", "TL-TEST-23", "TL-GEN-05")
@pytest.mark.case("TL-CASE-24", "TL-CASE-163")
def test_a_test_for_some_is_declined_without_them():
    elsewhere = trial("single may", "", "A.hero=kattly A.at=fylges B.hero=briya B.at=arji", only="[rogue]")
    assert flags(elsewhere) == ["declined", "after"]
    here = trial("single may", "", only="[rogue]")
    assert offered(here) == ["nobody", "hero briya"]
    assert refused(here, "hero kattly") == "TL-TEST-15"


@pytest.mark.rule("TL-TEST-15")
def test_a_card_or_a_quest_token_may_open_a_test():
    boar = "BOAR: {kind: companion, name: Boar, effects: [{at: fast, do: [{gain_cp: 1}]}]}"
    s = trial("single may", "", "B.companions=BOAR", only="[{has: BOAR}]", cards=boar)
    assert offered(s) == ["nobody", "hero briya"]
    assert offered(trial("single may", "", "quests=2:A", only="[{quest: 2}]")) == ["nobody", "hero kattly"]
    assert len(offered(trial("single may", "", "quests=2:all", only="[{quest: 2}]"))) == 3
    assert flags(trial("single may", "", "", only="[{quest: 2}]")) == ["declined", "after"]


@pytest.mark.rule("TL-TEST-21", "TL-BOOK-21")
def test_a_class_may_change_the_difficulty_for_its_hero_or_succeed_without_drawing():
    adjust = "adjust: {rogue: -1}, success: [{gain_cp: 1}], failure: [{lose_health: 1}]"
    s = trial("each must", "each", "A.exhausted=1 B.exhausted=1", rest=adjust)
    run(s, *draws("FDDDDDE"), *draws("FDDDDDE"))
    assert (list(s.cp), list(s.hp)) == ([0, 1], [8, 9])
    auto = trial(
        "each must", "each", "A.exhausted=1", rest="auto: [rogue], success: [{gain_cp: 1}], failure: [{lose_health: 1}]"
    )
    run(auto, *draws("DDDDDEE"))
    assert (list(auto.cp), list(auto.hp)) == ([0, 1], [8, 9])  # Briya drew nothing


@pytest.mark.rule("TL-TEST-20")
def test_a_small_bag_is_drawn_whole():
    s = trial("single must", "", "A.hero=kattly A.at=fylges A.exhausted=1 A.bag=fire:2 B.hero=briya B.at=arji")
    assert flags(s) == ["won", "after"]


@pytest.mark.rule("TL-EXH-07", "TL-TEST-22", "TL-EXH-01")
@pytest.mark.case("TL-CASE-88")
def test_a_hero_may_exhaust_and_the_second_draw_stands():
    s = trial("single must", "", "A.hero=briya A.at=fylges B.hero=kattly B.at=arji")
    run(s, *draws("DDDDDEE"))
    assert offered(s) == ["stand", "exhaust briya"]
    run(s, "exhaust briya")
    assert (s.exhausted[0], s.cp[0]) == (1, 2)  # Briya's exhaust effect
    assert bag(s, 0) == {"water": 1, "fire": 3, "earth": 4, "wind": 2, "dark": 5, "wild": 0}
    run(s, *draws("FFDDDDD"))
    assert flags(s) == ["won", "after"]


@pytest.mark.rule("TL-TEST-24", "TL-TEST-06", "TL-EXH-04")
@pytest.mark.case("TL-CASE-165")
def test_everybody_sees_all_draws_before_anybody_exhausts():
    s = trial("each must", "any_succeeds", "A.exhausted=1")
    run(s, *draws("FFDDDDD"), *draws("DDDDDEE"))
    assert asked(s) == (1, "test.answer")
    run(s, "stand")
    assert flags(s) == ["won", "after"]


@pytest.mark.rule("TL-EXH-04")
def test_an_exhausted_hero_has_nothing_to_exhaust():
    s = trial(
        "each must",
        "any_succeeds",
        "A.exhausted=1 A.titles=LUCK:- B.hp=1",
        cards="LUCK: {kind: title, name: Lucky, effects: [{at: test_drawn, do: [{gain_cp: 1}]}]}",
    )
    run(s, *draws("DDDDDEE"), *draws("DDDDDEE"))
    assert offered(s) == ["stand", "use LUCK"]
    assert refused(s, "exhaust kattly") == "TL-EXH-04"
    run(s, "use LUCK")
    assert s.cp[0] == 1
    assert offered(s) == ["stand", "exhaust briya"]  # now Briya is asked


@pytest.mark.rule("TL-TEST-19")
@pytest.mark.parametrize(("second", "page"), [("FFDDDDD", "11"), ("DDDDDEE", "12")])
def test_with_entries_under_each_the_success_is_read_if_anybody_succeeded(second, page):
    s = trial(
        "each must",
        "each",
        "A.exhausted=1 B.exhausted=1",
        rest="success: [{read: 11}], failure: [{read: 12}]",
        more="""
        11: {text: Won., do: []}
        12: {text: Lost., do: []}
    """,
    )
    run(s, *draws("DDDDDEE"), *draws(second))
    assert pages(s) == ["10", page]


@pytest.mark.rule("TL-MISS-09", "TL-TEST-17")
def test_a_test_leaves_statuses_and_miss_tracks_alone():
    s = trial("single must", "", "A.hero=kattly A.at=fylges A.exhausted=1 A.status=-health B.hero=briya B.at=arji")
    run(s, *draws("DDDDDEE"))
    assert (track(s, 0), list(s.hp), s.fight) == (["-health"], [9, 9], None)


@pytest.mark.rule("TL-BOOK-12", "TL-TEST-06")
def test_a_result_can_be_asked_for_later():
    s = told_story(
        """
        - test: {id: try, by: each must, type: strength, difficulty: 2, outcome: any_succeeds, success: [{gain_cp: 1}]}
        - if: {test: {id: try, result: success}}
          then: [{gain_xp: 1}]
    """,
        "A.exhausted=1 B.exhausted=1",
    )
    run(s, *draws("FFDDDDD"), *draws("DDDDDEE"))
    assert list(s.xp) == [1, 1]
    assert [event["passed"] for event in told(s, "test-result")] == ["yes", "no"]


@pytest.mark.rule("TL-COMBAT-PLAN-17")
def test_cards_change_how_many_runes_a_test_draws_and_how_hard_it_is():
    cards = """
        KEEN:
          kind: title
          name: Keen
          effects: [{at: passive, do: [{modify_draw: {test: -5}}, {modify_test: {type: strength, n: -1}}]}]
    """
    s = trial(
        "single must", "", "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=KEEN:- B.hero=briya B.at=arji", cards=cards
    )
    run(s, *draws("FD"))
    assert flags(s) == ["won", "after"]
    assert ask(s) == "over"


@pytest.mark.rule("TL-TEST-25", "TL-GEN-13")
@pytest.mark.parametrize("outcome", ["", "outcome: all_succeed, "])
def test_who_falls_in_the_middle_of_a_test_has_failed_it(outcome):
    by = "each must" if outcome else "single must"
    entry = (
        f"- test: {{by: {by}, {outcome}type: strength, difficulty: 1, success: [{{remember: won}}], "
        "failure: [{remember: lost}]}"
    )
    cards = "DROP: {kind: item, name: Drop, effects: [{at: test_drawn, cost: {health: 1}, do: [{gain_cp: 1}]}]}"
    s = told_story(entry, "players=1 A.hero=volgr A.at=fylges A.hp=1 A.items=DROP", cards)
    run(s, *draws("FFFFDDD"))
    run(s, "use DROP")
    assert (s.down[0], [s.house.saga.names[flag] for flag in s.flags]) == (1, ["lost"])
    assert (sum(s.drawn[0]), s.extra[0]) == (0, 0)
    assert [(event["count"], event["passed"]) for event in told(s, "test-result")] == [(0, "no")]


VERSE = "VERSE: {kind: title, name: Verse, effects: [{at: test_drawn, once_per: adventure, do: [{redraw: %s}]}]}"


@pytest.mark.rule("TL-GEN-02", "TL-TEST-02", "TL-CARD-04")
def test_a_rune_of_a_test_is_put_back_and_another_drawn():
    """As the Title T5 of The Winter That Was Owed has it."""
    s = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=VERSE:- B.hero=briya B.at=arji",
        cards=VERSE % 1,
    )
    run(s, *draws("FDDDDEE"))
    assert offered(s) == ["stand", "use VERSE"]
    held = bag(s)
    run(s, "use VERSE")
    assert (asked(s), offered(s)) == ((0, "rune.redraw"), ["return fire", "return earth", "return dark"])
    run(s, "return dark")
    assert bag(s) == {**held, "dark": held["dark"] + 1}  # the one that was put back may come again
    assert "rune dark" in offered(s)
    run(s, "rune fire")
    assert flags(s) == ["won", "after"]  # two at last; there is no second use to ask about
    assert (sum(s.drawn[0]), sum(bag(s).values())) == (0, 15)


@pytest.mark.rule("TL-GEN-02", "TL-GEN-08")
def test_all_to_be_put_back_are_picked_before_any_is_drawn_and_no_more_than_were_drawn():
    small = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=VERSE:- A.bag=fire:1,dark:1 B.hero=briya B.at=arji",
        cards=VERSE % 9,
    )
    run(small, *draws("F"), "use VERSE", "return fire")
    assert (offered(small), sum(bag(small).values())) == (["rune fire", "rune dark"], 2)
    two = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=VERSE:- B.hero=briya B.at=arji",
        cards=VERSE % 2,
    )
    run(two, *draws("FDDDDEE"), "use VERSE", "return fire")
    assert offered(two) == ["return earth", "return dark"]  # the only fire is picked already
    run(two, "return earth", "rune fire", "rune fire")
    assert flags(two) == ["won", "after"]


@pytest.mark.rule("TL-GEN-08", "TL-COMBAT-PLAN-17")
def test_who_has_drawn_nothing_puts_nothing_back():
    lame = "LAME: {kind: world, name: Lame, effects: [{at: passive, do: [{modify_draw: {test: -7}}]}]}"
    s = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=VERSE:- B.hero=briya B.at=arji stories=LAME",
        cards=f"{lame}\n{VERSE % 1}",
    )
    run(s, "use VERSE")
    assert (flags(s), ask(s)) == (["lost", "after"], "over")


@pytest.mark.rule("TL-TEST-02", "TL-GEN-02")
@pytest.mark.parametrize(
    "do",
    [
        "draw_event",
        "{test: {by: single must, type: agility, difficulty: 2, success: [{gain_cp: 1}], failure: [{lose_health: 1}]}}",
    ],
)
def test_a_test_in_the_middle_of_a_test_has_a_draw_of_its_own(do):
    s = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.titles=RASH:- B.hero=briya B.at=arji",
        cards=f"RASH: {{kind: title, name: Rash, effects: [{{at: test_drawn, once_per: round, do: [{do}]}}]}}",
    )
    run(s, *draws("FFDDDEE"))
    run(s, "use RASH", *(["event broken-ford"] if do == "draw_event" else []))  # agility as well, 2
    assert (sum(s.drawn[0]), sum(bag(s).values())) == (0, 8)  # what lies aside is not drawn again
    again = trudvang.from_position(trudvang.position(s))
    assert (again.pool, again.bags) == (s.pool, s.bags)
    run(s, *draws("WWWWAA"))  # the last one is dark
    assert [(one["count"], one["passed"]) for one in told(s, "test-result")] == [(0, "no"), (2, "yes")]
    assert (flags(s), sum(bag(s).values()), s.extra[0]) == (["won", "after"], 15, 0)


@pytest.mark.rule("TL-TEST-04", "TL-TEST-06")
def test_successes_that_a_card_gave_are_gone_after_the_test():
    s = trial("single must", "", "A.hero=kattly A.at=fylges A.exhausted=1 B.hero=briya B.at=arji")
    s.extra[0] = 2
    run(s, *draws("FFDDDDD"))
    assert (flags(s), s.extra[0]) == (["won", "after"], 0)


@pytest.mark.rule("TL-TEST-15", "TL-TEST-23", "TL-DEFEAT-15")
@pytest.mark.parametrize(
    ("by", "only", "fallen", "expected"),
    [
        ("each must", "", True, ["lost", "after"]),
        ("each may", "", True, ["declined", "after"]),
        ("each must", "[ranger]", False, ["declined", "after"]),
        ("each must", "[bard]", True, ["declined", "after"]),
    ],
)
def test_without_anybody_who_may_take_it_a_test_is_failed_only_if_it_was_put_to_all(by, only, fallen, expected):
    s = trial(by, "any_succeeds", "A.hp=0 A.down=1 B.hp=0 B.down=1" if fallen else "", only)
    assert flags(s) == expected


@pytest.mark.rule("TL-TEST-21", "TL-BOOK-21")
@pytest.mark.parametrize(
    ("n", "letters", "passed"), [(1, "FFDDDDD", False), (1, "FFFDDDD", True), (-1, "FDDDDDD", True)]
)
def test_a_card_makes_a_test_harder_or_easier(n, letters, passed):
    change = f"{{modify_test: {{type: strength, n: {n}}}}}"
    s = trial(
        "single must",
        "",
        "A.hero=kattly A.at=fylges A.exhausted=1 A.bag=fire:4,dark:6 A.titles=MARK:- B.hero=briya B.at=arji",
        cards=f"MARK: {{kind: title, name: Mark, effects: [{{at: passive, do: [{change}]}}]}}",
    )
    run(s, *draws(letters))
    assert flags(s) == ["won" if passed else "lost", "after"]


@pytest.mark.rule("TL-TEST-17", "TL-TEST-18", "TL-TEST-19")
@pytest.mark.parametrize(
    ("outcome", "second", "succeeded", "good"),
    [("any_succeeds", "FFDDDDD", 2, 1), ("any_succeeds", "FDDDDDE", 1, 1), ("all_succeed", "FDDDDDE", 1, 0)],
)
def test_a_test_is_remembered_with_those_who_passed_and_how_it_went(outcome, second, succeeded, good):
    s = trial("each must", outcome, "A.bag=fire:4,dark:7 A.exhausted=1 B.bag=fire:2,earth:2,dark:7 B.exhausted=1")
    run(s, *draws("FFFDDDD"), *draws(second))
    assert s.results == {ident("try"): succeeded * 2 + good}
    assert (list(s.extra), [sum(drawn) for drawn in s.drawn]) == ([0, 0], [0, 0])
