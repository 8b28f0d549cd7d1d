"""Single sentences of the terminal: counts, stops, refusals to undo, and where a game is kept."""

from __future__ import annotations

import random
import re
import secrets

import pytest

import meadhall
from meadhall.terminal.app import Hall, play_on_screen
from meadhall.terminal.farewell import describe_leaving, describe_record
from meadhall.terminal.messages import speech
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.conftest import Play, SitDown
from terminal.sizes_helpers import SEATS, asked

UNDO = {"en": "undo", "fr": "annuler", "de": "ücknehm"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_possible_number_is_not_called_a_range(language: str) -> None:
    say = speech(language, "norsaga")
    given = {"text": "7", "example": "draw", "given": "1", "wrong": "7", "pressed": "7", "last": "1"}
    for key in ("unknown", "unknown-next", "key-none"):
        one, three = (say(f"terminal-{key}", count=count, **given) for count in (1, 3))
        assert not re.search(r"1 (to|à|bis) (1|\{)", one), one
        assert not re.search(r"(from|von|de) 1", one), one
        assert re.search(r"1 (to|à|bis) ", three), three


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_no_full_stop_stands_before_a_colon(game: str, language: str, sit_down: SitDown) -> None:
    """Of answers met in careless play, from a seed that is printed."""
    print("seed", seed := secrets.randbelow(10**6))
    sitting, rng = asked(sit_down, game, seed=seed), random.Random(seed)
    sitting.speak(language)
    for _ in range(40):
        if sitting.table.outcome is not None:
            break
        sitting.reader = sitting.find_person()
        for choice in sitting.list_choices():
            assert not re.search(r"(?<!\.)\.\s?:", choice.label), choice.label
        decision = unwrap(sitting.table.decision)
        sitting.table.answer(max(0, decision.seat), rng.choice(decision.options))
    assert sitting.speech.labelled("Adapt: Dismiss one.", "0 of 6").count(".") == 0
    assert sitting.speech.labelled("and so on ...", "0 of 6").count(".") == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_a_refused_undo_speaks_of_undo(game: str, language: str, sit_down: SitDown) -> None:
    """In one of the first words, before the rule; whatever the table looks like."""
    print("seed", seed := secrets.randbelow(10**6))
    sitting = sit_down(SEATS[game], game=meadhall.game(game), seed=seed, lang=language)
    rng, refused = random.Random(seed), 0
    for _ in range(60):
        if sitting.table.outcome is not None:
            break
        sitting.reader = 0
        if not sitting.table.given_by(0) or sitting.table.undo_refused(0) is not None:
            before = len(sitting.table.record.answers)
            said = sitting.undo()
            assert UNDO[language] in re.split(r"[.:]", said)[0].replace("Zurück", "zurück"), said
            assert len(sitting.table.record.answers) == before
            refused += 1
        decision = unwrap(sitting.table.decision)
        sitting.table.answer(max(0, decision.seat), rng.choice(decision.options))
    assert refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_could_not_be_kept_is_not_said_to_be(
    language: str,
    sit_down: SitDown,
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In plain text and after the full screen, when leaving and at the end: an unwritable home, a full disk."""
    sitting = sit_down(lang=language)
    blocked = sitting.shelf.folder.parent / "blocked"
    blocked.write_text("no folder")
    sitting.path = blocked / "game.record"
    say = sitting.speech
    wrong = say("terminal-left", path=str(sitting.path))

    plain = play(sitting)
    monkeypatch.setattr(Hall, "run", lambda self: 0)
    assert play_on_screen(sitting) == 0
    screen = capsys.readouterr().out

    for told in (plain, screen):
        assert say("terminal-left-unsaved", path=str(sitting.path)) in told
        assert wrong not in told
        assert say("terminal-go-on", command="").strip() not in told
    assert describe_record(sitting) == say("terminal-record-unsaved", path=str(sitting.path))

    sitting.unsaved = ""
    assert describe_leaving(sitting)[0] == wrong
    assert describe_record(sitting) == say("terminal-record", path=str(sitting.path))
