"""What only the drawn table of Trudvang Legends says: in every language the same, and as the rules have it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from client.node import run_node
from golden import golden
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.edge.combat_result import ENDS, combat_of, share_of
from meadhall.games.trudvang.edge.options import SEAS
from meadhall.server.bundle.generated_files import write_components

ROOT = Path(meadhall.__file__).parent
CLIENT = ROOT / "games" / "trudvang" / "client"
SHARED = ROOT / "games" / "trudvang" / "words"
LANGUAGES = ("en", "fr", "de")
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.M)


def keys(path: Path) -> set[str]:
    return set(KEY.findall(path.read_text(encoding="utf-8")))


def source(name: str) -> str:
    return (CLIENT / name).read_text(encoding="utf-8")


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob("*.js")))


def test_every_language_says_the_same() -> None:
    first, *others = [keys(CLIENT / "words" / f"{language}.ftl") for language in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asked_for_exists(language: str) -> None:
    known = keys(CLIENT / "words" / f"{language}.ftl") | keys(SHARED / "en.ftl")
    asked = set(re.findall(r"words\('([a-z-]+)'", sources()))
    assert len(asked) > 60
    assert asked <= known
    for beginning in re.findall(r"words\(`([a-z]+-)\$\{", sources()):
        assert any(key.startswith(beginning) for key in known), beginning


def test_no_word_is_left_over() -> None:
    text = sources()
    for key in keys(CLIENT / "words" / "en.ftl"):
        built = any(f"`{key[:end]}${{" in text for end in range(3, len(key)))
        assert f"'{key}'" in text or f'"{key}"' in text or built, key


def test_the_map_has_every_region_and_its_names() -> None:
    cells = (ROOT / "games/trudvang/client/regions.js").read_text(encoding="utf-8")
    drawn = dict(re.findall(r"^  (\w+): \{[^}]*? sea: (\w+),", cells, re.M))
    assert drawn == {region.id: str(region.sea).lower() for region in COMPONENTS.regions}
    named = {key.removeprefix("map-") for key in keys(CLIENT / "words" / "en.ftl") if key.startswith("map-")}
    assert set(drawn) <= named


def test_a_sea_that_is_refused_lies_before_the_shore() -> None:
    shores = {region.id: region.shores for region in COMPONENTS.regions}
    refused = [*SEAS.items()]
    coast = {region.id for region in COMPONENTS.regions if region.shores and not region.sea}
    assert {land for land, _ in refused} == coast
    assert all(sea in shores[land] for land, sea in refused)


def test_every_hero_has_a_face() -> None:
    found = re.search(r"FACE = \{(.*?)\}", source("figures.js"), re.S)
    assert found is not None
    assert set(re.findall(r"(\w+): \['", found[1])) == {hero.id for hero in COMPONENTS.heroes}


def test_the_browser_reckons_a_combat_as_everybody_else() -> None:
    """Each combat of the golden games, as told when it was over and at the end of the game."""
    combats: list[dict[str, Any]] = []
    for record in golden("trudvang").values():
        state = record.first()
        state.log = []
        for number in range(len(record.answers)):
            record.replay_one(state, number)
        seats = len(record.game.view(state, None)["heroes"])
        told = [{**msgspec.to_builtins(event.fields_for(0)), "n": number} for number, event in enumerate(state.log)]
        sent = [{"kind": e["kind"], "n": e["n"], "seat": e.get("seat"), "facts": e} for e in told]
        for at, event in enumerate(told):
            if event["kind"] in ENDS:
                for known, said in ((told[: at + 1], sent[: at + 1]), (told, sent)):
                    combats.append({"told": said, "known": known, "at": at, "seats": seats})
    assert len(combats) > 20
    there = run_node(
        "aftermath.mjs",
        {"served": {"/components/trudvang.js": write_components("trudvang").decode()}, "combats": combats},
    )
    for combat, reckoned in zip(combats, there, strict=True):
        events = combat_of(combat["known"], combat["known"][combat["at"]])
        assert [one["facts"] for one in reckoned["events"]] == events
        for seat, share in enumerate(reckoned["shares"]):
            here = share_of(events, seat)
            assert share["moved"] == (here is not None)
            if here is not None:
                assert {track: count for track, count in share["sum"].items() if count} == here.sums
                assert (share["down"], share["statuses"]) == (here.down, list(here.statuses))
                assert [one["facts"] for one in share["besides"]] == list(here.besides)
