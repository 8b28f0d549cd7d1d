"""What is printed on the components reaches the browser as data: sent once, typed nowhere again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.game import game
from meadhall.games import SHIPPED as DRAWN
from meadhall.games.fire_and_axe.cards import DEMAND_BONUS
from meadhall.games.fire_and_axe.chart import NEAR, SPACES, find_skull
from meadhall.games.fire_and_axe.data import COMPONENTS as VOYAGE
from meadhall.games.norsaga.data import COMPONENTS as TALES
from meadhall.games.trudvang.data import COMPONENTS as LAND
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.yggdrasil.cards import ENEMIES, WORLDS
from meadhall.games.yggdrasil.data import COMPONENTS as TREE

CLIENT = Path(meadhall.__file__).parent / "client"


def sent(name: str) -> Any:
    """As it comes out of the line."""
    return json.loads(json.dumps(game(name).printed()))


def test_sagas_ask_for_the_traits_of_the_data() -> None:
    assert sent("norsaga")["sagas"] == {saga.id: "".join(c * n for c, n in saga.traits.items()) for saga in TALES.sagas}


def test_heroes_have_the_traits_of_the_data() -> None:
    heroes = sent("norsaga")["heroes"]
    assert {(name, one["dominant"], one["recessive"] or "-") for name, one in heroes.items()} == {
        (hero.id, hero.dominant, hero.recessive) for hero in TALES.heroes
    }
    assert [heroes[name]["kind"] for name in ("GR1", "SK-R1", "GH-1")] == ["GR", "SkR", "Gh"]


def test_families_are_those_of_the_rule_card() -> None:
    families = sent("norsaga")["families"]
    found = {(one, colour, at) for colour, family in families.items() for at, one in enumerate(family, 1)}
    assert found == {(one.id, one.colour, one.generation) for one in TALES.embellishments}


def test_lanes_are_the_ways_of_the_rules() -> None:
    told = sent("fire_and_axe")
    assert {frozenset(pair) for pair in (*told["lanes"], *told["harbours"])} == {
        frozenset((SPACES[space], SPACES[other])) for space in range(len(SPACES)) for other in NEAR[space]
    }


def facts(of: dict[str, dict[str, Any]], *names: str) -> dict[str, list[Any]]:
    return {key: [one[name] for name in names] for key, one in of.items()}


def test_spaces_have_what_stands_on_the_chart() -> None:
    told = sent("fire_and_axe")
    assert facts(told["ports"], "zone", "value", "town", "region") == {
        port.id: [port.zone, port.value, port.town.replace("none", ""), port.region] for port in VOYAGE.ports
    }
    assert facts(told["waters"], "zone") == {water.id: [water.zone] for water in VOYAGE.waters}
    assert facts(told["homes"], "zone") == {home.id: [home.zone] for home in VOYAGE.homelands}
    assert told["demand"] == DEMAND_BONUS
    skulls, days = told["losses"]["skulls"], told["losses"]["days"]
    assert [find_skull(late) for late in range(1, 4 * days * skulls)] == [
        (late - 1) // days + 1 for late in range(1, 4 * days * skulls)
    ]
    assert skulls == max(entry.skull for entry in VOYAGE.skulls)
    assert facts(told["sagas"], "era", "home", "task", "bonus", "ports") == {
        saga.id: [saga.era, saga.homeland, saga.kind, saga.bonus, saga.ports] for saga in VOYAGE.sagas
    }


def test_worlds_hang_where_the_data_says_and_every_way_to_lose_has_its_margin() -> None:
    told = sent("yggdrasil")
    assert told["levels"] == {world.id: world.level for world in TREE.worlds}
    order = TREE.turning[0].order
    assert {world: order[column] for world, column in told["columns"].items()} == {
        world.id: world.column for world in TREE.worlds
    }
    assert list(told["levels"]) == WORLDS
    assert list(told["ways"]) == ENEMIES
    margins = game("yggdrasil").view(game("yggdrasil").new(3, {}), None)["margins"]
    other = {"dead-tree", "page-turn"}  # pages of a saga may end so instead of at the tree
    assert {way for ways in told["ways"].values() for way in ways} - other == set(margins) - {"life"}


def test_borders_and_feats_are_those_of_the_data() -> None:
    told = sent("trudvang")
    assert told["borders"] == {region.id: [region.roads, region.shores] for region in LAND.regions}
    assert told["feats"] == {feat.id: [feat.type, feat.keyword, feat.slots] for feat in COMBAT.feats}
    assert told["figures"] == [figure.id for figure in COMBAT.figures]


@pytest.mark.parametrize("name", DRAWN)
def test_the_drawing_asks_for_it(name: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (CLIENT.parent / f"games/{name}/client").glob("*.js")]
    assert any(f"from '/components/{name}.js'" in source for source in sources)
    types = (CLIENT.parent / f"games/{name}/client/components.d.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w+):", types, re.M)) == set(sent(name))


def test_nobody_types_them_again() -> None:
    """Cards and Feats are named in the browser only as the server names them."""
    cards = [*sent("norsaga")["sagas"], *sent("fire_and_axe")["sagas"], *sent("trudvang")["feats"]]
    scripts = [*CLIENT.rglob("*.js"), *CLIENT.parent.glob("games/*/client/*.js")]
    for path in (path for path in scripts if "vendor" not in path.parts):
        quoted = set(re.findall(r"['\"`]([\w-]+)['\"`]", path.read_text(encoding="utf-8")))
        assert not quoted.intersection(cards), path
