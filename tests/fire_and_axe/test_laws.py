"""What holds at every step of every game, played at random and by a hasty captain."""

import json
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import meadhall
from fire_and_axe import greedy
from fire_and_axe.voyage import game
from meadhall.core.agenda import CHANCE, answer, pending, rollout
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import CREW, GOODS, HAND, SLOTS, count_runes
from meadhall.games.fire_and_axe.chart import PORTS, WINTER
from meadhall.games.fire_and_axe.rules.raid import list_treasures_left
from optional import unwrap

OFF_TURN = ("reactions", "anytime", "own_turn")


def new(seed, cap):
    players = (3, 4, 5, 3, 2)[seed % 5]
    return game.new(players, {"round_cap": cap, "off_turn": OFF_TURN[seed % 3], "conflict": seed % 4 != 1})


def pieces(s):
    """Goods of each kind, crew of each player, runes of each kind: wherever they lie."""
    goods = [
        s.stock[good]
        + (s.demand == good)
        + s.market.count(good)
        + s.losses.count(good)
        + sum(s.cargo[seat * GOODS + good] for seat in range(s.players))
        for good in range(GOODS)
    ]
    crew = [
        s.supply[seat] + s.crew[seat] + s.settled.count(seat) + (s.losses.count(CREW) if seat == s.active else 0)
        for seat in range(s.players)
    ]
    runes = s.deck[:]
    for rune in [*s.discard, *s.table, *(rune for hand in s.hands for rune in hand)]:
        runes[rune] += 1
    return goods, crew, runes


def holds(s):
    """Everything that must be true of any position."""
    goods, crew, runes = pieces(s)
    assert goods == [11, 11, 11]
    assert crew == [15] * s.players
    assert runes == count_runes(s.house.conflict)
    for seat in range(s.players):
        assert min(s.crew[seat], s.supply[seat], *s.cargo[seat * 3 : seat * 3 + 3]) >= 0
        assert s.count_aboard(seat) <= SLOTS[s.era]
        assert len(s.hands[seat]) <= HAND
        assert 0 <= s.olds[seat] <= len(s.hands[seat])
        assert s.ships[seat] == WINTER or s.crew[seat] > 0 or s.ended or s.over
    ports = [ship for ship in s.ships if ship < PORTS]
    assert len(set(ports)) == len(ports)
    assert 0 <= s.prep + s.sail <= s.limit <= 11
    assert len(list_treasures_left(s, 1)) == sum(s.has_town(port) for port in range(PORTS)) - len(
        list_treasures_left(s, 2)
    )
    seen = sum(owner != -1 for owner in s.won) + sum(saga >= 0 for saga in s.open)
    assert seen + s.left == 18


@pytest.mark.rule("FA-COMP-02", "FA-COMP-03")
@pytest.mark.parametrize("seed", range(10))
def test_goods_sum_to_eleven_and_crew_to_fifteen_at_every_step(seed):
    for policy in ("random", "hasty"):
        s, rng = new(seed, 40 if policy == "random" else 100), Rng.seeded(seed)
        while moves := pending(s):
            holds(s)
            frame = s.agenda[-1]
            by_chance = frame.sample(s, rng) if frame.seat == CHANCE else rng.choice(moves)
            answer(s, by_chance if policy == "random" else greedy.pick(s, moves, rng))
        holds(s)


def test_fifty_random_games_end():
    reasons: Counter[Any] = Counter()
    for seed in range(50):
        s = new(seed, 60)
        rollout(s, Rng.seeded(seed))
        outcome = unwrap(game.outcome(s))
        assert s.ended
        assert outcome.winners
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores)
        reasons[outcome.reason] += 1
    assert set(reasons) <= {"cap", "tokens", "sagas", "settled"}


@pytest.mark.rule("FA-FINAL-04", "FA-FINAL-06")
def test_hasty_games_reach_all_eras_every_question_and_more_than_one_end():
    asks: set[Any] = set()
    reasons: Counter[Any] = Counter()
    eras: Counter[Any] = Counter()
    for seed in range(30):
        s, rng = new(seed, 100), Rng.seeded(100 + seed)
        while moves := pending(s):
            asks.add(s.agenda[-1].ask)
            answer(s, greedy.pick(s, moves, rng))
        reasons[unwrap(game.outcome(s)).reason] += 1
        eras[s.era] += 1
    assert eras[3] >= 25
    assert reasons["tokens"] >= 10
    assert asks == {frame.ask for frame in game.frames.values() if frame.ask}


@pytest.mark.parametrize("seed", range(4))
def test_why_is_empty_exactly_for_legal_moves(seed):
    rules, cited = set(ledger()), set()
    s, rng = new(seed, 100), Rng.seeded(seed)
    number = 0
    while moves := pending(s):
        frame = s.agenda[-1]
        number += 1
        if number % 3 == 0 or frame.ask != "turn.act":
            candidates = frame.candidates(s)
            assert len(set(candidates)) == len(candidates)
            assert set(moves) <= set(candidates)
            for move in candidates:
                rule = frame.why(s, move)
                assert (rule == "") == (move in moves), (frame.ask, frame.text(s, move), rule)
                cited.add(rule)
        answer(s, greedy.pick(s, moves, rng))
    assert cited - {""} <= rules
    assert len(cited) > 15


def ledger():
    text = (resources.files("meadhall.games.fire_and_axe") / "rules.toml").read_text(encoding="utf-8")
    return [rule["id"] for rule in tomllib.loads(text)["rule"]]


@pytest.mark.parametrize("seed", range(4))
def test_positions_packs_and_copies_come_back(seed):
    s, rng = new(seed, 100), Rng.seeded(50 + seed)
    while moves := pending(s):
        if rng.below(12) == 0:
            line = game.position(s)
            back = game.from_position(line)
            packed = game.unpack(json.loads(json.dumps(game.pack(s))))
            for twin in (back, packed, s.copy()):
                assert pending(twin) == moves
                assert game.position(twin) == line
                assert game.pack(twin) == game.pack(s)
                assert [game.view(twin, seat) for seat in (0, None)] == [game.view(s, seat) for seat in (0, None)]
            greedy_on(back, Rng.seeded(1))
        answer(s, greedy.pick(s, moves, rng))
    assert game.position(game.from_position(game.position(s))) == game.position(s)
    assert game.outcome(game.from_position(game.position(s))) == game.outcome(s)


def greedy_on(s, rng):
    for _ in range(10):
        if moves := pending(s):
            answer(s, greedy.pick(s, moves, rng))


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_has_one_text_and_is_read_back_from_it(seed):
    s, rng = new(seed, 30), Rng.seeded(70 + seed)
    while moves := pending(s):
        written = [game.notate(s, move) for move in moves]
        assert len(set(written)) == len(written)
        for move, text in zip(moves, written, strict=True):
            assert text == " ".join(text.split())
            assert game.read(s, text) == move
        answer(s, greedy.pick(s, moves, rng))


def test_a_record_replays_to_the_same_end():
    dealer = meadhall.SeededDealer(4)
    options = {"round_cap": 20}
    s, rng = game.new(3, options), Rng.seeded(4)
    record = Record.start(game, s, 3, options, ["Bera", "Orm", "Odd"], dealer)
    while moves := pending(s):
        move = dealer.deal(s) if s.agenda[-1].seat == CHANCE else greedy.pick(s, moves, rng)
        record.add(s, game.notate(s, move))
    record.finish(s, dealer)
    verdict = Record.parse(record.text()).verify()
    assert (verdict.proven, verdict.finished, verdict.answers) == (True, True, len(record.answers))


def test_a_search_copy_tells_nothing_and_leaves_the_original_alone():
    s, rng = new(0, 20), Rng.seeded(9)
    s.log = []
    while moves := pending(s):
        before = game.position(s)
        twin = s.copy()
        assert twin.log is None
        greedy_on(twin, Rng.seeded(2))
        assert game.position(s) == before
        answer(s, greedy.pick(s, moves, rng))
    assert s.log
    for event in s.log:
        assert event.secret is None or event.reveals
        json.dumps(event.fields_for(0))
