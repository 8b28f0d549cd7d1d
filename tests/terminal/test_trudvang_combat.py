"""A combat of Trudvang Legends at the terminal: what it tells while runes are drawn, placed and spent."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import meadhall
from golden import golden
from meadhall.games.trudvang.edge.combat_result import ENDS
from meadhall.games.trudvang.edge.phrases import unit_at
from meadhall.tables.seat_log import merge_events as told_to
from meadhall.terminal.game_ui import Place
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.adventurers import asked_at, at, teller_at


def test_planning_tells_slots_misses_the_next_draw_and_what_stopping_means() -> None:
    state = at("planning.draw")
    seat = unwrap(meadhall.decide(state)).seat
    told = teller_at(state, seat)
    fight = "\n".join(told.tell("fight", ""))
    own = unwrap(told.combat.own(seat))

    assert fight.startswith("Combat in ")
    assert len(re.findall(r"^(?:Open|Full): ", fight, re.M)) >= len(own["feats"])
    assert f"Miss track: {len(own['miss'])} of 5" in fight
    assert "If 3 more runes are drawn: no miss " in fight
    assert "If you stop now: No misses: positive statuses act." in fight
    assert f"If {told.hero(seat)} stops now: No misses" in "\n".join(teller_at(state, 1 - seat).tell("fight", ""))
    asked = asked_at(state, seat)
    assert asked.line("draw").startswith("Draw runes: 3 runes; no miss ")
    assert asked.line("stop").startswith("Stop: ")
    assert sum(own["next_draw"]["misses"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_runes_are_placed_the_screen_shows_the_odds_and_what_stopping_would_do(language: str) -> None:
    """The sum stands above the question, where no small screen cuts it off."""
    state = at("planning.allocate")
    seat = unwrap(meadhall.decide(state)).seat
    told = teller_at(state, seat, language)
    own = unwrap(told.combat.own(seat))
    [odds] = told.combat.next_draw(own)
    scene = " ".join(told.draw(0, Place(78, 14, {}, False)).plain.split())

    assert told.holding(Place(78, 2, {}, False)).plain == told.combat.sum(own)
    assert told.phrases.stopping(own) in told.combat.sum(own)
    assert all(told.feat(feat) in told.combat.sum(own) for feat in own["if_stopped"]["active"])
    assert " ".join(odds.split()) in scene
    assert odds.count("%") == sum(chance > 0 for chance in own["next_draw"]["misses"])


def test_a_slot_is_offered_with_what_its_feat_does_and_still_wants() -> None:
    state = at("planning.allocate")
    asked = unwrap(meadhall.decide(state))
    told = teller_at(state, asked.seat)
    rune, slot = next(text.split()[1:] for text in asked.options if text.startswith("place "))
    feat, _, number = slot.rpartition(".")
    laid = next(one for one in unwrap(told.combat.own(asked.seat))["feats"] if one["feat"] == feat)
    open_ = sum(not one["rune"] for one in laid["slots"]) - 1

    said = asked_at(state, asked.seat).line(f"place {rune} {slot}")
    assert told.feat_effect(feat) in said
    assert said.count("wanted") == open_
    assert said.endswith("It is active then.") == (open_ == 0)
    [thing] = [one for one in asked_at(state, asked.seat).decision().things if one.id == slot]
    assert thing.row == f"{told.feat(feat)}, slot {number}"


def test_a_target_is_offered_with_its_numbers() -> None:
    told = teller_at(at("planning.draw"))
    group = told.map.groups_at(told.view["fight"]["place"])[0]
    unit = group["units"][0]

    assert (
        asked_at(at("planning.draw"))
        .line(f"hit {group['group']}.1")
        .endswith(f"health {unit['health']} · attack {unit['attack']} · defence {unit['defence']}")
    )
    assert unit_at(told.view, f"{group['group']}.99") is None


def test_a_test_is_offered_with_its_odds() -> None:
    told = teller_at(at("hero.travel"))
    told.view["question"]["odds"] = {told.heroes[0]["hero"]: 0.314}

    asked = asked_at(at("hero.travel"), view=told.view)

    assert ": 31% if drawn again · " in asked.line(f"exhaust {told.heroes[0]['hero']}")
    assert asked.line("yes") == "Yes: 31% to succeed"
    assert asked.line(f"hero {told.heroes[0]['hero']}").endswith(" 31% to succeed")


def test_without_a_combat_there_is_none() -> None:
    assert teller_at(at("hero.travel")).tell("fight", "") == ["There is no combat now."]


@pytest.mark.parametrize(
    ("language", "sum_"),
    [
        ("en", "Enemies defeated: 1. Draugr no. 2. Briya: −5 health, +1 CP, +1 XP. Felerion: +1 CP, +1 XP. "),
        ("fr", "Ennemis vaincus : 1. Le draugr n° 2. Briya : −5 PV, +1 PC, +1 XP. Felerion : +1 PC, +1 XP. "),
        ("de", "Besiegte Feinde: 1. Draugr Nr. 2. Briya: −5 Leben, +1 CP, +1 EP. Felerion: +1 CP, +1 EP. "),
    ],
)
def test_the_end_of_a_combat_is_told_with_what_it_cost_and_gave(language: str, sum_: str) -> None:
    """Each combat by itself: the one before it, in which Felerion fell, has its own sum."""
    state, log = second_combat_over()
    told = teller_at(state, 0, language)
    told.log = lambda: log
    before, now = [re.sub(r"\s", " ", told.happened(event)) for event in log if event["kind"] in ENDS]

    assert sum_ in now
    assert f", {told.speech('down')}." in before
    assert f", {told.speech('down')}." not in now
    assert told.speech("outcome-unscathed") in before  # Volgr was there all the same


@cache
def second_combat_over() -> tuple[Any, list[dict[str, Any]]]:
    record = golden("trudvang")["rye-four"]
    state = record.first()
    state.log = []
    for number in range(len(record.answers)):
        if sum(event.kind in ENDS for event in state.log) == 2:
            break
        record.replay_one(state, number)
    return state, [entry.event for entry in told_to(((0, event) for event in state.log), 0)]
