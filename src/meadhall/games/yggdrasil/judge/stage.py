"""How far a game of Yggdrasil Chronicles has come, and on which page: the same perils mean less when the end is near."""

from __future__ import annotations

from meadhall.games.yggdrasil.state import Yggdrasil


def stage(s: Yggdrasil) -> tuple[str, float]:
    """Which row of chances.toml holds, and how much of the way is gone: what Nidhogg has gnawed.

    All sagas of the book share a row, for each number of players.
    """
    page = "saga" if s.saga is not None else "hard" if s.house.hard else "easy"
    return f"{page}-{s.players}", float(s.nidhogg) / float(max(1, s.moves()))
