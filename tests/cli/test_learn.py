"""`meadhall learn`: lessons in the terminal, in three languages, and what it says of those that do not fit."""

import io
from importlib.resources import files

import pytest

import meadhall
from lessons.paths import IDS, OURS, path_of
from meadhall.lessons.catalog import find_lesson
from meadhall.terminal.messages import speech
from meadhall.words import LANGUAGES
from meadhall.words.localized_text import said

BASIC = find_lesson(meadhall.game("norsaga"), "basic")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), OURS, ids=IDS)
def test_each_lesson_is_played_line_by_line(hall, monkeypatch, game, lesson, language):
    answers = "".join(f"{text}\n" for _, text in path_of(game, lesson))
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    told = hall("learn", game, lesson.name, "--plain", "--lang", language)
    assert (told.code, told.err) == (0, "")
    heard = " ".join(told.out.split())
    missing = [step.page.say for step in lesson.steps if " ".join(said(step.page.say, language).split()) not in heard]
    assert missing == []
    assert not [one for step in lesson.steps for one in step.astray if said(one.say, language) in heard]


def test_another_answer_is_explained(hall, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("play RY1 me.Y\nundo\nplay RG1 me.Y\n"))
    told = hall("learn", "norsaga", "--plain").out
    assert "its small yellow mark is lost there" in told
    assert "Take it back with “undo”" in told
    assert told.count("Around the fire") == 1  # who comes back does not hear all of it again
    assert told.count("Each turn you play one card.") == 2
    assert "meadhall learn norsaga basic" in told  # where it goes on


def test_who_wants_a_hint_hears_the_teacher_again(hall, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\n"))
    told = hall("learn", "norsaga", "--plain").out
    assert told.count("Each turn you play one card.") == 2
    assert "No more hints" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_that_ends_the_game_is_taken_back_at_once(hall, monkeypatch, tmp_path, language):
    """The card that wins is the wrong one here."""
    text = (files("meadhall.games.norsaga") / "lessons" / "1_basic.toml").read_text(encoding="utf-8")
    text = text.replace('answers = ["play GY1 me.P2"]', 'answers = ["play YG1 me.P2"]')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    answers = [answer for _, answer in path_of("norsaga", BASIC)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*answers, "play YG1 me.P2", "quit", ""])))
    told = " ".join(hall("learn", "norsaga", "mine.toml", "--plain", "--lang", language).out.split())
    assert " ".join(speech(language, "norsaga")("terminal-astray-back").split()) in told
    assert " ".join(said(BASIC.steps[-1].page.say, language).split()) in told  # the lesson went on to its end


def test_lessons_are_listed_and_checked(hall):
    listed = hall("learn", "--json").json
    assert [(one["game"], one["lesson"]) for one in listed] == [(game, lesson.name) for game, lesson in OURS]
    assert "meadhall learn norsaga basic: Prove your saga true" in hall("learn").out
    assert hall("learn", "norsaga", "basic", "--check", "--json").json == {
        "lesson": "basic",
        "steps": len(BASIC.steps),
        "questions": 10,
    }


def test_a_lesson_of_ones_own(hall, tmp_path):
    file = tmp_path / "mine.toml"
    ours = files("meadhall.games.norsaga") / "lessons" / "1_basic.toml"
    file.write_text(ours.read_text(encoding="utf-8"), encoding="utf-8")
    assert "mine: fits the rules" in hall("learn", "norsaga", "mine.toml", "--check").out
    other = hall("learn", "yggdrasil", "mine.toml", "--check")
    assert (other.code, "norsaga" in other.err) == (2, True)
    file.write_text(file.read_text(encoding="utf-8").replace('"play RG1 me.Y"', '"play RG1 me.Z"'), encoding="utf-8")
    wrong = hall("learn", "norsaga", "mine.toml", "--check")
    assert (wrong.code, "step 4" in wrong.err, "play RG1 me.Z" in wrong.err) == (2, True, True)


def test_an_unknown_lesson_is_named(hall):
    refused = hall("learn", "norsaga", "bassic")
    assert (refused.code, "basic" in refused.err) == (2, True)
