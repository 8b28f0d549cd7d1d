"""What every game offers: players, options, refusals, and how a game is found by its name."""

import importlib.metadata
import json
import sys
from types import SimpleNamespace

import pytest

import meadhall
import toy as mead
from meadhall.core import game as registry
from meadhall.core.agenda import CHANCE, TABLE, pending
from meadhall.core.decision import play
from meadhall.core.fault import Fault, Illegal
from meadhall.core.game import Game, GameError, Option
from optional import unwrap
from toy import Toy, toy

DEALT = ("draw cup", "draw barrel", "draw cup", "draw horn")
FLAG = Option("flag", False, (False, True))
NUMBER = Option("number", 3, range(1, 10))
SOME = Option("some", 0, (0, 2, 4))
WORD = Option("word", "next", ("next", "actor"))


def fault_of(function, *args):
    with pytest.raises(Fault) as fault:
        function(*args)
    return fault.value


# Options


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (FLAG, True, True),
        (FLAG, False, False),
        (FLAG, "on", True),
        (FLAG, "off", False),
        (FLAG, "yes", True),
        (FLAG, "No", False),
        (FLAG, "TRUE", True),
        (FLAG, "False", False),
        (NUMBER, 1, 1),
        (NUMBER, 9, 9),
        (NUMBER, "9", 9),
        (NUMBER, "05", 5),
        (SOME, 4, 4),
        (SOME, "2", 2),
        (SOME, "0", 0),
        (WORD, "actor", "actor"),
    ],
)
def test_an_option_is_read_also_from_the_command_line(option, given, value):
    read = option.read(given)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (FLAG, 1),
        (FLAG, 0),
        (FLAG, "maybe"),
        (FLAG, ""),
        (FLAG, None),
        (FLAG, []),
        (FLAG, "2"),
        (NUMBER, 0),
        (NUMBER, 10),
        (NUMBER, "10"),
        (NUMBER, -1),
        (NUMBER, "-1"),
        (NUMBER, True),
        (NUMBER, "on"),
        (NUMBER, 2.5),
        (NUMBER, "2.5"),
        (NUMBER, "²"),
        (NUMBER, "٣"),
        (NUMBER, None),
        (NUMBER, "9" * 50),
        (NUMBER, {}),
        (SOME, 1),
        (SOME, "3"),
        (SOME, False),
        (WORD, "Actor"),
        (WORD, ""),
        (WORD, 1),
        (WORD, "nextactor"),
    ],
)
def test_any_other_value_is_refused_with_what_would_do(option, given):
    fault = fault_of(option.read, given)
    assert fault.key == "option-value"
    assert fault.args_of_key == {"option": option.name, "value": given, "choices": option.choices_text()}


class CountedText(str):
    """A text that counts with how many values it was compared."""

    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other):
        CountedText.compared += 1
        return str.__eq__(self, other)


@pytest.mark.parametrize("text", ["77", "100000", "100001", "x"])
def test_a_text_is_not_compared_with_every_number_of_a_range(text):
    many = Option("many", 3, range(1, 100_001))
    CountedText.compared = 0
    try:
        assert many.read(CountedText(text)) == int(text)
    except Fault:
        assert text in ("100001", "x")
    assert CountedText.compared < 10


@pytest.mark.parametrize("given", ["1", "0"])
def test_a_flag_is_never_a_number(given):
    try:
        assert isinstance(FLAG.read(given), bool)
    except Fault:
        return


@pytest.mark.parametrize(
    ("option", "text"), [(FLAG, "off, on"), (NUMBER, "1-9"), (SOME, "0, 2, 4"), (WORD, "next, actor")]
)
def test_choices_are_listed(option, text):
    assert option.choices_text() == text


def test_options_not_given_have_their_defaults():
    assert toy.check({}, 2) == {"evenings": 3, "strong": False, "drink": "vote"}
    assert toy.check({"evenings": "5", "strong": "on"}, 2) == {"evenings": 5, "strong": True, "drink": "vote"}
    assert toy.new(2).house == toy.new(2, {}).house == toy.check({}, 2)


@pytest.mark.parametrize(
    ("given", "near"), [("evening", "evenings"), ("Strong", "strong"), ("xyz", "drink, evenings, strong")]
)
def test_an_unknown_option_is_refused_with_the_nearest(given, near):
    fault = fault_of(toy.new, 2, {given: 1})
    assert fault.key == "option-unknown"
    assert fault.args_of_key == {"game": "toy", "option": given, "nearest": near}


def test_a_default_is_one_of_the_choices():
    for game in (toy, meadhall.game("norsaga")):
        for option in game.options:
            assert option.read(option.default) == option.default


# Setting up


@pytest.mark.parametrize("players", [0, 1, 4, -2, "2", None, 2.0, [2]])
def test_the_number_of_players_is_checked(players):
    fault = fault_of(toy.new, players)
    assert fault.key == "players-count"
    assert fault.args_of_key == {"game": "toy", "players": players, "low": 2, "high": 3}


def test_setting_up_is_deterministic_and_independent(state_bytes):
    first, second = toy.new(3), toy.new(3)
    assert state_bytes(first) == state_bytes(second)
    play(first, "draw horn")
    assert state_bytes(toy.new(3)) == state_bytes(second)


def test_options_given_by_somebody_else_stay_theirs():
    given = {"evenings": 4}
    state = toy.new(2, given)
    given["evenings"] = 9
    assert state.house["evenings"] == 4


# Why not


def test_why_is_none_for_a_legal_answer(begin):
    state = begin(*DEALT, "ale")
    assert toy.why(state, 0, "toast barrel") is None
    assert toy.why(state, 0, "pass") is None


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (0, "toast horn", "DM-HAND"),
        (0, "gibberish", "answer-unknown"),
        (1, "toast horn", "DM-SEAT"),
        (2, "pass", "DM-SEAT"),
        (CHANCE, "draw cup", "DM-SEAT"),
    ],
)
def test_why_names_the_rule_and_what_it_is_about(begin, seat, text, rule):
    refusal = unwrap(toy.why(begin(*DEALT, "ale"), seat, text))
    assert refusal.rule == rule
    assert refusal.args == {"answer": text, "seat": "A", "ask": "toast.give"}


def test_why_after_the_end(begin):
    state = begin(*DEALT, "ale", "pass", "pass", evenings=1)
    refusal = unwrap(toy.why(state, 0, "pass"))
    assert (refusal.rule, refusal.args) == ("DM-OVER", {"answer": "pass"})


def test_why_for_chance_and_the_table(begin):
    assert toy.why(begin(), CHANCE, "draw cup") is None
    assert toy.why(begin(*DEALT), TABLE, "ale") is None
    assert unwrap(toy.why(begin(*DEALT), TABLE, "water")).rule == "DM-DRINK"


@pytest.mark.parametrize("seat", [0, 1])
def test_why_lets_every_seat_answer_what_the_table_is_asked(begin, seat):
    assert toy.why(begin(*DEALT), seat, "ale") is None
    assert unwrap(toy.why(begin(*DEALT), seat, "water")).rule == "DM-DRINK"


def test_why_lets_nobody_but_a_seat_speak_for_the_table(begin):
    refusal = unwrap(toy.why(begin(*DEALT), CHANCE, "ale"))
    assert (refusal.rule, refusal.args) == ("DM-SEAT", {"answer": "ale", "seat": "table", "ask": "drink.choose"})


def test_asking_why_changes_nothing(begin, state_bytes):
    state = begin(*DEALT, "ale")
    before = state_bytes(state)
    for text in ("toast horn", "pass", "gibberish"):
        toy.why(state, 0, text)
    assert state_bytes(state) == before


# Writing down


def test_moves_are_notated_and_read(begin):
    state = begin(*DEALT, "ale")
    assert [toy.notate(state, move) for move in pending(state)] == ["toast cup", "toast barrel", "pass"]
    assert [toy.read(state, text) for text in ("toast cup", "toast barrel", "pass")] == [0, 2, mead.PASS]


def test_after_the_end_nothing_is_notated_or_read(begin):
    state = begin(*DEALT, "ale", "pass", "pass", evenings=1)
    assert fault_of(toy.notate, state, 9).key == "answer-over"
    assert fault_of(toy.read, state, "pass").key == "answer-over"


def test_an_unreadable_answer_is_refused(begin):
    assert isinstance(fault_of(toy.read, begin(*DEALT), "water"), Illegal)


def test_a_view_is_ready_for_json_and_shows_a_hand_to_its_owner_alone(begin):
    state = begin(*DEALT)
    for seat, hand in ((0, [0, 2]), (1, [0, 1]), (None, None)):
        view = toy.view(state, seat)
        assert json.loads(json.dumps(view))["hand"] == hand


def test_the_outcome_comes_with_the_end(begin):
    state = begin(*DEALT, "mead", "toast barrel", "pass", "pass", evenings=1)
    assert toy.outcome(begin(*DEALT)) is None
    assert toy.outcome(state) == meadhall.Outcome([0], [6, 0], "evenings")
    strong = begin(*DEALT, "mead", "toast barrel", "pass", strong=True)
    assert toy.outcome(strong) == meadhall.Outcome([0], [12, 0], "goal")
    assert strong.agenda == []


@pytest.mark.parametrize(
    "method",
    [
        lambda game: game.set_up(2, {}),
        lambda game: game.view_of(None, 0),
        lambda game: game.redeal(None, 0, None),
        lambda game: game.outcome_of(None),
    ],
)
def test_what_a_game_lacks_is_told_with_its_name_and_the_method(method):
    class Lean(Game):
        name = "lean"

    with pytest.raises(GameError, match=r"the game lean \(.*test_game\) has to define (set_up|view_of|redeal|outcome)"):
        method(Lean())


def test_a_game_without_secrets_is_redealt_as_it_is(begin):
    class Open(Game):
        secrets = False

    state = begin(*DEALT)
    twin = Open().redeal(state, 0, meadhall.Rng.seeded(1))
    assert toy.pack(twin) == toy.pack(state)
    assert twin is not state


def test_a_position_is_read_back_from_the_declared_fields(begin):
    class Plain(Toy):
        position, from_position = Game.position, Game.from_position

    plain, state = Plain(), begin(*DEALT)
    text = plain.position(state)
    assert "\n" not in text
    assert plain.pack(plain.from_position(text)) == plain.pack(state)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: "norsaga {}",
        lambda text: text[:-1],
        lambda text: "toy []",
        lambda text: "toy {}",
        lambda text: text.replace('"drink":0', '"drink":"ale"'),
        lambda text: text.replace('"hands":[[', '"hands":[["x",'),
        lambda text: text.replace('"agenda":[', '"agenda":[["Nobody"],'),
        lambda text: text.replace('"agenda":[', '"agenda":[7,'),
    ],
)
def test_a_position_that_does_not_fit_the_fields_is_refused(begin, change):
    class Plain(Toy):
        position, from_position = Game.position, Game.from_position

    text = Plain().position(begin(*DEALT))
    assert change(text) != text
    with pytest.raises(meadhall.Fault):
        Plain().from_position(change(text))


def test_options_are_those_of_the_state_unless_a_game_says_otherwise(begin):
    class Plain(Toy):
        options_of = Game.options_of

    with pytest.raises(GameError, match="options_of"):
        Plain().options_of(begin(*DEALT))


# Finding a game


def test_a_game_is_found_by_its_name():
    assert meadhall.game("toy") is toy
    assert meadhall.game("norsaga") is meadhall.game("norsaga")
    assert {"norsaga", "toy"} <= set(meadhall.names())
    assert meadhall.names() == sorted(meadhall.names())


@pytest.mark.parametrize("name", ["norsga", "Norsaga", "nor saga"])
def test_an_unknown_game_is_answered_with_the_nearest(name):
    fault = fault_of(meadhall.game, name)
    assert fault.key == "game-unknown"
    assert fault.args_of_key == {"game": name, "nearest": "norsaga"}


def test_a_game_like_none_is_answered_with_all_of_them():
    assert fault_of(meadhall.game, "xyzzy").args_of_key["nearest"] == ", ".join(meadhall.names())


class Lean(Game):
    """A game whose author has forgotten things."""

    name, players, options, rules_version, state = "lean", (2, 2), (), 1, type(toy).state
    frames = type(toy).frames
    rule_over, rule_asked = "LN-OVER", "LN-SEAT"


lean = Lean()


@pytest.fixture
def announced(monkeypatch):
    """A package with a game of its own, and how often somebody has looked for such."""
    looked = []

    def entry_points(group):
        looked.append(group)
        found = [("guest", "toy:toy"), ("gone", "no.such.module:game"), ("number", "toy:GOAL"), ("lean", "lean:lean")]
        return [SimpleNamespace(name=name, value=value) for name, value in found] if group == "meadhall.games" else []

    monkeypatch.setattr(registry, "GAMES", dict(registry.GAMES))
    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    monkeypatch.setitem(sys.modules, "lean", SimpleNamespace(lean=lean))
    registry.plug_ins.cache_clear()
    yield looked
    registry.plug_ins.cache_clear()


def test_other_people_add_games_by_entry_point(announced):
    assert "guest" in meadhall.names()
    assert meadhall.game("guest") is toy


def test_packages_are_searched_for_games_once(announced):
    """It takes milliseconds, and a hall asks for the names of games with every request for words."""
    assert meadhall.names() == meadhall.names()
    assert len(announced) == 1


def test_a_plug_in_that_cannot_be_loaded_is_set_aside_and_named(announced, caplog):
    assert "guest" in meadhall.names()
    for name, said in (("gone", "No module named 'no'"), ("number", "not a meadhall.Game"), ("lean", "set_up()")):
        assert name not in meadhall.names()
        fault = fault_of(meadhall.game, name)
        assert fault.key == "game-broken"
        assert said in fault.args_of_key["error"]
        assert any(name in one.message and said in one.message for one in caplog.records)


def test_a_game_is_told_all_that_it_lacks_at_once(announced):
    said = fault_of(meadhall.game, "lean").args_of_key["error"]
    for part in ("set_up()", "view_of()", "redeal()", "outcome_of()"):
        assert part in said
    assert "position()" not in said


def test_a_game_is_loaded_only_when_it_is_asked_for(monkeypatch):
    monkeypatch.setattr(registry, "GAMES", dict(registry.GAMES))
    registry.register("ghost", "no.such.module:game")
    assert "ghost" in meadhall.names()
    with pytest.raises(ModuleNotFoundError):
        meadhall.game("ghost")


def test_the_hall_offers_what_the_contract_promises():
    for name in (
        "game",
        "turn",
        "decide",
        "pending",
        "play",
        "Record",
        "Rng",
        "CHANCE",
        "TABLE",
        "NOBODY",
        "Decision",
        "Game",
        "Frame",
        "State",
        "SeededDealer",
        "ScriptedDealer",
        "ReplayingDealer",
        "EnumeratingDealer",
        "CommittedDealer",
    ):
        assert hasattr(meadhall, name)
        assert name in meadhall.__all__
    for name in ("new", "view", "redeal", "outcome", "why", "notate", "read", "position", "from_position"):
        assert callable(getattr(toy, name))


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_a_view_of_a_seat_that_is_not_there_is_refused(name):
    """One clear error that names the seat and how many there are; the state stays as it is."""
    game = meadhall.game(name)
    state = game.new(3)
    before = game.position(state)
    for seat in (3, 7, -1, -3, "A"):
        with pytest.raises(meadhall.Fault) as refused:
            game.view(state, seat)
        assert refused.value.key == "seat-number"
        assert str(seat) in str(refused.value)
        assert refused.value.args_of_key["players"] == 3
    assert game.position(state) == before
    for allowed in (0, 2, None):
        game.view(state, allowed)
