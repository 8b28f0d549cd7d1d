"""The files in deploy/ and their guide agree with each other, with the server, and with the programs they are for."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from meadhall.commands.cli.arguments import bind
from meadhall.commands.cli.command_line import load_command, split_command
from meadhall.commands.settings.resolution import resolve
from server.deploying import DEPLOY, GUIDE, ROOT, UNITS, compose, lines, started_by, unit

SYSTEMD = shutil.which("systemd-analyze")


def test_every_line_that_runs_the_hall_is_understood() -> None:
    found = lines()
    assert {words[0] for words in found} == {"serve", "backup", "restore"}
    assert len(found) >= 7
    for words in found:
        name, tokens = split_command(words)
        assert bind(name, load_command(name), tokens), words


def test_the_guide_and_the_folder_name_the_same_files() -> None:
    named = set(re.findall(r"deploy/([\w.@-]+\w)", GUIDE))
    assert named - {".env"} == {path.name for path in DEPLOY.iterdir()} - {".env"}


def test_the_unit_keeps_to_its_own_folder() -> None:
    for name in UNITS:
        settings = unit(name)
        assert (settings["User"], settings["ProtectSystem"]) == (["meadhall"], ["strict"]), name
        assert settings["StateDirectory"][0].split()[0] == "meadhall"
        assert "/var/lib/meadhall" in settings["Environment"][0]


def test_all_units_may_do_equally_little_and_read_the_same_settings() -> None:
    def guarded(name: str) -> dict[str, list[str]]:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        of_its_own = ("Description", "ExecStart", "Type", "StateDirectory", "After")
        hardening = text[text.index("# It needs its own folder") :].partition("[Install]")[0]
        return {key: value for key, value in unit(name).items() if f"{key}=" in hardening and key not in of_its_own}

    first, *others = [guarded(name) for name in UNITS]
    assert len(first) > 15
    assert others == [first, first]
    environments = {(*unit(name)["Environment"], *unit(name)["EnvironmentFile"]) for name in UNITS}
    assert len(environments) == 1
    node, one_of_several = unit("meadhall.service"), unit("meadhall@.service")
    assert {key for key in node if node[key] != one_of_several[key]} == {"Description", "ExecStart"}


def test_the_settings_of_the_units_are_right() -> None:
    found = resolve(None, str(DEPLOY / "meadhall.toml"), {})
    assert found.settings.keeper == "/var/lib/meadhall/keeper.token"
    assert found.settings.origin == ["https://hall.example"]
    assert found.settings.proxy == "127.0.0.1"


def test_the_nightly_backup_is_made_and_only_then_old_ones_are_deleted(tmp_path: Path) -> None:
    """The lines of the unit, with a program that writes or fails instead of ours."""
    backups = tmp_path / "backups"
    backups.mkdir()
    for name, days in (("old.backup", 15), ("young.backup", 13), ("old.txt", 90)):
        (backups / name).write_text("x")
        os.utime(backups / name, (time.time() - days * 86_400,) * 2)
    program = tmp_path / "meadhall"
    program.write_text('#!/bin/sh\n[ "$1" = backup ] && echo saved > "$2"\n')
    program.chmod(0o755)

    def run(line: str) -> int:
        line = line.replace("/opt/meadhall/bin/meadhall", str(program)).replace(
            "/var/lib/meadhall/backups", str(backups)
        )
        return subprocess.run(["/bin/sh", "-c", line], check=False, cwd=backups).returncode

    (make,) = started_by("meadhall-backup.service")
    (delete,) = unit("meadhall-backup.service")["ExecStartPost"]
    assert run(make) == 0
    (made,) = {path.name for path in backups.iterdir()} - {"old.backup", "young.backup", "old.txt"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.backup", made)
    assert run(shlex.join(shlex.split(delete))) == 0
    assert {path.name for path in backups.iterdir()} == {made, "young.backup", "old.txt"}
    program.write_text("#!/bin/sh\nexit 2\n")
    assert run(make) == 2  # so systemd does not come to the second line
    assert unit("meadhall-backup.service")["Type"] == ["oneshot"]


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is not installed")
@pytest.mark.parametrize("name", [*UNITS, "meadhall-backup.timer"])
def test_systemd_understands_the_unit(tmp_path: Path, name: str) -> None:
    for path in DEPLOY.glob("meadhall*.*er*"):
        text = path.read_text(encoding="utf-8").replace("/opt/meadhall/bin/meadhall", sys.executable)
        (tmp_path / path.name.replace("@", "@8788")).write_text(text)
    name = name.replace("@", "@8788")
    said = subprocess.run(
        [str(SYSTEMD), "verify", tmp_path / name],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )
    assert [line for line in said.stderr.splitlines() if name in line] == []


def test_the_compose_file_hangs_together() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"one", "two", "postgres", "valkey", "caddy"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (source.startswith("./") and (DEPLOY / source).is_file()), name
    assert (DEPLOY / services["one"]["build"]["context"] / services["one"]["build"]["dockerfile"]).is_file()
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert all(f"{name}=" in GUIDE for name in re.findall(r"\$\{(\w+):\?\}", text))
    assert "ports" not in services["one"]  # they trust every client: only the proxy may connect


def test_containers_may_do_little_and_use_so_much() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["mem_limit"], name
    assert {name for name, service in services.items() if "cap_add" in service} == {"postgres", "caddy"}
    assert all(services[node]["read_only"] for node in ("one", "two"))
    assert "MemoryMax" in unit()


def test_the_password_of_the_database_is_in_no_command_line_and_in_no_image() -> None:
    for service in compose()["services"].values():
        assert "PASSWORD" not in str(service.get("command", ""))
    assert subprocess.run(["git", "check-ignore", "--quiet", "deploy/.env"], cwd=ROOT, check=False).returncode == 0
    assert "deploy/.env" in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()


def test_only_free_software_is_fetched() -> None:
    """Redis from 7.4 on is not; Valkey continues the free version."""
    images = {service["image"].partition("@")[0].partition(":")[0] for service in compose()["services"].values()}
    assert images == {"meadhall", "postgres", "valkey/valkey", "caddy"}


def test_the_guide_installs_what_the_extras_name() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = re.findall(r"/pip install ('.+')", GUIDE)
    assert [name for line in named for name in shlex.split(line)] == [*extras["postgres"], *extras["redis"]]


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
