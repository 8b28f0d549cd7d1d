"""Every answer has a number of its own, the same for ever."""

import re
import zlib

import pytest

import meadhall
from meadhall.core.agenda import pending
from meadhall.core.answer_grammar import Forms
from meadhall.core.decision import legal_texts
from meadhall.core.fault import Fault
from meadhall.research.action_space import OPEN, VERSION, Actions, number_actions
from meadhall.research.pattern_expansion import expand_words
from research.walks import GAMES, positions

# What a learner has learned is lost when a number comes to mean something else: then VERSION goes up with these.
TABLES = {
    "norsaga": (10775, 0x92652068),
    "fire_and_axe": (788, 0xE906B99E),
    "yggdrasil": (1948, 0x79E0C486),
    "trudvang": (3552, 0x2ABB3704),
}
WALKS = {"norsaga": (9, 300), "fire_and_axe": (8, 600), "yggdrasil": (25, 400), "trudvang": (20, 400)}


def everything():
    """The usual games, and for `make soak` every saga and every book that comes with the hall."""
    yield from GAMES
    for game, option in (("yggdrasil", "saga"), ("trudvang", "adventure")):
        choices = next(one.choices for one in meadhall.game(game).options if one.name == option)
        yield from (pytest.param(f"{game} {option}={choice}", marks=pytest.mark.soak) for choice in choices)


@pytest.mark.parametrize("table", list(everything()))
def test_each_legal_answer_has_a_number_of_its_own_and_comes_back(table):
    name, *given = table.split()
    options = dict(one.split("=") for one in given)
    actions = number_actions(meadhall.game(name))
    met = 0
    for state, _ in positions(name, *WALKS[name], options):
        numbers = actions.legal(state)
        assert len(set(numbers)) == len(numbers) == len(pending(state))
        assert all(0 <= number < actions.size for number in numbers)
        said = legal_texts(state)
        assert [actions.texts[number] for number in numbers if number < actions.first_open] == [
            text for text in said if text in actions.index
        ]
        for at in {0, met % len(said), len(said) - 1}:
            assert actions.move(state, numbers[at]) == pending(state)[at]
            assert actions.text(state, numbers[at]) == said[at]
        met += 1
    assert met > 500


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_stay_what_they_are(name):
    actions = number_actions(meadhall.game(name))
    mark = zlib.crc32("\n".join(actions.texts).encode())
    assert (VERSION, actions.size, mark) == (1, *TABLES[name])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_open_is_what_cannot_be_listed(name):
    actions = number_actions(meadhall.game(name))
    assert sum(each.count for each in actions.ranges) == actions.first_open == actions.size - OPEN
    forms = meadhall.game(name).state.forms.forms
    assert {each.form for each in actions.ranges} | set(actions.open_forms) == set(forms)


def test_what_nobody_could_answer_is_refused():
    game = meadhall.game("norsaga")
    actions, state = number_actions(game), game.new(2)
    for number in (-1, actions.size, actions.first_open):
        with pytest.raises(Fault) as refused:
            actions.text(state, number)
        assert refused.value.key == "action-unknown"


def test_more_answers_than_places_are_refused_not_lost():
    actions = Actions(Forms({}, ["stay"]))
    assert actions.of_texts([*map(str, range(OPEN)), "stay"])[-1] == 0
    with pytest.raises(Fault) as full:
        actions.of_texts([str(at) for at in range(OPEN + 1)])
    assert full.value.key == "actions-full"


@pytest.mark.parametrize(
    "pattern", ["a|b", "[A-C]", "[-ab]", "(?:me|[AB])\\.(?:Y|P1)", "[0-9]{1,2}", "x?y", "a\\-b", "[1-6]"]
)
def test_a_pattern_is_spelled_out_as_it_is_read(pattern):
    words = expand_words(pattern)
    assert words
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(pattern, word) for word in words)


@pytest.mark.parametrize("pattern", [r"\w[\w.-]*", "a+", ".", "[^a]", "[0-9]{9}", r"\d", "(a)"])
def test_a_pattern_without_an_end_is_open(pattern):
    assert expand_words(pattern) is None


def test_a_game_says_how_wide_a_form_may_be():
    kinds = {"SQUARE": "[a-k](?:[1-9]|1[01])"}
    assert Actions(Forms(kinds, ["move SQUARE SQUARE"])).first_open == 0
    wide = Actions(Forms(kinds, ["move SQUARE SQUARE"], widest=15_000))
    assert wide.first_open == 121 * 121
    assert wide.texts[wide.index["move k11 a1"]] == "move k11 a1"
