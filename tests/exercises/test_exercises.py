"""Exercises: how they are written, that each of ours still fits its rules, and the table where one is solved."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import meadhall
from meadhall.analysis.estimate import Estimate
from meadhall.core.decision import legal_texts, pending_frame, seat_name
from meadhall.core.fault import Fault
from meadhall.core.game import names
from meadhall.exercises.candidate import is_clear
from meadhall.exercises.catalog import filter_exercises, find_daily, find_exercise, list_exercises
from meadhall.exercises.exercise import LEVELS, Exercise, read_exercises, write_exercises
from meadhall.exercises.exercise_lesson import MARK, build_lesson, find_lesson_or_exercise, load_words
from meadhall.exercises.themes import find_theme, find_theme_of_ask, list_themes
from meadhall.lessons.lesson_table import create_table
from meadhall.words import LANGUAGES

GAMES = [name for name in names() if list_exercises(meadhall.game(name))]
NORSAGA = meadhall.game("norsaga")


def ours(game: str) -> tuple[Exercise, ...]:
    return list_exercises(meadhall.game(game))


def test_every_game_of_the_hall_has_some() -> None:
    assert set(GAMES) >= {"norsaga", "fire_and_axe", "yggdrasil", "trudvang"}


@pytest.mark.parametrize("game", GAMES)
def test_each_of_ours_fits_the_rules(game: str) -> None:
    """Every legal answer is either best or has its price, and no other answer is named."""
    of = meadhall.game(game)
    for one in ours(game):
        state = of.from_position(one.position)
        frame = pending_frame(state)
        assert frame is not None
        assert seat_name(frame.seat) == one.seat, one.name
        known = [*one.best, *(text for other in one.others for text in other.answers)]
        assert sorted(known) == sorted(legal_texts(state)), one.name
        theme = find_theme_of_ask(of, frame.ask)
        assert theme is not None
        assert theme.name == one.theme, one.name


@pytest.mark.parametrize("game", GAMES)
def test_in_each_one_answer_is_clearly_best(game: str) -> None:
    for one in ours(game):
        assert is_clear(Estimate(one.margin.mean + 0.001, one.margin.low, one.margin.high)), one.name
        assert min(other.loss for other in one.others) >= one.margin.low - 0.05, one.name
        assert one.level in LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_loses_less_than_the_second_best_is_said_to(game: str) -> None:
    for one in ours(game):
        assert not one.contradicts_itself(), one.name
        losses = [round(100 * other.loss) for other in one.others]  # as they are shown
        assert losses[0] == min(losses) >= round(100 * one.margin.mean), one.name


@pytest.mark.parametrize("game", GAMES)
def test_no_theme_is_empty(game: str) -> None:
    for theme in list_themes(meadhall.game(game)):
        assert [one.name for one in ours(game) if one.theme == theme.name], theme.name


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_spoken_of_only_where_there_are_some(game: str) -> None:
    """Trudvang's numbers compare how a combat should end: nobody wins or loses by them."""
    measured = load_words("en", game).has("counsel-measure")
    assert measured == (game == "trudvang") or game not in ("norsaga", "fire_and_axe", "yggdrasil", "trudvang")
    for one in ours(game):
        question, answer = build_lesson(one).steps
        said = [question.page.say, answer.page.say, *(astray.say for astray in question.astray)]
        for language in LANGUAGES:
            told = [text[language].lower() for text in said]
            if measured:
                assert not [text for text in told if "chance" in text], (one.name, language)
            else:
                assert all("chance" in text for text in told[1:]), (one.name, language)


@pytest.mark.parametrize("game", GAMES)
def test_each_can_be_said_in_every_language(game: str) -> None:
    lists = [names for one in ours(game) for names in (one.reasons, *(other.reasons for other in one.others))]
    said = {name for names in lists for name in names}
    for language in LANGUAGES:
        assert [name for name in said if not load_words(language, game).has(f"weighs-{name}")] == []
        assert all(theme.title.get(language) for theme in list_themes(meadhall.game(game)))


@pytest.mark.parametrize("game", GAMES)
def test_one_is_solved_at_a_table(game: str) -> None:
    of, one = meadhall.game(game), ours(game)[0]
    table = create_table(of, build_lesson(one), "Bera")
    seat = table.asked_seat()
    assert seat is not None
    table.answer(seat, one.others[-1].answers[0])
    moment = table.moment
    assert (moment.astray, moment.done, table.holds) == (1, False, True)
    assert moment.said is not None
    assert str(round(100 * one.others[-1].loss)) in moment.said["fr"]
    table.undo(seat)
    table.answer(seat, one.best[-1])
    assert (table.moment.done, table.holds) == (True, False)
    assert f"{round(100 * one.margin.mean)}" in table.moment.pages[0].say["de"]


def test_what_is_written_reads_the_same(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    some = list(ours("norsaga")[:3])
    write_exercises(path, some)
    assert read_exercises(path) == some
    path.write_text(path.read_text(encoding="utf-8") * 2, encoding="utf-8")
    with pytest.raises(Fault, match="twice"):
        read_exercises(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"level": "harsh"}, "hard"),
        ({"colour": "red"}, "colour"),
        ({"best": []}, "best"),
        ({"margin": [0.1]}, "margin"),
        ({"seat": "me"}, "seat"),
        ({"chance": "much"}, "chance"),
    ],
)
def test_a_line_that_is_none_is_named_with_its_place(tmp_path: Path, change: dict[str, object], said: str) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text(json.dumps({**json.loads(ours("norsaga")[0].line()), **change}), encoding="utf-8")
    with pytest.raises(Fault) as refused:
        read_exercises(path)
    assert f"{path}:1" in str(refused.value)
    assert said in str(refused.value)


def test_a_line_that_is_no_json_is_named_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text(f"{ours('norsaga')[0].line()}\n{{\n", encoding="utf-8")
    with pytest.raises(Fault, match=r"mine\.jsonl:2"):
        read_exercises(path)


@pytest.mark.parametrize("rest", ["x", "[" * 100_000, "9" * 5_000])
def test_a_line_that_is_no_json_behind_its_first_mistake_is_refused(tmp_path: Path, rest: str) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text('{"seat":"me","best":' + rest)
    with pytest.raises(Fault, match=r"mine\.jsonl:1"):
        read_exercises(path)


def test_they_are_found_by_name_theme_and_level() -> None:
    one = ours("norsaga")[-1]
    assert find_exercise(NORSAGA, one.name) is one
    assert find_lesson_or_exercise(NORSAGA, MARK + one.name).exercise
    assert not find_lesson_or_exercise(NORSAGA, "basic").exercise
    assert one in filter_exercises(NORSAGA, one.theme, one.level)
    assert {found.theme for found in filter_exercises(NORSAGA, one.theme)} == {one.theme}
    for wrong in (
        lambda: find_exercise(NORSAGA, "none"),
        lambda: filter_exercises(NORSAGA, "none"),
        lambda: find_theme(NORSAGA, "tail"),
    ):
        with pytest.raises(Fault):
            wrong()


def test_each_day_has_one_and_the_games_take_turns() -> None:
    day = date(2026, 1, 1)
    found = [find_daily(day + timedelta(number)) for number in range(3 * len(GAMES))]
    assert found == [find_daily(day + timedelta(number)) for number in range(3 * len(GAMES))]
    played = [one.game for one in found if one is not None]
    assert sorted(played[: len(GAMES)]) == sorted(GAMES)
    assert played[: len(GAMES)] * 3 == played
    assert len({one.name for one in found if one is not None}) == len(found)
