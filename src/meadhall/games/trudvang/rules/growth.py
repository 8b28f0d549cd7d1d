"""Experience, level ups and the Wyrd: permanent changes of a Hero's Feat deck."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Lot, Onward, Question
from meadhall.games.trudvang.cards import XP_LEVEL
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import FEATS, LEGENDARY, LEVEL, LINE, ONE, TWO, ULTIMATE, WYRD, feats_of
from meadhall.games.trudvang.rules.leaving import lift_wyrd
from meadhall.games.trudvang.rules.who import has_wyrd
from meadhall.games.trudvang.state import Trudvang

UPGRADES_DRAWN: Final = 3
NO_ULTIMATE: Final = -2
NO_FEAT: Final = -1


def gain_xp(s: Trudvang, seat: i64, n: i64) -> None:
    """TL-COMP-06, TL-CAMP-12, TL-END-12. Add XP; it does not expire."""
    if n > 0:
        s.xp[seat] += n
        s.tell_count("gain-xp", seat, n)


def lose_xp(s: Trudvang, seat: i64, n: i64) -> None:
    lost = min(n, s.xp[seat])
    if lost > 0:
        s.xp[seat] -= lost
        s.tell_count("lose-xp", seat, lost)


def due_level_ups(s: Trudvang) -> list[Frame]:
    """TL-LEVEL-01, TL-LEVEL-06, TL-LEVEL-10, TL-LEVEL-12. Heroes with three XP and something left to upgrade; never inside a combat."""
    found: list[Frame] = []
    for seat in range(s.players):
        if is_level_due(s, seat):
            found.append(LevelUp(seat))
    return found


def is_level_due(s: Trudvang, seat: i64) -> bool:
    return s.fight is None and s.xp[seat] >= XP_LEVEL and s.upgrades[seat].count_left() > 0


def are_levels_due(s: Trudvang) -> bool:
    """Return whether any level up is due."""
    if s.fight is None:
        for seat in range(s.players):
            if s.xp[seat] >= XP_LEVEL and is_level_due(s, seat):
                return True
    return False


class LevelUp(Onward):
    """TL-LEVEL-01, TL-LEVEL-12. Spend three XP for an upgrade, and again for each full three."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.xp[self.hero] -= XP_LEVEL
        s.tell("level-up", self.hero)
        frames = upgrade(s, self.hero)
        if s.xp[self.hero] >= XP_LEVEL:
            frames.append(MaybeLevelUp(self.hero))
        s.do_all(frames)


class MaybeLevelUp(Onward):
    """TL-LEVEL-10, TL-LEVEL-12. Do the next level up, if an upgrade is left."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if s.xp[self.hero] >= XP_LEVEL and s.upgrades[self.hero].count_left():
            s.do(LevelUp(self.hero))


def upgrade(s: Trudvang, hero: i64) -> list[Frame]:
    """TL-LEVEL-01, TL-LEVEL-08. Draw the top cards of the upgrade deck and choose one of them."""
    count = min(UPGRADES_DRAWN, s.upgrades[hero].count_left())
    if count <= 0:
        return []
    draws: list[Frame] = [DrawUpgrade(hero) for _ in range(count)]
    return [*draws, PickUpgrade(hero, count)]


class Upgrade(Onward):
    """TL-LEVEL-01, TL-LEVEL-08. A free upgrade; the number of cards is decided when it is drawn."""

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.do_all(upgrade(s, self.hero))


class DrawUpgrade(Lot):
    """TL-LEVEL-01, TL-GEN-12. Turn up one more card of the upgrade deck; it lies at the end of its known top until the
    choice is made.
    """

    ask: ClassVar[str] = "upgrade.draw"
    rule: ClassVar[str] = "TL-LEVEL-01"
    hero: i64

    def options(self, s: Trudvang) -> list[i64]:
        deck = s.upgrades[self.hero]
        return sorted(set(deck.drawable()))

    def text(self, s: Trudvang, move: i64) -> str:
        return "upgrade " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.upgrades[self.hero].take(move)
        s.upgrades[self.hero].out.append(move)
        if s.log is not None:
            s.say("upgrades-drawn", {"seat": self.hero, "count": 1, "drawn": [FEATS[move]]}, reveals=True, joins=True)


class PickUpgrade(Question):
    """TL-LEVEL-01, TL-LEVEL-02, TL-LEVEL-05, TL-LEVEL-07, TL-LEVEL-08, TL-LEVEL-11. One of the drawn Feats replaces its
    lower version in any place, and the Feat deck is shuffled; of the rest one goes on top and one to the bottom.
    """

    ask: ClassVar[str] = "upgrade.pick"
    rule: ClassVar[str] = "TL-LEVEL-01"
    count: i64

    def options(self, s: Trudvang) -> list[i64]:
        return s.upgrades[self.seat].out[:]

    def text(self, s: Trudvang, move: i64) -> str:
        return "take " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        deck = s.upgrades[self.seat]
        deck.out.remove(move)
        replace_feat(s.feat_decks[self.seat], move)
        if s.log is not None:
            s.say("upgraded", {"seat": self.seat, "feat": FEATS[move]})
        if len(deck.out) == 1:
            deck.top.append(deck.out.pop())  # the deck is empty: it is the only card
        frames: list[Frame] = [ReturnUpgrade(self.seat)] if deck.out else []
        s.do_all(frames, CheckUltimate(self.seat))


def replace_feat(deck: Deck, feat: i64) -> None:
    """TL-LEVEL-02, TL-LEVEL-07. Remove the old version from deck or discards; shuffle the new one in."""
    old = lower_version(deck, feat)
    for pile in (deck.top, deck.bag, deck.bottom, deck.out):
        if old in pile:
            pile.remove(old)
    deck.bag.append(feat)
    deck.shuffle()


def lower_version(deck: Deck, feat: i64) -> i64:
    """TL-LEVEL-02. Return the Feat that this one replaces, in any place; NO_FEAT for none."""
    for pile in (deck.top, deck.bag, deck.bottom, deck.out):
        for old in pile:
            if LINE[old] == LINE[feat] and LEVEL[old] == LEVEL[feat] - 1:
                return old
    return NO_FEAT


class ReturnUpgrade(Question):
    """TL-LEVEL-03. Put one of the other two on top of the upgrade deck, the other to its bottom,
    above the Ultimates.
    """

    ask: ClassVar[str] = "upgrade.return"
    rule: ClassVar[str] = "TL-LEVEL-03"

    def options(self, s: Trudvang) -> list[i64]:
        return s.upgrades[self.seat].out[:]

    def text(self, s: Trudvang, move: i64) -> str:
        return "top " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        deck = s.upgrades[self.seat]
        deck.out.remove(move)
        deck.top.insert(0, move)
        deck.bottom.append(deck.out.pop())


class CheckUltimate(Onward):
    """TL-LEVEL-04, TL-LEVEL-09. With every Level I Feat upgraded, an Ultimate can be taken and the Legendary Feats
    become the upgrade deck.
    """

    hero: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        hero = self.hero
        if s.upgrades[hero].count_left() or not s.ultimates[hero]:
            return
        s.upgrades[hero] = Deck([], feats_of(s.hero[hero], LEGENDARY), [], [])
        s.do(PickUltimate(hero))


class PickUltimate(Question):
    """TL-LEVEL-04, TL-LEVEL-09. Take one of the two Ultimates, or none; the rest leaves the game."""

    ask: ClassVar[str] = "ultimate.pick"
    rule: ClassVar[str] = "TL-LEVEL-04"

    def options(self, s: Trudvang) -> list[i64]:
        return [NO_ULTIMATE, *s.ultimates[self.seat]]

    def text(self, s: Trudvang, move: i64) -> str:
        return "none" if move == NO_ULTIMATE else "take " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.ultimates[self.seat] = []
        if move != NO_ULTIMATE:
            deck = s.feat_decks[self.seat]
            deck.bag.append(move)
            deck.shuffle()
            if s.log is not None:
                s.say("upgraded", {"seat": self.seat, "feat": FEATS[move]})


# Wyrd


def add_wyrd(s: Trudvang, seat: i64) -> list[Frame]:
    """TL-DEFEAT-03, TL-DEFEAT-07. Add a random Wyrd, unless the Hero has one in deck or discards."""
    return [] if has_wyrd(s, seat) or not s.wyrds else [DrawWyrd(seat)]


class DrawWyrd(Lot):
    """TL-DEFEAT-03, TL-SETUP-07. Draw one of the Wyrds left in the tray; shuffle the Feat deck."""

    ask: ClassVar[str] = "wyrd.draw"
    rule: ClassVar[str] = "TL-DEFEAT-03"
    hero: i64

    def options(self, s: Trudvang) -> list[i64]:
        return s.wyrds[:]

    def text(self, s: Trudvang, move: i64) -> str:
        return "wyrd " + FEATS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        s.wyrds.remove(move)
        s.feat_decks[self.hero].bag.append(move)
        s.feat_decks[self.hero].shuffle()
        if s.log is not None:
            s.say("wyrd", {"seat": self.hero, "feat": FEATS[move]}, reveals=True)


def remove_wyrd(s: Trudvang, seat: i64) -> None:
    """TL-DEFEAT-05, TL-SETUP-41. Return the Wyrd to the tray, from deck or discards, or from the table of a combat."""
    lift_wyrd(s, seat, False)
    deck = s.feat_decks[seat]
    for pile in (deck.top, deck.bag, deck.bottom, deck.out):
        for feat in pile[:]:
            if LEVEL[feat] == WYRD:
                pile.remove(feat)
                s.wyrds.append(feat)
                s.wyrds.sort()
                s.tell("wyrd-gone", seat)


def decks_at_start(hero: i64) -> tuple[Deck, Deck, list[i64]]:
    """TL-SETUP-20, TL-SETUP-21, TL-LEVEL-11. Eight Feats of Level I; eight of Level II above the two Ultimates."""
    return Deck([], feats_of(hero, ONE), [], []), Deck([], feats_of(hero, TWO), [], []), feats_of(hero, ULTIMATE)


def reshuffle(s: Trudvang, seat: i64) -> None:
    """TL-SETUP-35. Shuffle all Feats before an adventure; known places are lost."""
    s.feat_decks[seat].renew()
    s.upgrades[seat].renew()
