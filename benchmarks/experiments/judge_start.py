"""The start weights of Norsaga's judge, set by hand: markers count, half a pair promises, a skald speaks.

`learn_judge.py` begins with these weights. The value features were fitted to the winners of games of an earlier jarl.
"""

from meadhall.games.norsaga.judge import policy_features, value_features
from meadhall.games.norsaga.judge.tree_cache import Weights
from meadhall.games.norsaga.judge.weights import PLAYERS, create_zero_weights

LAYS = (0.0, 0.5, 1.0, 1.6, 2.3, 3.3, 9.0)  # so many markers
LINK, VOICE, SPARE, SCARE = 0.15, 0.3, 0.3, 0.4  # a longer chain, a skald, a card that is replaced, a ghost in hand
OTHERS = 0.6  # how much harm to one of several opponents counts
PROMISE = (0.2, 0.0, 0.0, 0.3, 0.3, 0.6, 0.6)  # an empty pair, half a pair
EMBELLISH = (0.3, 0.0, 0.3, 0.3, 0.3, 0.5, 0.3, 0.2, 0.6, 0.0, 0.5, 0.4, 0.5, 0.0, 0.0)
MARKS = (
    -0.57,
    -0.51,
    -0.55,
    -0.50,
    -0.34,
    -0.05,
    -0.24,
    -0.17,
    0.08,  # LAID
    -0.01,
    0.09,
    0.28,
    0.11,
    0.02,
    1.31,
    0.39,
    1.17,
    0.00,
    -0.07,
    -0.25,
    -0.20,
    -0.27,
    -0.35,
    0.45,
    0.25,
    0.03,
    -0.11,
    -0.12,
    3.27,
    0.24,
    -0.43,
    -0.67,
    0.23,  # TEMPO
    0.06,
    0.26,
    0.09,
    -0.03,
    -0.11,
    0.04,
    -0.01,
    0.05,
    -0.34,
    -0.26,
    0.22,
    0.17,
    0.23,
    0.21,
    0.27,
    0.39,  # OUTS
    0.07,
    0.32,
    0.22,
    0.25,
    0.24,
    0.11,
    0.67,
    0.16,
    0.05,
    0.57,
    0.63,
    -0.49,
    0.42,
    0.12,
    -0.52,
    -0.09,
    0.84,  # CHAIN
    -0.19,
    0.33,
    0.50,
    -0.04,
    0.14,
    -0.53,
    -0.56,
    0.00,
    -0.07,
    0.09,
    0.11,  # AHEAD
    0.14,
    0.01,
    0.11,
    0.20,  # GRANT
    0.31,
    0.20,
    0.06,
    -0.08,
    0.01,
    -0.12,
    0.00,  # HELD
    -0.05,
    -0.09,
    0.06,
    0.20,
    0.36,  # WAYS
    -0.02,
    -0.01,
    0.17,
    0.16,  # SKALDS
    -0.03,
    0.15,
    0.30,
    -0.25,  # GHOSTS
    -0.09,
    0.04,
    -0.15,
    -0.35,
    0.00,  # DOOMED
    0.09,
    -0.02,
    -0.01,
    0.00,  # LOSS
    -0.71,
    -0.42,
    -0.31,
    -0.11,
    -0.01,
    0.21,
    0.36,
    0.46,  # HEROES
    0.00,
    0.01,
    -0.09,  # HAUNTED
)


def put(found: list[float], purpose: int, sign: float) -> None:
    """Return the features of the change of a tree, positive for its owner; the sign makes it positive for the acting
    player.
    """
    first = purpose * policy_features.PUT
    for before in range(7):
        for after in range(7):
            found[first + policy_features.LAYS + before * 7 + after] = sign * (LAYS[after] - LAYS[before])
    for row in (0, 32):
        for pair, promise in enumerate(PROMISE):
            found[first + policy_features.PAIR + row + pair] = -sign * promise
            found[first + policy_features.PAIR + row + 16 + pair] = sign * promise
    for before in range(4):
        for after in range(before + 1, 4):
            for colour in range(4):
                found[first + policy_features.CHAIN + before * 24 + after * 6 + colour] = sign * LINK
    for covered in range(4):
        for row in range(3):
            found[first + policy_features.COVER + covered * 12 + 3 + row] = sign * (VOICE if row else -VOICE)


def player(found: list[float], purpose: int, home: float, other: float) -> None:
    for markers in range(7):
        for who in range(8):
            found[policy_features.OWNER + purpose * policy_features.WHO + markers * 8 + who] = (
                other * LAYS[markers] if who % 4 else home
            )


def first_signs(players: int) -> list[float]:
    found = [0.0] * policy_features.SIGNS
    harm = -1.0 if players == 2 else -OTHERS
    for purpose in range(policy_features.SETS):
        put(found, purpose, 1.0 if purpose < policy_features.HARM else harm)
    for purpose, home in (
        (policy_features.ASSAULTED, -2.0),
        (policy_features.PLUNDERED, -2.0),
        (policy_features.SPIED, 1.0),
    ):
        player(found, purpose, home, 0.5)
    for story, rate in enumerate(EMBELLISH):
        for grant in (0, 1):
            found[policy_features.STORY + story * policy_features.EMBELLISHED + policy_features.GRANT + grant] = rate
    for purpose in range(policy_features.CARD_SETS):
        first = policy_features.CARD + purpose * policy_features.CARD_SIGNS
        found[first + policy_features.USE] = 1.0 if purpose == policy_features.TAKEN else -1.0
        found[first + policy_features.WANTED + 9] = found[first + policy_features.USE] * SCARE
    found[policy_features.DONE] = -SPARE
    found[policy_features.REFILL] = found[policy_features.PRIZE] = 1.0
    return found


def start() -> list[Weights]:
    weights = create_zero_weights()
    for players in PLAYERS:
        weights[players] = Weights(first_signs(players), [*MARKS, *[0.0] * (value_features.MARKS - len(MARKS))])
    return weights
