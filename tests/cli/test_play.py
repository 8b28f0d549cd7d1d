"""Playing: new games, games gone on with, positions and records to start from, with and without a terminal."""

import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.commands.play import choose_company
from meadhall.core.game import game
from meadhall.core.record import Record
from meadhall.words import LANGUAGES
from optional import unwrap
from patience import PATIENCE

BOTS = ("--seats", "thrall,thrall", "--option", "turn_cap=6")


def kept(home):
    return sorted((home / "games").glob("*.record")) if home.exists() else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_terminal_is_kept_and_honest(hall, home, language):
    said = hall("play", *BOTS, "--seed", 1, "--lang", language)
    assert (said.code, said.err) == (0, "")
    (file,) = kept(home)
    record = Record.load(file)
    assert record.result is not None
    assert record.header["dealer"] == {"kind": "seeded", "seed": 1}
    assert hall("verify", file).code == 0


def test_without_a_seed_the_deal_is_sealed_and_proven_afterwards(hall, home):
    assert hall("play", *BOTS).code == 0
    (file,) = kept(home)
    assert Record.load(file).header["dealer"]["kind"] == "committed"
    assert hall("verify", file, "--json").json["proven"] is True
    assert list(file.parent.glob("*.secret")) == []


def test_json_stands_alone_on_stdout_and_the_talk_on_stderr(shell, home):
    said = shell("play", *BOTS, "--seed", 1, "--json")
    (file,) = kept(home)
    assert (said.json["record"], said.json["over"], said.json["names"]) == (str(file), True, ["Thrall 1", "Thrall 2"])
    assert said.json["result"] == unwrap(Record.load(file).result)["result"]
    assert "Thrall 1" in said.err


def test_a_person_answers_leaves_and_goes_on_where_they_left(shell, home):
    seats = ("--name", "Bera", "--seats", "me,thrall", "--seed", 3, "--option", "first=A")
    left = shell("play", *seats, stdin="1 1\nquit\n")
    assert left.code == 0
    (file,) = kept(home)
    record = Record.load(file)
    assert record.result is None
    assert record.header["names"] == ["Bera", "Thrall"]
    assert next(a.seat for a in record.answers if a.seat != "chance") == "A"
    again = shell("play", "--resume", stdin="quit\n")
    assert again.code == 0
    assert kept(home) == [file]
    assert Record.load(file).answers[: len(record.answers)] == record.answers


def test_in_a_pipe_a_new_game_begins_unless_resume_is_given(shell, home):
    for line, games in ((("--seats", "me,thrall"), 1), ((), 2), (("--resume",), 2)):
        assert shell("play", *line, stdin="quit\n").code == 0
        assert len(kept(home)) == games


def test_a_running_record_goes_on_in_its_own_file(shell, home, running):
    before = Record.load(running)
    said = shell("play", "--from", running, stdin="quit\n")
    assert (said.code, said.err) == (0, "")
    assert Record.load(running).answers[: len(before.answers)] == before.answers
    assert kept(home) == []


@pytest.mark.parametrize("as_file", [True, False])
def test_a_position_begins_a_game_of_its_own(shell, hall, home, position, tmp_path, as_file):
    (tmp_path / "position").write_text(position, encoding="utf-8")
    said = shell("play", "--from", "position" if as_file else position, "--name", "Bera", stdin="quit\n")
    assert (said.code, said.err) == (0, "")
    (file,) = kept(home)
    header = Record.load(file).header
    assert (header["names"], header["options"]["turn_cap"]) == (["Bera", "Karl"], 400)
    assert "A.hand=RR1,BB2" in header["position"]
    assert hall("show", file, "--json").json["view"]["players"][0]["tree"][:3] == ["GB1", "GR1", "RY1"]
    assert (tmp_path / "position").read_text(encoding="utf-8") == position


def at_a_terminal(*argv, keys, seconds=60.0):
    """Runs a command on a pseudo-terminal, types the keys, and returns what was shown."""
    pty = pytest.importorskip("pty")
    main, side = pty.openpty()
    run = subprocess.Popen(
        [sys.executable, "-m", "meadhall.cli", *argv],
        stdin=side,
        stdout=side,
        stderr=side,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
    )
    os.close(side)
    shown, left, until = "", list(keys), time.monotonic() + seconds
    while time.monotonic() < until and run.poll() is None:
        if select.select([main], [], [], 0.1)[0]:
            try:
                shown += os.read(main, 65536).decode("utf-8", "replace")
            except OSError:
                break
        if left and left[0][0] in shown:
            shown += "|"
            os.write(main, left.pop(0)[1].encode())
    code = run.wait(timeout=PATIENCE)
    os.close(main)
    return code, shown


def test_at_a_terminal_you_are_asked_whether_to_go_on(shell, home):
    assert shell("play", "--seats", "me,thrall", "--seed", 3, stdin="quit\n").code == 0
    code, shown = at_a_terminal("play", "--plain", keys=[("[Y/n]", "y\n"), ("answer:", "quit\n")])
    assert code == 0
    assert "You left a game" in shown
    assert len(kept(home)) == 1
    code, shown = at_a_terminal("play", "--plain", "--lang", "de", keys=[("[J/n]", "nein\n"), ("Antwort:", "quit\n")])
    assert code == 0
    assert len(kept(home)) == 2
    code, shown = at_a_terminal("play", "--plain", "--new", keys=[("answer:", "quit\n")])
    assert (code, "You left a game" in shown) == (0, False)
    assert len(kept(home)) == 3


def test_an_unwritable_home_is_said_and_the_game_goes_on(shell, tmp_path):
    (tmp_path / "file").touch()
    said = shell("play", *BOTS, "--seed", 1, env={"MEADHALL_HOME": str(tmp_path / "file")})
    assert "Traceback" not in said.err
    assert said.code in (0, 2)


def test_the_example_plays_a_whole_game():
    example = Path(__file__).parents[2] / "examples" / "ten_lines.py"
    lines = [line for line in example.read_text(encoding="utf-8").splitlines() if line and not line.startswith('"""')]
    assert len(lines) <= 10
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=PATIENCE, check=True)
    outcome, position = done.stdout.splitlines()
    assert outcome.startswith("Outcome(winners=[")
    assert "ended=yes" in position


def test_answers_from_a_script_finish_a_game(shell, home):
    """Whatever is asked, the first answer will do; the game ends at its cap."""
    said = shell("play", "--seats", "me,thrall", "--option", "turn_cap=4", "--seed", 2, "--json", stdin="1\n" * 200)
    assert said.code == 0, said.err
    assert json.loads(said.out)["over"] is True


def test_unnamed_opponents_are_as_many_as_the_game_needs():
    assert choose_company(game("norsaga"), {}) == "me,karl"
    assert choose_company(game("norsaga"), {"ghosts_removed": "2"}) == "me,karl"
    assert choose_company(game("fire_and_axe"), {}) == "me,karl,karl"
    assert choose_company(game("fire_and_axe"), {"two_players": "on"}) == "me,karl"


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_every_number_of_seats_a_game_names_can_sit_down(shell, home, name):
    """What `players` promises needs no option."""
    low, high = game(name).players
    for players in range(low, high + 1):
        seats = ",".join(["me"] + ["thrall"] * (players - 1))
        said = shell("play", name, "--seats", seats, "--seed", 2, "--json", stdin="")
        assert "option" not in said.err, said.err
        assert json.loads(said.out)["over"] is False
