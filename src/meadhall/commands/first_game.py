"""What somebody is offered who has not played a game before: a lesson, a first game with help, or a plain table."""

from __future__ import annotations

from meadhall.commands.at_terminal import can_ask
from meadhall.commands.say import Say
from meadhall.core.game import Game
from meadhall.lessons.first_game import FirstGame, first_game
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.memory import Memory, is_new_to
from meadhall.lessons.shelf import lessons_of
from meadhall.tables.saved_games import Shelf
from meadhall.words.fit import fitted
from meadhall.words.prose import said

QUOTED = 60  # letters of a reply that is not understood
Offer = Lesson | FirstGame | None  # None: a plain table


def chosen(of: Game, shelf: Shelf, say: Say) -> Offer:
    """What a newcomer wants. Nobody else is asked: not who has finished a game here or said that they know it."""
    memory = Memory()
    offers = offered(of)
    if not offers or not can_ask(say) or memory.is_known(of.name) or not is_new_to(of, shelf):
        return None
    words = say.words(of.name)
    print(fitted(words("first-new", game=words("title"))))
    for number, line in enumerate([*(told(offer, say) for offer in offers), words("first-plain")], 1):
        print(fitted(f"{number}. {line}"))
    while True:
        try:
            reply = input(words("play-first-ask", count=len(offers) + 1) + " ").strip()
        except EOFError:
            return None
        if reply == str(len(offers) + 1):
            memory.know(of.name)
            return None
        if reply.isdecimal() and 0 < int(reply[:2]) <= len(offers):
            memory.keep("on", True)
            return offers[int(reply[:2]) - 1]
        if reply:
            print(fitted(words("play-first-unknown", text=reply[:QUOTED], count=len(offers) + 1)))


def offered(of: Game) -> list[Lesson | FirstGame]:
    first = first_game(of)
    return [*lessons_of(of)[:1], *([first] if first else [])]


def told(offer: Lesson | FirstGame, say: Say) -> str:
    words = say.words()
    if isinstance(offer, Lesson):
        return words("first-lesson", title=said(offer.title, say.language), minutes=offer.minutes)
    return words("first-help")
