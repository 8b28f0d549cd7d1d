"""The Map board: place Heroes and Enemies, reveal and discard POIs, start duels, give Ships."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import (
    At,
    AtPlace,
    DefeatEnemies,
    MoveEnemies,
    MovePoi,
    OfPoi,
    PlaceEnemies,
    StatusOnEnemy,
    Step,
)
from meadhall.core.agenda import Frame, Onward, Question
from meadhall.core.fault import Fault
from meadhall.games.trudvang.cards import DISTANCE, LETTERS, REGION_OF, REGIONS, SEA, SHIPS
from meadhall.games.trudvang.enemy_groups import CARD, NO_POI, NPC
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.rules.enemies import (
    EVERY,
    defeat_enemies,
    heal_enemies,
    place_group,
    status_on_enemy,
    unmark,
)
from meadhall.games.trudvang.rules.foes import OF_CARD
from meadhall.games.trudvang.rules.marching import HEROES, move_enemies
from meadhall.games.trudvang.rules.threat import place_threat, remove_threat
from meadhall.games.trudvang.rules.who import amount, find_place, place_of_party
from meadhall.games.trudvang.saga import FIGURE_OF, FIGURES, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, SPACES, Trudvang
from meadhall.games.trudvang.status_tokens import status_kind

ANY_FIGURE: Final = -1
NO_SHIP: Final = -1


def place_heroes(s: Trudvang, step: At, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-02, TL-BOOK-04, TL-TRAVEL-03. Move Heroes to a region without the cost of leaving."""
    place = find_place(s, step.place, scene)
    if place >= SPACES:
        return []
    for seat in heroes:
        s.at[seat] = place
        s.aboard[seat] = ship_at(s, place) if SEA[place] else NO_SHIP
    if s.log is not None and heroes:
        s.say("place-heroes", {"seats": heroes[:], "place": place_text(s, place)})
    return []


def ship_at(s: Trudvang, place: i64) -> i64:
    """Return the Ship in a region, or in the host region of a space; NO_SHIP if there is none."""
    region = s.host if place >= SPACES else place
    for ship in range(SHIPS):
        if s.ships[ship] == region and region != NOWHERE:
            return ship
    return NO_SHIP


# Enemies


class PlaceGroup(Onward):
    """TL-ENEMY-09, TL-CARD-26. Place one group; a type without an Enemy card in play is an error of the book."""

    figure: i64
    count: i64
    place: i64
    source: i64
    poi: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        if self.source == CARD and not s.enemy_cards[self.figure]:
            raise Fault("trudvang-no-enemy-card", enemy=FIGURES[self.figure])
        if self.count > 0:
            s.do_all(place_group(s, self.figure, self.count, self.place, self.source, self.poi))


def place_enemies(s: Trudvang, step: PlaceEnemies, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ENEMY-08, TL-ENEMY-09, TL-ENEMY-14, TL-ADVMAP-11. Place a group of each named type in the named region or
    space, tied to a POI if one is named.
    """
    place = find_place(s, step.place, scene)
    poi = LETTERS.index(step.poi) if step.poi else NO_POI
    return [PlaceGroup(FIGURE_OF[kind], amount(s, n, scene.user, place), place, CARD, poi) for kind, n in step.groups]


def march(s: Trudvang, step: MoveEnemies, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-EVENT-04. Move towards the closest Hero or a region."""
    toward = HEROES if step.toward == "closest_hero" else REGION_OF[step.toward]
    return move_enemies(s, FIGURE_OF[step.only] if step.only else ANY_FIGURE, step.steps, toward)


def defeat_step(s: Trudvang, step: DefeatEnemies, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-08. The user of a card picks; for a Book instruction, the party."""
    place = find_place(s, step.place, scene)
    n = EVERY if step.n.name == "all" else amount(s, step.n, scene.user, place)
    figure = FIGURE_OF[step.only] if step.only else ANY_FIGURE
    asked = scene.user if scene.user != NO_HERO else s.shared()
    return defeat_enemies(s, asked, n, figure, place, step.max_health, step.not_boss, scene.user)


def change_at_place(s: Trudvang, step: AtPlace, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-HP-04, TL-THREAT-06, TL-THREAT-07. Heal Enemies or place Threat at a place."""
    place = find_place(s, step.place, scene)
    n = amount(s, step.n, scene.user, place)
    if step.verb == "heal_enemies":
        heal_enemies(s, place, n)
        return []
    return place_threat(s, place, n) if step.verb == "place_threat" else remove_threat(s, place, n)


def mark_enemy(s: Trudvang, step: StatusOnEnemy, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-STATUS-11. Mark a POI, or an Enemy card that is in play."""
    kind = status_kind(step.kind)
    if step.poi:
        status_on_enemy(s, LETTERS.index(step.poi), kind)
    elif ident(step.card) in s.enemy_cards:
        status_on_enemy(s, OF_CARD + s.enemy_cards.index(ident(step.card)), kind)
    return []


# Points of Interest


def reveal_poi(s: Trudvang, step: OfPoi, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-POI-01, TL-POI-02, TL-POI-03, TL-POI-04, TL-POI-08, TL-POI-09, TL-POI-12, TL-ADVMAP-10. Open the window and
    place the token: a green one in its region, a red one in the reading party's place, together with its Enemies; while
    the token is on the table nothing more happens.
    """
    letter = LETTERS.index(step.poi)
    poi = s.house.saga.poi(s.adventure, letter)
    if s.poi_at[letter] != NOWHERE:
        return []
    s.poi_open |= 1 << letter
    place = place_of_party(s, scene) if poi.red or not poi.place else find_place(s, poi.place, scene)
    s.poi_at[letter] = place
    if s.log is not None:
        s.say(
            "reveal-poi",
            {"poi": step.poi, **s.house.saga.poi_texts(s.adventure, poi), "place": place_text(s, place)},
            reveals=True,
        )
    if poi.foes is None:
        return []
    figure = FIGURE_OF[poi.foes.figure] if poi.foes.kind != "npc" else NPC
    source = CARD if poi.foes.kind == "regular" else letter
    count = poi.foes.count if step.count is None else amount(s, step.count, scene.user, place)
    return [PlaceGroup(figure, count, place, source, letter)]


def discard_poi(s: Trudvang, step: OfPoi, scene: Scene, heroes: list[i64]) -> list[Frame]:
    drop_poi(s, LETTERS.index(step.poi))
    return []


def drop_poi(s: Trudvang, letter: i64) -> None:
    """TL-POI-03, TL-POI-04, TL-ENEMY-17, TL-STATUS-12. Remove the token from the table; surviving Enemies keep its
    stats and no longer hold the Heroes.
    """
    if s.poi_at[letter] == NOWHERE:
        return
    s.poi_at[letter] = NOWHERE
    s.duels[letter] = NO_HERO
    unmark(s, letter)
    for group in s.groups:
        if group.poi == letter:
            group.poi = NO_POI
    if s.log is not None:
        poi = s.house.saga.poi(s.adventure, letter)
        s.say("discard-poi", {"poi": LETTERS[letter], "name": s.house.saga.poi_texts(s.adventure, poi)["name"]})


def move_poi(s: Trudvang, step: MovePoi, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-POI-02. Move a token on the table."""
    letter = LETTERS.index(step.poi)
    if s.poi_at[letter] != NOWHERE:
        s.poi_at[letter] = find_place(s, step.place, scene)
        if s.log is not None:
            s.say("move-poi", {"poi": step.poi, "place": place_text(s, s.poi_at[letter])})
    return []


def duel(s: Trudvang, step: OfPoi, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-BOOK-22. One Hero alone defends against the Enemies of a POI."""
    if heroes:
        s.duels[LETTERS.index(step.poi)] = heroes[0]
        s.tell("duel", heroes[0])
    return []


# Ships


def take_ship(s: Trudvang, step: At, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-SHIP-01, TL-SHIP-10, TL-COMP-03. Bring a Ship into play; there are two. Heroes whom the book put to sea before
    it are aboard.
    """
    for ship in range(SHIPS):
        if s.ships[ship] == NOWHERE:
            region = find_place(s, step.place, scene)
            s.ships[ship] = s.host if region >= SPACES else region
            embark(s, ship)
            if s.log is not None:
                s.say("ship", {"place": place_text(s, s.ships[ship])})
            break
    return []


def embark(s: Trudvang, ship: i64) -> None:
    """TL-SHIP-10. Put every Hero aboard who is at sea in the Ship's place and on no Ship."""
    region = s.ships[ship]
    for seat in range(s.players):
        if SEA[region] and s.at[seat] == region and s.aboard[seat] == NO_SHIP:
            s.aboard[seat] = ship


def move_ship(s: Trudvang, step: At, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-02, TL-SHIP-03. The book moves the Ship of the party's region, with all aboard."""
    ship = ship_at(s, place_of_party(s, scene))
    if ship >= 0:
        carry_ship(s, ship, find_place(s, step.place, scene), heroes_aboard(s, ship))
    return []


def heroes_aboard(s: Trudvang, ship: i64) -> list[i64]:
    """TL-SHIP-13. Return all Heroes on a Ship at sea, defeated ones included."""
    return [seat for seat in range(s.players) if s.aboard[seat] == ship]


def carry_ship(s: Trudvang, ship: i64, to: i64, crew: list[i64]) -> None:
    """TL-SHIP-02, TL-SHIP-03, TL-SHIP-04, TL-SHIP-09, TL-SHIP-10. Move the Ship with its crew; on land they disembark
    and it stays.
    """
    s.ships[ship] = to
    for seat in crew:
        s.at[seat] = to
        s.aboard[seat] = ship if SEA[to] else NO_SHIP
    embark(s, ship)
    if s.log is not None:
        s.say("sail", {"seats": crew[:], "place": REGIONS[to]})


def lose_ship(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-SHIP-11. Remove a Ship; Heroes at sea in it first go to the nearest land, of their choice."""
    ship = ship_at(s, place_of_party(s, scene))
    if ship < 0:
        return []
    if SEA[s.ships[ship]] and castaways(s, ship):
        return [ComeAshore(s.shared(), ship)]
    sink(s, ship)
    return []


def castaways(s: Trudvang, ship: i64) -> list[i64]:
    """TL-SHIP-11. Return the Heroes whom the loss of a Ship at sea would strand: its crew, or the party on an Adventure
    Map that was opened from it.
    """
    if s.space != NOWHERE and s.host == s.ships[ship]:
        everybody: list[i64] = list(range(s.players))
        return everybody
    return heroes_aboard(s, ship)


def sink(s: Trudvang, ship: i64) -> None:
    """TL-SHIP-05. Remove the Ship, and any promise to keep it."""
    s.ships[ship] = NOWHERE
    s.kept &= ~(1 << ship)


class ComeAshore(Question):
    """TL-SHIP-11. The crew of a lost Ship picks the land region to go to, among the nearest."""

    ask: ClassVar[str] = "ship.ashore"
    rule: ClassVar[str] = "TL-SHIP-11"
    ship: i64

    def options(self, s: Trudvang) -> list[i64]:
        away = DISTANCE[s.ships[self.ship]]
        land = [region for region in range(len(REGIONS)) if not SEA[region]]
        nearest = min(away[region] for region in land)
        return [region for region in land if away[region] == nearest]

    def text(self, s: Trudvang, move: i64) -> str:
        return "ashore " + REGIONS[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        for seat in castaways(s, self.ship):
            s.at[seat] = move
            s.aboard[seat] = NO_SHIP
        if s.host == s.ships[self.ship]:
            s.host = move
        sink(s, self.ship)


def keep_ship(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-SHIP-05. This Ship survives the adventure."""
    ship = ship_at(s, place_of_party(s, scene))
    if ship < 0:
        ship = next((one for one in range(SHIPS) if s.ships[one] != NOWHERE), -1)
    if ship >= 0:
        s.kept |= 1 << ship
    return []
