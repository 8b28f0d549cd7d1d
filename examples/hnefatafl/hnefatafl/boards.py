"""The two boards: where pieces begin, and which squares lie beside, behind and in line with each other."""

from meadhall.games.grid import Grid

EMPTY, ATTACKER, DEFENDER, KING = range(4)
ATTACKERS, DEFENDERS = 0, 1  # seats
SIDES = (-1, ATTACKERS, DEFENDERS, DEFENDERS)  # whose a piece is
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # columns and rows: up, right, down, left
OFF = -1  # no square

BRANDUB = """
...a...
...a...
...d...
aadkdaa
...d...
...a...
...a...
"""
COPENHAGEN = """
...aaaaa...
.....a.....
...........
a....d....a
a...ddd...a
aa.ddkdd.aa
a...ddd...a
a....d....a
...........
.....a.....
...aaaaa...
"""


class Board:
    """Squares and lines of one board. Nothing changes after it is made."""

    def __init__(self, diagram: str) -> None:
        rows = diagram.split()
        self.size = len(rows)
        self.grid = Grid(rows=self.size, columns=self.size)
        self.start = [".adk".index(letter) for row in reversed(rows) for letter in row]
        squares = range(len(self.grid))
        self.throne = self.start.index(KING)
        last = self.size - 1
        self.corners = frozenset({0, last, last * self.size, last * self.size + last})
        self.special = self.corners | {self.throne}
        self.edge = frozenset(square for square in squares if self.grid.is_edge(square))
        self.lines = [[self.grid.line(square, *step) for step in DIRECTIONS] for square in squares]
        diagonal = [
            (corner, 1 if corner % self.size == 0 else -1, 1 if corner < self.size else -1) for corner in self.corners
        ]
        self.guards = tuple(sorted(corner + columns + rows * self.size for corner, columns, rows in diagonal))
        self.near = [[line[0] if line else OFF for line in lines] for lines in self.lines]

    def find_fronts(self, square: int) -> list[int]:
        """Return the directions that lead inwards from an edge square: one, or two in a corner."""
        return [(way + 2) % 4 for way in range(4) if self.near[square][way] == OFF]


BOARDS = {"brandub": Board(BRANDUB), "copenhagen": Board(COPENHAGEN)}
