"""A table for somebody who learns: their seats, bots in the others, and the teacher."""

from __future__ import annotations

from meadhall.core.game import Game
from meadhall.exercises.solving import lesson_named
from meadhall.lessons.taught_table import seats_at
from meadhall.server.people.visitor import Visitor
from meadhall.server.table import seating
from meadhall.server.table.hall import Hall
from meadhall.server.table.room import Room
from meadhall.words.prose import said


async def lay(hall: Hall, visitor: Visitor, game: Game, name: str) -> Room:
    """It counts as a try-out: nobody else sees it, and nothing of it reaches a game."""
    guest = visitor.person()
    person = await hall.guests.get(guest)
    lesson = lesson_named(game, name)
    options = game.options_of(game.from_position(lesson.position))
    sheet = seating.new_sheet(game, options, said(lesson.title, person.lang), "none", False, lesson.position, guest)
    sheet.trial = {"table": "", "seat": lesson.seats[0], "lesson": lesson.name}
    wished = [("bot", seat.kind, "") if seat.is_bot else ("me", None, "") for seat in seats_at(game, lesson, "")]
    return await seating.create(hall, sheet, seating.chairs_for(guest, person.name, wished))
