"""`meadhall lab`: options compared over the same deals, in words, as JSON and as a page."""

import re
from xml.dom import minidom

import pytest

from meadhall.words import LANGUAGES

LINE = (
    "lab",
    "norsaga",
    "--vary",
    "basic=on,off",
    "--bots",
    "thrall",
    "--players",
    2,
    "--option",
    "turn_cap=8",
    "--num",
    6,
)


def test_the_same_seed_gives_the_same_bytes_alone_or_with_many_workers(hall, shell):
    first, again = hall(*LINE, "--json"), shell(*LINE, "--json", "--jobs", 2)
    assert (first.code, first.err) == (0, "")
    assert first.out == again.out
    assert [one["setting"] for one in first.json["settings"]] == ["basic=on", "basic=off"]
    assert first.json["settings"][1]["against_first"]["pairs"] == 6
    assert first.json["bots"] == ["thrall 1", "thrall 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_in_words_and_as_a_page(hall, tmp_path, language):
    said = hall(*LINE, "--vary", "undo=on,off", "--lang", language, "--html", "r.html")
    assert (said.code, said.err) == (0, "")
    assert len(re.findall(r"^ +basic=on, undo=off +6 ", said.out, re.M)) == 2  # its wins, and its pairs
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "default-src 'none'" in page
    assert not re.search(r"https?://|<script|src=", page)
    plots = [minidom.parseString(plot) for plot in re.findall(r"<svg.*?</svg>", page, re.S)]
    assert len(plots[0].getElementsByTagName("circle")) == 8  # four settings, two seats
    assert len(plots[1].getElementsByTagName("circle")) == 4
    assert page.count("<h2>") == 4 + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_played_together(hall, language):
    said = hall("lab", "trudvang", "--bots", "thrall", "--players", 1, "--num", 1, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert {"en": "Together", "fr": "Ensemble", "de": "Gemeinsam"}[language] in said.out
    assert {"en": "usual", "fr": "habituel", "de": "wie üblich"}[language] in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--vary", "basic"), "name=value"),
        (("--vary", "basic=on,"), "basic=on,"),
        (("--vary", "basics=on"), "basic"),
        (("--vary", "basic=on", "--option", "basic=off"), "--vary"),
        (("--bots", "karl,karl", "--players", 3), "3"),
        (("--players", 9), "9"),
        (("--bots", "kral"), "karl"),
        (("--games", 0), "--games"),
    ],
)
def test_a_wrong_line_is_refused(hall, words, said):
    found = hall("lab", "norsaga", *words)
    assert (found.code, found.out) == (2, "")
    assert said in found.err
