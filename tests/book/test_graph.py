"""The picture of an Adventure: whole, well formed, with words for those who cannot see it, and nothing overlaps."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from book.conftest import WORLD
from meadhall.book.drawing import svg
from meadhall.book.graph import Edge, graph
from meadhall.book.layout import PASSING, layout
from meadhall.book.loading import load
from meadhall.games.trudvang.books import book

WORDS = dict.fromkeys(("about", "intro", "entry", "end", "green", "red", "space"), "part")
SVG = "{http://www.w3.org/2000/svg}"
SHIPPED = [("example_x1", "X1"), ("winter_owed", "M1")]


def test_edges_say_what_leads_there(spoilt):
    drawn = graph(load(spoilt(), WORLD).adventures["X0"])
    assert set(drawn.vertices) == {"intro", "10", "20", "end-goat", "end-bones", "POI A", "POI B"}
    assert Edge("intro", "POI A", "reveal") in drawn.edges
    assert Edge("POI A", "10", "poi") in drawn.edges
    assert Edge("10", "end-bones", "read", "Leave it to them.") in drawn.edges
    assert Edge("20", "end-goat", "read", "if") in drawn.edges


def test_spaces_are_part_of_it():
    drawn = graph(book("example_x1").adventures["X1"])
    assert {edge.end for edge in drawn.edges if edge.start == "space 1"} == {"51", "space 2", "space 3"}
    assert Edge("42", "space 1", "map") in drawn.edges


@pytest.mark.parametrize(("name", "id"), SHIPPED)
def test_everything_stands_below_what_leads_to_it(name, id):
    drawn = graph(book(name).adventures[id])
    rows = layout(drawn).rows
    row = {vertex: depth for depth, line in enumerate(rows) for vertex in line}
    assert set(drawn.vertices) == {vertex for vertex in row if not vertex.startswith(PASSING)}
    assert [edge for edge in drawn.edges if row[edge.start] >= row[edge.end]] == []


def test_a_loop_is_drawn_too(spoilt):
    back = ("- read: end-bones", "- reveal_poi: A")
    drawn = graph(load(spoilt(back), WORLD).adventures["X0"])
    assert Edge("20", "POI A", "reveal") in drawn.edges
    assert svg(drawn, "A loop", WORDS).count('class="way') == len(drawn.edges)


@pytest.mark.parametrize(("name", "id"), SHIPPED)
def test_the_picture_has_words_and_nothing_overlaps(name, id):
    adventure = book(name).adventures[id]
    drawn = graph(adventure)
    root = ElementTree.fromstring(svg(drawn, adventure.title, WORDS))
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == adventure.title
    groups = root.findall(f"{SVG}g")
    assert len(groups) == len(drawn.vertices) + len(drawn.edges)
    assert all(group.find(f"{SVG}title").text for group in groups)
    places = [tuple(map(float, re.findall(r"[\d.]+", group.get("transform")))) for group in groups
              if group.get("transform")]
    width, height = map(float, root.get("viewBox").split()[2:])
    assert all(0 < x < width and 0 < y < height for x, y in places)
    assert [pair for pair in combinations(places, 2)
            if abs(pair[0][0] - pair[1][0]) < 112 and abs(pair[0][1] - pair[1][1]) < 60] == []


def test_text_of_the_author_cannot_break_the_picture(spoilt):
    path = spoilt(("name: A Bleating Hill", 'name: "<b>&Hill"'))
    picture = svg(graph(load(path, WORLD).adventures["X0"]), "</title><script>", WORDS)
    ElementTree.fromstring(picture)
    assert "<script>" not in picture
