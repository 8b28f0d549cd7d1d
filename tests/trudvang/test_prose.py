"""The book in the reader's language: what has come into the open, in all languages the book has, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.book.loader import load_draft
from meadhall.core.agenda import CHANCE, answer, pending
from meadhall.core.decision import decide
from meadhall.core.rng import Rng
from meadhall.games.trudvang.books import list_shipped, open_book, path_of
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.games.trudvang.saga import Saga, add_book
from meadhall.words import Words
from optional import unwrap
from trudvang.scene import reading, run, table, tale, told, trudvang

SIDE = """\
saga: 1
translation: {of: T1, language: fr}
texts:
  adventure.title: Un conte
  intro.text: Cela commence.
  10.text: La porte grince.
  10.choose.1.label: Entrer.
  10.dare.question: Oses-tu ?
  10.tell.text: Un corbeau rit.
  pois.B.name: La grotte
  pois.B.text: Sombre.
  cards.RING.name: L'anneau
  11.text: Personne ne l'a lu.
"""
ENTRIES = """\
  10:
    text: The door creaks.
    do:
      - ask_each: {id: dare, question: "Do you dare?", if_yes: [{gain_cp: 1}]}
      - tell: A raven laughs.
      - reveal_poi: B
      - gain_card: RING
      - choose: [{label: Go in., do: []}, {label: Stay out., do: []}]
  11: {text: Nobody has read it., do: []}
"""


@pytest.fixture(scope="module")
def in_french():
    """A tale with a side file in French, which lacks one label."""
    path = Path(
        tale(
            ENTRIES,
            cards="RING: {kind: item, name: The Ring, text: Cold.}",
            pois="B: {colour: green, name: The Cave, text: Dark., region: soj, read: 11}",
        )
    )
    path.with_name(f"{path.stem}.fr.yaml").write_text(SIDE, encoding="utf-8")
    add_book(str(path), open_book(path))
    return str(path)


def reader(language):
    return Phrases(Words(language, "trudvang"), ["Bera", "Orm"], 0)


@pytest.fixture
def read_ten(in_french):
    """Entry 10 was read; the party stands before the choice."""
    state = reading(table("", in_french), "10")
    run(state, "yes", "no")
    while unwrap(decide(state)).ask != "branch.choose":
        run(state, unwrap(decide(state)).options[0])
    return state


def test_every_reader_hears_the_book_in_their_own_language(read_ten):
    seen = trudvang.view(read_ten, 0)
    [read] = told(read_ten, "read")
    [raven] = told(read_ten, "tell")
    [cave] = told(read_ten, "reveal-poi")
    [ring] = told(read_ten, "gain-card")
    french = ["La porte grince.", "La porte grince.", "Un corbeau rit.", "La grotte", "Sombre.", "L'anneau", "Un conte"]
    english = ["The door creaks.", "The door creaks.", "A raven laughs.", "The Cave", "Dark.", "The Ring", "A Tale"]
    given = [
        seen["page"]["text"],
        read["text"],
        raven["text"],
        cave["name"],
        cave["text"],
        ring["named"],
        seen["adventure"]["title"],
    ]
    assert [reader("fr").prose(one) for one in given] == french
    assert [reader("en").prose(one) for one in given] == english
    assert [reader("de").prose(one) for one in given] == english  # the book has no German: the author's words


def test_answers_and_names_too(read_ten):
    seen = trudvang.view(read_ten, 0)
    options = unwrap(decide(read_ten)).options
    assert [reader("fr").answer(one, 0, seen) for one in options] == ["Entrer.", "Stay out."]
    assert [reader("en").answer(one, 0, seen) for one in options] == ["Go in.", "Stay out."]
    assert reader("fr").card("RING", seen) == "L'anneau"
    assert "La grotte" in {reader("fr").prose(poi["name"]) for poi in seen["pois"]}
    run(read_ten, options[0])
    assert reader("fr").prose(told(read_ten, "choose")[0]["label"]) == "Entrer."


def test_a_question_of_the_book_has_all_languages(in_french):
    state = reading(table("", in_french), "10")
    assert unwrap(decide(state)).about["question"] == {"": "Do you dare?", "fr": "Oses-tu ?"}


def test_a_text_without_translations_is_plain(in_french, read_ten):
    assert trudvang.view(read_ten, 0)["cards"]["RING"]["text"] == "Cold."
    assert trudvang.view(table(), 0)["adventure"]["title"] == "A Tale"


def test_what_nobody_has_read_is_sent_in_no_language(read_ten):
    """TL-BOOK-02. Entry 11 is in the book in two languages; no seat and no spectator has a byte of it."""
    for seat in (0, 1, None):
        sent = json.dumps(
            [
                trudvang.view(read_ten, seat),
                unwrap(decide(read_ten)).about,
                [event.fields_for(seat) for event in read_ten.log],
            ]
        )
        assert "The door creaks." in sent
        assert "La porte grince." in sent
        assert "Nobody" not in sent
        assert "Personne" not in sent


@pytest.mark.parametrize("name", list_shipped())
def test_texts_are_asked_for_by_the_keys_translators_use(monkeypatch, name):
    """Everything that is told in random games is a text of the book under its own key."""
    written, asked_for = load_draft(path_of(name)).list_texts(), {}
    plain = Saga.text_of

    def noted(self, key, usual):
        if usual and key.partition("/")[0] in (*self.book.adventures, "cards"):
            asked_for[key] = usual
        return plain(self, key, usual)

    monkeypatch.setattr(Saga, "text_of", noted)
    for seed in range(3):
        play(name, seed)
    ours = {key: usual for key, usual in asked_for.items() if key in written or not is_of_the_box(key)}
    assert ours == {key: written[key] for key in ours}
    kinds = {key.rpartition(".")[2] for key in ours}
    assert {"title", "text", "name", "label"} <= kinds


def is_of_the_box(key):
    """Cards that come with the game have their words in the word files."""
    from meadhall.games.trudvang.builtin_cards import BUILT_IN

    return key.startswith("cards/") and key.split(".")[1] in {card.id for card in BUILT_IN}


def play(name, seed, most=400):
    state, rng = trudvang.new(2, {"adventure": name}), Rng.seeded(seed)
    state.log = []
    for number in range(most):
        decision = decide(state)
        if decision is None:
            return
        if number % 8 == 0:
            json.dumps([trudvang.view(state, None), decision.about])
        frame, legal = state.agenda[-1], pending(state)
        answer(state, frame.sample(state, rng) if decision.seat == CHANCE else legal[rng.below(len(legal))])
