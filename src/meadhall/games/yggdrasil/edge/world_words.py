"""Descriptions of a world of Yggdrasil Chronicles: its action, and who is there."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.edge.phrases import Phrases


class WorldWords:
    """Describes the worlds of one view."""

    def __init__(self, phrases: Phrases, view: dict[str, Any]) -> None:
        self.phrases, self.words, self.view = phrases, phrases.words, view
        self.worlds: dict[str, dict[str, Any]] = {world["world"]: world for world in view["worlds"]}

    def describe_gain(self, world: str, strength: str) -> str:
        """Return the gain of a world's action in one of the strengths it can have now."""
        found = self.worlds[world]
        place = found["strengths"].index(strength) if strength in found["strengths"] else 0
        return self.describe_amount(world, found["amounts"][place])

    def describe_amount(self, world: str, amount: int) -> str:
        said = self.words(f"gain-{world}", amount=amount)
        if world != "nidavellir":
            return said
        tops = [pile["top"] for pile in self.view["artifacts"][:amount] if pile["top"]]
        return f"{said} ({', '.join(self.phrases.name('artifact', top) for top in tops)})"

    def list_causes(self, world: str) -> str:
        """Return the causes of the action's strength."""
        because = self.worlds[world]["because"]
        return ", ".join(self.words(f"because-{cause}") for cause in because) or self.words("because-alone")

    def describe_action(self, world: str, strength: str) -> str:
        return f"{self.describe_gain(world, strength)} · {self.list_causes(world)}"

    def why(self, name: str) -> str:
        """Return the explanation of the action's strength."""
        world = self.worlds[name]
        if world["besieged"]:
            return self.words("why-besieged", jotun=self.phrases.name("jotun", world["besieged"]))
        closed = next((why for why in ("devastated", "healed") if world[why]), "nothing" if world["closed"] else "")
        if closed:
            return self.words(f"why-{closed}")
        strength = self.phrases.name("strength", world["strengths"][0])
        return self.words("why-strength", strength=strength, cause=self.list_causes(name))

    def describe_world(self, name: str, idle: bool = False) -> str:
        """Return who is in a world, and the possible actions there, unless no action follows (`idle`)."""
        world, mover = self.worlds[name], self.view["gods"][self.view["active"]]["god"]
        here = [one for one in self.list_company(name) if idle or one != self.phrases.name("god", mover or "")]
        if idle:
            deed = ""
        elif world["closed"] or world["besieged"]:
            deed = self.why(name)
        else:
            strength = world["strengths"][0]
            deed = f"{self.describe_gain(name, strength)}, {self.phrases.name('strength', strength)}"
        return " · ".join(part for part in (", ".join(here), deed) if part)

    def list_company(self, world: str) -> list[str]:
        """Return who is in a world: enemies, gods, figures of the saga, Jotnar."""
        view, saga = self.view, self.view.get("saga") or {}
        found = [self.name_with_power("enemy", one["enemy"], one) for one in view["enemies"] if one["place"] == world]
        found += [self.phrases.name("god", one["god"]) for one in view["gods"] if one["god"] and one["world"] == world]
        figures = saga.get("figures", [])
        found += [self.name_with_power("figure", one["figure"], one) for one in figures if one["place"] == world]
        mark = saga.get("marks", {}).get(world)
        found += [self.phrases.name("token", mark)] if mark else []
        jotnar = view["jotnar"]["active"]
        return found + [self.phrases.name("jotun", one["jotun"]) for one in jotnar if one["place"] == world]

    def name_with_power(self, kind: str, name: str, one: dict[str, Any]) -> str:
        return self.words("enemy-power", enemy=self.phrases.name(kind, name), power=one["power"])
