"""Lessons: how they are written, how the teacher follows, and that each of ours still fits its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from lessons.paths import IDS, OURS
from meadhall.core.decision import legal_texts
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.lessons.catalog import add_lesson, find_lesson, list_lessons, remove_lesson
from meadhall.lessons.first_game import load_hints
from meadhall.lessons.lesson import Lesson, parse_lesson, read_lesson
from meadhall.lessons.lesson_check import walk_lesson
from meadhall.lessons.lesson_table import TaughtTable, create_table
from meadhall.tables.table import Table
from meadhall.terminal.lesson_text import Teaching
from meadhall.terminal.messages import Speech
from meadhall.words import LANGUAGES

NORSAGA = meadhall.game("norsaga")
SHORT = '''
title.en = "A lesson"
about.en = "About it."
position = """norsaga players=2 options=basic:True,first:A A.saga=SG-12 A.hand=RG1,RY1 B.saga=SG-38
B.hand=BB1,GB1,BY1,GR1 turn=1 active=A agenda=Continue(0)>QueueUp(0)>Skalds()>Turn(1)"""
[[step]]
say.en = "Look."
[[step]]
say.en = "Play red."
answers = ["play RG1 me.Y"]
then = ["B: play BB1 me.P2", "chance: draw GB2", "chance: draw GY1", "chance: draw GG1"]
[[step.astray]]
answers = ["play RY1 *"]
say.en = "The other one."
[[step]]
say.en = "That is all."
'''


def written(text: str = SHORT) -> Lesson:
    return parse_lesson(text, "short", "short.toml")


def table_of(lesson: Lesson) -> TaughtTable:
    return create_table(NORSAGA, lesson, "Bera")


def said(table: TaughtTable) -> list[str]:
    return [page.say["en"] for page in table.moment.pages]


@pytest.mark.parametrize(("game", "lesson"), OURS, ids=IDS)
def test_each_of_ours_fits_the_rules(game: str, lesson: Lesson) -> None:
    asked = list(walk_lesson(meadhall.game(game), lesson))
    assert 8 <= len(asked) <= 30
    assert asked[-1].moment.done


@pytest.mark.parametrize(("game", "lesson"), OURS, ids=IDS)
def test_each_of_ours_speaks_every_language(game: str, lesson: Lesson) -> None:
    told = [
        lesson.title,
        lesson.about,
        *(step.page.say for step in lesson.steps),
        *(one.say for step in lesson.steps for one in step.astray),
    ]
    assert [prose for prose in told if {*prose} - {""} != {*LANGUAGES}] == []
    assert not [prose for prose in told if len({*prose.values()}) < len(LANGUAGES)]  # nothing left untranslated
    assert 5 <= lesson.minutes <= 12


def test_lessons_and_hints_speak_of_what_is_in_sight() -> None:
    """No codes of records, which stand on no card, and no commands of the terminal but where it alone says them."""
    code = re.compile(r"\b([RGBY]{2}\d|SK-[RGBY]\d|GH-\d|\w+-[123])\b|terminal|Terminal")
    told = [
        page
        for _, lesson in OURS
        for step in lesson.steps
        for page in (step.page.say, *(one.say for one in step.astray))
    ]
    told += [hint.say for game in {game for game, _ in OURS} for hint in load_hints(meadhall.game(game))]
    assert [text for prose in told for text in prose.values() if code.search(text)] == []


def test_what_only_a_terminal_says_is_said_there_in_every_language() -> None:
    told = [step.page.terminal for _, lesson in OURS for step in lesson.steps if step.page.terminal]
    assert told
    assert [prose for prose in told if {*prose} - {""} != {*LANGUAGES}] == []
    lesson = find_lesson(NORSAGA, "basic")
    teaching = Teaching(create_table(NORSAGA, lesson, "Bera"))
    heard = teaching.write_page(Speech("fr", "norsaga"), asked=True, again=False)
    assert "«\u00a0arbre\u00a0» le lit." in heard


def test_the_answers_that_go_on_are_told_as_they_are_legal() -> None:
    """Those that the lesson warns of are not among them, and none while somebody else is asked."""
    table = table_of(written(SHORT.replace('answers = ["play RG1 me.Y"]', 'answers = ["play * me.Y"]')))
    assert table.list_awaited() == ["play RG1 me.Y"]
    table.answer(0, "play RG1 me.Y")
    assert table.list_awaited() == []
    astray = table_of(written())
    astray.answer(0, "play RY1 me.P1")
    assert astray.list_awaited() == []


def test_the_teacher_speaks_until_an_answer_is_wanted() -> None:
    table = table_of(written())
    assert said(table) == ["Look.", "Play red."]
    assert table.moment.answers == ("play RG1 me.Y",)
    table.answer(0, "play RG1 me.Y")
    assert table.asked_seat() == 1
    assert table.due() == "play BB1 me.P2"
    table.answer(1, "play BB1 me.P2")
    assert [answer.text for answer in table.record.answers[2:]] == ["draw GB2", "draw GY1", "draw GG1"]
    assert table.due() is None
    assert (said(table), table.moment.done) == (["That is all."], True)


def test_another_answer_is_explained_played_and_taken_back() -> None:
    """Off the path nothing is laid down any more: the others answer for themselves."""
    table = table_of(written())
    table.answer(0, "play RY1 me.P1")
    moment = table.moment
    assert (moment.astray, moment.said) == (1, {"": "The other one.", "en": "The other one."})
    assert table.due() is None
    table.answer(1, "play GR1 me.Y")
    assert table.asked_seat() == 0
    assert table.undo_refused(0) is None
    table.undo(0)
    assert said(table) == ["Look.", "Play red."]
    table.answer(0, "play RG1 me.P1")
    assert (table.moment.astray, table.moment.said) == (1, None)


def test_an_answer_written_out_comes_before_a_warning_and_a_warning_before_a_star() -> None:
    lesson = written(
        SHORT.replace('answers = ["play RG1 me.Y"]', 'answers = ["play RG1 me.Y", "play * me.Y"]').replace(
            'answers = ["play RY1 *"]', 'answers = ["play R*"]'
        )
    )
    step = lesson.steps[1]
    assert step.takes("play RG1 me.Y")
    assert not step.takes("play RY1 me.Y")
    assert step.takes("play BB1 me.Y")
    assert not step.takes("play BB1 me.P1")


def test_a_record_of_a_lesson_replays_and_claims_no_proof() -> None:
    *_, table = walk_lesson(NORSAGA, find_lesson(NORSAGA, "basic"))
    record = meadhall.Record.parse(table.record.text())
    assert legal_texts(record.replay()) == legal_texts(table.state)
    assert record.header["dealer"]["kind"] == "taught"
    assert record.dealer() is None


@pytest.mark.parametrize(
    ("was", "becomes", "key", "where"),
    [
        ('title.en = "A lesson"', "", "toml-missing", "title"),
        ('title.en = "A lesson"', 'title = "A lesson"', "toml-value", "title"),
        ('title.en = "A lesson"', 'title.english = "A lesson"', "toml-key", "title, english"),
        ('say.en = "Play red."', 'says.en = "Play red."', "toml-key", "step 2, says"),
        ('say.en = "Look."', 'say.en = " "', "toml-missing", "step 1, say, en"),
        ('say.en = "Look."', "say = {}", "toml-missing", "step 1, say"),
        ('position = """', 'minutes = true\nposition = """', "toml-value", "minutes"),
        ('say.en = "Play red."', "say.en = 7", "toml-value", "step 2, say, en"),
        ('answers = ["play RY1 *"]', "answers = [7]", "toml-value", "step 2, astray 1, answers 1"),
        ('"chance: draw GB2"', '"draw GB2"', "lesson-line", "step 2, then 2"),
    ],
)
def test_a_mistake_in_the_file_is_named_with_its_place(was: str, becomes: str, key: str, where: str) -> None:
    with pytest.raises(Fault) as fault:
        written(SHORT.replace(was, becomes, 1))
    assert (fault.value.key, fault.value.args_of_key["where"]) == (key, where)
    assert "short.toml" in str(fault.value)


@pytest.mark.parametrize(
    ("was", "becomes", "key"),
    [
        ("play RG1 me.Y", "play RG1 me.Q", "lesson-answer"),
        ("play RY1 *", "place *", "lesson-answer"),
        ("B: play BB1 me.P2", "B: play RR1 me.P2", "lesson-then"),
        ('"B: play BB1 me.P2", ', "", "lesson-then"),
        (
            'then = ["B: play BB1 me.P2", "chance: draw GB2", "chance: draw GY1", "chance: draw GG1"]\n',
            'then = ["chance: draw GB2"]\n',
            "lesson-then",
        ),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_is_named_with_its_step(was: str, becomes: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        list(walk_lesson(NORSAGA, written(SHORT.replace(was, becomes, 1))))
    assert (fault.value.key, fault.value.args_of_key["step"]) == (key, 2)


@pytest.mark.parametrize(
    ("light", "right"),
    [
        ("spot:0.Q", "spot:0.Y"),
        ("card:RG7", "card:RG1"),
        ("part:sagas", "part:saga"),
        ("region:sylvan", ""),
        ("embellishment:adapt", ""),
    ],
)
def test_a_light_that_the_table_does_not_show_is_refused(light: str, right: str) -> None:
    """Also one that will be there later: nobody has a youngest hero yet."""
    list(walk_lesson(NORSAGA, written(SHORT.replace("[[step]]", '[[step]]\nlight = ["spot:0.Y", "part:saga"]', 2))))
    second = SHORT.replace('[[step]]\nsay.en = "Play', f'[[step]]\nlight = ["spot:0.Y", "{light}"]\nsay.en = "Play', 1)
    with pytest.raises(Fault) as fault:
        list(walk_lesson(NORSAGA, written(second)))
    assert (fault.value.key, fault.value.args_of_key["step"], fault.value.args_of_key["light"]) == (
        "lesson-light",
        2,
        light,
    )
    if right:
        assert right in str(fault.value)


def test_a_question_to_somebody_else_needs_an_answer() -> None:
    longer = "".join(line for line in SHORT.splitlines(True) if not line.startswith("then"))
    longer += '[[step]]\nsay.en = "And on."\nanswers = ["pass"]\n'
    with pytest.raises(Fault) as fault:
        list(walk_lesson(NORSAGA, written(longer)))
    assert (fault.value.key, fault.value.args_of_key["asked"]) == ("lesson-others", "B")


def test_lines_are_joined_and_a_space_that_does_not_break_is_kept() -> None:
    lesson = written(SHORT.replace('say.en = "Look."', 'say.fr = """\nVoyez\xa0:\n  ceci.\n\nEt cela.\n"""'))
    assert lesson.steps[0].page.say["fr"] == "Voyez\xa0: ceci.\n\nEt cela."


def test_what_is_no_lesson(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"none\.toml"):
        read_lesson(tmp_path / "none.toml")
    with pytest.raises(Fault, match="TOML"):
        written("title = ")
    with pytest.raises(Fault) as fault:
        find_lesson(NORSAGA, "basics")
    assert "basic" in str(fault.value)


def test_an_ordinary_table_has_nothing_laid_down() -> None:
    assert Table.due(table_of(written())) is None


def test_a_game_without_lessons_has_none() -> None:
    class Bare(Game):
        name = "bare"

    Bare.__module__ = "meadhall.core.game"
    assert list_lessons(Bare()) == ()


def test_a_learner_may_hold_several_seats() -> None:
    """Whatever they answered last is taken back, for whichever seat it was."""
    text = SHORT.replace('about.en = "About it."', 'about.en = "About it."\nseats = ["A", "B"]').replace(
        'then = ["B: play BB1 me.P2", "chance: draw GB2", "chance: draw GY1", "chance: draw GG1"]',
        '[[step]]\nsay.en = "Now the other one."\nanswers = ["play BB1 me.P2"]',
    )
    table = table_of(written(text))
    assert [seat.name for seat in table.seats] == ["Bera 1", "Bera 2"]
    table.answer(0, "play RG1 me.Y")
    assert (table.asked_seat(), said(table)) == (1, ["Now the other one."])
    table.answer(1, "play GR1 me.Y")
    assert table.moment.astray == 1
    for seat in (0, 1):
        assert table.undo_refused(seat) is None
    table.undo(0)
    assert (table.asked_seat(), said(table)) == (1, ["Now the other one."])


def test_an_answer_for_the_whole_table_is_taken_back() -> None:
    game = meadhall.game("yggdrasil")
    table = create_table(game, find_lesson(game, "round"), "Bera")
    assert table.undo_refused(0) is not None
    table.answer(0, "order thor freyia")
    assert table.moment.astray == 1
    table.undo(0)
    assert (table.moment.astray, table.record.answers) == (0, [])


def test_a_lesson_that_is_brought_stands_behind_those_of_the_game() -> None:
    lesson = written()
    add_lesson(NORSAGA, lesson)
    try:
        assert list_lessons(NORSAGA)[-1] is lesson is find_lesson(NORSAGA, "short")
        with pytest.raises(Fault, match="already has a lesson"):
            add_lesson(NORSAGA, lesson)
    finally:
        remove_lesson(NORSAGA, lesson)
    assert lesson not in list_lessons(NORSAGA)
