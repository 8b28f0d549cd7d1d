"""What a seat is shown in numbers: the same rows for every table, and nothing it may not know."""

import json

import numpy as np
import pytest

import meadhall
from meadhall.core.agenda import pending
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.research import observing
from meadhall.research.norsaga_codes import norsaga_codes
from research.walks import GAMES, players_of, positions

WALKS = {"norsaga": (9, 120), "fire_and_axe": (8, 80), "yggdrasil": (10, 60), "trudvang": (8, 60)}


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_as_the_layout_says(name):
    game = meadhall.game(name)
    layout = observing.layout_of(game)
    assert len({fact.name for fact in layout.facts}) == len(layout.facts)
    assert layout.sizes.max() <= 256, "many games at once keep a byte for each fact"
    for at, (state, _) in enumerate(positions(name, *WALKS[name])):
        if at % 5:
            continue
        row = observing.row_of(game, state, at % players_of(state))
        assert row.facts == layout.facts
        assert all(0 <= code < fact.size for code, fact in zip(row.codes, row.facts, strict=True))
        tensor = layout.tensor(row.codes)[0]
        assert tensor.shape == (layout.width,)
        assert tensor.dtype == np.float32
        assert 0 <= tensor.min() <= tensor.max() <= 1
        assert tensor.sum() >= len(layout.choices)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_show(name):
    """The secrecy law: deal anew whatever the seat cannot see, and all three forms are what they were."""
    game, moved = meadhall.game(name), 0
    for at, (state, _) in enumerate(positions(name, *WALKS[name])):
        if at % 7:
            continue
        seat = at % players_of(state)
        other = game.redeal(state, seat, Rng.seeded(at))
        pending(other)
        assert observing.row_of(game, other, seat).codes == observing.row_of(game, state, seat).codes
        assert observing.codes(game, other, seat) == observing.codes(game, state, seat)
        assert observing.text(game, other, seat) == observing.text(game, state, seat)
        moved += game.position(other) != game.position(state)
    assert moved or not game.secrets


def test_others_do_not_read_what_one_is_asked():
    game = meadhall.game("norsaga")
    for state, _ in positions("norsaga", 2, 60):
        asked = state.agenda[-1].seat
        for seat in range(2):
            assert (observing.view(game, state, seat)["options"] is not None) == (seat == asked)


def test_norsaga_has_the_same_row_with_and_without_a_view():
    game = meadhall.game("norsaga")
    asks = {ask: at + 1 for at, ask in enumerate(observing.asks_of(game))}
    for at, (state, _) in enumerate(positions("norsaga", 9, 200)):
        frame = state.agenda[-1]
        if at % 4 == 0:
            for seat in range(players_of(state)):
                assert norsaga_codes(state, seat, asks[frame.ask]) == observing.row_of(game, state, seat).codes
                assert observing.codes(game, state, seat) == norsaga_codes(state, seat, asks[frame.ask])


def test_the_text_is_the_view():
    game = meadhall.game("yggdrasil")
    state = game.new(2)
    told = json.loads(observing.text(game, state, 1))
    assert told["view"] == json.loads(json.dumps(game.view(state, 1)))
    assert (told["asked"], told["ask"]) == ("A", "god.choose")


def test_a_game_nobody_described_is_refused():
    with pytest.raises(Fault) as unknown:
        observing.facts_of("toy")
    assert unknown.value.key == "facts-unknown"
