"""`meadhall show POSITION`: describe the table and the pending question in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.commands.cli.arguments import MaybeNumber, Speaker
from meadhall.commands.cli.game_source import Source, read_source
from meadhall.commands.cli.output import INDENT, Say
from meadhall.core.decision import Decision, decide, seat_name


def show(position: str, /, *, seat: str | None = None, at: MaybeNumber = None, say: Speaker) -> int:
    source = read_source(position, at)
    eyes = source.seat(seat)
    say.give(to_plain(source, eyes, everything=seat is None), render_text(source, eyes, seat is None, say))
    return 0


def to_plain(source: Source, eyes: int | None, everything: bool) -> dict[str, Any]:
    """Return one seat's view; with everything visible, all views and the position."""
    game, state = source.game, source.state
    asked = decide(state)
    value: dict[str, Any] = {
        "game": game.name,
        "seats": source.players,
        "over": asked is None,
        "view": game.view(state, eyes),
        "decision": None,
    }
    if asked is not None:
        value["decision"] = {"seat": seat_name(asked.seat), "ask": asked.ask}
        if everything or asked.seat == eyes:
            value["decision"]["options"] = asked.options
    if everything:
        value["views"] = [game.view(state, seat) for seat in range(len(source.players))]
        value["position"] = game.position(state)
    return value


def render_text(source: Source, eyes: int | None, everything: bool, say: Say) -> Iterator[str]:
    from meadhall.terminal.messages import speech
    from meadhall.terminal.plain_teller import find_teller

    game, state, names = source.game, source.state, source.players
    words = say.words(game.name)
    view = game.view(state, eyes)
    phrases = game.phrases(words, names, eyes)
    teller = find_teller(game.name)(speech(say.language, game.name), phrases, view, names)
    yield from (line for line in (teller.title(), teller.turn()) if line)
    for board in range(teller.boards()):
        yield ""
        yield from teller.describe(board)
    yield ""
    for topic in ("hand", "known", "pile") if eyes is not None else ("pile",):
        if topic in teller.topics:
            yield from teller.tell(topic, "")
    if everything:
        yield from render_hands(source, say)
    yield ""
    yield from render_question(source, decide(state), eyes, everything, say)
    if everything:
        yield ""
        yield words("show-position", position=game.position(state))


def render_hands(source: Source, say: Say) -> Iterator[str]:
    """Return each player's hand, as only they see it."""
    words = say.words(source.game.name)
    phrases = source.game.phrases(words, source.players, None)
    for seat, name in enumerate(source.players):
        own = source.game.view(source.state, seat)
        for part in ("hand", "runes"):
            if part in own["players"][seat]:
                yield words("show-hand", name=name, cards=phrases.cards(own["players"][seat][part]))
        for part in ("drawn", "aside"):
            if own.get(part) and own[part]["cards"]:
                yield words("show-besides", name=name, cards=phrases.cards(own[part]["cards"]))


def render_question(
    source: Source, asked: Decision | None, eyes: int | None, everything: bool, say: Say
) -> Iterator[str]:
    """Return the prompt for the reader, with the answers if the reader may know them."""
    game, state, names = source.game, source.state, source.players
    words = say.words(game.name)
    if asked is None:
        outcome = game.outcome(state)
        winners = [names[seat] for seat in outcome.winners] if outcome else []
        yield words("show-won", names=words.listed(winners), count=len(winners)) if winners else words("show-nobody")
        return
    knows = everything or asked.seat == eyes
    yield game.phrases(words, names, eyes).prompt(asked.seat, asked.ask, asked.about if asked.seat == eyes else None)
    if knows:
        yield words("show-asked", count=len(asked.options))
        teller = game.phrases(words, names, eyes)
        view = game.view(state, asked.seat if asked.seat >= 0 else None)
        for option in asked.options:
            yield f"{INDENT}{option}: {teller.answer(option, asked.seat, view)}"
