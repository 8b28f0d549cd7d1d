"""The fault no operator of Cosmic Ray plants: a step of a rule is simply forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parso
from cosmic_ray.operators.operator import Example, Operator

STEPS = ("+=", "-=", "|=", "&=")


class StatementRemoval(Operator):  # type: ignore[misc]
    """A call or an assignment to something that exists already becomes `pass`."""

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
        forgotten = parso.parse("pass\n").get_first_leaf()
        forgotten.prefix = node.get_first_leaf().prefix
        node.children[0] = forgotten
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("s.end()\n", "pass\n"),)
