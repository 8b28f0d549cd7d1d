"""What the book of the campaign remembers: it speaks of what this party did, and of nothing that it did not."""

import re
from functools import partial

import pytest

from meadhall.book.format.text_variants import VariantGroup, render_variants
from meadhall.book.model import steps
from meadhall.book.model.conditions import Amount
from meadhall.book.model.steps import OfPoi, Read, Tell, branches, walk
from meadhall.core.decision import pending_frame, play
from meadhall.games.trudvang.books import book
from meadhall.words import LANGUAGES
from optional import unwrap
from trudvang.scene import reading, table, told

BOOK = "winter_owed"
KEPT = "M1:end-spare"
ALONE = "players=1 A.hero=kattly A.at=fylges"
# Entry, position, what is said, and what is not.
REMEMBERED = [
    # A grave is spoken of where one was dug.
    ("M6/end-paid", "facts=ketil_named,ketil_buried", "cut with a knife", "One account up there"),
    ("M6/end-paid", "facts=ketil_named", "One account up there", "cut with a knife"),
    ("M6/end-paid", "facts=ketil_buried", "The winter that was owed", "gets up very early"),
    # A boat that was paid for is not asked for again.
    ("M4/intro", "facts=boat_stolen,runa_trust", "*paid for*", "gallows"),
    ("M4/intro", "facts=boat_stolen", "gallows", "*paid for*"),
    ("M6/14", "facts=boat_stolen,runa_trust", "gives you the rope", "the hands make a boat"),
    ("M6/14", "facts=boat_stolen", "the hands make a boat", "gives you the rope"),
    ("M6/end-paid", "facts=boat_stolen,runa_trust", "leaves the board bare", "the other side of the street"),
    ("M6/end-paid", "facts=boat_stolen flags=rope", "The winter that was owed", "the other side of the street"),
    ("M6/end-paid", "facts=boat_stolen", "the other side of the street", "leaves the board bare"),
    ("M3/end-kind", "facts=boat_stolen", "nobody will have seen who leaves it", "whoever is asking"),
    ("M3/end-kind", "facts=boat_stolen,runa_trust", "whoever is asking", "nobody will have seen"),
    ("M3/47", "facts=runa_trust", "mending what you have done", "Two thirds"),
    # A promise that was kept is not outstanding.
    ("M6/13", f"facts=bokki_owed played={KEPT},S2:end-two", "closes your hand", "He did send"),
    ("M6/13", "facts=bokki_owed", "He did send", "closes your hand"),
    ("S3/10", f"facts=bokki_owed played={KEPT},S2:end-three", "louder, four. You came", "He does not mention"),
    ("S3/10", f"facts=bokki_owed played={KEPT},S2:end-two", "one, two, one, two. You came", "He does not mention"),
    ("S3/10", "facts=bokki_owed", "He does not mention", "You came when he sent"),
    # A companion is in one place.
    ("S3/10", "facts=smith_free A.companions=C3", "Vidar holds one up", "compliments"),
    ("S3/10", "facts=smith_free", "Vidar’s compliments", "Vidar holds one up"),
    # Strangers are introduced, and known people are not.
    ("M1/34", "flags=bokki_met", "you know from the mill", "the miller"),
    ("M1/34", "", "Old Bokki, the miller", "you know from the mill"),
    ("M2/16", "facts=kids_safe", "she is their great-aunt", "the children’s great-aunt"),
    ("M2/16", "facts=kids_safe,gateway", "the children’s great-aunt", "she is their great-aunt"),
    ("M2/26", "", "Ebbe, Torstein’s smallest, sits", "He sits on"),
    ("M2/38", "", "at the height of a child", "Ebbe"),
    ("M2/38", "facts=kids_safe", "own torn corner", "at the height of a child"),
    ("M2/end-honest", "", "a boy with a basket", "the boy with the basket"),
    ("M2/end-honest", "flags=basket", "the boy with the basket", "your weapons"),
    ("S2/end-two", "", "a goat came over", "Fenne came over"),
    ("S2/end-two", "flags=fenne_met", "Fenne came over", "a goat came over"),
    # What was laid aside is given back, and nothing is given twice.
    ("M2/end-honest", "flags=basket,guests", "your weapons in it", "he has a parcel"),
    ("M2/end-theft", "flags=guests", "lie your weapons", "torn off"),
    ("M2/end-theft", "", "He has ordered for you", "your weapons"),
    ("M4/end-forge", "flags=wages,paid_out", "They bring two winters in brass", "You pay out"),
    ("M4/end-forge", "flags=wages", "You pay out two winters", "They bring two winters"),
    ("M4/end-flood", "facts=miners_drowned quests=2:A", "you have brought back to her", "she kept there"),
    ("M4/end-flood", "facts=miners_drowned", "she kept there for the mine", "you have brought back"),
    # People wake once, are relieved once, and breathe once.
    ("M4/73", "flags=rising", "See that he stops.”", "go by the water"),
    ("M4/73", "", "two of ours in there", "miners_drowned"),
    ("M4/74", "flags=awake", "keeps looking round", "its eyes shut"),
    ("M4/74", "", "its eyes shut", "keeps looking round"),
    ("M4/76", "flags=awake", "expecting something of the kind", "asleep"),
    ("M4/76", "flags=street", "the evening before a feast", "expecting something"),
    ("M5/40", "flags=shutters", "not breathing any more", "it had been a habit"),
    ("M5/40", "", "it had been a habit", "any more"),
    ("M5/end-settled", "flags=stove", "They keep the stove in", "has lit the stove"),
    ("M5/end-settled", "", "One of them has lit the stove", "keep the stove in"),
    ("S1/end-funeral", "flags=named", "the bread has been cut", "for the dancing"),
    ("S1/end-funeral", "", "baked for the dancing", "has been cut"),
    ("M5/40", "quests=1:A", "the pane draws breath once more", "any more"),
    ("M5/40", "quests=1:A flags=pane_given", "it had been a habit", "the pane"),
    ("M5/40", "quests=1:A flags=pane_gone", "it had been a habit", "the pane"),
    ("M5/40", "quests=1:A flags=shutters", "not breathing any more", "the pane"),
    # A voyage ends for those who were hired, robbed or carried off, also after the cold stair.
    ("M3/end-cold", "flags=runa", "“Two thirds,” says Runa Hale", "herring boat"),
    ("M3/end-cold", "flags=runa facts=runa_trust", "*outstanding*.", "Two thirds"),
    ("M3/end-cold", "flags=boy facts=boat_stolen", "Halli jumps ashore", "where you cut her loose"),
    ("M3/end-cold", "facts=boat_stolen", "where you cut her loose", "Halli"),
    ("M3/end-cold", "", "*outstanding*.", "herring boat"),
    # Boots that were carried along are given to those they fit, once.
    ("M4/73", "flags=boots,shod", "puts on his left boot", "miners_drowned"),
    ("M4/73", "flags=boots", "They feel for their caps.", "left boot"),
    ("M4/end-forge", "flags=boots", "cut the string on the boots", "in tens"),
    ("M4/end-forge", "flags=boots,shod", "may go home as well", "boots"),
    ("M4/end-forge", "", "may go home as well", "boots"),
    ("M4/end-flood", "flags=boots", "each has found his own", "in tens"),
    ("M4/end-flood", "flags=boots facts=miners_drowned", "forty left ones, in tens", "found his own"),
    ("M4/end-flood", "flags=boots,shod", "how he ought to enter it", "boots"),
    # Hild, who was asked along, is there when the line is sung, or is not.
    ("S4/22", "flags=hild", "“Nor had I,” says Hild", "Half"),
    ("S4/22", "", "“I had no children,”", "Hild"),
    ("S4/23", "flags=hild", "“Half,” says Hild", "Nor had I"),
    ("S4/23", "", "“It rhymes.”", "Hild"),
    ("S4/end-silence", "flags=hild", "Hild has stayed behind", "Half"),
    ("S4/end-silence", "", "On the bridge they lean forward", "Hild"),
    # A mill stands in one place, and counts come out.
    ("S3/10", f"facts=mill_saved played={KEPT},S2:end-three", "from the Great Plains; up there", "bread. Bokki"),
    ("S3/10", "facts=mill_saved", "bread. Bokki’s mill has new sails", "Great Plains"),
    ("M6/end-paid", "facts=third_son", "a notch in the doorpost for each of you", "one notch"),
    ("M6/end-paid", f"facts=third_son {ALONE}", "one notch in the doorpost", "for each of you"),
    ("M6/end-paid", "", "along the row of you", "is content with that"),
    ("M6/end-paid", ALONE, "is content with that", "the row of you"),
    ("M5/31", "facts=kids_safe", "in Yrsa’s hand", "nine fingers"),
    ("M6/40", "", "It is Ebbe, Torstein’s smallest.", "It is Ebbe."),
    ("S2/intro", "", "Old Bokki, the miller of Dranvelt", "Old Bokki."),
    # A knife lies on one table.
    ("S1/15", "", "left over from a bread knife", "hangs a knife"),
    # A mast is seen as long as it is there; a boy who held a lamp is not forgotten in a burning room.
    ("M3/31", "pois=H:sea_of_mists", "with washing on it", "herring"),
    ("M3/31", "", "your mast; and in the south", "with washing on it"),
    ("M6/44", "", "where the boy has gone", "Ebbe"),
    ("M6/44", "facts=kids_safe", "which is only wind", "where the boy has gone"),
    # A threat is carried out, or seen to be given up.
    *((f"M3/{entry}", "stories=W3", "sword", "gallows") for entry in ("36", "37", "38", "39")),
    *((f"M3/{entry}", "", "he", "sword") for entry in ("36", "37", "38", "39")),
    # One Hero alone has no others.
    ("M6/end-chair", ALONE, "Yrsa saw it in the face", "the others"),
    ("M6/end-chair", "", "the others saw it", "Yrsa saw it"),
    ("M6/43", ALONE, "whether it is to be you", "which of you"),
]


def heard(entry, position):
    """All that a party is read when it comes to an entry, until it has to answer."""
    adventure, _, number = entry.partition("/")
    s = reading(table(f"adventure={adventure} {position}", BOOK), number)
    return "\n".join(event["text"][""] for kind in ("read", "tell") for event in told(s, kind))


@pytest.mark.parametrize(("entry", "position", "said", "unsaid"), REMEMBERED)
def test_the_book_remembers_what_was_done(entry, position, said, unsaid):
    text = heard(entry, position)
    assert said in text
    assert unsaid not in text


def blocks(block):
    """A block of steps and every block inside it."""
    yield block
    for step in block.steps:
        for inner in branches(step):
            yield from blocks(inner)


def test_a_name_that_can_be_called_has_been_told():
    """Every page and every answer that gives the name of Ketil says it."""
    entries = book(BOOK).adventures["M5"].entries.values()
    giving = [
        (entry, block)
        for entry in entries
        for block in blocks(entry.do)
        if any(getattr(step, "verb", "") == "gain_quest" and step.n == Amount(2) for step in block.steps)
    ]
    assert len(giving) == 5
    for entry, block in giving:
        said = entry.text + "".join(step.text for step in block.steps if isinstance(step, Tell))
        assert "Early" in said, entry.id


def test_a_quest_that_was_played_is_not_taken_away_afterwards():
    for end in ("end-forge", "end-flood"):
        for played, gone in ((KEPT, 1), (f"{KEPT},S2:end-three", 0)):
            s = reading(table(f"adventure=M4 unlocked=S2 played={played}", BOOK), end)
            while not told(s, "adventure-over"):
                play(s, unwrap(pending_frame(s)).options(s)[0])
            assert len(told(s, "remove-card")) == gone, (end, played)


def test_who_means_to_wake_the_sleepers_and_says_nothing_hears_of_it():
    called = next(step for step in walk(book(BOOK).adventures["M4"].entries["64"].do) if isinstance(step, steps.Test))
    assert any(isinstance(step, Tell) for step in called.declined.steps)


@pytest.mark.parametrize("language", ["", *LANGUAGES[1:]])
def test_an_adventure_is_announced_in_the_same_words_everywhere(language):
    """The card that unlocks it and the adventure itself."""
    held = book(BOOK)
    texts = held.texts.get(language, {})
    cards = {card.adventure: card for card in held.cards.values() if card.kind in ("adventure", "side_quest")}
    assert cards.keys() == held.adventures.keys() - {"M1"}
    for adventure_id, card in cards.items():
        own = texts[f"{adventure_id}/adventure.blurb"] if language else held.adventures[adventure_id].blurb
        assert own == (texts[f"cards/cards.{card.id}.blurb"] if language else card.blurb), adventure_id


FULL_BEFORE_VOWEL = re.compile(
    r"\b(?:que|de|le|la|je|ne|se|me|te|lorsque|puisque|jusque) (?!on[zt]|ou[iï]|y\b)[aàâeéèêiîoôuy]", re.I
)


def pick_branch(nth: int, variation: VariantGroup) -> int:
    return min(nth, len(variation.branches) - 1)


def test_french_elides_in_every_variant_of_a_text():
    for key, text in book(BOOK).texts["fr"].items():
        for nth in range(4):
            heard_so = render_variants(text, partial(pick_branch, nth))
            assert not FULL_BEFORE_VOWEL.search(heard_so), (key, heard_so)


# Who is no more from an entry on, and cannot speak in what follows it.
SILENT = [
    ("M2", "33", "Auditor"),
    ("M4", "74", "Vidar"),
    ("M4", "76", "Vidar"),
    ("M5", "40", "Ketil"),
    ("M6", "44", "Bailiff"),
]


def speaks(who, entries):
    """The entries in which somebody says something under this name."""
    said = re.compile(rf"says (the )?(\w+ )?{who}|{who} says")
    return [
        entry.id
        for entry in entries
        if any(said.search(text) for text in (entry.text, *(getattr(step, "text", "") for step in walk(entry.do))))
    ]


def follows(adventure, start):
    """The entries that may come after one, in its adventure."""
    todo, seen = [start], set()
    while todo:
        for step in walk(adventure.entries[todo.pop()].do):
            one = step.entry if isinstance(step, Read) else ""
            if isinstance(step, OfPoi) and step.verb == "reveal_poi":
                one = adventure.pois[step.poi].read
            if one and one not in seen:
                seen.add(one)
                todo.append(one)
    return [adventure.entries[one] for one in seen]


@pytest.mark.parametrize(("adventure_id", "start", "who"), SILENT)
def test_who_is_no_more_says_no_more(adventure_id, start, who):
    adventure = book(BOOK).adventures[adventure_id]
    assert speaks(who, adventure.entries.values())
    assert speaks(who, follows(adventure, start)) == []
