"""The table of an exercise: a lesson of one question, whose teacher knows the loss of each answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import exercise_of
from meadhall.exercises.exercise import Exercise, Other
from meadhall.exercises.themes import theme_of
from meadhall.lessons.catalog import lesson_of
from meadhall.lessons.lesson import Astray, Lesson, Page, Step
from meadhall.words import LANGUAGES, Words, extra_texts, measure, with_counsel
from meadhall.words.localized_text import Prose, said

MARK = "exercise-"  # before the name of an exercise, where lessons are asked for by name
MINUTES = 2
HUNDRED = 100


def lesson_named(game: Game, name: str) -> Lesson:
    """Return a lesson of a game, or one of its exercises."""
    if name.startswith(MARK):
        return lesson_from(exercise_of(game, name.removeprefix(MARK)))
    return lesson_of(game, name)


def lesson_from(exercise: Exercise) -> Lesson:
    theme = theme_of(game_of(exercise.game), exercise.theme).title
    question = Step(
        Page(told(exercise, lambda words: words("exercise-ask"))),
        exercise.best,
        astray=tuple(Astray(one.answers, told(exercise, wrong(one))) for one in exercise.others),
    )
    return Lesson(
        MARK + exercise.name,
        exercise.game,
        told(exercise, lambda words: words("exercise-title", theme=said(theme, words.language))),
        told(exercise, lambda words: words(f"exercise-{exercise.level}")),
        MINUTES,
        (exercise.seat,),
        "karl",
        exercise.position,
        (),
        (question, Step(Page(told(exercise, right(exercise))))),
        exercise=True,
    )


def told(exercise: Exercise, sentence: Callable[[Words], str]) -> Prose:
    found = {language: sentence(words_for(language, exercise.game)) for language in LANGUAGES}
    return {"": found[LANGUAGES[0]], **found}


def right(exercise: Exercise) -> Callable[[Words], str]:
    """Return the explanation: win probability, the loss of the second best answer with its error, and the reasons.

    Some games have no win probabilities; their messages use their own measure.
    """
    margin = exercise.margin
    numbers = {
        name: round(HUNDRED * value)
        for name, value in (
            ("chance", exercise.chance),
            ("margin", margin.mean),
            ("low", margin.low),
            ("high", margin.high),
        )
    }
    cooperative = game_of(exercise.game).cooperative

    def sentences(words: Words) -> str:
        found = words("exercise-right-measure" if has_measure(words) else "exercise-right", **numbers)
        return "\n\n".join(
            [found, for_it(words, exercise.reasons) or words("counsel-unclear"), measure(words, cooperative)]
        )

    return sentences


def wrong(other: Other) -> Callable[[Words], str]:
    def sentences(words: Words) -> str:
        cost = words(
            "exercise-wrong-measure" if has_measure(words) else "exercise-wrong",
            loss=max(1, round(HUNDRED * other.loss)),
        )
        return " ".join(part for part in (cost, against(words, other.reasons)) if part)

    return sentences


def has_measure(words: Words) -> bool:
    """Return whether the numbers of this game use its own measure instead of win probabilities."""
    return words.has("counsel-measure")


def for_it(words: Words, reasons: tuple[str, ...]) -> str:
    return words("counsel-for", reasons=listed(words, reasons)) if reasons else ""


def against(words: Words, reasons: tuple[str, ...]) -> str:
    return words("exercise-instead", reasons=listed(words, reasons)) if reasons else ""


def listed(words: Words, reasons: tuple[str, ...]) -> str:
    return words.listed([words(f"weighs-{name}") for name in reasons])


@cache
def words_for(language: str, game: str) -> Words:
    words = with_counsel(Words(language, game), game)
    for source in extra_texts(language, game, "exercise"):
        words.add(source)
    return words
