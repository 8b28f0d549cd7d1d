"""The map of Trudvang Legends in words: regions with who and what is there, their borders, Enemies, POIs."""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.cards import DISTANCE, REGION_OF, REGIONS, ROADS, SEA, SHORES
from meadhall.games.trudvang.edge.phrases import capital
from meadhall.games.trudvang.terminal.descriptions import Tale
from meadhall.terminal.game_ui import find_named
from meadhall.terminal.messages import printable

OFF = "-"  # a token that lies nowhere


class Map:
    """Describes places: regions, and the spaces of an open Adventure Map."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view
        self.say = teller.say

    # Who and what is there

    def heroes_at(self, place: str) -> list[str]:
        """Return the Heroes there; on an Adventure Map the party is in one space."""
        return [
            self.teller.hero(hero["seat"])
            if not hero["down"]
            else self.say("hero-down", hero=self.teller.hero(hero["seat"]))
            for hero in self.teller.heroes
            if hero["hero"] and hero["at"] == place
        ]

    def groups_at(self, place: str) -> list[dict[str, Any]]:
        return [group for group in self.view["groups"] if group["place"] == place]

    def group(self, name: str) -> str:
        """Return a group of Enemies; those of a point of interest have its name."""
        return str(self.teller.phrases.called("group", name, self.view))

    def contents(self, place: str) -> list[str]:
        """Return Heroes, Enemies, POIs, Threat, Locations, Personalities and Ships, in this order."""
        places = self.view["map"]
        found = [*self.heroes_at(place), *(self.count(group) for group in self.groups_at(place))]
        found += [self.teller.poi(poi["poi"]) for poi in self.view["pois"] if poi["place"] == place]
        waiting = sum(1 for token in places["threat"] if token["place"] == place)
        found += [self.say("threat", count=waiting)] if waiting else []
        found += [self.teller.card(places["locations"][place])] if place in places["locations"] else []
        found += [self.teller.card(card) for card, one in places["people"].items() if one["place"] == place]
        return [*found, *(self.teller.speech("ship-here") for ship in places["ships"] if ship == place)]

    def count(self, group: dict[str, Any]) -> str:
        return self.say("group", group=self.group(group["group"]), count=len(group["units"]))

    def there(self, place: str) -> str:
        return ", ".join(self.contents(place))

    # Regions

    def tell(self, asked: str) -> list[str]:
        """Describe one place in full; without a name the open Adventure Map, then every region in a line."""
        if not asked:
            return [*self.spaces(), *(self.line(region) for region in REGIONS)]
        spaces = self.view["space"]["spaces"] if self.view["space"] else []
        names = {f"space:{one['id']}": self.teller.prose(one["name"]) for one in spaces}
        names |= {region: self.teller.place(region) for region in REGIONS}
        found, near = find_named(asked, names)
        if not found:
            return [self.say("unknown", text=printable(asked), nearest=", ".join(names[one] for one in near))]
        return self.place(found) if found.startswith("space:") else self.region(found)

    def line(self, region: str) -> str:
        return self.say("region", region=self.label(region), here=self.there(region) or "none", near=self.near(region))

    def label(self, region: str) -> str:
        name = capital(self.teller.place(region))
        return self.say("sea", region=name) if SEA[REGION_OF[region]] else name

    def near(self, region: str) -> str:
        """Return the neighbours by land, then those across the water."""
        here = REGION_OF[region]
        roads = [self.teller.place(REGIONS[there]) for there in ROADS[here]]
        shores = [self.teller.place(REGIONS[there]) for there in SHORES[here]]
        return self.say("near", roads=", ".join(roads) or "none", shores=", ".join(shores) or "none")

    def region(self, region: str) -> list[str]:
        lines = [self.line(region), *self.distance(region), *self.place(region)[1:]]
        here = REGION_OF[region]
        for there in [*ROADS[here], *SHORES[here]]:
            contents = self.there(REGIONS[there])
            if contents:
                lines.append(self.say("next", region=self.teller.place(REGIONS[there]), here=contents))
        return lines

    def distance(self, region: str) -> list[str]:
        """Return the distance of each Hero."""
        far = []
        for seat in self.teller.gathered():
            at = self.teller.heroes[seat]["at"]
            if at in REGION_OF and at != region:
                far.append(
                    self.say(
                        "far", hero=self.teller.hero(seat), borders=int(DISTANCE[REGION_OF[at]][REGION_OF[region]])
                    )
                )
        return [" ".join(far)] if far else []

    def place(self, place: str) -> list[str]:
        """Describe the contents of a place, each in full."""
        places = self.view["map"]
        lines = [self.say("place", place=capital(self.teller.place(place)), here=self.there(place) or "none")]
        lines += [line for group in self.groups_at(place) for line in self.units(group)]
        lines += [self.point(poi) for poi in self.view["pois"] if poi["place"] == place]
        cards = [places["locations"].get(place, "")]
        cards += [card for card, one in places["people"].items() if one["place"] == place]
        return [*lines, *(self.teller.card_line(card) for card in cards if card)]

    # The Adventure Map

    def spaces(self) -> list[str]:
        """Describe the spaces with their doors, the party's place, and what is cleared or blocked."""
        inside = self.view["space"]
        if inside is None:
            return []
        names = {one["id"]: self.teller.prose(one["name"]) for one in inside["spaces"]}
        lines = [
            self.say(
                "inside",
                region=self.teller.place(inside["host"], ".in"),
                space=self.teller.place(f"space:{inside['party']}", ".in"),
            )
        ]
        for one in inside["spaces"]:
            doors = ", ".join(names[door] for door in one["ways"])
            notes = [self.teller.speech(f"space-{mark}") for mark in ("cleared", "blocked") if one[mark]]
            here = ", ".join([*notes, *self.contents(f"space:{one['id']}")])
            lines.append(self.say("space", space=names[one["id"]], here=here or "none", doors=doors or "none"))
        return [*lines, ""]

    # Enemies and goals

    def foes(self) -> list[str]:
        """Return a line for each group of Enemies: number and place."""
        groups = [
            self.say("foe", group=self.count(group), place=self.teller.place(group["place"], ".in"))
            for group in self.view["groups"]
        ]
        return [*groups, *self.waiting()]

    def waiting(self) -> list[str]:
        """Return Threat without a group."""
        return [
            self.say("waits", place=self.teller.place(token["place"], ".in")) for token in self.view["map"]["threat"]
        ]

    def targets(self) -> list[str]:
        """Return the points of interest on the table."""
        return [
            self.say("goal", poi=self.teller.poi(poi["poi"]), place=self.teller.place(poi["place"], ".in"))
            for poi in self.view["pois"]
            if poi["place"] != OFF
        ]

    def tell_foes(self) -> list[str]:
        """Describe Enemy cards in play, every unit with its numbers, and unattached Threat."""
        enemies = self.view["map"]["enemies"]
        lines = [line for card in enemies.values() for line in self.enemy_card(card)]
        lines += [line for group in self.view["groups"] for line in self.units(group)]
        lines += self.waiting()
        return lines or [self.say("no-foes")]

    def enemy_card(self, card: str) -> list[str]:
        """Return an Enemy card in play with its abilities; its status tokens change all who use it."""
        foes = self.view["cards"][card]["foes"]
        marks = [
            str(self.teller.phrases.status(mark["status"]))
            for mark in self.view["map"]["marks"]
            if mark["on"] == foes["figure"]
        ]
        said = self.say(
            "enemy-card",
            card=self.teller.card(card),
            health=foes["health"],
            attack=foes["attack"],
            defence=foes["defence"],
            nature=self.teller.phrases.nature(foes),
            marks=", ".join(marks) or "none",
        )
        return [said, *self.abilities(foes)]

    def abilities(self, foes: dict[str, Any]) -> list[str]:
        return [f"  {ability}." for ability in self.teller.phrases.abilities(foes, self.view)]

    def units(self, group: dict[str, Any]) -> list[str]:
        """Return the units of a group, its Threat last, and their abilities on an Attack card."""
        lines = [
            self.say(
                "units",
                group=self.group(group["group"]),
                place=self.teller.place(group["place"], ".in"),
                nature=self.teller.phrases.nature(group["foes"]),
            )
        ]
        lines += ["  " + self.say("unit", number=unit["number"] or 0, facts=self.unit(unit)) for unit in group["units"]]
        return [*lines, *self.abilities(group["foes"])]

    def unit(self, unit: dict[str, Any]) -> str:
        """Return the present health and attack of a unit."""
        state = "still" if unit["still"] else "acted" if unit["acted"] else "none"
        return self.say(
            "facts",
            health=unit["health"] - unit["damage"],
            most=unit["health"],
            attack=unit["attack"],
            defence=unit["defence"],
            state=state,
        )

    def point(self, poi: dict[str, Any]) -> str:
        """Return a POI with the text of its window, and the Hero who has challenged its Enemies."""
        said = self.say(
            "point",
            poi=self.teller.poi(poi["poi"]),
            red="yes" if poi["red"] else "no",
            text=self.teller.prose(poi["text"]),
        )
        duel = self.teller.speech("duel-line", hero=self.teller.phrases.hero(poi["duel"])) if poi["duel"] else ""
        return f"{said} {duel}".strip()
