"""The guide, followed literally as far as this machine allows: nginx with TLS in front of two nodes, and the small
server of its first chapters, with stand-ins for what needs a whole machine (packages, users, services).
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from patience import PATIENCE
from server.deploying import DEPLOY, ROOT, blocks, unit
from server.hosting import Host
from server.people import Guest
from server.postgres import Postgres
from server.proxies import NAME, NGINX, Nginx
from server.redis_server import RedisServer

pytestmark = pytest.mark.soak
ANOTHER = "127.0.0.7"  # an address of this machine that is not the proxy's


@pytest.fixture
def nodes(postgres: Postgres, redis_server: RedisServer, open_hall: Callable[..., Host]) -> list[Host]:
    db = postgres.database()
    return [open_hall(db, redis=redis_server.url, proxy="127.0.0.1", origins=(f"https://{NAME}",)) for _ in range(2)]


@pytest.fixture
def nginx(nodes: list[Host], tmp_path: Path) -> Iterator[Nginx]:
    assert NGINX is not None, "this test needs nginx: `apt-get install nginx`"
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    running = Nginx(tmp_path, text, [node.url for node in nodes])
    yield running
    running.stop()


def test_two_nodes_behind_nginx_play_one_game_and_know_who_comes(nginx: Nginx, nodes: list[Host]) -> None:
    with nginx.client(ANOTHER) as bera:
        made = bera.post("/api/tables", json={"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert made.status_code == 201, made.text
        assert "Secure" in bera.get("/api/me").headers["set-cookie"]  # it came over https, and the hall knows
        table, cookie = made.json()["id"], bera.cookies["__Host-mh_guest"]
    headers = {"Cookie": f"__Host-mh_guest={cookie}", "X-Forwarded-For": "203.0.113.9"}
    url = f"wss://{NAME}:{nginx.port}/ws/tables/{table}?eyes=A"
    sockets = [
        connect(
            url,
            ssl=nginx.trust,
            additional_headers=headers,
            sock=socket.create_connection(("127.0.0.1", nginx.port), 60, (ANOTHER, 0)),
        )
        for _ in range(4)
    ]
    seen = [json.loads(line.recv(60))["type"] for line in sockets]
    assert seen == ["people"] * 4
    addresses = [node.hall.connections.addresses for node in nodes]
    assert [set(one) for one in addresses] == [{ANOTHER}, {ANOTHER}]  # both nodes; no forged address counts
    assert sum(one.total() for one in addresses) == 4

    def told(number: int) -> dict[str, object]:
        while (said := json.loads(sockets[number].recv(60)))["type"] != "table":
            pass
        return dict(said)

    first, *_ = [told(number) for number in range(4)]
    decision = first["decision"]
    assert isinstance(decision, dict)
    if decision["seat"] != "A":
        for line in sockets:
            line.send(json.dumps({"type": "look", "seat": decision["seat"]}))
        first, *_ = [told(number) for number in range(4)]
        decision = first["decision"]
    assert isinstance(decision, dict)
    sockets[0].send(
        json.dumps(
            {
                "type": "answer",
                "seq": first["seq"],
                "seat": decision["seat"],
                "answer": decision["options"][0]["answer"],
            }
        )
    )
    assert len({told(number)["seq"] for number in range(4)}) == 1  # on either node
    for line in sockets:
        line.close()
    moved = httpx2.get(nginx.plain, headers={"host": NAME})
    assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}/")
    foreign = httpx2.get(f"https://127.0.0.1:{nginx.port}/", headers={"host": "evil.example"}, verify=nginx.trust)
    assert foreign.status_code == 421


STAND_INS = ("apt-get", "useradd", "systemctl", "certbot", "docker", "chgrp")


def test_the_small_server_of_the_guide_stands(tmp_path: Path) -> None:
    """Its commands are run unchanged, with the machine's folders inside a folder of ours."""
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, ROOT], check=True
    )
    root, tools = tmp_path / "root", tmp_path / "tools"
    tools.mkdir()
    for folder in ("etc/systemd/system", "etc/nginx/conf.d", "etc/ssl", "var/lib/meadhall", "opt"):
        (root / folder).mkdir(parents=True)
    for name in STAND_INS:
        write(tools / name, 'echo "$0 $*" >> "$LOG"')
    write(tools / "sudo", 'while [ "$1" = -u ]; do shift 2; done; exec env "$@"')
    write(tools / "nginx", "exit 0")  # the other test runs a real one
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    script = "set -e\n" + "\n".join(blocks()["A small server"])
    for folder in ("/opt/meadhall", "/etc/meadhall", "/etc/systemd", "/etc/nginx", "/etc/ssl", "/var/lib/meadhall"):
        script = script.replace(folder, f"{root}{folder}")
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": f"{tools}:/usr/sbin:/usr/bin:/bin", "LOG": str(tmp_path / "log"), "HOME": str(Path.home())},
    )
    assert done.returncode == 0, done.stderr
    said = (tmp_path / "log").read_text()
    assert re.findall(r"/systemctl (\S+)", said) == ["daemon-reload", "enable", "reload"]
    kept = re.search(r"ssl_certificate (.+)/fullchain.pem;", (root / "etc/nginx/conf.d/meadhall.conf").read_text())
    assert kept is not None
    assert (root / kept[1].lstrip("/")).readlink() == Path(f"/etc/letsencrypt/live/{NAME}")
    assert NAME in (root / "etc/nginx/conf.d/meadhall.conf").read_text()
    settings = root / "etc/meadhall/meadhall.toml"
    assert f"https://{NAME}" in settings.read_text()
    settings.write_text(settings.read_text().replace("/var/lib", f"{root}/var/lib"))
    line = shlex.split(unit()["ExecStart"][0].replace("/opt/", f"{root}/opt/").replace("/var/", f"{root}/var/"))
    line = [word for word in line if word != "$MEADHALL_MORE"]
    hall = subprocess.Popen(
        [*line, "--json"],
        stdout=subprocess.PIPE,
        text=True,
        env={
            "MEADHALL_HOME": str(root / "var/lib/meadhall"),
            "MEADHALL_CONFIG": str(root / "etc/meadhall/meadhall.toml"),
            "MEADHALL_PORT": "0",
            "PATH": "/usr/bin:/bin",
        },
    )
    try:
        assert hall.stdout is not None
        told = ""
        while not told.endswith("}\n"):
            told += hall.stdout.readline()
        url = json.loads(told)["address"]
        assert httpx2.get(f"{url}/readyz").json() == {"ready": True, "lacks": []}
        assert Guest(url, "Bera").make("me", "thrall")["id"]
        token = (root / "var/lib/meadhall/keeper.token").read_text().strip()
        assert httpx2.get(f"{url}/metrics", headers={"authorization": f"Bearer {token}"}).status_code == 200
        saved = [
            str(root / "opt/meadhall/bin/meadhall"),
            "backup",
            str(tmp_path / "hall.backup"),
            "--db",
            str(root / "var/lib/meadhall/meadhall.sqlite3"),
        ]
        assert subprocess.run(saved, check=False).returncode == 0
    finally:
        hall.terminate()
        assert hall.wait(PATIENCE) is not None


def write(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def test_a_socket_of_postgresql_is_enough(own_postgres: Postgres, open_hall: Callable[..., Host]) -> None:
    """As the guide names it: no password, no port."""
    name = own_postgres.database().rpartition("/")[2]
    url = f"postgresql://hall@/{name}?host={own_postgres.folder}&port={own_postgres.port}"
    assert Guest(open_hall(url).url, "Bera").make("me", "thrall")["id"]
