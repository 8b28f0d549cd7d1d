"""One instruction of a story, and a list of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.conditions import Value, Who


@dataclass(frozen=True)
class Block(Value):
    """Steps that are carried out from top to bottom (TL-GEN-08).

    `name` is stable across edits (`M1/12.do`, `M1/12.choose.1.do`, `M1/cards.W1.effects.1.do`), `number` is its place
    in `Book.blocks`: a frame holds the number, a saved game the name.
    """

    name: str
    number: int
    steps: tuple[Step, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.steps)


@dataclass(frozen=True, kw_only=True)
class Step(Value):
    """`path` is unique in the Adventure: the id the author gave, or the place. `line` is where the file has it."""

    verb: str
    path: str
    line: int = field(compare=False)
    who: Who
