"""The view of a seat: the whole table, and of the book only what was read or revealed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.decision import pending_frame
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import (
    CLASSES,
    CP_MOST,
    EVENTS,
    HEALTH,
    HEROES,
    KINDS,
    LETTERS,
    POIS,
    REGIONS,
    XP_LEVEL,
    bits,
)
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.edge.view_choice import price_of
from meadhall.games.trudvang.edge.view_combat import fight_view, groups_view
from meadhall.games.trudvang.edge.view_defence import losses_of
from meadhall.games.trudvang.edge.view_test import draws_of, odds_of, runes_counting
from meadhall.games.trudvang.effect_descriptions import add_names, describe_effect, describe_foes
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.notation import card_text, hero_text, place_text
from meadhall.games.trudvang.rules.belongings import PlaceItem
from meadhall.games.trudvang.rules.ending import Inherit, describe_ending
from meadhall.games.trudvang.rules.reading import page_text
from meadhall.games.trudvang.rules.sleeves import is_told
from meadhall.games.trudvang.rules.spaces import ways_from
from meadhall.games.trudvang.rules.who import is_sleeved
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import NO_HERO, NONE, NOWHERE, QUEST_SHARED, QUEST_SUPPLY, REASONS, Trudvang
from meadhall.games.trudvang.status_tokens import STATUSES

SEATS = "ABCD"


def view(s: Trudvang, seat: int | None) -> dict[str, Any]:
    """TL-GEN-12, TL-COMP-10, TL-ATTACK-07. Return the view, the same for all: nothing on the table is private, and
    unread entries, closed windows and cards in the tray are never included.
    """
    return {
        "game": "trudvang",
        "you": seat,
        "round": s.round,
        "leader": s.leader,
        "players": [
            {"seat": one, "hero": None if s.hero[one] == NO_HERO else hero_text(s, one)} for one in range(s.players)
        ],
        "ended": s.ended,
        "reason": REASONS[s.reason],
        "options": s.house.plain(),
        "adventure": adventure_view(s),
        "phase": card_text(s, s.phases[s.phase]) if s.phase >= 0 else "",
        "heroes": [hero_of(s, one) for one in range(s.players)],
        "hired": hired_view(s),
        "most": {"cp": CP_MOST, "xp": XP_LEVEL},
        "map": map_view(s),
        "groups": groups_view(s),
        "pois": pois_view(s),
        "space": spaces_view(s),
        "sleeves": sleeves_view(s),
        "campaign": campaign_view(s),
        "decks": decks_view(s),
        "fight": fight_view(s),
        "pool": counts(s.pool),
        "cards": {card_text(s, one): card_view(s, one) for one in sorted(known_cards(s))},
        "quests": {
            str(at + 1): "all" if owner == QUEST_SHARED else SEATS[owner]
            for at, owner in enumerate(s.quests)
            if owner != QUEST_SUPPLY
        },
        "question": question_view(s),
        "page": page_view(s),
        "journal": [s.house.saga.entries[entry].id for entry in s.journal],
    }


def question_view(s: Trudvang) -> dict[str, Any]:
    """Return the facts of the question that its answers need: labels and prices, titles, both sides of an OR, the odds
    of a test.
    """
    frame = pending_frame(s)
    if frame is None:
        return {}
    odds, draws, losses = odds_of(s, frame), draws_of(s, frame), losses_of(s, frame)
    told = {
        **frame.about(s),
        **price_of(s, frame),
        **({"odds": odds} if odds else {}),
        **({"losses": losses} if losses else {}),
        **({"draws": draws, "counting": runes_counting(s, frame)} if draws else {}),
    }
    return {key: add_names(value, s.house.saga) for key, value in told.items()}


def counts(runes: list[i64]) -> dict[str, int]:
    return {KINDS[kind]: int(runes[kind]) for kind in range(6)}


def adventure_view(s: Trudvang) -> dict[str, Any] | None:
    if s.adventure == NONE:
        return None
    one = s.house.saga.adventure(s.adventure)
    saga = s.house.saga
    return {
        "id": one.id,
        "title": saga.title(one),
        "blurb": saga.text_of(f"{one.id}/adventure.blurb", one.blurb),
        "side": one.side,
    }


def page_view(s: Trudvang) -> dict[str, Any] | None:
    """TL-BOOK-02. Return the entry read last; earlier ones are in the journal by name."""
    if not s.journal:
        return None
    return {"entry": s.house.saga.entries[s.journal[-1]].id, "text": page_text(s)}


def hero_of(s: Trudvang, seat: i64) -> dict[str, Any]:
    """Return a dashboard."""
    hero = s.hero[seat]
    if hero == NO_HERO:
        return {"seat": seat, "hero": None}
    return {
        "seat": seat,
        "hero": HEROES[hero],
        "class": CLASSES[hero],
        "at": place_text(s, s.place_of(seat)),
        "hp": s.hp[seat],
        "most": HEALTH[hero],
        "cp": s.cp[seat],
        "xp": s.xp[seat],
        "exhausted": bool(s.exhausted[seat]),
        "down": bool(s.down[seat]),
        "ship": s.aboard[seat],
        "bag": counts(s.bags[seat]),
        "drawn": counts(s.drawn[seat]),
        "status": [STATUSES[kind] for kind in s.status[seat]],
        "feats": deck_view(s.feat_decks[seat], FEATS),
        "upgrades": deck_view(s.upgrades[seat], FEATS),
        "ultimates": [FEATS[feat] for feat in s.ultimates[seat]],
        "items": names(s, s.items[seat]),
        "aside": names(s, s.items_aside[seat]),
        "companions": [{"card": card_text(s, card), "ready": card not in s.rotated} for card in s.companions[seat]],
        "titles": names(s, s.titles[seat]),
        "idle": names(s, s.idle[seat]),
    }


def deck_view(deck: Deck, of: list[str]) -> dict[str, Any]:
    """TL-ATTACK-07. Return the public knowledge of a deck: cards at known places, the rest in the middle, and its
    discards.
    """
    return {
        "top": [of[card] for card in deck.top],
        "bag": sorted(of[card] for card in deck.bag),
        "bottom": [of[card] for card in deck.bottom],
        "out": [of[card] for card in deck.out],
    }


def names(s: Trudvang, cards: list[i64]) -> list[str]:
    return [card_text(s, card) for card in cards]


def hired_view(s: Trudvang) -> dict[str, Any] | None:
    if s.hired == NO_HERO:
        return None
    return {
        "hero": HEROES[s.hired],
        "exhausted": bool(s.hired_exhausted),
        "card": counts(s.hired_runes[-1]),
        "feats": [
            {
                "feat": FEATS[feat],
                "runes": counts(s.hired_runes[at]),
                "down": bool(s.hired_down >> at & 1),
                "used": bool(s.hired_used >> at & 1),
            }
            for at, feat in enumerate(s.hired_feats)
        ],
    }


def map_view(s: Trudvang) -> dict[str, Any]:
    """Return Heroes, Ships, unattached Threat, Personalities and Locations by region."""
    return {
        "ships": [place_text(s, ship) for ship in s.ships],
        "threat": [{"place": place_text(s, token // 4), "units": token % 4} for token in s.loose],
        "people": {
            card_text(s, card): {"place": place_text(s, at), "used": card in s.flipped}
            for card, at in sorted(s.people.items())
        },
        "locations": {REGIONS[region]: card_text(s, card) for region, card in enumerate(s.locations) if card},
        "enemies": {FIGURES[figure]: card_text(s, card) for figure, card in enumerate(s.enemy_cards) if card},
        "marks": [
            {"on": LETTERS[mark[0]] if mark[0] < POIS else FIGURES[mark[0] - 32], "status": STATUSES[mark[1]]}
            for mark in s.marks
        ],
    }


def pois_view(s: Trudvang) -> list[dict[str, Any]]:
    """TL-POI-02. Return opened windows only, with the places of their tokens on the table."""
    found = []
    for letter in bits(s.poi_open):
        poi = s.house.saga.poi(s.adventure, letter)
        found.append(
            {
                "poi": poi.letter,
                "red": poi.red,
                **s.house.saga.poi_texts(s.adventure, poi),
                "place": place_text(s, s.poi_at[letter]),
                "duel": hero_text(s, s.duels[letter]) if s.duels[letter] != NO_HERO else None,
            }
        )
    return found


def spaces_view(s: Trudvang) -> dict[str, Any] | None:
    """TL-ADVMAP-01, TL-ADVMAP-04. Return the open map with its spaces and doors, without their entries."""
    if s.space == NOWHERE:
        return None
    saga = s.house.saga
    spaces = saga.spaces[s.adventure]
    return {
        "party": spaces[s.space].id,
        "host": REGIONS[s.host],
        "spaces": [
            {
                "id": one.id,
                "name": saga.space_text(s.adventure, one),
                "doors": [door.to for door in one.doors],
                "ways": [spaces[to].id for to in ways_from(s, at)],
                "x": one.x,
                "y": one.y,
                "cleared": at in s.cleared,
                "blocked": at in s.blocked,
            }
            for at, one in enumerate(spaces)
        ],
    }


def sleeves_view(s: Trudvang) -> dict[str, Any]:
    return {
        "stories": names(s, s.stories),
        "beside": names(s, s.beside),
        "phases": names(s, s.phases),
        "tokens": {card_text(s, card): count for card, count in sorted(s.tokens.items())},
    }


def campaign_view(s: Trudvang) -> dict[str, Any]:
    """TL-CAMP-05, TL-CAMP-06. Return what is unlocked, and the adventures played with their ends."""
    saga = s.house.saga
    return {
        "title": saga.book_title(),
        "unlocked": names(s, [card for card in s.unlocked if is_told(s, card)]),
        "played": [
            {
                "adventure": card_text(s, one),
                "title": saga.title(saga.adventure(one)),
                "end": saga.entries[s.ends[one]].id if one in s.ends else "",
            }
            for one in s.played
        ],
        "ending": describe_ending(s) if s.ending else "",
    }


def decks_view(s: Trudvang) -> dict[str, Any]:
    return {
        "attacks": deck_view(s.attack_deck, ATTACK_IDS),
        "events": deck_view(s.events, EVENTS),
        "event": EVENTS[s.event] if s.event >= 0 else None,
    }


def known_cards(s: Trudvang) -> list[i64]:
    """TL-COMP-10. Return the cards that have left the tray, including one whose place is being chosen."""
    found = [*s.unlocked, *(card for card in s.enemy_cards if card)]
    frame = pending_frame(s)
    if isinstance(frame, (PlaceItem, Inherit)):
        found.append(frame.card)
    for card in s.house.saga.cards:
        if is_sleeved(s, card):
            found.append(card)
    for seat in range(s.players):
        found += [*s.items[seat], *s.items_aside[seat], *s.companions[seat], *s.titles[seat], *s.idle[seat]]
    return list(dict.fromkeys(found))


def card_view(s: Trudvang, card: i64) -> dict[str, Any]:
    """Return a card as printed; cards of the box have their words in the word files."""
    one = s.house.saga.card(card)
    saga = s.house.saga
    shown: dict[str, Any] = {
        "id": one.id,
        "kind": one.kind,
        "name": saga.card_text(one, "name", one.name),
        "text": saga.card_text(one, "text", one.text),
    }
    if one.region:
        shown["region"] = one.region
    if one.runes:
        shown["runes"] = list(one.runes)
    if one.mandatory:
        shown["mandatory"] = True
    if one.tokens is not None:
        shown["tokens"] = {"name": saga.card_text(one, "tokens.name", one.tokens.name), "most": one.tokens.most}
    if one.foes is not None:
        shown["foes"] = {"figure": one.foes.figure, **add_names(describe_foes(one.foes), saga)}
    if one.blurb:
        shown["blurb"] = saga.card_text(one, "blurb", one.blurb)
    if one.effects:
        shown["effects"] = add_names(
            [{**describe_effect(effect), **saga.caption(effect)} for effect in one.effects], saga
        )
    return shown
