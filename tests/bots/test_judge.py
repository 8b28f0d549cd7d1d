"""Norsaga's judge: its tables agree with the rules, and what it calls the same is the same."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import asked
from meadhall.games.norsaga.cards import CARDS, EMPTY, NEED
from meadhall.games.norsaga.judge import marks as marks_of
from meadhall.games.norsaga.judge.judge import JUDGE
from meadhall.games.norsaga.judge.marks import MARKS, WEIGHTS, marks, steps_ahead, stock_of
from meadhall.games.norsaga.judge.standing import KIND, NOTHING, Saga, Standing, first_equal
from meadhall.games.norsaga.state import Norsaga
from meadhall.games.norsaga.tree import progress
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
    state, rng, found = norsaga.new(players), meadhall.Rng.seeded(seed), []
    while (moves := pending(state)) and len(found) < 120:
        frame = asked(state)
        if frame is not None and frame.seat != CHANCE:
            found.append(state.copy())
        meadhall.play(state, moves[rng.below(len(moves))])
    return found


def test_a_standing_counts_markers_as_the_rules_do() -> None:
    for tree, need, card in trees(600):
        standing = Standing(tree, SAGAS[need])
        assert standing.now == progress(tree, need)
        for spot in range(7):
            changed = [*tree[:spot], card, *tree[spot + 1:]]
            assert standing.markers(KIND[card], spot) == progress(changed, need)
            gone = [*tree[:spot], EMPTY, *tree[spot + 1:]]
            assert standing.markers(NOTHING, spot) == progress(gone, need)


def test_equal_spots_are_equal() -> None:
    """Whatever card comes there, as many markers can be laid."""
    for tree, need, card in trees(400):
        kinds = [KIND[hero] for hero in tree]
        for spot in range(7):
            equal = first_equal(kinds, spot)
            one, other = ([*tree[:place], card, *tree[place + 1:]] for place in (spot, equal))
            assert progress(one, need) == progress(other, need)
            assert first_equal(kinds, equal) == equal


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


def test_every_mark_has_a_weight_and_every_group_its_place() -> None:
    assert len(WEIGHTS) == MARKS
    groups = sorted(value for name, value in vars(marks_of).items() if name.isupper() and isinstance(value, int)
                    and name in ("LAID", "TEMPO", "OUTS", "CHAIN", "AHEAD", "GRANT", "HELD", "WAYS", "SKALDS",
                                 "GHOSTS", "DOOMED", "LOSS", "HEROES", "HAUNTED"))
    for state in [*met(7, 4), *met(8, 2)]:
        for seat in range(state.players):
            borne = marks(state, seat, stock_of(state), steps_ahead(state))
            of = [max(group for group in groups if group <= mark) for mark in borne]
            assert len(set(of)) == len(of)
            assert max(borne) < MARKS


@pytest.mark.parametrize("players", [2, 4])
def test_answers_of_one_kind_lead_to_equal_tables(players: int) -> None:
    """The judge cannot tell the tables apart that follow from them."""
    compared = 0
    for state in met(20 + players, players):
        frame = asked(state)
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
