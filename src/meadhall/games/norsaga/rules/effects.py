"""The first frame of each embellishment, by the embellishment's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.norsaga.cards import EMBELLISHMENTS
from meadhall.games.norsaga.rules.craft import Infiltrate, Plunder, Turncoat
from meadhall.games.norsaga.rules.doom import Nix, Ragnarok, Whisper
from meadhall.games.norsaga.rules.faith import Chant, Martyr, Prayer
from meadhall.games.norsaga.rules.lore import Augur, Offering, Possess
from meadhall.games.norsaga.rules.might import Adapt, Assault, Invade
from meadhall.games.norsaga.rules.placing import SEATS_MOST

EFFECTS: Final[dict[str, Callable[[i64], Frame]]] = {
    "adapt": Adapt,
    "assault": Assault,
    "invade": Invade,
    "plunder": Plunder,
    "turncoat": Turncoat,
    "infiltrate": Infiltrate,
    "augur": Augur,
    "offering": Offering,
    "possess": Possess,
    "chant": Chant,
    "prayer": Prayer,
    "martyr": Martyr,
    "whisper": Whisper,
    "nix": Nix,
    "ragnarok": Ragnarok,
}


def build_first_frames(effect: Callable[[i64], Frame]) -> list[Frame]:
    """Return the first frame. Frames are values, so that of each seat is built once and shared."""
    return [effect(seat) for seat in range(SEATS_MOST)]


EFFECT_OF: Final[list[list[Frame]]] = [build_first_frames(EFFECTS[name]) for name in EMBELLISHMENTS]
