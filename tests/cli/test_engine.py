"""What the command line says about the engine: which one runs, why, and how the building goes."""

from pathlib import Path

import pytest

from meadhall.commands.cli.output import load_command_words
from meadhall.engine import selection
from meadhall.words import LANGUAGES

REASONS = (
    selection.WHEEL,
    selection.BUILT,
    selection.READY,
    selection.BUILDING,
    selection.STALE,
    selection.FAILED,
    selection.UNBUILT,
    selection.NO_COMPILER,
    selection.NO_HEADERS,
    selection.INSTALLED,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_has_a_sentence_for_each_reason(hall, monkeypatch, language):
    said = set()
    for reason in REASONS:
        monkeypatch.setattr(selection, "explain_choice", lambda reason=reason: reason)
        assert hall("doctor", "--json").json["engine"] == reason
        said.add(hall("doctor", "--lang", language).out.splitlines()[3])
    assert len(said) == len(REASONS)


def test_doctor_names_the_log_of_a_build_that_failed(hall, monkeypatch):
    monkeypatch.setattr(selection, "explain_choice", lambda: selection.FAILED)
    monkeypatch.setattr(selection, "find_checkout", lambda: Path("/srv/hall"))
    assert "/srv/hall/build/engine.log" in hall("doctor").out


@pytest.fixture
def served(monkeypatch):
    """A hall that opens, is told of a build that gets done if it asked for one, and closes."""
    seen = []

    def serve(*args, started, extras, **more):
        started("http://127.0.0.1:1")
        seen.append(extras.building is not None)
        if extras.building is not None:
            for percent in (10, 100):
                extras.building(percent)

    monkeypatch.setattr("meadhall.server.serve", serve)
    return seen


@pytest.mark.parametrize("reason", sorted(selection.CAN_BUILD))
def test_serve_builds_meanwhile_if_asked_to(hall, served, monkeypatch, reason):
    monkeypatch.setattr(selection, "explain_choice", lambda: reason)
    said = hall("serve", "--build").out
    assert "is being built meanwhile" in said
    assert said.splitlines()[-1].startswith("The compiled engine is ready")
    assert "meanwhile; bots" not in hall("serve").out
    found = hall("serve", "--build", "--json").json  # one value, so nothing else was said
    assert (found["engine"], found["compiled"]) == ("meanwhile", False)
    assert served == [True, False, True]


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (selection.WHEEL, "compiled engine"),
        (selection.BUILT, "compiled engine"),
        (selection.NO_COMPILER, "with a C compiler"),
        (selection.NO_HEADERS, "header files"),
        (selection.INSTALLED, "plain engine"),
        (selection.BUILDING, "from its next start"),
    ],
)
def test_serve_builds_nothing_where_it_cannot_or_need_not(hall, served, monkeypatch, reason, told):
    monkeypatch.setattr(selection, "explain_choice", lambda: reason)
    assert told in hall("serve", "--build").out
    assert served == [False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_installed_hall_is_not_sent_to_a_makefile(language):
    words = load_command_words(language, None)
    for key in ("serve-engine", "doctor-engine"):
        assert "make play" not in words(key, engine=selection.INSTALLED, log="")
        assert "make play" in words(key, engine=selection.UNBUILT, log="")
