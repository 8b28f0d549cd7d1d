"""Load measurements are made in pieces: each writes its own rows, and leaves the others."""

from __future__ import annotations

import os
import sys
import time

import pytest
from halls import busy, spent, spent_by_all
from load_report import COLUMNS, FILE, HEAD, sections_of, with_rows

from patience import PATIENCE


def measured(tables: int, pace: int, value: float) -> dict[str, float]:
    return {**dict.fromkeys(COLUMNS, value), "tables": tables, "pace/s": pace}


def test_rows_of_a_later_piece_join_those_of_an_earlier_and_replace_their_like() -> None:
    text = with_rows("# Old\n\n## Words\n\nKept.\n", "SQLite", "First.", [measured(10, 200, 1), measured(5000, 200, 2)])
    text = with_rows(text, "SQLite", "Then.", [measured(100, 200, 3), measured(10, 200, 4)])
    found = sections_of(text)
    assert list(found) == ["Words", "SQLite"]
    assert found["Words"] == "Kept."
    assert "First." not in text
    rows = [line.split(" | ")[:3] for line in found["SQLite"].splitlines() if line[:3] in ("| 1", "| 5")]
    assert rows == [["| 10", "200", "4"], ["| 100", "200", "3"], ["| 5000", "200", "2"]]


def test_a_table_with_other_columns_is_not_continued() -> None:
    old = "# Old\n\n## SQLite\n\n| tables | pace/s |\n|---:|---:|\n| 10 | 200 |\n"
    assert with_rows(old, "SQLite", "Now.", [measured(100, 200, 1)]).count("| 10 |") == 0


def test_the_file_can_be_written_on() -> None:
    text = FILE.read_text(encoding="utf-8")
    written = with_rows(text, "PostgreSQL", "Now.", [measured(10, 200, 1)])
    assert list(sections_of(written)) == list(sections_of(text))
    assert HEAD in sections_of(written)["PostgreSQL"]


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_what_the_processor_did_is_counted() -> None:
    before = spent(os.getpid()), spent_by_all(os.getpid()), busy()
    until = time.monotonic() + PATIENCE  # each of them counts in ticks of its own
    while not (spent(os.getpid()) > before[0] and spent_by_all(os.getpid()) > before[1] and busy() > before[2]):
        assert time.monotonic() < until
        sum(range(100_000))
    assert spent(2**30) == 0
