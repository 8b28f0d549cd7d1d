"""The context of a step: its Heroes, the place `here`, the value of a named amount, and conditions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.book.model.conditions import Amount, Condition, CounterComparison, Fact, Who, holds
from meadhall.games.trudvang.cards import CLASSES, HEALTH, LETTERS, REGION_OF, bits, contains, mask_of
from meadhall.games.trudvang.feats import LEVEL, WYRD
from meadhall.games.trudvang.saga import FIGURE_OF, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, QUEST_SHARED, SPACES, Trudvang


def scene_at(s: Trudvang, place: i64, user: i64, card: i64) -> Scene:
    """Return the context of the party of a place, and one acting Hero of it."""
    return Scene(s.party_mask(place), place, 1 << user if user >= 0 else 0, user, card)


def scene_of_all(s: Trudvang, card: i64) -> Scene:
    return Scene(mask_of(s.everyone()), NOWHERE, 0, NO_HERO, card)


def place_of_party(s: Trudvang, scene: Scene) -> i64:
    """TL-BOOK-17. Return the place of the reading party; its last place, if all of it is defeated."""
    for seat in range(s.players):
        if scene.party >> seat & 1 and not s.down[seat] and s.at[seat] != NOWHERE:
            return s.place_of(seat)
    if scene.where != NOWHERE:
        return scene.where
    return s.place_of(s.leader)


def has_read_end(s: Trudvang) -> bool:
    """TL-BOOK-10. Return whether an End has been read; sections that it visits are part of it."""
    entries = s.house.saga.entries
    for read in reversed(s.journal):
        if entries[read].is_end:
            return True
    return False


def party_of(s: Trudvang, scene: Scene) -> list[i64]:
    """TL-GEN-04, TL-GEN-13, TL-DEFEAT-09, TL-BOOK-23. Return the undefeated Heroes of the reading party."""
    found: list[i64] = []
    for seat in range(s.players):
        if scene.party >> seat & 1 and not s.down[seat]:
            found.append(seat)
    return found


OF_PARTY: Final = ("others", "class", "chose", "has", "lacks")  # kinds of `who` that choose among the party


def heroes_for(s: Trudvang, who: Who, scene: Scene) -> list[i64]:
    """TL-BOOK-19, TL-BOOK-23, TL-DEFEAT-14, TL-SOLO-16. Return the Heroes of a step, never the hired hand; for `one`
    the caller asks, so it means the party here.
    """
    kind = who.kind
    if kind in ("user", "defender"):
        return [scene.user] if scene.user != NO_HERO and not s.down[scene.user] else []
    if kind in ("party", "one"):
        return party_of(s, scene)
    if kind == "all":
        seats: list[i64] = list(range(s.players))
        return seats if has_read_end(s) else s.everyone()
    if kind == "them":
        return [seat for seat in bits(scene.them) if not s.down[seat] or has_read_end(s)]
    if kind == "holder":
        return [
            seat for seat in range(s.players) if has_card(s, seat, scene.card) and (not s.down[seat] or has_read_end(s))
        ]
    if kind in OF_PARTY:
        return [seat for seat in party_of(s, scene) if is_meant(s, seat, who, scene)]
    return s.party(find_place(s, who.name, scene))


def is_meant(s: Trudvang, seat: i64, who: Who, scene: Scene) -> bool:
    """Return whether a step of one of these kinds is about this Hero of the party."""
    kind = who.kind
    if kind == "others":
        return scene.them >> seat & 1 == 0
    if kind == "class":
        return is_class(s, seat, who.name)
    if kind == "chose":
        return s.chose.get(ident(who.name), 0) >> seat & 1 != 0
    return has_card(s, seat, ident(who.name)) == (kind == "has")


def fallen_to_ask(who: Who, scene: Scene) -> list[i64]:
    """TL-DEFEAT-15. Return the Heroes to ask when all of them are defeated."""
    return bits(scene.them if who.kind == "them" else scene.party)


def is_class(s: Trudvang, seat: i64, name: str) -> bool:
    """TL-SETUP-04, TL-SOLO-14. Return whether a Hero has the Class; the hired hand's counts as present."""
    if CLASSES[s.hero[seat]] == name:
        return True
    return s.hired != NO_HERO and CLASSES[s.hired] == name


def has_card(s: Trudvang, seat: i64, card: i64) -> bool:
    """TL-BOOK-13, TL-CARD-24. Return whether a Hero has the card; every one counts: inactive Titles, rotated
    Companions, Items that are not on top or set aside.
    """
    return (
        contains(s.items[seat], card)
        or contains(s.items_aside[seat], card)
        or contains(s.companions[seat], card)
        or contains(s.titles[seat], card)
        or contains(s.idle[seat], card)
    )


def is_held(s: Trudvang, card: i64) -> bool:
    """Return whether any Hero, in any place, has a card."""
    for seat in range(s.players):
        if has_card(s, seat, card):
            return True
    return False


def is_sleeved(s: Trudvang, card: i64) -> bool:
    return (
        contains(s.stories, card) or contains(s.beside, card) or contains(s.phases, card) or contains(s.locations, card)
    )


def find_place(s: Trudvang, name: str, scene: Scene) -> i64:
    """Return a region, `here`, or a space of the Adventure Map."""
    if name in ("here", ""):
        return place_of_party(s, scene)
    if name in REGION_OF:
        return REGION_OF[name]
    return SPACES + s.house.saga.space_index(s.adventure, name)


def amount(s: Trudvang, n: Amount, seat: i64, where: i64) -> i64:
    """Return a number, or the value of a named amount for this Hero."""
    name = n.name
    if not name:
        return n.number
    if name == "heroes":
        return s.players
    if name == "party_size":
        return len(s.party(where))
    if name == "per_negative_status":
        return count_status(s, seat, 1)
    if name == "per_positive_status":
        return count_status(s, seat, 0)
    if name == "per_token":
        return s.tokens.get(ident(n.card), 0)
    if name == "tally":
        return max(0, tally_of(s, n.card))
    if name == "per_enemy":
        return s.enemies_at(where)
    if name == "rounds":
        return s.round
    assert name == "half_health_up", name
    return (HEALTH[s.hero[seat]] + 1) // 2 if seat != NO_HERO else 0


def tally_of(s: Trudvang, name: str) -> i64:
    """TL-BOOK-12. Return the value of a tally of the adventure or of the campaign; an unused one is 0."""
    number = ident(name)
    if number in s.counts:
        return s.counts[number]
    return s.sums.get(number, 0)


def compare_tally(s: Trudvang, fact: Fact) -> bool:
    """TL-BOOK-12. Return whether a tally lies within its bounds, which can be tallies too."""
    count = tally_of(s, fact.subject)
    if isinstance(fact, CounterComparison):
        if fact.lower and count < tally_of(s, fact.lower):
            return False
        if fact.upper and count > tally_of(s, fact.upper):
            return False
        if fact.at_least is None and fact.at_most is None:
            return True
    return fact.fits(count)


def count_status(s: Trudvang, seat: i64, negative: i64) -> i64:
    found: i64 = 0
    for kind in s.status[seat] if seat != NO_HERO else []:
        if kind % 2 == negative:
            found += 1
    return found


def is_met(s: Trudvang, condition: Condition | None, scene: Scene) -> bool:
    """TL-BOOK-11, TL-BOOK-12. Return whether a condition holds for this party now; None always holds."""
    if condition is None:
        return True
    if isinstance(condition, Fact):
        return evaluate_fact(s, condition, scene)
    return holds(condition, lambda fact: evaluate_fact(s, fact, scene))


def evaluate_fact(s: Trudvang, fact: Fact, scene: Scene) -> bool:
    """TL-BOOK-12, TL-BOOK-21, TL-CARD-30. Evaluate one condition of the book on the table."""
    key = fact.key
    if key in OF_HEROES:
        return evaluate_hero_fact(s, fact, scene)
    if key in OF_CAMPAIGN:
        return evaluate_campaign_fact(s, fact)
    return evaluate_board_fact(s, fact, scene)


OF_HEROES: Final = frozenset(
    ("class", "card", "active_title", "companion_ready", "quest", "party_size", "any_exhausted", "any_health_below")
)
OF_CAMPAIGN: Final = frozenset(
    (
        "card_anywhere",
        "sleeved",
        "flag",
        "chose",
        "test",
        "token",
        "tally",
        "played",
        "ended",
        "heroes",
        "wyrd",
        "round_at_least",
    )
)


def evaluate_hero_fact(s: Trudvang, fact: Fact, scene: Scene) -> bool:
    """TL-GEN-05, TL-GEN-13, TL-CARD-06, TL-CARD-31. Evaluate facts about the Heroes of the party; cards of defeated
    ones count in their place.
    """
    key = fact.key
    party = party_of(s, scene)
    if key == "class":
        return any(is_class(s, seat, fact.subject) for seat in party)
    if key == "party_size":
        return fact.fits(len(party))
    if key == "any_exhausted":
        return any(s.exhausted[seat] for seat in party)
    if key == "any_health_below":
        return any(fact.fits(s.hp[seat]) for seat in party)
    place = place_of_party(s, scene)
    present = [seat for seat in range(s.players) if scene.party >> seat & 1 or s.place_of(seat) == place]
    if key == "quest":
        owner = s.quests[int(fact.subject) - 1]
        return owner == QUEST_SHARED or owner in present
    card = ident(fact.subject)
    if key == "card":
        return any(has_card(s, seat, card) for seat in present)
    if key == "active_title":
        return any(card in s.titles[seat] for seat in present)
    return any(card in s.companions[seat] for seat in present) and card not in s.rotated


def evaluate_campaign_fact(s: Trudvang, fact: Fact) -> bool:
    """TL-CARD-30, TL-CAMP-08, TL-BOOK-11, TL-BOOK-12, TL-BOOK-13. Evaluate facts that are the same for all."""
    key = fact.key
    number = ident(fact.subject)
    if key == "card_anywhere":
        return is_sleeved(s, number) or is_held(s, number)
    if key == "sleeved":
        return is_sleeved(s, number)
    if key == "flag":
        return number in s.flags or number in s.facts
    if key == "chose":
        return fact.fits(len(bits(s.chose.get(number, 0))))
    if key == "test":
        return evaluate_test_fact(s, fact, number)
    if key == "token":
        return fact.fits(s.tokens.get(number, 0))
    if key == "tally":
        return compare_tally(s, fact)
    if key == "played":
        return number in s.played
    if key == "ended":
        return s.ends.get(number, 0) == ident(f"{fact.subject}/end-{fact.result}")
    if key == "heroes":
        return fact.fits(s.players)
    if key == "wyrd":
        return fact.fits(sum(1 for seat in range(s.players) if has_wyrd(s, seat)))
    return fact.fits(s.round)


def evaluate_test_fact(s: Trudvang, fact: Fact, number: i64) -> bool:
    """Return the result of an earlier test: successes * 2 + 1 when it succeeded for the party."""
    if number not in s.results:
        return False
    result: i64 = s.results[number]
    if fact.at_least is not None or fact.at_most is not None:
        return fact.fits(result // 2)
    return result % 2 == (1 if fact.result == "success" else 0)


def evaluate_board_fact(s: Trudvang, fact: Fact, scene: Scene) -> bool:
    """Evaluate facts about the map."""
    key = fact.key
    place = place_of_party(s, scene)
    region = s.host if s.space != NOWHERE else place
    if key == "in_region":
        return region == REGION_OF[fact.subject]
    if key == "in_city":
        card = s.locations[place] if place < SPACES and place != NOWHERE else 0
        return card != 0 and s.house.saga.card(card).city
    if key == "region_has_enemies":
        return s.enemies_at(find_place(s, fact.subject, scene)) > 0
    if key == "enemies_on_map":
        figure = FIGURE_OF[fact.subject] if fact.subject else -1
        return fact.fits(sum(len(group.units) for group in s.groups if figure in (-1, group.kind)))
    if key == "poi_open":
        return s.poi_at[LETTERS.index(fact.subject)] != NOWHERE
    if key == "has_ship":
        return region != NOWHERE and region in s.ships
    assert key == "space_cleared", key
    return s.house.saga.space_index(s.adventure, fact.subject) in s.cleared


def has_wyrd(s: Trudvang, seat: i64) -> bool:
    """TL-DEFEAT-07. Return whether the Hero has a Wyrd in the deck, the discards, or laid out in a combat."""
    deck = s.feat_decks[seat]
    laid = s.fight.feats[seat] if s.fight is not None else []
    return any(LEVEL[feat] == WYRD for feat in [*deck.cards(), *deck.out, *laid])
