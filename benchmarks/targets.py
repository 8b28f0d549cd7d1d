"""What we are measured against: each figure of ours over a peer's, with a floor and a goal where we have set one."""

from dataclasses import dataclass

from lots import SEATS, TITLES

Bounds = tuple[float, float] | tuple[None, None]  # floor and goal

CATANATRON, CATANATRONS_COPY = ("catanatron", "decisions_per_s"), ("catanatron", "copy_us")
HANABI, HANABI_WITH_CHANCE = ("open_spiel", "decisions_per_s"), ("open_spiel", "steps_per_s")
ISMCTS = ("open_spiel", "ismcts_iterations_per_s")
UNO = ("rlcard", "decisions_per_s")


@dataclass(frozen=True)
class Target:
    """One line of the table: our figure over the peer's. `least` is false where smaller is better."""

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
    """What one game is held to. The floor is what was reached before; a copy is to become no dearer than it was."""

    compiled: Bounds
    copy: Bounds
    interpreted: Bounds = (None, None)
    driven: Bounds = (None, None)
    search: Bounds = (None, None)


GOALS = {
    "norsaga": Goals(compiled=(24, 40), copy=(1 / 40, 1 / 59), interpreted=(3, 3.9), driven=(2.1, 4), search=(13, 20)),
    "fire_and_axe": Goals(compiled=(39, 60), copy=(1 / 20, 1 / 30)),
    "yggdrasil": Goals(compiled=(19, 40), copy=(1 / 30, 1 / 47)),
    "trudvang": Goals(compiled=(1.8, 15), copy=(None, None)),
}


def targets_of(game: str) -> list[Target]:
    """The lines of one game. OpenSpiel's hanabi is driven from Python like us; its search, in C++, plays gin rummy."""
    goals, title = GOALS[game], TITLES[game]

    def plain(figure: str) -> tuple[str, str]:
        return "interpreted", f"{game}_{figure}"

    def fast(figure: str) -> tuple[str, str]:
        return "compiled", f"{game}_{figure}"

    return [
        Target(f"{title}, compiled / catanatron", fast("decisions_per_s"), CATANATRON, *goals.compiled),
        Target(f"{title}, interpreted / catanatron", plain("decisions_per_s"), CATANATRON, *goals.interpreted),
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
