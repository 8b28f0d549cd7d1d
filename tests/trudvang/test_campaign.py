"""Setup, the campaign, the end of an adventure, timed effects and Phases."""

import shutil

import pytest

import meadhall
from golden import EDITIONS, golden
from meadhall.book.authoring.scaffold import read_template
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.cards import BAGS, HEALTH, HERO_OF, HEROES
from meadhall.games.trudvang.feats import FEATS, LEVEL
from meadhall.games.trudvang.rules.campaign import change_seats
from meadhall.games.trudvang.rules.reading import read
from meadhall.games.trudvang.saga import SAGAS, Saga, ident
from optional import unwrap
from trudvang.scene import (
    TABLE,
    ask,
    asked,
    bag,
    names,
    offered,
    pages,
    phase_of,
    reading,
    refused,
    run,
    table,
    tale,
    told,
    told_story,
    trudvang,
)
from trudvang.winter import BOOK, keep, over


@pytest.mark.rule(
    "TL-SETUP-01",
    "TL-SETUP-03",
    "TL-SETUP-05",
    "TL-SETUP-06",
    "TL-SETUP-07",
    "TL-SETUP-08",
    "TL-SETUP-09",
    "TL-SETUP-10",
    "TL-SETUP-20",
    "TL-SETUP-21",
    "TL-SETUP-22",
    "TL-SETUP-23",
    "TL-SETUP-24",
    "TL-COMP-07",
)
@pytest.mark.case("TL-CASE-117")
def test_the_first_setup():
    s = trudvang.new(2, {"adventure": BOOK})
    s.log = []
    run(s, "hero maelling", "hero briya")
    assert (asked(s), offered(s)) == ((TABLE, "leader.choose"), ["leader maelling", "leader briya"])
    run(s, "leader briya")
    assert (s.leader, pages(s), told(s, "adventure")[0]["adventure"]) == (1, ["intro"], "M1")
    for seat, name in enumerate(("maelling", "briya")):
        hero = HERO_OF[name]
        assert (s.hp[seat], s.cp[seat], s.status[seat]) == (HEALTH[hero], 0, [])
        assert (list(s.bags[seat]), sum(s.bags[seat])) == (BAGS[hero], 15)
        assert (len(s.feat_decks[seat].bag), {LEVEL[feat] for feat in s.feat_decks[seat].bag}) == (8, {0})
        assert (len(s.upgrades[seat].bag), {LEVEL[feat] for feat in s.upgrades[seat].bag}) == (8, {1})
        assert len(s.ultimates[seat]) == 2
    assert names(s, s.items[0]) == ["ITEM-TRAPS"]
    assert names(s, s.phases[1:4]) == ["TRAVEL", "ENGAGE", "EXPLORE"]
    assert ([bool(card) for card in s.phases], phase_of(s)) == ([False, True, True, True, False, False], "TRAVEL")
    assert names(s, s.stories) == ["DEFEAT", "LEVEL-UP"]
    sleeved = {region: card for region, card in enumerate(s.locations) if card}
    assert {region: names(s, [card])[0] for region, card in sleeved.items()} == {
        15: "CITY-STORHAVN",
        9: "CITY-MANJORD",
        11: "CITY-ILDEBAAD",
        16: "CITY-VODD",
    }
    assert (s.events.count_left(), s.attack_deck.count_left(), len(s.wyrds)) == (14, 12, 4)


@pytest.mark.rule("TL-SETUP-04", "TL-GEN-01")
def test_each_player_picks_a_different_hero():
    s = trudvang.new(3, {"adventure": BOOK})
    run(s, "hero volgr")
    assert (asked(s), len(offered(s)), refused(s, "hero volgr")) == ((1, "hero.choose"), 5, "TL-SETUP-04")
    with pytest.raises(meadhall.Fault):
        trudvang.new(5)
    with pytest.raises(meadhall.Fault):
        trudvang.new(0)


@pytest.mark.rule("TL-CAMP-01", "TL-CAMP-02", "TL-CAMP-03", "TL-CAMP-04", "TL-CAMP-06", "TL-SETUP-02", "TL-END-07")
@pytest.mark.case("TL-CASE-115")
def test_between_games_an_unlocked_unplayed_adventure_is_chosen():
    s = keep(over())
    assert (asked(s), offered(s)) == ((TABLE, "adventure.choose"), ["adventure M2", "adventure S1"])
    assert (refused(s, "adventure M1"), refused(s, "adventure S2")) == ("TL-CAMP-02", "TL-CAMP-01")
    run(s, "adventure S1", "leader kattly")
    assert pages(s) == ["intro"]
    keep(reading(s, "end-done"))
    assert s.adventure == ident("M2")  # only the finale is left
    assert (names(s, s.unlocked), names(s, s.played)) == (["A2", "Q1"], ["M1", "S1"])


@pytest.mark.rule("TL-BOOK-10")
def test_what_was_under_way_when_an_end_was_read_is_dropped():
    s = table("phase=2 agenda=NextPhase()", BOOK)
    s.do(*read(s, "end-done", s.at[0]))
    assert ask(s) != "hero.travel"
    assert all(type(frame).__name__ not in ("NextPhase", "CloseBook") for frame in s.agenda)


@pytest.mark.rule("TL-CAMP-13", "TL-END-08", "TL-CAMP-05")
@pytest.mark.case("TL-CASE-199")
def test_the_finale_says_what_it_costs_and_ends_the_campaign():
    s = keep(over())
    assert unwrap(meadhall.decide(s)).about["lost"] == ["S1"]
    run(s, "adventure M2", "leader kattly")
    reading(s, "end-done")
    assert (s.ended, trudvang.outcome(s).reason) == (True, "ending")
    assert trudvang.view(s, 0)["campaign"]["ending"] == "Spring"


@pytest.mark.rule("TL-CAMP-11")
def test_with_nothing_left_to_play_the_campaign_is_over():
    s = over(entry="end-lost")
    assert (s.ended, trudvang.outcome(s).reason) == (True, "told")


@pytest.mark.rule(
    "TL-CAMP-08",
    "TL-CAMP-09",
    "TL-END-02",
    "TL-END-03",
    "TL-END-04",
    "TL-END-05",
    "TL-END-06",
    "TL-END-09",
    "TL-SETUP-34",
    "TL-SETUP-35",
    "TL-SETUP-30",
    "TL-END-12",
)
@pytest.mark.case("TL-CASE-106")
def test_what_stays_and_what_does_not():
    s = keep(
        over(
            "A.cp=7 A.hp=3 A.xp=2 A.exhausted=1 A.status=+attack A.bag=water:4,fire:4,earth:2,wind:2,dark:5 "
            "A.companions=OX rotated=OX ships=fylges,- quests=3:all enemies=DRAUGR-1 groups=draugr@arji:1 "
            "threat=soj!1 "
            "stories=DEFEAT,GIFT tokens=GIFT:2 flags=x facts=y A.feats=/chorus-1//cutting-jest-1"
        )
    )
    assert (s.mains, names(s, s.played)) == (1, ["M1"])
    run(s, "adventure M2", "leader kattly")
    assert (s.hp[0], s.cp[0], s.xp[0], s.exhausted[0], s.status[0], list(s.bags[0])) == (9, 2, 2, 0, [], BAGS[0])
    assert (names(s, s.companions[0]), s.rotated, list(s.ships), s.quests[2]) == (["OX"], [], [-1, -1], -2)
    assert (s.groups, s.loose, s.enemy_cards[0], s.flags) == ([], [], 0, [])
    assert (names(s, s.stories), s.tokens, names(s, s.facts)) == (["DEFEAT", "GIFT"], {ident("GIFT"): 2}, ["y"])
    assert sorted(FEATS[feat] for feat in s.feat_decks[0].bag) == ["chorus-1", "cutting-jest-1"]
    assert names(s, [s.locations[16]]) == ["CITY-VODD"]


@pytest.mark.rule("TL-SHIP-05")
def test_a_ship_that_is_kept_is_there_in_the_next_adventure():
    s = keep(over("ships=fylges,soj kept=2"))
    run(s, "adventure M2", "leader kattly")
    assert [int(ship) for ship in s.ships] == [-1, 17]


@pytest.mark.rule("TL-SETUP-31", "TL-SETUP-32", "TL-RUNE-11", "TL-CARD-24")
@pytest.mark.case("TL-CASE-118", "TL-CASE-187")
def test_up_to_four_titles_are_made_active_mandatory_ones_first():
    s = keep(over("A.titles=T1:fire,T2:- A.idle=T3,T4,T5,T10 A.bag=water:4,fire:3,earth:2,wind:2,dark:5"))
    run(s, "adventure M2")
    assert offered(s) == ["rune water", "decline"]  # T5 is mandatory and taken without a choice
    run(s, "decline")
    assert asked(s) == (0, "title.choose")
    assert unwrap(meadhall.decide(s)).about["count"] == 3
    assert offered(s) == ["done", "title T1", "title T2", "title T3", "title T4", "title T10"]
    run(s, "title T2", "rune wind", "title T3", "title T1", "rune fire")
    assert (names(s, s.titles[0]), names(s, s.idle[0])) == (["T5", "T2", "T3", "T1"], ["T4", "T10"])
    assert bag(s, 0) == {"water": 4, "fire": 3, "earth": 2, "wind": 3, "dark": 6, "wild": 0}


@pytest.mark.rule("TL-SETUP-39", "TL-SETUP-31")
@pytest.mark.case("TL-CASE-174")
def test_of_five_mandatory_titles_any_four_are_picked():
    s = keep(over("A.idle=T5,T6,T7,T8,T9"))
    run(s, "adventure M2")
    assert (len(offered(s)), refused(s, "done")) == (5, "TL-SETUP-31")
    run(s, "title T9", "title T8", "title T7", "title T6")
    assert (names(s, s.titles[0]), names(s, s.idle[0]), bag(s, 0)["water"]) == (["T9", "T8", "T7", "T6"], ["T5"], 4)


@pytest.mark.rule("TL-SETUP-33")
def test_items_are_laid_in_an_order_of_the_player():
    s = keep(over("A.items=ITEM-LYRE,KNIFE,HAT"))
    run(s, "adventure M2")
    assert asked(s) == (0, "item.order")
    run(s, "item HAT", "item KNIFE")
    assert names(s, s.items[0]) == ["HAT", "KNIFE", "ITEM-LYRE"]


@pytest.mark.rule("TL-SETUP-35")
def test_before_an_adventure_both_decks_of_feats_are_shuffled():
    """What was known of their order is forgotten, and the discards are in again."""
    s = keep(
        over("A.feats=chorus-1/old-tales-1/cutting-jest-1/reel-aside-1 A.upgrades=chorus-2/old-tales-2/cutting-jest-2")
    )
    run(s, "adventure M2", "leader kattly")
    for deck, level in ((s.feat_decks[0], "1"), (s.upgrades[0], "2")):
        known = ["chorus", "cutting-jest", "old-tales", *(["reel-aside"] if level == "1" else [])]
        assert sorted(FEATS[feat] for feat in deck.bag) == [f"{name}-{level}" for name in known]
        assert (deck.top, deck.bottom, deck.out) == ([], [], [])


@pytest.fixture
def grown(tmp_path, monkeypatch):
    """The Winter That Was Owed as it was first, with the adventures it promised then."""
    for name in ("cards", "m1"):
        shutil.copy(EDITIONS / "winter_owed" / f"{name}.yaml", tmp_path)
    (tmp_path / "campaign.yaml").write_text(
        "saga: 1\ncampaign: {id: winter-owed, title: Winter, first: M1}\nadventures: [M1, M2, S1]\n", encoding="utf-8"
    )
    for name, kind in (("M2", ""), ("S1", ", kind: side")):
        text = read_template("en").replace("id: X0", f"id: {name}").replace(", first: true", kind)
        (tmp_path / f"{name.lower()}.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setitem(SAGAS, "winter_owed", Saga(open_book(tmp_path)))


@pytest.mark.rule("TL-CAMP-14", "TL-CAMP-11")
@pytest.mark.parametrize("name", ["rye-two", "rye-alone"])
def test_a_told_campaign_goes_on_when_its_book_has_grown(name, request):
    """As it was saved before: nothing of what Heroes and world keep is lost."""
    told_before = golden("trudvang")[name].replay()
    saved = trudvang.position(told_before)
    assert (trudvang.outcome(told_before).reason, trudvang.resumed(told_before)) == ("told", None)
    request.getfixturevalue("grown")

    ended = trudvang.from_position(saved)
    s = trudvang.resumed(ended)
    assert (asked(s), trudvang.outcome(s), trudvang.position(ended)) == ((0, "hero.change"), None, saved)
    kept, now = trudvang.story(told_before), trudvang.story(s)
    assert [one for one in kept if kept[one] != now[one]] == ["heroes"] * (name == "rye-alone")
    if name == "rye-alone":  # the hired hand takes its Starting Item along
        assert len(now["heroes"][0]["items"]) + 1 == len(kept["heroes"][0]["items"])
    run(keep(s), *(["adventure M2"] if ask(s) == "adventure.choose" else []))
    assert (trudvang.story(s)["adventure"], trudvang.story(s)["played"]) == ("M2", kept["played"])


@pytest.mark.rule("TL-CAMP-14", "TL-CAMP-13")
def test_an_ending_that_was_declared_is_final(grown):
    s = trudvang.from_position(
        "trudvang options=adventure:winter_owed A.hero=kattly A.at=fylges B.hero=briya "
        "B.at=fylges played=M1:end-spare unlocked=M2,S1 ended=ending agenda=-"
    )
    assert trudvang.resumed(s) is None
    only_told = trudvang.position(s).replace("ended=ending", "ended=told")
    assert trudvang.resumed(trudvang.from_position(only_told)) is not None


@pytest.mark.rule("TL-SETUP-38", "TL-SETUP-41")
def test_a_new_hero_starts_from_scratch_and_the_cards_go_to_the_others():
    s = over("A.xp=2 A.items=ITEM-LYRE,KNIFE A.companions=OX A.idle=T1 A.feats=/wyrd-of-ash,chorus-2")
    assert (asked(s), offered(s)[0]) == ((0, "hero.change"), "keep")
    assert refused(s, "hero briya") == "TL-SETUP-04"
    run(s, "hero volgr")  # Briya is the only heir; she lays out her Items before the next adventure
    assert names(s, s.items[1]) == ["ITEM-LOCKPICKS", "KNIFE"]
    assert (names(s, s.companions[1]), names(s, s.idle[1])) == (["OX"], ["T1"])
    assert (names(s, s.items[0]), s.xp[0], len(s.wyrds), len(s.feat_decks[0].bag)) == (["ITEM-AXE"], 0, 4, 8)


@pytest.mark.rule("TL-SETUP-38", "TL-SETUP-05")
@pytest.mark.parametrize("other", ["volgr", "felerion", "lydana", "maelling"])
def test_a_new_hero_has_its_own_health_and_bag_at_once(other):
    """What the old one had goes back to the supply, so that a position of this moment says the same."""
    s = over("A.hp=3 A.cp=4 A.status=-health,+cp A.bag=water:5,fire:2,dark:7 A.exhausted=1 A.xp=2")
    assert (ask(s), s.hp[0]) == ("hero.change", 3)
    run(s, f"hero {other}")
    hero = HEROES.index(other)
    assert (s.hp[0], s.bags[0], s.cp[0], s.status[0], s.exhausted[0]) == (HEALTH[hero], BAGS[hero], 0, [], 0)
    shown = trudvang.view(s, None)["heroes"][0]
    assert (shown["hero"], shown["hp"], shown["most"]) == (other, HEALTH[hero], HEALTH[hero])
    again = trudvang.from_position(trudvang.position(s))
    assert (list(again.pool), list(again.status_pool)) == (list(s.pool), list(s.status_pool))


@pytest.mark.rule("TL-SETUP-41", "TL-SETUP-38")
@pytest.mark.case("TL-CASE-177")
def test_alone_the_new_hero_inherits():
    s = over(
        "players=1 A.hero=volgr A.at=fylges A.items=ITEM-AXE,KNIFE,HAT A.idle=T1 A.feats=/wyrd-of-ash,cleave-2 A.xp=1"
    )
    run(s, "hero kattly")
    assert (names(s, s.items[0]), names(s, s.idle[0]), s.xp[0]) == (["ITEM-LYRE", "KNIFE", "HAT"], ["T1"], 0)
    assert (len(s.wyrds), {LEVEL[feat] for feat in s.feat_decks[0].bag}) == (4, {0})


@pytest.mark.rule("TL-SETUP-40")
def test_the_number_of_players_may_change_between_adventures():
    s = keep(over("A.items=ITEM-LYRE,KNIFE B.companions=OX B.feats=/wyrd-of-ash"))
    more = change_seats(s, 3)
    assert asked(more) == (2, "hero.choose")
    run(more, "hero volgr")
    assert (ask(more), names(more, more.played)) == ("adventure.choose", ["M1"])
    assert names(more, more.items[0]) == ["ITEM-LYRE", "KNIFE"]
    fewer = change_seats(s, 1)
    assert (names(fewer, fewer.companions[0]), len(fewer.wyrds)) == ([], 4)
    assert ask(fewer) == "adventure.choose"
    assert names(fewer, fewer.companions[0]) == ["OX"]  # the only heir took it
    with pytest.raises(meadhall.Fault):
        change_seats(table(book=BOOK), 3)


@pytest.mark.rule("TL-CAMP-07", "TL-CAMP-12")
@pytest.mark.case("TL-CASE-171")
def test_a_side_quest_gives_no_xp_for_fights_but_what_its_entries_give():
    book = tale("10: {text: Gift., do: [{gain_xp: 1}]}", adventure=", kind: side")
    s = reading(table(book=book), "10")
    assert (list(s.xp), s.house.saga.adventure(s.adventure).gives_xp) == ([1, 1], False)
    assert tale(adventure=", kind: side, gives_xp: true")


# Timed effects


# Saving


@pytest.mark.rule("TL-END-11")
def test_a_position_in_the_middle_of_an_entry_is_restored_whole():
    s = told_story("""
        - ask_each: {id: ale, question: Drink it, if_yes: [{gain_cp: 1}]}
        - choose: [{label: A, do: [{gain_xp: 1}]}, {label: B, do: []}]
    """)
    run(s, "yes")
    for twin in (trudvang.from_position(trudvang.position(s)), trudvang.unpack(trudvang.pack(s))):
        assert trudvang.position(twin) == trudvang.position(s)
        run(twin, "yes", "choose 1")
        assert (list(twin.cp), list(twin.xp)) == ([1, 1], [1, 1])


@pytest.mark.rule("TL-CAMP-11", "TL-CAMP-04")
def test_side_quests_lie_between_main_adventures_and_not_after_the_last():
    s = over("unlocked=Q1", "end-lost")
    assert (s.ended, trudvang.outcome(s).reason) == (True, "told")
    s = over("unlocked=Q1,A2", "end-lost")
    assert not s.ended


@pytest.mark.rule("TL-SETUP-38", "TL-TIMED-01")
def test_what_an_heir_is_given_comes_into_play_with_the_next_setup():
    s = over("A.companions=COOK")
    run(s, "hero volgr")
    assert (names(s, s.companions[1]), list(s.cp), told(s, "gain-card")[0]["card"]) == (["COOK"], [0, 0], "COOK")


@pytest.mark.rule("TL-SETUP-31", "TL-CARD-24")
def test_titles_may_be_left_inactive():
    s = keep(over("A.idle=T1,T2"))
    run(s, "adventure M2", "title T2")
    while ask(s) != "title.choose":
        run(s, offered(s)[0])
    run(s, "done")
    assert (names(s, s.titles[0]), names(s, s.idle[0]), ask(s)) == (["T2"], ["T1"], ask(s))
    assert ask(s) != "title.choose"


@pytest.mark.rule("TL-CAMP-05", "TL-CAMP-06", "TL-CAMP-07", "TL-END-11")
def test_what_the_story_remembers_and_what_its_heroes_own_is_written_down():
    state = table(
        "round=3 A.hero=kattly A.at=fylges A.xp=2 A.items=ITEM-LYRE B.hero=briya B.at=arji quests=1:all,2:B "
        "chose=ale:AB results=leap:3,jump:4 journal=10 flags=seen facts=told sums=coins:5 counts=steps:2 "
        "stories=STAY-CARD tokens=STAY-CARD:2 locations=fylges:CITY-VODD played=T1:end-done",
        tale(
            """
            10: {text: One., do: [{ask_each: {id: ale, question: 'Drink?'}}, {remember: seen}, {remember: told}]}
            """
        ),
    )
    told = trudvang.story(state)
    assert (told["adventure"], told["round"], told["played"]) == ("T1", 3, {"T1": "end-done"})
    assert (told["quests"], told["tokens"], told["stories"]) == (
        {"1": "all", "2": "briya"},
        {"STAY-CARD": 2},
        ["STAY-CARD"],
    )
    assert told["chose"] == {"ale": ["kattly", "briya"]}
    assert told["tests"] == {"leap": {"succeeded": 1, "success": True}, "jump": {"succeeded": 2, "success": False}}
    assert [(one["hero"], one["xp"]) for one in told["heroes"]] == [("kattly", 2), ("briya", 0)]
