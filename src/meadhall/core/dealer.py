"""Dealers answer for chance: from a seed, a script, a record, or a secret committed in advance."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import Any

from meadhall.core.agenda import CHANCE, State, pending
from meadhall.core.decision import parse_answer, pending_frame, play, seat_name
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng


class Dealer:
    """Answers questions to chance."""

    def deal(self, state: State) -> int:
        raise NotImplementedError

    def header(self) -> dict[str, Any]:
        """Return what the record says about it before the game: nothing that foretells a draw of a sealed deal."""
        raise NotImplementedError

    def mark(self) -> object:
        """Return where the dealer is, for `restore`."""
        return None

    def restore(self, mark: object) -> None:
        """Go back to a mark: what was dealt since has not happened."""

    def catch_up(self, draws: int, states: Iterable[State]) -> None:
        """Go to where a record is. `states` are the positions before each of its draws."""

    def reveal(self) -> dict[str, Any]:
        """Return what the record publishes about it when the game is over."""
        return {}

    @property
    def public_seed(self) -> int | None:
        """The seed that players may know; None where they may not."""
        return None


def deal(state: State, rng: Rng) -> str:
    """Let chance answer the pending question by its odds; return the answer."""
    frame = pending_frame(state)
    if frame is None or frame.seat != CHANCE:
        raise Fault("deal-not-asked", seat=seat_name(frame.seat) if frame else "none")
    move = int(frame.sample(state, rng))
    text = str(frame.text(state, move))
    play(state, move)
    return text


class SeededDealer(Dealer):
    """The same seed and answers give the same game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng.seeded(seed)

    def deal(self, state: State) -> int:
        frame = pending_frame(state)
        assert frame is not None
        return int(frame.sample(state, self.rng))

    def header(self) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}

    def mark(self) -> object:
        return self.rng.copy()

    def restore(self, mark: object) -> None:
        assert isinstance(mark, Rng)
        self.rng = mark

    def catch_up(self, draws: int, states: Iterable[State]) -> None:
        self.rng = Rng.seeded(self.seed)
        for state in states:
            self.deal(state)

    @property
    def public_seed(self) -> int | None:
        return self.seed


class ScriptedDealer(Dealer):
    """Deals a given sequence, for tests and stories."""

    def __init__(self, script: Iterable[str]) -> None:
        self.script: Iterator[str] = iter(script)

    def deal(self, state: State) -> int:
        text = next(self.script, None)
        if text is None:
            raise Fault("script-ended", ask=getattr(pending_frame(state), "ask", ""))
        return parse_answer(state, text)

    def header(self) -> dict[str, Any]:
        return {"kind": "scripted"}


class ReplayingDealer(ScriptedDealer):
    """Deals what a record contains."""

    def header(self) -> dict[str, Any]:
        return {"kind": "replaying"}


class EnumeratingDealer:
    """Lists every draw with its probability instead of choosing one, for search."""

    def branches(self, state: State) -> list[tuple[int, float]]:
        frame = pending_frame(state)
        moves = pending(state)
        given = frame.weights(state) if frame else None
        weights = [int(weight) for weight in given or [1] * len(moves)]
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True)]


class CommittedDealer(Dealer):
    """Provably fair dealing: the hash of the secret is published before the first card, every seat adds a nonce, each
    draw follows from both, and the secret is published at the end.
    """

    def __init__(self, secret: bytes, nonces: list[str], draws: int = 0) -> None:
        self.secret = secret
        self.nonces = nonces
        self.draws = draws

    @classmethod
    def create(cls, seats: int) -> CommittedDealer:
        return cls(secrets.token_bytes(32), [secrets.token_hex(8) for _ in range(seats)])

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self, state: State) -> int:
        frame = pending_frame(state)
        assert frame is not None
        promise = "|".join([*self.nonces, str(self.draws)]).encode()
        seed = hmac.new(self.secret, promise, hashlib.sha256).digest()
        self.draws += 1
        return int(frame.sample(state, Rng.seeded(int.from_bytes(seed[:12], "big"))))

    def header(self) -> dict[str, Any]:
        return {"kind": "committed", "commitment": self.commitment, "nonces": self.nonces}

    def mark(self) -> object:
        return self.draws

    def restore(self, mark: object) -> None:
        assert isinstance(mark, int)
        self.draws = mark

    def catch_up(self, draws: int, states: Iterable[State]) -> None:
        self.draws = draws

    def reveal(self) -> dict[str, Any]:
        return {"secret": self.secret.hex()}
