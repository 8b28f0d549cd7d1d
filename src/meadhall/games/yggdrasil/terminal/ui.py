"""Yggdrasil Chronicles in the terminal: the tree by columns, worlds, enemies, dangers, gods and piles in words."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, ClassVar

from rich.text import Text

from meadhall.core.agenda import TABLE
from meadhall.core.game import Outcome
from meadhall.games.yggdrasil.cards import ENEMIES, WORLDS
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.campaign_summary import is_journal_kind
from meadhall.games.yggdrasil.notation import SEATS
from meadhall.games.yggdrasil.terminal.danger_text import Danger
from meadhall.games.yggdrasil.terminal.descriptions import Tale
from meadhall.games.yggdrasil.terminal.panes import LOWEST, PANES, Panes
from meadhall.games.yggdrasil.terminal.pile_text import Piles
from meadhall.games.yggdrasil.terminal.saga_text import story_text, told_page
from meadhall.games.yggdrasil.terminal.sheet_text import Sheets
from meadhall.terminal.game_ui import Layout, Place, find_named
from meadhall.terminal.messages import printable
from meadhall.terminal.pane import side_by_side

HIGHEST = 14
PARTS = ("saga", "page")  # what begins after an empty line
LEVELS = ("top", "middle", "bottom")
LEVEL = {world.id: world.level for world in COMPONENTS.worlds}


class Teller(Tale):
    """Describes one view of the table to one reader. All players see the same."""

    game: ClassVar[str] = "yggdrasil"
    topics: ClassVar[tuple[str, ...]] = (
        "table",
        "tree",
        "world",
        "enemies",
        "danger",
        "wheel",
        "sheet",
        "odds",
        "piles",
        "jotnar",
        "stock",
        "page",
        "story",
    )

    def __init__(self, speech: Any, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        super().__init__(speech, phrases, view, names)
        self.danger = Danger(self)
        self.piles = Piles(self)
        self.sheets = Sheets(self)

    # In words

    def legend(self) -> list[str]:
        return self.speech.paragraphs("terminal-yggdrasil-legend")

    def turn(self) -> str:
        active = self.view["active"]
        if not self.gods[active]["god"]:
            return self.say("choosing")
        if self.view["asked"] and self.view["asked"]["seat"] == TABLE:
            return self.say("together", round=self.view["round"])
        return self.say(
            "turn",
            round=self.view["round"],
            turn=self.view["turn"],
            god=self.god(active),
            name=self.names[active],
            you=self.say_yours(active),
        )

    def brief(self) -> list[str]:
        gods = [self.brief_of(slot) for slot, god in enumerate(self.gods) if god["god"]]
        return [*gods, *(self.danger.enemy(enemy) for enemy in self.view["enemies"]), self.danger.nearest()]

    def tell_table(self, asked: str) -> list[str]:
        return [self.turn(), *told_page(self), *self.brief()]

    # The tree

    def tell_tree(self, asked: str) -> list[str]:
        """Describe the tree column by column, then the places beside the worlds, then the columns
        after the next step.
        """
        columns = [
            self.say("column", top=self.standing(top), middle=self.standing(middle), bottom=self.standing(bottom))
            for top, middle, bottom in self.columns()
        ]
        return [self.say("columns"), *columns, self.step(), self.cage(), self.islands(), self.book()]

    def standing(self, world: str) -> str:
        return self.say("standing", world=self.called("world", world), here=self.here(world))

    def step(self) -> str:
        """Return the middle worlds after the next step: one column further, as seen from above."""
        middle = {top: world for top, world, _ in self.columns()}
        order = COMPONENTS.turning[0].order
        pairs = [(middle[top], order[(number + 1) % 3]) for number, top in enumerate(order)]
        return self.say("step", pairs=", ".join(self.phrases.terms({"under": pairs})))

    def tell_world(self, asked: str) -> list[str]:
        """Describe one world in full; without a name all nine, a line each."""
        if not asked:
            return [self.say("worlds", god=self.god(self.view["active"])), *(self.deed(world) for world in WORLDS)]
        found, near = find_named(asked, {world: self.called("world", world) for world in WORLDS})
        if not found:
            return [self.say("unknown", text=printable(asked), nearest=self.listed("world", near))]
        return self.world(found)

    def world(self, name: str) -> list[str]:
        above, below = self.worlds[name]["above"], self.below(name)
        level = self.speech(f"level-{LEVEL[name]}")
        lines = [self.speech("world-label", world=self.called("world", name), level=level)]
        lines += [self.say("above", world=self.called("world", above))] if above else []
        lines += [self.say("below", world=self.called("world", below))] if below else []
        lines += [self.speech("world-here", names=self.here(name)), self.speech(f"world-{name}.action")]
        lines += [self.say("now", god=self.god(self.view["active"]), deed=self.deed(name))]
        return [*lines, *self.kept(name)]

    def deed(self, name: str) -> str:
        """Describe a world's action at its present strength with the causes; or why there is none."""
        world = self.worlds[name]
        said = self.closed_world(world) or self.say(
            "deed",
            gains=self.gains(world),
            causes=self.causes(world),
            strength=self.called("strength", world["strengths"][-1]),
        )
        return self.speech.labelled(self.called("world", name), said)

    def kept(self, name: str) -> list[str]:
        """Describe the contents of a world besides its figures."""
        if name == "svartalfheim":
            return [self.creatures()]
        if name == "jotunheim":
            return [*(self.phrases.stone(**one) for one in self.view["stones"]), self.jotun_cards()]
        return self.smithy() if name == "nidavellir" else []

    # Enemies and danger

    def tell_enemies(self, asked: str) -> list[str]:
        return self.danger.enemies()

    def tell_danger(self, asked: str) -> list[str]:
        """Describe the effect of each enemy, or one, if the active god woke it now, and the distance of every loss."""
        wanted, near = (
            find_named(asked, {enemy: self.called("enemy", enemy) for enemy in ENEMIES}) if asked else ("", [])
        )
        if near:
            return [self.say("unknown", text=printable(asked), nearest=self.listed("enemy", near))]
        return self.danger.told(wanted)

    def tell_wheel(self, asked: str) -> list[str]:
        return self.piles.wheel()

    def tell_piles(self, asked: str) -> list[str]:
        return self.piles.told()

    # Gods

    def tell_sheet(self, asked: str) -> list[str]:
        """Describe a god's sheet; without a name the reader's own, or all of them."""
        if not asked:
            slots = [self.you] if self.you is not None else range(len(self.gods))
            return [line for slot in slots for line in self.sheet(slot)]
        slots_of = {self.gods[slot]["god"] or SEATS[slot]: slot for slot in range(len(self.gods))}
        found, near = find_named(asked, {name: self.god(slot) for name, slot in slots_of.items()})
        seat = self.find_seat(asked) if near else slots_of[found]
        if seat is None:
            return [self.say("unknown", text=printable(asked), nearest=", ".join(map(self.god, range(len(self.gods)))))]
        return self.sheet(seat)

    def sheet(self, slot: int) -> list[str]:
        god = self.gods[slot]
        if not god["god"]:
            return [self.say("choosing")]
        lines = [self.brief_of(slot)]
        lines += [
            self.speech.labelled(self.called("artifact", artifact), self.speech(f"artifact-{artifact}.effect"))
            for artifact in god["artifacts"]
        ]
        own = [*self.gifts(god), *self.sheets.told(god["god"])] if self.hard and god["seat"] is not None else []
        return [*lines, *own]

    def gifts(self, god: dict[str, Any]) -> list[str]:
        """Return power, symbols that succeed, relations."""
        symbols = {die: ", ".join(letters) for die, letters in god["symbols"].items()}
        bonds = [self.say(f"bond-{kind}", gods=self.listed("god", gods)) for kind, gods in god["bonds"].items() if gods]
        return [self.speech(f"god-{god['god']}.power"), self.say("symbols", **symbols), *bonds]

    # The saving throw

    def tell_odds(self, asked: str) -> list[str]:
        """Describe the risks, the dice, and the odds of each answer."""
        decision = self.decision()
        lines = [
            self.speech.labelled(option.label, decision.notes[note].text)
            for option in (decision.options if decision else ())
            for note in option.notes
            if decision and decision.notes[note].kind == "chance"
        ]
        lines = [*self.throw(), *lines, *([self.say("odds-hint")] if lines else [])]
        return lines or [self.say("no-risk")]

    # Jotnar and reserves

    def tell_jotnar(self, asked: str) -> list[str]:
        active = [
            self.say(
                "jotun",
                jotun=self.called("jotun", jotun["jotun"]),
                place=self.called("world", jotun["place"]),
                effect=self.speech(f"jotun-{jotun['jotun']}.effect"),
            )
            for jotun in self.view["jotnar"]["active"]
        ]
        return [*(active or [self.say("no-jotun")]), self.jotun_cards()]

    def jotun_cards(self) -> str:
        jotnar = self.view["jotnar"]
        return self.say(
            "jotun-cards", deck=jotnar["deck"], pawns=jotnar["pawns"], out=self.listed("jotun", jotnar["out"]) or "none"
        )

    # The campaign

    def tell_page(self, asked: str) -> list[str]:
        """Return the open page of a saga as a text to read."""
        return story_text(self) or [self.say("page-none")]

    def happened(self, event: dict[str, Any]) -> str:
        """Describe an event; a turned page says how to read it."""
        said = super().happened(event)
        return f"{said} {self.say('page-hint')}" if event["kind"] == "page" and story_text(self) else said

    def tell_story(self, asked: str) -> list[str]:
        """Describe the events of the sagas, earlier games included: a page, a deed, its result; a line each."""
        lines: list[str] = []
        for event in [*self.earlier(), *self.log()]:
            if "title" not in event and is_journal_kind(event["kind"], event):  # a title only introduces other events
                lines += ["", self.happened(event)] if event["kind"] in PARTS and lines else [self.happened(event)]
        return lines or [self.say("story-none")]

    def scores(self, outcome: Outcome) -> list[str]:
        """Return the end of the saga, the remaining life, and in a campaign the experience to spend before the next
        game.
        """
        return [
            *story_text(self),
            self.speech(f"reason-{outcome.reason}"),
            *(
                self.say("score", god=self.whose(slot), life=god["life"], most=god["most"])
                for slot, god in enumerate(self.gods)
                if god["god"]
            ),
            *self.sheets.earned(),
        ]

    # In letters

    def beam(self) -> str:
        nidhogg = self.view["nidhogg"]
        return f"{self.turn()}  {self.called('enemy', 'nidhogg')} {nidhogg['at']}/{nidhogg['tree']}"

    def boards(self) -> int:
        return len(PANES)

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """Return the layout: the tree and the danger on top; beside them, or below if there is room, the gods and the
        wheel.
        """
        found = side_by_side(len(PANES), width, height, LOWEST, HIGHEST)
        self.crowded = found.shown <= PANES.index("gods")
        return found

    def draw(self, board: int, place: Place) -> Text:
        return Panes(self, place).draw(PANES[board])

    def describe(self, board: int) -> list[str]:
        pane = PANES[board]
        if pane == "tree":
            return [*self.tell_tree(""), "", *self.tell_world("")]
        if pane == "danger":
            return [*self.tell_danger(""), "", *self.tell_enemies("")]
        if pane == "gods":
            sheets = [line for slot in range(len(self.gods)) for line in [*self.sheet(slot), ""]]
            return [self.say("all-gods"), *sheets, *self.tell_jotnar("")]
        return [self.say("wheel-title"), *self.tell_wheel(""), *self.tell_piles("")]

    def holding(self, place: Place) -> Text:
        return Panes(self, place).hand(self.crowded)
