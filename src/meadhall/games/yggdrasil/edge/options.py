"""The questions and answers of Yggdrasil Chronicles in words: worlds, gods and enemies by their marks."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.yggdrasil.edge.answer_preview import AnswerPreview
from meadhall.games.yggdrasil.edge.phrases import Phrases
from meadhall.games.yggdrasil.edge.view_types import Odds
from meadhall.games.yggdrasil.edge.world_words import WorldWords
from meadhall.words.decision_text import ClosedOption, DecisionWriter, LabelledOption, Thing

GATHERED: Final = ("order", "journey", "give", "take")  # many answers are gathered behind the god they begin with
HERE: Final = ("act", "heal", "stay")  # they are about the world where the god who answers stands
WAYS: Final = ("move", "heal", "action")  # to a world, or about one
WAY: Final = "way"  # marks answers that lead to a world each
ROLLED: Final = ("roll", "elf", "reroll", "mark", "buy")  # `god` and a letter are a die and its face there
PIECES: Final = {"elf": "leaf", "die": "die", "life": "drop"}
IDLE: Final = ("support.move", "sleipnir.ride", "wolves.roam", "stones.use")  # no action follows these moves
CHAPTERS: Final = {
    "god": "YG-SETUP",
    "support": "YG-SUP",
    "turn": "YG-ROUND",
    "cards": "YG-SOLO",
    "travel": "YG-REL-TRAVEL",
    "kin": "YG-REL-BLOOD",
    "deed": "YG-ACT",
    "asgard": "YG-ACT-ASGARD",
    "elves": "YG-ACT-ALFHEIM",
    "dice": "YG-ACT-VANAHEIM",
    "artifact": "YG-ACT-NIDAVELLIR",
    "dead": "YG-ACT-NIFLHEIM",
    "giants": "YG-ACT-MUSPELL",
    "creature": "YG-CREA",
    "heroes": "YG-RISK",
    "throw": "YG-RISK",
    "stones": "YG-RUNE",
    "brother": "YG-REL-BROTHER",
    "chance": "YG-REL-CHANCE",
    "pile": "YG-CREA-SKULD",
    "urd": "YG-CREA-URD",
    "life": "YG-CREA",
    "things": "YG-CREA-GULLTOPP",
    "risk": "YG-RISK",
    "pairs": "YG-GOD-FREYR",
    "saga": "YG-BOOK",
    "token": "YG-BOOK",
    "tile": "YG-BOOK",
    "sheet": "YG-CAMP",
    "pieces": "YG-CAMP",
}
SIGNS: Final = {
    "act": "star",
    "heal": "vanaheim",
    "pass": "candle",
    "done": "check",
    "none": "cross",
    "stay": "candle",
    "throw": "die",
    "refrain": "cross",
    "heroes": "sword",
    "elf": "leaf",
    "pairs": "leaf",
    "help": "shield",
    "reroll": "turn",
    "again": "turn",
    "mark": "die",
    "keep": "check",
    "rotate": "turn",
    "order": "seats",
    "top": "cairn",
    "under": "cairn",
    "first": "cairn",
    "call": "raven",
    "regain": "drop",
    "hurt": "drop",
    "bless": "drop",
    "give": "drop",
}
SIGNS_OF_ERRANDS: Final = {
    "swear": "ring",
    "mend": "broken",
    "weep": "drop",
    "ransom": "candle",
    "embers": "flame",
    "forge": "hammer",
    "melt": "hammer",
    "hold_chariot": "shield",
    "cut_nails": "axe",
    "throw_down": "flame",
    "hold_gate": "shield",
    "strike": "hammer",
}
SIGNS_OF_ASKS: Final = {"elves.take": "leaf", "dice.take": "die"}


class OptionWriter(DecisionWriter):
    """Writes the question of one god, or of the whole table."""

    phrases: Phrases

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.tree = WorldWords(self.phrases, self.view)
        god = self.view["gods"][self.seat] if 0 <= self.seat < len(self.view["gods"]) else None
        self.here: str | None = god["world"] if god else None

    def option(self, text: str) -> LabelledOption:
        verb, *tokens = text.split()
        targets = [self.name(self.thing(token)) for token in named(verb, tokens)]
        if verb == "buy":
            targets = [f"box:{tokens[0]}", *(f"for:{token}" for token in tokens[1:])]
        if verb in GATHERED and len(tokens) > 1:
            self.gather_behind(verb, tokens[0])
        if self.here and verb in HERE and not any(token in self.tree.worlds for token in tokens):
            targets.append(self.name(self.thing(self.here)))
        if verb in WAYS and len(tokens) == 1:
            targets.append(WAY)
        name, gain = self.meaning(verb, tokens)
        preview: AnswerPreview = self.previews.get(text, {})
        terms = preview.get("terms", {})
        if not gain and terms.get("amount") and tokens and tokens[0] in self.tree.worlds:
            gain = self.tree.describe_amount(tokens[0], terms["amount"])
        odds = preview.get("odds")
        return LabelledOption(
            answer=text,
            label=self.sentence(text),
            title=name,
            targets=targets,
            notes=self.consequences([gain, *self.phrases.terms(terms)], odds, preview.get("warnings", [])),
            meter=odds["clear"] if odds else None,
            sign=self.sign(verb, tokens),
            rule=rule_of(verb, tokens),
        )

    def gather_behind(self, verb: str, god: str) -> None:
        self.name(self.thing(god))
        self.gather(
            god, self.words("order-first" if verb == "order" else "order-god", god=self.phrases.name("god", god))
        )

    def thing(self, token: str) -> Thing:
        kind = next((one for one in ("god", "world") if self.words.has(f"{one}-{token}")), "enemy")
        label = self.phrases.name(kind, token)
        return Thing(id=token, label=label, hint=self.words("held", thing=label))

    # The meaning of an answer

    def meaning(self, verb: str, tokens: list[str]) -> tuple[str, str]:
        """Return the name of a thing that says more than the answer, and the gain or the destination of the answer."""
        if verb == "call" or (verb == "take" and tokens and self.words.has(f"artifact-{tokens[0]}")):
            kind = "creature" if verb == "call" else "artifact"
            return self.phrases.name(kind, tokens[0]), self.words(f"{kind}-{tokens[0]}.effect")
        if verb == "saga":
            return "", self.words(f"errand-{tokens[0]}.effect")
        if verb == "act" and self.here:
            return "", self.tree.describe_action(self.here, tokens[0])
        asked = (self.view["asked"] or {}).get("ask", "")
        if asked == "god.choose" and self.view["options"]["difficulty"] == "hard" and tokens:
            return "", " ".join(self.words(f"god-{tokens[0]}.{part}") for part in ("power", "start"))
        if verb in ("move", "journey"):
            return "", self.tree.describe_world(tokens[-1], asked in IDLE)
        if verb == "stay" and asked not in IDLE and self.here:
            return "", self.tree.describe_world(self.here)
        return "", ""

    def consequences(self, means: list[str], odds: Odds | None, warned: list[str]) -> list[int]:
        """Return notes: gain and cost, possible results, and warnings."""
        said = " · ".join(part for part in means if part)
        found = [self.note(said)] if said else []
        if odds:
            found.append(self.note(self.promise(odds), "chance"))
        return found + [self.note(self.words(f"warn-{one}"), "warning") for one in warned]

    def promise(self, odds: Odds) -> str:
        key = "odds-row" if odds["clear"] < 100 else "odds-safe"
        return self.words(key, risks=odds["risks"], clear=odds["clear"], loss=odds["loss"])

    def public(self) -> list[LabelledOption]:
        """Return the odds of each choice of a saving throw, which all players see."""
        return [
            LabelledOption(
                answer=text,
                label=self.sentence(text),
                notes=[self.note(self.promise(one["odds"]), "chance")],
                meter=one["odds"]["clear"],
            )
            for text, one in self.previews.items()
            if "odds" in one
        ]

    # Notes of the question

    def closed(self) -> list[ClosedOption]:
        """YG-MOVE-01, YG-ACT-02. Write closed options: one of the worlds that the god cannot enter; in step 3, the
        closed action.
        """
        assert self.options is not None
        answer = ""
        if self.here and self.ask == "god.move":
            worlds = self.phrases.printed["levels"]
            shut = (world for world in worlds if world != self.here and f"move {world}" not in self.options)
            answer = next((f"move {world}" for world in shut), "")
        elif self.here and self.ask == "deed.choose" and not any(text.startswith("act ") for text in self.options):
            world = self.tree.worlds[self.here]
            answer = f"act {world['strengths'][0]}" if world["closed"] else ""
        return [ClosedOption(answer=answer, label=self.sentence(answer), always=True)] if answer else []

    def rule(self) -> str:
        return "YG-MOVE" if self.ask == "god.move" else CHAPTERS.get(self.ask.partition(".")[0], "YG-ROUND")

    def forecast(self) -> dict[str, list[str]]:
        """What each enemy would do if it woke now."""
        return {one["enemy"]: [self.phrases.event(event) for event in one["events"]] for one in self.view["danger"]}

    def meant(self, target: str, lifted: str | None) -> str | None:
        """Return the answer that goes to this world, or acts there, in the form of the pending answers."""
        for text in self.options or ():
            verb, *tokens = text.split()
            if verb in WAYS and len(tokens) == 1:
                return f"{verb} {target}"
        return None

    def sign(self, verb: str, tokens: list[str]) -> str:  # noqa: C901 (one case for each kind of thing)
        """Return the icon of an answer: of its errand, piece, world, enemy, god, figure or verb."""
        if verb == "saga":
            return SIGNS_OF_ERRANDS.get(tokens[0], "book")
        for token in tokens if verb != "journey" else ():
            if token in PIECES:
                return PIECES[token]
        for token in tokens if verb != "journey" else ():
            if token in self.phrases.printed["levels"]:
                return token
        for token in tokens:
            if token in self.phrases.printed["ways"]:
                return token
        for token in tokens if verb != "order" else ():
            if self.words.has(f"god-{token}"):
                seat = next((one["seat"] for one in self.view["gods"] if one["god"] == token), None)
                return f"god:{token}" if seat is None else f"seat:{seat}"
        for token in tokens:
            if self.words.has(f"figure-{token}"):
                return f"figure:{token}"
        if verb in ("fight", "beat"):
            return "mountain"
        if verb == "take" and tokens and not tokens[0].isdecimal():
            return "ring"
        return SIGNS.get(verb) or SIGNS_OF_ASKS.get(self.ask, "check")


def named(verb: str, tokens: list[str]) -> list[str]:
    """Return the things on the board that an answer names."""
    if verb in ROLLED:
        return []
    return [token for token in tokens if not token.isdecimal() and token not in PIECES]


def rule_of(verb: str, tokens: list[str]) -> str:
    if verb == "call":
        return f"YG-CREA-{tokens[0].upper()}"
    return {"fight": "YG-FIGHT", "heal": "YG-ACT-HEAL", "move": "YG-MOVE"}.get(verb, "")
