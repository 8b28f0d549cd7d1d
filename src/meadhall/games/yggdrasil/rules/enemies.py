"""The steps of an activated enemy: move, turn the tree, gain strength. Each step can lose the game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Onward
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    ASGARD,
    CAGE,
    ENEMIES,
    FENRIR,
    FENRIR_TAKES,
    GIANTS_AT_ONCE,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    ISLANDS,
    JOTNAR,
    JOTUN_KIND,
    JOTUN_OBJECT,
    LOKI,
    NONE,
    SUPPORTS,
    SURT,
    WORLDS,
    count_bits,
    find_nth,
    find_world_above,
    list_bits,
)
from meadhall.games.yggdrasil.rules.book import WAKES, Heed, TurnPage, run_program
from meadhall.games.yggdrasil.saga import DEAD_TREE, TREE, TURN_PAGE
from meadhall.games.yggdrasil.state import (
    AT_DEAD_TREE,
    HEL_TOP,
    NO_ANONYMOUS,
    NO_GIANTS,
    NO_ISLAND,
    NO_JOTUN_CARD,
    NO_PAWN,
    SURT_TOP,
    WON,
    Yggdrasil,
)


class Rise(Onward):
    """YG-ENEMY-SURT-01, YG-ENEMY-HEL-01, YG-MAP-04, YG-BOOK-08. Surt and Hel climb to the world directly above; from
    the top level they reach the crown, and the game is lost.
    """

    enemy: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        above = find_world_above(s.where[self.enemy], s.turned)
        if s.tale is not None and above != NONE:
            for bar in s.get_page().held:
                if bar.world == above and bar.when.is_true(s, s.active, above, self.enemy):
                    if s.log is not None:
                        s.log.append(Event("held", {"enemy": ENEMIES[self.enemy], "world": WORLDS[above]}))
                    s.do_all(run_program(s, s.active, bar.then, self.enemy))
                    return
        if above == NONE:
            s.lose(SURT_TOP if self.enemy == SURT else HEL_TOP)
        else:
            s.place_enemy(self.enemy, above)


class TurnLevel(Onward):
    """YG-ENEMY-SURT-02, YG-ENEMY-HEL-02, YG-ENEMY-LOKI-03. The middle level turns one step clockwise."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.turn_level(1)


class Muster(Onward):
    """YG-ENEMY-SURT-03. Two fire giants join Surt; with fewer in the reserve the game is lost."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.muspell < GIANTS_AT_ONCE:
            s.lose(NO_GIANTS)
            return
        s.muspell -= GIANTS_AT_ONCE
        s.giants += GIANTS_AT_ONCE
        if s.log is not None:
            s.log.append(Event("muster", {"count": GIANTS_AT_ONCE}))


class HelTakes(Onward):
    """YG-ENEMY-HEL-03, YG-RISK-13. The active god loses a life point, which cannot be averted."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.lose_life(self.player, HEL_TAKES)


class LokiComes(Onward):
    """YG-ENEMY-LOKI-01, YG-ENEMY-LOKI-02, YG-SUP-01. Loki comes to the active god's world from anywhere; if he is there
    he stays.
    """

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.where[LOKI] != s.at[self.player]:
            s.place_enemy(LOKI, s.at[self.player])


class Wake(Onward):
    """YG-ENEMY-LOKI-04, YG-JOTUN-04. A jotun is activated; without a pawn, or without a card, the game is lost."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.pawns == 0:
            s.lose(NO_PAWN)
        elif s.jotun_deck == 0:
            s.lose(NO_JOTUN_CARD)
        else:
            s.do(DrawJotun())


class DrawJotun(Lot):
    """YG-JOTUN-01, YG-JOTUN-06, YG-BOOK-02. Draw the top jotun card, which is any card left; the pawn of the lowest
    number goes to the place on it, the card is discarded.
    """

    ask: ClassVar[str] = "jotun.draw"
    rule: ClassVar[str] = "YG-JOTUN-01"

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(s.jotun_deck)

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        return find_nth(s.jotun_deck, rng.below(count_bits(s.jotun_deck)))

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "jotun " + JOTNAR[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        s.jotun_deck &= ~(1 << move)
        s.jotun_out |= 1 << move
        if JOTUN_KIND[move] == SUPPORTS and s.is_slain(JOTUN_OBJECT[move]):
            if s.log is not None:
                s.log.append(Event("unneeded", {"jotun": JOTNAR[move]}, reveals=True))
            s.do(Wake())
            return
        s.jotnar |= 1 << move
        s.pawns -= 1
        if s.log is not None:
            s.log.append(Event("wake", {"jotun": JOTNAR[move]}, reveals=True))


class Slither(Onward):
    """YG-ENEMY-IOR-01, YG-ENEMY-IOR-02, YG-MAP-09. The serpent takes the next island, and its number of anonymous go to
    Hel; without a next island, or with too few of them, the game is lost.
    """

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.island + 1 >= len(ISLANDS):
            s.lose(NO_ISLAND)
            return
        s.island += 1
        dead = ISLANDS[s.island]
        if s.log is not None:
            s.log.append(Event("island", {"island": s.island + 1}))
        if s.anonymous < dead:
            s.lose(NO_ANONYMOUS)
            return
        s.anonymous -= dead
        s.dead += dead
        if s.log is not None:
            s.log.append(Event("drown", {"count": dead}))


class Leap(Onward):
    """YG-ENEMY-FEN-01, YG-ENEMY-FEN-02, YG-ENEMY-FEN-08. Fenrir leaves the cage for Asgard; if he is out, the active god loses three life points at once."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if s.where[FENRIR] == CAGE:
            s.place_enemy(FENRIR, ASGARD)
        else:
            s.lose_life(self.player, FENRIR_TAKES)


class Gnaw(Onward):
    """YG-ENEMY-NID-01, YG-ENEMY-NID-02, YG-END-02, YG-BOOK-03. Nidhogg moves one space to the right; at the tree the gods have won."""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.nidhogg += 1
        goal = s.count_moves()
        if s.tale is not None:
            if s.log is not None:
                s.log.append(Event("gnawed", {"count": goal - s.nidhogg}))
            apply_space(s)
            return
        if s.log is not None:
            s.log.append(Event("gnaw", {"count": goal - s.nidhogg}))
        if s.nidhogg >= goal:
            s.finish(WON)


def apply_space(s: Yggdrasil) -> None:
    """YG-BOOK-03, YG-BOOK-04, YG-BOOK-07, YG-BOOK-12, YG-END-02, YG-END-05, YG-ENEMY-NID-02. Apply the space of the
    page: its effect, then the next page, the tree, or the dead tree. The cards that moved him go back as always.
    """
    track = s.get_track()
    space = min(s.nidhogg, len(track.cells) - 1)
    kind = track.cells[space]
    if kind == TREE:
        s.finish(WON)
    elif kind == DEAD_TREE:
        s.lose(AT_DEAD_TREE)
    else:
        frames = run_program(s, s.active, track.programs[space], NONE)
        if kind == TURN_PAGE:
            frames.append(TurnPage(s.active))
        s.do_all(frames)


def build_steps(s: Yggdrasil, enemy: i64, player: i64) -> list[Frame]:
    """YG-ENEMY-01. Return the steps of an activation in the printed order; each checks its own way to lose. An enemy
    slain by a saga has none.
    """
    if s.tale is not None:
        if s.is_slain(enemy):
            return []
        return [
            *build_steps_alone(enemy, player),
            *run_program(s, player, s.get_page().after[enemy], NONE),
            Heed(player),
        ]
    return build_steps_alone(enemy, player)


def build_steps_alone(enemy: i64, player: i64) -> list[Frame]:
    if enemy == SURT:
        return [Rise(SURT), TurnLevel(), Muster()]
    if enemy == HEL:
        return [Rise(HEL), TurnLevel(), HelTakes(player)]
    if enemy == LOKI:
        return [LokiComes(player), TurnLevel(), Wake()]
    if enemy == FENRIR:
        return [Leap(player)]
    return [Slither()] if enemy == IORMUNGAND else [Gnaw()]


WAKES.append(Wake)
