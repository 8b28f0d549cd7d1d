"""`meadhall play` and somebody new to the game: a lesson, a first game with help, or a plain table."""

import io

import pytest

import meadhall
from golden import golden
from meadhall.core.record import Record
from meadhall.lessons.first_game import load_hints
from meadhall.words import LANGUAGES, words

HINT = {hint.name: hint.say for hint in load_hints(meadhall.game("norsaga"))}["youngest"]


class Keyboard(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def types(monkeypatch, hall):
    """Somebody at a terminal types these lines."""

    def typed(*lines, lang="en"):
        monkeypatch.setattr("sys.stdin", Keyboard("".join(f"{line}\n" for line in lines)))
        return hall("play", "norsaga", "--plain", "--lang", lang).out

    return typed


def records(home):
    return [Record.load(path) for path in sorted((home / "games").glob("*.record"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_is_one_press_away(types, home, lang):
    said = types("1", lang=lang)
    assert words(lang, "norsaga")("first-plain") in said
    assert {"en": "Around the fire", "fr": "Au coin du feu", "de": "Am Feuer"}[lang] in said
    assert records(home) == []


def test_so_is_a_first_game_with_help(types, home):
    said = types("2")
    [record] = records(home)
    assert (record.header["seats"], record.header["options"]["basic"]) == (["me", "thrall"], True)
    assert HINT["en"] in said or "embellish" in said


def test_and_a_plain_table_for_those_who_know_the_game(types, home):
    said = types("nine", "9", "3")
    [record] = records(home)
    assert (record.header["seats"], record.header["options"]["basic"]) == (["me", "karl"], False)
    assert HINT["en"] not in said
    assert "“nine” is none of these. Write a number from 1 to 3." in said
    assert "“9” is none of these." in said
    (home / "games").rename(home / "elsewhere")
    assert "A plain table" not in types()  # not asked twice


def test_nobody_is_asked_who_has_finished_a_game_or_cannot_be_asked(types, hall, home, monkeypatch):
    golden("norsaga")["basic"].save(home / "games" / "norsaga-1.record")
    assert "A plain table" not in types()
    monkeypatch.setenv("MEADHALL_HOME", str(home / "other"))
    monkeypatch.setattr("sys.stdin", io.StringIO("3\n"))
    assert "A plain table" not in hall("play", "norsaga", "--plain").out
    monkeypatch.setattr("sys.stdin", Keyboard(""))
    assert "A plain table" not in hall("play", "norsaga", "--new", "--plain").out
