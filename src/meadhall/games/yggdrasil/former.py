"""Values of earlier rules, for today's reconstructed ones: records made with them replay and verify forever."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import DIE, EASY_MOVES, FACES, HARD_MOVES, VANIR_DIE

RULES: Final = 3  # raised where an old record would no longer replay
TWO_BLANKS: Final = 2  # the last rules with two blank sides on the god die


def list_former_dice() -> list[list[i64]]:
    god: list[i64] = ["--bcde".count(face) for face in FACES]
    return [god, DIE[VANIR_DIE]]


def list_dice(rules: i64) -> list[list[i64]]:
    """Return the number of sides of each die that show each face."""
    return DIE if rules > TWO_BLANKS else list_former_dice()


def list_moves(rules: i64, hard: bool) -> list[i64]:
    """YG-SETUP-11. Return the number of Nidhogg's moves on the standard page, by number of players."""
    if rules > TWO_BLANKS:
        return HARD_MOVES if hard else EASY_MOVES
    moves: list[i64] = [12, 12, 12, 9, 8] if hard else [6, 6, 6, 6, 6]
    return moves
