"""The topics of a table of Trudvang Legends, each with the class that describes it."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.core.game import Outcome
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.terminal.combat_text import Combat
from meadhall.games.trudvang.terminal.descriptions import Tale
from meadhall.games.trudvang.terminal.feat_text import Feats
from meadhall.games.trudvang.terminal.hero_text import Dashboard
from meadhall.games.trudvang.terminal.map_text import Map
from meadhall.terminal.game_ui import find_named
from meadhall.terminal.messages import printable


class Speaker(Tale):
    """Combines the descriptions of the table, the map, the Heroes, the combat, the Feats, and the answers."""

    topics: ClassVar[tuple[str, ...]] = (
        "table",
        "page",
        "story",
        "map",
        "foes",
        "sheet",
        "feats",
        "fight",
        "cards",
        "decks",
        "campaign",
    )

    def __init__(self, speech: Any, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        super().__init__(speech, phrases, view, names)
        self.map = Map(self)
        self.dashboard = Dashboard(self)
        self.combat = Combat(self, self.map, self.dashboard)
        self.feats = Feats(self, self.dashboard, self.combat)

    def brief(self) -> list[str]:
        return [
            *(self.dashboard.brief(seat) for seat in self.gathered()),
            *self.dashboard.hired()[:1],
            *self.map.foes(),
            *self.map.targets(),
        ]

    def tell_table(self, asked: str) -> list[str]:
        fight = [self.combat.title()] if self.view["fight"] else []
        return [self.turn(), *self.brief(), *fight]

    def tell_map(self, asked: str) -> list[str]:
        return self.map.tell(asked)

    def tell_foes(self, asked: str) -> list[str]:
        return self.map.tell_foes()

    def tell_sheet(self, asked: str) -> list[str]:
        """Describe the dashboard of the named Hero or player; without a name the reader's own, or all of them.

        For a Hero not in play, describe the Hero card.
        """
        if not asked:
            seats = self.gathered() if self.you is None else [self.you]
            return [line for seat in seats for line in self.dashboard.sheet(seat)]
        seats_of = {self.heroes[seat]["hero"]: seat for seat in self.gathered()}
        hired = self.view["hired"]
        known = {hero: str(self.phrases.hero(hero)) for hero in HEROES}
        found, near = find_named(asked, known)
        if hired and found == hired["hero"]:
            return self.dashboard.hired()
        seat_of = seats_of.get(found) if found else self.find_seat(asked)
        if seat_of is not None:
            return self.dashboard.sheet(seat_of)
        if found:
            return self.feats.sheet(found)
        return [self.say("unknown", text=printable(asked), nearest=", ".join(known.get(one, one) for one in near))]

    def tell_feats(self, asked: str) -> list[str]:
        return self.feats.tell(asked)

    def tell_fight(self, asked: str) -> list[str]:
        return self.combat.tell()

    def scores(self, outcome: Outcome) -> list[str]:
        ending = self.view["campaign"]["ending"]
        return [
            self.say(f"reason-{outcome.reason}", ending=self.prose(ending) or "none"),
            *(self.played(one) for one in self.view["campaign"]["played"]),
            *(self.dashboard.brief(seat) for seat in self.gathered()),
        ]
