"""The invitation link: one that friends can open, shown only to the host."""

from __future__ import annotations

import shlex
import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from random import randint

import pytest

from meadhall.commands.serve import suggest_network_command
from meadhall.server.api.invitations import draw_qr_code, find_own_addresses, find_public_origin
from server.hosting import Host
from server.people import Guest

HOME = ["127.0.1.1", "192.168.1.5"]


@pytest.mark.parametrize(
    ("asked", "listening", "found"),
    [
        ("http://127.0.0.1:8787/", "127.0.0.1", None),
        ("http://localhost:8787/", "localhost", None),
        ("http://[::1]:8787/", "::1", None),
        ("http://127.0.0.1:8787/", "0.0.0.0", "http://192.168.1.5:8787"),
        ("http://localhost:8787/", "::", "http://192.168.1.5:8787"),
        ("http://localhost:8787/", "10.0.0.7", "http://10.0.0.7:8787"),
        ("http://[::1]:8787/", "fd00::7", "http://[fd00::7]:8787"),
        ("http://192.168.1.9:8787/", "0.0.0.0", "http://192.168.1.9:8787"),
        ("https://hall.example/", "127.0.0.1", "https://hall.example"),
    ],
)
def test_friends_get_an_address_that_is_not_their_own_machine(asked: str, listening: str, found: str | None) -> None:
    assert find_public_origin(asked, listening, lambda: HOME) == found


def test_a_machine_without_a_network_has_no_address_for_friends() -> None:
    assert find_public_origin("http://127.0.0.1:8787/", "0.0.0.0", list) is None
    assert "0.0.0.0" not in find_own_addresses()


def test_only_the_host_is_told_where_the_hall_stands(host: Host) -> None:
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    made = bera.make("me", "open")
    path = f"/api/tables/{made['id']}/invitation"
    assert bera.get(path) == {
        "url": None,
        "network": False,
        "command": "meadhall serve --host 0.0.0.0",
        "size": 0,
        "dots": "",
    }
    host.hall.opened_by = "/opt/hall/meadhall serve --host 0.0.0.0 --port 8711 --db /srv/hall.sqlite3"
    assert bera.get(path)["command"] == host.hall.opened_by
    egil.post(f"/api/tables/{made['id']}/sit", 200, invite=made["invite"])
    assert egil.fault("GET", path, 403) == "host-only"
    assert Guest(host.url, "Ulf").fault("GET", path, 404) == "table-unknown"
    found = bera.http.get(path, headers={"host": "192.168.1.9:8787"}).json()
    assert (found["url"], found["network"]) == (f"http://192.168.1.9:8787/join/{made['invite']}", False)
    assert found["command"] == ""  # the paths of a server's files stay on this machine
    assert found["size"] >= 25
    host.hall.listening = "10.0.0.7"
    found = bera.get(path)
    assert found["network"]
    assert found["url"].startswith("http://10.0.0.7:")
    assert found["dots"] == draw_qr_code(found["url"])[1]


def test_the_command_opens_the_same_hall_to_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own path, port and database, independent of PATH; and without the password of a database."""
    program = tmp_path / "bin dir/meadhall"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -c 'import sys; print(sys.argv[1:])' \"$@\"\n")
    program.chmod(0o755)
    monkeypatch.chdir(program.parent)
    port, db = randint(1025, 65_535), str(tmp_path / "my hall.sqlite3")
    told = suggest_network_command("./meadhall", port, db)
    done = subprocess.run(
        ["/bin/sh", "-c", told], capture_output=True, text=True, check=True, cwd="/", env={"PATH": "/usr/bin:/bin"}
    )
    assert literal_eval(done.stdout) == ["serve", "--host", "0.0.0.0", "--port", str(port), "--db", db]
    monkeypatch.setenv("PATH", str(program.parent))
    assert suggest_network_command(str(program), 8787, None) == "meadhall serve --host 0.0.0.0"
    assert "hunter2" not in suggest_network_command(str(program), 8787, "postgresql+asyncpg://me:hunter2@db/hall")


def test_the_picture_is_a_qr_code() -> None:
    """Its three corners are squares of seven dots; another link gives another picture."""
    size, dots = draw_qr_code("http://192.168.1.5:8787/join/abc")
    dark = {tuple(map(int, dot.split("h")[0].split())) for dot in dots.removeprefix("M").split("M")}
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        corner = {(dx, dy) for dx in range(7) for dy in range(7) if (x + dx, y + dy) in dark}
        assert corner == {(dx, dy) for dx in range(7) for dy in range(7) if max(abs(dx - 3), abs(dy - 3)) in (0, 1, 3)}
    assert draw_qr_code("http://192.168.1.5:8787/join/abd")[1] != dots
