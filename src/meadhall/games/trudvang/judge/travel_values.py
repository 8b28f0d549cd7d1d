"""Questions outside combat: where to go, what to read, which branch to vote for, whether to try a test.

The result of an answer is in the book and unknown. Only the question itself is used: labels, the kind and difficulty of
a test, the text of a card or an OR, and the map.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import CP_MOST, HEALTH, POIS, TEST_RUNE, TESTS, WILD, bits
from meadhall.games.trudvang.judge.health_values import (
    BAD_STATUS,
    CP,
    DARK_RUNE,
    GOOD_STATUS,
    RUNE,
    WEARY,
    WILD_RUNE,
    XP,
    health_worth,
)
from meadhall.games.trudvang.judge.travel_goals import FAR, goal, ship_at, travel_time
from meadhall.games.trudvang.rules.effects import draw_power
from meadhall.games.trudvang.rules.ending import ChangeHero, NextAdventure
from meadhall.games.trudvang.rules.explore import DONE, LOCATION, Visit
from meadhall.games.trudvang.rules.flow import YES, AnswerAlone, ChooseBranch, PayBranch, PickOne, SayYes
from meadhall.games.trudvang.rules.setup import PickHeroCard, PickLeader
from meadhall.games.trudvang.rules.steps import PickHero, Stepwise
from meadhall.games.trudvang.rules.tests import (
    EXHAUST,
    EXHAUST_HIRED,
    NOBODY_TAKES,
    SPEND,
    STAND,
    USE,
    AfterDraw,
    Judge,
    OfTest,
    PickTaker,
    difficulty_for,
    rune_of,
    successes,
)
from meadhall.games.trudvang.rules.travel import SAIL, STAY, WAIT, BoardShip, GoTo, SailOn, Wander, cost_of_leaving
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import NOWHERE, SPACES, Trudvang

WOUND: Final = 0.45  # a point of health lost on leaving, in Travel Phases
ALONE: Final = 3.0  # walking into Enemies with a friend still behind
NEAR: Final = 3.0  # friends that are worth waiting for
DARE: Final = 0.45  # the chance at which a test is taken
TRY_AGAIN: Final = 0.3  # and at which a Hero card is exhausted for it
MOODS: Final = 1024
YES_SHARE: Final = 0.7  # of what a Hero is offered alone
SAME: Final = 0.01  # less than anything that matters
FIRST: Final = (
    3,
    4,
    5,
    0,
    2,
    1,
)  # Heroes by what they bring to a combat: Volgr, Maelling, Briya, Kattly, Lydana, Felerion


def rate_travel_answers(s: Trudvang, frame: Frame, moves: list[i64]) -> list[float] | None:
    """Return a number for each answer, None for a question whose answers show their effects."""
    if isinstance(frame, GoTo):
        return rate_travelling(s, frame, moves)
    if isinstance(frame, SailOn):
        return rate_sailing(s, frame, moves)
    if isinstance(frame, BoardShip):
        return rate_boarding(s, frame, moves)
    if isinstance(frame, Wander):
        return [rate_wandering(s, move) for move in moves]
    if isinstance(frame, Visit):
        return [0.0 if move == DONE else 2.0 if move == LOCATION else 1.0 - SAME * float(move) for move in moves]
    if isinstance(frame, PickHeroCard):
        return [-float(FIRST.index(int(move))) for move in moves]
    if isinstance(frame, PickLeader):
        return [-float(move) for move in moves]
    if isinstance(frame, ChangeHero):
        return [1.0 if move < 0 else 0.0 for move in moves]
    if isinstance(frame, NextAdventure):
        return [-SAME * float(number) for number in range(len(moves))]
    return rate_reading(s, frame, moves) if isinstance(frame, Stepwise) else None


# The map


def rate_travelling(s: Trudvang, frame: GoTo, moves: list[i64]) -> list[float]:
    """Rate travel: one region nearer to the goal, not alone into a fight, and not at any price."""
    seat = frame.seat
    end = goal(s)
    here = s.at[seat]
    cost: float = float(cost_of_leaving(s, seat))
    found: list[float] = []
    for move in moves:
        if move == WAIT:
            found.append(-FAR * 2.0)
        elif move == STAY:
            found.append(-travel_time(s, here, ship_at(s, here), end) if end != NOWHERE else 0.0)
        else:
            to = move - SAIL if move >= SAIL else move
            ship = frame.ship(s) if move >= SAIL else ship_at(s, to)
            found.append(
                -rate_leaving(s, seat, cost)
                - (travel_time(s, to, ship, end) if end != NOWHERE else 1.0)
                - (ALONE if s.enemies_at(to) and is_awaited(s, seat, end) else 0.0)
            )
    return found


def rate_leaving(s: Trudvang, seat: i64, cost: float) -> float:
    return FAR if cost >= float(s.hp[seat]) else WOUND * cost


def is_awaited(s: Trudvang, seat: i64, end: i64) -> bool:
    """Return whether a Hero is behind and not far."""
    if end == NOWHERE:
        return False
    own = travel_time(s, s.at[seat], ship_at(s, s.at[seat]), end)
    for other in range(s.players):
        if other != seat and s.at[other] != s.at[seat] and s.space == NOWHERE:
            behind = travel_time(s, s.at[other], ship_at(s, s.at[other]), end) - own
            if 0.0 < behind <= NEAR:
                return True
    return False


def rate_sailing(s: Trudvang, frame: SailOn, moves: list[i64]) -> list[float]:
    end = goal(s)
    here = frame.at(s)
    cost: float = float(cost_of_leaving(s, frame.queue[0]))
    found: list[float] = []
    for move in moves:
        there = here if move == STAY else move
        found.append(
            (-travel_time(s, there, frame.ship, end) if end != NOWHERE else 0.0)
            - (rate_leaving(s, frame.queue[0], cost) if move != STAY else SAME)
        )
    return found


def rate_boarding(s: Trudvang, frame: BoardShip, moves: list[i64]) -> list[float]:
    """Rate boarding: Heroes who get nearer join; a companion aboard is one more reason."""
    end = goal(s)
    here = s.at[frame.seat]
    nearer: float = 0.5
    if end != NOWHERE:
        nearer += travel_time(s, here, ship_at(s, here), end) - travel_time(s, frame.to, frame.ship, end)
    nearer -= rate_leaving(s, frame.seat, float(cost_of_leaving(s, frame.seat)))
    return [nearer if move == YES else 0.0 for move in moves]


def rate_wandering(s: Trudvang, space: i64) -> float:
    """Rate moves on an Adventure Map: to a POI, or to a space with something left."""
    place = SPACES + space
    rate: float = 0.0
    for letter in range(POIS):
        if s.poi_at[letter] == place:
            rate += 2.0
    if space not in s.cleared:
        rate += 1.5 if space != s.space or not s.visited else 0.2
    if space == s.space:
        return rate + 0.3 * float(s.enemies_at(place))
    cost: float = 0.0
    for seat in s.everyone():
        cost = max(cost, rate_leaving(s, seat, float(cost_of_leaving(s, seat))))
    return rate - cost + 0.5 * whim(f"{s.round}/{space}")


# The book


def rate_reading(s: Trudvang, frame: Stepwise, moves: list[i64]) -> list[float]:
    """Rate the questions of a party while it reads."""
    if isinstance(frame, ChooseBranch):
        return rate_voting(s, frame, moves)
    if isinstance(frame, PayBranch):
        return [CP * float(s.cp[move]) + SAME * float(s.hp[move]) for move in moves]
    if isinstance(frame, PickHero):
        return rate_picking(s, frame, moves)
    if isinstance(frame, PickOne):
        told = frame.about(s)["options"]
        return [sum(step_worth(s, frame.seat, step) for step in told[move]) for move in moves]
    if isinstance(frame, AfterDraw):
        return rate_after_draw(s, frame, moves)
    if isinstance(frame, PickTaker):
        return [DARE if move == NOBODY_TAKES else chance(s, move, test_of(s, frame)) for move in moves]
    if isinstance(frame, OfTest):
        return rate_taking_part(s, frame, moves)
    if isinstance(frame, AnswerAlone):
        yes: float = YES_SHARE - whim(f"{s.hero[frame.seat]}/{s.cp[frame.seat]}/{frame.about(s)['question']}")
        return [yes if move == YES else 0.0 for move in moves]
    return [1.0 if move == YES and isinstance(frame, SayYes) else 0.0 for move in moves]


def rate_voting(s: Trudvang, frame: ChooseBranch, moves: list[i64]) -> list[float]:
    """Vote without knowing the result: each Hero has one vote, by the label, its temper and its condition; the leader
    decides ties.
    """
    labels = list(frame.about(s)["labels"].values())
    votes: list[float] = [0.0] * len(moves)
    for seat in range(s.players):
        mood = f"{s.hero[seat]}/{s.round}/{s.hp[seat]}/{s.cp[seat]}"
        whims = [whim(f"{mood}/{label}") for label in labels]
        votes[whims.index(max(whims))] += 1.0 + (SAME if seat == s.leader else 0.0)
    return votes


def whim(text: str) -> float:
    """Return a number between 0 and 1 that depends only on the text."""
    return float(ident(text) // 7 % MOODS) / float(MOODS)


def rate_picking(s: Trudvang, frame: PickHero, moves: list[i64]) -> list[float]:
    """Rate picks: gains go to the Hero who lacks most, losses to the one who can best afford them."""
    verb = str(frame.about(s)["verb"])
    found: list[float] = []
    for seat in moves:
        missing: float = float(HEALTH[s.hero[seat]] - s.hp[seat])
        if verb == "gain_cp":
            found.append(float(CP_MOST - s.cp[seat]))
        elif verb == "gain_xp":
            found.append(-float(s.xp[seat]))
        elif verb == "refresh":
            found.append(float(s.exhausted[seat]))
        else:
            found.append(missing if verb.startswith(("gain", "heal")) else -missing)
    return found


def step_worth(s: Trudvang, seat: i64, step: dict[str, Any]) -> float:
    """Return the value of a printed step for the Hero who picks it."""
    verb = str(step["verb"])
    n: float = float(step["n"]) if isinstance(step.get("n"), int) else 1.0
    sign: float = -1.0 if verb.startswith("lose") else 1.0
    health: float = float(s.hp[seat])
    if verb in ("gain_health", "lose_health"):
        return health_worth(min(float(HEALTH[s.hero[seat]]), health + sign * n)) - health_worth(health)
    if verb in ("gain_cp", "lose_cp"):
        cp: float = float(s.cp[seat])
        return CP * (max(0.0, min(float(CP_MOST), cp + sign * n)) - cp)
    if verb in ("gain_xp", "lose_xp"):
        return sign * XP * n
    if verb in ("exhaust", "refresh"):
        turned = s.exhausted[seat] == (1 if verb == "exhaust" else 0)
        return 0.0 if turned else WEARY if verb == "exhaust" else -WEARY
    if verb in ("gain_rune", "lose_rune"):
        kinds = step.get("kinds", [])
        return sign * (DARK_RUNE if "dark" in kinds else WILD_RUNE if "wild" in kinds else RUNE)
    if verb in ("gain_status", "discard_status"):
        good = not str(step.get("kind", "")).startswith("-")
        worth: float = GOOD_STATUS if good else BAD_STATUS
        return worth if verb == "gain_status" else -worth
    return 0.2


# Tests


def test_of(s: Trudvang, frame: OfTest | AfterDraw) -> tuple[i64, i64]:
    """Return the rune that counts and how many are needed, as the question says."""
    told = frame.about(s)
    return TEST_RUNE[TESTS.index(told["type"])], int(told["difficulty"])


def chance(s: Trudvang, seat: i64, test: tuple[i64, i64]) -> float:
    """Return the chance that a fresh draw succeeds."""
    bag = s.bags[seat]
    back = s.drawn[seat]
    good = int(bag[test[0]] + back[test[0]] + bag[WILD] + back[WILD])
    total = int(sum(bag) + sum(back))
    count = min(int(draw_power(s, seat, "test")), total)
    ways = comb(total, count)
    hits = sum(comb(good, hit) * comb(total - good, count - hit) for hit in range(max(0, int(test[1])), count + 1))
    return hits / ways if ways else 0.0


def rate_taking_part(s: Trudvang, frame: OfTest, moves: list[i64]) -> list[float]:
    """Rate taking part: alone by one's own odds, together by the mean of the weakest and the strongest."""
    test = test_of(s, frame)
    if frame.seat >= 0:
        odds = chance(s, frame.seat, test)
    else:
        each = [chance(s, one, test) for one in s.everyone()] or [0.0]
        odds = (min(each) + max(each)) / 2.0
    return [odds if move == YES else DARE for move in moves]


def is_decided(s: Trudvang, frame: AfterDraw) -> bool:
    """TL-TEST-06, TL-TEST-07. Return whether the party's test is decided regardless of this Hero: one success is enough
    and another Hero has it, or all must succeed and one has failed who cannot draw again.
    """
    step = frame.step(s)
    judge = next((one for one in reversed(s.agenda) if isinstance(one, Judge) and one.block == frame.block), None)
    if judge is None or step.outcome not in ("any_succeeds", "all_succeed"):
        return False
    asked = [one.seat for one in s.agenda if isinstance(one, AfterDraw)]
    for seat in bits(judge.takers):
        passes = not s.down[seat] and successes(s, seat, rune_of(step)) >= difficulty_for(s, step, seat)
        if seat != frame.seat and passes == (step.outcome == "any_succeeds") and (passes or seat not in asked):
            return True
    return False


def rate_after_draw(s: Trudvang, frame: AfterDraw, moves: list[i64]) -> list[float]:
    """Rate what to do after a draw: keep a success, or any draw if the test is decided; else a rune that completes it,
    a card, or a second draw with fair odds.
    """
    missing: i64 = test_of(s, frame)[1] - int(frame.about(s)["count"])
    if is_decided(s, frame):
        missing = 0
    again: float = chance(s, frame.seat, test_of(s, frame)) - TRY_AGAIN
    found: list[float] = []
    for move in moves:
        if move == STAND:
            found.append(0.0)
        elif missing <= 0:
            found.append(-1.0)
        elif move in (EXHAUST, EXHAUST_HIRED):
            found.append(again)
        elif SPEND <= move < USE:
            found.append(0.5 if missing == 1 else -0.5)
        else:
            found.append(0.6)
    return found
