"""The sea chart's files: what is drawn agrees with the rules' data, and every word exists in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.fire_and_axe.data import COMPONENTS

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "src/meadhall/games/fire_and_axe/client"
LANGUAGES = ("en", "fr", "de")
SHIFT = 12  # chart units a sign may stand beside its place
PLACES = (FOLDER / "chart_data.js").read_text(encoding="utf-8")
COASTS = (ROOT / "src/meadhall/games/fire_and_axe/client/coast.js").read_text(encoding="utf-8")


def drawn(lon: float, lat: float) -> tuple[float, float]:
    """Where the data says a place is drawn."""
    along = lon if lon > -12 else -12 + 0.45 * (lon + 12)
    return 40 + 20 * (along + 33), 40 + 30 * (73 - lat)


def spots() -> dict[str, tuple[float, float]]:
    """Where the chart draws each space."""
    found = re.findall(r"(\w+): \[([\d.]+), ([\d.]+)(?:, '\w+')?\]", PLACES)
    return {name: (float(x), float(y)) for name, x, y in found}


def test_every_space_is_drawn_where_the_rules_have_it() -> None:
    places: list[Any] = [*COMPONENTS.ports, *COMPONENTS.waters, *COMPONENTS.homelands]
    assert set(spots()) == {place.id for place in places}
    for place in places:
        (x, y), there = spots()[place.id], drawn(place.lon, place.lat)
        assert abs(x - there[0]) <= SHIFT, place.id
        assert abs(y - there[1]) <= SHIFT, place.id


def test_every_water_but_the_rivers_has_a_cell() -> None:
    cells = set(re.findall(r"^  (\w+): 'M", COASTS, re.M))
    assert cells == {water.id for water in COMPONENTS.waters if not water.river}


def test_the_chart_says_where_its_coast_comes_from() -> None:
    assert "Natural Earth" in COASTS.splitlines()[0]
    assert "public domain" in COASTS.splitlines()[0]


def test_every_rune_has_a_sign_of_its_own() -> None:
    text = (FOLDER / "targets.js").read_text(encoding="utf-8")
    signs = dict(re.findall(r"(\w+): '(\w+)'", text[text.index("const CUT") : text.index("export const runeSign")]))
    assert set(signs) == {rune.id for rune in COMPONENTS.runes}
    assert len(set(signs.values())) == len(signs)


def keys(language: str) -> list[str]:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*)(?= =)", text, re.M)


def test_every_language_has_the_same_words() -> None:
    assert sorted(keys("en")) == sorted(keys("fr")) == sorted(keys("de"))
    assert len(set(keys("en"))) == len(keys("en"))


# Words that the game itself brings, for terminal and browser alike.
SHARED = re.compile(
    r"(space|region|zone|era|piece|rune|effect|saga|goal|move|ask|event|term|odds)(-|$)|nothing|dealer"
    r"|course-sail|wind-said"
)
BUILT = re.compile(r"^(zone-letter|tally-set|attack|die|fact-town|pass)-")
# What the hall asks a game for by itself.
HALL = {"progress-title", "score-vp"}


def test_every_word_is_used_and_every_word_used_exists() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.js"))
    quoted = set(re.findall(r"'([a-z][a-zA-Z-]*)'", sources))
    own = set(keys("en"))
    unused = {key for key in own - quoted - HALL if not BUILT.match(key)}
    assert not unused
    asked = set(re.findall(r"words\('([a-zA-Z-]+)'", sources))
    for one, other in re.findall(r"words\([^)]*\? '([a-z-]+)' : '([a-z-]+)'", sources):
        asked |= {one, other}
    assert {key for key in asked if not SHARED.match(key)} <= own


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_built_exist(language: str) -> None:
    wanted = {f"zone-letter-{zone}" for zone in "NESW"} | {f"tally-set-{home.id}" for home in COMPONENTS.homelands}
    wanted |= {"attack-raid", "attack-settle", "die-hit", "die-miss", "fact-town-small", "fact-town-large"}
    wanted |= {f"pass-{wish}" for wish in ("ask", "fits", "turn", "game")}
    assert wanted <= set(keys(language))
