"""What holds in every combat: nothing is lost or out of bounds, refusals cite a rule, positions and copies agree."""

import random

import pytest

import meadhall
from meadhall.core.codec import pack
from meadhall.core.decision import find_rule_against, legal_texts, pending_frame
from meadhall.games.trudvang.attack_cards import ATTACK_DECK
from meadhall.games.trudvang.cards import CP_MOST, HEALTH, HEROES, SUPPLY
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import HERO_FEAT, WYRDS
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.rules.foes import health_of
from meadhall.games.trudvang.rules.statuses import STATUS_SLOTS
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import begin, rune_count, table

COMPANIONS = (
    "OX",
    "WULTERFISH",
    "GOAT",
    "SMITH",
    "HORN",
    "RAVEN",
    "TWIN",
    "DRUM",
    "SEER",
    "SPARK",
    "WEAVER",
    "CAIRN",
    "STORM",
)
TITLES = ("CALM", "HALF-CALM", "SERENE", "WATCHFUL", "TIRELESS", "BONE-TAKER", "BANE", "IRON", "WIDE")
ITEMS = (
    "STAFF",
    "KNIFE",
    "RECEIPT",
    "TALLY",
    "KIT",
    "ITEM-TRAPS",
    "ITEM-LYRE",
    "ITEM-STAFF",
    "ITEM-ROSARY",
    "ITEM-AXE",
    "ITEM-LOCKPICKS",
)
FOES = (
    "draugr:2",
    "draugr:3!",
    "forest_troll:2",
    "garm:2!!",
    "D:1!",
    "E:1",
    "F:2!",
    "G:2",
    "H:1",
    "bull_troll:1",
    "two_cleavers:1",
)

TIERS = [[card.id for card in COMBAT.enemies if card.figure == figure.id] for figure in COMBAT.figures[:4]]


def melee(seed):
    """A combat of two or three Heroes with any Feats, cards and Enemies."""
    rng = random.Random(seed)
    names = rng.sample(HEROES, rng.choice((1, 2, 3)))
    foes = rng.sample(FOES, rng.choice((1, 2)))
    hired = "lydana" if len(names) == 1 and names != ["lydana"] else ""
    s = table(",".join(names), " ".join(foes), hired=hired)
    s.enemy_cards[:4] = [ident(rng.choice(cards)) for cards in TIERS]
    if hired:
        s.hired_feats = [52, 55, 65, 68]
        s.hired_runes = [[1, 0, 0, 1, 0, 0] for _ in range(4)] + [[0] * 6]
        s.pool[0] -= 4
        s.pool[3] -= 4
    companions, titles, items = rng.sample(COMPANIONS, 3), rng.sample(TITLES, 3), rng.sample(ITEMS, 6)  # one of each
    for seat in range(s.players):
        own = [feat for feat, hero in enumerate(HERO_FEAT) if hero == s.hero[seat]]
        s.feat_decks[seat] = Deck([], [*rng.sample(own, 8), WYRDS[seat]], [], [])
        s.wyrds.remove(WYRDS[seat])
        s.cp[seat] = rng.randrange(7)
        s.exhausted[seat] = rng.randrange(2)
        s.hp[seat] = rng.randrange(3, s.hp[seat] + 1)
        s.companions[seat] = [ident(companions.pop())]
        s.titles[seat] = [ident(titles.pop())]
        s.title_runes[seat] = [-1]
        s.items[seat] = [ident(items.pop()), ident(items.pop())]
    for card in rng.sample(("MUNGAN", "AUD", "TOLL", "HERALD"), 2):
        s.stories.append(ident(card))
        s.people[ident(card)] = s.at[0]
    return begin(s), rng


def lawful(s):
    """What no answer may break: runes and tokens of the box, the ends of each track, the health of a unit."""
    assert rune_count(s) == list(SUPPLY)
    for seat in range(s.players):
        assert 0 <= s.hp[seat] <= HEALTH[s.hero[seat]]
        assert 0 <= s.cp[seat] <= CP_MOST
        assert len(s.status[seat]) <= STATUS_SLOTS
    tokens = [kind // 2 for track in s.status for kind in track]
    assert [count + tokens.count(aspect) for aspect, count in enumerate(s.status_pool)] == [6] * 4
    for group in s.groups:
        assert group.units
        assert all(0 <= damage < health_of(s, group, unit) for unit, damage in enumerate(group.units))


@pytest.mark.case("TL-CASE-120")
@pytest.mark.rule(
    "TL-COMP-01",
    "TL-COMP-02",
    "TL-COMBAT-RES-14",
    "TL-MISS-08",
    "TL-FEAT-02",
    "TL-HP-01",
    "TL-HP-03",
    "TL-CP-01",
    "TL-ATTACK-02",
)
@pytest.mark.parametrize("seed", range(60))
def test_nothing_is_lost_and_nothing_goes_beyond_its_end(seed):
    s, rng = melee(seed)
    decks = [sorted([*deck.bag, *deck.out]) for deck in s.feat_decks]
    while options := meadhall.pending(s):
        frame = unwrap(pending_frame(s))
        lawful(s)
        said = legal_texts(s)
        assert len(set(said)) == len(said), frame
        for move in frame.candidates(s):
            assert (frame.why(s, move) == "") == (move in options), (frame.ask, frame.text(s, move))
        meadhall.play(s, rng.choice(said))
    lawful(s)
    assert (s.fight, s.stakes) == (None, [])
    assert sorted([*s.attack_deck.cards(), *s.attack_deck.out]) == sorted(ATTACK_DECK)
    for seat, deck in enumerate(s.feat_decks):
        kept = sorted([*deck.cards(), *deck.out, *(feat for feat in s.wyrds if feat in decks[seat])])
        assert kept == decks[seat]


@pytest.mark.rule("TL-END-11", "TL-GEN-12")
@pytest.mark.parametrize("seed", range(100, 112))
def test_positions_saves_and_copies_tell_the_same(seed):
    s, rng = melee(seed)
    s.log = None
    while meadhall.pending(s):
        text = trudvang.position(s)
        again = trudvang.from_position(text)
        assert trudvang.position(again) == text
        assert legal_texts(again) == legal_texts(s)
        saved = trudvang.unpack(trudvang.pack(s))
        assert pack(saved) == pack(s)
        assert trudvang.view(s, 0) == trudvang.view(saved, 0)
        twin = s.copy()
        answer = rng.choice(legal_texts(s))
        meadhall.play(twin, answer)
        assert trudvang.position(s) == text
        assert find_rule_against(s, answer) is None
        meadhall.play(s, answer)
        assert trudvang.position(twin) == trudvang.position(s)
