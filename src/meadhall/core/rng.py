"""Random numbers that are the same interpreted and compiled, on every machine."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF


class Rng:
    """sfc32: four small ints, cheap to copy. Dealers and search own one, states never."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Any integer is a seed; nearby seeds give unrelated numbers after the first rounds, which are thrown away."""
        rng = Rng(seed & M32, (seed >> 32) & M32, (seed >> 64) & M32, 1)
        for _ in range(15):
            rng.below(2)
        return rng

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        b = self.b
        c = self.c
        t: i64 = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) | (c >> 11)) & M32) + t) & M32
        return (t * n) >> 32

    def choice(self, items: list[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
