"""The line itself: help, languages, JSON, exit codes, and one clear line for whatever cannot be used."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.commands.cli.registry import COMMANDS, GROUPS
from meadhall.commands.settings.checks import check_origin, check_proxy
from meadhall.games import SHIPPED
from patience import PATIENCE

LANGUAGES = ("en", "fr", "de")
LEAN = (
    "meadhall.games.norsaga",
    "meadhall.bots",
    "meadhall.terminal",
    "textual",
    "litestar",
    "msgspec",
    "rich",
    "cyclopts",
    "multiprocessing",
)
HEADING = {"en": "Commands:", "fr": "Commandes\u00a0:", "de": "Befehle:"}
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
DEFAULT = {"en": "default:", "fr": "par défaut\u00a0:", "de": "Vorgabe:"}


def loaded_by(*argv):
    """The modules that a command loads."""
    script = f"import sys; from meadhall.cli import main; main({list(argv)}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return done.stderr.split()


def test_help_starts_lean():
    """The overview must not wait for games, parser or screen."""
    loaded = loaded_by("--help")
    assert "meadhall.commands.cli.help_text" in loaded
    assert [name for name in LEAN if name in loaded] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_without_their_rules(language):
    """Who asks what there is to play does not wait for engines, bots, books and screens."""
    loaded = loaded_by("games", "--lang", language)
    assert "meadhall.games.trudvang.options" in loaded
    for name in SHIPPED:
        package = f"meadhall.games.{name}"
        assert [module for module in loaded if module.startswith(f"{package}.rules")] == []
        assert {f"{package}.{part}" for part in ("game", "state", "view", "judge")} & set(loaded) == set()
    assert {"meadhall.bots", "meadhall.terminal", "meadhall.book.loader", "yaml", "textual", "rich"} & set(
        loaded
    ) == set()


def test_the_package_runs_as_the_command_does(hall):
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "--version"], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == hall("--version").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_each_language(hall, language):
    said = hall("--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert HEADING[language] in said.out
    assert [name for name in COMMANDS if f"\n    {name} " not in said.out] == []
    assert said.out == hall("--lang", language).out == hall("help", f"--lang={language}").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [name for name in COMMANDS if name not in GROUPS]
    + [f"{group} {name}" for group in GROUPS for name in GROUPS[group]],
)
def test_every_command_explains_every_argument(hall, command, language):
    said = hall(*command.split(), "-h", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert said.out == hall("help", *command.split(), "--lang", language).out
    page = hall(*command.split(), "--help", "--json", "--lang", language).json
    assert page["command"] == command
    assert all(page["arguments"].values())
    assert [name for name in page["arguments"] if name not in said.out] == []
    assert f"{DEFAULT[language]} )" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_default_is_told_where_it_is_a_value(hall, language):
    """Also if it is nought; an argument that may be left out is described without one."""
    assert f"({DEFAULT[language]} 0)" in hall("story", "preview", "--help", "--lang", language).out
    assert DEFAULT[language] not in hall("learn", "--help", "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_a_group_lists_its_commands(hall, group, language):
    said = hall(group, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert [name for name in GROUPS[group] if f"\n    {name} " not in said.out] == []
    assert hall(group, "--help", "--json", "--lang", language).json.keys() == set(GROUPS[group])
    assert hall(group, "chekc", "--lang", language).code == 2


def test_the_environment_chooses_the_language_and_the_line_overrules_it(hall, monkeypatch):
    monkeypatch.setenv("MEADHALL_LANG", "de")
    assert HEADING["de"] in hall("--help").out
    assert HEADING["fr"] in hall("--lang", "FR", "--help").out
    assert "Befehl" in hall("plya").err


@pytest.mark.parametrize("where", [0, 1, 2])
def test_lang_and_json_may_stand_anywhere(hall, where):
    line = ["rules", "norsaga", "NS-WIN-01"]
    line[where:where] = ["--json", "--lang", "fr"]
    assert hall(*line).json["chapter"] == "Victoire"


def test_after_two_dashes_words_are_taken_literally(hall, position):
    said = hall("why", position, "--", "--json")
    assert (said.code, said.out) == (2, "")
    assert "“--json”" in said.err


def test_version_by_command_and_by_flag(hall):
    from platform import python_version

    from meadhall import __version__, compiled

    said = f"meadhall {__version__} ({'compiled' if compiled else 'plain'} engine, Python {python_version()})\n"
    assert hall("version").out == hall("--version").out == said
    assert (
        hall("--version", "--json").json
        == hall("version", "--json").json
        == {"version": __version__, "compiled": compiled, "python": python_version()}
    )


BAD = {
    "unknown command": ("line-command", "plya"),
    "option before the command": ("line-command-first", "--seed", "3", "sim"),
    "unknown language": ("language-unknown", "games", "--lang", "xx"),
    "language missing": ("line-value", "games", "--lang"),
    "unknown option of a command": ("line-option", "play", "--sets", "me,karl"),
    "missing argument": ("line-missing", "replay"),
    "missing second argument": ("line-missing", "why", "norsaga"),
    "missing files": ("line-missing", "verify"),
    "missing bots": ("line-missing", "sim", "norsaga"),
    "missing value": ("line-value", "play", "--seed"),
    "an option where a value belongs": ("line-value", "play", "--name", "--plain"),
    "one word too many": ("line-extra", "rules", "norsaga", "NS-WIN-01", "NS-WIN-02"),
    "not a number": ("line-number", "sim", "--bots", "karl,karl", "--num", "many"),
    "not a whole number": ("line-number", "play", "--seed", "3.7"),
    "a number like no other": ("line-number", "play", "--seed", "0x10"),
    "no games": ("line-too-small", "sim", "--bots", "karl,karl", "--num", "0"),
    "no workers": ("line-too-small", "sim", "--bots", "karl,karl", "--jobs", "-1"),
    "no thoughts": ("line-too-small", "sim", "--bots", "karl,karl", "--iterations", "0"),
    "a switch with a value": ("line-flag", "play", "--plain=maybe"),
    "twice": ("line-twice", "play", "--seed", "1", "--seed", "2"),
    "new and resume": ("line-not-both", "play", "--new", "--resume"),
    "seat and all": ("line-not-both", "replay", "seeded.record", "--seat", "A", "--all"),
    "preface without markdown": ("line-needs", "rules", "norsaga", "--preface", "seeded.record"),
    "unknown game": ("game-unknown", "play", "norsga"),
    "unknown game in rules": ("game-unknown", "rules", "chess"),
    "unknown game in data": ("game-unknown", "data", "chess"),
    "unknown game in sim": ("game-unknown", "sim", "chess", "--bots", "karl,karl"),
    "unknown rule": ("rule-unknown", "rules", "norsaga", "NS-WIN-99"),
    "wrong word in seats": ("seats-word", "play", "--seats", "me,karll"),
    "too many seats": ("seats-count", "play", "--seats", "me,karl,karl,karl,karl"),
    "too few seats": ("seats-count", "play", "--seats", "me"),
    "empty seats": ("seats-count", "play", "--seats", ""),
    "a name of nothing": ("play-name", "play", "--name", " "),
    "a name with a bell": ("play-name", "play", "--name", "Be\x07ra"),
    "unknown table option": ("option-unknown", "play", "--option", "basci=on"),
    "bad value of a table option": ("option-value", "play", "--option", "basic=maybe"),
    "table option without a value": ("line-option-form", "play", "--option", "basic"),
    "table option twice": ("line-twice", "play", "--option", "basic=on", "--option", "basic=off"),
    "options that do not go together": ("norsaga-first", "play", "--option", "first=D"),
    "unknown table option in sim": ("option-unknown", "sim", "--bots", "karl,karl", "--option", "basci=on"),
    "an origin without a scheme": ("line-origin", "serve", "--origin", "hall.example"),
    "an origin with a page": ("line-origin", "serve", "--origin", "https://hall.example/table"),
    "an origin that is none": ("line-origin", "serve", "--origin", "https://[x"),
    "the name of a proxy": ("line-proxy", "serve", "--proxy", "localhost"),
    "nothing to compare": ("line-vary-form", "lab", "--vary", "basic"),
    "other numbers of bots and players": ("lab-players", "lab", "--bots", "karl,thrall", "--players", "3"),
    "a move where cards are dealt": ("why-chance", "why", "running.record", "pass", "--at", "0"),
    "more games than anybody plays": ("line-too-large", "sim", "--bots", "karl,karl", "--num", "1000000000000"),
    "more games than anybody plays in the laboratory": ("line-too-large", "lab", "--num", "9" * 30),
    "more rounds than anybody plays": ("line-too-large", "tournament", "--bots", "karl,thrall", "--rounds", "9" * 12),
    "people in sim": ("sim-people", "sim", "--bots", "me,karl"),
    "unknown bot": ("seats-word", "sim", "--bots", "karl,kurl"),
    "file not found": ("file-missing", "replay", "none.record"),
    "file not found to restore": ("file-missing", "restore", "none.backup"),
    "file not found for show": ("source-missing", "show", "none.record"),
    "file not found for verify": ("file-missing", "verify", "none.record"),
    "file not found for play": ("source-missing", "play", "--from", "none.record"),
    "folder for a file": ("source-folder", "replay", "."),
    "folder for show": ("source-folder", "show", "."),
    "folder for verify": ("source-folder", "verify", "."),
    "an empty file": ("source-empty", "show", "empty"),
    "an empty file to replay": ("source-empty", "replay", "empty"),
    "an empty file to verify": ("source-empty", "verify", "empty"),
    "not text": ("file-not-text", "replay", "bytes"),
    "not text for names": ("file-not-text", "serve", "--names", "bytes"),
    "not text to verify": ("file-not-text", "verify", "bytes"),
    "far too large": ("source-large", "verify", "/dev/zero"),
    "far too large to show": ("source-large", "show", "/dev/zero"),
    "noise": ("game-unknown", "show", "noise"),
    "another kind of file": ("source-no-record", "replay", "position"),
    "another kind of file to verify": ("source-no-record", "verify", "position"),
    "another kind of record": ("record-format", "replay", "other.record"),
    "cut record": ("record-line", "replay", "cut.record"),
    "cut record to show": ("record-line", "show", "cut.record"),
    "cut record to play": ("record-line", "play", "--from", "cut.record"),
    "edited record": ("record-answer", "replay", "edited.record"),
    "edited record to play": ("record-answer", "play", "--from", "edited.record"),
    "finished record to play": ("play-over", "play", "--from", "seeded.record"),
    "seats for a record": ("play-fixed", "play", "--from", "running.record", "--seats", "me,karl"),
    "options for a position": ("play-fixed", "play", "--from", "position", "--option", "basic=on"),
    "nothing left to go on with": ("play-none-left", "play", "--resume"),
    "finished position to play": ("play-position-over", "play", "--from", "norsaga ended=yes"),
    "seats that do not fit the position": ("play-seats", "play", "--from", "position", "--seats", "me,karl,karl"),
    "malformed position": ("position-part", "show", "norsaga A.tree"),
    "unknown part": ("position-key", "show", "norsaga A.tre=-"),
    "unknown card": ("position-card", "show", "norsaga A.hand=XX7"),
    "bad agenda": ("frame-unknown", "show", "norsaga agenda=Nothing(0)"),
    "position of an unknown game": ("game-unknown", "show", "norsga A.hand=GR1"),
    "unknown seat": ("seat-unknown", "show", "position", "--seat", "E"),
    "unknown seat to replay": ("seat-unknown", "replay", "seeded.record", "--seat", "C"),
    "moment of a position": ("source-at-position", "show", "position", "--at", "3"),
    "moment outside the record": ("source-at", "show", "seeded.record", "--at", "9999"),
    "outside the record": ("replay-span", "replay", "seeded.record", "--from", "9999"),
    "end before the beginning": ("replay-order", "replay", "seeded.record", "--from", "9", "--to", "8"),
    "unreadable move": ("answer-unknown", "why", "position", "plya RR1 me.P2"),
    "out is a file": ("sim-out", "sim", "--bots", "thrall,thrall", "--num", "1", "--out", "position"),
    "out below a file": ("sim-out", "sim", "--bots", "thrall,thrall", "--num", "1", "--out", "position/here"),
    "out holds that name": ("sim-exists", "sim", "--bots", "thrall,thrall", "--num", "1", "--out", "taken"),
}


@pytest.fixture
def desk(tmp_path, seeded, running, position):
    """A folder with good and bad files; whatever a command refuses, it must look the same afterwards."""
    lines = seeded.read_text(encoding="utf-8").splitlines()
    (tmp_path / "position").write_text(position + "\n", encoding="utf-8")
    (tmp_path / "empty").touch()
    (tmp_path / "noise").write_text("noise" * 100_000, encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00record")
    (tmp_path / "cut.record").write_text("\n".join([*lines[:20], lines[20][:15]]), encoding="utf-8")
    (tmp_path / "other.record").write_text('{"meadhall": 99}\n', encoding="utf-8")
    player = next(n for n, line in enumerate(lines) if json.loads(line).get("seat") in ("A", "B"))
    edited = {**json.loads(lines[player]), "answer": "play XX9 me.P1"}
    (tmp_path / "edited.record").write_text("\n".join([*lines[:player], json.dumps(edited)]), encoding="utf-8")
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "norsaga-1-1.record").write_text("somebody’s\n", encoding="utf-8")
    return tmp_path


def contents(folder):
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_clear_line_in_each_language(hall, desk, case):
    key, *line = BAD[case]
    before = contents(desk)
    lines = []
    for language in LANGUAGES:
        speak = () if case.startswith(("language", "unknown language")) else ("--lang", language)
        os.environ["MEADHALL_LANG"] = language
        said = hall(*speak, *line)
        assert (said.code, said.out) == (2, ""), said
        assert said.err.endswith("\n")
        (text,) = said.err.splitlines()
        assert "Traceback" not in text
        assert f"fault-{key}" not in text
        assert not set("╭│╰─{}") & set(text)
        lines.append(text)
        if speak:
            fault = hall(*speak, "--json", *line)
            assert (fault.code, fault.json, fault.err) == (2, {"fault": key, "text": text}, said.err)
    assert len(set(lines)) == 3
    assert contents(desk) == before


def test_a_mistake_of_our_own_is_one_line_too_and_exits_with_1(hall, monkeypatch):
    def stumble(*args, **kwargs):
        raise KeyError("spot")

    monkeypatch.setattr("meadhall.commands.version.version", stumble)
    said = hall("version")
    assert (said.code, said.out) == (1, "")
    assert "KeyError: 'spot'" in said.err
    assert len(said.err.splitlines()) == 1


def test_in_a_real_shell_too(shell, desk):
    said = shell("play", "norsga", env={"MEADHALL_LANG": "fr"})
    assert (said.code, said.out) == (2, "")
    assert said.err == "On ne joue à aucun jeu nommé « norsga » ici. Essayez : norsaga\n"
    assert shell("verify", "seeded.record").code == 0
    assert shell("verify", "edited.record").code == 1
    assert shell("show", "position").code == 0


def test_a_reader_who_leaves_is_no_error(seeded):
    line = f"{sys.executable} -m meadhall.cli replay {seeded} | head -1"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert (len(done.stdout.splitlines()), done.stderr) == (1, "")


@needs_full
@pytest.mark.parametrize("argv", [("games",), ("games", "--json"), ("nonsense", "--json")])
def test_a_full_disk_behind_the_output_is_said_in_one_line(argv):
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "meadhall", *argv],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr


@needs_full
def test_where_nobody_can_be_told_the_exit_code_says_it():
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "meadhall", "nonsense"], stdout=full, stderr=full, timeout=PATIENCE, check=False
        )
    assert done.returncode == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("line", "code"), [("games", 0), ("sim --bots thrall,thrall --num 1", 0), ("nonsense", 2), ("play --plain", 0)]
)
def test_a_closed_stream_is_no_failure(closed, line, code):
    """Services start programs without some of their streams."""
    done = subprocess.run(
        f"{sys.executable} -m meadhall {line} {closed}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, "failed" in done.stderr + done.stdout) == (code, False), done.stderr


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "there is no such file or folder"),
        ("fr", "ce fichier ou ce dossier n’existe pas"),
        ("de", "Datei oder Ordner nicht gefunden"),
    ],
)
def test_what_the_system_refuses_is_said_in_the_readers_language(hall, language, reason):
    for argv in (
        ("story", "new", "/nowhere/a.yaml"),
        ("exercises", "confirm", "none.jsonl"),
        ("serve", "--lesson", "none.toml"),
    ):
        said = hall(*argv, "--lang", language)
        assert said.code == 2
        assert reason in said.err


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "172.18.0.0/16", "*", "127.0.0.1, 10.0.0.1"])
def test_what_a_proxy_may_be(proxy):
    check_proxy(proxy)


@pytest.mark.parametrize("origin", ["https://hall.example", "http://hall.example:8787/", "https://[::1]:8787"])
def test_what_an_origin_may_be(origin):
    check_origin(origin)
