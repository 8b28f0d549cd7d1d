"""What the documents tell to type is typed: every command, every answer, every position they quote.

Nothing is marked for this in the documents. A line of a code block that begins with `meadhall`, and every piece of code
inside a sentence that does, is a command. In the document of a game, code of several words is an answer in the game's
notation, a word for its table in the terminal, or a position.
"""

from __future__ import annotations

import asyncio
import io
import re
import shlex
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import meadhall
from cli.conftest import POSITION
from cli.docs_helpers import DOCUMENTS, ROOT
from meadhall.commands.cli.arguments import bind, list_arguments
from meadhall.commands.cli.command_line import Line, load_command, split_command
from meadhall.commands.cli.registry import COMMANDS, GROUPS
from meadhall.core.game import GAMES as GAMES_THERE
from meadhall.games import SHIPPED as GAMES
from meadhall.scaffold import write_game
from meadhall.server.store.backup import back_up, open_database
from meadhall.terminal.messages import vocabulary
from meadhall.terminal.plain_teller import find_teller

# They open a hall and stay until somebody closes it: their lines are read, and nothing is run.
STAY = ("serve", "story preview")
# They need a hall that somebody has played in; one on a server of its own is only read about.
OF_A_HALL = ("backup", "restore", "export")
# What stands for something of the reader's own.
STAND_INS = {
    "FILE": "game.record",
    "NAME": "Winter",
    "POSITION": POSITION,
    "ANSWER": "pass",
    "PATH": "lamp.yaml",
    "OLD": "lamp.yaml",
}
STORY_FILE = "goat.yaml"
OWN_GAME = "wolves"
EXERCISES = ROOT / "src/meadhall/games/norsaga/exercises/mined.jsonl"
LESSON = ROOT / "src/meadhall/games/norsaga/lessons/1_basic.toml"
SETTINGS = ROOT / "deploy/meadhall.toml"
SAGA = (ROOT / "docs/yggdrasil_sagas.md").read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
# A line that takes minutes is run with less of the same.
LESS = {"--num": "1", "--bots": "thrall,thrall", "--games": "1", "--rounds": "3", "--budget": "1", "--jobs": "1"}
ALWAYS = {
    "story test": ("--games", "--rounds"),
    "analyse": ("--budget", "--jobs"),
    "exercises mine": ("--budget", "--games"),
    "exercises confirm": ("--budget", "--num"),
}


@dataclass(frozen=True)
class Quoted:
    """A piece of code with the place it stands at; whole: a line to be typed as it is, not a mention."""

    text: str
    where: str
    whole: bool

    def __str__(self) -> str:
        return f"{self.where} {self.text}"


def quoted(path: Path) -> list[Quoted]:
    found, fenced = [], False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.relative_to(ROOT)}:{number}"
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif fenced:
            found.append(Quoted(line.strip(), where, True))
        else:
            found += [Quoted(text, where, False) for text in re.findall(r"`([^`]+)`", line)]
    return found


def commands(path: Path) -> list[Quoted]:
    """`meadhall a | b` names two."""
    found = []
    for one in quoted(path):
        line = re.match(r"(?:[A-Z]+=\S+ )?meadhall (?P<rest>\S.*)", one.text)
        if line:
            first, *others = re.split(r" \| ", line["rest"].partition(" >")[0].replace("…", ""))
            group = first.split()[0]
            found += [Quoted(text, one.where, one.whole) for text in (first, *(f"{group} {o}" for o in others))]
    return found


def words_of(line: Quoted) -> list[str]:
    words = shlex.split(line.text, comments=True)
    meant = {**STAND_INS, "FILE": STORY_FILE} if words[0] == "story" else STAND_INS
    return [meant.get(word, word) for word in words]


QUOTED = [one for path in DOCUMENTS for one in commands(path)]
COMMAND_LINES = [pytest.param(one, id=str(one)) for one in QUOTED]
# What several documents quote is run once; a mention is not enough where another quotes the whole line.
ONCE = {tuple(words_of(one)): one for one in sorted(QUOTED, key=lambda one: one.whole)}


def test_there_are_commands_to_run():
    assert len(COMMAND_LINES) > 40
    assert {split_command(words_of(one))[0].split()[0] for one in QUOTED} >= {
        "serve",
        "play",
        "replay",
        "show",
        "why",
        "verify",
        "sim",
        "rules",
        "data",
        "story",
        "campaign",
    }


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_a_quoted_command_is_understood(line):
    """Every word is one the command knows; only a bare mention may leave out what the command needs."""
    given = Line(words_of(line))
    if line.text == "--version":  # of no command
        return
    name, tokens = split_command(given.rest)
    function = load_command(name)
    if line.whole or tokens:
        assert bind(name, function, tokens)


@pytest.mark.parametrize("line", [pytest.param(one, id=str(one)) for one in ONCE.values()])
def test_a_quoted_command_runs(line, hall, seeded_text, brief_text, tmp_path, monkeypatch):
    """In a folder that holds what it speaks of, without anybody at the keyboard."""
    words = words_of(line)
    name, tokens = split_command(Line(words).rest)
    if OWN_GAME in words and name != "game new":
        install_game(OWN_GAME, tmp_path, monkeypatch)
    if name in STAY or (not line.whole and not tokens) or (name in OF_A_HALL and "://" in line.text) or "--on" in words:
        return  # nor is a cluster started: `make soak` tries Ray
    if name in OF_A_HALL:
        lay_hall(name, words)
    (tmp_path / "game.record").write_text(brief_text if name == "analyse" else seeded_text, encoding="utf-8")
    made = [word.removeprefix("adventure=") for word in words if word.endswith(".yaml")]
    if name != "story new" or "--fill" in words:
        for file in made:
            hall("story", "new", "lamp.yaml")
            if not (tmp_path / file).exists():
                shutil.copy(tmp_path / "lamp.yaml", tmp_path / file)
    for file in (word for word in words if word.endswith(".toml")):
        shutil.copy(SETTINGS if name == "config check" else LESSON, tmp_path / file)
    for file in (word for word in words if word.endswith(".jsonl")):
        shutil.copy(EXERCISES, tmp_path / file)
    if {"saga=feast.toml", "feast.toml"} & set(words) and name != "serve":
        (tmp_path / "feast.toml").write_text(SAGA, encoding="utf-8")
    less = [LESS.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    missing = [word for option in ALWAYS.get(name, ()) if option not in words for word in (option, LESS[option])]
    said = hall(*less, *missing)
    assert said.code in (0, 1), said.err
    assert "own-mistake" not in said.err
    assert said.code == 0 or name in ("story test", "story translate", "why"), said.out + said.err


def install_game(name, folder, monkeypatch):
    """What `pip install` of a package written by `meadhall game new` makes of it."""
    write_game(name, folder / name, "grid", [])
    monkeypatch.syspath_prepend(folder / name)
    monkeypatch.setitem(GAMES_THERE, name, f"{name}.game:{name}")


def lay_hall(name, words):
    """The hall a command is about; for `restore` only its backup."""

    async def made(db):
        async with open_database(db) as database:
            await database.migrate()
            if name == "restore":
                await back_up(database, Path(words[1]))

    named = words[words.index("--db") + 1] if "--db" in words else None
    asyncio.run(made("elsewhere.sqlite3" if name == "restore" else named))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_quoted_options_exist(path):
    """`--seats me,karl` and its like belong to some command."""
    told = {word for one in quoted(path) if one.text.startswith("-") for word in one.text.split() if word[:2] == "--"}
    assert told - options() == set()


@cache
def options():
    """Those of every command."""
    every = [name for name in COMMANDS if name not in GROUPS] + [f"{g} {name}" for g in GROUPS for name in GROUPS[g]]
    known = {one for name in every for argument in list_arguments(name, load_command(name)) for one in argument.names}
    return frozenset(known | {"--lang", "--json", "--help", "--version"})


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_quoted_targets_and_scripts_exist(path):
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for one in quoted(path):
        words = one.text.split()
        if words[:1] == ["make"] and len(words) > 1:
            assert words[1] in targets, one
        if words[:1] == ["python"] and len(words) > 1 and not words[1].startswith("-"):
            assert (ROOT / words[1]).is_file(), one


def is_answer(game, text):
    """Whether a question of the game has such an answer."""
    return meadhall.game(game).state.forms.find_misplaced_rule(text, "due") != ""


def is_of_things(game, text):
    """Only names of cards, spots and the like, one after the other; a spot may leave out whose it is."""
    kinds = meadhall.game(game).state.forms.kinds.values()
    return all(
        any(re.fullmatch(kind, whole) for kind in kinds for whole in (word, f"me.{word}")) for word in text.split()
    )


@pytest.mark.parametrize("game", GAMES)
def test_quoted_answers_are_in_the_notation(game):
    """An answer that is quoted wrongly teaches a wrong move."""
    words = vocabulary(game, find_teller(game).topics)
    unknown = []
    for one in quoted(ROOT / f"docs/{game}.md"):
        text = one.text
        if len(text.split()) == 1 or text.startswith(("meadhall ", f"{game} ", "-")) or one.whole:
            continue
        if not (is_answer(game, text) or text.split()[0] in words or is_of_things(game, text)):
            unknown.append(str(one))
    # `serve --book`: the command's name, where it is clear whose
    assert [text for text in unknown if text.split(" ", 1)[1].split()[0] not in COMMANDS] == []


@pytest.mark.parametrize("game", ["norsaga", "fire_and_axe", "yggdrasil"])
def test_the_notation_of_each_game_is_quoted(game):
    """The list of answers in a game's document names every verb that a player or chance can say."""
    told = {one.text.split()[0] for one in quoted(ROOT / f"docs/{game}.md") if is_answer(game, one.text)}
    verbs = {form.split()[0] for form in meadhall.game(game).state.forms.forms}
    assert {verb for verb in verbs - told if verb.islower()} == set()


@pytest.mark.parametrize("game", GAMES)
def test_quoted_positions_can_be_shown(game, hall):
    every = [one.text for path in DOCUMENTS for one in quoted(path)]
    found = [text for text in every if text.startswith(f"{game} ") and "=" in text]
    for text in found:
        said = hall("show", text)
        assert (said.code, said.err) == (0, ""), text


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("norsaga", "play me.P2 GR1"),
        ("fire_and_axe", "steal fish B"),
        ("yggdrasil", "asgard move"),
        ("trudvang", "gehe da"),
    ],
)
def test_a_wrong_answer_would_be_found(game, wrong):
    assert not is_answer(game, wrong)
