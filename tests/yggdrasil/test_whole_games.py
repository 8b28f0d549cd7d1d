"""Whole games at random: they end, nothing gets lost on the way, and all ways to look at a state agree."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import meadhall
from meadhall.core.agenda import CHANCE, pending, rollout
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import count_bits, list_bits
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.position_defaults import count_on_page
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.state import REASONS
from optional import unwrap
from yggdrasil.scene import table, yggdrasil
from yggdrasil.starts import ALL_ENDS
from yggdrasil.whole_games_helpers import STARTS, VARIANTS, play, positions, walk


def conserved(s):
    table = COMPONENTS.tables[s.players - 1]
    assert s.giants + s.muspell + count_on_page(s, "bridge") == 8
    assert s.dead + s.anonymous == 8
    assert s.valhalla + s.heroes == 8
    assert s.alfheim + sum(s.elves) + s.spent + len(s.lent) == table.pieces
    assert s.vanaheim + sum(s.dice) == table.pieces
    assert s.wall + count_bits(s.devastated) == 7
    assert s.pawns + count_bits(s.jotnar) == 7
    assert s.supply == sum(s.most) - sum(s.life)
    assert count_bits(s.jotun_deck) + count_bits(s.jotun_out) == 18
    assert s.jotnar & ~s.jotun_out == 0
    assert count_bits(s.creature_deck) + count_bits(s.creature_out) + len(s.drawn) == 18
    owned = [card for mask in s.artifacts for card in list_bits(mask)]
    tops = [top for top in s.tops if top >= 0]
    buried = s.tale.buried if s.tale is not None else []
    assert sorted(owned + tops + list_bits(s.stacks) + buried) == list(range(18))
    for number in (
        s.giants,
        s.muspell,
        s.dead,
        s.anonymous,
        s.valhalla,
        s.heroes,
        s.alfheim,
        s.vanaheim,
        s.wall,
        s.pawns,
        s.supply,
        *s.life,
        *s.elves,
        *s.dice,
        *s.tokens,
    ):
        assert number >= 0
    assert all(life <= most for life, most in zip(s.life, s.most, strict=True))


def cards_conserved(s):
    """Every enemy card is somewhere, once; the unknown places are as many as the unknown cards."""
    known = [*s.open, *(card for pile in s.piles for card in pile if card != UNKNOWN)]
    known += [card for card in s.down if card not in (UNKNOWN, NO_CARD)]
    cards = known + [card for bag in s.bags for card in list_bits(bag)] + list_bits(s.unseen)
    assert sorted(cards) == list(range(6 * len(s.gods)))
    assert len(s.gods) == max(3, s.players)
    assert sum(s.tokens) == count_bits(s.unseen)
    for seat in range(s.players):
        unknown = s.piles[seat].count(UNKNOWN) + (s.down[seat] == UNKNOWN)
        assert unknown == count_bits(s.bags[seat]) + s.tokens[seat]
        assert s.apart[seat] & ~s.bags[seat] == 0
        assert s.apart[seat] == 0 or s.down[seat] == UNKNOWN


def orderly(s):
    """YG: no world holds two enemies without a marker; no enemy is open too often between turns."""
    if not s.ended:
        for world in range(9):
            assert s.count_enemies(world) < 2 or s.is_devastated(world)
    if s.agenda and s.agenda[-1].ask == "turn.order":
        most = 2 if s.players == 1 else 1
        assert all(count <= most for count in Counter(card % 6 for card in s.open).values())


@pytest.mark.rule("YG-SETUP-15")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_pieces_cards_and_life_points_are_conserved_at_every_step(number):
    players, options = VARIANTS[number]
    for seed in range(6):
        for state in walk(players, options, seed, careful_play=seed % 2 == 0):
            conserved(state)
            cards_conserved(state)
            orderly(state)
        assert state.ended
        assert (state.reason == 0) == bool(unwrap(yggdrasil.outcome(state)).winners)


@pytest.mark.parametrize("number", range(len(STARTS)))
def test_nothing_is_lost_among_the_well_equipped_either(number):
    for seed in range(4):
        for state in play(table(STARTS[number]), seed):
            conserved(state)
            cards_conserved(state)
            orderly(state)


@pytest.mark.rule("YG-END-01")
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
@pytest.mark.parametrize("players", range(1, 6))
def test_random_games_end_and_all_win_or_all_lose(players, difficulty):
    for seed in range(60):
        state = yggdrasil.new(players, {"difficulty": difficulty})
        rollout(state, Rng.seeded(seed))
        outcome = unwrap(yggdrasil.outcome(state))
        assert outcome.winners in ([], list(range(players)))
        assert (outcome.reason == "tree") == bool(outcome.winners)
        assert len(outcome.scores) == players
        if outcome.reason == "life":
            assert min(state.life) == 0


@pytest.mark.parametrize("reason", sorted(ALL_ENDS))
def test_every_end_can_be_reached(reason):
    reached = {unwrap(yggdrasil.outcome(list(play(table(ALL_ENDS[reason]), seed))[-1])).reason for seed in range(5)}
    assert reason in reached
    assert set(ALL_ENDS) == set(REASONS)


def test_every_question_comes_up_and_options_have_one_text_each():
    asks: Counter[Any] = Counter()
    for state in positions():
        moves = pending(state)
        if not moves:
            continue
        frame = state.agenda[-1]
        asks[frame.ask] += 1
        texts = [frame.text(state, move) for move in moves]
        assert len(set(texts)) == len(texts) == len(set(moves))
        assert all(re.fullmatch(r"[a-z-]+( [\w.-]+)*", text) for text in texts), texts
        for move, text in zip(moves, texts, strict=True):
            assert yggdrasil.read(state, text) == move
    assert {frame.ask for frame in yggdrasil.frames.values() if frame.ask} - set(asks) == set()


def ledger():
    text = (resources.files("meadhall.games.yggdrasil") / "rules.toml").read_text(encoding="utf-8")
    return {rule["id"] for rule in tomllib.loads(text)["rule"]}


def test_exactly_the_legal_candidates_are_free_of_a_rule_against_them():
    rules = ledger()
    for state in positions():
        moves = set(pending(state))
        if moves:
            frame = state.agenda[-1]
            candidates = frame.candidates(state)
            assert moves <= set(candidates)
            assert len({frame.text(state, move) for move in candidates}) == len(candidates)
            for move in candidates:
                rule = frame.why(state, move)
                assert (rule == "") == (move in moves), (frame.ask, frame.text(state, move), rule)
                assert rule == "" or rule in rules


def whole(state):
    return json.dumps([pending(state), yggdrasil.position(state), yggdrasil.pack(state)])


def test_copies_positions_and_packed_states_come_back_the_same():
    for number, state in enumerate(positions()):
        before = whole(state)
        line = yggdrasil.position(state)
        twins = [
            state.copy(),
            yggdrasil.from_position(line),
            yggdrasil.redeal(state, 0, Rng.seeded(1)),
            yggdrasil.unpack(json.loads(json.dumps(yggdrasil.pack(state)))),
        ]
        ends = set()
        for twin in twins:
            assert whole(twin) == before
            rollout(twin, Rng.seeded(number))
            ends.add(yggdrasil.position(twin))
        assert len(ends) == 1
        assert whole(state) == before


def test_states_between_questions_come_back_as_well():
    for seed, (players, options) in enumerate(VARIANTS):
        state, rng = yggdrasil.new(players, options), Rng.seeded(seed)
        for _ in range(120):
            line = yggdrasil.position(state)
            assert yggdrasil.position(yggdrasil.from_position(line)) == line
            if not state.agenda:
                break
            frame = state.agenda[-1]
            moves = [] if frame.seat == -2 else frame.options(state)
            move = frame.sample(state, rng) if frame.seat == CHANCE and moves else rng.choice(moves) if moves else -1
            state.agenda.pop()
            frame.resolve(state, move)


@pytest.mark.rule("YG-INFO-04")
def test_everybody_sees_the_same_and_looking_changes_nothing():
    for state in positions(2):
        before = whole(state)
        views = [yggdrasil.view(state, seat) for seat in (*range(state.players), None)]
        for seen in views:
            seen.pop("you")
        assert all(json.dumps(seen) == json.dumps(views[0]) for seen in views)
        assert whole(state) == before


def test_chance_is_weighted_as_it_samples():
    checked = 0
    for state in positions():
        if pending(state) and state.agenda[-1].seat == CHANCE:
            frame = state.agenda[-1]
            weights = frame.weights(state)
            if weights is not None:
                assert len(weights) == len(pending(state))
                assert all(weights)
                rng = Rng.seeded(3)
                seen = Counter(frame.sample(state, rng) for _ in range(600))
                total = sum(weights)
                for move, weight in zip(pending(state), weights, strict=True):
                    assert abs(seen[move] / 600 - weight / total) < 0.1
                checked += 1
    assert checked > 10


def test_events_are_json_and_tell_what_a_silent_game_does():
    for seed, (players, options) in enumerate(VARIANTS[::3]):
        told, silent = yggdrasil.new(players, options), yggdrasil.new(players, options)
        told.log = []
        rollout(told, Rng.seeded(seed))
        rollout(silent, Rng.seeded(seed))
        assert yggdrasil.position(told) == yggdrasil.position(silent)
        json.dumps([event.fields_for(None) for event in told.log])
        assert told.log[-1].kind in ("win", "lose")
        assert silent.log is None


def test_a_record_replays(tmp_path):
    dealer, rng = meadhall.SeededDealer(4), Rng.seeded(4)
    state = yggdrasil.new(2, {"difficulty": "hard"})
    record = meadhall.Record.start(yggdrasil, state, 2, {"difficulty": "hard"}, ["me", "me"], dealer)
    while (decision := meadhall.decide(state)) is not None:
        move = dealer.deal(state) if decision.seat == CHANCE else rng.choice(pending(state))
        record.add(state, yggdrasil.notate(state, move))
    record.finish(state, dealer)
    record.save(tmp_path / "game.record")
    verdict = meadhall.Record.load(tmp_path / "game.record").verify()
    assert verdict.proven
    assert verdict.finished
