"""Nothing hidden sways a bot: what it answers follows from its seed and what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from meadhall.bots import bot, judge_of
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import pending_frame
from meadhall.games.norsaga.state import Norsaga
from scenario import norsaga, table

judge: Any = judge_of(norsaga)


def positions(seed: int, players: int, every: int = 1) -> Iterator[tuple[Norsaga, int]]:
    """Questions met in a game of thralls, with the seat that is asked."""
    state: Any = norsaga.new(players)
    rng = meadhall.Rng.seeded(seed)
    count = 0
    while (moves := pending(state)) and count < 160:
        frame = pending_frame(state)
        assert frame is not None
        if frame.seat != CHANCE:
            count += 1
            if count % every == 0:
                yield state, frame.seat
        meadhall.play(state, moves[rng.below(len(moves))])


def knowing(seed: int) -> Iterator[tuple[Norsaga, int]]:
    """Those where somebody remembers cards of another hand, the hard part of the law."""
    for players in (2, 3, 4):
        for state, seat in positions(seed, players):
            if state.known:
                yield state, seat


def cards_of(state: Norsaga) -> list[int]:
    return sorted(card for cards in (state.deck, *state.hands, state.drawn, state.aside) for card in cards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_seen_follows_from_knowledge_alone(players: int) -> None:
    for state, _ in positions(players, players):
        for seat in range(players):
            seen = norsaga.position(judge.seen(state, seat))
            for luck in range(3):
                other = norsaga.redeal(state, seat, meadhall.Rng.seeded(luck))
                assert norsaga.position(judge.seen(other, seat)) == seen


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_what_is_seen_follows_from_knowledge_alone_also_when_hands_are_remembered(seed: int) -> None:
    met = 0
    for state, _ in knowing(seed):
        for seat in range(state.players):
            seen = judge.seen(state, seat)
            other = norsaga.redeal(state, seat, meadhall.Rng.seeded(seed))
            assert norsaga.position(judge.seen(other, seat)) == norsaga.position(seen)
            met += 1
    assert met > 50


def test_what_is_seen_keeps_what_the_seat_knows() -> None:
    """A card remembered in one of two hands lies in one of them; a hand that was looked at is complete."""
    for state, seat in knowing(5):
        seen = judge.seen(state, seat)
        ours, theirs = norsaga.view(state, seat)["players"], norsaga.view(seen, seat)["players"]
        for before, after in zip(ours, theirs, strict=True):
            assert sorted(before["hand"] or []) == sorted(after["hand"] or [])
            assert {k: v for k, v in before.items() if k != "hand"} == {k: v for k, v in after.items() if k != "hand"}
        assert cards_of(seen) == cards_of(state)


@pytest.mark.parametrize(("level", "every", "iterations"), [("karl", 9, None), ("jarl", 14, 40)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_choice_is_the_same_on_every_table_the_seat_cannot_tell_apart(
    level: str,
    every: int,
    iterations: int | None,
    players: int,
) -> None:
    for state, seat in positions(100 + players, players, every):
        choice = bot(level, norsaga, 5, iterations=iterations).choose(state, seat)
        for luck in range(2):
            other = norsaga.redeal(state, seat, meadhall.Rng.seeded(luck))
            assert bot(level, norsaga, 5, iterations=iterations).choose(other, seat) == choice


def test_a_remembered_hand_in_another_order_changes_nothing() -> None:
    text = """players=3 A.saga=R2G2B1Y1 B.saga=R1G1B2Y2 C.saga=R3G2B1 A.tree=GB1/GR1,RY1/-,-/-,-
              A.hand=GG1,BR1,YY1,SK-R1 B.tree=RR1/RG1,-/-,-/-,- C.tree=BB1/-,-/-,-/-,- B.hand={b} C.hand={c}
              known=YR1:BC....,YG1:BC....,RB1:B.... active=A step=2"""
    tables = [
        table(text.format(b=b, c=c))
        for b, c in [
            ("YR1,RB1,BG1,RB2", "YG1,BY1,GH-1,RR2"),
            ("RB1,YG1,GH-1,RB2", "RR2,BG1,YR1,BY1"),
            ("BY1,YG1,YR1,RB1", "BG1,RB2,GH-1,RR2"),
        ]
    ]
    assert len({norsaga.position(judge.seen(state, 0)) for state in tables}) == 1
    for level in ("karl", "jarl"):
        assert len({bot(level, norsaga, 3, iterations=200).choose(state, 0) for state in tables}) == 1
