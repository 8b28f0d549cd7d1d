"""Trudvang Legends in words: things, the book as text, cards and decks, the campaign. Other modules build on it."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.games.trudvang.edge.campaign_summary import AFTERWARDS, CHANGES
from meadhall.games.trudvang.edge.combat_result import ENDS, Share, combat_of, share_of
from meadhall.games.trudvang.edge.phrases import capital
from meadhall.terminal import game_ui
from meadhall.terminal.game_ui import find_named
from meadhall.terminal.messages import printable

UNSAID = ("rule", "phase", "enemy")  # cards that the rules, the round and the foes speak of


class Tale(game_ui.Teller):
    """Describes one view of the table to one reader. All players see the same."""

    game: ClassVar[str] = "trudvang"

    def __init__(self, speech: Any, phrases: Any, view: dict[str, Any], names: list[str]) -> None:
        super().__init__(speech, phrases, view, names)
        self.heroes: list[dict[str, Any]] = view["heroes"]

    # Things

    def prose(self, told: Any) -> str:
        """Return the author's words in the reader's language if the book has it, without emphasis marks."""
        return str(self.phrases.prose(told))

    def hero(self, seat: int) -> str:
        """Return a Hero's name; before the choice, the player's."""
        hero = self.heroes[seat]["hero"]
        return str(self.phrases.hero(hero)) if hero else self.names[seat]

    def whose(self, seat: int) -> str:
        """Return a Hero and its player."""
        if not self.heroes[seat]["hero"]:
            return self.name(seat)
        return self.say("played", hero=self.hero(seat), name=self.names[seat], you=self.say_yours(seat))

    def place(self, name: str, form: str = "") -> str:
        return str(self.phrases.place(name, self.view, form))

    def card(self, name: str) -> str:
        return str(self.phrases.card(name, self.view))

    def poi(self, letter: str) -> str:
        return str(self.phrases.poi(letter, self.view))

    def rune(self, kind: str) -> str:
        return self.speech(f"rune-{kind}")

    def runes(self, counts: dict[str, int]) -> str:
        """Return `Water 2, Dark`; "" if there are none."""
        return str(self.phrases.runes(counts))

    def feat(self, name: str) -> str:
        return self.speech(f"feat-{name}")

    def feat_effect(self, name: str) -> str:
        return self.speech(f"feat-{name}.effect")

    def gathered(self) -> list[int]:
        """Return the seats whose Hero is chosen."""
        return [seat for seat, hero in enumerate(self.heroes) if hero["hero"]]

    # In words

    def legend(self) -> list[str]:
        return self.speech.paragraphs("terminal-trudvang-legend")

    def turn(self) -> str:
        adventure = self.view["adventure"]
        if adventure is None or len(self.gathered()) < len(self.heroes):
            return self.say("gathering")
        title = self.prose(adventure["title"])
        if self.view["round"] == 0:
            return self.say("turn-before", title=title)
        phase = self.view["phase"]
        return self.say("turn", title=title, round=self.view["round"], phase=self.card(phase) if phase else "none")

    # The book

    def tell_page(self, asked: str) -> list[str]:
        """Describe the page read last, and its effects."""
        page = self.view["page"]
        if page is None:
            return [self.say("unread")]
        return [self.heading(page["entry"]), *self.paragraphs(page["text"]), *self.outcome()]

    def heading(self, entry: str) -> str:
        key = "entry-intro" if entry == "intro" else "entry-end" if entry.startswith("end-") else "entry"
        adventure = self.view["adventure"]
        return self.say(key, entry=entry, title=self.prose(adventure["title"]) if adventure else "")

    def paragraphs(self, text: Any) -> list[str]:
        return [" ".join(part.split()) for part in self.prose(text).split("\n\n")]

    def outcome(self) -> list[str]:
        """Describe the effects of the page read last, until the table continued."""
        events = self.log()
        last = next((number for number in range(len(events) - 1, -1, -1) if events[number]["kind"] == "read"), None)
        return [] if last is None else self.changes(events[last + 1 :])

    def changes(self, events: list[dict[str, Any]]) -> list[str]:
        until = next((number for number, event in enumerate(events) if event["kind"] in AFTERWARDS), len(events))
        return [self.say("change", text=self.happened(event)) for event in events[:until] if event["kind"] in CHANGES]

    def happened(self, event: dict[str, Any]) -> str:
        """Describe an event without emphasis marks; the end of a combat with its summary."""
        said = super().happened(event).replace("*", "")
        return " ".join([said, *self.aftermath(event)]) if event["kind"] in ENDS else said

    def aftermath(self, end: dict[str, Any]) -> list[str]:
        """Summarize the combat that ended: the Enemies, then each Hero with a part in it."""
        events = combat_of(self.log(), end)
        slain = [str(self.phrases.token(event["unit"], self.view)) for event in events if event["kind"] == "slain"]
        shares = [(seat, share_of(events, seat)) for seat in self.gathered()]
        return [
            self.speech("outcome-slain", count=len(slain)),
            *([capital(", ".join(slain)) + "."] if slain else []),
            *(self.speech.labelled(self.hero(seat), self.fared(share)) for seat, share in shares if share),
        ]

    def fared(self, share: Share) -> str:
        """Return `−5 health, +1 XP.`, and a Hero's other gains and losses."""
        parts = [
            self.speech(f"change-{track}", n=f"{'+' if count > 0 else '−'}{abs(count)}")
            for track, count in share.sums.items()
        ]
        parts += [str(self.phrases.status(kind)) for kind in share.statuses]
        parts += [self.speech("down")] if share.down else []
        besides = [self.happened(event) for event in share.besides]
        if not parts and not besides:
            return self.speech("outcome-unscathed")
        return " ".join([*([", ".join(parts) + "."] if parts else []), *besides])

    def tell_story(self, asked: str) -> list[str]:
        """Describe every page that was read, earlier sittings included, with choices and effects."""
        parts = self.chapters([*self.earlier(), *self.log()])
        titles = [title for title, _ in parts]
        lines = [self.played(one) for one in self.view["campaign"]["played"] if self.prose(one["title"]) not in titles]
        for title, pages in parts:
            lines.append(self.say("chapter", title=title))
            for page in pages:
                lines += [
                    "",
                    self.say("entry-line", entry=page[0]["entry"]),
                    *self.paragraphs(page[0]["text"]),
                    *self.changes(page[1:]),
                ]
        return lines or self.tell_page("")

    def chapters(self, events: list[dict[str, Any]]) -> list[tuple[str, list[list[dict[str, Any]]]]]:
        """Return the pages of each adventure, each with its events."""
        adventure = self.view["adventure"]
        parts: list[tuple[str, list[list[dict[str, Any]]]]] = []
        for event in events:
            if event["kind"] == "adventure":
                parts.append((self.prose(event["title"]), []))
            elif event["kind"] == "read":
                if not parts:
                    parts.append((self.prose(adventure["title"]) if adventure else "", []))
                parts[-1][1].append([event])
            elif parts and parts[-1][1]:
                parts[-1][1][-1].append(event)
        return [(title, pages) for title, pages in parts if pages]

    # The campaign

    def tell_campaign(self, asked: str) -> list[str]:
        """Describe the adventures played, their endings, what is unlocked, Quest tokens, and the cards of the stories
        area.
        """
        campaign = self.view["campaign"]
        lines = [
            self.say("campaign", title=self.prose(campaign["title"])),
            *(self.played(one) for one in campaign["played"]),
        ]
        lines += [self.say("unlocked", cards=self.listed(campaign["unlocked"]))] if campaign["unlocked"] else []
        lines += [self.quest(number, owner) for number, owner in self.view["quests"].items()]
        return [*lines, *([] if self.view["adventure"] is None else [self.blurb()])]

    def blurb(self) -> str:
        adventure = self.view["adventure"]
        return self.say("adventure", title=self.prose(adventure["title"]), blurb=self.prose(adventure["blurb"]))

    def played(self, one: dict[str, Any]) -> str:
        return self.say("played-line", title=self.prose(one["title"]))

    def quest(self, number: str, owner: str) -> str:
        return self.say("quest", number=int(number), owner="all" if owner == "all" else self.hero("ABCD".index(owner)))

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    # Cards and decks

    def tell_cards(self, asked: str) -> list[str]:
        """Describe every card on the table with an effect, or one by its name."""
        known = {name: card for name, card in self.view["cards"].items() if card["kind"] not in UNSAID}
        if not asked:
            return [self.card_line(name) for name in known] or [self.say("no-cards")]
        found, near = find_named(asked, {name: self.card(name) for name in known})
        return (
            [self.card_line(found)]
            if found
            else [self.say("unknown", text=printable(asked), nearest=self.listed(near))]
        )

    def card_line(self, name: str) -> str:
        """Return a card with its kind, its place, its tokens, its text and its effects."""
        card = self.view["cards"][name]
        parts = [
            self.say(
                "card",
                card=self.card(name),
                kind=self.say(f"kind-{card['kind']}"),
                place=self.place(card["region"]) if card.get("region") else "none",
            )
        ]
        if "tokens" in card:
            parts.append(
                self.say(
                    "card-tokens",
                    count=self.view["sleeves"]["tokens"].get(name, 0),
                    name=capital(self.prose(card["tokens"]["name"])),
                    most=card["tokens"]["most"],
                )
            )
        parts += [self.prose(card[part]) for part in ("text", "blurb") if card.get(part)]
        return " ".join(part for part in (*parts, self.does(name)) if part)

    def does(self, card: str) -> str:
        """Return what a card gives and does, each effect with its time."""
        return str(self.phrases.does(card, self.view))

    def tell_decks(self, asked: str) -> list[str]:
        """Describe the cards left in the Enemy Attack deck and the Event deck."""
        decks = self.view["decks"]
        return [
            *self.deck("deck-attack", decks["attacks"], "attack"),
            *self.deck("deck-event", decks["events"], "happening"),
        ]

    def deck(self, title: str, deck: dict[str, list[str]], kind: str) -> list[str]:
        left = sum(len(deck[part]) for part in ("top", "bag", "bottom"))
        lines = [self.say("deck", deck=self.speech(title), count=left)]
        for part in ("top", "bag", "bottom", "out"):
            if deck[part]:
                lines.append(self.say(f"deck-{part}", cards=self.join_parts(self.counted(deck[part], kind))))
        return lines

    def counted(self, names: list[str], kind: str) -> list[str]:
        """Return `+1 (2)`: equal cards once, with their number."""
        said = [self.speech(f"{kind}-{name}") for name in names]
        return [self.say("counted", name=name, count=said.count(name)) for name in dict.fromkeys(said)]
