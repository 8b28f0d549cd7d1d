"""Run deploy/Dockerfile without a container engine: one stage after the other, in a folder that stands for `/`.

Each stage begins with an empty folder at the same place, so that an environment copied from an earlier stage still
finds itself. The build context is the tracked files, less those of `.dockerignore`. Steps that need a bare Debian as
root are skipped: installing packages and adding a user.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDS_ROOT = ("apt-get ", "useradd ")
OURS = ("source", "opt", "handbook", "wheels", "var/lib/meadhall")  # the folders that the Dockerfile makes


@dataclass
class Stage:
    base: str
    name: str
    lines: list[tuple[str, str]] = field(default_factory=list)  # instruction and its text

    def texts(self, instruction: str) -> list[str]:
        return [text for word, text in self.lines if word == instruction]


def read_stages(text: str) -> list[Stage]:
    """Return the stages of a Dockerfile."""
    stages: list[Stage] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name))
        else:
            stages[-1].lines.append((word, rest))
    return stages


def list_context() -> list[str]:
    """Return the files that `docker build .` would send from a fresh clone."""
    named = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    ignored = [line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()]

    def is_sent(name: str) -> bool:
        parts = Path(name).parts
        heads = {"/".join(parts[: end + 1]) for end in range(len(parts))} | set(parts)
        return not any(fnmatch.fnmatch(head, pattern) for head in heads for pattern in ignored)

    return [name for name in named.split("\0") if name and (ROOT / name).is_file() and is_sent(name)]


class ImageBuild:
    """A running build: `root` stands for `/` in the current stage."""

    def __init__(self, folder: Path, python: str, **more: str) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.more = more  # further variables of the environment
        self.workdir = Path("/")
        self.skipped: list[str] = []
        programs = folder / "programs"
        programs.mkdir(parents=True)
        (programs / "python").symlink_to(python)
        self.path = f"{programs}:/usr/local/bin:/usr/bin:/bin"

    def place(self, path: str) -> Path:
        """Return the local path of a path in the image."""
        return self.root / (self.workdir / path).relative_to("/")

    def begin(self, stage: Stage) -> None:
        self.root.mkdir()
        self.workdir = Path("/")
        for word, text in stage.lines:
            if word == "WORKDIR":
                self.workdir = Path(text)
                self.place(text).mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self.copy(text)
            elif word == "RUN":
                self.run(text)

    def end(self, stage: Stage) -> None:
        self.root.rename(self.folder / f"stage-{stage.name}")

    def copy(self, text: str) -> None:
        words = shlex.split(text)
        if words[0].startswith("--from="):
            stage = self.folder / f"stage-{words[0].partition('=')[2]}"
            shutil.copytree(stage / words[1].lstrip("/"), self.place(words[2]), symlinks=True, dirs_exist_ok=True)
            return
        *sources, target = words
        for name in list_context():
            if sources == ["."]:
                goal = self.place(target) / name
            elif name in sources:
                goal = self.place(target) / Path(name).name
            else:
                continue
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, goal)

    def run(self, text: str) -> str:
        if text.startswith(NEEDS_ROOT):
            self.skipped.append(text)
            return ""
        here = re.sub(rf"(?<![\w.])/(?={'|'.join(OURS)})", f"{self.root}/", text)
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        # The package source of this machine is used; nothing of its Python environment is.
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "http", "HTTP"))}
        done = subprocess.run(
            ["sh", "-ec", here],
            cwd=self.root / self.workdir.relative_to("/"),
            env={**kept, "PATH": self.path, "HOME": str(home), "LANG": "C.UTF-8", **self.more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"RUN {text}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        return done.stdout


def entrypoint(stage: Stage) -> list[str]:
    """Return the command line that a container runs."""
    return [*json.loads(stage.texts("ENTRYPOINT")[0]), *json.loads(stage.texts("CMD")[0])]
