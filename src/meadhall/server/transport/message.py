"""What goes to a client, as bytes."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.core.fault import Conflict, Fault
from meadhall.lessons.taught_table import TaughtTable
from meadhall.server.people.server_words import told
from meadhall.server.people.visitor import Visitor
from meadhall.server.store.stored_tables import HUMAN, Chair, Sheet
from meadhall.server.store.talk import Chat, Note
from meadhall.server.table import absence, counselling, undoing
from meadhall.server.table.room import Room
from meadhall.tables.seat_view import events_for

encode = msgspec.json.Encoder().encode
PONG = encode({"type": "pong"})


def table(room: Room, seats: list[int], eyes: int | None, since: int, full: bool) -> bytes:
    """The `table` message for one connection that holds these seats and looks through these eyes."""
    play = room.play
    if play is None:
        return encode(
            {
                "type": "table",
                "seq": room.seq,
                "eyes": None,
                "view": None,
                "decision": None,
                "events": [],
                "outcome": None,
                "hints": [],
                "undo": [],
                "full": True,
                "lesson": None,
            }
        )
    full = full or since < room.undone
    return encode(
        {
            "type": "table",
            "seq": room.seq,
            "eyes": None if eyes is None else seat_name(eyes),
            **room.sight(eyes),
            "events": events_for(play, eyes, room.seqs, 0 if full else room.since(since)),
            "undo": undoing.free(room, play, [seat for seat in seats if room.chairs[seat].kind == HUMAN]),
            "full": full,
            "lesson": lesson(play) if isinstance(play, TaughtTable) else None,
        }
    )


def lesson(play: TaughtTable) -> dict[str, Any]:
    """What the teacher says at this moment, in every language, and what would go on."""
    moment, of = play.moment, play.teacher.lesson
    return {
        "name": of.name,
        "title": of.title,
        "step": moment.step,
        "steps": len(of.steps),
        "pages": [{"say": page.say, "light": page.light} for page in moment.pages],
        "answers": moment.answers,
        "astray": moment.astray,
        "said": moment.said,
        "done": moment.done,
        "exercise": of.exercise,
    }


def seats_of(chairs: list[Chair], mine: list[int], here: set[int]) -> list[dict[str, Any]]:
    return [
        {
            "seat": chair.seat,
            "name": chair.name,
            "kind": chair.kind,
            "level": chair.level,
            "here": chair.guest in here,
            "yours": i in mine,
        }
        for i, chair in enumerate(chairs)
    ]


def proposal(room: Room) -> dict[str, Any] | None:
    found = room.proposal
    return found and {name: found[name] for name in ("seat", "answer", "agreed")}


def people(room: Room, mine: list[int], visitor: Visitor) -> bytes:
    here, watchers = room.hall.presence.at(room)
    sheet = room.sheet
    return encode(
        {
            "type": "people",
            "seats": seats_of(room.chairs, mine, here),
            "watchers": watchers,
            "clock": {"seat": sheet.turn, "until": sheet.until, "pace": sheet.pace}
            if sheet.until is not None
            else None,
            "status": sheet.status,
            "seq": room.seq,
            "asked_undo": sheet.asked_undo,
            "proposal": proposal(room) if mine else None,  # only those who are asked are told the answers
            "absent": absence.standing(room) if mine else None,
            "counsel": counselling.standing(room) if mine else None,
            "rematch": sheet.rematch,
            "sitting": room.sitting,
            "stuck": room.stuck is not None,
            "mishap": room.hall.mishaps.note(room),
            "ended": room.ended,
            "now": room.hall.now(),
            "announcement": room.hall.announcement,
            "silenced": room.silenced if visitor.seat is None and visitor.guest == sheet.host else None,
        }
    )


def line(said: Chat) -> dict[str, Any]:
    """Without its writer's number, which is the keeper's business alone."""
    return {"id": said.id, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}


def chat(said: Chat) -> bytes:
    return encode({"type": "chat", **line(said)})


def chats(said: list[Chat]) -> bytes:
    """All of it anew, because something was taken away."""
    return encode({"type": "chats", "chats": [line(one) for one in said]})


def notes(shown: list[Note]) -> bytes:
    return encode(
        {
            "type": "notes",
            "notes": [
                {"id": n.id, "seq": n.seq, "text": n.text, "scope": n.scope, "seat": n.seat, "at": n.at} for n in shown
            ],
        }
    )


def error(fault: Fault, seq: int) -> bytes:
    return encode({"type": "error", **told(fault), "seq": seq})


def why(room: Room, number: int | str, seat: int, text: str) -> bytes:
    """The rule that forbids this answer of one's own seat, or null."""
    if room.play is None:
        raise Conflict("table-waiting")
    speaker = TABLE if room.play.asked_seat() == TABLE else seat  # what is asked of all, each may answer
    refusal = room.game.why(room.play.state, speaker, " ".join(text.split()))
    if refusal is None:
        return encode({"type": "why", "id": number, "rule": None, "args": {}})
    return encode({"type": "why", "id": number, "rule": refusal.rule, "args": refusal.args})


def agreed(sheet: Sheet, yours: list[str]) -> bool:
    """Whether somebody with these seats has said what they think of a question to the whole table."""
    return not yours or any(seat in (sheet.proposal or {"agreed": []})["agreed"] for seat in yours)


def summary(
    sheet: Sheet, chairs: list[Chair], mine: list[int], here: set[int], visitor: Visitor | None = None
) -> dict[str, Any]:
    """A table as the lobby shows it."""
    own = visitor is not None and visitor.seat is None and visitor.guest == sheet.host
    yours = [chairs[i].seat for i in mine]
    return {
        "id": sheet.id,
        "game": sheet.game,
        "title": sheet.title,
        "seats": seats_of(chairs, mine, here),
        "pace": sheet.pace,
        "turn": sheet.turn,
        "status": sheet.status,
        "your_turn": sheet.trial is None
        and (  # nobody waits for what somebody only tries out
            sheet.turn in yours or (sheet.turn == seat_name(TABLE) and not agreed(sheet, yours))
        ),
        "own": own and all(chair.guest in (None, sheet.host) for chair in chairs),
        "tried": sheet.trial is not None,
        "yours": yours,
        "updated": sheet.updated,
        "story": {**sheet.story, "more": False} if sheet.story and sheet.rematch else sheet.story,
    }
