"""The files in deploy/ and the guide to them agree with each other, with the hall, and with those they are for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from meadhall.commands.arguments import bind
from meadhall.commands.line import command, parted
from server.deploying import DEPLOY, GUIDE, ROOT, compose, lines, unit

SYSTEMD = shutil.which("systemd-analyze")


def test_every_line_that_runs_the_hall_is_understood() -> None:
    found = lines()
    assert {words[0] for words in found} == {"serve", "backup", "restore"}
    assert len(found) >= 7
    for words in found:
        name, tokens = parted(words)
        assert bind(name, command(name), tokens), words


def test_the_guide_and_the_folder_name_the_same_files() -> None:
    named = set(re.findall(r"deploy/([\w.]+\w)", GUIDE))
    assert named - {".env"} == {path.name for path in DEPLOY.iterdir()} - {".env"}


def test_the_unit_keeps_to_its_own_folder() -> None:
    settings = unit()
    assert (settings["User"], settings["StateDirectory"], settings["ProtectSystem"]) == (
        ["meadhall"],
        ["meadhall"],
        ["strict"],
    )
    assert "/var/lib/meadhall" in settings["Environment"][0]


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "meadhall.service").read_text(encoding="utf-8")
    (tmp_path / "meadhall.service").write_text(text.replace("/opt/meadhall/bin/meadhall", sys.executable))
    said = subprocess.run(
        [str(SYSTEMD), "verify", tmp_path / "meadhall.service"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )
    assert [line for line in said.stderr.splitlines() if "meadhall.service" in line] == []


def test_the_compose_file_hangs_together() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"one", "two", "postgres", "redis", "caddy"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in found["volumes"], name
    assert (DEPLOY / services["one"]["build"]["context"] / services["one"]["build"]["dockerfile"]).is_file()
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert all(f"{name}=" in GUIDE for name in re.findall(r"\$\{(\w+):\?\}", text))
    assert "ports" not in services["one"]  # they believe whoever comes: only the proxy may


def test_the_image_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    extras = re.search(r"'\.\[(.+)\]'", text)
    assert extras is not None
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all(re.search(rf"^{name} = \[", project, re.M) for name in extras[1].split(","))
    assert "USER meadhall" in text
    needed = {"src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"}
    assert needed & set((ROOT / ".dockerignore").read_text(encoding="utf-8").split()) == set()


def test_the_guide_installs_what_the_extras_name() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert re.findall(r"/pip install '(.+)'", GUIDE) == [*extras["postgres"], *extras["redis"]]


@pytest.mark.parametrize(
    "needed",
    [
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_http_version 1.1;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "access_log off;",
    ],
)
def test_the_proxy_passes_on_what_the_hall_needs(needed: str) -> None:
    assert needed in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
