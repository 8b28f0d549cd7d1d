"""The open page of a saga of Yggdrasil Chronicles, told in lines."""

from __future__ import annotations

from typing import Any

from meadhall.terminal.yggdrasil.tale import Tale

PLAIN, SPACE, TURN, HERE = ".", "Z", "P", "◆"


def told_page(teller: Tale) -> list[str]:
    """Its title, its goal, its rules, Nidhogg's way, where its pieces are, and its actions."""
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


def counted(teller: Tale, name: str, text: str, numbers: list[int]) -> str:
    """A sentence, with how much of it has come true."""
    so_far = f" ({teller.speech('saga-progress', count=numbers[0], need=numbers[1])})" if numbers else ""
    return teller.speech.labelled(teller.speech(name) + so_far, text)


def goal(teller: Tale, saga: dict[str, Any], key: str) -> str:
    need = saga["goal"][1] if saga["goal"] else 0
    return counted(teller, "saga-goal", teller.speech(f"{key}.goal", need=need), saga["goal"])


def rules(teller: Tale, key: str) -> list[str]:
    """One rule in each line."""
    return [f"{teller.speech('saga-holds')}:", *(f"  {rule}" for rule in teller.speech(f"{key}.holds").splitlines())]


def way(teller: Tale, saga: dict[str, Any], key: str) -> list[str]:
    """The spaces with their numbers, the one Nidhogg is on marked, and what happens on those that are marked."""
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
    """What is counted, which markers lie where, and where the figures of the saga are."""
    called, labelled = teller.called, teller.speech.labelled
    tally = [labelled(called("tally", name), str(count)) for name, count in saga["tally"].items()]
    marks = [labelled(called("world", world), called("token", token)) for world, token in saga["marks"].items()]
    figures = [labelled(called("figure", one["figure"]), place(teller, one["place"])) for one in saga["figures"]]
    return [", ".join(found) for found in (tally, marks, figures) if found]


def place(teller: Tale, name: str) -> str:
    """A world, or a place of the saga alone."""
    kind = "stand" if name in ("quay", "deck") else "world"
    return teller.called(kind, name)


def actions(teller: Tale, saga: dict[str, Any]) -> list[str]:
    said = teller.speech
    found = [f"  {said.labelled(said(f'errand-{name}'), said(f'errand-{name}.effect'))}" for name in saga["actions"]]
    return [f"{said('saga-actions')}:", *found] if found else []


def brief_page(teller: Tale) -> list[str]:
    """For a screen with little room: the title with the goal, the losses it adds, and what is not in a world."""
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
