"""Who defends is asked with what each would lose: as the cards that may come say it, and nothing that is hidden."""

from __future__ import annotations

import pytest

from golden import golden
from meadhall.core.agenda import State
from meadhall.core.dealer import EnumeratingDealer
from meadhall.core.decision import decide, play
from meadhall.games.trudvang.state import Trudvang
from meadhall.words import Words
from trudvang.scene import trudvang

GUARDS, DRAUGR = 85, 61  # a second ability of Draugr makes their attack stronger


def asked_who_defends(at: int = GUARDS) -> Trudvang:
    state = golden("trudvang")["rye-two"].replay(at)
    assert isinstance(state, Trudvang)
    decision = decide(state)
    assert decision is not None
    assert decision.ask == "defender.choose"
    return state


def taken(state: State, card: int) -> int:
    """What the attack takes with this card, or would take if somebody can still answer."""
    state.log = []
    play(state, card)
    blows = (trudvang.view(state, 0)["fight"] or {"blows": []})["blows"]
    lost = sum(event.told["count"] for event in state.log if event.kind == "lose-health")
    return int(blows[-1]["loss"]) if blows else lost


@pytest.mark.rule("TL-COMBAT-RES-05", "TL-GLOSS-19")
@pytest.mark.parametrize("at", [GUARDS, DRAUGR])
def test_what_a_defender_would_lose_is_what_the_cards_take(at: int) -> None:
    """Each card that may come is played; the attack then takes what was told before, as often as was told."""
    told = trudvang.view(asked_who_defends(at), 0)["question"]["losses"]
    assert set(told) == {"volgr", "maelling"}
    for hero, said in told.items():
        state = asked_who_defends(at)
        play(state, f"defend {hero}")
        took: list[tuple[int, float]] = []
        for move, chance in EnumeratingDealer().branches(state):
            took.append((taken(state.copy(), move), chance))
        assert (said["least"], said["most"]) == (min(took)[0], max(took)[0])
        assert said["mean"] == pytest.approx(sum(loss * chance for loss, chance in took), abs=0.051)
        health = next(one["hp"] for one in trudvang.view(state, 0)["heroes"] if one["hero"] == hero)
        assert said["falls"] == pytest.approx(sum(chance for loss, chance in took if loss >= health), abs=0.001)


@pytest.mark.rule("TL-ATTACK-07")
def test_a_card_that_was_seen_leaves_no_doubt() -> None:
    state = asked_who_defends()
    card = state.attack_deck.drawable()[0]
    state.attack_deck.take(card)
    state.attack_deck.top.insert(0, card)
    told = trudvang.view(state, 0)["question"]["losses"]["volgr"]
    assert told["least"] == told["most"] == told["mean"]
    assert {told["falls"], told["ability"]} <= {0, 1}


def test_it_is_said_with_the_answer() -> None:
    view = trudvang.view(asked_who_defends(), 0)
    said = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0).price("defend volgr", view)
    assert said == "loses 0 to 5 of 8 health, 2.1 on average; an ability besides: 33%"
