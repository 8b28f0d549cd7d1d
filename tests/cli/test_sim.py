"""Many games between bots: fair seats, honest intervals, the same again from the same seed, nothing overwritten."""

import os
import re
import signal
import subprocess
import sys
import time

import pytest

from meadhall.commands.sim import format_places
from meadhall.contests.match_job import Played, derive_seed
from meadhall.contests.results import Results, compute_wilson, rotate_seats
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.words import LANGUAGES
from patience import PATIENCE

FAST = ("--bots", "thrall,thrall", "--option", "turn_cap=6")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Newcombe 1998, table I: 0/20, 1/29, 15/148, 81/263 and simple ones
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_against_known_values(wins, games, low, high):
    assert compute_wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_nothing_is_known_without_games():
    assert compute_wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_bot_sits_on_each_seat_equally_often(count):
    bots = [f"bot {n}" for n in range(count)]
    sat = [tuple(rotate_seats(bots, number).index(bot) for number in range(3 * count)) for bot in range(count)]
    assert all(seats.count(seat) == 3 for seats in sat for seat in range(count))
    assert all(sorted(rotate_seats(bots, number)) == list(range(count)) for number in range(3 * count))


def test_wins_are_counted_for_the_bot_and_not_for_the_seat():
    results = Results(["jarl", "karl"])
    for number in range(4):  # the bot on seat 0 wins: each bot twice
        results.add(Played(number, [0], 10, {"jarl": 3, "karl": 3}, {"jarl": 0.3, "karl": 0.03}, ""))
    results.add(Played(4, [], 20, {"jarl": 3, "karl": 3}, {"jarl": 0.3, "karl": 0.03}, ""))
    value = results.summary()
    assert [(bot["name"], bot["count"], bot["seats"]) for bot in value["bots"]] == [
        ("jarl", 2, [3, 2]),
        ("karl", 2, [2, 3]),
    ]
    assert [bot["seconds_per_decision"] for bot in value["bots"]] == pytest.approx([0.1, 0.01])
    assert (value["no_winner"]["count"], value["no_winner"]["rate"]) == (1, 0.2)
    assert (value["turns"]["median"], value["turns"]["most"], value["decisions"]["mean"]) == (10, 20, 6)


def test_who_plays_together_wins_together():
    results = Results(["karl", "jarl"], cooperative=True)
    results.add(Played(0, [0, 1], 10, {"jarl": 3, "karl": 3}, {"jarl": 0.3, "karl": 0.03}, ""))
    results.add(Played(1, [], 20, {"jarl": 3, "karl": 3}, {"jarl": 0.3, "karl": 0.03}, ""))
    value = results.summary()
    assert (value["together"]["count"], value["no_winner"]["count"]) == (1, 1)
    assert [set(bot) for bot in value["bots"]] == [{"name", "level", "seats", "seconds_per_decision"}] * 2


@pytest.mark.parametrize(
    ("language", "together", "won"),
    [
        ("en", "Together they won 1: 100.0%", r"karl \d won"),
        ("fr", "Ensemble, ils ont gagné 1 fois", r"karl \d a gagné"),
        ("de", "Zusammen gewannen sie 1: 100,0 %", r"karl \d gewann"),
    ],
)
def test_a_cooperative_game_is_not_won_by_each_bot(hall, language, together, won):
    said = hall("sim", "trudvang", "--bots", "karl,karl", "--num", 1, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert together in said.out
    assert not re.search(won, said.out)
    assert len(re.findall(r"^    karl \d\s?: [\d.,]+ ms", said.out, re.M)) == 2
    assert re.search(won, hall("sim", "norsaga", *FAST, "--num", 1, "--lang", language).out.replace("thrall", "karl"))


def test_bots_move_on_and_never_share_a_deal():
    bots = ["jarl", "karl", "thrall"]
    assert [[bots[bot] for bot in rotate_seats(bots, number)] for number in range(3)] == [
        ["jarl", "karl", "thrall"],
        ["karl", "thrall", "jarl"],
        ["thrall", "jarl", "karl"],
    ]
    assert len({derive_seed(seed, number) for seed in (1, 2, -1) for number in range(50)}) == 150


def lasting(value):
    """What does not hang on the clock."""
    bots = [{k: v for k, v in bot.items() if k != "seconds_per_decision"} for bot in value["bots"]]
    return {**{k: v for k, v in value.items() if k not in ("seconds", "out")}, "bots": bots}


def records(folder):
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_games_alone_or_with_many_workers(hall, shell, tmp_path):
    line = ("sim", "norsaga", *FAST, "--num", 6, "--seed", 5, "--json")
    first = hall(*line, "--out", "one")
    again = shell(*line, "--out", "two", "--jobs", 2)
    assert (first.code, first.err, again.code, again.err) == (0, "", 0, "")
    assert lasting(first.json) == lasting(again.json)
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert len(records(tmp_path / "one")) == 6
    assert hall("sim", *FAST, "--num", 6, "--seed", 6, "--json", "--out", "three").code == 0
    assert not set(records(tmp_path / "one").values()) & set(records(tmp_path / "three").values())


def test_jarl_gives_the_same_games_again(hall):
    line = ("sim", "--bots", "jarl,karl", "--num", 2, "--iterations", 5, "--option", "turn_cap=4", "--json")
    first = hall(*line).json
    assert lasting(first) == lasting(hall(*line).json)
    assert first["iterations"] == 5
    assert all(bot["seconds_per_decision"] > 0 for bot in first["bots"])


def test_every_record_is_honest_and_holds_the_options(hall, tmp_path):
    assert hall("sim", *FAST, "--num", 3, "--out", "games").code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert hall("verify", *files).code == 0
    assert [Record.load(file).header["options"]["turn_cap"] for file in files] == [6, 6, 6]


def test_nothing_is_overwritten(hall, tmp_path):
    assert hall("sim", *FAST, "--num", 2, "--out", "games").code == 0
    before = records(tmp_path / "games")
    said = hall("sim", *FAST, "--num", 2, "--out", "games")
    assert (said.code, said.out) == (2, "")
    assert records(tmp_path / "games") == before
    with pytest.raises(Fault):
        format_places(str(tmp_path / "games"), "norsaga", 1, 2)
    assert hall("sim", *FAST, "--num", 2, "--seed", 2, "--out", "games").code == 0
    assert {**before, **records(tmp_path / "games")} == records(tmp_path / "games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_in_words(hall, language):
    said = hall("sim", *FAST, "--num", 3, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "thrall 1" in said.out
    assert {"en": "0.0%", "fr": "0,0\u00a0%", "de": "0,0 %"}[language] in said.out
    lines = {"en": "divided by 2", "fr": "divise pas par 2", "de": "durch 2 teilbar"}
    assert lines[language] in said.out
    assert lines[language] not in hall("sim", *FAST, "--num", 2, "--lang", language).out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly_with_what_there_is(tmp_path, jobs):
    line = [sys.executable, "-m", "meadhall.cli", "sim", *FAST, "--num", "100000", "--jobs", jobs, "--out", "games"]
    # Whoever runs the tests in the background has their children deaf to Ctrl-C.
    run = subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    folder = tmp_path / "games"
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (folder.exists() and len(list(folder.glob("*.record"))) > 3):
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, err) == (130, "")
    assert out.startswith("Stopped after ")
    assert all(Record.load(file).result for file in folder.iterdir())
