"""The combat under way, as words of a position: `fight=arji:skills fight.heroes=A A.laid=dodge-1:water.earth A.miss=dark,dark A.arms=attack:-1 fight.blows=…`."""

from __future__ import annotations

from typing import Any

from meadhall.core.fault import Fault, nearest
from meadhall.core.parts import number_of
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import KINDS, REGION_OF
from meadhall.games.trudvang.edge.view_combat import STEPS
from meadhall.games.trudvang.feats import FEATS, SLOTS
from meadhall.games.trudvang.fight import DONE, EMPTY, NO_ABILITY, Blow, Fight, new_fight
from meadhall.games.trudvang.groups import UNITS
from meadhall.games.trudvang.notation import place_text
from meadhall.games.trudvang.state import SPACES, Trudvang

SEATS = "ABCD"
ARMS = {"attack": 0, "block": 0, "defence": 0, "multiply": 1, "poison": 0, "venom": 0, "pilfer": 0, "hidden": 0,
        "backlash": 0, "more_runes": 0, "dark": 0, "spent": 0}


def fight_tokens(s: Trudvang) -> list[str]:
    """The combat as `key=value` words; none when there is no combat."""
    fight = s.fight
    if fight is None:
        return []
    parts = [f"fight={place_text(s, fight.place).replace(':', '.')}:{STEPS[fight.step]}",
             "fight.heroes=" + (",".join(SEATS[seat] for seat in fight.heroes) or "-")]
    parts += [f"fight.boss={fight.boss}"] if fight.boss >= 0 else []
    parts += [f"fight.guest={fight.guest}"] if fight.guest >= 0 else []
    for seat in range(s.players):
        parts += hero_tokens(fight, seat)
    if fight.blows:
        parts.append("fight.blows=" + ",".join(blow_text(blow) for blow in fight.blows))
    return parts


def hero_tokens(fight: Fight, seat: int) -> list[str]:
    name = SEATS[seat]
    parts = []
    if fight.feats[seat]:
        parts.append(f"{name}.laid=" + ",".join(laid_text(fight, seat, at) for at in range(len(fight.feats[seat]))))
    if fight.miss[seat]:
        parts.append(f"{name}.miss=" + ",".join(KINDS[kind] for kind in fight.miss[seat]))
    if fight.draws[seat] or fight.stopped[seat]:
        parts.append(f"{name}.plan={fight.draws[seat]}:{fight.stopped[seat]}")
    arms = [f"{arm}:{getattr(fight, arm)[seat]}" for arm, usual in ARMS.items() if getattr(fight, arm)[seat] != usual]
    return [*parts, f"{name}.arms={','.join(arms)}"] if arms else parts


def laid_text(fight: Fight, seat: int, at: int) -> str:
    slots = ".".join("-" if kind == EMPTY else KINDS[kind] for kind in fight.slots[seat][at])
    marks = [fight.used[seat][at], fight.left[seat][at], fight.forced[seat][at]]
    more = "".join(f":{mark}" for mark in marks) if any(marks) else ""
    return f"{FEATS[fight.feats[seat][at]]}:{slots}{more}"


def blow_text(blow: Blow) -> str:
    *numbers, used = blow.plain()
    return ":".join([*(str(number) for number in numbers), ".".join(str(mark) for mark in used) or "-"])


# Reading

OF_HERO = ("laid", "miss", "plan", "arms")
FIGHT_KEYS = ["fight", "fight.heroes", "fight.boss", "fight.guest", "fight.blows",
              *(f"{seat}.{part}" for seat in SEATS for part in OF_HERO)]
LARGE = 9999            # beyond anything that adds up in one combat
GUEST_MOST = 15         # the fourth Feat of a hired hand with three uses left
BLOW_NUMBERS = 11


def read_fight(s: Trudvang, given: dict[str, str]) -> None:
    """Lay the combat on the table that these words tell of."""
    words = {key: given[key] for key in FIGHT_KEYS if key in given}
    if "fight" not in words:
        if words:
            raise Fault("trudvang-word", part=next(iter(words)), word=next(iter(words.values())),
                        nearest="fight=arji:planning")
        return
    place, _, step = words["fight"].partition(":")
    fight = new_fight(place_number(s, place), s.players, seats_of(s, words.get("fight.heroes", "-")))
    fight.step = index_of(step or STEPS[0], list(STEPS), "fight")
    fight.boss = number_of("fight.boss", words.get("fight.boss", "-1"), -1, len(s.groups) - 1)
    fight.guest = number_of("fight.guest", words.get("fight.guest", "-1"), -1, GUEST_MOST)
    for seat in range(s.players):
        read_hero(fight, seat, words)
    for text in words["fight.blows"].split(",") if "fight.blows" in words else []:
        fight.blows.append(read_blow(s, text))
    s.fight = fight


def read_blow(s: Trudvang, text: str) -> Blow:
    """An attack whose unit, defender and card are there."""
    *numbers, used = text.split(":")
    if len(numbers) != BLOW_NUMBERS:
        raise Fault("trudvang-word", part="fight.blows", word=text, nearest=f"{BLOW_NUMBERS} numbers and the uses")
    marks = [] if used == "-" else [number_of("fight.blows", mark, 0, LARGE) for mark in used.split(".")]
    bounds = [(-1, len(s.groups) - 1), (0, UNITS - 1), (-1, s.players - 1), (-1, len(ATTACK_IDS) - 1), (-1, LARGE),
              (-LARGE, LARGE), (1, LARGE), (0, LARGE), (0, 1), (NO_ABILITY, DONE), (0, 1)]
    read = [number_of("fight.blows", number, *bound) for number, bound in zip(numbers, bounds, strict=True)]
    if read[0] >= 0:
        number_of("fight.blows", numbers[1], 0, len(s.groups[read[0]].units) - 1)
    return Blow(*read, marks)  # type: ignore[call-arg, arg-type]


def read_hero(fight: Fight, seat: int, words: dict[str, str]) -> None:
    name = SEATS[seat]
    for text in words[f"{name}.laid"].split(",") if f"{name}.laid" in words else []:
        read_laid(fight, seat, text)
    for kind in words[f"{name}.miss"].split(",") if f"{name}.miss" in words else []:
        fight.miss[seat].append(index_of(kind, list(KINDS), f"{name}.miss"))
    draws, _, stopped = words.get(f"{name}.plan", "0:0").partition(":")
    fight.draws[seat] = number_of(f"{name}.plan", draws, 0, LARGE)
    fight.stopped[seat] = number_of(f"{name}.plan", stopped, 0, 1)
    for arm in words[f"{name}.arms"].split(",") if f"{name}.arms" in words else []:
        key, _, number = arm.partition(":")
        index_of(key, list(ARMS), f"{name}.arms")
        least = -LARGE if key in ("attack", "block", "defence") else ARMS[key]
        getattr(fight, key)[seat] = number_of(f"{name}.arms", number, least, LARGE)


def read_laid(fight: Fight, seat: int, text: str) -> None:
    """`dodge-1:water.-`, or with the times it was used, the uses left and whether an effect made it active."""
    part = f"{SEATS[seat]}.laid"
    feat, _, rest = text.partition(":")
    number = index_of(feat, FEATS, part)
    slots, *marks = rest.split(":")
    kinds = [EMPTY if kind == "-" else index_of(kind, list(KINDS), part) for kind in slots.split(".")]
    if len(kinds) != len(SLOTS[number]) or len(marks) not in (0, 3):
        raise Fault("trudvang-word", part=part, word=text, nearest=f"{feat}:" + ".".join("-" for _ in SLOTS[number]))
    used, left, forced = [number_of(part, mark, 0, LARGE) for mark in marks] or [0, 0, 0]
    fight.feats[seat].append(number)
    fight.slots[seat].append([*kinds])
    fight.used[seat].append(used)
    fight.left[seat].append(left)
    fight.forced[seat].append(forced)


def index_of(word: str, known: list[str], part: str) -> int:
    if word not in known:
        raise Fault("trudvang-word", part=part, word=word, nearest=nearest(word, known))
    return known.index(word)


def seats_of(s: Trudvang, text: str) -> list[Any]:
    names = list(SEATS[: s.players])
    return [] if text == "-" else [index_of(name, names, "fight.heroes") for name in text.split(",")]


def place_number(s: Trudvang, text: str) -> int:
    if text.startswith("space."):
        spaces = [space.id for space in s.house.saga.spaces.get(s.adventure, [])]
        return SPACES + index_of(text.removeprefix("space."), spaces, "fight")
    return index_of(text, list(REGION_OF), "fight")
