"""Figures of a group keep their numbers while they stand: nobody is told twice that number 1 is defeated."""

from __future__ import annotations

import pytest

from meadhall.core.fault import Fault
from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.games.trudvang.enemy_groups import group_of, new_group
from meadhall.games.trudvang.rules.foes import slay
from meadhall.games.trudvang.state import NO_HERO, Trudvang
from meadhall.games.trudvang.terminal.ui import Teller
from meadhall.terminal.messages import speech
from meadhall.words import Words
from trudvang.arena import resolve
from trudvang.arena import table as arena
from trudvang.numbers_helpers import prey
from trudvang.scene import ask, offered, run, table, told, trudvang

READER = Phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)


def heard(s: Trudvang, kind: str) -> list[str]:
    return [READER.event(event) for event in told(s, kind)]


def read(s: Trudvang, text: str) -> str:
    return READER.answer(text, 0, trudvang.view(s, 0))


@pytest.mark.rule("TL-HP-03")
def test_everyone_falls_under_their_own_number() -> None:
    """Answers go by the place in the row, as ever; what is told goes by the number."""
    s = prey()
    arji = REGION_OF["arji"]

    run(s, "defeat draugr.1 arji", "defeat draugr.1 arji", "defeat draugr.2 sylvan")

    assert heard(s, "slain") == [f"Draugr no. {number} is defeated." for number in (1, 2, 7)]
    assert [group.numbers for group in s.groups if group.place == arji] == [[3]]


@pytest.mark.rule("TL-HP-03")
def test_answers_are_said_with_the_number_that_stands_there() -> None:
    s = prey()
    run(s, "defeat draugr.1 arji")

    assert [read(s, text) for text in offered(s)] == [
        "Defeat Draugr no. 4 (Sylvan)",
        "Defeat Draugr no. 7 (Sylvan)",
        "Defeat Draugr no. 2 (Arji)",
        "Defeat Draugr no. 3 (Arji)",
    ]


@pytest.mark.rule("TL-HP-03")
def test_a_question_about_one_place_means_the_figures_there() -> None:
    s = prey(1, REGION_OF["arji"])

    assert [read(s, text) for text in offered(s)] == ["Defeat Draugr no. 1", "Defeat Draugr no. 3"]


@pytest.mark.rule("TL-HP-03")
def test_the_view_and_the_terminal_show_it() -> None:
    s = prey()
    run(s, "defeat draugr.1 arji")
    view = trudvang.view(s, 0)
    teller = Teller(speech("en", "trudvang"), READER, view, ["Bera", "Orm"])
    group = next(one for one in view["groups"] if one["place"] == "arji")

    assert [unit["number"] for unit in group["units"]] == [2, 3]
    assert [line.split(":")[0].strip() for line in teller.map.units(group)[1:3]] == ["No. 2", "No. 3"]
    assert READER.answer("hit draugr.1", 0, view) == "Strike Draugr no. 4"


@pytest.mark.rule("TL-COMBAT-RES-05")
def test_an_attack_is_told_of_the_figure_that_makes_it() -> None:
    s = arena("volgr", "draugr:2")
    s.groups[0].remove(0)
    resolve(s)

    assert ask(s) == "attack.reveal"
    assert heard(s, "attacked") == ["Draugr no. 2 attacks Volgr."]
    assert [blow["unit"] for blow in trudvang.view(s, 0)["fight"]["blows"]] == ["draugr.2"]


@pytest.mark.rule("TL-THREAT-10")
def test_a_threat_that_falls_for_a_figure_leaves_it_its_number() -> None:
    s = arena("volgr", "draugr:3!")
    s.groups[0].remove(0)

    slay(s, 0, 0, NO_HERO)

    assert s.groups[0].numbers == [2, 3]


@pytest.mark.rule("TL-ENEMY-11")
def test_a_borrowed_figure_is_counted_on_and_missed_where_it_was() -> None:
    lender, newest = new_group(0, -1, 0, -1, 3), new_group(0, -1, 1, -1, 1)
    lender.remove(1)
    newest.join()

    assert (lender.numbers, newest.numbers) == ([1, 3], [1, 2])


@pytest.mark.rule("TL-END-11")
def test_the_numbers_last_through_copies_saves_and_positions() -> None:
    s = prey()
    run(s, "defeat draugr.1 arji")
    text = trudvang.position(s)

    assert "groups=draugr@sylvan:0.1#4.7;draugr@arji:0.1#2.3" in text
    for again in (s.copy(), trudvang.from_position(text)):
        assert [group.numbers for group in again.groups] == [[4, 7], [2, 3]]
    assert group_of(s.groups[1].plain()).numbers == [2, 3]


@pytest.mark.rule("TL-END-11")
def test_what_was_written_before_figures_had_numbers_is_read_as_ever() -> None:
    plain = new_group(0, -1, 0, -1, 2).plain()

    assert group_of(plain[:-1]).numbers == [1, 2]
    assert "#" not in trudvang.position(table("enemies=DRAUGR-1 groups=draugr@arji:0.0!1"))


@pytest.mark.parametrize(
    "group",
    [
        "draugr@arji:0.0#1",
        "draugr@arji:0.0#2.1",
        "draugr@arji:0.0#2.2",
        "draugr@arji:0.0#0.1",
        "draugr@arji:0.0!3",
        "draugr@arji:0.0!1#1.2",
    ],
)
def test_numbers_that_cannot_be_are_refused(group: str) -> None:
    with pytest.raises(Fault) as fault:
        table(f"enemies=DRAUGR-1 groups={group}")
    assert fault.value.key == "trudvang-group"
