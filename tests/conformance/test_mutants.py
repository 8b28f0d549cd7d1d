"""Foreign positions end in a Fault or in a table to play at. `make soak` tries 20,000: benchmarks/mutants.py."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.mutants import mutant
from meadhall.games import SHIPPED as GAMES

pytest.importorskip("resource", reason="Windows cannot bound what a process takes")

from conformance import ordeal as ordeals
from conformance.ordeal import ACCEPTED, BROKEN, READER, ordeal

SAMPLE = 90


@pytest.mark.parametrize("game", GAMES)
def test_mutants_are_refused_or_can_be_played(game: str) -> None:
    found = list(ordeal([game], SAMPLE))

    assert [told for told in found if told.stage == BROKEN] == []
    assert len(found) == SAMPLE
    stages = [told.stage for told in found]
    assert min(stages.count(READER), stages.count(ACCEPTED)) > SAMPLE // 20  # far too honest, or far too wild


def test_a_mutant_is_found_again_by_its_number() -> None:
    assert mutant("norsaga", 5) == mutant("norsaga", 5)
    assert len({mutant("norsaga", number, seed) for number in range(20) for seed in (0, 1)}) > 35


def astray(_: str) -> tuple[str, str]:
    raise IndexError("list index out of range")


def greedy(_: str) -> tuple[str, str]:
    return READER, str(len(bytearray(2 * ordeals.MEMORY)))


def endless(_: str) -> tuple[str, str]:
    while True:
        pass


@pytest.mark.parametrize(
    ("fate", "error"), [(astray, "IndexError"), (greedy, "MemoryError"), (endless, "TimeoutError")]
)
def test_what_is_no_fault_is_noticed(monkeypatch: pytest.MonkeyPatch, fate: Any, error: str) -> None:
    monkeypatch.setattr(ordeals, "endured", fate)
    monkeypatch.setattr(ordeals, "SECONDS", 1)
    told = next(ordeal(["norsaga"], 1))

    assert told.stage == BROKEN
    assert error in told.error
    assert told.text == mutant("norsaga", 0)
