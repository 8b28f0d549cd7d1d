"""Advice as text, for the player at this terminal."""

from __future__ import annotations

from meadhall.analysis.calibration import is_measured
from meadhall.lessons.lesson_table import find_lesson_table
from meadhall.terminal.session import Sitting
from meadhall.words import measure, with_counsel
from meadhall.words.localized_text import said

HUNDRED = 100.0


def explain_refusal(sitting: Sitting) -> str:
    """Return why there is no advice here, or "". There is none between human opponents."""
    if sitting.find_question() is None or sitting.reader is None:
        return sitting.speech("fault-counsel-nothing")
    if len(sitting.people) > 1 and not sitting.table.game.cooperative:
        return sitting.speech("terminal-counsel-others")
    return ""


def list_advice(sitting: Sitting, budget: int | None = None) -> list[str]:
    """Return up to three answers, each with win probability and reasons."""
    from meadhall.analysis.advice import advise  # heavy import

    if refusal := explain_refusal(sitting):
        return [refusal]
    if solution := find_solution(sitting):
        return solution
    game, state = sitting.table.game, sitting.table.state.copy()
    assert sitting.reader is not None
    words = with_counsel(sitting.speech, game.name)
    found = advise(game, state, sitting.reader, seed=len(sitting.table.record.answers), budget=budget)
    lines = []
    for number, one in enumerate(found, 1):
        answer = f"{number}. {sitting.say_answer(one.answer)}"
        if one.chance is None:
            lines += [answer, words(f"counsel-{one.basis}")]
            continue
        chance = words(
            "counsel-chance",
            chance=HUNDRED * one.chance.mean,
            low=HUNDRED * one.chance.low,
            high=HUNDRED * one.chance.high,
        )
        reasons = words.listed([words(f"weighs-{name}") for name in one.reasons])
        why = words("counsel-for", reasons=reasons) if reasons else words("counsel-unclear")
        lines += [answer, f"{chance} {why}" if number < len(found) or reasons else chance]
    return [*lines, *([measure(words, game.cooperative, is_measured(game))] if found[0].chance is not None else [])]


def find_solution(sitting: Sitting) -> list[str]:
    """Return the known solution of an exercise without a search; nothing elsewhere, or off its path."""
    table = find_lesson_table(sitting.table)
    if table is None or not table.teacher.lesson.exercise or not table.moment.answers or table.moment.astray:
        return []
    best = sitting.speech.labelled(sitting.speech("terminal-solution"), sitting.say_answer(table.moment.answers[0]))
    return [best, *said(table.teacher.lesson.steps[-1].page.say, sitting.speech.language).split("\n\n")]
