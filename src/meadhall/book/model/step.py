"""A step of a story, and a list of steps."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.model.conditions import Value, Who


@dataclass(frozen=True)
class Block(Value):
    """Steps that are executed in order (TL-GEN-08).

    `name` is stable across edits (`M1/12.do`, `M1/12.choose.1.do`, `M1/cards.W1.effects.1.do`), `number` is its index
    in `Book.blocks`: a frame holds the number, a saved game the name.
    """

    name: str
    number: int
    steps: tuple[Step, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.steps)


@dataclass(frozen=True, kw_only=True)
class Step(Value):
    """`path` is unique in the Adventure: the author's id, or the position. `line` is the line in the file."""

    verb: str
    path: str
    line: int = field(compare=False)
    who: Who
