"""What somebody else has written is read, or refused with a Fault: nothing else ever comes out of a reader."""

import pytest

from conformance.games import ENTRIES
from meadhall.core.fault import Fault

each_game = pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if entry.name != "toy"], ids=lambda entry: entry.name
)


@each_game
@pytest.mark.parametrize(
    "value",
    [
        "9" * 5_000,
        "-" + "9" * 5_000,
        "[" * 2_000 + "]" * 2_000,
        "[" * 100_000 + "]" * 100_000,
        "[[1]]",
        "1e999",
        "NaN",
        "true",
        "null",
        '"x"',
        "{}",
        "1.0",
        "",
        ",",
        "0x10",
        "1_000",
        "４",
        "2147483648",
    ],
)
@pytest.mark.parametrize("is_list", [False, True])
def test_whatever_a_frame_is_given_is_a_fault(entry, value, is_list):
    """A number that Python would not read, lists in lists without end, things that are no numbers."""
    kinds = {name: " ".join(frame.fields.values()) for name, frame in entry.game.frames.items()}
    name = next((one for one, kind in kinds.items() if kind and ("list" in kind) == is_list), None)
    if name is None:
        pytest.skip("this game has no such frame")
    args = [value if at == 0 else "0" for at in range(len(entry.game.frames[name].fields))]
    with pytest.raises(Fault):
        entry.game.from_position(f"{entry.name} agenda={name}({','.join(args)})")


@each_game
def test_an_option_is_named_once(entry):
    option = next(option for option in entry.game.options if len(option.choices) > 1)
    values = ["on", "off"] if isinstance(option.default, bool) else [str(value) for value in list(option.choices)[:2]]
    low = entry.game.players[0]
    for pair in (values, [values[0], values[0]]):
        given = ",".join(f"{option.name}:{value}" for value in pair)
        with pytest.raises(Fault) as refused:
            entry.game.from_position(f"{entry.name} players={low} options={given}")
        assert (refused.value.key, refused.value.args_of_key["part"]) == ("position-twice", option.name)


@each_game
@pytest.mark.parametrize("given", ["undo", "undo=", "nonsense:on", ":", ",", "undo:on,"])
def test_what_is_no_option_is_a_fault(entry, given):
    with pytest.raises(Fault):
        entry.game.from_position(f"{entry.name} options={given}")
