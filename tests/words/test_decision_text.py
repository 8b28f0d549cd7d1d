"""Questions and answers in words, written from what a seat may see and from nothing else."""

from __future__ import annotations

import msgspec
import pytest

from golden import golden
from meadhall import State, decide
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.game import GAMES, game
from meadhall.tables.seat_view import DecisionMessage, build_decision, write_label
from meadhall.words import LANGUAGES, words

NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]
SHIPPED = sorted(name for name, where in GAMES.items() if where.startswith("meadhall."))  # tests register more
STEP = 31  # questions of seats between two looks at the golden games


def questions(name: str) -> list[tuple[State, int]]:
    """Some moments of the golden games at which a seat or the whole table is asked, and how many play."""
    found, number = [], 0
    for record in golden(name).values():
        state = record.first()
        for at in range(len(record.answers)):
            decide(state)
            frame = pending_frame(state)
            if frame is not None and frame.seat != CHANCE:
                number += 1
                if number % STEP == 0:
                    found.append((state.copy(), record.header["players"]))
            record.replay_one(state, at)
    return found


@pytest.mark.parametrize("name", SHIPPED)
def test_questions_are_written_from_what_is_sent_and_nothing_else(name: str) -> None:
    """The same from the view and the answers as a page gets them, in every language, for every pair of eyes."""
    of, options = game(name), 0
    for state, players in questions(name):
        for eyes in (*range(players), None):
            view, question = of.view(state, eyes), build_decision(of, state, eyes)
            sent = msgspec.json.decode(msgspec.json.encode(view))
            asks = msgspec.json.decode(msgspec.json.encode(question), type=DecisionMessage)
            for language in LANGUAGES:
                live = write_label(of, words(language, name), NAMES, eyes, view, question)
                assert live == write_label(of, words(language, name), NAMES, eyes, sent, asks)
                assert live is not None
                assert live.prompt
                assert all(one.label for one in live.options)
                options += len(live.options)
    assert options > 300, options


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_names_what_another_seat_has_in_secret(language: str) -> None:
    """A card that lies in another hand, and that these eyes see nowhere, is in no prompt, answer, thing or note. Only
    Norsaga has things of one kind each in its hands."""
    of, looked = game("norsaga"), 0
    speech = words(language, "norsaga")
    phrases = of.phrases(speech, NAMES, None)
    for state, players in questions("norsaga"):
        hands = [of.view(state, seat)["players"][seat]["hand"] for seat in range(players)]
        for eyes in (*range(players), None):
            view, question = of.view(state, eyes), build_decision(of, state, eyes)
            known = str(view) + str(question)
            written = msgspec.json.encode(write_label(of, speech, NAMES, eyes, view, question)).decode()
            for card in {one for seat, hand in enumerate(hands) if seat != eyes for one in hand}:
                if f"'{card}'" not in known:
                    assert f'"{card}"' not in written
                    assert phrases.card(card) not in written, (eyes, card)
                    looked += 1
    assert looked > 100
