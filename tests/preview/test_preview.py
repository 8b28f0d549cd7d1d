"""What an author is shown, and leaps to every entry of the shipped books."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

import meadhall
from meadhall.book.authoring.scaffold import read_template
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import decide, play
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import book, list_shipped
from meadhall.games.trudvang.notation import place_text
from meadhall.preview.book_watcher import BookWatcher
from meadhall.preview.entry_jump import jump_to_entry
from meadhall.preview.inspector_data import (
    collect_memory,
    find_reachable,
    list_entries,
    list_open_steps,
    render_question,
)
from meadhall.preview.inspector_panel import InspectorPanel
from meadhall.preview.messages import OWNERS, load_words
from meadhall.preview.routes import list_pages_read
from meadhall.preview.story_variables import list_settable
from meadhall.tables.seats import HUMAN, Seat
from meadhall.tables.table import Table
from meadhall.words import LANGUAGES
from optional import unwrap

trudvang = meadhall.game("trudvang")
ENTRIES = [
    (name, f"{adventure.id}/{entry}")
    for name in list_shipped()
    for adventure in book(name).adventures.values()
    for entry in adventure.entries
]


@pytest.fixture(scope="module")
def begun():
    """Each shipped book after its introduction, with two Heroes."""
    found = {}
    for name in list_shipped():
        first = next(iter(book(name).adventures.values()))
        fresh = trudvang.new(2, {"adventure": name})
        found[name] = jump_to_entry(fresh, f"{first.id}/{next(one for one in first.entries if one != 'intro')}")
    return found


def test_a_leap_finishes_what_was_being_set_up():
    """One who is alone has hired a hand, and is putting the Items in order."""
    state = trudvang.new(1, {"adventure": "example_x1"})
    for text in ("hero kattly", "hire felerion"):
        decide(state)
        play(state, text)
    assert unwrap(decide(state)).ask == "item.order"
    there = jump_to_entry(state, "X1/10")
    assert trudvang.position(trudvang.from_position(trudvang.position(there))) == trudvang.position(there)


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_the_book_opens_at_every_entry(name, entry):
    """The position of a leap can be written and read, and leads to a question or an end."""
    state = jump_to_entry(trudvang.new(2, {"adventure": name}), entry)
    twin = trudvang.from_position(trudvang.position(state))
    assert trudvang.position(twin) == trudvang.position(state)
    decide(twin)
    if not entry.endswith("/intro"):
        read = [state.house.saga.names[one] for one in twin.journal]
        assert entry in read or twin.ended or not twin.journal


def test_a_leap_leaves_the_table_it_came_from(begun):
    state = begun["example_x1"]
    before = trudvang.position(state)
    jump_to_entry(state, "X1/10")
    assert trudvang.position(state) == before


def test_a_leap_keeps_what_the_book_remembers():
    state = jump_to_entry(trudvang.new(1, {"adventure": "example_x1"}), "X1/10")
    state.flags.append(state.house.saga.name("a flag"))
    state.hp[0] = 3
    there = jump_to_entry(state, "X1/11")
    assert (there.flags, there.hp) == (state.flags, [3])


@pytest.mark.parametrize(("entry", "place"), [("X1/10", "fylges"), ("X1/52", "space:2"), ("X1/54", "space:4")])
def test_the_party_goes_where_the_entry_is_read(entry, place):
    """A goal in a region, or a space of the Adventure Map, which then lies open."""
    state = jump_to_entry(trudvang.new(2, {"adventure": "example_x1"}), entry)
    assert [place_text(state, state.place_of(seat)) for seat in (0, 1)] == [place, place]


def test_the_inspector_knows_where_the_story_is():
    state = jump_to_entry(trudvang.new(1, {"adventure": "example_x1"}), "X1/10")
    decide(state)
    assert render_question(state) == "book.ask"
    assert (list_open_steps(state)[0].block, list_open_steps(state)[0].verb) == ("X1/10.do", "ask_each")
    x1 = state.house.saga.adventure(state.adventure)
    listed = {page.id: page for page in list_entries(state, x1)}
    assert (listed["intro"].read, listed["10"].read, listed["11"].read) == (1, 1, 0)
    assert listed["11"].near
    assert listed.keys() == x1.entries.keys()
    assert "A: " in collect_memory(state)["goals"][0]


def test_what_leads_nowhere_is_not_reachable():
    state = jump_to_entry(trudvang.new(1, {"adventure": "example_x1"}), "X1/10")
    state.agenda.clear()
    state.poi_at = [-1] * len(state.poi_at)
    assert find_reachable(state, state.house.saga.adventure(state.adventure)) == set()


def test_an_unknown_entry_is_one_fault():
    with pytest.raises(Fault) as caught:
        jump_to_entry(trudvang.new(1, {"adventure": "example_x1"}), "X1/100")
    assert caught.value.key == "preview-entry"


def test_a_desk_with_a_broken_book_is_not_set_up(tmp_path):
    path = tmp_path / "bad.yaml"
    path.write_text("saga: 1\n", encoding="utf-8")
    with pytest.raises(Fault) as caught:
        BookWatcher(str(path))
    assert caught.value.args_of_key["place"] == "bad.yaml:1"


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("goat", "goat"),
        ("My Goat, 2", "my-goat-2"),
        ("Ægir", "gir"),
        ("…", "book"),
    ],
)
def test_names_that_a_position_can_hold(tmp_path, stem, name):
    path = tmp_path / f"{stem}.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    assert BookWatcher(str(path)).name == f"draft-{name}"


def test_every_language_has_the_same_words():
    keys = {}
    for language in LANGUAGES:
        text = (resources.files("meadhall.preview") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        keys[language] = re.findall(r"^(?:[a-z][\w-]*(?= =)| +\.[\w-]+(?= =)|.*\{ \$\w+)", text, re.M)
        assert load_words(language).has("preview-memory.flags")
    assert {len(found) for found in keys.values()} == {len(keys["en"])}
    assert OWNERS[-1] == "preview"


def test_what_the_story_remembers_is_set_before_the_entry_is_read():
    state = jump_to_entry(trudvang.new(2, {"adventure": "example_x1"}), "X1/10")
    given = {"flags": "one, two", "counts": "coins:3,debt:-2", "sums": "years:4", "quests": "1:all"}
    there = jump_to_entry(state, "X1/11", given)
    name = there.house.saga.names
    assert [name[one] for one in there.flags] == ["one", "two"]
    assert {name[one]: count for one, count in there.counts.items()} == {"coins": 3, "debt": -2}
    assert {name[one]: count for one, count in there.sums.items()} == {"years": 4}
    assert list_settable(there)["flags"] == "one,two"
    assert list_settable(there)["facts"] == ""
    assert jump_to_entry(there, "X1/12", {"flags": ""}).flags == []
    far = jump_to_entry(trudvang.new(1, {"adventure": "example_x1"}), "X1/11", {"flags": "early"})
    assert [far.house.saga.names[one] for one in far.flags] == ["early"]  # set up first, then set


@pytest.mark.parametrize(
    "given",
    [
        {"hp": "3"},
        {"A.hp": "3"},
        {"C.items": ""},
        {"tokens": "NOBODY:2"},
        {"counts": "coins:x"},
    ],
)
def test_what_cannot_be_remembered_is_refused_and_nothing_is_changed(given):
    state = jump_to_entry(trudvang.new(2, {"adventure": "example_x1"}), "X1/10")
    before = trudvang.position(state)
    with pytest.raises(Fault):
        jump_to_entry(state, "X1/11", given)
    assert trudvang.position(state) == before


def test_every_entry_leads_to_its_line_in_the_authors_editor(tmp_path):
    path = tmp_path / "a goat.yaml"
    path.write_text(read_template("en"), encoding="utf-8")
    desk = BookWatcher(str(path))
    line = next(at for at, text in enumerate(read_template("en").splitlines(), 1) if text.startswith("  10:"))
    state = trudvang.new(1, {"adventure": "example_x1"})
    assert desk.address("a goat.yaml", line).endswith(f"/a%20goat.yaml:{line}")
    shown = InspectorPanel(BookWatcher("example_x1"), "en", state).render()
    assert shown.count('href="vscode://file/') >= len(book("example_x1").adventures["X1"].entries)
    assert 'data-set="flags"' in shown


LEAPT = """
saga: 1
adventure: {id: X9, title: The Bell, first: true}
pois:
  A: {colour: green, name: A Hall, region: fylges, read: 10}
entries:
  intro:
    text: Somebody in Fylges rings a bell, and nobody asks why they do it.
    do: [{place_heroes: fylges}, {reveal_poi: A}]
  10:
    text: The rope is wet, and it goes up into <i>the dark</i> of the tower.
    do: [{gain_cp: 1}, {read: 11}]
  11:
    text: At the top of the tower there is a bell, and somebody beside it.
    do:
      - choose: [{label: Ring it., do: [{read: end-bell}]}, {label: Leave it., do: []}]
  end-bell:
    text: It rings for as long as you like, and then for a little longer.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_leapt_to_is_shown_where_it_goes_on_by_itself(language, tmp_path, request):
    path = tmp_path / "bell.yaml"
    path.write_text(LEAPT, encoding="utf-8")
    desk = BookWatcher(str(path))
    trudvang.serve(desk.name, desk.book)
    request.addfinalizer(lambda: trudvang.put_away(desk.name))

    def inspected(entry, *answers):
        there = jump_to_entry(trudvang.new(1, {"adventure": desk.name}), entry)
        table = Table.new(
            trudvang, [Seat(HUMAN, "")], {"adventure": desk.name}, SeededDealer(1), trudvang.position(there)
        )
        for answer in answers:
            table.answer(0, answer)
        state: Any = table.state
        return InspectorPanel(desk, language, state, opened=list_pages_read(table)).render()

    shown = inspected("X9/10")
    first = shown.split("</section>")[0]
    assert "The rope is wet, and it goes up into &lt;i&gt;the dark&lt;/i&gt; of the tower." in first
    assert "10 → 11" in shown
    assert "→" not in inspected("X9/11").split("</section>")[0]
    assert "10 → 11" not in inspected("X9/10", "choose 2")
