"""Facts of worlds, cards and dice as tables of small ints: the rules use no component objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.data import COMPONENTS

NONE: Final = -1

# Worlds, A to I, and the cage.
WORLDS: Final[list[str]] = [world.id for world in COMPONENTS.worlds]
WORLD_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(WORLDS)}
ASGARD: Final = 0
ALFHEIM: Final = 1
VANAHEIM: Final = 2
MIDGARD: Final = 3
NIDAVELLIR: Final = 4
SVARTALFHEIM: Final = 5
JOTUNHEIM: Final = 6
NIFLHEIM: Final = 7
MUSPELLHEIM: Final = 8
CAGE: Final = 9
PLACES: Final[list[str]] = [*WORLDS, "cage"]

# Enemies, in the order of the wheel; jotnar are opponents too, numbered after them.
ENEMIES: Final[list[str]] = [enemy.id for enemy in COMPONENTS.enemies]
SURT: Final = 0
HEL: Final = 1
IORMUNGAND: Final = 2
FENRIR: Final = 3
LOKI: Final = 4
NIDHOGG: Final = 5
ON_BOARD: Final = 5  # the first five stand on the board, Nidhogg in the book
JOTUN: Final = 6  # foe = JOTUN + number of the jotun

JOTNAR: Final[list[str]] = [jotun.id for jotun in COMPONENTS.jotnar]
# Figures and tiles of the sagas, numbered after the jotnar; one outside the worlds is at the quay, aboard or out.
PLAYERS: Final = (1, 5)
FIGURES: Final = ("son1", "son2", "son3", "skoll", "hati", "naglfar", "garm", "modgud", "ganglati", "ganglot", "dragon")
FOES: Final[list[str]] = [*ENEMIES, *JOTNAR, *FIGURES]
FIGURE: Final[int] = len(ENEMIES) + len(JOTNAR)  # foe = FIGURE + number of the figure
GROUPS: Final[dict[str, int]] = {
    "sons": 0b111,
    "wolves": 0b11000,
    "ship": 0b100000,
    "tiles": 0b1111000000,
    "dragon": 0b10000000000,
}
SONS: Final = 0b111
TILES: Final = 0b1111000000
QUAY: Final = 10
DECK: Final = 11
OUT: Final = 12
STANDS: Final = (
    "asgard",
    "alfheim",
    "vanaheim",
    "midgard",
    "nidavellir",
    "svartalfheim",
    "jotunheim",
    "niflheim",
    "muspellheim",
    "cage",
    "quay",
    "deck",
    "out",
)
# Markers of the sagas.
TOKENS: Final = ("none", "hidden", "oath", "broken")
NO_TOKEN: Final = 0
HIDDEN: Final = 1
OATH: Final = 2
BROKEN: Final = 3
SUPPORTS: Final = 0
BESIEGES: Final = 1
BLOCKS: Final = 2
ELVES: Final = 0
HEROES: Final = 1
ARTIFACTS: Final = 2
VANIR: Final = 3
GOD_DICE: Final = 4

GODS: Final[list[str]] = [god.id for god in COMPONENTS.gods]
FREYIA: Final = 0
FREYR: Final = 1
FRIGG: Final = 2
HEIMDALL: Final = 3
ODIN: Final = 4
THOR: Final = 5
TYR: Final = 6

ARTIFACT_IDS: Final[list[str]] = [artifact.id for artifact in COMPONENTS.artifacts]
ARTIFACT_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(ARTIFACT_IDS)}
LEVEL: Final = 6  # artifacts of one level stand together
ANDVARINAUT: Final[int] = ARTIFACT_OF["andvarinaut"]
DRAUPNIR: Final[int] = ARTIFACT_OF["draupnir"]
GIALLARHORN: Final[int] = ARTIFACT_OF["giallarhorn"]
HRINGHORNI: Final[int] = ARTIFACT_OF["hringhorni"]
SKIDBLADNIR: Final[int] = ARTIFACT_OF["skidbladnir"]
MEGINGJORD: Final[int] = ARTIFACT_OF["megingjord"]
BRISINGAMEN: Final[int] = ARTIFACT_OF["brisingamen"]
GULLINBURSTI: Final[int] = ARTIFACT_OF["gullinbursti"]
IDUNN: Final[int] = ARTIFACT_OF["idunn"]
ODROERIR: Final[int] = ARTIFACT_OF["odroerir"]
SVALINN: Final[int] = ARTIFACT_OF["svalinn"]
VALSHAMR: Final[int] = ARTIFACT_OF["valshamr"]

CREATURES: Final[list[str]] = [creature.id for creature in COMPONENTS.creatures]

# Strengths of a world action.
NORMAL: Final = 0
ADVANTAGE: Final = 1
DISADVANTAGE: Final = 2
STRENGTHS: Final = ("normal", "advantage", "disadvantage")

# Runestone sides.
RUNES: Final = ("rotate", "journey", "action", "life")
ROTATE: Final = 0
JOURNEY: Final = 1
ACTION: Final = 2
LIFE: Final = 3
STONES: Final[list[str]] = [stone.id for stone in COMPONENTS.stones]

# Faces of dice.
FACES: Final = "-abcdef"
FACE_A: Final = 1
FACE_E: Final = 5
FACE_F: Final = 6
GOD_DIE: Final = 0
VANIR_DIE: Final = 1


def list_world_numbers(names: list[str]) -> list[i64]:
    numbers: list[i64] = [PLACES.index(name) if name in PLACES else NONE for name in names]
    return numbers


def list_objects() -> list[i64]:
    """Return what each jotun rides, besieges or blocks, in the numbering of its kind."""
    blocked = ("elves", "heroes", "artifacts", "vanir-dice", "god-dice")
    found: list[i64] = []
    for jotun in COMPONENTS.jotnar:
        if jotun.kind == "supports":
            found.append(ENEMIES.index(jotun.object))
        elif jotun.kind == "besieges":
            found.append(WORLDS.index(jotun.object))
        else:
            found.append(blocked.index(jotun.object))
    return found


def list_kinds() -> list[i64]:
    found: list[i64] = [("supports", "besieges", "blocks").index(jotun.kind) for jotun in COMPONENTS.jotnar]
    return found


def list_jotnar(kind: i64, count: i64) -> list[i64]:
    """Return the jotun that rides this enemy, besieges this world or blocks this means; NONE if there is none."""
    found: list[i64] = [NONE] * count
    for jotun in range(len(JOTNAR)):
        if JOTUN_KIND[jotun] == kind:
            found[JOTUN_OBJECT[jotun]] = jotun
    return found


def list_weapons() -> list[i64]:
    """Return the artifact that averts a risk in a fight against each enemy and, last, against a jotun."""
    found: list[i64] = [NONE] * 7
    for number, artifact in enumerate(COMPONENTS.artifacts):
        if artifact.effect.startswith("weapon-"):
            against = artifact.effect[len("weapon-") :]
            found[JOTUN if against == "jotun" else ENEMIES.index(against)] = number
    return found


def list_strengths() -> list[list[i64]]:
    found: list[list[i64]] = []
    for action in COMPONENTS.actions:
        found.append([action.normal, action.advantage, action.disadvantage])
    return found


def list_levels() -> list[i64]:
    found: list[i64] = [("top", "middle", "bottom").index(world.level) for world in COMPONENTS.worlds]
    return found


def list_columns() -> list[i64]:
    """Return the columns, numbered in the order of the middle level's rotation."""
    order = COMPONENTS.turning[0].order
    found: list[i64] = [order.index(world.column) for world in COMPONENTS.worlds]
    return found


def list_islands() -> list[i64]:
    found: list[i64] = [island.anonymous for island in COMPONENTS.islands]
    return found


def list_amounts() -> list[i64]:
    found: list[i64] = [creature.amount for creature in COMPONENTS.creatures]
    return found


def count_faces(name: str) -> list[i64]:
    """Return how often each face is on the die."""
    faces = next(one.faces for one in COMPONENTS.dice if one.id == name)
    found: list[i64] = [sum(1 for one in faces if one == face) for face in FACES]
    return found


def list_sides() -> list[list[i64]]:
    found: list[list[i64]] = []
    for stone in COMPONENTS.stones:
        found.append([RUNES.index(side) for side in stone.sides])
    return found


def list_symbols(letters: list[str]) -> list[i64]:
    """Return the faces that succeed for each god, a bit a face; e and f always do."""
    found: list[i64] = []
    for text in letters:
        mask: i64 = (1 << FACE_E) | (1 << FACE_F)
        for letter in text:
            mask |= 1 << FACES.index(letter)
        found.append(mask)
    return found


def get_count(of: str) -> i64:
    return COMPONENTS.counts[of]


def get_price(of: str) -> i64:
    return next(one.life for one in COMPONENTS.prices if one.of == of)


def list_costs(row: str) -> list[i64]:
    """YG-CAMP-05. Return the costs of the boxes of a row of the experience sheet, from left to right."""
    found: list[i64] = [box.cost for box in COMPONENTS.boxes if box.row == row]
    return found


def list_learnable_faces() -> list[i64]:
    """Return the faces that boxes of the columns make succeed, in their order."""
    found: list[i64] = [FACES.index(box.face) for box in COMPONENTS.boxes if box.row == "god"]
    return found


def list_kinship_costs() -> list[list[i64]]:
    """YG-CAMP-06. Return for each number of players the costs of the open boxes of a relation row."""
    found: list[list[i64]] = []
    for one in COMPONENTS.relations:
        found.append([cost for cost in one.costs])
    return found


def count_page_moves(page: str) -> list[i64]:
    """YG-SETUP-11. Return the number of Nidhogg's moves between the first space and the tree, for
    one player and more.
    """
    found: list[i64] = []
    for one in COMPONENTS.pages:
        if one.id == page:
            for moves in one.moves:
                found.append(moves)
    return found


EASY_MOVES: Final[list[i64]] = count_page_moves("easy")
HARD_MOVES: Final[list[i64]] = count_page_moves("hard")
LEVEL_OF: Final[list[i64]] = [*list_levels(), 2]  # the cage last: it has the longest way up
COLUMN: Final[list[i64]] = list_columns()
JOTUN_KIND: Final[list[i64]] = list_kinds()
JOTUN_OBJECT: Final[list[i64]] = list_objects()
SUPPORTER: Final[list[i64]] = list_jotnar(SUPPORTS, 6)
BESIEGER: Final[list[i64]] = list_jotnar(BESIEGES, 9)
BLOCKER: Final[list[i64]] = list_jotnar(BLOCKS, 5)
WEAPON: Final[list[i64]] = list_weapons()
START: Final[list[i64]] = list_world_numbers([enemy.start for enemy in COMPONENTS.enemies])
RETREAT: Final[list[i64]] = list_world_numbers([enemy.retreat for enemy in COMPONENTS.enemies])
STRENGTH: Final[list[list[i64]]] = list_strengths()
ISLANDS: Final[list[i64]] = list_islands()
AMOUNT: Final[list[i64]] = list_amounts()
SIDES: Final[list[list[i64]]] = list_sides()
DIE: Final[list[list[i64]]] = [count_faces("god"), count_faces("vanir")]
GOD_SYMBOLS: Final[list[i64]] = list_symbols([god.god_symbols for god in COMPONENTS.gods])
VANIR_SYMBOLS: Final[list[i64]] = list_symbols([god.vanir_symbols for god in COMPONENTS.gods])
PLAIN_SYMBOLS: Final[i64] = (1 << FACE_E) | (1 << FACE_F)
BONDS: Final[list[str]] = [god.bond for god in COMPONENTS.gods]
GIFTS: Final[list[int]] = [god.elves for god in COMPONENTS.gods]
GIANTS: Final[i64] = get_count("giants")
ANONYMOUS: Final[i64] = get_count("anonymous")
HEROES_IN_ALL: Final[i64] = get_count("heroes")
PAWNS: Final[i64] = get_count("jotun-pawns")
WALL: Final[i64] = get_count("devastation-markers")
GIANTS_AT_ONCE: Final[i64] = get_count("giants-per-activation")
REMOVED_AT_MOST: Final[i64] = get_count("removed-at-most")
JOTUN_POWER: Final[i64] = get_count("jotun-power")
IORMUNGAND_POWER: Final[i64] = COMPONENTS.enemies[IORMUNGAND].power
LEARNED: Final[list[i64]] = list_learnable_faces()
COLUMN_COSTS: Final[list[list[i64]]] = [list_costs("god"), list_costs("vanir")]
PIECE_COSTS: Final[list[list[i64]]] = [list_costs("elf"), list_costs("die")]
BOND_COSTS: Final[list[list[i64]]] = list_kinship_costs()
LOSS_XP: Final[i64] = next(award.xp for award in COMPONENTS.awards if award.of == "loss")
HEALING: Final[i64] = get_price("healing")
HEALING_IDUNN: Final[i64] = get_price("healing-idunn")
HEL_TAKES: Final[i64] = get_price("hel")
FENRIR_TAKES: Final[i64] = get_price("fenrir")


def list_bits(mask: i64) -> list[i64]:
    """Return the numbers in a set of small numbers."""
    return BITS[mask][:] if mask < len(BITS) else numbers_in(mask)


def numbers_in(mask: i64) -> list[i64]:
    found: list[i64] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


BITS: Final[list[list[i64]]] = [numbers_in(mask) for mask in range(1 << len(WORLDS))]


def find_nth(mask: i64, place: i64) -> i64:
    """Return the number at this place of a set with this many."""
    for _ in range(place):
        mask &= mask - 1
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def find_column(world: i64, turned: i64) -> i64:
    """YG-MAP-02, YG-MAP-03, YG-MAP-04, YG-MAP-05. Return the pillar of a world, with the middle level turned this many
    steps clockwise.
    """
    return (COLUMN[world] + turned) % 3 if LEVEL_OF[world] == 1 else COLUMN[world]


def find_world_above(world: i64, turned: i64) -> i64:
    """YG-MAP-04. Return the world directly above under this rotation; NONE above the top level, and for places outside
    the worlds.
    """
    if world > MUSPELLHEIM:
        return NONE
    for other in range(9):
        if LEVEL_OF[other] == LEVEL_OF[world] - 1 and find_column(other, turned) == find_column(world, turned):
            return other
    return NONE


def list_steps() -> list[i64]:
    """YG-MOVE-01, YG-MOVE-02. Return for each rotation and world a bit for each of the four worlds one move away."""
    found: list[i64] = []
    for turned in range(3):
        for world in range(9):
            mask: i64 = 0
            for other in range(9):
                if other != world and (
                    LEVEL_OF[other] == LEVEL_OF[world] or find_column(other, turned) == find_column(world, turned)
                ):
                    mask |= 1 << other
            found.append(mask)
    return found


STEPS: Final[list[i64]] = list_steps()
LEVEL_MASK: Final[list[i64]] = [sum(1 << world for world in range(9) if LEVEL_OF[world] == tier) for tier in range(3)]
