"""A short fault run: `benchmarks/fault_run.py` for half a minute instead of half an hour."""

from __future__ import annotations

import asyncio
import random
import shutil
from itertools import pairwise

import pytest
from fault_blows import KINDS, schedule
from fault_hall import place
from fault_players import Journal, Person
from fault_run import Wish, run
from fault_verdict import Verdict

from golden import golden
from meadhall import Record


def test_what_goes_wrong_follows_from_the_seed_alone() -> None:
    blows = schedule(1800, 24, 1)
    assert blows == schedule(1800, 24, 1) != schedule(1800, 24, 2)
    assert {blow.kind for blow in blows} == set(KINDS)
    assert all(before.at < after.at < 1800 for before, after in pairwise(blows))


def played() -> tuple[Journal, Record]:
    """Return a game as the player of seat A would record it."""
    record = golden("norsaga")["basic"]
    mine = [(seq, one.seat, one.text) for seq, one in enumerate(record.answers, 1) if one.seat == "A"]
    bera = Person(0, [], random.Random(1))
    sent = {seq: (seat, text) for seq, seat, text in mine}
    return Journal("hall", "norsaga", {"A": bera}, sent, {"A": mine}), record


def blamed(journal: Journal, record: Record) -> list[str]:
    verdict = Verdict()
    verdict.compare(journal, record)
    return [fault.split(": ")[1] for fault in verdict.faults]


def test_a_record_that_keeps_its_word_is_not_blamed() -> None:
    assert blamed(*played()) == []


def test_an_answer_that_was_acknowledged_and_is_not_there_is_found() -> None:
    journal, record = played()
    at = journal.acknowledged["A"][3][0]
    del record.answers[at - 1]
    assert {"lost", "never sent"} <= set(blamed(journal, record))
    journal, record = played()
    del record.answers[journal.acknowledged["A"][-1][0] - 1 :]
    assert blamed(journal, record) == ["lost"]


def test_an_answer_that_stands_twice_or_was_never_sent_is_found() -> None:
    journal, record = played()
    at = journal.acknowledged["A"][3][0]
    record.answers.insert(at, record.answers[at - 1])
    assert "never sent" in blamed(journal, record)
    journal, record = played()
    journal.acknowledged["A"].append(journal.acknowledged["A"][-1])
    assert blamed(journal, record) == ["doubled"]


@pytest.mark.soak
def test_nothing_is_lost_or_doubled_whatever_is_killed() -> None:
    folder = place()
    try:
        done = asyncio.run(run(Wish(minutes=0.6, tables=8, seed=3, gap=6, pause=0.5, patience=10), folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(done.lines()))
    assert done.fate.dealt
    assert done.verdict.faults == []
    assert done.verdict.counts["records verified"] == done.verdict.counts["games"] >= 8
