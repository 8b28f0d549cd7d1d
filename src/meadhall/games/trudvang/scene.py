"""The context in which a step of the book runs."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(free_list_len=1)
class Scene:
    """TL-BOOK-17, TL-GEN-05. The context in which a step runs: the reading party, its place, and the Heroes in
    question.

    The party is fixed when the reading begins, so that it stays the party when the book moves it.
    """

    def __init__(self, party: i64, where: i64, them: i64, user: i64, card: i64) -> None:
        self.party = party  # a bit a Hero
        self.where = where  # a place, NOWHERE at the Introduction
        self.them = them  # the Heroes this outcome or answer is about
        self.user = user  # of the card, or the defender; NO_HERO
        self.card = card  # the card this stands on

    def for_hero(self, seat: i64) -> Scene:
        return Scene(self.party, self.where, 1 << seat, seat, self.card)
