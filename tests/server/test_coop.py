"""Questions to the whole table: all see the answers, any player proposes one. With the toy game of the core's tests,
which also shows that the server knows no game in particular.
"""

from __future__ import annotations

import random

import pytest

from meadhall.core.game import GAMES
from server.people import Guest


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "toy:toy")


def test_the_table_is_asked(bera: Guest, egil: Guest) -> None:
    made = bera.post("/api/tables", 201, game="toy", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    table = made["id"]
    egil.post(f"/api/tables/{table}/sit")
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    luck, together = random.Random(1), 0
    for look in looks.values():
        look.until("table")
    while not looks["A"].table["outcome"]:
        seat = looks["A"].table["decision"]["seat"]
        if seat == "table":
            together += 1
            assert looks["A"].asked() == looks["B"].asked() != []
            assert all(guest.get("/api/tables")["mine"][0]["your_turn"] for guest in (bera, egil))
            seat = luck.choice("AB")
            looks[seat].send("why", id=1, seat=seat, answer="water")
            assert looks[seat].until("why")["rule"] == "DM-DRINK"
        look = looks[seat]
        seq = look.table["seq"]
        answer = luck.choice(look.asked())
        look.answer(answer, seat)
        if look.table["decision"]["seat"] == "table":
            other = "B" if seat == "A" else "A"
            looks[other].until("people", proposal={"seat": seat, "answer": answer, "agreed": [seat]})
            looks[other].answer(answer, other)
        look.until_seq(seq + 1)
        for each in looks.values():
            each.until_seq(look.table["seq"])
    assert together
