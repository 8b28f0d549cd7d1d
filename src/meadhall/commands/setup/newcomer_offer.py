"""Offer newcomers a lesson, a first game with hints, or a plain table."""

from __future__ import annotations

from meadhall.commands.cli.output import Say
from meadhall.commands.setup.terminal_table import can_ask
from meadhall.core.game import Game
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.first_game import FirstGame, load_first_game
from meadhall.lessons.learner_progress import Memory, is_new_to
from meadhall.lessons.lesson import Lesson
from meadhall.tables.saved_games import Shelf
from meadhall.words.localized_text import said
from meadhall.words.text_wrap import fitted

QUOTED = 60  # letters of a reply that is not understood
Offer = Lesson | FirstGame | None  # None: a plain table


def ask_newcomer(of: Game, shelf: Shelf, say: Say) -> Offer:
    """Ask a newcomer. Do not ask users who have finished this game here or declined before."""
    memory = Memory()
    offers = list_offers(of)
    if not offers or not can_ask(say) or memory.is_known(of.name) or not is_new_to(of, shelf):
        return None
    words = say.words(of.name)
    print(fitted(words("first-new", game=words("title"))))
    for number, line in enumerate([*(describe_offer(offer, say) for offer in offers), words("first-plain")], 1):
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


def list_offers(of: Game) -> list[Lesson | FirstGame]:
    first = load_first_game(of)
    return [*list_lessons(of)[:1], *([first] if first else [])]


def describe_offer(offer: Lesson | FirstGame, say: Say) -> str:
    words = say.words()
    if isinstance(offer, Lesson):
        return words("first-lesson", title=said(offer.title, say.language), minutes=offer.minutes)
    return words("first-help")
