"""Spoiled texts end in a Fault or are read. `make fuzz` tries them by the million: benchmarks/fuzz.py."""

from __future__ import annotations

from pathlib import Path

import fuzz
import pytest

from conformance.readers import READERS, Reader, inputs, tried
from meadhall.core.fault import Fault

SAMPLE = 60


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_spoiled_texts_are_refused_with_a_fault_or_read(reader: Reader) -> None:
    found = [tried(reader, data) for data in inputs(reader, 1, SAMPLE)]

    assert len(found) == SAMPLE
    assert any(found)  # not so tame that all of them are read


def astray(data: bytes) -> object:
    raise IndexError(data)


def endless(data: bytes) -> object:
    while True:
        pass


def refusing(data: bytes) -> object:
    raise Fault("message-json")


@pytest.mark.parametrize(("read", "broken"), [(astray, 1), (endless, 1), (refusing, 0)])
def test_what_is_no_fault_is_kept_and_counted(
    read: object,
    broken: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzz, "SECONDS", 0.2)
    monkeypatch.setattr(fuzz, "MOST", 1)
    monkeypatch.setattr(fuzz, "COUNTS", tmp_path / "counts.json")
    monkeypatch.setattr(fuzz, "BROKEN", tmp_path / "broken")
    monkeypatch.setattr(fuzz, "is_enough", lambda until: True)
    reader = Reader("mine", lambda: [b"a text"], read)  # type: ignore[arg-type]

    kept = fuzz.list_own([reader], 1, seed=7)
    again = fuzz.list_own([reader], 1, seed=8)

    assert len(kept) == len(again) == broken
    assert all(path.read_bytes() for path in kept)
    assert (tmp_path / "counts.json").read_text() == '{\n "own": {\n  "mine": 2\n }\n}\n'
