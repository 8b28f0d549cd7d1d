"""The files in deploy/, read and run by the programs they are for, if those are installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from patience import PATIENCE
from server.deploying import DEPLOY
from server.hosting import Host
from server.proxies import CADDY, NAME, NGINX, Caddy, Nginx

pytestmark = pytest.mark.soak


def compose_line() -> list[str] | None:
    """Return this machine's compose command, if there is one: the old program, or docker's plugin."""
    for line in (["docker-compose"], ["docker", "compose"]):
        if shutil.which(line[0]):
            said = subprocess.run([*line, "version"], check=False, capture_output=True)
            if said.returncode == 0:
                return line
    return None


@pytest.mark.skipif(CADDY is None, reason="caddy is not installed")
def test_caddy_takes_its_file_as_it_is(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    said = subprocess.run(
        [str(CADDY), "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        check=False,
        env=home,
    )
    assert said.returncode == 0, said.stderr
    assert "not formatted" not in said.stderr


@pytest.fixture
def node(open_hall: Callable[..., Host], tmp_path: Path) -> Host:
    return open_hall(str(tmp_path / "hall.sqlite3"), proxy="127.0.0.1", origins=(f"https://{NAME}", f"http://{NAME}"))


@pytest.fixture
def caddy(node: Host, tmp_path: Path) -> Iterator[Caddy]:
    running = Caddy(tmp_path, node.url)
    yield running
    running.stop()


@pytest.mark.skipif(CADDY is None, reason="caddy is not installed")
def test_a_table_behind_caddy_is_seen_and_nobody_lies_about_where_they_are(caddy: Caddy, node: Host) -> None:
    """A client's claim about its own address is not forwarded."""
    headers = {"host": caddy.host, "X-Forwarded-For": "203.0.113.9"}
    with httpx2.Client(base_url=caddy.url, headers=headers, timeout=PATIENCE) as bera:
        assert bera.get("/healthz").status_code == 200
        made = bera.post("/api/tables", json={"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert made.status_code == 201, made.text
        cookie = bera.cookies["mh_guest"]
    address = f"ws://{caddy.host}/ws/tables/{made.json()['id']}?eyes=A"
    with connect(
        address,
        additional_headers={"Cookie": f"mh_guest={cookie}", "X-Forwarded-For": "203.0.113.9"},
        sock=caddy.dialled(),
    ) as line:
        assert json.loads(line.recv(60))["type"] == "people"
        assert set(node.hall.connections.addresses) == {"127.0.0.1"}


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_lets_the_certificate_be_renewed(tmp_path: Path) -> None:
    """The only request not redirected to https, where the server would answer 404."""
    challenge = tmp_path / "html/.well-known/acme-challenge/word"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("mead")
    running = Nginx(tmp_path, (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), ["http://127.0.0.1:1"])
    try:
        with httpx2.Client(base_url=running.plain, headers={"host": NAME}, timeout=PATIENCE) as authority:
            assert authority.get("/.well-known/acme-challenge/word").text == "mead"
            assert authority.get("/.well-known/acme-challenge/none").status_code == 404
            moved = authority.get("/table?eyes=A")
        assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}/table?eyes=A")
    finally:
        running.stop()


def test_the_compose_file_is_read(tmp_path: Path) -> None:
    line = compose_line()
    if line is None:
        pytest.skip("neither docker-compose nor `docker compose` is installed")
    words = {name: text for name, text in os.environ.items() if not name.startswith("HALL")}
    asked = [*line, "-f", str(DEPLOY / "compose.yaml"), "config"]
    given = subprocess.run(
        asked,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**words, "HALL": NAME, "HALL_PASSWORD": "mead"},
    )
    assert given.returncode == 0, given.stderr
    assert f"https://{NAME}" in given.stdout
    assert "PGPASSWORD: mead" in given.stdout
    without = subprocess.run(
        asked,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**words, "HALL": NAME, "HALL_PASSWORD": ""},
    )
    assert without.returncode != 0  # no database without a password
    assert "HALL_PASSWORD" in without.stderr
