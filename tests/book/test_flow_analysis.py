"""The walk through an Adventure: all that may happen and nothing that cannot."""

import pytest

from book.conftest import WORLD
from meadhall.book.graph import flow_analysis as walking
from meadhall.book.graph.flow_analysis import explore
from meadhall.book.lint.length_checks import count_entries_in_a_row
from meadhall.book.lint.open_book import load_book
from meadhall.book.model.conditions import Fact
from meadhall.games.trudvang.books import book

FIGURES = {card_id: card.figure for card_id, card in WORLD.cards.items()}


def walk(held, adventure_id, **options):
    return explore(held.adventures[adventure_id], held.cards, FIGURES, frozenset(), **options)


def after(flow, entry):
    return {one for (entry_id, _), nexts in flow.ways.items() if entry_id == entry for one, _ in nexts}


@pytest.mark.parametrize(("name", "adventure_id"), [("example_x1", "X1"), ("winter_owed", "M1")])
def test_every_entry_of_the_shipped_books_can_be_read(name, adventure_id):
    flow = walk(book(name), adventure_id)
    assert flow.reached == set(book(name).adventures[adventure_id].entries)
    assert set(flow.ends) == {
        entry.id for entry in book(name).adventures[adventure_id].entries.values() if entry.is_end
    }
    assert not flow.dead
    assert not flow.find_stuck()


@pytest.mark.rule("TL-POI-03", "TL-POI-04")
def test_a_red_poi_goes_when_it_is_visited_and_a_green_one_stays(spoilt):
    flow = walk(load_book(spoilt(), WORLD), "X0")
    assert {frozenset(state.pois) for entry_id, state in flow.ways if entry_id == "10"} == {frozenset("A")}
    assert {frozenset(state.pois) for entry_id, state in flow.ways if entry_id == "20"} == {frozenset()}


@pytest.mark.rule("TL-BOOK-16")
def test_what_the_story_decided_is_known_later(spoilt):
    """Who drove the wolves off has the token, so entry 20 always leads to the goat."""
    flow = walk(load_book(spoilt(), WORLD), "X0")
    assert after(flow, "20") == {"end-goat"}


def test_one_entry_does_not_contradict_itself(spoilt):
    """Both halves of a condition cannot fail."""
    both = (
        "      - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n",
        "      - if: {class: bard}\n        then: [{read: end-goat}]\n"
        "      - if: {not: {class: bard}}\n        then: [{read: end-bones}]\n",
    )
    assert not walk(load_book(spoilt(both), WORLD), "X0").dead


def test_questions_that_are_asked_once_do_not_multiply_the_ways(spoilt):
    """Sixteen remarks, each for those who have some card, are one way through; what is asked again still agrees."""
    remark = "      - if: {{wyrd: {{at_least: {n}}}}}\n        then: [{{tell: A remark.}}]\n"
    remarks = "".join(remark.format(n=n) for n in range(16))
    asked = (
        "      - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n",
        f"      - if: {{class: bard}}\n        then: [{{gain_quest: 2}}]\n{remarks}"
        "      - if: {class: bard}\n        then: [{read: end-goat}]\n      - read: end-bones\n",
    )
    held = load_book(spoilt(asked), WORLD)
    ways = walk(held, "X0").run(held.adventures["X0"].entries["20"].do, walking.FlowPath(walking.FlowState()))
    assert {(path.next, path.state.quests) for path in ways} == {
        ("end-goat", frozenset({2})),
        ("end-bones", frozenset()),
    }
    assert len(ways) == 2 * 2  # and the test before them has two outcomes


def test_a_step_between_opens_the_question_again(spoilt):
    """Tokens that were too few may be enough after one more."""
    world = ("pois:\n", "  W1: {kind: world, name: Apples, tokens: {name: apples, max: 4}}\npois:\n")
    steps = (
        "      - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n",
        "      - if: {token: {card: W1, at_least: 2}}\n        then: [{read: end-goat}]\n      - {MORE}\n"
        "      - if: {token: {card: W1, at_least: 2}}\n        then: [{read: end-bones}]\n      - reveal_poi: A\n",
    )
    more = load_book(spoilt(world, steps, ("{MORE}", "add_token: {card: W1, n: 1}")), WORLD)
    same = load_book(spoilt(world, steps, ("{MORE}", "gain_cp: 1")), WORLD)
    assert "end-bones" in after(walk(more, "X0"), "20")
    assert "end-bones" not in after(walk(same, "X0"), "20")


def test_a_fact_of_another_adventure_may_hold_or_not(spoilt, found):
    """One file alone does not know what the campaign remembers."""
    gated = ("- if: {quest: 1}", "- if: {any: [{quest: 1}, {flag: page}]}")
    assert {one.key for one in found(spoilt(gated))} == {"flag-never"}


def test_a_party_without_a_class(spoilt):
    gated = ("- if: {quest: 1}", "- if: {class: ranger}")
    held = load_book(spoilt(gated), WORLD)
    assert set(walk(held, "X0").ends) == {"end-goat", "end-bones"}
    assert set(walk(held, "X0", without=frozenset({Fact("class", "ranger")})).ends) == {"end-bones"}


def test_a_huge_adventure_is_walked_coarsely(spoilt, monkeypatch):
    monkeypatch.setattr(walking, "MOST_NODES", 3)
    flow = walk(load_book(spoilt(), WORLD), "X0")
    assert flow.coarse
    assert set(flow.ends) == {"end-goat", "end-bones"}


def test_a_coarse_walk_still_knows_what_an_end_unlocks(monkeypatch):
    """What a campaign can go on with hangs on it."""
    monkeypatch.setattr(walking, "MOST_NODES", 3)
    flow = walk(book("winter_owed"), "M1")
    assert flow.coarse
    assert all(("unlock", "M2") in state.cards for states in flow.ends.values() for state in states)


def test_rows_of_entries_are_counted_however_long_and_however_often_they_part():
    line = {str(number): {str(number + 1)} for number in range(5000)}
    assert count_entries_in_a_row(line)["0"] == 5001
    parting = {f"{at}": {f"{at}a", f"{at}b"} for at in range(60)}
    meeting = {f"{at}{side}": {f"{at + 1}"} for at in range(60) for side in "ab"}
    assert count_entries_in_a_row({**parting, **meeting})["0"] == 121
    assert count_entries_in_a_row({"10": {"20"}, "20": {"30"}, "30": {"20"}})["10"] == 3


def test_an_entry_that_is_done_once_only_has_its_text_the_second_time(spoilt):
    """Nothing lies on the table when it is read again: the party would sit there for ever."""
    once = ("    text: The goat stands", "    once: true\n    text: The goat stands")
    again = ("            do: [{read: end-bones}]\n  20", "            do: [{read: 30}]\n  20")
    back = ("  end-goat:\n", "  30:\n    text: You turn round on the road.\n    do: [{read: 10}]\n  end-goat:\n")
    assert set(walk(load_book(spoilt(once, again, back), WORLD), "X0").dead) == {"10"}
    assert not walk(load_book(spoilt(again, back), WORLD), "X0").dead


GOAT_END = "      - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n"


@pytest.mark.rule("TL-DEFEAT-15")
def test_where_a_fallen_party_fails_its_test_the_story_goes_on(spoilt):
    """An author need not guard a test that must be taken, nor a question to each Hero."""
    harm = (
        "      - lose_health: 9\n      - test: {by: single must, type: strength, difficulty: 2,\n"
        "               success: [{read: end-goat}], failure: [{read: end-bones}]}\n"
    )
    ask = (
        "      - lose_health: 9\n      - ask_each: {id: oath, question: 'Do you swear?',\n"
        "                   if_yes: [{read: end-goat}], if_no: [{read: end-bones}]}\n"
    )
    assert not walk(load_book(spoilt((GOAT_END, harm)), WORLD), "X0").dead
    assert not walk(load_book(spoilt((GOAT_END, ask)), WORLD), "X0").dead


@pytest.mark.rule("TL-DEFEAT-15", "TL-GLOSS-26")
@pytest.mark.parametrize(
    ("before", "after", "dead"),
    [
        ("", "", {}),
        ("      - lose_health: 9\n", "", {"20": True}),
        ("      - choose: [{label: Pay., cost: {health: 3}, do: []}, {label: Do not., do: []}]\n", "", {"20": True}),
        ("      - lose_health: 9\n", "      - read: end-bones\n", {}),
    ],
)
def test_a_pick_of_heroes_who_may_have_fallen_is_no_way_on(before, after, dead, spoilt):
    """Only standing Heroes do what each Hero picks; a choice that reads on must say what follows otherwise."""
    pick = f"{before}      - one_of: [[{{read: end-goat}}], [{{read: end-bones}}]]\n{after}"
    flow = walk(load_book(spoilt((GOAT_END, pick)), WORLD), "X0")
    assert {entry: state.fallen for entry, state in flow.dead.items()} == dead


@pytest.mark.rule("TL-GEN-13")
def test_a_party_that_may_lose_heroes_need_not_be_what_it_was(spoilt):
    """A Hero who had a bard may have none after a loss."""
    both = (
        "      - if: {class: bard}\n        then: [{tell: A song.}]\n        else: [{read: end-bones}]\n"
        "      - lose_health: 3\n      - if: {class: bard}\n        then: [{read: end-goat}]\n"
    )
    flow = walk(load_book(spoilt((GOAT_END, both)), WORLD), "X0")
    assert set(flow.dead) == {"20"}
    assert not flow.dead["20"].fallen
