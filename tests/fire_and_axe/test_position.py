"""Positions as text: short to write, whole to read, and clear about what is wrong."""

import pytest

import meadhall
from fire_and_axe.voyage import FIFTEEN, at, begin, game, hand, hold, owned, stock, table
from scenario import offered, run


def test_a_position_says_only_what_is_unusual():
    s = table("A.ship=cadiz A.crew=3 A.cargo=furs A.hand=change_in_demand B.ship=seville")
    assert game.position(s) == (
        "fire_and_axe players=3 A.ship=cadiz A.crew=3 A.cargo=furs A.hand=change_in_demand B.ship=seville round=1 "
        "active=A "
        "agenda=Act(0)>CleanUp(0)")
    assert (at(s, "A"), hold(s, "B"), hand(s, "A"), stock(s)["furs"]) == ("cadiz", {"crew": 1}, ["change_in_demand"],
                                                                          10)


def test_everything_there_is_comes_back():
    line = ("fire_and_axe players=4 options=conflict:False,off_turn:anytime A.ship=york A.crew=2 A.cargo=tusks,fish "
            "A.hand=unrest,fair_wind A.old=1 A.vp=12 A.sagas=S1-D-T B.ship=biscay B.crew=3 demand=furs "
            "goods=horn:fish,vinland:tusks settled=cork:B,horn:D raided=bayeux:C5 open=S1-N-R,-,S2-D-S gone=S1-S-R "
            "left=9 "
            "era=3 holder=B placed=1 first=C discard=berserkers,calm_seas table=tireless_oars wind=2 prep=1 sail=4 "
            "limit=9 "
            "skulls=fish,crew owed=1 tried=york over=1 attack=raid dice=3,4 might=1 walls=1 shield=1 warded=1 "
            "round=12 active=A "
            "agenda=RaidOutcome(0,2)>Act(0)>CleanUp(0)")
    assert game.position(game.from_position(line)) == line


def test_a_new_game_is_a_short_line():
    assert game.position(game.new(3)) == (
        "fire_and_axe players=3 round=0 active=A agenda=Refill()>Draw(0)>Draw(1)>Draw(2)>FirstPlayer()")
    assert len(game.position(begin(5))) < 400


def test_an_end_is_an_end():
    s = table("A.vp=9 B.vp=3 C.vp=9 ending=sagas left=0")
    assert meadhall.decide(s) is None
    assert (game.outcome(s).winners, game.outcome(s).reason) == ([0, 2], "sagas")
    assert game.position(s).endswith("ending=sagas")


def test_short_cuts_for_people():
    s = table("step=start round=0 B.ship=york B.hand=unrest")
    assert offered(s)[-1] == "pass"
    s = table("deck=unrest,mutiny A.ship=denmark")
    assert (sum(s.deck), len(s.discard)) == (2, 31)
    s = table("raided=rome:A,paris:B,bayeux:C7,york:C")
    assert game.view(s, 0)["treasures"] == {"small": [3, 3, 4, 4, 4, 5, 5, 5, 6, 6], "large": [10]}
    s = table("players=2")
    assert s.house.given["two_players"] is True
    run(s, "end", "end")


@pytest.mark.parametrize(("text", "key"), [
    ("chess", "position-game"), ("fire_and_axe wind", "position-part"), ("fire_and_axe wimd=2", "position-key"),
    ("fire_and_axe wind=1 wind=2", "position-twice"), ("fire_and_axe wind=4", "position-number"),
    ("fire_and_axe wind=-1", "position-number"), ("fire_and_axe players=6", "position-number"),
    ("fire_and_axe D.ship=york", "position-no-player"), ("fire_and_axe active=D", "position-seat"),
    ("fire_and_axe settled=york:Z", "position-seat"), ("fire_and_axe A.ship=yorck", "fire_and_axe-word"),
    ("fire_and_axe goods=york", "fire_and_axe-pair"), ("fire_and_axe goods=york:fish,york:furs", "fire_and_axe-twice"),
    ("fire_and_axe goods=york:crew", "fire_and_axe-word"), ("fire_and_axe A.hand=fairwind", "fire_and_axe-word"),
    ("fire_and_axe A.hand=unrest B.hand=unrest", "fire_and_axe-runes"), ("fire_and_axe options=conflict:off "
                                                                         "A.hand=mutiny", "fire_and_axe-runes"),
    ("fire_and_axe raided=horn:A", "fire_and_axe-no-town"), ("fire_and_axe raided=york:A9", "fire_and_axe-treasure"),
    ("fire_and_axe raided=york:A7,iona:B7", "fire_and_axe-treasure"), ("fire_and_axe A.ship=york A.crew=0",
                                                                       "fire_and_axe-crewless"),
    ("fire_and_axe A.ship=york B.ship=york", "fire_and_axe-two-ships"), ("fire_and_axe A.crew=6", "fire_and_axe-slots"),
    ("fire_and_axe open=S1-D-T,S1-D-R,S1-D-S,S1-N-T", "fire_and_axe-saga-spaces"),
    ("fire_and_axe open=S1-D-T A.sagas=S1-D-T", "fire_and_axe-twice"), ("fire_and_axe A.sagas=-", "fire_and_axe-word"),
    ("fire_and_axe A.sagas=S3-D-T,S3-D-R,S3-D-S,S3-N-T left=18", "fire_and_axe-saga-deck"), ("fire_and_axe dice=7",
        "fire_and_axe-die"),
    ("fire_and_axe agenda=Fly(0)", "frame-unknown"), ("fire_and_axe agenda=Act(0,1)", "frame-fields"),
    ("fire_and_axe agenda=Act(7)", "position-frame"), ("fire_and_axe agenda=Act", "frame-unreadable"),
    ("fire_and_axe agenda=Window(0,3)>Act(0)>CleanUp(0)", "frame-unknown"),
    ("fire_and_axe active=A agenda=Act(1)>CleanUp(0)", "position-frame"),
    ("fire_and_axe active=A agenda=Act(0)>CleanUp(1)", "position-frame"),
    ("fire_and_axe agenda=Effect(0)", "fire_and_axe-agenda"),
    ("fire_and_axe agenda=SerpentBite(0)", "fire_and_axe-agenda"),
    ("fire_and_axe options=wind:on", "option-unknown"), ("fire_and_axe ending=never", "fire_and_axe-word"),
    ("fire_and_axe skulls=fish,fish,fish,fish,fish,fish,fish,fish,fish,fish,fish", "fire_and_axe-goods"),
    (f"fire_and_axe A.crew=1 settled={owned(FIFTEEN, 'A')}", "fire_and_axe-crew")])
def test_a_wrong_position_is_told_what_is_wrong(text, key):
    with pytest.raises(meadhall.Fault) as caught:
        game.from_position(text)
    assert caught.value.key == key
    assert len(str(caught.value)) > len(key)
