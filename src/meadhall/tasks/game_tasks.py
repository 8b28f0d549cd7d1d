"""Game tasks of worker processes: bot answers, replays, positions, books. None of them uses the store."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

import meadhall
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import decide, pending_frame, seat_name, seat_of
from meadhall.core.fault import Fault, TooBig, Unknown
from meadhall.core.game import Game, game, names
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.tables.campaign_games import Volume, to_shelved
from meadhall.tables.full_view import ALL, NOBODYS, build_views, open_view
from meadhall.tables.position_smoke_test import check_position
from meadhall.tables.seat_view import filter_events, write_events, write_label
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from meadhall.tasks import analysis_tasks as analyses
from meadhall.tasks import campaign_tasks as campaigns
from meadhall.tasks.file_errors import convert_errors
from meadhall.tasks.replay_frames import Frame, PositionShape, Replay
from meadhall.words import Language, words
from meadhall.words.decision_text import writer_of


def choose(name: str, packed: bytes, seat: int, level: str, seed: int, seconds: float) -> str:
    """Return a bot's answer to a state redealt for its seat. What the seat may not know never reaches the worker."""
    from meadhall.bots import bot

    rules = game(name)
    state = rules.unpack(msgspec.json.decode(packed))
    decide(state)
    return rules.notate(state, bot(level, rules, seed, seconds=seconds).choose(state, seat))


def advise(name: str, packed: bytes, seat: int, seed: int, playouts: int) -> list[dict[str, Any]]:
    """Return advice for this seat, on a state redealt for it."""
    from meadhall.analysis import advise as find_advice

    rules = game(name)
    state = rules.unpack(msgspec.json.decode(packed))
    decide(state)
    return [one.plain() for one in find_advice(rules, state, seat, seed=seed, budget=playouts)]


def pack_for_seat(rules: meadhall.Game, state: Any, seat: int, seed: int) -> bytes:
    """Return the packed state, redealt for this seat."""
    twin = rules.redeal(state, seat, Rng.seeded(seed)) if seat >= 0 else state
    return msgspec.json.encode(rules.pack(twin))


def unroll_text(text: str, eyes: str, most: int, language: Language) -> bytes:
    """Return the frames of a received record."""
    with convert_errors("record-broken"):
        record = Record.parse(text)
        if len(record.answers) > most:
            raise TooBig("record-long", most=most)
        if not isinstance(record.header.get("position", ""), str):
            raise Fault("record-header", field="position")
        return unroll(
            record.header,
            [(n + 2, answer.seat, answer.text) for n, answer in enumerate(record.answers)],
            eyes,
            language=language,
        )


def unroll(
    header: dict[str, Any],
    answers: list[tuple[int, str, str]],
    eyes: str,
    since: int = 0,
    language: Language = "en",
    asking: bool = True,
) -> bytes:
    """Return the game as frames, one for each question to a player and one for the end, as gzipped JSON. `since` is the
    answer to start at; the turn that began with it comes first. With `asking`, prompts are those of the asked seat.
    """
    record = Record(header)
    players = int(header["players"])
    through = parse_viewer(eyes, players)
    play = Table(record.game, [Seat("me", "") for _ in range(players)], meadhall.ScriptedDealer([]), record)
    seqs, frames, told = [1], list[Frame](), since
    called, speech = read_names(header, players), words(language, record.game.name)
    for number in range(len(answers) + 1):
        frame = pending_frame(play.state)
        if (number >= since and (frame is None or frame.seat != CHANCE)) or number == len(answers):
            log = filter_events(play, to_seat(through), seqs, told, everything=through == ALL)
            if since and not frames:
                log = drop_earlier_turns(record.game, log)
            view, decision = build_views(record.game, play.state, players, through)
            if decision is not None:  # of a question only the prompt is shown, as it was put or as others read it
                decision.options = UNSET
                decision.about = decision.about if asking and through != ALL else UNSET
            plain = msgspec.json.decode(msgspec.json.encode(view))
            events = write_events(record.game, log, called, to_seat(through), plain, language)
            prompt = write_label(record.game, speech, called, to_seat(through), view, decision)
            frames.append(Frame(seq=seqs[-1], view=view, decision=prompt, events=events))
            if through == ALL:  # a position holds every hand
                frames[-1].position = record.game.position(play.state)
            told = len(seqs)
        if number < len(answers):
            seq, seat, text = answers[number]
            check_seat(play, seat, number)
            append(play, text, number)
            seqs.append(seq)
    return gzip.compress(msgspec.json.encode(Replay(record.game.name, players, called, frames)), 6)


def label_answers(
    header: dict[str, Any], answers: list[tuple[int, str, str]], wanted: list[tuple[int, int, list[str]]], language: str
) -> list[list[str]]:
    """Return answers of a finished game as sentences, for each moment given by entry and seat."""
    record = Record(header)
    players = int(header["players"])
    play = Table(record.game, [Seat("me", "") for _ in range(players)], meadhall.ScriptedDealer([]), record)
    phrases = record.game.phrases(words(language, record.game.name), read_names(header, players), None)
    asked_at: dict[int, list[int]] = {}
    for place, (seq, _, _) in enumerate(wanted):
        asked_at.setdefault(seq, []).append(place)
    found: list[list[str]] = [[] for _ in wanted]
    for number in range(len(answers) + 1):
        here = asked_at.get(answers[number - 1][0] if number else 1, [])
        view = open_view(record.game, play.state, players) if here else {}
        for place in here:
            _, seat, texts = wanted[place]
            found[place] = [writer_of(record.game, phrases, view, max(0, seat), "").say_answer(text) for text in texts]
        if number < len(answers):
            append(play, answers[number][2], number)
    return found


def read_names(header: dict[str, Any], players: int) -> list[str]:
    """Return the names of the seats in a record, or their letters."""
    given = header.get("names", header["seats"])
    called = [str(name) for name in given] if isinstance(given, list) else []
    called += [chr(ord("A") + seat) for seat in range(len(called), players)]
    return called[:players]


def drop_earlier_turns(of: Game, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Drop the events of the answer that ended the turn before. A turn of all players is not ended by one answer."""
    opens = (i for i, event in enumerate(events) if event["kind"] in of.turns and "seat" in event)
    return events[next(opens, 0) :]


def check_seat(play: Table, seat: str, number: int) -> None:
    frame = pending_frame(play.state)
    if frame is None:
        raise play.record.explain_misfit(Fault("record-over", line=number + 2, answer=""))
    if frame.seat != seat_of(seat) and frame.seat != TABLE:
        raise play.record.explain_misfit(
            Fault("record-seat", line=number + 2, found=seat, right=seat_name(frame.seat), ask=frame.ask)
        )


def append(play: Table, text: str, number: int) -> None:
    try:
        play.append(text)
    except Fault as fault:
        raise play.record.explain_misfit(Fault("record-answer", line=number + 2, reason=fault)) from None


def parse_viewer(eyes: str, players: int) -> int | str | None:
    if eyes == ALL:
        return ALL
    if eyes == NOBODYS:
        return None
    if len(eyes) != 1 or not 0 <= seat_of(eyes) < players:
        raise Fault("eyes-unknown", eyes=eyes[:20])
    return seat_of(eyes)


def to_seat(through: int | str | None) -> int | None:
    return through if isinstance(through, int) else None


def look(text: str, language: str) -> bytes:
    """Return a position with all hands open, and in canonical form."""
    with convert_errors("position-broken"):
        parts = text.split()
        name = parts[0] if parts else ""
        if name not in names():
            raise Unknown("game-unknown", game=name[:40], nearest=", ".join(names()))
        rules = game(name)
        state = rules.from_position(text)
        check_position(rules, state)
        decide(state)
        players = len(rules.view(state, None)["players"])
        view, question = build_views(rules, state, players, ALL)
        said = words(language, name)
        names_here = [said("seat-n", seat=seat_name(seat)) for seat in range(players)]
        decision = write_label(rules, said, names_here, None, view, question)
        return msgspec.json.encode(
            PositionShape(name, players, rules.options_of(state), view, decision, rules.position(state))
        )


def shelve(name: str, book: Volume) -> None:
    """Make an admin's book available in this process under its table name."""
    to_shelved(game(book.game)).serve(name, book)


def unshelve(name: str, book: Volume) -> None:
    to_shelved(game(book.game)).put_away(name)


TASKS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "counsel": advise,
    "sum_up": analyses.sum_up,
    "count_moments": analyses.count_moments,
    "judge_piece": analyses.judge_piece,
    "find_decisions": analyses.find_decisions,
    "measure_agreement": analyses.measure_agreement,
    "unroll": unroll,
    "unroll_text": unroll_text,
    "label_answers": label_answers,
    "look": look,
    "shelve": shelve,
    "wrap_up": campaigns.wrap_up,
    "sit_down_from": campaigns.sit_down_from,
    "tell_story": campaigns.tell_story,
    "tell_back": campaigns.tell_back,
    "look_into": campaigns.look_into,
    "take_out": campaigns.take_out,
}
