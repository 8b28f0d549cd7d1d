"""Proving: an honest game verifies, and whatever was changed in it afterwards is found out."""

import pytest

from core.records import SECRET, changed, committed, others, played, raised
from meadhall.core.dealer import CommittedDealer, ScriptedDealer, SeededDealer
from meadhall.core.fault import Fault
from meadhall.core.record import Record, fingerprint
from toy import toy


@pytest.fixture
def record():
    return played(committed())


@pytest.mark.parametrize("dealer", [committed, lambda: SeededDealer(3)])
def test_an_honest_game_is_proven(dealer):
    record = Record.parse(played(dealer()).text())
    verdict = record.verify()
    draws = sum(answer.seat == "chance" for answer in record.answers)
    assert (verdict.answers, verdict.draws) == (len(record.answers), draws)
    assert verdict.proven
    assert verdict.finished


@pytest.mark.parametrize("dealer", [committed, lambda: SeededDealer(3)])
def test_any_single_draw_that_was_changed_is_named_with_its_line(dealer):
    record = played(dealer())
    draws = [number for number, answer in enumerate(record.answers) if answer.seat == "chance"]
    assert len(draws) > 6
    for number in draws:
        for text in [*others(record, number), "draw kettle", ""]:
            fault = raised(changed(record, number, text=text).verify)
            assert fault.key == "record-draw"
            assert fault.args_of_key == {"line": number + 2, "found": text, "right": record.answers[number].text}


def unnoticed(record):
    """Changes of a player's answer to another legal one that nobody finds out."""
    missed = []
    for number, answer in enumerate(record.answers):
        for text in others(record, number) if answer.seat != "chance" else []:
            try:
                changed(record, number, text=text).verify()
            except Fault:
                continue
            missed.append((number + 2, answer.text, text))
    return missed


@pytest.mark.parametrize("seed", [1, 4, 5])
def test_any_single_player_answer_that_was_changed_is_noticed(seed):
    assert unnoticed(played(committed(), seed)) == []


def test_an_answer_without_consequences_that_was_changed_is_noticed():
    assert [missed for seed in range(12) for missed in unnoticed(played(committed(), seed))] == []


def test_a_result_that_was_changed_is_noticed(record):
    line = len(record.answers) + 2
    for name, value, key in (
        ("winners", [], "record-result"),
        ("scores", [99, 0], "record-result"),
        ("reason", "magic", "record-result"),
    ):
        told = {**record.result, "result": {**record.result["result"], name: value}}
        fault = raised(Record(record.header, record.answers, told).verify)
        assert (fault.key, fault.args_of_key) == (key, {"line": line})
    for told in ({**record.result, "state": "0" * 16}, {k: v for k, v in record.result.items() if k != "state"}):
        fault = raised(Record(record.header, record.answers, told).verify)
        assert (fault.key, fault.args_of_key) == ("record-state", {"line": line})
    told = {**record.result, "result": None}
    assert raised(Record(record.header, record.answers, told).verify).key == "record-result"


def test_a_result_before_the_end_is_noticed(record):
    early = Record(record.header, record.answers[:-1], record.result)
    fault = raised(early.verify)
    assert fault.key in ("record-result", "record-state")
    assert fault.args_of_key["line"] == len(record.answers) + 1


def test_another_secret_is_rejected(record):
    wrong = Record(record.header, record.answers, {**record.result, "secret": bytes(32).hex()})
    assert raised(wrong.verify).key == "record-commitment"


def test_another_promise_is_rejected(record):
    header = {**record.header, "dealer": {**record.header["dealer"], "commitment": "0" * 64}}
    assert raised(Record(header, record.answers, record.result).verify).key == "record-commitment"


def test_other_nonces_would_have_dealt_another_game(record):
    for seat in (0, 1):
        nonces = record.header["dealer"]["nonces"][:]
        nonces[seat] = "changed"
        told = {**record.header, "dealer": {**record.header["dealer"], "nonces": nonces}}
        assert raised(Record(told, record.answers, record.result).verify).key == "record-draw"


def test_without_the_secret_nothing_is_proven(record):
    for result in (None, {k: v for k, v in record.result.items() if k != "secret"}, {**record.result, "secret": ""}):
        verdict = Record(record.header, record.answers, result).verify()
        assert not verdict.proven
        assert verdict.draws == 0
        assert verdict.finished == (result is not None)


def test_a_scripted_game_is_replayed_but_not_proven():
    dealt = [answer.text for answer in played(SeededDealer(1)).answers if answer.seat == "chance"]
    verdict = played(ScriptedDealer(dealt)).verify()
    assert not verdict.proven
    assert verdict.finished


def test_a_dealer_can_be_had_again_from_its_record(record):
    assert isinstance(record.dealer(), CommittedDealer)
    assert record.dealer().secret == SECRET
    running = played(committed(), answers=5)
    assert running.dealer() is None
    assert running.dealer(SECRET).nonces == ["one", "two"]
    assert raised(running.dealer, bytes(32)).key == "record-commitment"
    assert played(SeededDealer(9)).dealer().seed == 9


def test_a_fingerprint_tells_positions_apart(record):
    prints = {fingerprint(toy, record.replay(upto)) for upto in range(len(record.answers) + 1)}
    assert len(prints) > len(record.answers) * 0.9
    assert all(len(found) == 16 for found in prints)
