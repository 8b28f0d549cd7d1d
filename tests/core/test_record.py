"""Records: written, read and replayed; each kind of damage is one fault that names its line."""

import json
import os

import pytest

from core.records import SECRET, changed, committed, played, raised
from meadhall.core.agenda import pending
from meadhall.core.dealer import ScriptedDealer, SeededDealer
from meadhall.core.fault import Illegal
from meadhall.core.record import Answer, Record, fingerprint
from toy import toy


@pytest.fixture
def record():
    return played(committed())


@pytest.fixture
def lines(record):
    return record.lines()


# Writing and reading


def test_a_record_is_a_header_answers_and_a_result(record):
    header, first, *_, result = [json.loads(line) for line in record.lines()]
    assert header == {
        "meadhall": 1,
        "game": "toy",
        "rules": 1,
        "data": "6-4-2",
        "players": 2,
        "options": {},
        "seats": ["Ása", "Bó"],
        "dealer": committed().header(),
    }
    assert first == {"n": 1, "seat": "chance", "answer": record.answers[0].text}
    assert result.keys() >= {"result", "state", "secret"}
    assert result["result"].keys() == {"winners", "scores", "reason"}


def test_a_record_is_text_one_line_each(record):
    text = record.text()
    assert text.endswith("}\n")
    assert text.count("\n") == len(record.answers) + 2
    assert "Ása" in text  # readable, not escaped


def test_a_record_comes_back(record, tmp_path):
    path = tmp_path / "deep" / "er" / "game.record"
    record.save(path)
    back = Record.load(path)
    assert (back.header, back.answers, back.result) == (record.header, record.answers, record.result)
    assert back.text() == record.text() == path.read_text(encoding="utf-8")
    assert Record.load(str(path)).text() == record.text()
    assert list(path.parent.iterdir()) == [path]


def test_a_record_written_on_windows_comes_back(record, tmp_path):
    path = tmp_path / "game.record"
    path.write_bytes(record.text().replace("\n", "\r\n").encode())
    assert Record.load(path).text() == record.text()


def test_a_running_game_publishes_no_secret():
    record = played(committed(), answers=6)
    assert record.result is None
    assert SECRET.hex() not in record.text()
    assert SECRET.hex() in played(committed()).text()


def test_seeded_and_scripted_games_have_no_secret():
    assert "secret" not in played(SeededDealer(1)).result


def test_a_refused_answer_is_not_written_down(record):
    running = played(SeededDealer(1), answers=5)
    state = running.replay()
    before = running.text()
    assert isinstance(raised(running.add, state, "nonsense"), Illegal)
    assert running.text() == before
    over = record.replay()
    assert raised(record.add, over, "pass").key == "answer-over"


def test_an_answer_is_written_down_in_its_own_spelling():
    state, dealer = toy.new(2), SeededDealer(1)
    record = Record.start(toy, state, 2, {}, ["A", "B"], dealer)
    text = toy.notate(state, dealer.deal(state)) if pending(state) else ""
    record.add(state, f"  {text} ")
    assert record.answers[0].text == text


def test_saving_replaces_the_whole_file_or_nothing(record, tmp_path, monkeypatch):
    path = tmp_path / "game.record"
    record.save(path)
    before = path.read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        played(SeededDealer(2)).save(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("blank", ["\u2028", "\u2029", "\x85"])
def test_a_name_may_hold_any_character(record, blank):
    record.header["seats"] = [f"Á{blank}sa", "Bó"]
    assert Record.parse(record.text()).header == record.header


@pytest.mark.parametrize("name", ["\n", '"', "\\", "\r\n", "\t", "\x0b", "\x0c", "\x1e", "☃", "\x00", ""])
def test_a_name_may_hold_awkward_characters(record, name):
    record.header["seats"] = [name, "Bó"]
    assert Record.parse(record.text()).header == record.header


# Damage: exactly one fault with the right key and line, and nothing is written over


def damaged(tmp_path, data, key, **told):
    path = tmp_path / "game.record"
    path.write_bytes(data)
    fault = raised(Record.load, path)
    assert fault.key == key
    assert told.items() <= fault.args_of_key.items(), fault.args_of_key
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


def test_an_empty_file(tmp_path):
    damaged(tmp_path, b"", "record-line", line=1)


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"hello\n",
        b"[]\n",
        b"17\n",
        b'"text"\n',
        b"null\n",
        b"{\n}\n",
        b"\xef\xbb\xbf{}\n",
        b"\x00\n",
        b"\x1f\x8b...",
    ],
)
def test_no_record_at_all(tmp_path, data):
    if data.startswith(b"\x1f\x8b"):
        damaged(tmp_path, data + b"\xff", "record-not-text")
    else:
        damaged(tmp_path, data, "record-line", line=1)


def test_not_utf_8(tmp_path, record):
    damaged(tmp_path, record.text().encode("latin-1"), "record-not-text", path=str(tmp_path / "game.record"))


def test_no_such_file(tmp_path):
    fault = raised(Record.load, tmp_path / "none.record")
    assert fault.key == "file-unreadable"
    assert fault.args_of_key["path"] == str(tmp_path / "none.record")
    assert isinstance(fault.args_of_key["reason"], FileNotFoundError)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_record(tmp_path):
    assert raised(Record.load, tmp_path).key == "file-unreadable"


@pytest.mark.parametrize("number", [0, 2, 99, "1", None, [1]])
def test_another_format(tmp_path, lines, number):
    header = {**json.loads(lines[0]), "meadhall": number}
    damaged(tmp_path, "\n".join([json.dumps(header), *lines[1:]]).encode(), "record-format", found=number, known=1)


def test_no_format(tmp_path, lines):
    header = {name: value for name, value in json.loads(lines[0]).items() if name != "meadhall"}
    damaged(tmp_path, json.dumps(header).encode(), "record-line", line=1)


def test_a_mark_that_some_editors_put_first_is_not_minded(tmp_path, lines):
    path = tmp_path / "game.record"
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode())
    assert Record.load(path).lines() == lines


@pytest.mark.parametrize("field", ["game", "rules", "data", "players", "options", "seats", "dealer"])
def test_a_header_without_a_field(tmp_path, lines, field):
    header = {name: value for name, value in json.loads(lines[0]).items() if name != field}
    damaged(tmp_path, "\n".join([json.dumps(header), *lines[1:]]).encode(), "record-header", field=field)


@pytest.mark.parametrize("field", ["game", "rules", "data", "players", "options", "seats", "dealer"])
@pytest.mark.parametrize("value", [None, 1.5])
def test_a_header_field_of_another_kind(tmp_path, lines, field, value):
    header = {**json.loads(lines[0]), field: value}
    damaged(tmp_path, json.dumps(header).encode(), "record-header", field=field)


def test_half_a_letter_is_no_text(tmp_path, lines):
    """JSON can write it, but no file can hold it."""
    header = json.dumps({**json.loads(lines[0]), "names": ["\ud800", "Egil"]})
    damaged(tmp_path, "\n".join([header, *lines[1:]]).encode(), "record-line", line=1)
    whole = json.dumps({**json.loads(lines[0]), "names": ["\U0001f37a", "Egil"]})
    assert Record.parse("\n".join([whole, *lines[1:]])).header["names"] == ["\U0001f37a", "Egil"]


def test_a_position_of_another_number_of_players(lines, begin):
    header = {**json.loads(lines[0]), "position": toy.position(begin())}
    assert Record(header).first()
    assert raised(Record({**header, "players": 3}).first).args_of_key == {"field": "players"}


def test_a_line_missing(tmp_path, lines):
    for gone in range(1, len(lines) - 2):
        data = "\n".join(lines[:gone] + lines[gone + 1 :]).encode()
        damaged(tmp_path, data, "record-order", line=gone + 1, found=str(gone + 1), right=gone)


def test_a_line_twice(tmp_path, lines):
    damaged(tmp_path, "\n".join([*lines[:5], *lines[4:]]).encode(), "record-order", line=6, found="4", right=5)


def test_two_lines_swapped(tmp_path, lines):
    for at in range(1, len(lines) - 2):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        damaged(tmp_path, "\n".join(swapped).encode(), "record-order", line=at + 1, found=str(at + 1), right=at)


def test_cut_off_in_the_middle_of_a_line(tmp_path, lines):
    for at in range(len(lines)):
        for cut in (1, len(lines[at]) // 2, len(lines[at]) - 1):
            data = "".join(line + "\n" for line in lines[:at]) + lines[at][:cut]
            damaged(tmp_path, data.encode(), "record-line", line=at + 1)


def test_cut_off_between_lines_is_a_game_that_goes_on(lines):
    for count in range(1, len(lines)):
        record = Record.parse("\n".join(lines[:count]))
        assert len(record.answers) == count - 1
        assert not record.verify().finished


def test_an_answer_after_the_result(tmp_path, lines):
    for late in (lines[1], lines[-1], json.dumps({"n": len(lines) - 1, "seat": "A", "answer": "pass"})):
        damaged(tmp_path, "\n".join([*lines, late]).encode(), "record-after-result", line=len(lines) + 1)


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "[]",
        "{}",
        '{"n": 1}',
        '{"n": 1, "seat": "A"}',
        '{"n": 1, "answer": "pass"}',
        '{"n": 1, "seat": 0, "answer": "pass"}',
        '{"n": 1, "seat": "A", "answer": 9}',
        '{"n": 1, "seat": "A", "answer": null}',
        "garbage",
    ],
)
def test_a_line_that_is_no_answer(tmp_path, lines, entry):
    damaged(tmp_path, "\n".join([lines[0], entry, *lines[2:]]).encode(), "record-line", line=2)


@pytest.mark.parametrize("number", [None, 0, 2, "1", -1])
def test_an_answer_with_a_wrong_number(tmp_path, lines, number):
    entry = {**json.loads(lines[1]), "n": number}
    data = "\n".join([lines[0], json.dumps(entry)]).encode()
    damaged(tmp_path, data, "record-order", line=2, found=str(number), right=1)


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (0, {"dealer": {"kind": "committed"}}),
        (0, {"dealer": {"kind": "committed", "nonces": None}}),
        (-1, {"secret": "not hex"}),
        (-1, {"secret": 5}),
        (-1, {"secret": None}),
        (-1, {"secret": []}),
    ],
)
def test_a_promise_that_cannot_be_read_is_not_kept(lines, part, told):
    lines[part] = json.dumps({**json.loads(lines[part]), **told})
    assert raised(Record.parse("\n".join(lines)).verify).key == "record-commitment"


@pytest.mark.parametrize(
    "told",
    [
        {"dealer": {}},
        {"dealer": {"kind": "magic"}},
        {"dealer": {"kind": "seeded"}},
        {"dealer": {"kind": "seeded", "seed": "7"}},
    ],
)
def test_a_dealer_that_nobody_knows_proves_nothing(lines, told):
    lines[0] = json.dumps({**json.loads(lines[0]), **told})
    assert not Record.parse("\n".join(lines)).verify().proven


def test_a_position_that_is_no_text(lines):
    lines[0] = json.dumps({**json.loads(lines[0]), "position": 5})
    raised(lambda: Record.parse("\n".join(lines)).replay())


def test_a_bottomless_line(tmp_path):
    damaged(tmp_path, b"[" * 60_000, "record-line", line=1)


def test_a_line_longer_than_any_game_writes(tmp_path, lines):
    header = json.loads(lines[0])
    damaged(tmp_path, json.dumps({**header, "x": "x" * 70_000}).encode(), "record-line-long", line=1, most=65_536)
    answer = json.dumps({"n": 1, "seat": "A", "answer": "x" * 5_000})
    damaged(tmp_path, f"{lines[0]}\n{answer}".encode(), "record-line-long", line=2, most=4_096)


# Replaying


def test_a_replay_stops_where_it_is_told(record):
    whole = record.replay()
    assert fingerprint(toy, whole) == record.result["state"]
    for upto in range(len(record.answers) + 1):
        again = Record(record.header, record.answers[:upto]).replay()
        assert toy.position(record.replay(upto)) == toy.position(again)


def test_a_replay_of_nothing_waits_for_the_first_answer(record):
    state = record.replay(0)
    before = toy.position(state)
    pending(state)
    assert toy.position(state) == before


def test_a_replay_may_be_told(record):
    state = record.first()
    state.log = []
    record.replay(state=state)
    assert [event.kind for event in state.log][:2] == ["draw", "draw"]


def test_a_replay_names_the_line_of_a_wrong_answer(record):
    for number, answer in enumerate(record.answers):
        fault = raised(changed(record, number, text="nonsense").replay)
        assert fault.key == "record-answer"
        assert fault.args_of_key["line"] == number + 2
        assert isinstance(fault.args_of_key["reason"], Illegal)
        fault = raised(changed(record, number, seat="B" if answer.seat == "A" else "A").replay)
        assert fault.key == "record-seat"
        assert fault.args_of_key["line"] == number + 2
        assert fault.args_of_key["right"] == answer.seat


def test_a_replay_names_the_line_of_an_answer_after_the_end(record):
    late = Record(record.header, [*record.answers, Answer("A", "pass")])
    fault = raised(late.replay)
    assert fault.key == "record-over"
    assert fault.args_of_key == {"line": len(record.answers) + 2, "answer": "pass"}


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("game", "toi", "game-unknown"),
        ("players", 9, "players-count"),
        ("options", {"evening": 3}, "option-unknown"),
        ("options", {"evenings": 0}, "option-value"),
        ("position", "toy nonsense", "position-part"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(record, field, value, key):
    assert raised(Record({**record.header, field: value}, record.answers).replay).key == key


def test_a_record_may_start_in_the_middle(record):
    line = toy.position(record.replay(4))
    dealer = ScriptedDealer([])
    state = toy.from_position(line)
    rest = Record.start(toy, state, 2, {}, ["A", "B"], dealer, position=line)
    for answer in record.answers[4:]:
        rest.add(state, answer.text)
    rest.finish(state, dealer)
    assert rest.header["position"] == line
    verdict = Record.parse(rest.text()).verify()
    assert (verdict.answers, verdict.proven, verdict.finished) == (len(record.answers) - 4, False, True)
