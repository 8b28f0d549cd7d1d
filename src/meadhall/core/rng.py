"""Random numbers that are equal in the plain and the compiled engine and on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
M32: Final = 0xFFFFFFFF


class Rng:
    """sfc32: four small ints, cheap to copy. Owned by dealers and searches, never by states."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Create a generator from any integer. The first rounds are discarded so that nearby seeds are unrelated."""
        rng = Rng(seed & M32, (seed >> 32) & M32, (seed >> 64) & M32, 1)
        for _ in range(15):
            rng.below(2)
        return rng

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1."""
        b = self.b
        c = self.c
        t: i64 = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) | (c >> 11)) & M32) + t) & M32
        return (t * n) >> 32

    def choice(self, items: Sequence[T]) -> T:
        """Return one of these, uniformly."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
