"""Games of other packages at the command line: what is broken is named, what is left out is said in a sentence."""

from __future__ import annotations

import importlib.metadata
import io
import logging
from types import SimpleNamespace

import pytest

from meadhall.core import game as registry


@pytest.fixture
def plug_ins(monkeypatch):
    """The toy, which has no words, data or lessons, and a game whose module is gone."""
    found = [SimpleNamespace(name="toy", value="toy:toy"), SimpleNamespace(name="gone", value="no.such.module:game")]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: found if group == "meadhall.games" else [])
    registry.plug_ins.cache_clear()
    yield
    registry.plug_ins.cache_clear()


def test_the_doctor_names_what_was_set_aside(hall, plug_ins):
    said = hall("doctor", "--json").json
    assert list(said["broken_games"]) == ["gone"]
    assert "games" in said["problems"]
    assert "toy" in said["games"]
    assert "No module named 'no'" in hall("doctor").out


def test_a_broken_game_is_refused_in_a_sentence_and_the_others_go_on(hall, plug_ins, caplog):
    caplog.set_level(logging.CRITICAL, registry.__name__)
    said = hall("sim", "gone", "--bots", "thrall,thrall")
    assert (said.code, "gone" in said.err, "Traceback" in said.err) == (2, True, False)
    assert "norsaga" in hall("games").out


def test_a_game_without_components_or_lessons_says_so(hall, plug_ins):
    assert hall("data", "toy").out == "This game lists no components.\n"
    said = hall("learn", "toy")
    assert (said.code, said.err.strip()) == (2, "toy has no lessons.")


def test_a_game_without_sentences_is_told_in_its_own_words(hall, plug_ins, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("ale\npass\n"))
    said = hall("play", "toy", "--plain", "--seats", "me,thrall", "--seed", "1")
    assert said.err == ""
    for line in ("answers: drink choose", "1. ale", "drink: drink ale", "answers: toast give", "1. toast "):
        assert line in said.out
    assert "you yes" not in said.out
