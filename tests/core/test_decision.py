"""Questions and answers as text, and the one error for everything that is not a legal answer."""

import json

import pytest

import toy as mead
from meadhall.core.agenda import CHANCE, TABLE, Question, State, pending
from meadhall.core.decision import (
    SHOWN,
    Decision,
    decide,
    find_rule_against,
    legal_texts,
    parse_answer,
    pending_frame,
    play,
    seat_name,
    seat_of,
)
from meadhall.core.fault import Fault, Illegal
from optional import unwrap
from toy import toy

DEALT = ("draw cup", "draw barrel", "draw cup", "draw horn")


class Wide(Question):
    """Twenty answers, and as many that somebody might try in vain."""

    ask = "wide.choose"

    def options(self, s):
        return list(range(20))

    def candidates(self, s):
        return list(range(40))

    def why(self, s, move):
        return "" if move < 20 else "WIDE-1"

    def text(self, s, move):
        return f"take {move}"


def test_chance_is_asked_like_a_player(begin):
    assert decide(begin()) == Decision(CHANCE, "vessel.draw", ["draw cup", "draw horn", "draw barrel"], {})


def test_the_table_is_asked_like_a_player(begin):
    assert decide(begin(*DEALT)) == Decision(TABLE, "drink.choose", ["ale", "mead"], {})


def test_a_player_is_asked_with_every_legal_answer(begin):
    state = begin(*DEALT, "ale")
    assert decide(state) == Decision(0, "toast.give", ["toast cup", "toast barrel", "pass"], {})
    assert legal_texts(state) == unwrap(decide(state)).options


def test_a_nested_question_says_what_it_is_about(begin):
    state = begin(*DEALT, "ale", "toast cup")
    assert decide(state) == Decision(1, "toast.raise", ["raise horn", "pass"], {"vessel": "cup"})
    play(state, "raise horn")
    assert decide(state) == Decision(0, "vessel.spill", ["spill barrel"], {})
    play(state, "spill barrel")
    assert unwrap(decide(state)).ask == "toast.give"


def test_a_player_is_asked_though_pass_is_all_that_is_left(begin):
    """The neighbours must not learn from the silence that there is no barrel."""
    state = begin(*DEALT, "ale", "toast barrel")
    assert decide(state) == Decision(1, "toast.raise", ["pass"], {"vessel": "barrel"})


def test_nobody_is_asked_what_the_house_has_decided(begin):
    state = begin(*DEALT, drink="mead")
    assert unwrap(decide(state)).ask == "toast.give"
    assert state.drink == mead.DRINKS.index("mead")


def test_after_the_end_there_is_no_question(begin):
    state = begin(*DEALT, "ale", "pass", "pass", evenings=1)
    assert decide(state) is None
    assert pending_frame(state) is None
    assert legal_texts(state) == []
    assert unwrap(toy.outcome(state)).reason == "evenings"


def test_an_answer_may_be_text_or_a_packed_number(begin, state_bytes):
    by_text, by_number = begin(*DEALT, "mead"), begin(*DEALT, "mead")
    play(by_text, "toast barrel")
    play(by_number, 2)
    assert state_bytes(by_text) == state_bytes(by_number)


@pytest.mark.parametrize("text", ["toast barrel", "  toast barrel", "toast   barrel ", "\ttoast\nbarrel\r\n"])
def test_blanks_around_words_do_not_matter(begin, text):
    assert parse_answer(begin(*DEALT, "ale"), text) == 2


@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("toast horn", "answer-illegal", "DM-HAND"),  # readable, but forbidden
        ("  toast   horn ", "answer-illegal", "DM-HAND"),
        ("raise barrel", "answer-unknown", ""),  # an answer to another question
        ("Toast barrel", "answer-unknown", ""),
        ("", "answer-unknown", ""),
        ("toast", "answer-unknown", ""),
        ("☃" * 1_000, "answer-unknown", ""),
        (7, "answer-unknown", ""),
        (-1, "answer-unknown", ""),
        (10**30, "answer-unknown", ""),
        (None, "answer-unknown", ""),
        (["pass"], "answer-unknown", ""),
        (2.5, "answer-unknown", ""),
    ],
)
def test_anything_else_is_refused_with_one_clear_error_and_changes_nothing(begin, state_bytes, answer, key, rule):
    state = begin(*DEALT, "ale")
    before = state_bytes(state)
    with pytest.raises(Illegal) as refused:
        play(state, answer)
    told = refused.value.args_of_key

    assert refused.value.key == key
    assert told["answer"] == (" ".join(answer.split()) if isinstance(answer, str) else str(answer))
    assert told["ask"] == "toast.give"
    assert told["seat"] == "A"
    assert told["rule"] == rule
    assert told["count"] == 3
    assert told["legal"] == "toast cup, toast barrel, pass"
    assert state_bytes(state) == before
    for part in (key, "ask=toast.give", "count=3", f"rule={rule}", "toast cup, toast barrel, pass"):
        assert part in str(refused.value)


def test_a_forbidden_number_hears_its_rule_as_its_text_does(begin):
    state = begin(*DEALT, "ale")
    with pytest.raises(Illegal) as refused:
        play(state, 1)  # the packed number of "toast horn"
    assert refused.value.args_of_key["rule"] == "DM-HAND"


@pytest.mark.parametrize("answer", [2.0, True])
def test_what_only_equals_a_number_is_no_answer(begin, answer):
    state = begin("draw horn", "draw barrel", "draw horn", "draw horn", "ale")
    with pytest.raises(Illegal):
        play(state, answer)


@pytest.mark.parametrize(
    "script", [(), DEALT, (*DEALT, "ale"), (*DEALT, "ale", "toast cup"), (*DEALT, "ale", "toast cup", "raise horn")]
)
def test_every_kind_of_question_refuses_nonsense_and_stands(begin, state_bytes, script):
    state = begin(*script)
    before = state_bytes(state)
    for answer in ("nonsense", 77):
        with pytest.raises(Illegal) as refused:
            play(state, answer)
        assert refused.value.args_of_key["ask"] == unwrap(decide(state)).ask
        assert refused.value.args_of_key["seat"] == seat_name(unwrap(decide(state)).seat)
        assert state_bytes(state) == before


def test_an_answer_after_the_end_is_refused(begin, state_bytes):
    state = begin(*DEALT, "ale", "pass", "pass", evenings=1)
    before = state_bytes(state)
    for answer in ("pass", 9, ""):
        with pytest.raises(Illegal) as refused:
            play(state, answer)
        assert refused.value.key == "answer-over"
        assert refused.value.args_of_key["answer"] == str(answer)
        assert state_bytes(state) == before
    with pytest.raises(Illegal):
        parse_answer(state, "pass")


def test_many_legal_answers_are_counted_and_the_first_named():
    state = State([Wide(0)])
    with pytest.raises(Illegal) as refused:
        play(state, "take 30")
    told = refused.value.args_of_key

    assert told["count"] == 20
    assert told["rule"] == "WIDE-1"
    assert told["legal"] == ", ".join(f"take {n}" for n in range(SHOWN)) + ", …"
    assert pending(state) == list(range(20))


def test_why_not(begin):
    state = begin("draw horn", "draw barrel", *DEALT[2:], "ale", "toast horn")
    assert find_rule_against(state, "pass") is None
    assert find_rule_against(state, " pass ") is None
    assert find_rule_against(state, "raise barrel") == "DM-HAND"
    assert find_rule_against(state, "raise horn") == find_rule_against(state, "raise cup") == "DM-BIGGER"
    assert find_rule_against(state, "spill cup") == ""


def test_illegal_is_a_fault_is_a_value_error():
    assert issubclass(Illegal, Fault)
    assert issubclass(Fault, ValueError)


@pytest.mark.parametrize(("seat", "name"), [(0, "A"), (1, "B"), (4, "E"), (CHANCE, "chance"), (TABLE, "table")])
def test_seats_have_names(seat, name):
    assert seat_name(seat) == name
    assert seat_of(name) == seat


def test_a_decision_is_ready_for_json(begin):
    decision = unwrap(decide(begin(*DEALT, "ale", "toast cup")))
    assert json.loads(json.dumps([decision.seat, decision.ask, decision.options, decision.about]))
