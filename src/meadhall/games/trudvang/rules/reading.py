"""Read the Book of Sagas: open an entry and run its steps; an End ends the adventure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.book.model.steps import Read, Visit
from meadhall.core.agenda import Frame, Onward
from meadhall.core.fault import Fault
from meadhall.games.trudvang.rules.growth import due_level_ups
from meadhall.games.trudvang.rules.leaving import drop_fight
from meadhall.games.trudvang.rules.spoken import fill_in_picks, note_branches
from meadhall.games.trudvang.rules.steps import EffectOver, Steps
from meadhall.games.trudvang.saga import Prose, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NONE, NOWHERE, Trudvang

JOURNAL_MOST: Final = 5000  # pages of one adventure; more, and the book sends its readers round in a circle


class SagaDeadEnd(Fault):
    """TL-BOOK-20, TL-BOOK-24. The book leaves the party without a way to continue: no POI, no map, no End; or with
    endless reading.
    """


def read(s: Trudvang, entry: str, place: i64) -> list[Frame]:
    """TL-BOOK-02, TL-BOOK-03, TL-BOOK-09, TL-BOOK-17. Read an entry for the party of a place; the
    leader reads for all.
    """
    name = s.house.saga.adventure(s.adventure).id
    return [OpenEntry(ident(f"{name}/{entry}"), s.party_mask(place), place), CloseBook()]


class OpenEntry(Onward):
    """TL-BOOK-01, TL-BOOK-02, TL-BOOK-04, TL-BOOK-10, TL-BOOK-11, TL-BOOK-24, TL-POI-10, TL-SETUP-12. Read an entry and
    run its steps; an End drops all pending steps.
    """

    entry: i64
    party: i64
    where: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        entry = s.house.saga.entries[self.entry]
        refuse_circle(s, entry.id)
        again = self.entry in s.journal
        s.journal.append(self.entry)
        s.said = []
        if self.entry in s.house.saga.varied:
            scene = Scene(self.party, self.where, 0, NO_HERO, NONE)
            s.said = note_branches(s, text_of_entry(s, self.entry), scene)
        if s.log is not None:
            s.say("read", {"entry": entry.id, "text": page_text(s)}, reveals=True)
        steps = Steps(ident(entry.do.name), 0, self.party, self.where, 0, NO_HERO, NONE)
        if entry.is_end:
            drop_fight(s)
            s.agenda.clear()
            s.do(steps, CloseEnd(), s.end_adventure(self.entry))
        elif not (entry.once and again):
            s.do(steps)


def refuse_circle(s: Trudvang, entry: str) -> None:
    """Raise an error for a book that sends its readers round forever."""
    if len(s.journal) >= JOURNAL_MOST:
        raise SagaDeadEnd("trudvang-circle", entry=entry)


def text_of_entry(s: Trudvang, entry: i64) -> Prose:
    """Return the author's text of an entry, with its translations."""
    saga = s.house.saga
    return saga.text_of(f"{saga.names[entry]}.text", saga.entries[entry].text)


def page_text(s: Trudvang) -> Prose:
    """TL-BOOK-02. Return the text of the entry read last, as it was read; its other variants stay hidden."""
    read = s.journal[-1]
    return fill_in_picks(text_of_entry(s, read), s.said) if read in s.house.saga.varied else text_of_entry(s, read)


class CloseEnd(Onward):
    """TL-BOOK-10. The instructions of an End are complete."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.stakes.clear()


class CloseBook(Onward):
    """TL-BOOK-06, TL-BOOK-08, TL-BOOK-20, TL-LEVEL-06. Close the book: with a POI on the table or an open map, play
    returns to the Phase; a book without either is faulty.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        check_not_dead(s)
        s.do_all(due_level_ups(s))


def check_not_dead(s: Trudvang) -> None:
    """TL-BOOK-06, TL-BOOK-20. Raise an error if the party could never read again: no POI on the table and no map in
    use.
    """
    if s.space == NOWHERE and all(place == NOWHERE for place in s.poi_at):
        entry = s.house.saga.names[s.journal[-1]]
        raise SagaDeadEnd("trudvang-dead-end", entry=entry)


def read_on(s: Trudvang, step: Read, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-BOOK-05, TL-BOOK-07, TL-BOOK-08, TL-BOOK-16, TL-BOOK-20. Read another entry instead of the rest of this one;
    after an entry that a card opens, close the book.
    """
    agenda = s.agenda
    while agenda and not isinstance(agenda[-1], (CloseBook, EffectOver, ComeBack)):
        agenda.pop()
    name = s.house.saga.adventure(s.adventure).id
    frames: list[Frame] = [OpenEntry(ident(f"{name}/{step.entry}"), scene.party, scene.where)]
    if not agenda or isinstance(agenda[-1], EffectOver):  # a card sends the party, no entry
        frames.append(CloseBook())
    s.do_all(frames)


class ComeBack(Onward):
    """TL-BOOK-05, TL-BOOK-08. Return from a visited section with everything it read, and continue after it."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        return


def visit(s: Trudvang, step: Visit, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-BOOK-05, TL-BOOK-08. Read another entry before this one continues."""
    name = s.house.saga.adventure(s.adventure).id
    s.do(OpenEntry(ident(f"{name}/{step.entry}"), scene.party, scene.where), ComeBack())
