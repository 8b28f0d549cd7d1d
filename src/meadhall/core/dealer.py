"""Dealers answer for chance: from a seed, a script, a record, or a secret that was promised beforehand."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from meadhall.core.agenda import CHANCE, State, pending
from meadhall.core.decision import asked, play, read, seat_name
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng


class Dealer(Protocol):
    """Answers the pending question when it is asked of chance."""

    def deal(self, state: State) -> int: ...

    def header(self) -> dict[str, Any]:
        """What the record says about it before the game; nothing that foretells a draw of a sealed deal."""
        ...


def deal(state: State, rng: Rng) -> str:
    """Let chance answer the pending question, by its own odds; says what it answered."""
    frame = asked(state)
    if frame is None or frame.seat != CHANCE:
        raise Fault("deal-not-asked", seat=seat_name(frame.seat) if frame else "none")
    move = int(frame.sample(state, rng))
    text = str(frame.text(state, move))
    play(state, move)
    return text


class SeededDealer:
    """The same seed and the same answers give the same game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng.seeded(seed)

    def deal(self, state: State) -> int:
        frame = asked(state)
        assert frame is not None
        return int(frame.sample(state, self.rng))

    def header(self) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}


class ScriptedDealer:
    """Deals what it is told, in order: tests and told stories."""

    def __init__(self, script: Iterable[str]) -> None:
        self.script: Iterator[str] = iter(script)

    def deal(self, state: State) -> int:
        text = next(self.script, None)
        if text is None:
            raise Fault("script-ended", ask=getattr(asked(state), "ask", ""))
        return read(state, text)

    def header(self) -> dict[str, Any]:
        return {"kind": "scripted"}


class ReplayingDealer(ScriptedDealer):
    """Deals what a record says was dealt."""

    def header(self) -> dict[str, Any]:
        return {"kind": "replaying"}


class EnumeratingDealer:
    """Does not choose: lists every draw with its probability, for search."""

    def branches(self, state: State) -> list[tuple[int, float]]:
        frame = asked(state)
        moves = pending(state)
        given = frame.weights(state) if frame else None
        weights = [int(weight) for weight in given or [1] * len(moves)]
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True)]


class CommittedDealer:
    """Provable dealing: the hash of the secret is published before the first card, every seat adds a nonce,
    each draw follows from both, and the secret is published at the end."""

    def __init__(self, secret: bytes, nonces: list[str], draws: int = 0) -> None:
        self.secret = secret
        self.nonces = nonces
        self.draws = draws

    @classmethod
    def fresh(cls, seats: int) -> CommittedDealer:
        return cls(secrets.token_bytes(32), [secrets.token_hex(8) for _ in range(seats)])

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self, state: State) -> int:
        frame = asked(state)
        assert frame is not None
        promise = "|".join([*self.nonces, str(self.draws)]).encode()
        seed = hmac.new(self.secret, promise, hashlib.sha256).digest()
        self.draws += 1
        return int(frame.sample(state, Rng.seeded(int.from_bytes(seed[:12], "big"))))

    def header(self) -> dict[str, Any]:
        return {"kind": "committed", "commitment": self.commitment, "nonces": self.nonces}
