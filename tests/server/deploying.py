"""The hosting guide and its files, parsed and run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
COMMANDS = ("serve", "backup", "restore", "export")


def blocks() -> dict[str, list[str]]:
    """Return the shell blocks of the guide, by the heading above them."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^## ", GUIDE, flags=re.M)[1:]:
        found[part.partition("\n")[0]] = re.findall(r"^```sh\n(.*?)^```", part, re.M | re.S)
    return found


UNITS = ("meadhall.service", "meadhall@.service", "meadhall-backup.service")


def unit(name: str = "meadhall.service") -> dict[str, list[str]]:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    settings: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", text, re.M):
        settings.setdefault(name, []).append(value)
    return settings


def started_by(name: str) -> list[str]:
    """Return the commands that a unit starts, as a shell would parse them; an instance is a port."""
    lines = [line.replace("$$", "$").replace("%%", "%").replace("%i", "8788") for line in unit(name)["ExecStart"]]
    return [shlex.split(line)[2] if line.startswith("/bin/sh -c ") else line for line in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def lines() -> list[list[str]]:
    """Return every command line of the guide and its files that runs the server, without the program's name."""
    shell = [line for texts in blocks().values() for text in texts for line in text.splitlines()]
    told = [shlex.split(line) for line in (*shell, *(line for name in UNITS for line in started_by(name)))]
    found = [
        words[at + 1 :]
        for words in told
        for at, word in enumerate(words[:-1])
        if word.rpartition("/")[2] == "meadhall" and words[at + 1] in COMMANDS
    ]
    image = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert image is not None
    found += [yaml.safe_load(image[1]), *(compose()["services"][node]["command"] for node in ("one", "two"))]
    return [[word for word in words if word != "$MEADHALL_MORE"] for words in found]
