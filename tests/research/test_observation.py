"""What a seat is shown in numbers: the same rows for every table, and nothing it may not know."""

import json

import numpy as np
import pytest

import meadhall
from meadhall.core.agenda import pending
from meadhall.core.game import GAMES as REGISTERED
from meadhall.core.game import register
from meadhall.core.rng import Rng
from meadhall.games.norsaga.observation_codes import norsaga_codes
from meadhall.research import observation
from research.walks import GAMES, players_of, positions

WALKS = {"norsaga": (9, 120), "fire_and_axe": (8, 80), "yggdrasil": (10, 60), "trudvang": (8, 60)}


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_as_the_layout_says(name):
    game = meadhall.game(name)
    layout = observation.build_layout(game)
    assert len({fact.name for fact in layout.facts}) == len(layout.facts)
    assert layout.sizes.max() <= 256, "many games at once keep a byte for each fact"
    for at, (state, _) in enumerate(positions(name, *WALKS[name])):
        if at % 5:
            continue
        row = observation.build_row(game, state, at % players_of(state))
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
        assert observation.build_row(game, other, seat).codes == observation.build_row(game, state, seat).codes
        assert observation.codes(game, other, seat) == observation.codes(game, state, seat)
        assert observation.text(game, other, seat) == observation.text(game, state, seat)
        moved += game.position(other) != game.position(state)
    assert moved or not game.secrets


def test_others_do_not_read_what_one_is_asked():
    game = meadhall.game("norsaga")
    for state, _ in positions("norsaga", 2, 60):
        asked = state.agenda[-1].seat
        for seat in range(2):
            assert (observation.view(game, state, seat)["options"] is not None) == (seat == asked)


def test_norsaga_has_the_same_row_with_and_without_a_view():
    game = meadhall.game("norsaga")
    asks = {ask: at + 1 for at, ask in enumerate(observation.list_asks(game))}
    for at, (state, _) in enumerate(positions("norsaga", 9, 200)):
        frame = state.agenda[-1]
        if at % 4 == 0:
            for seat in range(players_of(state)):
                assert norsaga_codes(state, seat, asks[frame.ask]) == observation.build_row(game, state, seat).codes
                assert observation.codes(game, state, seat) == norsaga_codes(state, seat, asks[frame.ask])


def test_the_text_is_the_view():
    game = meadhall.game("yggdrasil")
    state = game.new(2)
    told = json.loads(observation.text(game, state, 1))
    assert told["view"] == json.loads(json.dumps(game.view(state, 1)))
    assert (told["asked"], told["ask"]) == ("A", "god.choose")


def test_a_game_that_describes_no_facts_has_its_view_as_a_row():
    register("toy", "toy:toy")
    game = meadhall.game("toy")
    state, rng = game.new(2), meadhall.Rng.seeded(1)
    layout, rows = observation.build_layout(game), set()
    while meadhall.pending(state):
        codes = observation.codes(game, state, 0)
        assert len(codes) == len(layout.facts)
        rows.add(tuple(codes))
        meadhall.play(state, rng.choice(meadhall.pending(state)))
    assert len(rows) > 5
    REGISTERED.pop("toy")
