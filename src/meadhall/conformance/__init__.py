"""What Meadhall requires of every game, as checks to run: `check_game(game)`, or `meadhall game check NAME`.

The checks know no particular game. They play random games under every option, sample positions of every question, and
do with them what bots, browsers and records do. A problem is reported in one sentence that names the place.
"""

from meadhall.conformance.report import Report, check_game
from meadhall.conformance.sample import Sample, draw_sample

__all__ = ["Report", "Sample", "check_game", "draw_sample"]
