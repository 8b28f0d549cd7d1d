"""Try-outs at one's own table: its knowledge, its players, and applying it to the real table."""

from __future__ import annotations

from typing import Any

import pytest

from server.hosting import Host
from server.people import Guest
from server.proposals_helpers import look_at, table_of


def trial_of(guest: Guest, table: str, **wish: Any) -> str:
    return str(guest.post(f"/api/tables/{table}/trial", 201, **wish)["id"])


def state_of(guest: Guest, table: str, seat: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/tables/{table}/state" + (f"?seat={seat}" if seat else ""))
    return found


def answer(guest: Guest, table: str, seat: str) -> str:
    """Give the first possible answer."""
    now = state_of(guest, table, seat)
    text = str(now["decision"]["options"][0]["answer"])
    guest.post(f"/api/tables/{table}/answers", seq=now["seq"], seat=seat, answer=text)
    return text


@pytest.fixture
def duel(bera: Guest, egil: Guest) -> str:
    """Return a table of Norsaga at Bera's turn."""
    made = bera.make("me", "open", options={"first": "A"}, title="Langskip")
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    return str(made["id"])


def test_it_looks_the_same_to_its_maker(bera: Guest, duel: str) -> None:
    trial = trial_of(bera, duel, title="What if")
    real, tried = state_of(bera, duel), state_of(bera, trial, "A")
    assert (tried["view"], tried["decision"]) == (real["view"], real["decision"])
    detail = bera.get(f"/api/tables/{trial}")
    assert detail["trial"] == {"table": duel, "seat": "A"}
    assert (detail["title"], detail["listed"], detail["yours"]) == ("What if", False, ["A", "B"])
    assert [seat["name"] for seat in detail["seats"]] == ["Bera", "Egil"]
    assert bera.get(f"/api/tables/{duel}")["trial"] is None


def test_what_is_hidden_is_dealt_anew(bera: Guest, egil: Guest, duel: str) -> None:
    """Egil's hand in Bera's try-outs is random and equals his real one only by chance."""
    held = sorted(state_of(egil, duel)["view"]["players"][1]["hand"])
    guesses = {tuple(sorted(state_of(bera, trial_of(bera, duel), "B")["view"]["players"][1]["hand"])) for _ in range(4)}
    assert len(guesses) > 1
    assert guesses != {tuple(held)}


def test_bots_may_answer_for_the_others(bera: Guest, duel: str) -> None:
    trial = trial_of(bera, duel, others="thrall")
    assert [(seat["kind"], seat["level"], seat["yours"]) for seat in bera.get(f"/api/tables/{trial}")["seats"]] == [
        ("human", None, True),
        ("bot", "thrall", False),
    ]
    assert bera.fault("POST", f"/api/tables/{duel}/trial", 400, others="earl") == "level-unknown"


def test_nothing_touches_the_game_until_it_is_done_in_earnest(bera: Guest, egil: Guest, duel: str) -> None:
    trial = trial_of(bera, duel)
    before = state_of(bera, duel)
    given = answer(bera, trial, "A").split()
    assert state_of(bera, duel) == before
    assert bera.post(f"/api/tables/{trial}/earnest") == {"id": duel, "steps": 1}
    after = state_of(egil, duel)
    assert after["seq"] > before["seq"]
    assert [event["facts"]["card"] for event in after["events"] if event["kind"] == "play"] == [given[1]]


def test_the_game_may_have_gone_on(bera: Guest, duel: str) -> None:
    trial = trial_of(bera, duel)
    assert bera.fault("POST", f"/api/tables/{trial}/earnest", 409) == "trial-nothing"
    answer(bera, trial, "A")
    answer(bera, duel, "A")
    seq = state_of(bera, duel)["seq"]
    assert bera.fault("POST", f"/api/tables/{trial}/earnest", 409) == "trial-late"
    assert state_of(bera, duel)["seq"] == seq


def test_only_what_chance_and_others_had_no_say_in_is_done(bera: Guest, duel: str) -> None:
    """Both seats continue for a while; at the real table only Bera's first steps are applied."""
    trial = trial_of(bera, duel)
    for _ in range(12):
        answer(bera, trial, state_of(bera, trial, "A")["decision"]["seat"])
    before = state_of(bera, duel)["seq"]
    done = bera.post(f"/api/tables/{trial}/earnest")["steps"]
    assert 1 <= done < 12
    assert state_of(bera, duel)["seq"] >= before + done


def test_the_whole_table_is_still_asked(bera: Guest, egil: Guest) -> None:
    """Decisions of the whole table are proposed to the others at the real table."""
    table = table_of([bera, egil], "thrall")
    _, theirs = look_at(table, bera, egil)
    trial = trial_of(bera, table, others="thrall")
    order = answer(bera, trial, "A")
    assert state_of(bera, trial, "A")["decision"]["ask"] != "turn.order"
    assert bera.post(f"/api/tables/{trial}/earnest")["steps"] == 1
    assert theirs.until("people", proposal={"seat": "A", "answer": order, "agreed": ["A"]})


def test_who_may_not(bera: Guest, egil: Guest, host: Host, duel: str) -> None:
    hulda = Guest(host.url, "Hulda")
    assert hulda.fault("POST", f"/api/tables/{duel}/trial", 404, title="x") == "table-unknown"
    assert bera.fault("POST", f"/api/tables/{duel}/trial", 403, seat="B") == "seat-foreign"
    listed = bera.make("me", "me", listed=True)["id"]
    assert hulda.fault("POST", f"/api/tables/{listed}/trial", 403, title="x") == "seat-none"
    assert bera.fault("POST", f"/api/tables/{listed}/trial", 400, title="x") == "seat-which"
    assert bera.fault("POST", f"/api/tables/{duel}/earnest", 400) == "trial-none"
    waiting = bera.make("me", "open")["id"]
    assert bera.fault("POST", f"/api/tables/{waiting}/trial", 409, title="x") == "table-waiting"
    trial = trial_of(bera, duel)
    assert egil.fault("POST", f"/api/tables/{trial}/earnest", 404) == "table-unknown"
    story = bera.post("/api/tables", 201, game="trudvang", seats=[{"kind": "me"}])["id"]
    assert bera.fault("POST", f"/api/tables/{story}/trial", 400, title="x") == "trial-story"


def test_everything_can_be_taken_back(bera: Guest, duel: str) -> None:
    """Every answer of either seat, even one that needs consent at a real table."""
    trial = trial_of(bera, duel)
    look = bera.watch(trial, eyes="A")
    first = look.until("table")["view"]
    for _ in range(8):
        seat = look.table["decision"]["seat"]
        assert state_of(bera, trial, seat)["undo"] in ([], ["A"], ["B"])
        answer(bera, trial, seat)
        look.until_seq(look.table["seq"] + 1)
    while look.table["undo"]:
        look.send("undo", seq=look.table["seq"], seat=look.table["undo"][0])
        look.until_seq(look.table["seq"] + 1)
    assert look.table["view"] == first
    look.close()


def test_all_of_them_together(bera: Guest, egil: Guest) -> None:
    """Egil is notified, has his seat there, and answers for himself; undo then needs consent as usual."""
    table = table_of([bera, egil], "thrall")
    look_at(table, bera, egil)
    look = egil.watch(table)
    trial = trial_of(bera, table, others="together")
    assert f"/table/{trial}" in look.until("chat")["text"]
    look.close()
    assert egil.get(f"/api/tables/{trial}")["yours"] == ["B"]
    assert [seat["kind"] for seat in bera.get(f"/api/tables/{trial}")["seats"]] == ["human", "human", "bot"]
    answer(bera, trial, "A")
    assert state_of(egil, trial)["decision"]["ask"] == "turn.order"
    answer(egil, trial, "B")
    assert state_of(egil, trial)["decision"]["ask"] != "turn.order"
    assert egil.fault("POST", f"/api/tables/{trial}/earnest", 403) == "host-only"


def test_not_together_where_somebody_has_secrets(bera: Guest, duel: str) -> None:
    """Egil's hand as Bera guesses it would reveal hers to him."""
    assert bera.fault("POST", f"/api/tables/{duel}/trial", 409, others="together") == "trial-secrets"
