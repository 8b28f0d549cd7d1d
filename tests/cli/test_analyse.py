"""`meadhall analyse`: in a terminal, as JSON, as a page, and what it refuses."""

import re

import pytest

import meadhall
from analysis.played_records import record_text
from meadhall.analysis.decision_points import find_moments
from meadhall.bots.match import play_match


@pytest.fixture
def late(tmp_path):
    """A game whose loser let the win pass."""
    path = tmp_path / "late.record"
    path.write_text(record_text(), encoding="utf-8")
    return path


def few(*words):
    return ("--budget", "160", "--jobs", "1", *words)


@pytest.mark.parametrize(
    ("language", "blunder"), [("en", "blunder: gave away"), ("fr", "grosse erreur"), ("de", "grober Fehler")]
)
def test_a_game_is_told_in_every_language(hall, late, tmp_path, language, blunder):
    page = tmp_path / "late.html"
    said = hall("analyse", late, "--lang", language, "--html", page, *few())

    assert (said.code, said.err) == (0, "")
    assert blunder in said.out
    assert "weighs-" not in said.out
    assert "analysis-" not in said.out
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    assert written.count("<polyline") == 2
    assert not re.search(r"(src|href)=.(?!#)", written)
    assert "analysis-" not in re.sub(r"<style>.*?</style>", "", written, flags=re.S)


def test_as_json_it_has_everything(hall, late):
    said = hall("analyse", late, "--json", *few())

    assert said.json["names"] == ["A", "B"]
    assert said.json["budget"] == 160
    assert {"curve", "decisions", "draws", "seats"} <= set(said.json)
    assert said.json["decisions"][0]["mark"] == "blunder"


def test_one_seat_alone(hall, late):
    said = hall("analyse", late, "--seat", "B", "--all", *few())

    assert "  B: " in said.out
    assert "  A: " not in said.out.partition("Luck that counted")[0]


def test_what_cannot_be_analysed_is_refused_in_one_sentence(hall, running, late, tmp_path):
    for words, status in (
        ((running,), "not over"),
        ((late, "--seat", "F"), "no seat"),
        ((late, "--budget", "0"), "at least"),
        ((tmp_path / "nothing",), "no file"),
        ((late, "--html", tmp_path), "folder"),
    ):
        said = hall("analyse", *words, *([] if "--budget" in words else few()))
        assert (said.code, len(said.err.splitlines())) == (2, 1), said.err
        assert status in said.err


@pytest.fixture(scope="module")
def saga():
    trudvang = meadhall.game("trudvang")
    return play_match(trudvang, 1, trudvang.check({}, 1), ["thrall"], 5).record


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_where_numbers_are_no_chances_to_win_there_is_no_curve(hall, saga, tmp_path, language):
    path, page = tmp_path / "saga.record", tmp_path / "saga.html"
    path.write_text(saga.text(), encoding="utf-8")
    said = hall("analyse", path, "--lang", language, "--html", page, "--budget", "16", "--jobs", "1")

    assert (said.code, said.err) == (0, "")
    assert [one for one in ("▁", "█", "analysis-") if one in said.out] == []
    assert "<polyline" not in page.read_text(encoding="utf-8")
    assert {"en": "won game", "fr": "partie gagnée", "de": "gewonnenen Partie"}[language] not in said.out


def test_what_the_story_brings_is_neither_luck_nor_skill(hall, saga, tmp_path):
    """In Trudvang Legends combats alone are weighed."""
    fights = [one.number for one in find_moments(saga) if one.before.fight is not None]
    path = tmp_path / "saga.record"
    path.write_text(saga.text(), encoding="utf-8")
    said = hall("analyse", path, "--json", "--budget", "16", "--jobs", "1")
    draws = {one["number"]: one["luck"][0]["mean"] for one in said.json["draws"]}

    assert {number for number, luck in draws.items() if luck} & set(fights)
    assert [number for number, luck in draws.items() if luck and number not in fights] == []
