"""The picture of an Adventure: whole, well formed, with words for those who cannot see it, and nothing overlaps."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from book.conftest import WORLD
from meadhall.book.graph.layout import PASSING, SAYING, layout
from meadhall.book.graph.story_graph import Edge, build_graph
from meadhall.book.graph.svg import GraphDrawing, draw_svg
from meadhall.book.lint.open_book import load_book
from meadhall.commands.story_graph import KINDS
from meadhall.games.trudvang.books import book
from optional import unwrap

WORDS = {**dict.fromkeys(KINDS, "part"), "lost": "never read"}
SVG = "{http://www.w3.org/2000/svg}"
SHIPPED = [("example_x1", "X1"), ("winter_owed", "M1")]


def test_edges_say_what_leads_there(spoilt):
    drawn = build_graph(load_book(spoilt(), WORLD).adventures["X0"])
    assert set(drawn.vertices) == {"intro", "10", "20", "end-goat", "end-bones", "POI A", "POI B"}
    assert Edge("intro", "POI A", "reveal") in drawn.edges
    assert Edge("POI A", "10", "poi") in drawn.edges
    assert Edge("10", "end-bones", "read", "Leave it to them.") in drawn.edges
    assert Edge("20", "end-goat", "read", "if quest: 1") in drawn.edges
    assert Edge("20", "end-bones", "read", "else") in drawn.edges
    assert drawn.vertices["20"].tests == ("charisma 2",)  # its results lead nowhere else


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        ("{class: bard, quest: 1}", "if class: bard, quest: 1"),
        ("{any: [{class: bard}, {not: {in_city: true}}]}", "if class: bard / not in_city"),
        ("{heroes: {at_least: 2, at_most: 3}}", "if heroes: ≥ 2 ≤ 3"),
    ],
)
def test_a_condition_is_told_in_the_words_of_the_file(condition, text, spoilt):
    drawn = build_graph(load_book(spoilt(("if: {quest: 1}", f"if: {condition}")), WORLD).adventures["X0"])
    assert Edge("20", "end-goat", "read", text) in drawn.edges


def test_a_choice_and_the_test_in_it_are_both_told(spoilt):
    test = "{test: {by: single must, type: agility, difficulty: 2, success: [{read: end-goat}], failure: [{read: 20}]}}"
    drawn = build_graph(load_book(spoilt(("do: [{read: end-bones}]", f"do: [{test}]")), WORLD).adventures["X0"])
    assert Edge("10", "end-goat", "read", "Leave it to them. · agility 2: success") in drawn.edges
    assert "• " not in draw_svg(drawn, "A test", WORDS)


def test_what_a_choice_waits_for_and_costs_is_told(spoilt):
    branch = """label: Leave it to them.
            if: {class: bard}
            cost: {cp: 3, exhaust: true}
"""
    drawn = build_graph(load_book(spoilt(("label: Leave it to them.\n", branch)), WORLD).adventures["X0"])
    said = "[if class: bard] [cost cp 3, exhaust] Leave it to them."
    assert Edge("10", "end-bones", "read", said) in drawn.edges
    picture = draw_svg(drawn, "Whole", WORDS)
    assert said in picture
    assert "[if class: bard]" in "".join(ElementTree.fromstring(picture).itertext())


def test_a_text_that_changes_is_told_as_it_may_be_read(spoilt):
    drawn = build_graph(
        load_book(
            spoilt(
                (
                    "text: The goat stands on a rock, and two wolves wait beside it.",
                    "text: '{once: The goat stands on a rock | later: It stands there}, and waits.'",
                ),
                ("label: Leave it to them.", "label: '{one of: Leave | Let} it to them.'"),
            ),
            WORLD,
        ).adventures["X0"]
    )
    assert drawn.vertices["10"].text == "The goat stands on a rock, and waits."
    assert Edge("10", "end-bones", "read", "Leave it to them.") in drawn.edges


def test_two_ways_to_one_entry_share_a_line_and_both_are_told(spoilt):
    more = (
        "          - label: Leave it to them.\n",
        "          - label: Go.\n            do: [{read: end-bones}]\n          - label: Leave it to them.\n",
    )
    drawn = build_graph(load_book(spoilt(more), WORLD).adventures["X0"])
    picture = draw_svg(drawn, "Two ways", WORDS)
    assert "• Go." in picture
    assert "• Leave it to them." in picture
    assert picture.count('class="way') == len({(edge.start, edge.end) for edge in drawn.edges})


def test_what_nobody_reads_is_marked(spoilt):
    alone = ("  end-goat:\n", "  44:\n    text: Nobody ever comes here.\n    do: [{read: end-goat}]\n  end-goat:\n")
    drawn = build_graph(load_book(spoilt(alone), WORLD).adventures["X0"])
    assert drawn.find_unreachable() == {"44"}
    assert draw_svg(drawn, "Lost", WORDS).count("entry lost") == 1
    assert "never read" not in draw_svg(build_graph(load_book(spoilt(), WORLD).adventures["X0"]), "Whole", WORDS)


def test_an_entry_that_a_card_reads_is_not_lost(spoilt):
    alone = ("  end-goat:\n", "  44:\n    text: The goat has a secret.\n    do: [{read: end-goat}]\n  end-goat:\n")
    drawn = build_graph(load_book(spoilt(alone, ("{draw_feats: 1}", "{read: 44}")), WORLD).adventures["X0"])
    assert Edge("card GOAT", "44", "read") in drawn.edges
    assert drawn.find_unreachable() == set()


def test_spaces_are_part_of_it():
    drawn = build_graph(book("example_x1").adventures["X1"])
    assert {edge.end for edge in drawn.edges if edge.start == "space 1"} == {"51", "space 2", "space 3"}
    assert Edge("42", "space 1", "map") in drawn.edges


def test_every_door_is_drawn_once_with_its_condition(spoilt):
    spaces = (
        "entries:\n",
        "map:\n  start: 1\n  spaces:\n    1: {name: Gate, read: 20, doors: [2, 3]}\n"
        "    2: {name: Cell, read: 20, doors: [1, {to: 3, if: {quest: 1}}]}\n"
        "    3: {name: Hall, read: 20, doors: [1]}\nentries:\n",
    )
    drawn = build_graph(load_book(spoilt(spaces), WORLD).adventures["X0"])
    assert [(edge.start, edge.end, edge.text) for edge in drawn.edges if edge.end.startswith("space")] == [
        ("space 1", "space 2", ""),
        ("space 1", "space 3", ""),
        ("space 2", "space 3", "if quest: 1"),
    ]


@pytest.mark.parametrize(("name", "adventure_id"), SHIPPED)
def test_everything_stands_below_what_leads_to_it(name, adventure_id):
    drawn = build_graph(book(name).adventures[adventure_id])
    rows = layout(drawn, lambda vertex: 100).rows
    row = {vertex: depth for depth, line in enumerate(rows) for vertex in line}
    assert set(drawn.vertices) == {vertex for vertex in row if vertex[0] not in PASSING + SAYING}
    assert [edge for edge in drawn.edges if row[edge.start] >= row[edge.end]] == []


def test_a_loop_is_drawn_too(spoilt):
    back = ("- read: end-bones", "- reveal_poi: A")
    drawn = build_graph(load_book(spoilt(back), WORLD).adventures["X0"])
    assert Edge("20", "POI A", "reveal", "else") in drawn.edges
    assert draw_svg(drawn, "A loop", WORDS).count('class="way') == len({(edge.start, edge.end) for edge in drawn.edges})


@pytest.mark.parametrize(("name", "adventure_id"), SHIPPED)
def test_the_picture_has_words_and_nothing_overlaps(name, adventure_id):
    adventure = book(name).adventures[adventure_id]
    drawn = build_graph(adventure)
    root = ElementTree.fromstring(draw_svg(drawn, adventure.title, WORDS))
    assert root.get("role") == "img"
    assert unwrap(root.find(f"{SVG}title")).text == adventure.title
    groups = root.findall(f"{SVG}g/{SVG}g")
    assert len(groups) == len(drawn.vertices) + len({(edge.start, edge.end) for edge in drawn.edges})
    assert all(unwrap(group.find(f"{SVG}title")).text for group in groups)
    places = [
        tuple(map(float, re.findall(r"[\d.]+", transform))) for group in groups if (transform := group.get("transform"))
    ]
    width, height = map(float, unwrap(root.get("viewBox")).split()[2:])
    assert all(0 < x < width and 0 < y < height for x, y in places)
    assert [
        pair
        for pair in combinations(places, 2)
        if abs(pair[0][0] - pair[1][0]) < 150 and abs(pair[0][1] - pair[1][1]) < 60
    ] == []


@pytest.mark.parametrize(("name", "adventure_id"), SHIPPED)
def test_what_edges_say_touches_nothing(name, adventure_id):
    picture = GraphDrawing(build_graph(book(name).adventures[adventure_id]))
    for row in picture.plan.rows:
        for left, right in pairwise(row):
            assert picture.right_edge(left) <= picture.right_edge(right) - picture.size(right).wide + 1e-6
    assert all(picture.right_edge(one) - picture.size(one).wide > -1e-6 for row in picture.plan.rows for one in row)


def test_text_of_the_author_cannot_break_the_picture(spoilt):
    path = spoilt(("name: A Bleating Hill", 'name: "<b>&Hill"'))
    picture = draw_svg(build_graph(load_book(path, WORLD).adventures["X0"]), "</title><script>", WORDS)
    ElementTree.fromstring(picture)
    assert "<script>" not in picture


def test_every_vertex_leads_to_its_line(spoilt):
    adventure = load_book(spoilt(), WORLD).adventures["X0"]
    drawn = build_graph(adventure)
    picture = draw_svg(drawn, "Links", WORDS, lambda line: f"x0.yaml#L{line}")
    lines = [entry.line for entry in adventure.entries.values()] + [poi.line for poi in adventure.pois.values()]
    assert all(f'<a href="x0.yaml#L{line}">' in picture for line in lines)
    assert "<a " not in draw_svg(drawn, "None", WORDS)
