"""`why` is None exactly for legal moves, and otherwise names a rule that stands in the ledger."""

import ast
from pathlib import Path

import pytest

from conformance.games import ENTRIES
from conformance.walk import QUOTA, positions
from golden import golden
from meadhall.core.agenda import TABLE, Frame, pending
from meadhall.core.decision import find_rule_against, seat_name

NONSENSE = ("", "   ", "xyzzy", "play", "pass pass", "☃", "draw 7; --", "0", "-1", "None", "pass\x00", "a" * 5_000)

each_game_of_the_hall = pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if entry.name != "toy"], ids=lambda entry: entry.name
)
each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


@each_game
def test_exactly_the_legal_candidates_are_free_of_a_rule_against_them(entry):
    cited = set()
    for _, state in positions(entry.name, QUOTA):
        moves = set(pending(state))
        if not moves:
            continue
        frame = state.agenda[-1]
        candidates = frame.candidates(state)
        assert moves <= set(candidates)
        for move in candidates:
            rule = frame.why(state, move)
            assert (rule == "") == (move in moves), (frame.ask, frame.text(state, move), rule)
            cited.add(rule)
    cited.discard("")

    assert cited
    assert cited <= entry.rules


@each_game
def test_the_text_of_a_candidate_says_which_one_it_is(entry):
    for _, state in positions(entry.name, 1):
        if pending(state):
            frame = state.agenda[-1]
            candidates = frame.candidates(state)
            assert len({frame.text(state, move) for move in candidates}) == len(candidates)


@each_game
def test_why_is_none_for_legal_texts_and_a_ledger_rule_for_the_others(entry):
    for _, state in positions(entry.name, 2):
        moves = pending(state)
        if not moves:
            continue
        frame = state.agenda[-1]
        candidates = frame.candidates(state)
        for move in [*moves[:: max(1, len(moves) // 4)], *candidates[:: max(1, len(candidates) // 6)]]:
            text = frame.text(state, move)
            refusal = entry.game.why(state, frame.seat, text)
            if move in moves:
                assert refusal is None
            else:
                assert refusal.rule in entry.rules
                assert refusal.args == {"answer": text, "seat": seat_name(frame.seat), "ask": frame.ask}


@each_game
def test_nonsense_is_nobodys_move(entry):
    for _, state in positions(entry.name, 1):
        if pending(state):
            for text in NONSENSE:
                assert entry.game.why(state, state.agenda[-1].seat, text).rule == "answer-unknown"


def texts_of(entry):
    """Answers that some question of the game had: from its golden games, and from positions of every kind."""
    found = {answer.text for record in golden(entry.name).values() for answer in record.answers}
    for _, state in positions(entry.name, 2):
        moves = pending(state)
        found.update(state.agenda[-1].text(state, move) for move in moves[:: max(1, len(moves) // 4)])
    return sorted(found)


@each_game_of_the_hall
def test_every_answer_has_a_form_and_what_only_begins_like_one_has_none(entry):
    forms = entry.game.state.forms
    for text in texts_of(entry):
        assert forms.find_misplaced_rule(text, "due"), text
        assert not forms.find_misplaced_rule(f"{text} xyzzy", "due"), text
        assert not forms.find_misplaced_rule(f"xyzzy {text}", "due"), text
        assert not forms.find_misplaced_rule(text.upper() + "!?", "due"), text


def docstrings(name):
    """Of all classes of a game, out of its source: compiled ones have none."""
    sources = (Path(__file__).parents[2] / "src/meadhall/games" / name).rglob("*.py")
    return {
        node.name: ast.get_docstring(node) or ""
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


@each_game_of_the_hall
def test_every_question_names_the_rule_that_says_what_is_due(entry):
    told = docstrings(entry.name)
    for name, frame in entry.game.frames.items():
        if frame.ask and name not in entry.patterns and frame.due is Frame.due:
            assert frame.rule in entry.rules, name
            assert any(frame.rule in told.get(cls.__name__, "") for cls in frame.__mro__[:2]), (name, frame.rule)


@each_game_of_the_hall
def test_an_answer_to_another_question_cites_a_rule_at_every_question(entry):
    texts, asks = texts_of(entry), set()
    for number, (_, state) in enumerate(positions(entry.name, 3)):
        if not pending(state):
            continue
        frame = state.agenda[-1]
        asks.add(frame.ask)
        legal = {frame.text(state, move) for move in pending(state)}
        before = entry.game.position(state)
        for text in texts[number % 7 :: max(1, len(texts) // 40)]:
            if text not in legal:
                assert find_rule_against(state, text) in entry.rules, (frame.ask, text)
        assert entry.game.position(state) == before

    every = {frame.ask for name, frame in entry.game.frames.items() if frame.ask and name not in entry.patterns}
    assert len(asks) > 0.9 * len(every), every - asks  # a few the walks seldom meet


@each_game
def test_who_is_not_asked_and_who_comes_too_late_hear_the_rule(entry):
    assert {entry.game.rule_over, entry.game.rule_asked, entry.game.rule_undo} <= entry.rules
    for players, state in positions(entry.name, 1):
        if not pending(state):
            assert entry.game.why(state, 0, "pass").rule == entry.game.rule_over
            continue
        frame = state.agenda[-1]
        for seat in range(players):
            if frame.seat not in (seat, TABLE):
                refusal = entry.game.why(state, seat, frame.text(state, pending(state)[0]))
                assert refusal.rule == entry.game.rule_asked
                assert refusal.args["seat"] == seat_name(frame.seat)
