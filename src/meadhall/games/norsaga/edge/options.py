"""The questions and answers of Norsaga in words: cards, spots and players by their marks on the board."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.games.norsaga.cards import SPOT_NAMES
from meadhall.games.norsaga.edge.phrases import OBJECT, Phrases, taken_apart
from meadhall.games.norsaga.notation import SEATS
from meadhall.words.decision_text import ClosedOption, DecisionWriter, LabelledOption, Thing

CHAPTERS = {"story": "NS-ELIG", "skald": "NS-SKALD", "tale": "NS-PLACE"}
CHANGES_NOTHING = ("pass", "keep", "stop", "done")


class OptionWriter(DecisionWriter):
    """Writes the question of one seat."""

    phrases: Phrases

    def option(self, text: str) -> LabelledOption:
        """Write one option. A card groups its uses; trees are headings, the reader's own first."""
        verb, *tokens = text.split()
        if text in self.colours:
            return self.embellishment(text)
        targets = [self.target(token) for token in tokens]
        cards = [one for one in targets if is_card(one)]
        spots = [one for one in targets if is_spot(one)]
        if cards and len(targets) > 1:
            self.gather(cards[0])
            self.say_rows(cards, spots)
        return LabelledOption(
            answer=text,
            label=self.sentence(text),
            targets=[*cards, *spots, *(one for one in targets if not is_card(one) and not is_spot(one))],
            notes=self.brought(text),
            section=self.tree_of(int(spots[0].partition(".")[0])) if spots else -1,
            sign="candle" if verb in CHANGES_NOTHING and not tokens else "",
        )

    def embellishment(self, name: str) -> LabelledOption:
        return LabelledOption(
            answer=name,
            label=self.sentence(name),
            title=self.words(f"embellishment-{name}"),
            targets=[name],
            notes=[self.note(self.words(f"effect-{name}")), *self.brought(name)],
            rule=f"NS-EMB-{name.upper()}",
        )

    def brought(self, text: str) -> list[int]:
        """Write the effect of an answer as its note."""
        facts = self.previews.get(text)
        return [self.note(self.phrases.brings(facts))] if facts else []

    def target(self, token: str) -> str:
        """Return the mark of the thing that a word of an answer names."""
        if "." in token:
            owner, spot = taken_apart(token, self.seat)
            lies = self.lying(owner, spot)
            return self.name(
                Thing(
                    id=f"{owner}.{spot}",
                    label=self.phrases.place(owner, spot),
                    row=self.words("row-as", spot=self.phrases.place(owner, spot, form=OBJECT)),
                    note=self.words("row-over", there=self.phrases.card(lies)) if lies else self.words("row-free"),
                    hint=self.words("held-spot", spot=self.phrases.place(owner, spot)),
                )
            )
        if token in self.phrases.printed["heroes"]:
            card = self.phrases.card(token)
            return self.name(Thing(id=token, label=card, hint=self.words("held-card", card=card)))
        if token in SEATS:
            seat = SEATS.index(token)
            return self.name(Thing(id=f"seat:{seat}", label=self.phrases.seat(seat)))
        return token

    def say_rows(self, cards: list[str], spots: list[str]) -> None:
        """Return the texts for a card while the other card, or the spot, is lifted."""
        first = self.things[cards[0]]
        if spots:
            self.things[cards[0]] = replace(first, row=first.label)
        elif len(cards) > 1:
            other = self.things[cards[1]]
            self.things[cards[0]] = replace(first, row=self.words("row-give", card=first.label))
            self.things[cards[1]] = replace(other, row=self.words("row-for", other=other.label))

    def tree_of(self, owner: int) -> int:
        if owner == self.phrases.you:
            return self.section(0, self.words("tree-yours"))
        return self.section(1 + owner, self.words("tree-of", name=self.phrases.seat(owner)))

    def closed(self) -> list[ClosedOption]:
        """NS-ELIG-01, NS-PLACE-01. Write closed options: the other embellishments of one's colour, and for each card
        one closed tree.
        """
        assert self.options is not None
        if self.ask.endswith(".embellish"):
            youngest = self.view["players"][self.seat]["tree"][0]
            colour = self.phrases.printed["heroes"][youngest]["dominant"] if youngest else ""
            family = self.phrases.printed["families"].get(colour, [])
            return [ClosedOption(answer=name, label=self.sentence(name)) for name in family if name not in self.options]
        if self.ask != "tale.continue":
            return []
        named = [taken_apart(token, self.seat)[0] for text in self.options for token in text.split() if "." in token]
        others = (player["seat"] for player in self.view["players"] if player["seat"] != self.seat)
        shut = next((seat for seat in others if seat not in named), None)
        if shut is None:
            return []
        cards = dict.fromkeys(one for text in self.options for one in text.split()[1:2] if one in self.things)
        return [
            ClosedOption(answer=f"play {card} {SEATS[shut]}.Y", label=self.words("row-closed"), lifted=card)
            for card in cards
        ]

    def idle(self) -> str:
        return next((text for text in self.options or () if text in CHANGES_NOTHING), "")

    def rule(self) -> str:
        topic = self.ask.partition(".")[0]
        return CHAPTERS.get(topic) or (f"NS-EMB-{topic.upper()}" if topic in self.colours else "NS-TURN")

    def meant(self, target: str, lifted: str | None) -> str | None:
        """Return the answer about this thing that has the same form as the pending ones."""
        written = [text.split() for text in self.options or ()]
        like = next((one for one in written if any("." in token or self.is_hero(token) for token in one[1:])), None)
        if like is None:
            return None
        cards = [token for token in like[1:] if self.is_hero(token)]
        spots = [token for token in like[1:] if "." in token]
        if not (spots if is_spot(target) else cards):
            return None
        open_cards = {token for one in written for token in one[1:] if self.is_hero(token)}
        card = target if not is_spot(target) else lifted if lifted in open_cards else (cards or [""])[0]
        place = self.token(target) if is_spot(target) else (spots or [""])[0]
        return " ".join(part for part in (like[0], card if cards else "", place if spots else "") if part)

    def token(self, spot: str) -> str:
        """Return a spot in the notation of answers."""
        owner, name = spot.split(".")
        return f"{'me' if int(owner) == self.seat else SEATS[int(owner)]}.{name}"

    def is_hero(self, token: str) -> bool:
        return token in self.phrases.printed["heroes"]

    def lying(self, owner: int, spot: str) -> str | None:
        """Return the hero at this spot."""
        found: str | None = self.view["players"][owner]["tree"][SPOT_NAMES.index(spot)]
        return found

    @property
    def colours(self) -> dict[str, str]:
        """Return the colour of each embellishment."""
        families = self.phrases.printed["families"]
        return {name: colour for colour, names in families.items() for name in names}


def is_spot(target: str) -> bool:
    return "." in target


def is_card(target: str) -> bool:
    return "." not in target and ":" not in target
