"""The open page of a saga, as the terminal tells it."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.terminal.saga_text import brief_page
from meadhall.games.yggdrasil.terminal.ui import Teller
from meadhall.terminal.messages import Speech
from yggdrasil.scene import table, yggdrasil


def told(text: str, language: str = "en") -> list[str]:
    speak, names = Speech(language, "yggdrasil"), ["Ase", "Orm", "Gro"]
    teller = Teller(speak, yggdrasil.phrases(speak, names, 0), yggdrasil.view(table(text), 0), names)
    return list(teller.tell_table(""))


def test_a_page_says_its_goal_and_what_it_counts() -> None:
    lines = told("options=saga:balder marks=alfheim:broken tally=oaths:2 step=2")

    assert "Page 1 of 3: Nine oaths" in lines
    assert "Goal (2 of 5): Bring 5 oaths to the page." in lines
    assert "Also lost (1 of 3): Three broken oaths lie face up." in lines
    assert "Nidhogg’s way: ◆0 1 2! 3 4 (the dead tree: you lose)" in lines
    assert "On space 2: A jotun is activated." in lines
    assert any("Oaths on the page: 2" in line for line in lines)
    assert "Alfheim: a broken oath" in lines


def test_the_goal_names_the_number_for_these_players() -> None:
    assert "Goal (0 of 4): Make 4 cracks in the arch." in told("players=2 options=saga:bifrost page=2 step=2")


def test_what_turns_the_page_and_who_is_where_is_told() -> None:
    lines = told(
        "options=saga:naglfar figures=naglfar:quay,garm:deck,modgud:quay,ganglati:quay,ganglot:quay quay=?,?,? step=2"
    )

    assert any(line.startswith("When the page turns: ") for line in lines)
    assert "Naglfar: at the quay, Garm: aboard Naglfar" in lines
    assert any("end of the page" in line for line in lines)  # and not of the tree


@pytest.mark.parametrize("saga", SAGAS)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_saga_is_told_in_every_language(saga: str, language: str) -> None:
    assert len(told(f"options=saga:{saga} step=2", language)) > len(told("step=2", language)) + 3


def test_the_screen_shows_the_page_and_its_markers() -> None:
    speak, names = Speech("en", "yggdrasil"), ["Ase", "Orm", "Gro"]
    view = yggdrasil.view(table("options=saga:balder marks=alfheim:broken,midgard:oath tally=oaths:2 step=2"), 0)
    teller = Teller(speak, yggdrasil.phrases(speak, names, 0), view, names)

    assert brief_page(teller)[0] == "Nine oaths: Goal (2 of 5): Bring 5 oaths to the page."
    assert "a broken oath" in teller.standing("alfheim")
    assert "an oath" in teller.standing("midgard")


def teller(text: str, language: str = "en") -> Teller:
    speak, names = Speech(language, "yggdrasil"), ["Ase", "Orm", "Gro"]
    return Teller(speak, yggdrasil.phrases(speak, names, 0), yggdrasil.view(table(text), 0), names)


BRIDGE = "players=3 gods=thor,tyr,frigg options=saga:bifrost page=3 step=2"


def test_a_page_is_read_as_a_text_with_the_gods_who_are_at_the_table() -> None:
    lines = teller(BRIDGE).tell("page", "")

    assert lines[:2] == ["No way back", ""]
    assert lines[2].startswith("Third watch. At the last blow")
    assert [line.partition(": ")[0] for line in lines[-3:]] == ["Frigg", "", "Thor"]
    assert lines[-1].endswith("He has been at the edge since noon, dropping stones and listening.")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("saga", SAGAS)
def test_every_saga_has_a_page_to_read(saga: str, language: str) -> None:
    lines = teller(f"options=saga:{saga} step=2", language).tell("page", "")
    assert sum(len(line.split()) for line in lines) > 60
    assert all("\n" not in line for line in lines)


def test_without_a_saga_there_is_no_page() -> None:
    assert teller("step=2").tell("page", "") == ["No saga is told at this table, or this page has no text."]


def test_a_page_that_is_turned_says_how_to_read_it() -> None:
    event = {"kind": "page", "page": "bifrost-3", "saga": "bifrost"}
    assert teller(BRIDGE).happened(event) == "A page is turned: No way back. (“page” reads it)"
    assert teller("step=2").happened(event) == "A page is turned: No way back."
