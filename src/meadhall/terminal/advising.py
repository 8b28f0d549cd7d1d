"""What would a jarl do? Counsel in words, for the one who is asked at this terminal."""

from __future__ import annotations

from meadhall.core.game import Game
from meadhall.terminal.sitting import Sitting
from meadhall.words import Words, with_counsel

HUNDRED = 100.0


def refused(sitting: Sitting) -> str:
    """Why there is no counsel here; empty where there is. People who play against each other do without."""
    if sitting.mine() is None or sitting.reader is None:
        return sitting.speech("fault-counsel-nothing")
    if len(sitting.people) > 1 and not sitting.table.game.cooperative:
        return sitting.speech("terminal-counsel-others")
    return ""


def advised(sitting: Sitting, budget: int | None = None) -> list[str]:
    """Up to three answers, each with its chance and what speaks for it."""
    from meadhall.counsel.advice import counsel  # search is heavy: loaded when somebody asks

    if refusal := refused(sitting):
        return [refusal]
    game, state = sitting.table.game, sitting.table.state.copy()
    assert sitting.reader is not None
    words = with_counsel(sitting.speech, game.name)
    found = counsel(game, state, sitting.reader, seed=len(sitting.table.record.answers), budget=budget)
    lines = []
    for number, one in enumerate(found, 1):
        answer = f"{number}. {sitting.say_answer(one.answer)}"
        if one.chance is None:
            lines += [answer, words("counsel-alone")]
            continue
        chance = words("counsel-chance", chance=HUNDRED * one.chance.mean, low=HUNDRED * one.chance.low,
                       high=HUNDRED * one.chance.high)
        reasons = words.listed([words(f"weighs-{name}") for name in one.reasons])
        why = words("counsel-for", reasons=reasons) if reasons else words("counsel-unclear")
        lines += [answer, f"{chance} {why}" if number < len(found) or reasons else chance]
    return [*lines, *([measure(words, game)] if found[0].chance is not None else [])]


def measure(words: Words, game: Game) -> str:
    """What the numbers mean."""
    if words.has("counsel-measure"):
        return words("counsel-measure")
    return words("counsel-together" if game.cooperative else "counsel-win")
