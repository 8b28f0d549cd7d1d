"""The state of Yggdrasil Chronicles, and the basic operations on it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import State
from meadhall.core.answer_grammar import Forms
from meadhall.core.event import Event
from meadhall.games.yggdrasil.answer_grammar import FORMS
from meadhall.games.yggdrasil.cards import (
    ARTIFACTS,
    BESIEGER,
    BLOCKER,
    CAGE,
    ENEMIES,
    FENRIR,
    FIGURE,
    FOES,
    HEL,
    IORMUNGAND,
    IORMUNGAND_POWER,
    JOTNAR,
    JOTUN,
    JOTUN_POWER,
    LOKI,
    LOSS_XP,
    NONE,
    ON_BOARD,
    PLACES,
    STANDS,
    SUPPORTER,
    SURT,
    WALL,
    WORLDS,
    count_bits,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.options import SAGAS as SAGAS
from meadhall.games.yggdrasil.options import House
from meadhall.games.yggdrasil.saga import Saga, SagaFight, SagaPage, Tale, Track

RUNNING: Final = -1
REASONS: Final = (
    "tree",
    "life",
    "surt-top",
    "hel-top",
    "giants",
    "jotnar",
    "jotun-cards",
    "islands",
    "anonymous",
    "wall",
    "dead-tree",
    "page",
    "book",
)
WON: Final = 0
LIFE_LOST: Final = 1
SURT_TOP: Final = 2
HEL_TOP: Final = 3
NO_GIANTS: Final = 4
NO_PAWN: Final = 5
NO_JOTUN_CARD: Final = 6
NO_ISLAND: Final = 7
NO_ANONYMOUS: Final = 8
NO_WALL: Final = 9
AT_DEAD_TREE: Final = 10
PAGE_LOST: Final = 11  # a page's own way to lose
BOOK_FAILED: Final = 12  # an instruction of the book that cannot be followed


class Yggdrasil(State):
    """The table. Gods stand in slots: the players' in the order of their seats, then the support gods.

    The index of an enemy card is slot * 6 + enemy. Decks and stacks are sets of the remaining cards, a bit a card,
    without an order. Unknown cards are not decided yet, so the state holds no secret (see piles).
    """

    forms: ClassVar[Forms] = FORMS
    fixed: ClassVar[tuple[str, ...]] = (
        "house",
        "saga",
        "gods",
        "most",
        "god_symbols",
        "vanir_symbols",
        "brothers",
        "bloods",
        "chances",
        "travels",
        "elf_boxes",
        "die_boxes",
        "xp",
        "tries",
    )

    house: House
    saga: Saga | None  # what is played of the Book of Sagas; None: a standard page
    tale: Tale | None  # how it stands
    players: i64
    # The sheets do not change in a game, so copies share them; ticking a box makes a new list.
    gods: list[i64]
    most: list[i64]  # life points at the start, never exceeded
    god_symbols: list[i64]  # faces that succeed on the god die, a bit each
    vanir_symbols: list[i64]
    brothers: list[i64]  # relations of each player: a bit for each god
    bloods: list[i64]
    chances: list[i64]
    travels: list[i64]
    elf_boxes: list[i64]  # elves and Vanir dice that a god begins with
    die_boxes: list[i64]
    xp: list[i64]  # experience not spent yet, in a campaign
    tries: list[i64]  # how often each saga of a campaign was begun
    chapter: i64 = 0  # the saga of a campaign that is played
    at: list[i64]  # the world of each god
    life: list[i64]
    elves: list[i64]  # own reserves, of players only
    dice: list[i64]
    artifacts: list[i64]  # a bit for each artifact owned
    where: list[i64]  # the place of each enemy on the board
    island: i64 = 0
    nidhogg: i64 = 0  # spaces he has moved
    turned: i64 = 0  # steps the middle level has turned clockwise, 0 to 2
    giants: i64 = 0  # on Surt's ladder
    muspell: i64  # in their reserve
    dead: i64 = 0  # on Hel's ladder
    anonymous: i64  # in their reserve
    valhalla: i64 = 0
    heroes: i64  # in their reserve
    alfheim: i64
    vanaheim: i64
    wall: i64 = WALL  # devastation markers that still stand as the wall of the cage
    devastated: i64 = 0  # a bit for each devastated world
    fresh: i64 = 0  # worlds healed this turn, whose action waits for the next
    pawns: i64  # jotun pawns on Loki's ladder
    jotnar: i64 = 0  # active jotnar
    jotun_deck: i64
    jotun_out: i64 = 0  # drawn cards
    tops: list[i64]  # the open artifact of each stack
    stacks: i64  # artifacts beneath
    creature_deck: i64
    creature_out: i64 = 0
    drawn: list[i64]  # creatures on the table, one of them to be chosen
    supply: i64 = 0  # life points lost
    piles: list[list[i64]]  # see piles
    bags: list[i64]
    tokens: list[i64]
    unseen: i64 = 0
    down: list[i64]
    apart: list[i64]
    open: list[i64]  # open cards on the wheel, oldest first
    order: list[i64]  # players still to have their turn this round
    active: i64 = 0
    turn: i64 = 0
    round: i64 = 0
    risks: i64 = 0  # not averted by weapons or heroes; successes of the throw count on top
    foe: i64
    throw: list[i64]  # dice on the table, see dice
    spent: i64 = 0  # elves of the roller that turned a die
    lent: list[i64]  # helpers that gave an elf
    reason: i64 = RUNNING

    # Queries

    def has(self, slot: i64, artifact: i64) -> bool:
        """YG-JOTUN-THRYM-01, YG-ART-07, YG-SUP-05. Return whether this artifact works for the god now: owned, and Thrym
        not active.
        """
        return slot < self.players and self.artifacts[slot] >> artifact & 1 != 0 and not self.is_blocked(ARTIFACTS)

    def has_power(self, slot: i64, god: i64) -> bool:
        """YG-SETUP-16, YG-SUP-05, YG-GOD-01. Return whether the god has its power: players' gods in the hard game."""
        return self.house.hard and slot < self.players and self.gods[slot] == god

    def is_blocked(self, means: i64) -> bool:
        """YG-JOTUN-03, YG-JOTUN-11. Return whether a blocker is active; it affects all gods everywhere until it is
        beaten.
        """
        return self.jotnar >> BLOCKER[means] & 1 != 0

    def find_besieger(self, world: i64) -> i64:
        """YG-JOTUN-09. Return the active jotun before this world, or -1; Jotunheim is never besieged."""
        jotun = BESIEGER[world]
        return jotun if jotun != NONE and self.jotnar >> jotun & 1 else NONE

    def is_supported(self, enemy: i64) -> bool:
        """YG-JOTUN-ANGRBODA-01, YG-JOTUN-GERDA-01, YG-JOTUN-HYRROKKIN-01, YG-JOTUN-HYMIR-01, YG-JOTUN-VAFTHRUDNIR-01.
        Return whether a jotun rides this enemy, which then cannot be fought.
        """
        jotun = SUPPORTER[enemy]
        return jotun != NONE and self.jotnar >> jotun & 1 != 0

    def is_devastated(self, world: i64) -> bool:
        return self.devastated >> world & 1 != 0

    def count_enemies(self, world: i64) -> i64:
        """YG-ENEMY-NID-03, YG-DEV-09, YG-JOTUN-05, YG-MAP-08, YG-BOOK-02. Return the number of enemies there, without
        jotnar, Nidhogg and those in the cage.
        """
        found: i64 = 0
        for enemy in range(ON_BOARD):
            if self.where[enemy] == world:
                found += 1
        if self.tale is not None:
            found += self.count_figures(world, self.get_page().enemies)
        return found

    def count_figures(self, world: i64, group: i64) -> i64:
        """YG-BOOK-02, YG-DEV-09. Return the campaign opponents of a group in this world; they count as enemies only if
        the page says so.
        """
        found: i64 = 0
        tale = self.tale
        if tale is not None and group:
            for figure in list_bits(group):
                if tale.figures[figure] == world:
                    found += 1
        return found

    def is_hostile(self, world: i64) -> bool:
        """YG-ACT-02. Return whether a piece there counts as an enemy beside a god."""
        if self.count_enemies(world):
            return True
        return self.tale is not None and self.count_figures(world, self.get_page().present) > 0

    def get_page(self) -> SagaPage:
        """Return the open page of the saga; only valid in a saga."""
        assert self.saga is not None
        assert self.tale is not None
        return self.saga.pages[self.tale.page]

    def get_track(self) -> Track:
        """YG-BOOK-03. Return Nidhogg's way over the open page for this number of players."""
        return self.get_page().tracks[self.players - 1]

    def count_moves(self) -> i64:
        """YG-SETUP-11. Return the number of Nidhogg's moves on the page."""
        if self.tale is not None:
            return len(self.get_track().cells) - 1
        return self.house.moves[self.players - 1]

    def is_slain(self, enemy: i64) -> bool:
        return self.tale is not None and self.tale.gone >> enemy & 1 != 0

    def find_saga_fight(self, foe: i64) -> SagaFight | None:
        """YG-BOOK-02. Return the fight that the page offers against this figure, if any."""
        if self.tale is not None and foe >= FIGURE:
            for one in self.get_page().fights:
                if one.group >> (foe - FIGURE) & 1 and one.when.is_true(self, self.active, self.at[self.active], foe):
                    return one
        return None

    def has_company(self, slot: i64, world: i64) -> bool:
        """YG-SUP-04. Return whether another god is in this world; support gods count."""
        for other in range(len(self.at)):
            if other != slot and self.at[other] == world:
                return True
        return False

    def has_any_blood(self) -> bool:
        for mask in self.bloods:
            if mask:
                return True
        return False

    def find_power(self, foe: i64) -> i64:
        """YG-FIGHT-SURT-01, YG-FIGHT-HEL-01, YG-FIGHT-LOKI-01, YG-FIGHT-FEN-01, YG-FIGHT-IOR-01, YG-FIGHT-JOTUN-01,
        YG-DEV-03, YG-JOTUN-02, YG-BOOK-02. Return the power: giants, anonymous, active jotnar or devastated worlds plus
        one; three for the serpent, two for a jotun.
        """
        if foe >= FIGURE:
            offered = self.find_saga_fight(foe)
            return offered.power.evaluate(self, self.active, self.at[self.active], foe) if offered is not None else 0
        if foe >= JOTUN:
            return JOTUN_POWER
        power: i64 = 0
        if foe == SURT:
            power = self.giants + 1
        elif foe == HEL:
            power = self.dead + 1
        elif foe == LOKI:
            power = count_bits(self.jotnar) + 1
        elif foe == FENRIR:
            power = WALL - self.wall + 1
        elif foe == IORMUNGAND:
            power = IORMUNGAND_POWER
        if self.tale is not None:
            least = self.get_page().least_power
            if least is not None:
                power = max(power, least.evaluate(self, self.active, self.at[self.active], foe))
        return power

    # Changes

    def lose(self, reason: i64) -> None:
        """YG-END-01, YG-END-04, YG-END-06. All lose together, at once; pending steps are dropped."""
        self.finish(reason)

    def finish(self, reason: i64) -> None:
        if not self.ended:
            self.reason = reason
            if self.log is not None:
                self.log.append(Event("win" if reason == WON else "lose", {"reason": REASONS[reason]}))
            if self.house.campaign:
                self.reward(reason == WON)
            self.end()

    def reward(self, won: bool) -> None:
        """YG-CAMP-08, YG-CAMP-09, YG-CAMP-11, YG-CAMP-14. Add experience to what was not spent: the remaining life, or
        after a loss the same for all. Support gods have no sheet.
        """
        xp = self.xp[:]
        for seat in range(self.players):
            gained: i64 = self.life[seat] if won else LOSS_XP
            xp[seat] += gained
            self.log_count("experience", seat, gained)
        self.xp = xp

    def lose_life(self, slot: i64, count: i64) -> None:
        """YG-RISK-01, YG-SETUP-15, YG-END-03, YG-SUP-06, YG-BOOK-02. Move life points to the supply; a god who loses
        the last one loses the game for all.
        """
        lost = min(count, self.life[slot])
        self.life[slot] -= lost
        self.supply += lost
        if self.tale is not None:
            self.tale.scathe += lost
        self.log_count("hurt", slot, lost)
        if self.life[slot] <= 0:
            self.lose(LIFE_LOST)

    def regain(self, slot: i64, count: i64) -> None:
        """YG-CREA-02, YG-RUNE-04, YG-BOOK-13. Regain this many points, fewer if the page of a saga reduces them."""
        self.restore(slot, count - self.find_life_reduction(slot))

    def find_life_reduction(self, slot: i64) -> i64:
        """YG-BOOK-13. Return the reduction of every regain of life points, once for each effect and god."""
        less = self.get_page().less_life if self.tale is not None else None
        return less.evaluate(self, slot, self.at[slot], NONE) if less is not None else 0

    def restore(self, slot: i64, count: i64) -> None:
        """YG-CREA-02. Return life points from the supply, up to the god's starting life."""
        gained = min(count, self.most[slot] - self.life[slot], self.supply)
        if gained > 0:
            self.life[slot] += gained
            self.supply -= gained
            self.log_count("regain", slot, gained)

    def place_enemy(self, enemy: i64, place: i64) -> None:
        """YG-DEV-01, YG-DEV-06, YG-DEV-07, YG-MAP-07. Move an enemy to a place; the second one in a world devastates
        it. The cage is no world.
        """
        self.where[enemy] = place
        if self.log is not None:
            self.log.append(Event("stand", {"enemy": ENEMIES[enemy], "place": PLACES[place]}))
        if place != CAGE:
            self.devastate_if_crowded(place)

    def place_figure(self, foe: i64, place: i64) -> None:
        """YG-DEV-01, YG-DEV-09. Move an enemy or a figure of the saga to a place."""
        if foe < FIGURE:
            self.place_enemy(foe, place)
        elif self.tale is not None:
            self.tale.figures[foe - FIGURE] = place
            if place < CAGE:
                if self.log is not None:
                    self.log.append(Event("figure", {"foe": FOES[foe], "world": WORLDS[place]}))
                self.devastate_if_crowded(place)
            elif self.log is not None:
                self.log.append(Event("berth", {"foe": FOES[foe], "stand": STANDS[place]}))

    def devastate_if_crowded(self, world: i64) -> None:
        """YG-DEV-01, YG-DEV-09. Two enemies devastate the world they are in."""
        if self.count_enemies(world) > 1:
            self.devastate(world)

    def devastate(self, world: i64) -> None:
        """YG-DEV-02, YG-DEV-04, YG-DEV-06, YG-END-07. Take a marker from the wall, unless the world has one; if none is
        left, the game is lost.
        """
        if self.is_devastated(world):
            return
        if self.wall == 0:
            self.lose(NO_WALL)
            return
        self.wall -= 1
        self.devastated |= 1 << world
        if self.log is not None:
            self.log.append(Event("devastate", {"world": WORLDS[world]}))

    def heal(self, world: i64, waits: bool) -> None:
        """YG-ACT-ASGARD-01, YG-ACT-HEAL-01, YG-ACT-HEAL-02, YG-DEV-08. Put the marker back into the wall; two enemies
        devastate the world again at once.
        """
        self.wall += 1
        self.devastated &= ~(1 << world)
        if waits:
            self.fresh |= 1 << world
        if self.log is not None:
            self.log.append(Event("heal", {"world": WORLDS[world]}))
        self.devastate_if_crowded(world)

    def turn_level(self, steps: i64) -> None:
        """YG-MAP-05, YG-MAP-06. Turn the middle level clockwise with all that stands on it; every piece stays with
        those in its world.
        """
        self.turned = (self.turned + steps) % 3
        if self.log is not None and steps:
            self.log.append(Event("turned", {"count": steps}))

    def beat(self, jotun: i64) -> None:
        """YG-JOTUN-02, YG-JOTUN-03, YG-JOTUN-04, YG-FIGHT-JOTUN-01. Put the pawn back on Loki's ladder and end the
        effect; the card does not return.
        """
        self.jotnar &= ~(1 << jotun)
        self.pawns += 1
        if self.log is not None:
            self.log.append(Event("beat", {"jotun": JOTNAR[jotun]}))

    def move_god(self, slot: i64, world: i64) -> None:
        """YG-MOVE-03. Move a god; enemies do not stop it."""
        if self.at[slot] != world:
            self.at[slot] = world
            if self.log is not None:
                self.log.append(Event("go", {"god": god_name(self, slot), "world": WORLDS[world]}))

    # Events

    def log_god(self, kind: str, slot: i64) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"god": god_name(self, slot)}))

    def log_count(self, kind: str, slot: i64, count: i64) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"god": god_name(self, slot), "count": count}))

    def log_world(self, kind: str, slot: i64, world: i64) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"god": god_name(self, slot), "world": WORLDS[world]}))
