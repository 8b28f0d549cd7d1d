"""Advice at a table: where it is available, its content, the consent of rivals; and the analysis."""

from __future__ import annotations

import json
import pickle
import time
from typing import Any

import msgspec
import pytest

from analysis.played_records import NEAR, WON, record_text
from meadhall.analysis.analysis_plan import Course
from meadhall.analysis.game_analysis import analyse
from meadhall.core.record import Record
from meadhall.server.api.advice_schemas import GameAnalysis
from meadhall.tasks.analysis_tasks import SEED
from meadhall.tasks.game_tasks import TASKS
from server.people import Guest
from server.play_helpers import seated


def asked(guest: Guest, table: str, status: int = 200, seat: str = "A") -> Any:
    seq = guest.get(f"/api/tables/{table}/state?seat={seat}")["seq"]
    return guest.post(f"/api/tables/{table}/counsel", status, seat=seat, seq=seq)


def refused(guest: Guest, table: str, seat: str = "A") -> str:
    return str(asked(guest, table, 403, seat)["error"]["key"])


@pytest.fixture
def alone(bera: Guest) -> str:
    """Return a game that Bera can win at once, against a bot."""
    return str(bera.make("me", "thrall", position=NEAR)["id"])


def test_who_plays_with_bots_is_advised(bera: Guest, alone: str) -> None:
    found = asked(bera, alone)["answers"]

    assert found[0]["answer"].startswith("play BB1 me.G")
    assert found[0]["chance"] == {"mean": 1.0, "low": 1.0, "high": 1.0}
    assert found[0]["reasons"] == ["won"]
    assert asked(bera, alone)["answers"] == found
    assert bera.watch(alone).until("people")["counsel"] == {"may": True, "agreed": []}


def test_an_old_question_and_a_foreign_seat_are_refused(bera: Guest, egil: Guest, alone: str) -> None:
    assert bera.fault("POST", f"/api/tables/{alone}/counsel", 409, seat="A", seq=0) == "stale"
    assert bera.fault("POST", f"/api/tables/{alone}/counsel", 403, seat="B", seq=1) == "seat-foreign"
    assert egil.fault("POST", f"/api/tables/{alone}/counsel", 404, seat="A", seq=1) == "table-unknown"


def test_rivals_have_to_agree_and_may_think_better_of_it(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={"first": "A"})
    way = f"/api/tables/{table}/counsel/consent"
    assert refused(bera, table) == "counsel-rivals"
    assert bera.post(way, seat="A", agree=True) == {"may": False, "agreed": ["A"]}
    assert refused(bera, table) == "counsel-rivals"
    assert egil.post(way, seat="B", agree=True) == {"may": True, "agreed": ["A", "B"]}
    assert asked(bera, table)["answers"]
    seq = egil.get(f"/api/tables/{table}/state")["seq"]
    assert egil.fault("POST", f"/api/tables/{table}/counsel", 409, seat="B", seq=seq) == "counsel-nothing"
    assert egil.post(way, seat="B", agree=False) == {"may": False, "agreed": []}
    assert refused(bera, table) == "counsel-rivals"


def test_a_try_out_is_no_way_round_the_others(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={"first": "A"})
    trial = str(bera.post(f"/api/tables/{table}/trial", 201)["id"])
    assert refused(bera, trial) == "counsel-rivals"
    for guest, seat in ((bera, "A"), (egil, "B")):
        guest.post(f"/api/tables/{table}/counsel/consent", seat=seat, agree=True)
    assert asked(bera, trial)["answers"]


def test_a_finished_game_is_analysed_once_and_kept(bera: Guest, alone: str) -> None:
    way = f"/api/tables/{alone}/analysis"
    assert bera.get(way)["state"] == "none"
    assert bera.fault("POST", way, 409) == "table-running"
    seq = bera.get(f"/api/tables/{alone}/state?seat=A")["seq"]
    bera.post(f"/api/tables/{alone}/answers", seat="A", seq=seq, answer=WON)
    now = bera.post(way)
    while now["state"] != "done":
        assert now["state"] == "working"
        time.sleep(0.02)
        now = bera.get(way)
    found = now["analysis"]

    assert [one["answer"] for one in found["decisions"]] == [WON]
    assert found["decisions"][0]["mark"] == "fine"
    assert found["decisions"][0]["seq"] == seq
    assert found["curve"][-1]["chances"] == [1.0, 0.0]
    assert bera.post(way) == now


def test_pieces_done_by_workers_come_to_what_one_process_finds() -> None:
    """A game with a mistake in it: the server's tasks in sequence give the same as the analysis in one go."""
    record = Record.parse(record_text())
    told = [(number + 2, given.seat, given.text) for number, given in enumerate(record.answers)]
    given = (record.header, told, 160)
    course = Course(TASKS["count_moments"](*given), 2)
    for pieces in course.rounds():
        for piece in pieces:
            sent = pickle.loads(pickle.dumps(piece))
            course.take(piece, pickle.loads(pickle.dumps(TASKS["judge_piece"](*given, sent))))
    found = json.loads(TASKS["sum_up"](*given, list(course.verdicts.values())))
    whole = json.loads(json.dumps(analyse(record, seed=SEED, budget=160).plain()))

    assert course.done == course.of
    assert found["decisions"][0]["worlds"] > 0
    assert [{**one, "seq": None} for one in found["decisions"]] == [{**one, "seq": None} for one in whole["decisions"]]
    assert found["seats"] == whole["seats"]
    # What the description of the call says; sentences are added when it is read.
    labelled = found | {"decisions": [{**one, "label": "", "best_label": ""} for one in found["decisions"]]}
    assert msgspec.to_builtins(msgspec.convert(found, GameAnalysis)) == labelled


def test_the_words_are_there(bera: Guest) -> None:
    for language in ("en", "fr", "de"):
        text = bera.http.get(f"/words/norsaga/{language}.counsel.ftl").text
        assert "weighs-markers" in text
        assert "counsel-chance" in text
