"""The loss of each Hero who can defend, from public information."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.book.model.steps import Block, Count, Step
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.attack_cards import MISSES
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.fight import Blow
from meadhall.games.trudvang.rules.blows import ability_of, loss
from meadhall.games.trudvang.rules.enemy_turn import ChooseDefender
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang


def losses_of(s: Trudvang, frame: Frame) -> dict[str, dict[str, float]]:
    """TL-COMBAT-RES-05, TL-ATTACK-01. Return for each possible defender the least and the most that this attack can
    take with the cards left, the mean, the chance to fall, and the chance of another ability; without further answers
    of the players.
    """
    if not isinstance(frame, ChooseDefender):
        return {}
    blow, cards = fight_in(s).blow(), s.attack_deck.drawable() or s.attack_deck.out
    if not cards:
        return {}
    return {
        HEROES[s.hero[seat]]: describe_loss(s, seat, [blow_on(s, blow, seat, card) for card in cards])
        for seat in frame.options(s)
    }


def blow_on(s: Trudvang, blow: Blow, seat: i64, card: i64) -> Blow:
    """Return the same attack on this Hero, with this card and the strength of its ability."""
    found = blow.copy()
    found.defender, found.card = seat, card
    found.missed = 1 if MISSES[card] else found.missed
    for step in steps(ability_of(s, found)):
        if isinstance(step, Count) and strengthens(step):
            found.more += step.n.number
    return found


def steps(ability: Block | None) -> tuple[Step, ...]:
    return () if ability is None else ability.steps


def strengthens(step: Step) -> bool:
    """TL-GLOSS-19. Return whether it changes this attack by a printed number."""
    return (
        isinstance(step, Count) and step.verb == "modify_enemy_attack" and step.aim in ("", "this") and not step.n.name
    )


def describe_loss(s: Trudvang, seat: i64, blows: list[Blow]) -> dict[str, Any]:
    lost = [int(loss(s, blow)) for blow in blows]
    count = len(blows)
    return {
        "least": min(lost),
        "most": max(lost),
        "mean": round(sum(lost) / count, 1),
        "falls": round(sum(one >= s.hp[seat] for one in lost) / count, 4),
        "ability": round(sum(not blow.missed and does_more(s, blow) for blow in blows) / count, 4),
    }


def does_more(s: Trudvang, blow: Blow) -> bool:
    """Return whether an ability does anything but strengthen the attack."""
    return any(not strengthens(step) for step in steps(ability_of(s, blow)))
