"""Return runes and Feats from the table of a combat."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.trudvang.feats import is_wyrd
from meadhall.games.trudvang.fight import EMPTY
from meadhall.games.trudvang.rules.runes import return_drawn
from meadhall.games.trudvang.state import Trudvang


def leave_fight(s: Trudvang, seat: i64) -> None:
    """TL-COMBAT-RES-07, TL-COMBAT-RES-14, TL-MISS-08. End a Hero's part of the combat: all runes to the bag, revealed
    Feats to the discards.
    """
    fight = s.fight
    if fight is None or seat not in fight.heroes:
        return
    fight.heroes.remove(seat)
    clear_layout(s, seat)


def regroup(s: Trudvang) -> None:
    """TL-GEN-02, TL-COMBAT-PLAN-01. Remove a Hero from the combat whom a card or an ability has moved elsewhere."""
    fight = s.fight
    if fight is not None:
        for seat in fight.heroes[:]:
            if s.place_of(seat) != fight.place:
                leave_fight(s, seat)


def clear_layout(s: Trudvang, seat: i64) -> None:
    fight = s.fight
    assert fight is not None
    return_drawn(s, seat)
    for kind in fight.miss[seat]:
        s.bags[seat][kind] += 1
    fight.miss[seat] = []
    while fight.feats[seat]:
        s.feat_decks[seat].out.append(lift_feat(s, seat, 0))
    fight.stopped[seat] = 1


def lift_feat(s: Trudvang, seat: i64, at: i64) -> i64:
    """Remove a Feat from the layout and return its runes to the bag; the caller puts the card elsewhere."""
    fight = s.fight
    assert fight is not None
    for kind in fight.slots[seat].pop(at):
        if kind != EMPTY:
            s.bags[seat][kind] += 1
    if fight.used[seat][at]:
        fight.spent[seat] += 1
    fight.used[seat].pop(at)
    fight.left[seat].pop(at)
    fight.forced[seat].pop(at)
    for blow in fight.blows:
        moved: list[i64] = []
        for mark in blow.used:
            if mark // 16 != seat or mark % 16 < at:
                moved.append(mark)
            elif mark % 16 > at:
                moved.append(mark - 1)
        blow.used = moved
    return fight.feats[seat].pop(at)


def lift_wyrd(s: Trudvang, seat: i64, active: bool) -> None:
    """TL-DEFEAT-05, TL-DEFEAT-11. Return a Wyrd in a combat to the tray; after the Hero's kill only an active one."""
    fight = s.fight
    if fight is None:
        return
    for at in range(len(fight.feats[seat])):
        if is_wyrd(fight.feats[seat][at]) and (fight.is_full(seat, at) or not active):
            s.wyrds.append(lift_feat(s, seat, at))
            s.wyrds.sort()
            s.tell("wyrd-gone", seat)
            return


def drop_fight(s: Trudvang) -> None:
    """TL-BOOK-10. An End in the middle of a combat: return everything, without rewards."""
    fight = s.fight
    if fight is not None:
        for seat in fight.heroes:
            clear_layout(s, seat)
        for group in s.groups:
            group.rest()
        s.fight = None
        s.hired_used = 0
