"""The fault that no operator of Cosmic Ray plants: a missing step of a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parso
from cosmic_ray.operators.operator import Example, Operator

STEPS = ("+=", "-=", "|=", "&=")


class StatementRemoval(Operator):  # type: ignore[misc]
    """Replace a call, or an assignment to something that exists already, by `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if node.type == "simple_stmt" and self.forgettable(node.children[0]):
            yield node.start_pos, node.end_pos

    @staticmethod
    def forgettable(statement: Any) -> bool:
        if statement.type == "expr_stmt":  # a new name that is missing would only be a NameError
            target = statement.children[0].get_code().strip()
            return "." in target or "[" in target or statement.children[1].get_code().strip() in STEPS
        return statement.type in ("power", "atom_expr")

    def mutate(self, node: Any, index: int) -> Any:
        parse: Any = parso.parse  # it has no types
        forgotten = parse("pass\n").get_first_leaf()
        forgotten.prefix = node.get_first_leaf().prefix
        node.children[0] = forgotten
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("s.end()\n", "pass\n"),)
