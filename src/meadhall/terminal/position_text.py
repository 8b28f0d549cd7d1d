"""A position in words, for programs: the table as one seat knows it, and the pending question."""

from __future__ import annotations

from meadhall.core.agenda import State
from meadhall.core.decision import decide, seat_name
from meadhall.core.game import Game
from meadhall.terminal.messages import speech
from meadhall.terminal.plain_teller import find_teller


def describe_position(game: Game, state: State, seat: int | None, language: str, names: list[str] | None) -> str:
    """Return whose turn it is, the table, and the question or the result, a line each. Never mutates the state."""
    words = speech(language, game.name)
    view = game.view(state, seat)
    names = names or [seat_name(number) for number in range(game.seats(state))]
    phrases = game.phrases(words, names, seat)
    teller = find_teller(game.name)(words, phrases, view, names)
    lines = [teller.turn(), *teller.brief()]
    outcome = game.outcome(state)
    if outcome is not None:
        winners = [names[winner] for winner in outcome.winners]
        won = words("terminal-won", you="no", names=words.listed(winners), count=len(winners))
        lines += [won if winners else words("terminal-nobody"), *teller.scores(outcome)]
    elif (decision := decide(state.copy())) is not None:
        lines.append(
            str(phrases.prompt(decision.seat, decision.ask, decision.about if decision.seat == seat else None))
        )
    return "\n".join(line for line in lines if line)
