"""States as plain values and frames as text, both ways; what cannot be read is named."""

import json
import sys
from types import ModuleType
from typing import Any

import pytest

import toy as mead
from meadhall.core.agenda import Frame
from meadhall.core.codec import build_frame, format_agenda, frame_args, frames_in, pack, parse_agenda, unpack
from meadhall.core.decision import decide, play
from meadhall.core.fault import Fault
from toy import toy

DEALT = ("draw cup", "draw barrel", "draw cup", "draw horn")
MIDDLE = (*DEALT, "mead", "toast cup")
WRITTEN = "Raise(1,[0])>Cheers(0)>Toast(1)>Evening()"


def test_a_packed_state_is_plain_json_by_names_and_fields(begin):
    packed = pack(begin(*MIDDLE))
    assert packed == {
        "house": [["drink", "vote"], ["evenings", 3], ["strong", False]],
        "hands": [[2], [0, 1]],
        "bag": [4, 3, 1],
        "spent": [1, 0, 0],
        "scores": [0, 0],
        "drink": 2,
        "toasted": 0,
        "evening": 1,
        "agenda": [["Evening"], ["Toast", 1], ["Cheers", 0], ["Raise", 1, [0]]],
        "ended": False,
    }
    assert json.loads(json.dumps(packed)) == packed


@pytest.mark.parametrize("script", [(), DEALT, MIDDLE, (*MIDDLE, "raise horn")])
def test_a_state_comes_back_in_the_middle_of_a_question(begin, state_bytes, script):
    state = begin(*script)
    before = decide(state)
    back: Any = unpack(json.loads(json.dumps(pack(state))), mead.Mead, toy.frames, toy.restore)
    back.log = state.log
    assert decide(back) == before
    assert state_bytes(back) == state_bytes(state)
    assert isinstance(back.house, dict)


def test_the_end_comes_back_as_the_end(begin):
    state = begin(*DEALT, "ale", "pass", "pass", evenings=1)
    decide(state)
    back = toy.unpack(toy.pack(state))
    assert back.ended
    assert decide(back) is None
    assert toy.outcome(back) == toy.outcome(state)


def test_an_agenda_is_written_next_first(begin):
    state = begin(*MIDDLE)
    decide(state)
    assert format_agenda(state.agenda) == WRITTEN
    assert format_agenda([]) == "-"


def test_an_agenda_is_read_back():
    agenda = parse_agenda(WRITTEN, toy.frames)
    assert [type(frame).__name__ for frame in agenda] == ["Evening", "Toast", "Cheers", "Raise"]
    assert frame_args(agenda[-1]) == [1, [0]]
    assert format_agenda(agenda) == WRITTEN
    assert parse_agenda("-", toy.frames) == []


@pytest.mark.parametrize("numbers", [[], [0], [3, 1, 2], [-1, 10**9]])
def test_lists_of_numbers_are_read_back(numbers):
    text = format_agenda([mead.Raise(1, numbers)])
    assert " " not in text
    raised: Any = parse_agenda(text, toy.frames)[0]
    assert raised.toasters == numbers


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("Tost(0)", "frame-unknown", {"frame": "Tost", "nearest": "Toast"}),
        ("Evening()>Rase(0,[1])", "frame-unknown", {"frame": "Rase", "nearest": "Raise"}),
        ("Toast()", "frame-fields", {"frame": "Toast", "fields": "seat", "found": 0}),
        ("Toast(0,1)", "frame-fields", {"frame": "Toast", "fields": "seat", "found": 2}),
        ("Evening(1)", "frame-fields", {"frame": "Evening", "fields": "-", "found": 1}),
        ('Toast("0")', "frame-fields", {"frame": "Toast"}),
        ("Toast(null)", "frame-fields", {"frame": "Toast"}),
        ("Toast(0.5)", "frame-fields", {"frame": "Toast"}),
        ('Raise(0,["a"])', "frame-fields", {"frame": "Raise", "fields": "seat, toasters"}),
        ('Raise(0,{"a":1})', "frame-fields", {"frame": "Raise"}),
        ("Toast", "frame-unreadable", {"text": "Toast"}),
        ("", "frame-unreadable", {"text": ""}),
        ("Toast(", "frame-unreadable", {"text": "Toast("}),
        ("Toast(0))", "frame-unreadable", {"text": "Toast(0))"}),
        ("Toast(0)>", "frame-unreadable", {"text": ""}),
        ("Toast(0)>>Evening()", "frame-unreadable", {"text": ""}),
        ("Toast(a)", "frame-unreadable", {"text": "Toast(a)"}),
        ("Toast(0,)", "frame-unreadable", {"text": "Toast(0,)"}),
        ("Raise(0,[1)", "frame-unreadable", {"text": "Raise(0,[1)"}),
        (f"Toast({'9' * 5_000})", "frame-unreadable", {"text": f"Toast({'9' * 74}…"}),
        (f"Toast({'[' * 3_000}0{']' * 3_000})", "frame-unreadable", {"text": f"Toast({'[' * 74}…"}),
        ("__import__(0)", "frame-unknown", {"frame": "__import__"}),
    ],
)
def test_what_cannot_be_read_is_named(text, key, told):
    with pytest.raises(Fault) as fault:
        parse_agenda(text, toy.frames)
    assert fault.value.key == key
    assert told.items() <= fault.value.args_of_key.items()


@pytest.mark.parametrize("text", ["Toast([0])", "Raise(0,1)", f"Toast({10**30})", "Toast(true)"])
def test_a_field_of_the_wrong_kind_is_named(text):
    with pytest.raises(Fault):
        parse_agenda(text, toy.frames)


def test_a_packed_frame_is_built_by_name():
    frame = build_frame("Raise", [1, [0]], toy.frames)
    assert isinstance(frame, mead.Raise)
    assert (frame.seat, frame.toasters) == (1, [0])


def test_frames_are_found_by_name_in_their_modules():
    other = ModuleType("other")
    vars(other)["Roll"] = mead.Draw  # only imported there: a shape to build on
    found = frames_in(mead, other)
    assert (found["Toast"], found["Draw"]) == (mead.Toast, mead.Draw)
    assert not {"Roll", "Mead", "Frame"} & set(found)
    assert set(frames_in(sys.modules["toy"])) == {"Evening", "Draw", "Vote", "Toast", "Raise", "Spill", "Cheers"}
    assert issubclass(toy.frames["Raise"], Frame)


def test_packing_does_not_touch_the_state(begin, state_bytes):
    state = begin(*MIDDLE)
    before = state_bytes(state)
    pack(state)["hands"][0].append(2)
    assert state_bytes(state) == before


def test_a_packed_frame_is_not_the_frame(begin, state_bytes):
    state = begin(*MIDDLE)
    before = state_bytes(state)
    pack(state)["agenda"][-1][-1].append(5)
    assert state_bytes(state) == before


def test_a_snapshot_in_memory_may_be_unpacked_twice(begin, state_bytes):
    packed = toy.pack(begin(*MIDDLE))
    first, second = toy.unpack(packed), toy.unpack(packed)
    before = state_bytes(second)
    play(first, "raise horn")
    assert state_bytes(second) == before
