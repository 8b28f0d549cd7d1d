"""Several Faults of one input."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.fault import Fault


class Mistakes(Fault):
    """All mistakes in the settings, reported at once."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("config-mistakes", count=len(faults))
        self.faults = list(faults)
