"""Whole campaigns of karls: what is read aloud speaks of what happened, and of nothing that did not."""

import random

import pytest

from meadhall.games.trudvang.books import book
from meadhall.playtests.campaign_playtest import CampaignPlaytest

BOOK = "winter_owed"
# What is said, and the pages and choices that it speaks of: all of the first were met before, none of the second.
SAID = {
    "because it was cut with a knife": ({"M5/44"}, set()),
    "and the hand is warm where it was": ({"M5/34.choose.give"}, set()),
    "and under it, quite small, a gallows": ({"M3/12"}, {"M3/48.choose.amends"}),
    "Then the hands make a boat": ({"M3/12"}, {"M3/48.choose.amends"}),
    "has forgotten who it was that took her boat": ({"M3/12"}, {"M3/48.choose.amends", "M6/14.choose.pay"}),
    "nobody will have seen who leaves it": ({"M3/12"}, {"M3/48.choose.amends"}),
    "“Two thirds,” says Runa": ({"M3/11.choose.third"}, {"M3/47.choose.settle", "M3/11.choose.whole"}),
    "He did send. He does not speak of it": (set(), {"S2/intro"}),
    "You came when he sent": ({"S2/intro"}, set()),
    "He does not mention that you promised": (set(), {"S2/intro"}),
    "The third you know from the mill": ({"M1/17"}, set()),
    "It is the children’s great-aunt": ({"M1/13"}, set()),
    "the boy with the basket": ({"M2/11"}, set()),
    "he has your weapons in it": ({"M2/11.choose.basket"}, set()),
    "On the table lie your weapons": ({"M2/11.choose.basket"}, set()),
    "another, quite near, with washing on it": (set(), {"M3/36"}),
    "there are two of ours in there who": (set(), {"M4/70", "M4/75"}),
    "a procession of forty with its eyes shut": (set(), {"M4/73"}),
    "a procession of forty that keeps looking round": ({"M4/73"}, set()),
    "You pay out two winters": ({"M4/58.choose.wages"}, {"M4/64.choose.money"}),
    "you have brought back to her": ({"M4/13"}, {"M4/13.choose.oil", "M4/64.choose.letters"}),
    "They keep the stove in": ({"M5/13.choose.light"}, set()),
    "One of them has lit the stove": (set(), {"M5/13.choose.light"}),
    "He is not breathing any more": ({"M5/16"}, set()),
    "and *Fenne* burnt into the other": (set(), {"S2/20"}),
    "the bread has been cut, so it is eaten": ({"S1/19"}, set()),
    "the pane draws breath once more": ({"M5/17"}, {"M5/34.choose.give", "M5/34.choose.drop", "M5/16"}),
    "Halli jumps ashore with the line": ({"M3/16"}, set()),
    "where you cut her loose": ({"M3/15"}, set()),
    "cut the string on the boots": ({"M4/71.choose.boots"}, {"M4/64.choose.money"}),
    "forty left ones, in tens": ({"M4/71.choose.boots"}, {"M4/64.choose.money"}),
    "each puts on his left boot": ({"M4/71.choose.boots", "M4/64.choose.money"}, set()),
    "“Nor had I,” says Hild": ({"S4/17.choose.come"}, set()),
    "“Half,” says Hild": ({"S4/17.choose.come"}, set()),
    "Hild has stayed behind": ({"S4/17.choose.come"}, set()),
    "The flour has come all the way": ({"S2/intro"}, set()),
    "where the boy has gone who held it": (set(), {"M6/51.choose.hand", "M6/51.choose.lamp"}),
}


class Listening(CampaignPlaytest):
    """Campaigns that are checked while they are played."""

    def __init__(self):
        super().__init__(book(BOOK), BOOK)
        self.heard, self.wrong = set(), []

    def run(self, state, rng, seeking):
        state.log = []
        super().run(state, rng, seeking)

    def resolve(self, state, frame, move, seeking):
        super().resolve(state, frame, move, seeking)
        for event in state.log:
            if event.kind in ("read", "tell"):
                self.listen(event.told["text"][""])
        state.log.clear()

    def listen(self, text):
        met = set(self.telling.met)
        for said, (before, never) in SAID.items():
            if said in text:
                self.heard.add(said)
                if before - met or never & met:
                    self.wrong.append((self.telling.seed, said, sorted(before - met), sorted(never & met)))


def test_every_sentence_that_is_listened_for_is_in_the_book():
    held = book(BOOK)
    pages = {f"{adventure.id}/{entry}" for adventure in held.adventures.values() for entry in adventure.entries}
    named = {name.partition(".")[0] for before, never in SAID.values() for name in before | never}
    told = str(held.adventures)
    assert named <= pages
    assert [said for said in SAID if said not in told] == []


@pytest.mark.parametrize("_", range(2))
def test_a_campaign_speaks_of_what_happened_in_it(_):
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    telling = Listening()
    assert telling.play_campaign(seed).fault == ""
    assert telling.wrong == []
