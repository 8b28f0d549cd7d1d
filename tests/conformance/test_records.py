"""A record replays to the same state, and the state after undo is the replay of the shorter record."""

import json
from typing import Any

import pytest

from conformance.games import ENTRIES
from conformance.walk import whole
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.dealer import CommittedDealer, ReplayingDealer, SeededDealer
from meadhall.core.record import Record
from meadhall.core.rng import Rng

each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def recorded(entry, players, options, dealer, seed, answers=10_000):
    """A random game with its record, and copies of the state: after no answers, after the first, and so on."""
    state = entry.game.new(players, options)
    record = Record.start(entry.game, state, players, options, ["Ása", "Bó", "Þór", "D", "Éa"][:players], dealer)
    rng = Rng.seeded(seed)
    copies: list[Any] = []
    while (moves := pending(state)) and len(copies) < answers:
        copies.append(state.copy())
        move = dealer.deal(state) if state.agenda[-1].seat == CHANCE else entry.pick(state, moves, rng)
        record.add(state, entry.game.notate(state, move))
    copies.append(state.copy())
    if not pending(state):
        record.finish(state, dealer)
    return record, copies


@each_game
def test_a_record_comes_back_from_its_text_and_replays_to_the_same_end(entry, tmp_path):
    for number, (players, options) in enumerate(entry.variants[::3]):
        record, copies = recorded(entry, players, options, SeededDealer(number), number)
        record.save(tmp_path / "game.record")
        back = Record.load(tmp_path / "game.record")

        assert back.header == json.loads(json.dumps(record.header))
        assert back.answers == record.answers
        assert back.result == record.result
        assert back.text() == record.text()
        assert whole(entry, back.replay()) == whole(entry, copies[-1])
        verdict = back.verify()
        assert (verdict.answers, verdict.proven, verdict.finished) == (len(record.answers), True, True)


@each_game
def test_undo_is_the_replay_of_the_shorter_record(entry):
    for number, (players, options) in enumerate(entry.variants[::4]):
        record, copies = recorded(entry, players, options, SeededDealer(number), number, 400)
        for upto in {0, 1, 2, len(copies) // 3, len(copies) // 2, len(copies) - 2, len(copies) - 1}:
            shorter = Record(record.header, record.answers[:upto])
            assert whole(entry, record.replay(upto)) == whole(entry, copies[upto])
            assert whole(entry, Record.parse(shorter.text()).replay()) == whole(entry, copies[upto])


@each_game
def test_a_record_may_start_from_any_position(entry):
    players, options = entry.variants[0]
    record, copies = recorded(entry, players, options, SeededDealer(5), 5)
    middle = len(copies) // 2
    line = entry.game.position(copies[middle])
    rest = Record({**record.header, "position": line}, record.answers[middle:])
    assert whole(entry, Record.parse(rest.text()).replay()) == whole(entry, copies[-1])


@each_game
def test_a_replaying_dealer_deals_the_same_game(entry):
    players, options = entry.variants[0]
    record, copies = recorded(entry, players, options, SeededDealer(6), 6)
    dealt = [answer.text for answer in record.answers if answer.seat == "chance"]
    again, twins = recorded(entry, players, options, ReplayingDealer(dealt), 6)
    assert again.answers == record.answers
    assert whole(entry, twins[-1]) == whole(entry, copies[-1])


@each_game
def test_a_promised_deal_is_proven(entry):
    for number, (players, options) in enumerate(entry.variants[::5]):
        dealer = CommittedDealer(bytes([number]) * 32, [f"nonce {seat}" for seat in range(players)])
        record, _ = recorded(entry, players, options, dealer, number)
        back = Record.parse(record.text())
        assert back.verify().proven
        assert back.verify().draws == sum(answer.seat == "chance" for answer in record.answers)
