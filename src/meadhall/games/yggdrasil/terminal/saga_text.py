"""The open page of a saga of Yggdrasil Chronicles, in lines."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.yggdrasil.edge.saga_story import FILE, find_story_page
from meadhall.games.yggdrasil.terminal.descriptions import Tale
from meadhall.words import Sentences, extra_texts

PLAIN, SPACE, TURN, HERE = ".", "Z", "P", "◆"


def told_page(teller: Tale) -> list[str]:
    """Describe its title, its goal, its rules, Nidhogg's way, its pieces, and its actions."""
    saga = teller.view["saga"]
    if saga is None:
        return []
    said, labelled = teller.speech, teller.speech.labelled
    key = f"page-{saga['saga']}-{saga['page']}"
    page = labelled(said("saga-page", page=saga["page"], pages=saga["pages"]), said(key))
    return [
        page,
        said(f"{key}.tale"),
        goal(teller, saga, key),
        *rules(teller, key),
        *way(teller, saga, key),
        *losses(teller, saga, key),
        *pieces(teller, saga),
        *actions(teller, saga),
    ]


@cache
def story_words(language: str) -> Sentences:
    return Sentences(language, extra_texts(language, "yggdrasil", FILE))


def story_text(teller: Tale) -> list[str]:
    """Return the text of the open page, or of the end: its title, a line for each paragraph, and the deeds of gods at
    the table.
    """
    said, told = teller.speech, story_words(teller.speech.language)

    def has(key: str) -> bool:
        return told.has(key) or said.has(key)  # a saga of one's own has its texts among its words

    def say(key: str) -> str:
        return told(key) if told.has(key) else said(key)

    story = find_story_page(teller.view, has)
    if story is None:
        return []
    text = "\n\n".join(say(key) for key in story.text)
    lines = [said.labelled(teller.called("god", god), say(f"{story.text[-1]}.{god}")) for god in story.gods]
    paragraphs = [" ".join(paragraph.split()) for paragraph in [*text.split("\n\n"), *lines]]
    return [said(story.title), *(line for paragraph in paragraphs for line in ("", paragraph))]


def counted(teller: Tale, name: str, text: str, numbers: list[int]) -> str:
    """Return a sentence with its progress."""
    so_far = f" ({teller.speech('saga-progress', count=numbers[0], need=numbers[1])})" if numbers else ""
    return teller.speech.labelled(teller.speech(name) + so_far, text)


def goal(teller: Tale, saga: dict[str, Any], key: str) -> str:
    need = saga["goal"][1] if saga["goal"] else 0
    return counted(teller, "saga-goal", teller.speech(f"{key}.goal", need=need), saga["goal"])


def rules(teller: Tale, key: str) -> list[str]:
    """Return one rule per line."""
    return [f"{teller.speech('saga-holds')}:", *(f"  {rule}" for rule in teller.speech(f"{key}.holds").splitlines())]


def way(teller: Tale, saga: dict[str, Any], key: str) -> list[str]:
    """Return the spaces with their numbers and Nidhogg's place, and the effects of the marked ones."""
    said, at, track = teller.speech, teller.view["nidhogg"]["at"], saga["track"]
    spaces = " ".join(
        f"{HERE if number == at else ''}{number}{'!' if cell == SPACE else ''}" for number, cell in enumerate(track)
    )
    lines = [said.labelled(said("saga-track"), f"{spaces} ({said(f'track-{track[-1]}')})")]
    if SPACE in track:
        lines.append(said.labelled(said("saga-space", number=track.index(SPACE)), said(f"{key}.space")))
    if track[-1] == TURN:
        lines.append(said.labelled(said("saga-turn"), said(f"{key}.turn")))
    return lines


def losses(teller: Tale, saga: dict[str, Any], key: str) -> list[str]:
    said = teller.speech
    if not said.has(f"{key}.loss"):
        return []
    return [counted(teller, "saga-loss", said(f"{key}.loss"), next(iter(saga["losses"]), []))]


def pieces(teller: Tale, saga: dict[str, Any]) -> list[str]:
    """Return the counters, the markers, and the figures of the saga with their places."""
    called, labelled = teller.called, teller.speech.labelled
    tally = [labelled(called("tally", name), str(count)) for name, count in saga["tally"].items()]
    marks = [labelled(called("world", world), called("token", token)) for world, token in saga["marks"].items()]
    figures = [labelled(called("figure", one["figure"]), place(teller, one["place"])) for one in saga["figures"]]
    return [", ".join(found) for found in (tally, marks, figures) if found]


def place(teller: Tale, name: str) -> str:
    """Return a world, or a place of the saga."""
    kind = "stand" if name in ("quay", "deck") else "world"
    return teller.called(kind, name)


def actions(teller: Tale, saga: dict[str, Any]) -> list[str]:
    said = teller.speech
    found = [f"  {said.labelled(said(f'errand-{name}'), said(f'errand-{name}.effect'))}" for name in saga["actions"]]
    return [f"{said('saga-actions')}:", *found] if found else []


def brief_page(teller: Tale) -> list[str]:
    """Return a short form for small screens: the title with the goal, the added losses, and the pieces outside the
    worlds.
    """
    saga = teller.view["saga"]
    if saga is None:
        return []
    key = f"page-{saga['saga']}-{saga['page']}"
    title = teller.speech.labelled(teller.speech(key), goal(teller, saga, key))
    tally = [
        teller.speech.labelled(teller.called("tally", name), str(count))
        for name, count in saga["tally"].items()
        if count
    ]
    beside = [
        teller.speech.labelled(teller.called("figure", one["figure"]), place(teller, one["place"]))
        for one in saga["figures"]
        if one["place"] in ("quay", "deck")
    ]
    return [title, *losses(teller, saga, key), *([", ".join([*tally, *beside])] if tally or beside else [])]
