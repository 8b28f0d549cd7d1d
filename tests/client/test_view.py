"""Changed fields of a view: the browser puts together what the server took apart."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import meadhall
from client.node import run_node
from meadhall.core.agenda import TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.game import GAMES
from meadhall.server.messages.view_changes import apply_changes, encode_fields, find_changes
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

SHIPPED = sorted(name for name, where in GAMES.items() if where.startswith("meadhall."))  # tests register more
LEAVES: list[Any] = [0, 1, True, False, None, 1.0, "", "a", "b", [], {}]
NAMES = ["a", "b", "a/b", "~", "~1", "0", "length"]


def views_of(name: str, seed: int, answers: int) -> list[dict[str, Any]]:
    """What the first seat sees, answer by answer, in a game of random answers."""
    game, luck = meadhall.game(name), random.Random(seed)
    play = Table.new(
        game,
        [Seat("thrall", who) for who in "AB"],
        {},
        SeededDealer(seed),
    )
    found = [game.view(play.state, 0)]
    for _ in range(answers):
        question = play.decision
        if question is None:
            break
        play.answer(0 if question.seat == TABLE else question.seat, luck.choice(question.options))
        found.append(game.view(play.state, 0))
    return [json.loads(msgspec.json.encode(view)) for view in found]


def grow(luck: random.Random, depth: int = 3) -> Any:
    kind = luck.random()
    if depth == 0 or kind < 0.4:
        return luck.choice(LEAVES)
    if kind < 0.7:
        return {name: grow(luck, depth - 1) for name in luck.sample(NAMES, luck.randrange(4))}
    return [grow(luck, depth - 1) for _ in range(luck.randrange(4))]


def alter(luck: random.Random, value: Any) -> Any:
    """The same with a little changed, added or gone."""
    if luck.random() < 0.1:
        return grow(luck)
    if isinstance(value, dict):
        kept = {name: alter(luck, one) for name, one in value.items() if luck.random() < 0.95}
        return kept | ({luck.choice(NAMES): grow(luck, 1)} if luck.random() < 0.2 else {})
    if isinstance(value, list):
        items = [alter(luck, one) for one in value]
        return items[: -1 if luck.random() < 0.1 else None] + ([grow(luck, 1)] if luck.random() < 0.2 else [])
    return value


def random_views(seed: int, count: int) -> list[dict[str, Any]]:
    """Views no game would have: strange names, numbers and truth values that Python holds for equal."""
    luck = random.Random(seed)
    views: list[dict[str, Any]] = [{f"f{number}": grow(luck) for number in range(6)}]
    for _ in range(count):
        views.append({name: alter(luck, value) for name, value in views[-1].items()})
    return views


def same(one: Any, other: Any) -> bool:
    """As JSON has it: there 1 is not true."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def check(views: list[dict[str, Any]]) -> None:
    """Send only what changed, from one view to the next; both readers then have the whole one."""
    messages = []
    view = views[0]
    for before, after in pairwise(views):
        changes = find_changes(encode_fields(before), encode_fields(after))
        assert changes is not None
        whole, merged = (msgspec.json.decode(msgspec.json.encode(part)) for part in changes)
        unchanged = json.dumps(view)
        new = apply_changes(view, whole, merged)
        assert json.dumps(view) == unchanged, "the view before was changed"
        assert same(new, after), (before, after, whole, merged)
        view = new
        messages.append({"view": whole, "merged": merged, "expected": after})
    assert run_node("view.mjs", {"first": views[0], "messages": messages}) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_changes_of_every_game_give_the_whole_view(name: str) -> None:
    check(views_of(name, seed=3, answers=150))


def test_changes_of_any_json_give_the_whole_view() -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    check(random_views(seed, 400))


def test_what_changed_is_sent_and_nothing_else() -> None:
    old = {"deck": 30, "seats": [{"hand": ["a"], "fame": 0, "name": "x" * 50}], "log": ["x" * 40]}
    new = {"deck": 30, "seats": [{"hand": ["a"], "fame": 1, "name": "x" * 50}], "log": ["x" * 40, "b"]}
    whole, merged = find_changes(encode_fields(old), encode_fields(new)) or ({}, {})
    assert not whole
    assert {pointer: bytes(value) for pointer, value in merged.items()} == {"/seats/0/fame": b"1", "/log/1": b'"b"'}


def test_one_is_not_true_and_a_shorter_list_is_sent_whole() -> None:
    whole, merged = find_changes(encode_fields({"a": 1, "b": [1, 2]}), encode_fields({"a": True, "b": [1]})) or ({}, {})
    assert {name: bytes(value) for name, value in (whole | merged).items()} == {"a": b"true", "b": b"[1]"}


def test_a_field_that_is_gone_needs_the_whole_view() -> None:
    assert find_changes(encode_fields({"a": 1, "b": 2}), encode_fields({"a": 1})) is None
