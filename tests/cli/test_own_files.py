"""The gate to files named by path: closed for every command that is not listed, so closed for whatever serves."""

import sys
from pathlib import Path
from types import ModuleType

import meadhall.commands
from meadhall.book import file_access
from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.registry import COMMANDS, GROUPS, OWN_FILES

FOLDER = Path(meadhall.commands.__file__).parent


def test_a_new_command_finds_the_gate_closed(hall, monkeypatch):
    seen = []

    def command(*, say: Speaker) -> int:
        seen.append(file_access.opened)
        return 0

    feast = ModuleType("meadhall.commands.feast")
    setattr(feast, "feast", command)  # noqa: B010 - a module has no such name for the type checker
    monkeypatch.setitem(sys.modules, "meadhall.commands.feast", feast)
    monkeypatch.setattr("meadhall.commands.cli.command_line.COMMANDS", (*COMMANDS, "feast"))

    assert hall("feast").code == 0
    assert seen == [False]


def test_no_command_that_serves_may_open_files():
    known = {*COMMANDS, *(f"{group} {name}" for group, names in GROUPS.items() for name in names)}
    assert known.issuperset(OWN_FILES)
    for name in OWN_FILES:
        source = (FOLDER / f"{name.replace(' ', '_')}.py").read_text(encoding="utf-8")
        assert "server.serve(" not in source, name
        assert "meadhall.preview" not in source, name
