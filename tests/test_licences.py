"""What the wheel carries of others stands under the licences that it names, and their texts go with it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src/meadhall/client"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# What the text of each licence says of itself.
SAYS = {
    "MIT": r"to\s+any\s+person\s+obtaining\s+a\s+copy\s+of\s+this\s+software\s+and\s+associated",
    "Apache-2.0": r"Apache License\s+Version 2\.0",
    "Unicode-3.0": r"UNICODE LICENSE V3",
    "OFL-1.1": r"SIL OPEN FONT LICENSE Version 1\.1",
}


def licence_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    found = [name for name, says in SAYS.items() if re.search(says, text)]
    assert len(found) == 1, (path, found)
    return found[0]


def texts() -> set[Path]:
    """Every licence beside something that goes into the wheel."""
    return {ROOT / "LICENSE", *(path for path in (ROOT / "src/meadhall").rglob("*LICENSE*") if path.is_file())}


def test_the_wheel_names_every_licence_and_brings_their_texts() -> None:
    brought = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    assert brought == texts()
    assert set(PROJECT["license"].split(" AND ")) == {licence_of(path) for path in texts()}


def test_what_is_vendored_is_said_to_be_under_its_own_licence() -> None:
    said = (CLIENT / "vendor/VENDOR.md").read_text(encoding="utf-8")
    for path in (CLIENT / "vendor").rglob("*LICENSE"):
        name = path.relative_to(CLIENT / "vendor").as_posix()
        [part] = [part for part in said.split("\n\n")[1].split(";") if name in part]
        assert licence_of(path) in part, name
    tool = re.sub(r'"\s+"', "", (ROOT / "tools/vendor.py").read_text(encoding="utf-8"))
    assert said.split("\n\n")[1] in tool  # what it writes the next time


def test_nothing_of_ours_needs_the_httpx_that_is_no_longer_maintained() -> None:
    assert not any(re.match(r"httpx\b", need) for need in PROJECT["dependencies"])
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"^\s*(import|from) httpx\b", path.read_text(encoding="utf-8"), re.M), path
