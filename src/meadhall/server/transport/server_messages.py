"""What goes to a client, as bytes."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.lessons.lesson_table import TaughtTable
from meadhall.server.auth.requester import Visitor
from meadhall.server.errors.messages import translate_fault
from meadhall.server.messages.lesson_moment import LessonMoment, LessonPage
from meadhall.server.messages.people_message import (
    Clock,
    PeopleMessage,
    Proposal,
    SeatShape,
)
from meadhall.server.messages.reply_messages import ErrorMessage, PongMessage, WhyMessage
from meadhall.server.messages.table_message import LogPage, TableMessage
from meadhall.server.messages.table_summary import Bookmark, Summary
from meadhall.server.messages.talk_messages import ChatLine, ChatMessage, ChatsMessage, NoteShape, NotesMessage
from meadhall.server.messages.view_changes import Fields, find_changes
from meadhall.server.store.chat import Chat, Note
from meadhall.server.store.table_store import HUMAN, Chair, Sheet
from meadhall.server.table import absence, advice, votes
from meadhall.server.table.table_session import TableSession
from meadhall.tables.seat_view import create_writer, filter_events, write_events, write_label
from meadhall.words import Language, Words
from meadhall.words import words as words_in
from meadhall.words.decision_text import DecisionWriter, LabelledDecision
from meadhall.words.events import Event

encode = msgspec.json.Encoder().encode
PONG = encode(PongMessage())
LATEST = 200  # events that a full message and a page of the log bring, and the rest of the entry they begin in


class SentView(NamedTuple):
    """The view that a connection was sent last, and at which entry."""

    seq: int
    fields: Fields


def build_table(
    room: TableSession,
    seats: list[int],
    eyes: int | None,
    since: int,
    full: bool,
    language: Language = "en",
    sent: SentView | None = None,
) -> bytes:
    """The `table` message for one connection that holds these seats and looks through these eyes. It builds on the view
    that these eyes were `sent`, if any."""
    play = room.play
    if play is None:
        return encode(
            TableMessage(
                seq=room.seq,
                language=language,
                eyes=None,
                base=0,
                view=None,
                merged={},
                decision=None,
                events=[],
                outcome=None,
                hints=[],
                undo=[],
                full=True,
                older=False,
                lesson=None,
            )
        )
    full = full or since < room.undone
    shown = room.get_snapshot(eyes)
    changes = find_changes(sent.fields, shown.view) if sent is not None else None
    view, merged = changes or ({name: Raw(value) for name, value in shown.view.items()}, {})
    events = filter_events(play, eyes, room.seqs, 0 if full else room.find_first_event_after(since))
    latest = take_latest(events) if full else events
    return encode(
        TableMessage(
            seq=room.seq,
            language=language,
            eyes=None if eyes is None else seat_name(eyes),
            base=0 if sent is None or changes is None else sent.seq,
            view=view,
            merged=merged,
            decision=build_decision(room, eyes, language),
            events=write_log(room, latest, eyes, shown.view, language, news=not full),
            outcome=shown.outcome,
            hints=shown.hints,
            undo=votes.find_seats_free_to_undo(room, play, [seat for seat in seats if room.chairs[seat].kind == HUMAN]),
            full=full,
            older=len(latest) < len(events),
            lesson=build_lesson(play) if isinstance(play, TaughtTable) else None,
        )
    )


def write_log(
    room: TableSession,
    events: list[dict[str, Any]],
    eyes: int | None,
    view: Fields,
    language: Language,
    news: bool = False,
) -> list[Event]:
    """Say what happened, from what these eyes are sent."""
    if not events:
        return []
    shown = {name: msgspec.json.decode(value) for name, value in view.items()}
    return write_events(room.game, events, [chair.name for chair in room.chairs], eyes, shown, language, news)


def take_latest(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the last events. Those of one entry stay together, so that `n` tells where a page of the log ends."""
    first = max(0, len(events) - LATEST)
    while first and events[first - 1]["n"] == events[first]["n"]:
        first -= 1
    return events[first:]


def build_log_page(room: TableSession, eyes: int | None, before: int, language: Language) -> LogPage:
    """Return the last events that came before an entry, as these eyes may know them."""
    if room.play is None:
        return LogPage([], False)
    events = [event for event in filter_events(room.play, eyes, room.seqs, 0) if event["n"] < before]
    latest = take_latest(events)
    return LogPage(write_log(room, latest, eyes, room.get_snapshot(eyes).view, language), len(latest) < len(events))


def build_decision(room: TableSession, eyes: int | None, language: Language) -> LabelledDecision | None:
    """The question in words, written once for these eyes and this language until the next entry."""
    away = eyes is not None and room.chairs[eyes].kind != HUMAN
    key = (eyes, language, away, *list_names(room))
    if key not in room.cache:
        shown, words = room.get_snapshot(eyes), words_in(language, room.game.name)
        question = shown.decision
        if question is not None and away:  # a bot sits in: nothing is asked of these eyes
            question = replace(question, options=UNSET, about=UNSET)
        room.cache[key] = write_label(room.game, words, list_names(room, words), eyes, shown.fields, question)
    found: LabelledDecision | None = room.cache[key]
    return found


def list_names(room: TableSession, words: Words | None = None) -> list[str]:
    """What the seats are called; an owner who asked to be forgotten has no name any more."""
    return [chair.name or (words("somebody-left") if words else "") for chair in room.chairs]


def build_lesson(play: TaughtTable) -> LessonMoment:
    """What the teacher says at this moment, in every language, and what would go on."""
    moment, of = play.moment, play.teacher.lesson
    return LessonMoment(
        name=of.name,
        title=dict(of.title),
        step=moment.step,
        steps=len(of.steps),
        pages=[LessonPage(dict(page.say), [*page.light]) for page in moment.pages],
        answers=play.list_awaited(),
        astray=moment.astray,
        said=None if moment.said is None else dict(moment.said),
        done=moment.done,
        exercise=of.exercise,
    )


def build_seats(chairs: list[Chair], mine: list[int], here: set[int]) -> list[SeatShape]:
    return [
        SeatShape(
            chair.seat,
            chair.name,
            chair.kind,  # type: ignore[arg-type]
            chair.level,
            chair.guest in here,
            i in mine,
        )
        for i, chair in enumerate(chairs)
    ]


def build_clock(sheet: Sheet) -> Clock | None:
    if sheet.until is None:
        return None
    return Clock(sheet.turn or "", sheet.until, sheet.pace)  # type: ignore[arg-type]


def build_proposal(room: TableSession) -> Proposal | None:
    found = room.proposal
    return None if found is None else Proposal(found.seat, found.answer, found.agreed)


def build_people(room: TableSession, mine: list[int], visitor: Visitor) -> bytes:
    """The `people` message. Only asked seats get the answers of a proposal."""
    here, watchers = room.server.presence.count_everywhere(room)
    sheet = room.sheet
    return encode(
        PeopleMessage(
            seats=build_seats(room.chairs, mine, here),
            watchers=watchers,
            clock=build_clock(sheet),
            status=sheet.status,  # type: ignore[arg-type]
            seq=room.seq,
            asked_undo=sheet.asked_undo,
            proposal=build_proposal(room) if mine else None,
            absent=absence.build_absence(room) if mine else None,
            counsel=advice.get_status(room) if mine else None,
            ended=room.ended,
            rematch=sheet.rematch,
            sitting=room.sitting,
            stuck=room.stuck is not None,
            mishap=room.server.mishaps.find_note(room),
            now=room.server.now(),
            announcement=room.server.announcement,
            silenced=room.silenced if visitor.seat is None and visitor.guest == sheet.host else None,
        )
    )


def build_chat_line(said: Chat) -> ChatLine:
    """Without its writer's number, which is the keeper's business alone."""
    return ChatLine(said.id, said.seat, said.name, said.text, said.at, said.removed)


def build_chat(said: Chat) -> bytes:
    return encode(ChatMessage(said.id, said.seat, said.name, said.text, said.at, said.removed))


def build_chats(said: list[Chat]) -> bytes:
    """Build the whole chat again, because a line was removed."""
    return encode(ChatsMessage([build_chat_line(one) for one in said]))


def build_notes(shown: list[Note]) -> bytes:
    return encode(
        NotesMessage(
            [
                NoteShape(n.id, n.seq, n.text, n.scope, n.seat, n.at)  # type: ignore[arg-type]
                for n in shown
            ]
        )
    )


def build_error(fault: Fault, seq: int, language: Language) -> bytes:
    found = translate_fault(fault, language)
    return encode(ErrorMessage(found.key, found.args, found.text, seq=seq))


def build_why(room: TableSession, number: int | str, seat: int, text: str | None, language: Language) -> bytes:
    """The rule that forbids this answer of one's own seat, or null."""
    if room.play is None:
        raise Conflict("table-waiting")
    if text is None:
        return encode(WhyMessage(number, None, {}))
    speaker = TABLE if room.play.asked_seat() == TABLE else seat  # what is asked of all, each may answer
    answer = " ".join(text.split())
    refusal = room.game.why(room.play.state, speaker, answer)
    if refusal is None:
        return encode(WhyMessage(number, None, {}))
    words = words_in(language, room.game.name)
    known = words.has(refusal.rule)
    reason = words(refusal.rule) if known else words("refused-unreadable", answer=text)
    writer = create_question_writer(room, seat, language)
    label = writer.say_answer(answer) if writer is not None else answer
    chapter = refusal.rule if known else ""
    return encode(WhyMessage(number, refusal.rule, refusal.args, answer, label, reason, chapter))


def find_meant_answer(room: TableSession, seat: int, target: str | None, lifted: str | None) -> str | None:
    """The answer that a press on a thing means that is not lit."""
    writer = create_question_writer(room, seat, "en") if room.play is not None else None
    return None if target is None or writer is None or writer.options is None else writer.meant(target, lifted)


def create_question_writer(room: TableSession, eyes: int, language: Language) -> DecisionWriter | None:
    shown, words = room.get_snapshot(eyes), words_in(language, room.game.name)
    if shown.decision is None:
        return None
    return create_writer(room.game, words, list_names(room, words), eyes, shown.fields, shown.decision)


def has_agreed(sheet: Sheet, yours: list[str]) -> bool:
    """Return whether a person with these seats has voted on the question to the whole table."""
    return not yours or (sheet.proposal is not None and any(seat in sheet.proposal.agreed for seat in yours))


def build_bookmark(sheet: Sheet) -> Bookmark | None:
    """Where the story of a table stands. Where it goes on at another table, there is no `more` here."""
    found = msgspec.convert(sheet.story, Bookmark | None)
    if found is not None and sheet.rematch:
        found.more = False
    return found


def is_turn(sheet: Sheet, yours: list[str]) -> bool:
    """Return whether a table waits for these seats. Trials wait for no one."""
    if sheet.trial is not None:
        return False
    return sheet.turn in yours or (sheet.turn == seat_name(TABLE) and not has_agreed(sheet, yours))


def build_summary(
    sheet: Sheet, chairs: list[Chair], mine: list[int], here: set[int], visitor: Visitor | None = None
) -> Summary:
    """A table as the lobby shows it."""
    own = visitor is not None and visitor.seat is None and visitor.guest == sheet.host
    yours = [chairs[i].seat for i in mine]
    return Summary(
        id=sheet.id,
        game=sheet.game,
        title=sheet.title,
        seats=build_seats(chairs, mine, here),
        pace=sheet.pace,  # type: ignore[arg-type]
        turn=sheet.turn,
        status=sheet.status,  # type: ignore[arg-type]
        your_turn=is_turn(sheet, yours),
        own=own and all(chair.guest in (None, sheet.host) for chair in chairs),
        tried=sheet.trial is not None,
        lesson=(sheet.trial or {}).get("lesson", ""),
        yours=yours,
        updated=sheet.updated,
        story=build_bookmark(sheet),
    )
