"""What happened, written from what a seat may see: the sentence, its names, and what a page does with it."""

from __future__ import annotations

import logging
from typing import Any, ClassVar

import msgspec
import pytest

from golden import golden
from meadhall import State, decide
from meadhall.core.game import GAMES, game
from meadhall.tables.seat_log import merge_events
from meadhall.tables.seat_view import write_events
from meadhall.words import LANGUAGES, words
from meadhall.words.events import Event, EventWriter, find_marks, join_spoken

NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]
SHIPPED = sorted(name for name, where in GAMES.items() if where.startswith("meadhall."))  # tests register more
STEP = 40  # answers between two looks at a golden game


class Plain:
    """Speaks of runes that are drawn."""

    grammar: ClassVar[dict[str, Any]] = {"bold": {"rune": "{}"}}

    def event(self, event: dict[str, Any]) -> str:
        if event["kind"] == "odd":
            raise LookupError("event-odd")
        return f"Bera draws {event['rune']}."

    def make(self, maker: str, value: Any, given: dict[str, Any]) -> str:
        return str(value)


def looks(name: str) -> list[tuple[State, list[tuple[int, Any]], int]]:
    """Some moments of the golden games: the state, what happened since the last, and how many play."""
    found = []
    for record in list(golden(name).values())[:4]:
        state = record.first()
        state.log = []
        for number in range(len(record.answers)):
            record.replay_one(state, number)
            if number % STEP == STEP - 1 or number == len(record.answers) - 1:
                decide(state)
                found.append((state.copy(), [(number, event) for event in state.log or []], record.header["players"]))
                state.log = []
    return found


def seen_by(eyes: int | None, log: list[tuple[int, Any]]) -> list[dict[str, Any]]:
    return [{**entry.event, "n": entry.n} for entry in merge_events(iter(log), eyes)]


@pytest.mark.parametrize("name", SHIPPED)
def test_events_are_written_from_what_is_sent_and_nothing_else(name: str) -> None:
    """The same from the view and the events as a page gets them, in every language, for every pair of eyes; and with
    the words that the phrases of the game have for each."""
    of, compared = game(name), 0
    for state, log, players in looks(name):
        for eyes in (*range(players), None):
            view, events = of.view(state, eyes), seen_by(eyes, log)
            sent, heard = (msgspec.json.decode(msgspec.json.encode(one)) for one in (view, events))
            for language in LANGUAGES:
                live = write_events(of, events, NAMES, eyes, view, language)  # type: ignore[arg-type]
                assert live == write_events(of, heard, NAMES, eyes, sent, language)  # type: ignore[arg-type]
                phrases = of.phrases(words(language, name), NAMES, eyes)
                for event, written in zip(events, live, strict=True):
                    assert written.label == phrases.event({**event, "view": view})
                    bold = written.label.encode("utf-16-le")
                    assert all(bold[2 * first : 2 * last] for first, last in written.marks)
                    compared += 1
    assert compared > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_names_what_another_seat_has_in_secret(language: str) -> None:
    """A card that lies in another hand, and that these eyes see nowhere, is in no sentence."""
    of, looked = game("norsaga"), 0
    phrases = of.phrases(words(language, "norsaga"), NAMES, None)
    for state, log, players in looks("norsaga"):
        open_hands = [of.view(state, seat)["players"][seat]["hand"] for seat in range(players)]
        for eyes in (*range(players), None):
            events = seen_by(eyes, log)
            known = str(events) + str(of.view(state, eyes))
            written = msgspec.json.encode(
                write_events(of, events, NAMES, eyes, of.view(state, eyes), language)  # type: ignore[arg-type]
            ).decode()
            for seat, hand in enumerate(open_hands):
                for card in hand if seat != eyes else []:
                    if f"'{card}'" not in known:
                        assert card not in written
                        assert phrases.card(card) not in written, (eyes, card)
                        looked += 1
    assert looked > 100


def test_names_are_marked_where_they_stand_as_browsers_count() -> None:
    assert find_marks("𝔅 takes Fire and Fire Wall.", ["Fire Wall", "Fire"]) == [(9, 13), (18, 27)]
    assert find_marks("Nothing.", ["Fire"]) == []


SPOKEN = [
    (
        [("draw", "Kattly draws Fire."), ("draw", "Kattly draws Dark."), ("draw", "Kattly draws Dark.")],
        ["Kattly draws Fire, Dark, Dark.", "", ""],
    ),
    ([("draw", "Kattly draws Fire."), ("draw", "Volgr draws Fire.")], [None, None]),
    ([("take", "Freyr takes an elf."), ("act", "Freyr takes the action of Alfheim.")], [None, None]),
    ([("tell", "The bell rings. Nobody comes."), ("tell", "The bell rings.")], [None, None]),
    ([("miss", "Dark goes to Kattly, slot 1."), ("miss", "Dark goes to Kattly, slot 2.")], [None, None]),
    ([("draw", "Kattly draws Fire."), ("end", "End!"), ("draw", "Kattly draws Dark.")], [None, None, None]),
    ([], []),
]


@pytest.mark.parametrize(("told", "said"), SPOKEN)
def test_sentences_that_begin_alike_become_one(told: list[tuple[str, str]], said: list[str | None]) -> None:
    events = [Event(n=1, kind=kind, label=label, facts={}) for kind, label in told]
    assert [event.spoken for event in join_spoken(events)] == said


def test_only_news_are_said_aloud() -> None:
    writer = EventWriter(Plain(), {})
    events = [{"kind": "draw", "rune": rune, "n": 1} for rune in ("Fire", "Wind")]
    assert [one.spoken for one in writer.write(events, news=True)] == ["Bera draws Fire, Wind.", ""]
    assert [one.spoken for one in writer.write(events)] == [None, None]


def test_a_missing_sentence_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "meadhall.words"):
        (written,) = EventWriter(Plain(), {}).write([{"kind": "odd", "rune": "Fire", "n": 3}])
    assert (written.label, written.n) == ("Odd", 3)
    assert "odd" in caplog.text
