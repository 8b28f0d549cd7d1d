"""Positions before an action, and the risks it brought."""

from __future__ import annotations

from yggdrasil.scene import (
    told,
)


def risks(s):
    """What the danger came to before anything averted it."""
    return told(s, "danger")[-1]["risks"]


def presence(world, strength):
    """Odin in this world so that its action has this strength."""
    enemy = world in ("midgard", "niflheim", "muspellheim", "vanaheim")  # where one stands from the start
    move = {"midgard": "", "niflheim": "hel=alfheim", "muspellheim": "surt=alfheim", "vanaheim": "loki=cage"}
    company = f"thor.at={world} tyr.at=jotunheim" if world != "jotunheim" else "thor.at=jotunheim tyr.at=alfheim"
    far = "alfheim" if world == "jotunheim" else "jotunheim"
    alone = f"thor.at={far} tyr.at={far}"
    if strength == "advantage":
        return f"odin.at={world} {company} {move.get(world, '')}"
    if strength == "normal":
        return f"odin.at={world} {company}" if enemy else f"odin.at={world} {alone}"
    return f"odin.at={world} {alone}" if enemy else f"odin.at={world} {alone} loki={world}"
