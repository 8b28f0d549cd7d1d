"""Bots as Heroes: they travel with purpose, know no page that was not read, and fight by their level."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import meadhall
from meadhall.book.model import steps
from meadhall.book.model.steps import Block
from meadhall.book.model.story import Card, Foes
from meadhall.bots import bot
from meadhall.bots.judge import judge_of
from meadhall.bots.match import play_match
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import pending_frame as frame_of
from meadhall.games.trudvang.cards import LETTERS, REGION_OF
from meadhall.games.trudvang.edge.view import known_cards
from meadhall.games.trudvang.fight import PLANNING, SKILLS
from meadhall.games.trudvang.judge.combat_forecast import CombatForecast
from meadhall.games.trudvang.judge.judge import JUDGE
from meadhall.games.trudvang.judge.known_book import known_copy
from meadhall.games.trudvang.judge.travel_goals import FAR, NO_SHIP, goal, travel_time
from meadhall.games.trudvang.judge.travel_values import chance
from meadhall.games.trudvang.options import House
from meadhall.games.trudvang.rules.combat import EndCombat, Step
from meadhall.games.trudvang.rules.planning import PlanRound
from meadhall.games.trudvang.rules.steps import Stepwise
from meadhall.games.trudvang.saga import Saga, ident, shipped_books
from meadhall.games.trudvang.state import CUT_SHORT
from optional import unwrap
from trudvang import arena
from trudvang.scene import TABLE, draws, offered, run, table, told_story, trudvang

PLANNERS = ("karl", "jarl")
TRAVEL = f"phase=2 agenda=BeginPhase({ident('TRAVEL')})"
PAIR = "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges "


def answered(state: Any, level: str, seat: int = 0, iterations: int = 60) -> str:
    """The answer in words."""
    pending(state)
    frame = frame_of(state)
    assert frame is not None
    return frame.text(state, bot(level, trudvang, 1, iterations=iterations).choose(state, seat))


def worth(state: Any) -> float:
    worths = JUDGE.worth(state)
    assert len(set(worths)) == 1
    return float(worths[0])


def test_the_game_brings_its_own_judge():
    assert judge_of(trudvang) is JUDGE


# Whole adventures


@cache
def told_by(book: str, level: str, players: int) -> Any:
    return play_match(trudvang, players, {"adventure": book}, [level] * players, 5, iterations=4)


@pytest.mark.rule("TL-CAMP-11", "TL-END-08")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("book", shipped_books())
def test_a_party_of_karls_comes_to_an_end_of_either_adventure(book, players):
    result = told_by(book, "karl", players)
    state = result.record.replay()
    assert result.winners == list(range(players))
    assert state.reason != CUT_SHORT
    assert state.round < 40


@pytest.mark.parametrize("book", shipped_books())
def test_so_does_a_party_of_jarls(book):
    assert told_by(book, "jarl", 2).winners == [0, 1]


@cache
def questions() -> list[Any]:
    """Tables of both adventures at the moment somebody is asked."""
    found = []
    for book in shipped_books():
        record = told_by(book, "karl", 2).record
        state = record.first()
        for answer in record.answers:
            frame = frame_of(state)
            if frame is not None and frame.seat != CHANCE:
                found.append(state.copy())
            meadhall.play(state, answer.text)
    return found


@pytest.mark.rule("TL-GEN-07")
def test_any_seat_answers_for_the_table_and_all_vote_alike():
    shared = [state for state in questions() if unwrap(frame_of(state)).seat == TABLE]
    assert {unwrap(frame_of(state)).ask for state in shared} >= {"branch.choose", "party.visit", "defender.choose"}
    for state in shared:
        answers = {bot("karl", trudvang, seed).choose(state, seat) for seat, seed in ((0, 1), (1, 2))}
        assert answers <= set(pending(state))
        assert len(answers) == 1 or state.fight is not None


@pytest.mark.parametrize("level", PLANNERS)
def test_a_bot_answers_legally_changes_nothing_and_a_seed_fixes_it(level):
    for state in questions()[::7]:
        before = trudvang.position(state)
        seat = max(0, int(unwrap(frame_of(state)).seat))
        first, second = (bot(level, trudvang, 3, iterations=6).choose(state, seat) for _ in range(2))
        assert first == second
        assert first in pending(state)
        assert trudvang.position(state) == before


# What is not known


def rewritten(state: Any) -> Any:
    """The same table with another book: every page, window and card that nobody has seen says something else."""
    twin = state.copy()
    old = state.house.saga
    saga = Saga(old.book)
    adventure = old.adventures[state.adventure]
    for number in old.entries.keys() - set(state.journal):
        entry = old.entries[number]
        saga.entries[number] = replace(entry, text="Another tale.", do=Block(entry.do.name, -1))
        for key in within(old).get(old.names[number], ()):
            if key in saga.blocks:
                saga.blocks[key] = Block(old.names[key], -1)
    pois = {}
    for letter, poi in adventure.pois.items():
        pois[letter] = replace(poi, read="intro", foes=harmless(poi.foes) if poi.foes is not None else None)
        if not state.poi_open >> LETTERS.index(letter) & 1:
            pois[letter] = replace(poi, name="?", text="?", read="intro", place="soj")
    saga.adventures[state.adventure] = replace(adventure, pois=pois)
    for number in old.cards.keys() - set(known_cards(state)):
        saga.cards[number] = Card(old.cards[number].id, 0, "world", "?", "?", 0)
    frame = state.agenda[-1]
    if isinstance(frame, Stepwise):
        hide_branches(saga, frame)
    twin.house = House(state.house.given)
    twin.house.saga = saga
    return twin


@cache
def within(saga: Saga) -> dict[str, list[int]]:
    """The idents of all that lies inside of something, by its name: an entry has blocks, and these have others."""
    found: dict[str, list[int]] = {}
    for key, name in saga.names.items():
        parts = name.split(".")
        for end in range(1, len(parts)):
            found.setdefault(".".join(parts[:end]), []).append(key)
    return found


def harmless(foes: Foes) -> Foes:
    """Abilities of a book's own Enemies are in no view."""
    return replace(foes, ability1=None, ability2=None)


def hide_branches(saga: Saga, frame: Stepwise) -> None:
    """What lies behind the answers of the pending question."""
    block = saga.blocks[frame.block]
    step = block.steps[frame.at]
    if isinstance(step, steps.Choose):
        step = replace(step, options=tuple(replace(one, do=Block(one.do.name, -1)) for one in step.options))
    elif isinstance(step, steps.Test):
        step = replace(step, success=step.failure, failure=step.success)
    saga.blocks[frame.block] = replace(block, steps=(*block.steps[: frame.at], step, *block.steps[frame.at + 1 :]))


def thoughts(state: Any) -> list[Any]:
    """All of the book that a bot has before its eyes."""
    seen = JUDGE.seen(state, 0)
    saga = seen.house.saga
    return [saga.cards, saga.entries, saga.blocks, saga.adventures[seen.adventure].pois, seen.agenda]


@pytest.mark.rule("TL-GEN-12", "TL-BOOK-02", "TL-COMP-10")
@pytest.mark.parametrize("level", PLANNERS)
def test_no_bot_is_swayed_by_a_page_that_was_not_read(level):
    told = [one for one in questions() if one.adventure and one.journal]
    stories = [one for one in told if isinstance(one.agenda[-1], Stepwise)]
    assert {unwrap(frame_of(one)).ask for one in stories} >= {"branch.choose", "book.ask", "test.answer"}
    for state in [*stories, *told[::7]]:
        frame = unwrap(frame_of(state))
        seat = max(0, int(frame.seat))
        here, there = (bot(level, trudvang, 9, iterations=6).choose(one, seat) for one in (state, rewritten(state)))
        assert here == there, frame.ask


@pytest.mark.rule("TL-GEN-12", "TL-COMP-10")
def test_a_combat_is_thought_about_without_the_book():
    fights = [one for one in questions() if one.fight is not None and not isinstance(one.agenda[-1], Stepwise)]
    for state in fights[::9]:
        assert thoughts(state) == thoughts(rewritten(state))


@pytest.mark.rule("TL-COMP-10", "TL-BOOK-02")
def test_thoughts_have_no_pages():
    state = next(one for one in questions() if one.fight is not None)
    saga = known_copy(state).house.saga
    assert not saga.entries
    assert set(saga.book.cards) <= {state.house.saga.cards[card].id for card in known_cards(state)}
    assert len(saga.adventures[state.adventure].pois) == state.poi_open.bit_count()
    assert all(poi.read == "" for poi in saga.adventures[state.adventure].pois.values())


# Travel


def travelling(position: str) -> Any:
    return table(f"{position} {TRAVEL}")


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.parametrize(
    ("position", "right"),
    [
        ("A.at=fylges B.at=fylges pois=A:arji", "travel arji"),
        ("A.at=manjord B.at=manjord pois=A:arji", ("travel fylges", "travel trollridge")),
        ("A.at=arji B.at=arji pois=A:arji", "stay"),
        ("A.at=fylges B.at=fylges pois=A:grim_sea ships=fylges,-", "sail grim_sea"),
        ("A.at=arji B.at=arji pois=A:grim_sea ships=fylges,-", "travel fylges"),
        # Enemies on the one way, none on the other.
        ("A.at=manjord B.at=manjord pois=A:arji enemies=DRAUGR-1 groups=draugr@fylges:0.0", "travel trollridge"),
        # A friend is one region behind, and there is a fight ahead.
        ("A.at=fylges B.at=manjord pois=A:arji enemies=DRAUGR-1 groups=draugr@arji:0.0", "stay"),
        # Leaving would be the end of it.
        ("A.at=fylges A.hp=2 B.at=fylges pois=A:arji enemies=DRAUGR-1 groups=draugr@fylges:0.0", "stay"),
    ],
)
def test_heroes_travel_to_where_the_story_goes_on(level, position, right):
    state = travelling(f"A.hero=kattly B.hero=briya {position}")
    assert answered(state, level) in ((right,) if isinstance(right, str) else right)


def test_a_friend_goes_aboard():
    state = travelling(PAIR + "pois=A:grim_sea ships=fylges,-")
    run(state, "sail grim_sea")
    assert (offered(state), answered(state, "karl", seat=1)) == (["no", "yes"], "yes")


def test_a_way_over_sea_needs_a_ship():
    state = travelling(PAIR + "pois=A:soj")
    here, there = REGION_OF["fylges"], REGION_OF["soj"]
    assert goal(state) == there
    assert travel_time(state, here, NO_SHIP, there) == FAR
    state.ships[0] = here
    assert travel_time(state, here, 0, there) < FAR


# The book


@pytest.mark.rule("TL-TEST-10")
@pytest.mark.parametrize(("difficulty", "right"), [(1, "yes"), (5, "no")])
def test_a_test_is_dared_by_its_odds(difficulty, right):
    state = told_story(f"""
        - test: {{id: try, by: any may, type: charisma, difficulty: {difficulty}, outcome: any_succeeds,
                 success: [{{gain_cp: 1}}], failure: [{{lose_health: 1}}]}}
    """)
    assert answered(state, "karl") == right


def test_the_odds_of_a_test_are_those_of_the_bag():
    state = table(PAIR + "A.bag=water:1,dark:13")
    assert chance(state, 0, (0, 1)) == pytest.approx(0.5)
    assert chance(state, 0, (0, 2)) == 0
    assert chance(state, 0, (0, 0)) == 1


@pytest.mark.rule("TL-EXH-01")
@pytest.mark.parametrize(("letters", "right"), [("WWDDDEE", "stand"), ("DDDDDEE", "exhaust kattly")])
def test_a_hero_card_is_exhausted_for_a_draw_that_failed_only(letters, right):
    state = told_story(
        """
        - test: {id: try, by: single must, type: charisma, difficulty: 2,
                 success: [{gain_cp: 1}], failure: [{lose_health: 1}]}
    """,
        "A.hero=kattly A.at=fylges B.hero=briya B.at=arji",
    )
    run(state, *draws(letters))
    assert answered(state, "karl") == right


@pytest.mark.rule("TL-TEST-06", "TL-TEST-07", "TL-EXH-01")
@pytest.mark.parametrize(
    ("outcome", "first", "second", "weary", "right"),
    [
        ("any_succeeds", "DDDDDEE", "WWDDDEE", "", "stand"),  # somebody else has won it
        ("any_succeeds", "DDDDDEE", "DDDDDEE", "", "exhaust kattly"),
        ("all_succeed", "DDDDDEE", "DDDDDEE", "A", "stand"),  # somebody has lost it for good: Briya is asked
        ("all_succeed", "DDDDDEE", "WWDDDEE", "", "exhaust kattly"),
        ("each", "DDDDDEE", "WWDDDEE", "", "exhaust kattly"),
    ],
)
def test_no_hero_is_exhausted_for_a_test_that_is_decided(outcome, first, second, weary, right):
    bags = "A.bag=water:5,earth:3,dark:7 B.bag=water:5,earth:3,dark:7"
    state = told_story(
        f"""
        - test: {{id: try, by: each must, type: charisma, difficulty: 2, outcome: {outcome},
                 success: [{{gain_cp: 1}}], failure: [{{lose_health: 1}}]}}
    """,
        bags + (f" {weary}.exhausted=1" if weary else ""),
    )
    run(state, *draws(first), *draws(second))
    seat = max(0, state.agenda[-1].seat)
    assert (state.agenda[-1].ask, seat) == ("test.answer", 1 if weary else 0)
    assert {level: answered(state, level, seat) for level in ("karl", "jarl")} == {"karl": right, "jarl": right}


@pytest.mark.rule("TL-GLOSS-26")
@pytest.mark.parametrize(("health", "right"), [(2, "either 1"), (8, "either 2")])
def test_of_a_printed_or_the_better_half_is_picked(health, right):
    state = told_story(
        """
        - {one_of: [[{gain_health: 2}], [{gain_cp: 1}, {gain_rune: wild}]], who: party}
    """,
        f"A.hero=kattly A.at=fylges A.hp={health} B.hero=briya B.at=arji",
    )
    assert answered(state, "karl") == right


# Combat


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.rule("TL-COMBAT-PLAN-08")
def test_a_hero_stops_when_only_misses_can_come(level):
    state = arena.table("kattly,briya", "draugr:2")
    arena.fill(state, 0, "cutting-jest-1", "reel-aside-1")
    arena.put(state, 0, "dagger-dance-1")
    arena.misses(state, 0, "dark", "dark", "water")
    fight = arena.fight_of(state)
    fight.step = 0
    fight.stopped = [0, 1]
    state.bags[0] = [0, 0, 0, 0, 6, 0]
    assert planning(state, level) == "stop"


@pytest.mark.rule("TL-MISS-02", "TL-MISS-03", "TL-MISS-04")
@pytest.mark.parametrize(("count", "sign"), [(0, 1), (3, 1), (4, 0), (5, -1)])
def test_the_miss_track_is_reckoned_with_until_it_has_acted(count, sign):
    state = arena.table("kattly,briya", "draugr:2")
    fight = arena.fight_of(state)
    arena.misses(state, 0, *["dark"] * count)
    fight.step = PLANNING
    assert CombatForecast(state, fight).sign(0) == sign
    fight.step = SKILLS
    assert CombatForecast(state, fight).sign(0) == 0


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.rule("TL-COMBAT-PLAN-06")
def test_a_hero_draws_on_while_nothing_is_ready_and_little_can_be_missed(level):
    state = arena.table("kattly,briya", "draugr:2")
    for feat in ("cutting-jest-1", "reel-aside-1", "dagger-dance-1"):
        arena.put(state, 0, feat)
    fight = arena.fight_of(state)
    fight.step = 0
    fight.stopped = [0, 1]
    state.bags[0] = [4, 3, 3, 3, 1, 0]
    assert planning(state, level) == "draw"


def planning(state: Any, level: str) -> str:
    state.legal = None
    state.do(PlanRound(), *[Step(step) for step in range(1, 6)], EndCombat())
    return answered(state, level, iterations=200)


@pytest.mark.parametrize("level", PLANNERS)
def test_the_unit_that_falls_is_hit(level):
    state = arena.table("kattly", "draugr:1 bull_troll:1")
    arena.fill(state, 0, "cutting-jest-1")
    arena.resolve(state, start=4)
    run(state, "play cutting-jest-1")
    assert answered(state, level) == "hit draugr.1"
