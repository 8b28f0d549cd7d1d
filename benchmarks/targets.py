"""The targets: each figure of ours over a peer's, with a floor and a goal if we have set one."""

from dataclasses import dataclass

from lots import SEATS, TITLES

Bounds = tuple[float, float] | tuple[None, None]  # floor and goal

CATANATRON, CATANATRONS_COPY = ("catanatron", "decisions_per_s"), ("catanatron", "copy_us")
HANABI, HANABI_WITH_CHANCE = ("open_spiel", "decisions_per_s"), ("open_spiel", "steps_per_s")
ISMCTS = ("open_spiel", "ismcts_iterations_per_s")
UNO = ("rlcard", "decisions_per_s")
# Engines that play whole games outside Python, as ours does: in C++, and as one program for the processor.
INSIDE = {
    "hanabi in C++": ("open_spiel_inside", "hanabi_decisions_per_s"),
    "gin rummy in C++": ("open_spiel_inside", "gin_rummy_decisions_per_s"),
    "backgammon in C++": ("open_spiel_inside", "backgammon_decisions_per_s"),
    "chess in C++": ("open_spiel_inside", "chess_decisions_per_s"),
    "pgx backgammon": ("pgx", "backgammon_decisions_per_s"),
    "pgx chess": ("pgx", "chess_decisions_per_s"),
}


@dataclass(frozen=True)
class Target:
    """One line of the table: our figure over the peer's. `least` is false if smaller is better."""

    what: str
    ours: tuple[str, str]  # sheet, figure
    peer: tuple[str, str]
    floor: float | None = None
    goal: float | None = None
    least: bool = True

    def mark(self, ratio: float) -> str:
        if self.floor is None or self.goal is None:
            return ""
        for name, bound in (("goal", self.goal), ("floor", self.floor)):
            if (ratio >= bound) if self.least else (ratio <= bound):
                return name
        return "below"


@dataclass(frozen=True)
class Goals:
    """The targets of one game. The floor is what was reached before; a copy must not become slower than it was."""

    compiled: Bounds
    copy: Bounds
    interpreted: Bounds = (None, None)
    driven: Bounds = (None, None)
    search: Bounds = (None, None)


GOALS = {
    "norsaga": Goals(compiled=(50, 75), copy=(1 / 40, 1 / 59), interpreted=(3, 3.9), driven=(2.1, 4), search=(13, 20)),
    "fire_and_axe": Goals(compiled=(100, 182), copy=(1 / 20, 1 / 30)),
    "yggdrasil": Goals(compiled=(50, 77), copy=(1 / 30, 1 / 47)),
    "trudvang": Goals(compiled=(15, 22), copy=(None, None)),
}


def targets_of(game: str) -> list[Target]:
    """Return the lines of one game. OpenSpiel's hanabi is driven from Python like ours; its search, in C++, plays gin
    rummy.
    """
    goals, title = GOALS[game], TITLES[game]

    def plain(figure: str) -> tuple[str, str]:
        return "interpreted", f"{game}_{figure}"

    def fast(figure: str) -> tuple[str, str]:
        return "compiled", f"{game}_{figure}"

    return [
        Target(f"{title}, compiled / catanatron", fast("decisions_per_s"), CATANATRON, *goals.compiled),
        Target(f"{title}, compiled, karls' answers / catanatron", fast("replayed_decisions_per_s"), CATANATRON),
        Target(
            f"{title}, compiled, karls' answers / random play",
            fast("replayed_decisions_per_s"),
            fast("decisions_per_s"),
        ),
        *(Target(f"{title}, compiled / {peer}", fast("decisions_per_s"), place) for peer, place in INSIDE.items()),
        Target(f"{title}, interpreted / catanatron", plain("decisions_per_s"), CATANATRON, *goals.interpreted),
        Target(
            f"{title}, interpreted, karls' answers / random play",
            plain("replayed_decisions_per_s"),
            plain("decisions_per_s"),
        ),
        Target(
            f"{title}, compiled, driven from Python / hanabi", fast("driven_decisions_per_s"), HANABI, *goals.driven
        ),
        Target(f"{title}, the same, chance counted on both sides", fast("driven_answers_per_s"), HANABI_WITH_CHANCE),
        Target(f"{title}, compiled, driven from Python / uno", fast("driven_decisions_per_s"), UNO),
        Target(
            f"{title}, copy compiled / catanatron",
            fast("copy_us"),
            CATANATRONS_COPY,
            goals.copy[0],
            goals.copy[1],
            least=False,
        ),
        Target(f"{title}, copy interpreted / catanatron", plain("copy_us"), CATANATRONS_COPY, least=False),
        Target(f"{title}, whose turn, compiled / hanabi", fast("turn_us"), ("open_spiel", "turn_us"), least=False),
        Target(
            f"{title}, question with texts, compiled / hanabi",
            fast("decide_us"),
            ("open_spiel", "decide_us"),
            least=False,
        ),
        Target(f"{title}, jarl's iterations, compiled / ISMCTS", fast("iterations_per_s"), ISMCTS, *goals.search),
        Target(f"{title}, jarl's iterations, interpreted / ISMCTS", plain("iterations_per_s"), ISMCTS),
    ]


TARGETS = [target for game in SEATS for target in targets_of(game)]
