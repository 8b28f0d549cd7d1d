"""Norsaga's judge: its tables agree with the rules, and what it calls the same is the same."""

from __future__ import annotations

import random
from itertools import pairwise
from math import exp
from typing import Any

import pytest

import meadhall
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import pending_frame
from meadhall.games.norsaga.cards import CARDS, EMPTY, NEED
from meadhall.games.norsaga.judge import tree_cache
from meadhall.games.norsaga.judge import weights as judge_weights
from meadhall.games.norsaga.judge.judge import JUDGE, NorsagaJudge
from meadhall.games.norsaga.judge.policy_features import PUT, SETS, SIGNS, list_put_signs
from meadhall.games.norsaga.judge.tree_analysis import KIND, NOTHING, Saga, TreeAnalysis
from meadhall.games.norsaga.judge.value_features import MARKS, TableFeatures, list_marks
from meadhall.games.norsaga.state import Norsaga
from meadhall.games.norsaga.tree import count_generations, count_markers
from scenario import norsaga, table

SAGAS = {need: Saga(need) for need in set(NEED[:-1])}


def trees(count: int) -> list[tuple[list[int], int, int]]:
    """A tree, a saga's need and a card that is not in the tree."""
    dice = random.Random(1)
    found = []
    for _ in range(count):
        cards = dice.sample(range(CARDS), 8)
        tree = [card if dice.random() < 0.75 else EMPTY for card in cards[:7]]
        found.append((tree, NEED[dice.randrange(40)], cards[7]))
    return found


def met(seed: int, players: int) -> list[Norsaga]:
    """Tables at the questions of a random game."""
    state, rng = norsaga.new(players), meadhall.Rng.seeded(seed)
    found: list[Any] = []
    while (moves := pending(state)) and len(found) < 120:
        frame = pending_frame(state)
        if frame is not None and frame.seat != CHANCE:
            found.append(state.copy())
        meadhall.play(state, moves[rng.below(len(moves))])
    return found


def test_a_standing_counts_markers_as_the_rules_do() -> None:
    for tree, need, card in trees(600):
        standing = TreeAnalysis(tree, SAGAS[need])
        assert standing.now == count_markers(tree, need)
        for spot in range(7):
            changed = [*tree[:spot], card, *tree[spot + 1 :]]
            assert standing.count_markers(KIND[card], spot) == count_markers(changed, need)
            gone = [*tree[:spot], EMPTY, *tree[spot + 1 :]]
            assert standing.count_markers(NOTHING, spot) == count_markers(gone, need)


def test_a_standing_counts_generations_as_the_rules_do() -> None:
    for tree, need, card in trees(300):
        standing = TreeAnalysis(tree, SAGAS[need])
        assert standing.generation == count_generations(tree)
        for spot in range(7):
            assert standing.count_generations(KIND[card], spot) == count_generations(
                [*tree[:spot], card, *tree[spot + 1 :]]
            )


def test_the_most_markers_are_those_of_the_best_spot() -> None:
    for tree, need, card in trees(300):
        standing = TreeAnalysis(tree, SAGAS[need])
        best = max(count_markers([*tree[:spot], card, *tree[spot + 1 :]], need) for spot in range(7))
        if KIND[card] < 20:
            assert (
                standing.count_most_markers(KIND[card])
                == standing.count_most_markers(KIND[card])
                == max(best, standing.now)
            )


def test_equal_spots_are_equal() -> None:
    """Whatever card comes there, as many markers can be laid; pairs of the same two heroes often occur."""
    dice, merged = random.Random(2), 0
    for tree, need, card in trees(400):
        again = [tree[0], *(dice.choice(tree[1:3]) for _ in range(6))]
        standing = TreeAnalysis(again, SAGAS[need])
        merged += len(standing.spots) < 7
        for spot in range(7):
            equal = standing.same[spot]
            one, other = ([*again[:place], card, *again[place + 1 :]] for place in (spot, equal))
            assert again[spot] == again[equal] or KIND[again[spot]] == KIND[again[equal]]
            assert count_markers(one, need) == count_markers(other, need)
            assert standing.same[equal] == equal
            assert equal in standing.spots
    assert merged > 300


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worths_are_chances(players: int) -> None:
    for state in met(players, players):
        worth = JUDGE.worth(state)
        assert len(worth) == players
        assert sum(worth) == pytest.approx(1)
        assert min(worth) > 0


def test_a_won_game_is_worth_all() -> None:
    state = table("A.saga=R3G1B1Y1 A.tree=RR1/RG1,BG1/YR1,GR1/-,- A.hand=BB1 B.saga=R1G1B2Y2 B.hand=BY1 step=3")
    assert JUDGE.worth(state)[0] > 0.8
    meadhall.play(state, "play BB1 me.G3")

    assert JUDGE.worth(state) == [1.0, 0.0]


def test_a_seat_bears_one_mark_of_a_group_and_two_pairs_of_grandparents() -> None:
    groups = {first: key for _, key, first, _ in judge_weights.list_mark_groups()}
    for state in [*met(7, 4), *met(8, 2)]:
        now = TableFeatures(state)
        for seat in range(state.players):
            borne = list_marks(now, seat, JUDGE.memory.get_tree(state, seat))
            of = [groups[max(first for first in groups if first <= mark)] for mark in borne]
            assert len(set(of)) == len(of) - 1
            assert of.count("elders") == 2
            assert max(borne) < MARKS


def test_a_judgement_is_the_sum_of_its_marks() -> None:
    for state in [*met(7, 3), *met(8, 2)]:
        now, weights = TableFeatures(state), JUDGE.memory.weights[state.players].marks
        scores = [
            exp(sum(weights[mark] for mark in list_marks(now, seat, JUDGE.memory.get_tree(state, seat))))
            for seat in range(state.players)
        ]
        assert JUDGE.worth(state) == pytest.approx([score / sum(scores) for score in scores])


def test_a_rate_is_the_sum_of_its_signs() -> None:
    asks = set()
    for state in [state for players in (2, 3, 4) for seed in range(3) for state in met(40 + seed, players)]:
        moves, weights = pending(state), JUDGE.memory.weights[state.players].signs
        told = JUDGE.list_features(state, moves)
        assert all(told)
        assert JUDGE.rate(state, moves) == pytest.approx(
            [sum(weights[sign] * much for sign, much in signs) for signs in told]
        )
        asks.add(state.agenda[-1].ask)
    assert len(asks) > 15


def test_what_becomes_of_a_tree_has_the_signs_of_its_set() -> None:
    for tree, need, card in trees(200):
        known = tree_cache.CachedTree(tree, SAGAS[need], judge_weights.WEIGHTS[2])
        for purpose in range(SETS):
            for spot in range(7):
                signs = list_put_signs(known, KIND[card], spot, purpose)
                assert {sign // PUT for sign in signs} == {purpose}
                rate = sum(judge_weights.WEIGHTS[2].signs[sign] for sign in signs)
                assert known.rate(KIND[card], spot, purpose) == pytest.approx(rate)


def test_every_sign_and_mark_belongs_to_one_group() -> None:
    for groups, count in ((judge_weights.list_sign_groups(), SIGNS), (judge_weights.list_mark_groups(), MARKS)):
        parts = sorted((first, end) for _, _, first, end in groups if first >= 0)
        assert parts[0][0] == 0
        assert parts[-1][1] == count
        assert all(end == first for (_, end), (first, _) in pairwise(parts))
        assert len({(table, key) for table, key, _, _ in groups}) == len(groups)


def test_weights_are_read_as_they_were_written() -> None:
    text = judge_weights.format_weights(judge_weights.WEIGHTS)
    again = judge_weights.parse_weights(text)
    assert judge_weights.format_weights(again) == text
    for players in judge_weights.PLAYERS:
        assert again[players].signs == list(judge_weights.WEIGHTS[players].signs)
        assert again[players].marks == list(judge_weights.WEIGHTS[players].marks)


def test_a_group_of_another_length_is_refused() -> None:
    text = judge_weights.format_weights(judge_weights.create_zero_weights()).replace("keep = [0]", "keep = [0, 0]")
    with pytest.raises(ValueError, match=r"alone.keep has 2 weights instead of 1"):
        judge_weights.parse_weights(text)


def test_what_a_judge_has_met_changes_nothing() -> None:
    fresh = [NorsagaJudge(judge_weights.WEIGHTS).worth(state) for state in met(9, 3)]
    assert [JUDGE.worth(state) for state in met(9, 3)] == fresh
    assert 0 < len(JUDGE.memory.met) <= tree_cache.MOST


@pytest.mark.parametrize("players", [2, 4])
def test_answers_of_one_kind_lead_to_equal_tables(players: int) -> None:
    """The judge cannot tell the tables apart that follow from them."""
    compared = 0
    for state in met(20 + players, players):
        frame = pending_frame(state)
        assert frame is not None
        moves = pending(state)
        first: dict[int, list[float]] = {}
        for move, kind in zip(moves, JUDGE.kinds(state, moves), strict=True):
            after = state.copy()
            after.legal = None
            after.agenda.pop().resolve(after, move)
            worth = JUDGE.worth(after)
            compared += kind in first
            assert first.setdefault(kind, worth) == pytest.approx(worth)
    assert compared > 100


def test_every_answer_gets_a_rate() -> None:
    for state in met(31, 3):
        moves = pending(state)
        assert len(JUDGE.rate(state, moves)) == len(moves) == len(JUDGE.kinds(state, moves))
