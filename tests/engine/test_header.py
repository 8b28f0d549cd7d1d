"""What the C compiler reads before the engine: lists, numbers and texts behave as CPython's, and nothing is lost."""

from __future__ import annotations

import gc
import importlib.util
import platform
import random
import shlex
import subprocess
import sys
import sysconfig
import weakref
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.which import lacking

HERE = Path(__file__).parent
BIG = 2**30  # of two digits
NUMBERS = [0, 1, -1, -5, -6, 256, 257, BIG - 1, BIG, BIG + 5, -BIG, 2**60 - 1, 2**60, 2**63 - 1, -(2**63)]
SIZES = [0, 1, 7, 8, 9, 31, 32, 33, 100]

pytestmark = [
    pytest.mark.skipif(lacking() is not None, reason="no C compiler"),
    pytest.mark.skipif(sys.platform == "win32" or platform.python_implementation() != "CPython", reason="as it was"),
    pytest.mark.skipif(bool(sysconfig.get_config_var("Py_GIL_DISABLED")), reason="as it was"),
]


@pytest.fixture(scope="module")
def c(tmp_path_factory: pytest.TempPathFactory) -> Any:
    made = tmp_path_factory.mktemp("header") / "header.so"
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    told = subprocess.run(
        [
            *compiler,
            "-O2",
            "-Wall",
            "-Wno-missing-field-initializers",
            "-Wno-unused-function",
            "-Werror",
            "-DNDEBUG",
            "-fPIC",
            "-shared",
            *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []),
            "-I",
            sysconfig.get_path("include"),
            str(HERE / "header.c"),
            "-o",
            str(made),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not told.returncode, told.stderr
    spec = importlib.util.spec_from_file_location("header", made)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("size", SIZES)
def test_lists_are_as_long_as_they_were_made(c: Any, size: int) -> None:
    for _ in range(3):  # the second and third may get what was let go of
        assert c.sized(size) == list(range(size))
        assert c.appended(range(size)) == list(range(size))
        c.dropped("an item", 3, size)


@pytest.mark.parametrize("size", SIZES)
def test_what_lay_on_a_list_is_let_go_of_with_it(c: Any, size: int) -> None:
    item = object()
    before = sys.getrefcount(item)
    assert c.dropped(item, 1000, size) <= 128
    c.dropped_half_filled(item)
    assert sys.getrefcount(item) == before


def test_short_lists_lie_ready_and_others_do_not(c: Any) -> None:
    held = [c.appended(range(8)) for _ in range(200)]  # nothing lies ready now
    assert c.dropped(None, 1, 5) == 1
    assert c.dropped(None, 50, 20) == 1, "it is taken again and again"
    assert c.dropped(None, 1, 500) == 0, "it has grown too long to be kept"
    del held


def test_lists_in_lists_need_no_deep_stack(c: Any) -> None:
    assert c.nested(300_000) == 0


def test_a_list_that_holds_itself_is_collected(c: Any) -> None:
    class Item:
        pass

    c.dropped(None, 1, 3)
    item = Item()
    gone = weakref.ref(item)
    ring = c.appended([item])
    ring.append(ring)
    del ring, item
    gc.collect()
    assert gone() is None


def test_a_list_that_is_being_collected_does_not_lie_ready(c: Any) -> None:
    """What held it is cleared first, and then the collector empties the list, whoever may have it by then."""
    gc.collect()
    for _ in range(50):
        holder = c.Holder()
        holder.hold(c.appended(range(3)))
        ring = [holder]
        ring.append(ring)
        del holder, ring
    gc.collect()
    assert c.least_room() >= 8
    assert c.sized(8) == list(range(8))


def test_python_can_do_anything_with_such_a_list(c: Any) -> None:
    dice = random.Random(1)
    ours = c.appended([])
    theirs: list[int] = []
    for turn in range(3000):
        number = dice.choice(NUMBERS)
        match dice.randrange(7):
            case 0:
                ours.append(number)
                theirs.append(number)
            case 1:
                c.extend(ours, [number, turn])
                theirs.extend([number, turn])
            case 2:
                c.extend(ours, ours[:5])
                theirs.extend(theirs[:5])
            case 3 if theirs:
                assert c.pop(ours) == theirs.pop()
            case 4 if theirs:
                at = dice.randrange(-len(theirs), len(theirs))
                assert c.pop(ours, at) == theirs.pop(at)
            case 5:
                c.sort(ours)
                theirs.sort()
            case 6 if len(theirs) > 40:
                ours.clear()
                theirs.clear()
        assert ours == theirs


@pytest.mark.parametrize("size", SIZES)
def test_slices_are_pythons(c: Any, size: int) -> None:
    whole = list(range(size))
    for start, stop in [(0, size), (0, 3), (2, 5), (size - 1, size), (5, 2), (0, size + 9), (size + 1, size + 2)]:
        assert c.sliced(whole, start, stop) == whole[max(0, start) : stop]


def test_repeated_lists_are_pythons(c: Any) -> None:
    for one in ([7], [], [1, 2], (3,), "ab"):
        for many in (-1, 0, 1, 8, 9, 40):
            assert c.times(one, many) == one * many


def test_a_number_is_found_where_python_finds_it(c: Any) -> None:
    lists: list[Any] = [NUMBERS, [1.0, 2], [True], ["1", 1], [], [BIG, "x"], (1, 2), {1}]
    for numbers in lists:
        for number in [*NUMBERS, 2, 1.0, True, "1"]:
            assert c.has(numbers, number) == (number in numbers), (numbers, number)


def test_sorted_as_python_sorts(c: Any) -> None:
    dice = random.Random(2)
    for size in [*range(12), 40]:
        numbers = [dice.choice([*NUMBERS, True, 2.5]) for _ in range(size)]
        ours = numbers[:]
        c.sort(ours)
        assert list(map(repr, ours)) == list(map(repr, sorted(numbers)))
    with pytest.raises(TypeError):
        c.sort([1, "2"])


def test_places_beyond_a_list_are_refused(c: Any) -> None:
    for at in (3, -4, 2**40):
        with pytest.raises(IndexError, match="list index out of range"):
            c.item([1, 2, 3], at)
        with pytest.raises(IndexError, match="pop index out of range"):
            c.pop([1, 2, 3], at)
    for arguments in ([[]], [[], 0]):
        with pytest.raises(IndexError, match="pop from empty list"):
            c.pop(*arguments)
    with pytest.raises(TypeError):
        c.extend([], 5)
    assert [c.item([1, 2, 3], at) for at in (0, 2, -1, -3)] == [1, 3, 3, 1]


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_go_in_and_come_out(c: Any, number: int) -> None:
    assert c.number(number) == number
    assert c.number(number) == number, "the second time it may be at hand"


@pytest.mark.parametrize("wrong", [2**63, -(2**63) - 1, 2**200, "1", None])
def test_what_is_no_such_number_is_refused(c: Any, wrong: object) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        c.number(wrong)


def test_texts_are_equal_when_python_says_so(c: Any) -> None:
    texts = ["", "a", "b", "ab", "ä", "áb", "日本", "日x", "a" * 50]
    for text in texts:
        for literal in texts:
            assert c.equals("".join(text), literal) == (text == literal)
            assert c.equals(text.encode().decode(), literal) == (text == literal)


def test_classes_are_found_below_others_also_by_a_second_base(c: Any) -> None:
    class Trait:
        pass

    class Above:
        pass

    class Below(Above, Trait):
        pass

    assert [c.is_a(Below(), kind) for kind in (Below, Above, Trait, object, int)] == [True, True, True, True, False]
