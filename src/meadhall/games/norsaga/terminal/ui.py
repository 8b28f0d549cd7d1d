"""Norsaga in the terminal: its family trees in words and drawn in letters."""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar

from rich.text import Text

from meadhall.core.game import Outcome
from meadhall.games.norsaga.cards import CARD_OF, SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.edge.component_facts import find_kind
from meadhall.games.norsaga.edge.phrases import wanted
from meadhall.games.norsaga.notation import SEATS
from meadhall.games.norsaga.terminal.tree_drawing import HEADING, Drawing, chip
from meadhall.games.norsaga.tree import PAIR_NAMES, PAIRS
from meadhall.terminal import game_ui
from meadhall.terminal.colors import pick_colors, touch
from meadhall.terminal.game_ui import Layout, Place

NARROWEST = 36  # columns of a tree
LOWEST, HIGHEST = 5, 11
LOWER = 10  # rows that question and log need at least


class Teller(game_ui.Teller):
    """Describes one view of the table to one reader."""

    game: ClassVar[str] = "norsaga"
    topics: ClassVar[tuple[str, ...]] = ("tree", "hand", "table", "known", "saga", "pile")

    def card(self, card: str | None) -> str:
        return str(self.phrases.card(card)) if card else self.say("empty")

    def described(self, card: str | None) -> str:
        """Return a card with its traits in words, for readers who do not know its letters."""
        hero = COMPONENTS.heroes[CARD_OF[card]] if card else None
        if hero is None or hero.recessive == "-":
            return self.card(card)
        return self.say(
            "traits", card=self.card(card), dominant=self.trait(hero.dominant), recessive=self.trait(hero.recessive)
        )

    def trait(self, letter: str) -> str:
        return self.speech(f"trait-{letter}")

    # In words

    def legend(self) -> list[str]:
        return self.speech.paragraphs("terminal-norsaga-legend")

    def turn(self) -> str:
        active = self.view["active"]
        return self.say("turn", turn=self.view["turn"], name=self.names[active], you=self.say_yours(active))

    def tell_tree(self, asked: str) -> list[str]:
        return self.describe_seat(asked, self.describe)

    def describe(self, of: int) -> list[str]:
        player = self.players[of]
        tree: list[str | None] = player["tree"]
        cards = [self.described(card) for card in tree]
        lines = [
            self.say("tree", you=self.say_yours(of), name=self.names[of]),
            self.say("youngest", card=cards[0]),
        ]
        for key, name, (left, right) in zip(("parents", "grand-left", "grand-right"), PAIR_NAMES, PAIRS, strict=True):
            pair = self.say(key, left=cards[left], right=cards[right])
            lines.append(f"{pair} {self.match(player['matches'].get(name))}" if tree[left] and tree[right] else pair)
        return [*lines, *self.goal(of), *self.powers(of)]

    def match(self, shared: str | None) -> str:
        return self.say("match", trait=self.trait(shared)) if shared else self.say("no-match")

    def powers(self, of: int) -> list[str]:
        player = self.players[of]
        names = ", ".join(self.speech(f"embellishment-{chosen}") for chosen in player["eligible"])
        lines = [self.say("open", names=names)] if names else []
        return [*lines, self.say("doomed")] if player["doomed"] else lines

    def tell_saga(self, asked: str) -> list[str]:
        return self.describe_seat(asked, self.goal)

    def goal(self, of: int) -> list[str]:
        player = self.players[of]
        if player["saga"] is None:
            return []
        need = wanted(player["saga"])
        laid: list[str] = player["markers"][0] if player["markers"] else []
        lines = [
            self.say(
                "goal",
                you=self.say_yours(of),
                name=self.names[of],
                saga=self.speech(f"saga-{player['saga']}"),
                traits=self.phrases.traits(need),
                count=player["progress"],
            )
        ]
        if laid:
            lines.append(
                self.say("laid", slots=", ".join(self.slot(slot) for slot in sorted(laid, key=find_slot_order)))
            )
        left = {letter: need[letter] - sum(slot.endswith(f":{letter}") for slot in laid) for letter in need}
        if any(left.values()):
            lines.append(self.say("missing", traits=self.phrases.traits(left)))
        return lines

    def slot(self, slot: str) -> str:
        place, _, letter = slot.partition(":")
        words = self.say(f"slot-{place}") if place in PAIR_NAMES else self.speech(f"spot-{place}")
        return self.say("slot", place=words, trait=self.trait(letter))

    def tell_hand(self, asked: str) -> list[str]:
        if self.you is None:
            return []
        hand: list[str] = self.players[self.you]["hand"]
        lines = [self.say("hand", count=len(hand)), *(self.described(card) for card in hand)]
        for key in ("drawn", "aside"):
            if self.view[key] and self.view[key]["cards"]:
                lines.append(self.say(key, cards=self.phrases.cards(self.view[key]["cards"])))
        return lines

    def tell_table(self, asked: str) -> list[str]:
        return [self.turn(), *self.brief()]

    def brief(self) -> list[str]:
        lines = []
        for seat, player in enumerate(self.players):
            line = self.say(
                "brief",
                name=self.name(seat),
                count=player["progress"],
                hand=player["hand_size"],
                heroes=sum(card is not None for card in player["tree"]),
                card=self.card(player["tree"][0]),
            )
            lines.append(f"{line} {self.say('doomed')}" if player["doomed"] else line)
        lines.append(self.say("piles", deck=self.view["deck"], discard=len(self.view["discard"])))
        if self.view["revealed"]:
            lines.append(self.say("revealed", card=self.card(self.view["revealed"])))
        if self.view["queue"]:
            lines.append(self.say("queue", names=self.seats(self.view["queue"])))
        return lines

    def tell_known(self, asked: str) -> list[str]:
        lines = [
            self.say("known", name=self.names[seat], cards=self.phrases.cards(player["known"]))
            for seat, player in enumerate(self.players)
            if player["known"]
        ]
        maybe = {entry["card"]: entry["in"] for player in self.players for entry in player["maybe"] or []}
        lines += [
            self.say("maybe", card=self.card(card), names=self.seats([SEATS.index(letter) for letter in hands]))
            for card, hands in maybe.items()
        ]
        return lines or [self.say("known-none")]

    def tell_pile(self, asked: str) -> list[str]:
        discard: list[str] = self.view["discard"]
        return [self.say("pile", count=len(discard)), *(self.card(card) for card in sorted(discard))]

    def sign(self, token: str) -> Text:
        return chip(token, 0) if token in CARD_OF else Text()

    def scores(self, outcome: Outcome) -> list[str]:
        ranked = sorted(range(len(self.names)), key=lambda seat: -outcome.scores[seat])
        return [self.say("score", name=self.name(seat), count=outcome.scores[seat]) for seat in ranked]

    # In letters

    def beam(self) -> str:
        line = f"{self.turn()}  " + self.say("beam", deck=self.view["deck"], discard=len(self.view["discard"]))
        if self.view["queue"]:
            line += " · " + self.say("beam-queue", names=", ".join(self.names[seat] for seat in self.view["queue"]))
        return line

    def boards(self) -> int:
        return len(self.players)

    def own_board(self) -> int | None:
        return self.you

    def layout(self, width: int, height: int, large: bool = False, things: Container[str] = ()) -> Layout:
        """Return the layout: two trees side by side if they can be large, all of them if that saves rows; each as high
        as the question and the log allow.
        """
        boards = self.boards()
        two_fit = -(-boards // 2) * HIGHEST + LOWER <= height
        wished = (2, boards, 1) if two_fit else (boards, 2, 1)
        columns = next((n for n in wished if n <= boards and width // n >= NARROWEST), 1)
        rows = -(-boards // columns)
        if columns == 1 and rows * LOWEST > height - LOWER:
            return self.stacked(height - LOWER, things)
        return Layout(columns, rows, rows * max(LOWEST, min(HIGHEST, (height - LOWER) // rows)), boards)

    def stacked(self, room: int, things: Container[str]) -> Layout:
        """Return the trees below each other if there is no room for all: the reader's own first, and those of the
        question; of the others only the owner and the saga.
        """
        spots = {seat: [f"{seat}.{spot}" for spot in SPOT_NAMES] for seat in range(self.boards())}
        asked = [seat for seat in spots if any(spot in things for spot in spots[seat])]
        heights = [HEADING] * self.boards()
        for seat in dict.fromkeys([self.you or 0, *asked, *spots]):
            if sum(heights) + LOWEST - HEADING <= room:
                heights[seat] = LOWEST
        return Layout(1, self.boards(), sum(heights), self.boards(), heights=tuple(heights))

    def draw(self, board: int, place: Place) -> Text:
        player = self.players[board]
        asked = self.view["asked"]
        drawing = Drawing(
            tree=player["tree"],
            matches=player["matches"],
            markers=player["markers"][0] if player["markers"] else [],
            owner=board,
            place=place,
            classes=[self.speech(f"class-{find_kind(card)}") if card else "" for card in player["tree"]],
        )
        heading = drawing.heading(
            SEATS[board],
            self.names[board],
            board == self.you,
            board == self.view["active"],
            asked is not None and asked["seat"] == board,
            [self.say("cards", count=player["hand_size"])] + ([self.speech("trait-K")] if player["doomed"] else []),
        )
        saga = player["saga"]
        goal = drawing.goal(wanted(saga), self.speech(f"saga-{saga}")) if saga else Text()
        return Text("\n").join([heading, goal, *drawing.rows()][: max(HEADING, place.height)])

    def holding(self, place: Place) -> Text:
        """Return the hand, or other things that only the reader sees; each card with its class."""
        if self.you is None:
            return Text()
        cards = [*self.players[self.you]["hand"]]
        if self.view["drawn"] and self.view["drawn"]["cards"]:
            cards += self.view["drawn"]["cards"]
        if self.view["revealed"]:
            cards.append(self.view["revealed"])
        paint = pick_colors(place.light)
        rows = [Text(self.speech.labelled(self.say("pane-hand"), "").rstrip(), style=paint.second)]
        for card in cards:
            key = place.keys.get(card, "")
            label = Text.assemble((f"  {key} " if key else "  ", f"bold {paint.act}"), chip(card, 0))
            label.append(f" {self.speech(f'class-{find_kind(card)}')}", style=paint.ink)
            if key:
                label.stylize(touch(thing=card))
            if rows[-1].cell_len + label.cell_len > place.width:
                rows.append(Text(" "))
            rows[-1].append_text(label)
        return Text("\n").join(rows)


def find_slot_order(slot: str) -> int:
    """Return the order of slots: from the youngest down, a pair after its two heroes."""
    order = ("Y", "P1", "P2", "P", "G1", "G2", "G12", "G3", "G4", "G34")
    return order.index(slot.partition(":")[0])
