"""Fire & Axe in words: the chart by zones and neighbours, voyages, ships, weather and sagas."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from meadhall.core.game import Outcome
from meadhall.games.fire_and_axe.cards import SAGA_OF
from meadhall.games.fire_and_axe.chart import NEAR, SPACE_OF, SPACES, ZONE, ZONES, is_port, is_water
from meadhall.games.fire_and_axe.data import COMPONENTS, Port, Saga
from meadhall.games.fire_and_axe.edge.options import PLAYED
from meadhall.games.fire_and_axe.edge.voyage import Course, Voyage, Way
from meadhall.terminal import game_ui
from meadhall.terminal.game_ui import find_named
from meadhall.terminal.messages import folded, printable
from meadhall.words.decision_text import LabelledDecision

SEVERAL = 2  # legs of a course worth a word of its own
PORT_OF: dict[str, Port] = {port.id: port for port in COMPONENTS.ports}


class Tale(game_ui.Teller):
    """Describes one view of the table to one reader."""

    game: ClassVar[str] = "fire_and_axe"
    topics: ClassVar[tuple[str, ...]] = (
        "table",
        "ship",
        "route",
        "weather",
        "sagas",
        "market",
        "hand",
        "known",
        "score",
        "pile",
        "chart",
    )

    # Things

    def space(self, name: str, form: str = "") -> str:
        return str(self.phrases.space(name, form))

    @cached_property
    def places(self) -> dict[str, str]:
        """Return the name of each space."""
        return {name: self.space(name) for name in SPACE_OF}

    def spaces(self, names: list[str]) -> str:
        return ", ".join(self.space(name) for name in names) or self.speech("nothing")

    def piece(self, name: str) -> str:
        return self.speech(f"piece-{name}")

    def counted(self, pieces: dict[str, int]) -> str:
        """Return `fish 2, furs 1`, or the word for none."""
        return ", ".join(f"{self.piece(name)} {count}" for name, count in pieces.items() if count) or self.speech(
            "nothing"
        )

    def zone(self, space: str) -> str:
        return ZONES[ZONE[SPACE_OF[space]]]

    def clear(self, zone: str) -> int:
        return int(self.view["wind"]["clear"][zone])

    def ships_in(self, space: str) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player["ship"] == space]

    def own_or_active(self) -> int:
        return self.view["active"] if self.you is None else self.you

    # In words

    def legend(self) -> list[str]:
        return self.speech.paragraphs("terminal-fire_and_axe-legend")

    def turn(self) -> str:
        active = self.view["active"]
        return self.say(
            "turn",
            round=self.view["round"],
            name=self.names[active],
            you=self.say_yours(active),
            era=self.speech(f"era-{self.view['era']}"),
        )

    def brief(self) -> list[str]:
        lines = [
            self.say(
                "brief",
                name=self.name(seat),
                ship=self.space(player["ship"], ".in"),
                crew=player["crew"],
                cargo=self.counted(player["cargo"]),
                runes=player["rune_count"],
                vp=player["vp"],
            )
            for seat, player in enumerate(self.players)
        ]
        return [*lines, self.dial(), self.wanted(), self.deck()]

    def tell_table(self, asked: str) -> list[str]:
        return [self.turn(), *self.brief()]

    def tell_ship(self, asked: str) -> list[str]:
        return self.describe_seat(asked, self.ship)

    def ship(self, of: int) -> list[str]:
        player = self.players[of]
        free = player["slots"] - player["crew"] - sum(player["cargo"].values())
        lines = [
            self.say("ship", you=self.say_yours(of), name=self.names[of], space=self.space(player["ship"], ".in")),
            self.say(
                "aboard",
                pieces=self.counted({"crew": player["crew"], **player["cargo"]}),
                free=free,
                slots=player["slots"],
            ),
            self.say("ashore", supply=player["supply"], runes=player["rune_count"]),
        ]
        if player["final"]["ports"]:
            lines.append(self.say("settled", ports=self.spaces([*player["final"]["ports"]])))
        if player["towns"]:
            lines.append(self.say("towns", ports=self.spaces(player["towns"])))
        lines += [
            self.say("took", saga=self.speech(f"saga-{saga}"), home=self.space(find_saga(saga).homeland))
            for saga in player["sagas"]
        ]
        if player["sits_out"]:
            lines.append(self.say("sits-out"))
        return [*lines, self.score(of)]

    def tell_route(self, asked: str) -> list[str]:
        """Describe Days and losses of a voyage; without a port, all ports that can be reached this turn."""
        voyage = Voyage(self.view, self.own_or_active())
        if asked:
            found, unknown = self.place_called(asked)
            return [self.route(voyage, found)] if found else unknown
        quickest = {place: ways[0] for place in PORT_OF if (ways := voyage.find_ways(place)) and ways[0].in_time}
        near = sorted(quickest.items(), key=lambda found: (found[1].days, found[1].losses))
        lines = [self.say("reach", place=self.space(place), days=way.days, losses=way.losses) for place, way in near]
        return [self.say("routes", days=voyage.left, space=self.space(voyage.start, ".in")), *lines]

    def route(self, voyage: Voyage, place: str) -> str:
        if place == voyage.start:
            return self.say("route-here", place=self.space(place, ".in"))
        if is_port(SPACE_OF[place]) and voyage.is_taken(place):
            return self.say("route-taken", place=self.space(place), name=self.seats(self.ships_in(place)))
        ways = voyage.find_ways(place)
        if not ways:
            return self.say("route-none", place=self.space(place))
        return self.speech.labelled(self.space(place), " ".join(self.way(way, voyage) for way in ways))

    def course(self, goal: str) -> list[str]:
        voyage = Voyage(self.view, self.own_or_active())
        ways = voyage.find_ways(goal) if goal in SPACE_OF and goal != voyage.start else []
        return [*ways[0].through, goal] if ways else []

    def reached(self, goal: str) -> str:
        """Return `London: 3 Days, losses 1`."""
        way = Voyage(self.view, self.own_or_active()).find_ways(goal)[0]
        return self.say("reach", place=self.space(goal), days=way.days, losses=way.losses)

    def errand(self, text: str) -> Course | None:
        """Parse `sail dorestad`, with any spelling of the place, if the route has several legs and the first costs no
        piece.
        """
        verb, _, asked = text.partition(" ")
        goal = self.place_called(asked)[0] if verb == "sail" and asked else ""
        if self.you is None or goal not in self.view["routes"] or len(self.course(goal)) < SEVERAL:
            return None
        return Course(self.you, goal) if Course(self.you, goal).next(self.view) else None

    def offer_errand(self, goal: str) -> tuple[str, str]:
        text = f"sail {goal}"
        return (
            (text, self.speech.labelled(self.speech("course-sail"), self.reached(goal)))
            if self.errand(text)
            else ("", "")
        )

    def find_goal(self, topic: str, asked: str) -> str:
        return self.place_called(asked)[0] if topic == "route" and asked else ""

    def way(self, way: Way, voyage: Voyage) -> str:
        said = self.say(
            "way", days=way.days, losses=way.losses, through=self.spaces(way.through), steps=len(way.through)
        )
        return said if way.in_time else f"{said} {self.say('way-late', days=voyage.left)}"

    def tell_weather(self, asked: str) -> list[str]:
        days = self.view["days"]
        losses = [self.piece(piece) for piece in self.view["skulls"]]
        return [
            self.dial(),
            self.say("days", prep=days["prep"], sail=days["sail"], limit=days["limit"]),
            self.say("skulls", pieces=", ".join(losses) or self.speech("nothing")),
        ]

    def dial(self) -> str:
        zones = ", ".join(f"{self.speech(f'zone-{zone}')} {self.clear(zone)}" for zone in ZONES)
        return self.speech.labelled(self.speech("term-clear"), zones)

    def tell_sagas(self, asked: str) -> list[str]:
        lines = [self.saga(find_saga(name)) for name in self.view["sagas"]["open"] if name]
        final = self.view["final"]
        if final["holder"] is not None:
            lines.append(self.say("tokens", name=self.name(final["holder"]), count=final["placed"]))
        return [self.deck(), *lines]

    def saga(self, saga: Saga) -> str:
        left = [port for port in saga.ports if port not in self.view["sagas"]["done"][saga.id]]
        return self.say(
            "saga",
            saga=self.phrases.saga(saga.id),
            era=self.speech(f"era-{saga.era}"),
            home=self.space(saga.homeland),
            vp=saga.bonus,
            left=self.spaces(left),
        )

    def deck(self) -> str:
        sagas = self.view["sagas"]
        if not sagas["left"]:
            return self.say("deck-empty")
        return self.say("deck", count=sagas["left"], era=self.speech(f"era-{sagas['next_era']}"))

    def wanted(self) -> str:
        return self.say("demand", good=self.piece(self.view["demand"]), stock=self.counted(self.view["stock"]))

    def tell_market(self, asked: str) -> list[str]:
        goods: dict[str, str] = self.view["goods"]
        lines = [self.speech.labelled(self.space(port), self.piece(good)) for port, good in goods.items()]
        return [self.wanted(), *(lines or [self.say("market-empty")])]

    def tell_hand(self, asked: str) -> list[str]:
        if self.you is None:
            return []
        hand: list[str] = self.players[self.you]["runes"]
        return [self.say("hand", count=len(hand)), *(self.phrases.rune(rune) for rune in hand)]

    def tell_known(self, asked: str) -> list[str]:
        """Describe what a careful player remembers: the unseen runes, and the treasures still hidden."""
        runes, treasures = self.view["runes"], self.view["treasures"]
        lines = [self.say("unseen", deck=runes["deck"], runes=self.runes(runes["unseen"]))]
        if runes["held"]:
            lines.append(self.say("held", runes=self.runes(runes["held"]["runes"])))
        lines.append(self.say("treasures", small=told(treasures["small"]), large=told(treasures["large"])))
        lines += [
            self.say("raided", port=self.space(port, ".in"), name=self.name(found["seat"]), vp=found["treasure"])
            for port, found in self.view["raided"].items()
        ]
        return lines

    def runes(self, counts: dict[str, int]) -> str:
        return ", ".join(f"{self.phrases.card(rune)} {count}" for rune, count in counts.items()) or self.speech(
            "nothing"
        )

    def tell_score(self, asked: str) -> list[str]:
        ranked = sorted(range(len(self.names)), key=lambda seat: -self.players[seat]["final"]["total"])
        return [self.say("score-now"), *(self.score(seat) for seat in ranked)]

    def score(self, of: int) -> str:
        player = self.players[of]
        final = player["final"]
        return self.say(
            "score",
            name=self.name(of),
            total=final["total"],
            vp=player["vp"],
            axe=final["axe"],
            settlements=final["settlements"],
            sagas=final["sagas"],
        )

    def scores(self, outcome: Outcome) -> list[str]:
        return self.tell_score("")[1:]

    def tell_pile(self, asked: str) -> list[str]:
        discard: list[str] = self.view["runes"]["discard"]
        return [self.say("pile", count=len(discard)), *(self.phrases.card(rune) for rune in discard)]

    # The chart

    def tell_chart(self, asked: str) -> list[str]:
        """Describe a zone or a place; without a name, the whole chart zone by zone."""
        zone = next((zone for zone in ZONES if asked and folded(self.speech(f"zone-{zone}")) == folded(asked)), "")
        if zone or not asked:
            return [line for one in (zone or ZONES) for line in self.chart_of(one)]
        found, unknown = self.place_called(asked)
        return self.place(found) if found else unknown

    def chart_of(self, zone: str) -> list[str]:
        """Describe each water of a zone with the waters, ports and Homelands next to it."""
        waters = [water.id for water in COMPONENTS.waters if water.zone == zone]
        return [
            self.say("zone", zone=self.speech(f"zone-{zone}"), clear=self.clear(zone)),
            *(self.water(water) for water in waters),
        ]

    def water(self, name: str) -> str:
        near = [SPACES[space] for space in NEAR[SPACE_OF[name]]]
        waters = [space for space in near if is_water(SPACE_OF[space])]
        shores = [self.shore(space) for space in near if not is_water(SPACE_OF[space])]
        line = self.say("water", space=self.space(name), near=self.spaces(waters))
        if shores:
            line += " " + self.say("shores", shores=self.join_parts(shores))
        return line + self.ships(name)

    def ships(self, space: str) -> str:
        here = self.ships_in(space)
        return " " + self.say("ships", names=self.seats(here)) if here else ""

    def shore(self, name: str) -> str:
        """Describe a port with its value and contents, or a Homeland by its name."""
        notes = self.notes(name)
        return f"{self.space(name)} ({', '.join(notes)})" if notes else self.space(name)

    def notes(self, name: str) -> list[str]:
        if name not in PORT_OF:
            return []
        notes = [str(PORT_OF[name].value)]
        if name in self.view["towns"]:
            notes.append(self.say(f"town-{PORT_OF[name].town}"))
        if name in self.view["goods"]:
            notes.append(self.piece(self.view["goods"][name]))
        if name in self.view["settled"]:
            notes.append(self.say("settlement", name=self.name(self.view["settled"][name])))
        return notes + [self.say("ship-here", name=self.name(seat)) for seat in self.ships_in(name)]

    def place(self, name: str) -> list[str]:
        if name == "winter":
            return [self.space(name) + "." + self.ships(name)]
        zone = self.zone(name)
        lines = [self.say("place", place=self.space(name), zone=self.speech(f"zone-{zone}"), clear=self.clear(zone))]
        if name in PORT_OF:
            port = PORT_OF[name]
            region = self.speech(f"region-{port.region}") if port.region else ""
            mates = [other.id for other in COMPONENTS.ports if port.region and other.region == port.region]
            lines.append(self.say("value", value=port.value))
            lines.append(
                self.say("region", region=region, ports=self.join_parts(self.shore(mate) for mate in mates))
                if region
                else self.say("independent")
            )
            lines += self.notes(name)[1:]
            lines += [
                self.say("named", saga=self.phrases.saga(saga))
                for saga in self.view["sagas"]["open"]
                if saga and name in find_saga(saga).ports
            ]
        near = [SPACES[space] for space in NEAR[SPACE_OF[name]]]
        lines.append(self.say("near", places=self.join_parts(self.shore(space) for space in near)))
        return lines if name in PORT_OF else [*lines, *([self.ships(name).strip()] if self.ships(name) else [])]

    def place_called(self, text: str) -> tuple[str, list[str]]:
        """Return the space with this name, prefix or notation; or a line with the most similar ones."""
        found, near = find_named(text, self.places)
        return found, [] if found else [self.say("where", text=printable(text), nearest=self.spaces(near))]

    # Answers

    def is_idle(self, decision: LabelledDecision) -> bool:
        """Return whether the reader is asked for a rune, and holds none that fits."""
        fits = any(PLAYED in option.targets for option in decision.options)
        return decision.ask.startswith("rune.") and not fits


def find_saga(name: str) -> Saga:
    return COMPONENTS.sagas[SAGA_OF[name]]


def told(values: list[int]) -> str:
    return ", ".join(str(value) for value in sorted(values)) or "-"
