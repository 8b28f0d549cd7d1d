"""`meadhall tournament`: the same again from the same seed, whoever plays; said in words, as JSON and as a page."""

import os
import re
import signal
import subprocess
import sys
import time
from xml.dom import minidom

import pytest

from meadhall.words import LANGUAGES
from patience import PATIENCE

LINE = ("tournament", "norsaga", "--bots", "thrall,karl,thrall", "--option", "turn_cap=4", "--rounds", 2)


def test_the_same_seed_gives_the_same_bytes_alone_or_with_many_workers(hall, shell):
    first, again = hall(*LINE, "--json"), shell(*LINE, "--json", "--jobs", 2)
    assert (first.code, first.err) == (0, "")
    assert first.out == again.out
    assert [one["seats"] for one in first.json["entrants"]] == [[4, 4]] * 3
    assert {one["name"] for one in first.json["entrants"]} == {"thrall 1", "karl", "thrall 2"}


@pytest.mark.soak
def test_ray_gives_the_same_bytes(hall, shell):
    pytest.importorskip("ray")
    assert shell(*LINE, "--json", "--on", "ray", "--jobs", 2).out == hall(*LINE, "--json").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_in_words_and_as_a_page(hall, tmp_path, language):
    said = hall(*LINE, "--lang", language, "--html", "report.html")
    assert (said.code, said.err) == (0, "")
    assert re.search(r"^ +karl +\d{4} +\d{3,4} \w+ \d{4} +8 ", said.out, re.M)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert "default-src 'none'" in page
    assert not re.search(r"https?://|<script|src=", page)
    (plot,) = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(minidom.parseString(plot).getElementsByTagName("circle")) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_play_together_have_no_ratings(hall, tmp_path, language):
    line = ("tournament", "trudvang", "--bots", "thrall,karl", "--rounds", 1, "--html", "r.html")
    said = hall(*line, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "OpenSkill" not in said.out
    assert "<svg" in (tmp_path / "r.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "karl"), "two bots"),
        (("--bots", "karl,jral"), "jarl"),
        (("--bots", "karl,jarl", "--players", 3), "3"),
        (("--bots", "karl,jarl", "--players", 9), "9"),
        (("--bots", "karl,jarl", "--on", "moon"), "ray://"),
        (("--bots", "karl,jarl", "--games", 0), "--games"),
    ],
)
def test_a_wrong_line_is_refused(hall, words, said):
    found = hall("tournament", "norsaga", *words)
    assert (found.code, found.out) == (2, "")
    assert said in found.err


def test_ctrl_c_keeps_what_was_played(tmp_path):
    """Two bots that meet so often that nobody would wait for the end; the first says when a game has begun."""
    (tmp_path / "slow.py").write_text(
        "import pathlib, meadhall\n"
        "def make(game, seed):\n"
        "    with open('begun', 'a') as file: file.write('.')\n"
        "    return Slow()\n"
        "class Slow:\n"
        "    def choose(self, state, seat): return meadhall.pending(state)[0]\n",
        encoding="utf-8",
    )
    line = [
        sys.executable,
        "-m",
        "meadhall.cli",
        "tournament",
        "norsaga",
        "--bots",
        "slow.py,thrall",
        "--option",
        "turn_cap=4",
        "--rounds",
        "100000",
    ]
    run = subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not ((tmp_path / "begun").exists() and (tmp_path / "begun").stat().st_size > 4):
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, err) == (130, "")
    assert re.match(r"Stopped after \d+ of 200,?000 games\.", out)
    assert "slow" in out
