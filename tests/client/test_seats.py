"""Seats in the browser: letters on the wire, numbers from 0 on a page, and none for the whole table."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import msgspec

import meadhall
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import Decision
from meadhall.tables.seat_view import write_entries
from meadhall.words.decision_text import LabelledDecision

CLIENT = Path(meadhall.__file__).parent / "client"
ASK = """
const seats = await import(process.argv[1])
const decisions = JSON.parse(process.argv[2])
console.log(JSON.stringify({ numbers: ['A', 'C', 'chance', 'table', null].map(seats.seatNumber),
  letters: [0, 2, null].map(seats.seatLetter), asked: decisions.map(one => seats.parseDecision(one).seat) }))
"""


def test_the_browser_reads_who_is_asked_from_the_message() -> None:
    raw = [write_entries(Decision(seat, "deed.choose", [])) for seat in (0, 2, TABLE, CHANCE)]
    decisions = [LabelledDecision(asks=one.asks, seat=one.seat, ask=one.ask, prompt="") for one in raw]
    assert [one.asks for one in decisions] == ["seat", "seat", "table", "dealer"]
    sent = msgspec.json.encode(decisions).decode()
    run = ["node", "--input-type=module", "-e", ASK, (CLIENT / "table/seats.js").as_uri(), sent]
    found = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)

    assert found["numbers"] == [0, 2, None, None, None]
    assert found["letters"] == ["A", "C", None]
    assert found["asked"] == [0, 2, None, None]


def test_no_negative_number_stands_for_a_seat_in_the_browser() -> None:
    wrong = re.compile(r"seat\w*\)? *(\?\?|[=!<>]=*) *-\d|\bseat\w* *(<|>=) *0")
    scripts = [*CLIENT.rglob("*.js"), *CLIENT.parent.glob("games/*/client/*.js")]
    texts = {path: path.read_text(encoding="utf-8") for path in scripts if "vendor" not in path.parts}
    assert [f"{path}: {found[0]}" for path, text in texts.items() for found in wrong.finditer(text)] == []
    assert wrong.search("view.gods[t.decision?.seat ?? -1]")
    assert wrong.search("decision.seat >= 0")
