"""The table of an exercise: a lesson of one question, whose teacher knows the loss of each answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.exercises.catalog import find_exercise
from meadhall.exercises.exercise import Exercise, Other
from meadhall.exercises.themes import find_theme
from meadhall.lessons.catalog import find_lesson
from meadhall.lessons.lesson import Astray, Lesson, Page, Step
from meadhall.words import LANGUAGES, Words, extra_texts, measure, with_counsel
from meadhall.words.localized_text import Prose, said

MARK = "exercise-"  # before the name of an exercise, where lessons are asked for by name
MINUTES = 2
HUNDRED = 100


def find_lesson_or_exercise(game: Game, name: str) -> Lesson:
    """Return a lesson of a game, or one of its exercises."""
    if name.startswith(MARK):
        return build_lesson(find_exercise(game, name.removeprefix(MARK)))
    return find_lesson(game, name)


def build_lesson(exercise: Exercise) -> Lesson:
    theme = find_theme(game_of(exercise.game), exercise.theme).title
    question = Step(
        Page(build_prose(exercise, lambda words: words("exercise-ask"))),
        exercise.best,
        astray=tuple(Astray(one.answers, build_prose(exercise, explain_wrong(one))) for one in exercise.others),
    )
    return Lesson(
        MARK + exercise.name,
        exercise.game,
        build_prose(exercise, lambda words: words("exercise-title", theme=said(theme, words.language))),
        build_prose(exercise, lambda words: words(f"exercise-{exercise.level}")),
        MINUTES,
        (exercise.seat,),
        "karl",
        exercise.position,
        (),
        (question, Step(Page(build_prose(exercise, explain_right(exercise))))),
        exercise=True,
    )


def build_prose(exercise: Exercise, sentence: Callable[[Words], str]) -> Prose:
    found = {language: sentence(load_words(language, exercise.game)) for language in LANGUAGES}
    return {"": found[LANGUAGES[0]], **found}


def explain_right(exercise: Exercise) -> Callable[[Words], str]:
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
            [found, list_advantages(words, exercise.reasons) or words("counsel-unclear"), measure(words, cooperative)]
        )

    return sentences


def explain_wrong(other: Other) -> Callable[[Words], str]:
    def sentences(words: Words) -> str:
        cost = words(
            "exercise-wrong-measure" if has_measure(words) else "exercise-wrong",
            loss=max(1, round(HUNDRED * other.loss)),
        )
        return " ".join(part for part in (cost, list_drawbacks(words, other.reasons)) if part)

    return sentences


def has_measure(words: Words) -> bool:
    """Return whether the numbers of this game use its own measure instead of win probabilities."""
    return words.has("counsel-measure")


def list_advantages(words: Words, reasons: tuple[str, ...]) -> str:
    return words("counsel-for", reasons=join_reasons(words, reasons)) if reasons else ""


def list_drawbacks(words: Words, reasons: tuple[str, ...]) -> str:
    return words("exercise-instead", reasons=join_reasons(words, reasons)) if reasons else ""


def join_reasons(words: Words, reasons: tuple[str, ...]) -> str:
    return words.listed([words(f"weighs-{name}") for name in reasons])


@cache
def load_words(language: str, game: str) -> Words:
    words = with_counsel(Words(language, game), game)
    for source in extra_texts(language, game, "exercise"):
        words.add(source)
    return words
