"""The data of combat: printed counts, provenance, odds, and positions of a fight."""

import itertools

import pytest

import meadhall
from meadhall.book.model.steps import walk
from meadhall.core.fault import Fault
from meadhall.games.position_format import Line
from meadhall.games.trudvang.builtin_cards import BLOCKS, BUILT_IN
from meadhall.games.trudvang.card_grammar import BOX, WORDS
from meadhall.games.trudvang.cards import BAGS, DARK, HERO_OF, KINDS, WILD
from meadhall.games.trudvang.data_combat import COMBAT, CombatData
from meadhall.games.trudvang.data_files import texts
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.edge.odds import chance_of_misses
from meadhall.games.trudvang.edge.position_types import Pile
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, LEVEL, SLOTS, TWO, feats_of, upgrade_of
from meadhall.games.trudvang.fight import ENEMIES
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.rules.verb_table import COMBAT_EFFECTS, EFFECTS, FLOWS
from optional import unwrap
from trudvang.arena import begin, fill, on_top, resolve, table
from trudvang.scene import offered, run


@pytest.mark.rule("TL-COMP-01", "TL-COMP-02", "TL-COMP-11", "TL-FEAT-01", "TL-ATTACK-02")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("runes.toml", "count = 32", "count = 31"),
        ("attacks.toml", "count = 2", "count = 3"),
        ("enemies.toml", "count = 15", "count = 14"),
        ("feats.toml", 'id = "dodge-1"', 'id = "dodge-2"'),
        ("feats.toml", "solo = true", "solo = false"),
        ("enemies.toml", 'figure = "garm"', 'figure = "germ"'),
    ],
)
def test_a_wrong_count_is_refused(file, old, new):
    changed = texts()
    changed[file] = changed[file].replace(old, new, 1)
    with pytest.raises(Fault):
        CombatData(changed)


def test_an_unknown_word_in_the_data_is_refused():
    changed = texts()
    changed["feats.toml"] = changed["feats.toml"].replace("attack = 3", "atack = 3", 1)
    with pytest.raises(Fault) as caught:
        CombatData(changed)
    assert caught.value.args_of_key["file"] == "feats.toml"


def test_what_is_ours_says_why():
    for name, entry in COMBAT.entries():
        assert entry.source == "rulebook" or entry.reason, name
    assert len(COMBAT.entries()) == 6 + 4 + 11 + 160 + 9 + 7 + 3 + 15


def test_a_verb_is_written_once_for_feats_cards_and_books():
    """What a step may say is what the rules can do; words for what is always on are looked up there."""
    always_on = {name for name, verb in WORDS.items() if verb.zone == "passive"}
    assert sorted([*FLOWS, *EFFECTS, *COMBAT_EFFECTS]) == sorted(set(WORDS) - always_on)


def test_the_box_has_no_verb_that_it_does_not_use():
    blocks = [
        *BLOCKS,
        *(effect.do for card in BUILT_IN for effect in card.effects),
        *(ability for card in BUILT_IN if card.foes for ability in (card.foes.ability1, card.foes.ability2)),
    ]
    assert set(BOX) <= {step.verb for block in blocks for step in walk(unwrap(block))}


@pytest.mark.parametrize(
    "given", ["{ attack = 3, dark = true }", "{ carrion = 1 }", "{ skip_attack = 1, who = 'one' }"]
)
def test_the_box_is_read_as_strictly_as_a_story(given):
    changed = texts()
    changed["feats.toml"] = changed["feats.toml"].replace("{ attack = 3 }", given, 1)
    with pytest.raises(Fault) as caught:
        CombatData(changed)
    assert caught.value.key == "toml-refused"


@pytest.mark.rule("TL-FEAT-01", "TL-LEVEL-05")
def test_lines_and_levels():
    assert FEATS[upgrade_of(FEAT_OF["dodge-1"])] == "dodge-2"
    assert FEATS[upgrade_of(FEAT_OF["dodge-2"])] == "dodge-3"
    assert upgrade_of(FEAT_OF["dodge-3"]) == upgrade_of(FEAT_OF["berserk"]) == -1
    for hero in range(6):
        assert len(feats_of(hero, TWO)) == 8
    assert [list(LEVEL).count(level) for level in range(5)] == [48, 48, 48, 12, 4]


@pytest.mark.rule("TL-FEAT-04")
@pytest.mark.parametrize("hero", HERO_OF)
def test_every_feat_can_be_filled_from_its_own_bag(hero):
    number = HERO_OF[hero]
    for feat, masks in enumerate(SLOTS):
        if feat in [*feats_of(number, 0), *feats_of(number, 1), *feats_of(number, 2), *feats_of(number, 3)]:
            assert any(
                all(hand.count(kind) <= BAGS[number][kind] for kind in hand)
                for hand in itertools.product(*[[kind for kind in range(4) if mask >> kind & 1] for mask in masks])
            ), FEATS[feat]


@pytest.mark.rule("TL-FEAT-04", "TL-DEFEAT-05")
def test_slots_are_single_or_dual_and_a_wyrd_has_three():
    for feat, name in enumerate(FEATS):
        assert all(bin(mask).count("1") in (1, 2) for mask in SLOTS[feat])
        assert not name.startswith("wyrd") or len(SLOTS[feat]) == 3


# Odds


def brute(bag, slots, draw):
    """Every hand of runes, one by one, allocated in every order."""
    runes = [kind for kind in range(6) for _ in range(bag[kind])]
    found = [0.0] * (min(draw, len(runes)) + 1)
    hands = list(itertools.combinations(range(len(runes)), min(draw, len(runes))))
    for hand in hands:
        best = 0
        for order in itertools.permutations([runes[at] for at in hand]):
            best = max(best, fit(order, list(slots)))
        found[len(hand) - best] += 1 / len(hands)
    return found


def fit(order, slots):
    if not order:
        return 0
    kind = order[0]
    open_ = [at for at, mask in enumerate(slots) if kind == WILD or (kind != DARK and mask >> kind & 1)]
    placed = [1 + fit(order[1:], slots[:at] + slots[at + 1 :]) for at in open_]
    return max(placed, default=fit(order[1:], slots))


@pytest.mark.parametrize(
    ("bag", "feats", "draw"),
    [
        ([2, 2, 4, 2, 5, 0], ("tracking-1", "dodge-1"), 3),
        ([1, 1, 1, 1, 1, 1], ("old-tales-2", "old-tales-3"), 3),
        ([0, 0, 0, 0, 2, 1], ("cleave-1",), 3),
        ([1, 0, 0, 0, 0, 0], ("chorus-1",), 3),
        ([2, 1, 0, 1, 1, 2], (), 2),
        ([2, 0, 2, 0, 1, 0], ("reel-aside-2", "mocking-shout-3"), 4),
    ],
)
def test_the_odds_are_those_of_the_bag(bag, feats, draw):
    slots = [mask for feat in feats for mask in SLOTS[FEAT_OF[feat]]]
    assert chance_of_misses(bag, slots, 0, draw) == pytest.approx(brute(bag, slots, draw))
    assert KINDS[4] == "dark"


def test_dark_that_fits_is_no_miss():
    assert chance_of_misses([0, 0, 0, 0, 3, 0], [2], 1, 2) == pytest.approx([0, 1, 0])


# Decks and positions


@pytest.mark.rule("TL-GEN-12")
def test_a_deck_as_text():
    deck = Deck([FEAT_OF["dodge-1"]], [FEAT_OF["focus-1"], FEAT_OF["snare-1"]], [], [FEAT_OF["tracking-1"]])
    line = Line({}, {})
    text = Pile(FEATS).write(None, deck)
    assert text == "dodge-1/focus-1,snare-1//tracking-1"
    assert Pile(FEATS).read(line, text).plain() == deck.plain()
    with pytest.raises(Fault) as caught:
        Pile(FEATS).read(line, "dogde-1")
    assert caught.value.args_of_key["nearest"] == "dodge-1"


@pytest.mark.rule("TL-END-11")
def test_a_fight_as_text():
    s = table("maelling,volgr", "D:1!")
    fill(s, 0, "dodge-1")
    on_top(s, s.attack_deck, "zero-a")
    run(resolve(s, ENEMIES), "enemy D.1", "defend maelling")
    text = trudvang.position(s)
    words = dict(word.split("=", 1) for word in text.split()[1:])
    assert words["fight"] == "arji:enemies"
    assert words["fight.heroes"] == "A,B"
    assert words["A.laid"] == "dodge-1:-.-:0:0:1"
    again = trudvang.from_position(text)
    run(again, "play dodge-1")
    assert again.hp[0] == 10 - 1


@pytest.mark.parametrize(
    ("old", "new", "near"),
    [
        ("fight=arji:", "fight=arjy:", "arji"),
        ("fight.heroes=A", "fight.heroes=F", "A"),
        ("A.laid=cleave-1:", "A.laid=cleve-1:", "cleave-1"),
        ("A.laid=cleave-1:-.-", "A.laid=cleave-1:-", "cleave-1:-.-"),
        ("A.plan=1", "A.plan=x", "A.plan"),
        ("A.arms=attack:2", "A.arms=attak:2", "attack"),
        ("fight=", "fite=", "fight"),
    ],
)
def test_a_broken_fight_is_refused_with_a_hint(old, new, near):
    s = table("volgr", "E:1")
    fill(s, 0, "cleave-1").attack[0] = 2
    resolve(s, ENEMIES)
    meadhall.pending(s)
    text = trudvang.position(s)
    assert old in text
    with pytest.raises(Fault) as caught:
        trudvang.from_position(text.replace(old, new, 1))
    assert near in str(caught.value.args_of_key)


@pytest.mark.rule("TL-GEN-12")
def test_what_chance_may_give_is_public():
    s = begin(table("maelling", "draugr:1"))
    redealt = trudvang.redeal(s, 0, meadhall.Rng.seeded(3))
    assert trudvang.position(redealt) == trudvang.position(s)
    assert len(offered(s)) == 8
