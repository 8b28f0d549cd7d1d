"""The parts of a position, and numbers in them."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.core.game import GAMES
from meadhall.games.position_parts import parse_number, split_parts
from meadhall.words import speak

KEYS = ["wind", "days"]


def test_each_key_once() -> None:
    assert split_parts("sea wind=3 days=2", "sea", KEYS) == {"wind": "3", "days": "2"}
    assert split_parts("sea", "sea", KEYS) == {}


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("", "position-game", "-"),
        ("river wind=3", "position-game", "river"),
        ("sea wind", "position-part", "wind"),
        ("sea wind=", "position-part", "wind="),
        ("sea wnd=3", "position-key", "wnd"),
        ("sea wind=3 wind=3", "position-twice", "wind"),
        ("sea wind=\ud8003", "position-letter", "wind"),
        ("sea \ud800=3", "position-letter", "?"),
        ("se\ud800", "position-letter", "se?"),
    ],
)
def test_what_is_wrong_is_named(text: str, key: str, named: str) -> None:
    with pytest.raises(Fault) as fault:
        split_parts(text, "sea", KEYS)
    assert fault.value.key == key
    assert named in fault.value.args_of_key.values()


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_half_a_letter_is_refused_wherever_it_stands(name: str) -> None:
    """It can be neither looked up in a book, nor shown, nor written to a file."""
    for line in (f"{name} options=un\ud800do:off", f"{name} agenda=\udfff", f"{name} flags=x\ud800 active=\ud800"):
        with pytest.raises(Fault) as fault:
            meadhall.game(name).from_position(line)
        assert speak(fault.value).encode()


def test_numbers_within_their_bounds() -> None:
    assert [parse_number("days", text, -3, 12) for text in ("0", "-3", "12", "007")] == [0, -3, 12, 7]


@pytest.mark.parametrize("text", ["", "-", "--1", "13", "-4", "1.5", "0x1", "1_0", "١", "nine", "9" * 5000])
def test_what_is_no_such_number(text: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_number("days", text, -3, 12)
    assert (fault.value.key, fault.value.args_of_key["part"]) == ("position-number", "days")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_long_number_is_told_in_one_line(name: str) -> None:
    """Python reads no number of so many digits, and Fluent says none."""
    with pytest.raises(Fault) as fault:
        meadhall.game(name).from_position(f"{name} players={'9' * 5000}")
    said = speak(fault.value)
    assert "players=99999" in said
    assert "\n" not in said
    assert len(said) < 1000
    option = next((one for one in meadhall.game(name).options if isinstance(one.choices, range)), None)
    if option is None:  # not every game has an option that is a number
        return
    with pytest.raises(Fault) as fault:
        option.read("9" * 5000)
    assert option.name in speak(fault.value)
