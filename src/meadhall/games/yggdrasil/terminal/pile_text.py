"""The enemy cards of Yggdrasil Chronicles: the wheel, and the public knowledge of the piles."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from meadhall.games.yggdrasil.cards import ENEMIES
from meadhall.games.yggdrasil.notation import SEATS
from meadhall.games.yggdrasil.terminal.descriptions import Tale


class Piles:
    """Describes the cards in one view of the table."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view

    # The wheel

    def wheel(self) -> list[str]:
        """Describe open cards by enemy, then the face-down ones with their possible enemies."""
        lines = [
            self.teller.say(
                "notch",
                enemy=self.teller.called("enemy", enemy),
                count=len(gods),
                gods=self.teller.listed("god", gods) or "none",
            )
            for enemy, gods in self.open().items()
        ]
        return [*lines, *(self.down(SEATS.index(seat)) for seat in self.view["wheel"]["down"])]

    def open(self) -> dict[str, list[str]]:
        """Return the gods whose cards are open at each enemy."""
        cards: list[str] = self.view["wheel"]["open"]
        return {enemy: [card.partition(".")[0] for card in cards if card.endswith(f".{enemy}")] for enemy in ENEMIES}

    def down(self, seat: int) -> str:
        """Describe a face-down card: its enemy, or the chance of each."""
        laid = self.view["wheel"]["down"][SEATS[seat]]
        chances: list[int] = self.view["down"].get(SEATS[seat], [])
        if laid == "?":
            said = ", ".join(
                self.teller.phrases.words("order-chance", enemy=self.teller.called("enemy", enemy), chance=chance)
                for enemy, chance in zip(ENEMIES, chances, strict=False)
                if chance
            ) or self.unknown(1)
        else:
            said = self.teller.phrases.card(laid)
        return self.teller.say("down", god=self.teller.god(seat), card=said)

    # The piles

    def told(self) -> list[str]:
        """Describe every pile, and the unseen cards; only sizes at tables without the memory aid."""
        lines = [line for pile in self.view["piles"] for line in self.pile(pile)]
        unseen = self.view["unseen"] if self.view["options"]["memory"] else []
        return [*lines, *([self.teller.say("unseen", cards=self.counted(unseen))] if unseen else [])]

    def pile(self, pile: dict[str, Any]) -> list[str]:
        lines = [self.teller.say("pile", god=self.teller.god(pile["seat"]), size=pile["size"])]
        if any(pile.get("known", [])):
            lines.append("  " + self.teller.say("from-top", cards=self.in_order(pile["known"])))
        if pile.get("unknown"):
            lines.append("  " + self.teller.say("somewhere", cards=self.counted(pile["unknown"])))
        if pile.get("support"):
            lines.append("  " + self.teller.say("of-support", count=pile["support"]))
        return lines

    def in_order(self, cards: list[str | None]) -> str:
        """Return known cards at their places, with the number of unknown ones between them."""
        runs = [list(run) for _, run in groupby(enumerate(cards), key=lambda card: card[0] if card[1] else None)]
        return ", ".join(self.enemy(card) if (card := run[0][1]) else self.unknown(len(run)) for run in runs)

    def enemy(self, card: str) -> str:
        return self.teller.called("enemy", card.partition(".")[2])

    def unknown(self, count: int) -> str:
        return self.teller.say("unknown-cards", count=count)

    def counted(self, cards: list[str]) -> str:
        """Return cards by enemy: `Surt 2, Hel 1`."""
        counts = {enemy: sum(card.endswith(f".{enemy}") for card in cards) for enemy in ENEMIES}
        return ", ".join(f"{self.teller.called('enemy', enemy)} {count}" for enemy, count in counts.items() if count)
