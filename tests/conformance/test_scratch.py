"""What a turn puts on the table for its own use is cleared away before the next one."""

import pytest

from conformance.games import ENTRIES
from meadhall.core.agenda import AUTO, NOBODY
from meadhall.core.rng import Rng

each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def step(entry, state, rng):
    """One frame of the agenda, as the core runs it."""
    frame = state.agenda[-1]
    options = [] if frame.seat == NOBODY else frame.options(state)
    move = entry.pick(state, options, rng) if options else AUTO
    state.agenda.pop()
    frame.resolve(state, move)


@each_game
def test_nothing_is_left_over_when_a_turn_begins(entry):
    turns, used = 0, set()
    for number, (players, options) in enumerate(entry.variants):
        state, rng = entry.game.new(players, options), Rng.seeded(number)
        while state.agenda:
            if type(state.agenda[-1]).__name__ == entry.turn:
                turns += 1
                assert entry.scratch(state) == [], entry.game.position(state)
                assert len(state.agenda) == 1
            used.update(entry.scratch(state))
            step(entry, state, rng)

    assert turns > 2 * len(entry.variants)
    assert used  # the hook looks at something that is really used
