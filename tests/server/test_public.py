"""A public server: names that imitate no one, and finished games that leave as records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from meadhall.cli import main
from meadhall.core.fault import Fault
from meadhall.server.auth.display_names import NameRules, parse_words
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated


@pytest.mark.parametrize(
    "name", ["Keeper", "  the   KEEPER ", "Кеереr", "Аdmin", "ädmin", "Adm1n", "ＡＤＭＩＮ", "Hüter", "Meadhall"]
)
def test_nobody_poses_as_the_hall(name: str) -> None:
    with pytest.raises(Fault, match="speaks for the hall"):
        NameRules().check_name(name)


@pytest.mark.parametrize("name", ["Bera", "Åse", "Ирина", "李", "Adminton", "Gate Keeper", "Kari 7"])
def test_other_names_are_welcome_as_they_are(name: str) -> None:
    assert NameRules().check_name(name) == name
    assert NameRules().check_name("", "Bera") == "Bera"
    with pytest.raises(Fault, match="nothing in it"):
        NameRules().check_name("\u3164")


def test_the_keeper_forbids_words() -> None:
    rules = NameRules(parse_words("# not here\nTroll\n\nbad word\n"))
    for wrong in ("tröll", "Mountain TR0LL", "Bad_Word"):
        with pytest.raises(Fault, match="not wanted"):
            rules.check_name(wrong)
        with pytest.raises(Fault, match="not wanted"):
            rules.check_title(wrong)
    assert (rules.check_name("Bera"), rules.check_title(""), rules.check_title("keeper")) == ("Bera", "", "keeper")


def test_names_are_looked_at_wherever_they_are_given(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, blocked=("troll",))
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    assert bera.fault("PATCH", "/api/me", 400, name="Keeper") == "name-reserved"
    assert bera.fault("PATCH", "/api/me", 400, name="Tr0ll") == "name-blocked"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "karl", "name": "Troll"}]
    assert bera.fault("POST", "/api/tables", 400, game="norsaga", seats=seats) == "name-blocked"
    seats[1]["name"] = "Orm"
    assert bera.fault("POST", "/api/tables", 400, game="norsaga", seats=seats, title="trolls") == "name-blocked"
    table = bera.make("me", "open")
    path = f"/api/tables/{table['id']}/sit"
    assert egil.fault("POST", path, 400, invite=table["invite"], name="Admin") == "name-reserved"
    assert egil.post(path, invite=table["invite"])["seat"] == "B"


def finished(host: Host) -> str:
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks)
    for look in looks:
        look.close()
    return table


@pytest.mark.store
def test_finished_games_leave_as_records_while_the_hall_is_open(
    db: str,
    host: Host,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = finished(host)
    Guest(host.url, "Hild").make("me", "thrall")  # still running: it stays secret
    assert main(["export", str(tmp_path / "records"), "--db", db, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["records"], told["lost"]) == ([f"norsaga-{table}.record"], [])
    files = list((tmp_path / "records").iterdir())
    record = meadhall.Record.parse(files[0].read_text(encoding="utf-8"))
    assert (len(files), record.verify().finished, record.verify().proven) == (1, True, True)


def test_what_is_forgotten_is_saved_first_where_the_keeper_wants_it(
    sqlite: str,
    tmp_path: Path,
    open_hall: Callable[..., Host],
    pass_time: Callable[[float], None],
) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    host = open_hall(sqlite, forget_to=str(folder))
    table = finished(host)
    other = Guest(host.url, "Hild").make("me", "open")["id"]
    pass_time(86_400 * 10)
    asyncio.run_coroutine_threadsafe(host.upkeep.clocks.retention.forget(5), host.loop).result(60)
    assert [file.name for file in folder.iterdir()] == [f"norsaga-{table}.record"]
    assert meadhall.Record.parse((folder / f"norsaga-{table}.record").read_text(encoding="utf-8")).verify().proven
    guest = Guest(host.url, "Asa")
    assert {guest.fault("GET", f"/api/tables/{gone}", 404) for gone in (table, other)} == {"table-unknown"}
