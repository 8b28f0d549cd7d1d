"""Several languages in one process: the language of an error is an argument, never a setting."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import meadhall
from meadhall.core.fault import Fault
from meadhall.words import speak


def test_readers_of_different_languages_do_not_disturb_each_other() -> None:
    fault = Fault("game-unknown", game="xyzzy", nearest="norsaga")
    alone = {language: speak(fault, language) for language in ("en", "de", "fr")}
    assert len(set(alone.values())) == 3
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda language: (language, speak(fault, language)), list(alone) * 50))
    assert all(text == alone[language] for language, text in together)
    assert str(fault) == alone["en"], "in whatever languages it was read"


def test_no_server_can_set_a_language_for_the_process() -> None:
    assert not hasattr(meadhall.Fault, "speak")
