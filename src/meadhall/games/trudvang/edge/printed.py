"""What is printed on the map and on the Feats of Trudvang Legends, and which events a page tells, for those who draw them."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.edge.aftermath import BESIDES, ENDS, NEXT, TRACKS
from meadhall.games.trudvang.edge.chronicle import AFTERWARDS, CHANGES, TOLD


@cache
def printed() -> dict[str, Any]:
    """Which regions lie next to each other, by land and over the sea; each Feat with the runes its slots take; the figures of Enemies. And what of a page's doing is told below it and in the journal, and what a combat's sum is made of."""
    return {
        "borders": {region.id: [region.roads, region.shores] for region in COMPONENTS.regions},
        "feats": {feat.id: [feat.type, feat.keyword, feat.slots] for feat in COMBAT.feats},
        "figures": [figure.id for figure in COMBAT.figures],
        "told": sorted(TOLD),
        "changes": sorted(CHANGES),
        "afterwards": AFTERWARDS,
        "aftermath": {"ends": ENDS, "next": NEXT, "tracks": TRACKS, "besides": BESIDES},
    }
