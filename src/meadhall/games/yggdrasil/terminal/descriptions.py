"""The table of Yggdrasil Chronicles in words: worlds, gods, reserves, the throw. Other modules build on it."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.cards import ENEMIES, FIGURES
from meadhall.terminal import game_ui

BESIDE = ("vanaheim", "asgard", "alfheim")  # the columns from left to right, as the board shows them


class Tale(game_ui.Teller):
    """Describes one view of the table to one reader. All players see the same."""

    def __init__(self, speech: Any, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        super().__init__(speech, phrases, view, names)
        self.crowded = False  # whether the gods have no pane of their own
        self.gods: list[dict[str, Any]] = view["gods"]
        self.worlds: dict[str, dict[str, Any]] = {world["world"]: world for world in view["worlds"]}

    def called(self, kind: str, name: str) -> str:
        return str(self.phrases.name(kind, name))

    def god(self, slot: int) -> str:
        """Return a god's name; before it is chosen, the player's."""
        god = self.gods[slot]["god"]
        if god:
            return self.called("god", god)
        return self.names[slot] if slot < len(self.names) else self.speech("support")

    def listed(self, kind: str, names: list[str]) -> str:
        return ", ".join(self.called(kind, name) for name in names)

    def foe(self, name: str) -> str:
        return self.called("enemy" if name in ENEMIES else "figure" if name in FIGURES else "jotun", name)

    def below(self, world: str) -> str:
        return next((name for name, other in self.worlds.items() if other["above"] == world), "")

    def columns(self) -> list[tuple[str, str, str]]:
        """Return the worlds of each column from top to bottom, with the present rotation; columns
        from left to right.
        """
        return [(top, self.below(top), self.below(self.below(top))) for top in BESIDE]

    def company(self, world: str) -> list[str]:
        """Return who is in a world: enemies with their power, gods, jotnar."""
        enemies = [
            self.say("enemy-power", enemy=self.called("enemy", enemy["enemy"]), power=enemy["power"])
            for enemy in self.view["enemies"]
            if enemy["place"] == world
        ]
        gods = [self.god(slot) for slot, god in enumerate(self.gods) if god["god"] and god["world"] == world]
        jotnar = [
            self.called("jotun", jotun["jotun"]) for jotun in self.view["jotnar"]["active"] if jotun["place"] == world
        ]
        return [*enemies, *gods, *jotnar, *self.figures_at(world)]

    def figures_at(self, world: str) -> list[str]:
        """Return campaign opponents in a world with their power, and the marker there."""
        saga = self.view["saga"] or {"figures": [], "marks": {}}
        found = [
            self.say("enemy-power", enemy=self.called("figure", one["figure"]), power=one["power"])
            for one in saga["figures"]
            if one["place"] == world
        ]
        return [*found, *(self.called("token", token) for place, token in saga["marks"].items() if place == world)]

    def here(self, world: str) -> str:
        return ", ".join(self.company(world)) or self.speech("nobody")

    def brief_of(self, slot: int) -> str:
        god = self.gods[slot]
        return self.say(
            "brief",
            god=self.whose(slot),
            life=god["life"],
            most=god["most"],
            world=self.called("world", god["world"]),
            stock=self.own(god),
        )

    def whose(self, slot: int) -> str:
        """Return a god and its player."""
        if slot >= len(self.names):
            return self.say("support", god=self.god(slot))
        return self.say("played", god=self.god(slot), name=self.names[slot], you=self.say_yours(slot))

    def own(self, god: dict[str, Any]) -> str:
        """Return the contents of a god's sheet; "" if there are none."""
        found = [self.speech(f"own-{thing}", count=god[thing]) for thing in ("elves", "dice") if god[thing]]
        return ", ".join([*found, *(self.called("artifact", artifact) for artifact in god["artifacts"])]) or "none"

    def cage(self) -> str:
        caged = [enemy["enemy"] for enemy in self.view["enemies"] if enemy["place"] == "cage"]
        return self.say(
            "cage",
            names=self.listed("enemy", caged) or "none",
            wall=self.view["wall"],
            most=self.view["ladders"]["fenrir"][1],
        )

    def reserve(self) -> str:
        """Return the reserves and the cage in one line, for small screens."""
        view = self.view
        caged = [enemy["enemy"] for enemy in view["enemies"] if enemy["place"] == "cage"]
        return self.say(
            "reserve",
            elves=view["elves"],
            dice=view["dice"],
            giants=view["giants"]["reserve"],
            supply=view["supply"],
            names=self.listed("enemy", caged) or "none",
        )

    def islands(self) -> str:
        island = self.view["island"]
        dead = ", ".join(str(value) for value in island["values"][island["at"] :]) or "none"
        return self.say("islands", at=island["at"], most=len(island["values"]), dead=dead)

    def book(self) -> str:
        nidhogg = self.view["nidhogg"]
        return self.say("book", at=nidhogg["at"], left=nidhogg["tree"] - nidhogg["at"])

    def causes(self, world: dict[str, Any]) -> str:
        """Return the causes of an action's strength."""
        return ", ".join(self.speech(f"because-{cause}") for cause in world["because"] or ["alone"])

    def gains(self, world: dict[str, Any]) -> str:
        """Return the gain of the action in each possible strength."""
        return self.say("or").join(self.gain(world["world"], amount) for amount in world["amounts"])

    def gain(self, world: str, amount: int) -> str:
        """Return the gain of this much of an action; in Nidavellir, the artifacts."""
        said = self.say(f"gain-{world}", amount=amount)
        tops = [stack["top"] for stack in self.view["artifacts"][:amount] if stack["top"]]
        return self.speech.labelled(said, self.listed("artifact", tops)) if world == "nidavellir" and tops else said

    def closed_world(self, world: dict[str, Any]) -> str:
        """Return why there is no action in a world; "" if there is one."""
        if world["besieged"]:
            return self.speech("why-besieged", jotun=self.called("jotun", world["besieged"]))
        for cause in ("devastated", "healed"):
            if world[cause]:
                return self.speech(f"why-{cause}")
        return self.speech("why-nothing") if world["closed"] else ""

    def smithy(self) -> list[str]:
        lines = []
        for level, stack in enumerate(self.view["artifacts"], 1):
            top = stack["top"]
            lines.append(
                self.say(
                    "artifact",
                    level=level,
                    left=stack["left"],
                    artifact=self.called("artifact", top) if top else "none",
                    effect=self.speech(f"artifact-{top}.effect") if top else "none",
                )
            )
        return lines

    def creatures(self) -> str:
        creatures = self.view["creatures"]
        return self.say("creatures", deck=creatures["deck"], out=self.listed("creature", creatures["out"]) or "none")

    @property
    def hard(self) -> bool:
        return bool(self.view["options"]["difficulty"] == "hard")

    def throw(self) -> list[str]:
        cast = self.view["throw"]
        if cast is None:
            return []
        risks = self.say(
            "risks",
            god=self.god(self.view["active"]),
            left=cast["left"],
            foe=self.foe(cast["foe"]) if cast["foe"] else "none",
        )
        return [risks, *(self.die(die) for die in cast["dice"])]

    def die(self, die: dict[str, Any]) -> str:
        face = self.speech("die-rolling") if die["face"] == "?" else self.phrases.face(die["face"])
        return self.say(
            "die",
            god=self.god(die["slot"]),
            die=self.called("die", die["kind"]),
            face=face,
            elf="yes" if die["elf"] else "no",
            worth=die["worth"],
        )

    def tell_stock(self, asked: str) -> list[str]:
        """Describe the reserves on the tree."""
        view = self.view
        return [
            self.say(
                "stock", elves=view["elves"], dice=view["dice"], giants=view["giants"]["reserve"], supply=view["supply"]
            ),
            self.say(
                "people",
                valhalla=view["heroes"]["valhalla"],
                heroes=view["heroes"]["reserve"],
                anonymous=view["anonymous"]["reserve"],
                dead=view["anonymous"]["ladder"],
            ),
            *self.smithy(),
            self.creatures(),
        ]
