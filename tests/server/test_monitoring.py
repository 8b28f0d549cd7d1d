"""Monitoring: liveness, readiness, metrics; and their protection from others."""

from __future__ import annotations

import json
import logging
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from meadhall.core.fault import Fault
from meadhall.server import serve
from meadhall.server.auth.admin_auth import LASTS, Keeper, load_token
from meadhall.server.monitoring.log_format import JsonLines
from meadhall.server.runner import check_database
from meadhall.server.table.server import ServerExtensions
from patience import PATIENCE
from server.hosting import Host, wait_for
from server.people import Guest
from server.postgres import Postgres
from server.redis_server import RedisServer

TOKEN = "a-token-of-the-keeper-of-this-hall"
LONG = 90.0


@pytest.fixture
def kept(sqlite: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))


def measures(host: Host, token: str = TOKEN) -> dict[tuple[str, ...], float]:
    """Return metrics by name and the values of the labels."""
    reply = httpx2.get(f"{host.url}/metrics", headers={"authorization": f"Bearer {token}"})
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


def until(told: Callable[[], object], wanted: object) -> None:
    end = time.monotonic() + LONG
    while (found := told()) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.05)


def readiness(url: str) -> tuple[int, list[str]]:
    reply = httpx2.get(f"{url}/readyz", timeout=PATIENCE)
    return reply.status_code, reply.json()["lacks"]


def test_a_hall_says_that_it_is_alive_and_ready(kept: Host) -> None:
    alive = httpx2.get(f"{kept.url}/healthz")
    assert (alive.status_code, alive.json(), alive.headers["cache-control"]) == (200, {"alive": True}, "no-store")
    assert readiness(kept.url) == (200, [])
    kept.hall.departure.drain(True, 0.0)
    assert readiness(kept.url) == (503, ["draining"])
    assert httpx2.get(f"{kept.url}/healthz").status_code == 200


def test_a_hall_whose_database_was_taken_away_is_alive_but_not_ready(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
) -> None:
    host = open_hall(own_postgres.database(), extras=ServerExtensions(keeper=TOKEN))
    assert readiness(host.url) == (200, [])
    own_postgres.halt()
    assert readiness(host.url) == (503, ["database"])
    assert httpx2.get(f"{host.url}/healthz").status_code == 200
    assert measures(host)["meadhall_database_up",] == 0
    own_postgres.start()
    until(lambda: readiness(host.url), (200, []))


def test_a_database_of_another_version_is_not_ready(kept: Host) -> None:
    with sqlite3.connect(kept.hall.database.url.partition("///")[2]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '001'")
    assert readiness(kept.url) == (503, ["migrations"])


def test_a_node_that_does_not_hear_the_others_is_not_ready(sqlite: str, open_hall: Callable[..., Host]) -> None:
    redis = RedisServer()
    host = open_hall(sqlite, redis=redis.url)
    until(lambda: readiness(host.url), (200, []))
    redis.stop()
    until(lambda: readiness(host.url), (503, ["redis"]))
    redis.start()
    try:
        until(lambda: readiness(host.url), (200, []))
    finally:
        redis.stop()


def test_what_happens_at_the_tables_is_measured(kept: Host) -> None:
    bera = Guest(kept.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    before = measures(kept)
    assert before["meadhall_tables", "norsaga", "running"] == 1
    assert before["meadhall_connections",] == before["meadhall_people",] == 0
    look = bera.watch(table)
    look.until("table")
    seq = look.table["seq"]
    answered = 0
    while answered < 3:
        if options := look.asked():
            look.answer(options[0])
            answered += 1
            look.until_seq(seq := look.table["seq"] + 1)
        else:
            look.until_seq(seq := seq + 1)
    now = measures(kept)
    assert now["meadhall_answer_seconds_count", "norsaga", "human"] == 3
    assert 0 < now["meadhall_answer_seconds_sum", "norsaga", "human"] < LONG
    assert now["meadhall_store_seconds_count",] > before["meadhall_store_seconds_count",]
    assert now["meadhall_http_seconds_count", "POST", "2xx"] >= 1
    assert now["meadhall_open_tables", "yes"] == now["meadhall_connections",] == now["meadhall_people",] == 1
    assert now["meadhall_guests",] >= 1
    assert now["meadhall_database_bytes",] > 10_000
    assert (now["meadhall_database_up",], now["meadhall_redis_up",], now["meadhall_draining",]) == (1, 1, 0)
    assert {labels[1] for labels in now if labels[0] == "meadhall_chores_waiting"} == {"waited", "files", "unwatched"}
    until(lambda: measures(kept).get(("meadhall_chore_seconds_count", "choose"), 0) > 0, True)
    look.close()
    until(lambda: measures(kept)["meadhall_connections",], 0)


def test_a_made_up_method_is_no_measure_of_its_own(kept: Host) -> None:
    httpx2.request("BREW", f"{kept.url}/")
    assert {labels[1] for labels in measures(kept) if labels[0] == "meadhall_http_seconds_count"} <= {"other", "GET"}


def test_measures_are_for_the_keeper_alone(kept: Host, sqlite: str, open_hall: Callable[..., Host]) -> None:
    def refused(url: str, **headers: str) -> tuple[int, str]:
        reply = httpx2.get(url, headers=headers)
        return reply.status_code, reply.json()["error"]["key"]

    at = f"{kept.url}/metrics"
    assert refused(at) == refused(at, authorization="Bearer wrong") == (401, "keeper-wrong")
    assert refused(at, authorization=f"Basic {TOKEN}") == (401, "keeper-wrong")
    assert refused(f"{at}?token={TOKEN}") == (401, "keeper-wrong")  # addresses are kept by proxies and browsers
    assert refused(at, cookie="mh_keeper=99999999999.00") == (401, "keeper-wrong")
    assert measures(kept)
    until(lambda: refused(at, authorization="Bearer wrong"), (429, "too-fast"))  # guessing is limited
    assert refused(at, authorization=f"Bearer {TOKEN}") == (429, "too-fast")  # nor finds it
    assert refused(f"{open_hall(sqlite).url}/metrics", authorization="Bearer x") == (404, "keeper-none")


def test_a_pass_ends_by_itself_and_with_the_token(pass_time: Callable[[float], None]) -> None:
    first, other = Keeper(TOKEN), Keeper(TOKEN + "-another")
    given = first.create_pass("admin")
    assert first.find_pass(given)
    assert Keeper(TOKEN).find_pass(given)  # another node
    assert first.create_pass("admin") != given
    until_when, _, proof = given.partition(".")
    serial, _, signed = proof.partition(".")
    for wrong in (
        "",
        "x",
        until_when,
        f"{int(until_when) + 1}.{proof}",
        f"{until_when}.{proof[:-1]}é",
        f"-1.{proof}",
        f"{until_when}.{signed}",
        f"{until_when}.{serial[::-1]}x.{signed}",
        f"{given}.{proof}",
    ):
        assert not first.find_pass(wrong), wrong
    assert not other.find_pass(given)
    assert not Keeper("").find_pass(given)
    pass_time(LASTS + 2)
    assert not first.find_pass(given)


def test_the_token_lies_in_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "keeper.token"
    token = load_token(str(file))
    assert (len(token) > 40, stat.S_IMODE(file.stat().st_mode), load_token(str(file))) == (True, 0o600, token)
    for bad in ("", "short", "two words that are long enough", "é" * 30):
        file.write_text(bad, encoding="utf-8")
        with pytest.raises(Fault, match="no token that can be used"):
            load_token(str(file))


def test_a_line_of_the_log_is_one_object() -> None:
    record = logging.LogRecord("meadhall.server", logging.WARNING, "x.py", 1, "table %s:\nhalted", ("q1",), None)
    said = JsonLines().format(record)
    assert "\n" not in said
    told = json.loads(said)
    assert (told["level"], told["from"], told["text"]) == ("warning", "meadhall.server", "table q1:\nhalted")
    assert told["at"].endswith("+00:00")


def test_the_log_of_a_real_hall_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    """Started as an admin does; errors are logged, without tokens and names."""
    token, log = tmp_path / "token", tmp_path / "log"
    with log.open("wb") as written:
        hall = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "meadhall",
                "serve",
                "--port",
                "0",
                "--db",
                str(tmp_path / "hall.sqlite3"),
                "--keeper",
                str(token),
                "--log",
                "json",
                "--json",
            ],
            stdout=subprocess.PIPE,
            stderr=written,
        )
        try:
            assert hall.stdout is not None
            said = ""
            while not said.endswith("}\n"):
                said += hall.stdout.readline().decode()
            url = json.loads(said)["address"]
            wait_for(url)
            bera = Guest(url, "Bera the Secretive")
            secrets = [token.read_text().strip(), bera.cookie, bera.get("/api/me")["personal"], "Secretive"]
            table = bera.make("me", "thrall")["id"]
            look = bera.watch(table)
            look.send("answer", seq=0, seat="A", answer="nonsense")
            (tmp_path / "hall.sqlite3").write_bytes(b"")  # something to write about
            httpx2.get(f"{url}/metrics", headers={"authorization": f"Bearer {secrets[0]}"}, timeout=PATIENCE)
            until(lambda: httpx2.get(f"{url}/readyz", timeout=PATIENCE).status_code, 503)
        finally:
            hall.terminate()
            hall.wait(PATIENCE)
    lines = log.read_text().splitlines()
    assert [line["level"] for line in map(json.loads, lines)]
    assert [secret for secret in secrets if secret in log.read_text()] == []


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/table", "/favicon.ico", "/nowhere"])
def test_whoever_asks_for_the_head_alone_is_told_what_a_get_would_say(
    sqlite: str, open_hall: Callable[..., Host], path: str
) -> None:
    """Uptime monitors and link checkers do this."""
    host = open_hall(sqlite)
    whole = httpx2.get(host.url + path, timeout=PATIENCE)
    head = httpx2.head(host.url + path, timeout=PATIENCE)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers.get("content-length", "") == whole.headers.get("content-length", "")
    assert httpx2.head(f"{host.url}/api/tables").status_code == 405  # nothing that would take time, or a stream


def test_a_second_server_on_one_file_is_refused_without_redis(sqlite: str, open_hall: Callable[..., Host]) -> None:
    open_hall(sqlite)
    with pytest.raises(Fault) as refused:
        serve(port=0, db=sqlite)
    assert refused.value.key == "db-shared"


async def test_one_that_has_stopped_or_talks_is_no_second_server(sqlite: str, open_hall: Callable[..., Host]) -> None:
    open_hall(sqlite).stop()
    await check_database(sqlite, None)
    await check_database(sqlite, "redis://localhost")


def test_over_https_browsers_are_told_to_stay_there(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, proxy="127.0.0.1")
    told = [
        httpx2.get(f"{host.url}/healthz", headers={"x-forwarded-proto": scheme}).headers for scheme in ("https", "http")
    ]
    assert [headers.get("strict-transport-security") for headers in told] == ["max-age=31536000", None]


def test_the_process_and_the_disks_are_measured(kept: Host) -> None:
    now = measures(kept)
    assert now["process_resident_memory_bytes",] > 1_000_000
    assert now["process_open_fds",] > 3
    for of in ("data", "database"):
        assert 0 < now["meadhall_disk_free_bytes", of] <= now["meadhall_disk_bytes", of]
    assert now["meadhall_store_waiting",] == 0


def test_requests_are_counted_by_route_and_status_and_nobody_can_make_up_either(kept: Host) -> None:
    bera = Guest(kept.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    for path in (f"/api/tables/{table}", "/api/tables/nothere", "/wp-login.php", "/%7Broute%7D", "/api/none/of/these"):
        httpx2.get(f"{kept.url}{path}")
    httpx2.head(f"{kept.url}/healthz")
    httpx2.request("BREW", f"{kept.url}/healthz")
    httpx2.get(f"{kept.url}/healthz", headers={"host": "evil.example"})
    counted = {labels[1:]: value for labels, value in measures(kept).items() if labels[0] == LABELLED}
    assert counted["POST", "/api/tables", "201"] == 1
    assert counted["GET", "/api/tables/{table}", "404"] >= 1
    assert counted["GET", "none", "404"] == 3
    assert counted["HEAD", "/healthz", "200"] == 1
    known = {route.path_format for route in kept.app.routes} | {"none"}
    assert {route for _, route, _ in counted} <= known
    assert {method for method, _, _ in counted} <= {"GET", "POST", "PATCH", "HEAD", "other"}


LABELLED = "meadhall_http_requests_total"


def test_what_goes_wrong_is_counted_by_kind(kept: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    before = measures(kept)
    kinds = {labels[1] for labels in before if labels[0] == "meadhall_errors_total"}
    assert kinds == {"request", "socket", "rules", "worker", "bot", "job", "database"}
    assert {before["meadhall_errors_total", kind] for kind in kinds} == {0}

    async def fail(*_: object) -> None:
        raise RuntimeError("ours")

    monkeypatch.setattr(kept.hall.tables, "list_open", fail)
    assert httpx2.get(f"{kept.url}/api/tables").status_code == 500
    assert httpx2.get(f"{kept.url}/api/tables/none").status_code == 404
    now = measures(kept)
    assert now["meadhall_errors_total", "request"] == 1
    assert now["meadhall_refusals_total", "table-unknown"] == 1
