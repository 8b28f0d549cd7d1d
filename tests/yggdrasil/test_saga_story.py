"""The texts of the six sagas that are read as pages: there is one for every page and every end, in every language, and
gods have a line in them only where they are at the table."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from meadhall.games.yggdrasil.cards import GODS
from meadhall.games.yggdrasil.edge.saga_story import FILE, LINES, find_part, find_story_page
from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.sagas.reader import find_builtin_saga
from meadhall.games.yggdrasil.sagas.saga_messages import read_keys
from meadhall.words import LANGUAGES, MESSAGE, Sentences, extra_texts, words
from yggdrasil.scene import table, yggdrasil

TEXTS = [
    f"told-{saga}-{part}"
    for saga in SAGAS
    for part in (*range(1, len(find_builtin_saga(saga).pages) + 1), "won", "lost")
]
PAGE = (60, 180)  # words of a text
LINE = (6, 40)  # of a god's line, or of a reason
LOST = "lost"


@cache
def told(language: str) -> Sentences:
    return Sentences(language, extra_texts(language, "yggdrasil", FILE))


@cache
def written(language: str) -> list[str]:
    return [key for source in extra_texts(language, "yggdrasil", FILE) for key in read_keys(source)]


def lines_of(key: str) -> set[str]:
    return {line for text, _, line in (one.partition(".") for one in written("en")) if text == key and line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_and_every_end_has_a_text_and_nothing_else_has(language: str) -> None:
    assert [key for key in written(language) if "." not in key] == TEXTS
    assert sorted(written(language)) == sorted(written("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TEXTS)
def test_a_text_is_a_page_long_and_its_lines_are_lines(language: str, key: str) -> None:
    said = told(language)
    text = said(key)
    assert PAGE[0] <= len(text.split()) <= PAGE[1], len(text.split())
    assert not re.search(r"[*_{}]|\d", text)
    for line in lines_of(key):
        assert line in GODS or (key.endswith(LOST) and words(language, "yggdrasil").has(f"reason-{line}")), line
        spoken = said(f"{key}.{line}")
        assert LINE[0] <= len(spoken.split()) <= LINE[1] + 20 * (line not in GODS), (line, len(spoken.split()))
        assert not re.search(r"[*_{}\n]|\d", spoken)


@pytest.mark.parametrize("saga", SAGAS)
def test_every_god_has_a_line_in_every_saga(saga: str) -> None:
    spoken = {line for key in TEXTS if key.startswith(f"told-{saga}-") for line in lines_of(key)}
    assert spoken >= set(GODS)


def test_the_source_has_no_two_messages_of_one_name() -> None:
    for language in LANGUAGES:
        names = [found[1] for source in extra_texts(language, "yggdrasil", FILE) for found in MESSAGE.finditer(source)]
        assert len(names) == len(set(names))


def looked_at(
    saga: str, page: int, players: list[str], support: list[str], reason: str | None = None
) -> dict[str, Any]:
    """As much of a view as a text depends on."""
    seats = [{"god": god, "seat": seat} for seat, god in enumerate(players)]
    return {
        "saga": {"saga": saga, "page": page},
        "gods": [*seats, *({"god": god, "seat": None} for god in support)],
        "over": reason is not None,
        "reason": reason,
    }


@pytest.mark.parametrize("saga", SAGAS)
def test_only_gods_at_the_table_speak_and_players_before_others(saga: str) -> None:
    has = told("en").has
    for page in range(1, len(find_builtin_saga(saga).pages) + 1):
        for count in range(1, 6):
            for players in combinations(GODS, count):
                support = [god for god in GODS if god not in players][: max(0, 3 - count)]
                for reason in (None, "tree", "page"):
                    view = looked_at(saga, page, list(players), support, reason)
                    story = find_story_page(view, has)
                    assert story is not None
                    able = lines_of(story.text[-1])
                    mine = [god for god in players if god in able]
                    assert set(story.gods) <= {*players, *support} & able
                    assert len(story.gods) == min(LINES, len(mine) + len([god for god in support if god in able]))
                    assert len([god for god in story.gods if god in players]) == min(LINES, len(mine))


def test_who_begins_goes_round_from_page_to_page() -> None:
    seats = list(GODS[:3])
    for page in (1, 2, 3):
        found = find_story_page(looked_at("vigrid", page, seats, []), lambda key: True)
        assert found is not None
        assert found.gods[0] == seats[page - 1]


def test_a_loss_begins_with_its_reason_where_the_saga_has_words_for_it() -> None:
    has = told("en").has
    lost = find_story_page(looked_at("balder", 1, ["thor"], [], "page"), has)
    other = find_story_page(looked_at("balder", 1, ["thor"], [], "life"), has)
    won = find_story_page(looked_at("balder", 3, ["thor"], [], "tree"), has)
    assert lost is not None
    assert other is not None
    assert won is not None
    assert lost.text == ["told-balder-lost.page", "told-balder-lost"]
    assert other.text == ["told-balder-lost"]
    assert won.text == ["told-balder-won"]
    assert lost.title == other.title == won.title == "saga-balder"


@pytest.mark.parametrize("saga", SAGAS)
def test_everybody_reads_the_same_and_nothing_that_is_hidden(saga: str) -> None:
    """What is face down, or still to be drawn, changes no text."""
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    gods = rng.sample(GODS, 3)
    state = table(f"players=3 gods={','.join(gods)} options=saga:{saga} step=2")
    seen = [find_story_page(yggdrasil.view(state, seat), told("en").has) for seat in (None, 0, 1, 2)]
    assert seen.count(seen[0]) == len(seen)
    assert seen[0] is not None
    assert set(seen[0].gods) <= set(gods)
    assert find_part(yggdrasil.view(state, None)) == "1"


def test_a_table_without_a_saga_reads_nothing() -> None:
    assert find_story_page(yggdrasil.view(table("step=2"), None), told("en").has) is None
