"""A hasty captain for tests: sails for the nearest task worth something, now and then does anything at all.

Uniformly random play hardly leaves the First Era; this reaches all three, and every way a game can end.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from meadhall.core.agenda import CHANCE
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import RAID, SAGA_BONUS, SAGA_KIND, SAGA_PORTS, SETTLE, TRADE
from meadhall.games.fire_and_axe.chart import HOMELANDS, NEAR, PORTS, VALUE, WINTER
from meadhall.games.fire_and_axe.rules import eligible
from meadhall.games.fire_and_axe.rules.turn import SAILING

TASK = {"trade": 5, "raid": 6, "settle": 7}


def pick(s: Any, moves: list[int], rng: Rng, whim: int = 8) -> int:
    """An answer; one in `whim` is random. Chance keeps to its own odds."""
    frame = s.agenda[-1]
    if frame.seat == CHANCE:
        return int(frame.sample(s, rng))
    if rng.below(whim) == 0:
        return int(moves[rng.below(len(moves))])
    if frame.ask == "turn.act":
        return act(s, frame, moves, rng)
    by_text = {frame.text(s, move): move for move in moves}
    plays = [text for text in by_text if text.startswith("play")]
    if plays:
        return by_text[plays[0]]
    for text in ("roll", "place"):
        if text in by_text and (text == "place" or s.crew[frame.seat] > 1):
            return by_text[text]
    return int(moves[rng.below(len(moves))])


def act(s: Any, frame: Any, moves: list[int], rng: Rng) -> int:
    texts = {frame.text(s, move): move for move in moves}
    seat = frame.seat
    if s.ships[seat] == WINTER:
        return texts[prepare(s, seat, texts, rng)]
    runes = [text for text in texts if text.startswith("play") or text == "draw"]
    if runes and rng.below(2):
        return texts[runes[rng.below(len(runes))]]
    tasks = [text for text in texts if text.split()[0] in TASK]
    if tasks:
        best = max(tasks, key=lambda text: (worth(s, seat, s.ships[seat], text), text))
        if worth(s, seat, s.ships[seat], best) > 0:
            return texts[best]
    course = toward(s, seat)
    if course is None or not s.crew[seat]:
        return texts["winter"]
    return texts.get(f"sail {frame.text(s, SAILING + course).split()[1]}", texts["end"])


def prepare(s: Any, seat: int, texts: dict[str, int], rng: Rng) -> str:
    loads = [text for text in texts if text.startswith("load")]
    if loads and s.prep < 5:
        goods = [text for text in loads if text != "load crew"]
        if "load crew" in loads and (s.crew[seat] < 3 or not goods):
            return "load crew"
        if goods:
            return goods[rng.below(len(goods))]
    launches = [text for text in texts if text.startswith("launch")]
    return launches[rng.below(len(launches))] if launches else loads[0] if loads else "end"


def worth(s: Any, seat: int, port: int, text: str) -> int:
    """Points of a task, roughly; those that further an open saga count double."""
    kind = text.split()[0]
    code = {"trade": TRADE, "raid": RAID, "settle": SETTLE}[kind]
    points = VALUE[port] * 2 if kind == "trade" else (7 - s.find_value(port)) * 2
    if kind == "settle":
        points += int(text.split()[1]) - 1
        if s.crew[seat] < 2:
            return 0
    for saga in s.open:
        if saga >= 0 and SAGA_KIND[saga] == code and port in SAGA_PORTS[saga]:
            points += 10 + SAGA_BONUS[saga]
    return points


def wanted(s: Any, seat: int, port: int) -> int:
    """What this ship could do in that port, were it there now."""
    here, s.ships[seat] = s.ships[seat], port
    best = 0
    for good in range(3):
        if not eligible.why_not_trade(s, seat, good):
            best = max(best, worth(s, seat, port, "trade"))
    if not eligible.why_not_raid(s, seat) and s.crew[seat] > 1:
        best = max(best, worth(s, seat, port, "raid"))
    if not eligible.why_not_settle(s, seat, 1):
        best = max(best, worth(s, seat, port, f"settle {min(3, s.crew[seat])}"))
    s.ships[seat] = here
    return best


def toward(s: Any, seat: int) -> int | None:
    """The first step to the best port for its distance; None: nothing is worth a voyage."""
    start = s.ships[seat]
    first: dict[int, int] = {start: start}
    days = {start: 0}
    queue = deque([start])
    best, course = 0.0, None
    while queue:
        space = queue.popleft()
        if space < PORTS and space != start:
            value = wanted(s, seat, space) / (1 + days[space])
            if value > best:
                best, course = value, first[space]
            continue
        for to in NEAR[space]:
            if to not in days and not (to < PORTS and to in s.ships) and not HOMELANDS <= to < WINTER:
                days[to] = days[space] + 1
                first[to] = to if space == start else first[space]
                queue.append(to)
    return course
