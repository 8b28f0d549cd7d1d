"""What worker processes do: answer for bots, unroll records, read positions, take books. Nothing touches the store."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import msgspec

import meadhall
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import asked, decide, seat_name, seat_of
from meadhall.core.fault import Fault, TooBig, Unknown
from meadhall.core.game import Game, game, names
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.server.workshop import analysis_chores as analyses
from meadhall.server.workshop import campaign_chores as campaigns
from meadhall.server.workshop.readable import readable
from meadhall.tables.open_view import ALL, NOBODYS, shown
from meadhall.tables.rehearsal import rehearsed
from meadhall.tables.seat_view import events_for
from meadhall.tables.seats import Seat
from meadhall.tables.storied import Volume, shelved
from meadhall.tables.table import Table


def choose(name: str, packed: bytes, seat: int, level: str, seed: int, seconds: float) -> str:
    """A bot's answer. It is given a state redealt for its seat: what it may not know is not even here."""
    from meadhall.bots import bot

    rules = game(name)
    state = rules.unpack(msgspec.json.decode(packed))
    decide(state)
    return rules.notate(state, bot(level, rules, seed, seconds=seconds).choose(state, seat))


def counsel(name: str, packed: bytes, seat: int, seed: int, playouts: int) -> list[dict[str, Any]]:
    """What a jarl would do in this seat, on a state redealt for it."""
    from meadhall.counsel import counsel as counsel_for

    rules = game(name)
    state = rules.unpack(msgspec.json.decode(packed))
    decide(state)
    return [one.plain() for one in counsel_for(rules, state, seat, seed=seed, budget=playouts)]


def packed_for(rules: meadhall.Game, state: Any, seat: int, seed: int) -> bytes:
    """The state as this seat might imagine it."""
    twin = rules.redeal(state, seat, Rng.seeded(seed)) if seat >= 0 else state
    return msgspec.json.encode(rules.pack(twin))


def unroll_text(text: str, eyes: str, most: int) -> bytes:
    """The frames of a record somebody sent."""
    with readable("record-broken"):
        record = Record.parse(text)
        if len(record.answers) > most:
            raise TooBig("record-long", most=most)
        if not isinstance(record.header.get("position", ""), str):
            raise Fault("record-header", field="position")
        return unroll(
            record.header, [(n + 2, answer.seat, answer.text) for n, answer in enumerate(record.answers)], eyes
        )


def unroll(header: dict[str, Any], answers: list[tuple[int, str, str]], eyes: str, since: int = 0) -> bytes:
    """The game as frames, one wherever a player was asked and one at the end; JSON, gzipped. `since` is the answer with
    which they begin; the turn that began with it is the first thing told."""
    record = Record(header)
    players = int(header["players"])
    through = eyes_of(eyes, players)
    play = Table(record.game, [Seat("me", "") for _ in range(players)], meadhall.ScriptedDealer([]), record)
    seqs, frames, told = [1], [], since
    for number in range(len(answers) + 1):
        frame = asked(play.state)
        if (number >= since and (frame is None or frame.seat != CHANCE)) or number == len(answers):
            log = events_for(play, seat_eyes(through), seqs, told, everything=through == ALL)
            frames.append({"seq": seqs[-1], **shown(record.game, play.state, players, through), "events": log})
            if through == ALL:  # a position holds every hand
                frames[-1]["position"] = record.game.position(play.state)
            told = len(seqs)
        if number < len(answers):
            seq, seat, text = answers[number]
            check_seat(play, seat, number)
            append(play, text, number)
            seqs.append(seq)
    if since:
        frames[0]["events"] = from_turn(record.game, frames[0]["events"])
    given = header.get("names", header["seats"])
    called = [str(name) for name in given] if isinstance(given, list) else []
    called += [chr(ord("A") + seat) for seat in range(len(called), players)]
    return gzip.compress(
        msgspec.json.encode(
            {"game": record.game.name, "players": players, "names": called[:players], "frames": frames}
        ),
        6,
    )


def from_turn(of: Game, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what the answer did that ended the turn before; a turn of all ends with nobody's answer alone."""
    opens = (i for i, event in enumerate(events) if event["kind"] in of.turns and "seat" in event)
    return events[next(opens, 0) :]


def check_seat(play: Table, seat: str, number: int) -> None:
    frame = asked(play.state)
    if frame is None:
        raise play.record.misfit(Fault("record-over", line=number + 2, answer=""))
    if frame.seat != seat_of(seat) and frame.seat != TABLE:
        raise play.record.misfit(
            Fault("record-seat", line=number + 2, found=seat, right=seat_name(frame.seat), ask=frame.ask)
        )


def append(play: Table, text: str, number: int) -> None:
    try:
        play.append(text)
    except Fault as fault:
        raise play.record.misfit(Fault("record-answer", line=number + 2, reason=fault)) from None


def eyes_of(eyes: str, players: int) -> int | str | None:
    if eyes == ALL:
        return ALL
    if eyes == NOBODYS:
        return None
    if len(eyes) != 1 or not 0 <= seat_of(eyes) < players:
        raise Fault("eyes-unknown", eyes=eyes[:20])
    return seat_of(eyes)


def seat_eyes(through: int | str | None) -> int | None:
    return through if isinstance(through, int) else None


def look(text: str) -> bytes:
    """A position with every hand open, and written as we would write it."""
    with readable("position-broken"):
        words = text.split()
        name = words[0] if words else ""
        if name not in names():
            raise Unknown("game-unknown", game=name[:40], nearest=", ".join(names()))
        rules = game(name)
        state = rules.from_position(text)
        rehearsed(rules, state)
        decide(state)
        players = len(rules.view(state, None)["players"])
        return msgspec.json.encode(
            {
                "game": name,
                "players": players,
                "options": rules.options_of(state),
                **shown(rules, state, players, ALL),
                "position": rules.position(state),
            }
        )


def shelve(name: str, book: Volume) -> None:
    """A book of the keeper's own goes on the shelf of this process, under the name that tables know it by."""
    shelved(game(book.game)).serve(name, book)


def unshelve(name: str, book: Volume) -> None:
    shelved(game(book.game)).put_away(name)


CHORES: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "counsel": counsel,
    "sum_up": analyses.sum_up,
    "count_moments": analyses.count_moments,
    "judge_piece": analyses.judge_piece,
    "unroll": unroll,
    "unroll_text": unroll_text,
    "look": look,
    "shelve": shelve,
    "wrap_up": campaigns.wrap_up,
    "sit_down_from": campaigns.sit_down_from,
    "tell_story": campaigns.tell_story,
    "tell_back": campaigns.tell_back,
    "look_into": campaigns.look_into,
    "take_out": campaigns.take_out,
}
