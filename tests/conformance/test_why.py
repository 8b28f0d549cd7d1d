"""`why` is None exactly for legal moves, and otherwise names a rule that stands in the ledger."""

import pytest

from conformance.games import ENTRIES
from conformance.walk import QUOTA, positions
from meadhall.core.agenda import TABLE, pending
from meadhall.core.decision import seat_name

NONSENSE = ("", "   ", "xyzzy", "play", "pass pass", "☃", "draw 7; --", "0", "-1", "None", "pass\x00", "a" * 5_000)

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
        for move in [*moves[::max(1, len(moves) // 4)], *candidates[::max(1, len(candidates) // 6)]]:
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
