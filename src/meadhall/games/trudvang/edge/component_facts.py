"""The printed facts of map and Feats of Trudvang Legends, and the events that a page shows, for drawings and words."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.edge.campaign_summary import AFTERWARDS, CHANGES, TOLD
from meadhall.games.trudvang.edge.combat_result import BESIDES, ENDS, NEXT, TRACKS


@cache
def build_component_facts() -> dict[str, Any]:
    """Return the neighbours of regions by land and sea; each Feat with the runes of its slots; the figures of Enemies;
    the effects of a page that are shown below it and in the journal; and the events of a combat's summary.
    """
    return {
        "borders": {region.id: [region.roads, region.shores] for region in COMPONENTS.regions},
        "feats": {feat.id: [feat.type, feat.keyword, feat.slots] for feat in COMBAT.feats},
        "figures": [figure.id for figure in COMBAT.figures],
        "told": sorted(TOLD),
        "changes": sorted(CHANGES),
        "afterwards": AFTERWARDS,
        "aftermath": {"ends": ENDS, "next": NEXT, "tracks": TRACKS, "besides": BESIDES},
    }
