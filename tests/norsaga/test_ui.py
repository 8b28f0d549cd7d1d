"""The digital table: asking changes nothing, waiting blocks, seeds repeat, and what may be taken back."""

import json

import pytest

import meadhall
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from optional import unwrap
from scenario import at, hand, norsaga, offered, run, table, told


def snapshot(state):
    return json.dumps(norsaga.pack(state)), norsaga.position(state), len(state.log)


@pytest.mark.rule("NS-UI-01")
@pytest.mark.parametrize("seed", range(3))
def test_looking_and_asking_change_nothing_before_the_answer(seed):
    s = norsaga.new(3, {"turn_cap": 12})
    s.log = []
    rng = meadhall.Rng.seeded(seed)
    while legal := meadhall.pending(s):
        before = snapshot(s)
        asked = unwrap(meadhall.decide(s))
        for seat in (*range(3), None):
            norsaga.view(s, seat)
        for text in (asked.options[0], asked.options[-1], "play RR1 A.Y", "martyr", "dismiss B.P1", "nonsense"):
            norsaga.why(s, asked.seat, text)
            norsaga.why(s, (asked.seat + 1) % 3, text)
            if text not in asked.options:
                with pytest.raises(meadhall.Illegal):
                    meadhall.play(s, text)
        with pytest.raises(meadhall.Illegal):
            meadhall.play(s, 10**6)
        norsaga.notate(s, legal[0])
        norsaga.outcome(s)
        assert snapshot(s) == before
        assert meadhall.decide(s) == asked
        meadhall.play(s, rng.choice(legal))
        assert snapshot(s) != before


@pytest.mark.rule("NS-UI-01")
def test_any_of_the_answers_may_still_be_chosen_after_another_was_considered():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=YY,GG step=3")
    for text in offered(s):
        assert norsaga.why(s, 0, text) is None
    run(s, offered(s)[-1])
    assert at(s, "A.G4") == "GG1"


def sit(position, **options):
    """A table in the middle of a game; the seed does not matter."""
    seats = [Seat("me", "Bera"), Seat("me", "Odd")]
    given = f"options={','.join(f'{name}:{value}' for name, value in options.items())} " if options else ""
    return Table.new(norsaga, seats, {}, meadhall.SeededDealer(1), f"norsaga {given}{position}")


RED = "A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG,BB B.tree=YB/YG,-/-,-/-,- B.hand=BY,BR,BG,YR step=2"


@pytest.mark.rule("NS-UI-02")
@pytest.mark.parametrize(
    "script",
    [
        ["adapt"],
        ["adapt", "dismiss me.P1"],
        ["adapt", "dismiss me.P1", "place GG1"],
        ["assault", "discard YY1"],
        ["assault", "discard YY1", "discard GG1"],
        ["pass"],
    ],
)
def test_an_answer_that_showed_nothing_may_be_taken_back(script):
    t = sit(RED)
    for text in script[:-1]:
        t.answer(0, text)
    before, answers = norsaga.position(t.state), len(t.record.answers)
    t.answer(0, script[-1])
    assert t.undo_refused(0) is None
    assert t.undo_refused(1).rule == "NS-UI-02"
    t.undo(0)
    assert (norsaga.position(t.state), len(t.record.answers)) == (before, answers)
    assert script[-1] in t.decision.options


@pytest.mark.rule("NS-UI-02")
@pytest.mark.parametrize(
    ("position", "script"),
    [
        ("A.tree=BB/-,-/-,-/-,- A.hand=YY,GG step=2", ["augur"]),  # a draw
        ("A.tree=BB/-,-/-,-/-,- A.hand=YY,GG deck=- discard=RR step=2", ["augur"]),  # a shuffle
        ("A.tree=YY/YR,-/-,-/-,- A.hand=GG,GR deck=RR step=2", ["prayer"]),  # a reveal
        ("A.tree=GG/-,-/-,-/-,- A.hand=YY B.hand=RR step=2", ["plunder"]),  # a look
        ("A.tree=GG/-,-/-,-/-,- A.hand=YY B.hand=RR step=2", ["plunder", "swap YY1 RR1"]),
        (RED, ["assault", "discard YY1", "discard GG1", "choose B"]),  # another is asked
        (RED, ["pass", "play YY1 me.Y"]),
    ],
    ids=["draw", "shuffle", "reveal", "look", "swap", "another is asked", "next turn"],
)
def test_what_showed_something_or_passed_the_word_on_stays(position, script):
    t = sit(position)
    for text in script:
        t.answer(0, text)
    before = norsaga.position(t.state)
    assert t.undo_refused(0).rule == "NS-UI-02"
    with pytest.raises(meadhall.Fault) as caught:
        t.undo(0)
    assert caught.value.key == "undo-refused"
    assert norsaga.position(t.state) == before


@pytest.mark.rule("NS-UI-02")
def test_a_table_may_do_without_undo_and_nobody_undoes_what_another_built_on():
    t = sit(RED, undo="off")
    t.answer(0, "adapt")
    assert t.undo_refused(0).rule == "NS-UI-02"
    t = sit(RED)
    for seat, text in ((0, "assault"), (0, "discard YY1"), (0, "discard GG1"), (0, "choose B"), (1, "dismiss me.P1")):
        t.answer(seat, text)
    assert (t.asked_seat(), t.undo_refused(0).rule, t.undo_refused(1).rule) == (0, "NS-UI-02", "NS-UI-02")


@pytest.mark.rule("NS-UI-03")
def test_markers_are_shown_and_never_asked_about():
    s = table("A.saga=R3G1B2 A.tree=-/BR,GY/-,-/-,- A.hand=BG,YY B.hand=RG,RB,RY,GY step=3")
    asked = unwrap(run(s, "play BG1 me.G1"))
    assert (asked.seat, asked.ask) == (1, "tale.continue")  # two ways to lay the markers, and no question
    shown = [norsaga.view(s, seat)["players"][0]["markers"] for seat in (0, 1, None)]
    assert shown == [[["G1:B", "P1:B"], ["G1:B", "P2:G"]]] * 3
    assert "P1:B" not in norsaga.position(s)


@pytest.mark.rule("NS-UI-03")
def test_no_question_of_the_game_is_about_markers():
    asks = {frame.ask for frame in norsaga.frames.values() if frame.ask}
    assert asks == {
        "saga.deal",
        "first.choose",
        "deck.draw",
        "story.embellish",
        "skald.embellish",
        "tale.continue",
        "adapt.dismiss",
        "adapt.place",
        "assault.pay",
        "assault.target",
        "assault.dismiss",
        "invade.play",
        "plunder.target",
        "plunder.swap",
        "turncoat.take",
        "turncoat.play",
        "turncoat.discard",
        "infiltrate.target",
        "infiltrate.place",
        "augur.discard",
        "offering.discard",
        "offering.play",
        "possess.take",
        "possess.give",
        "prayer.play",
        "martyr.dismiss",
        "martyr.place",
        "whisper.play",
        "nix.dismiss",
    }


@pytest.mark.rule("NS-UI-04")
@pytest.mark.parametrize(
    ("tree", "script", "theirs", "after"),
    [
        (
            "RR/RG,-/-,-/-,-",
            ["assault", "discard SK-G1", "discard SK-B1", "choose B"],
            "dismiss me.P1",
            "tale.continue",
        ),
        ("YY/YR,-/YG,-/-,-", ["martyr", "dismiss me.P1"], "dismiss me.P1", "deck.draw"),
        ("Gh/Gh,-/-,-/-,-", ["nix", "dismiss me.P1"], "dismiss me.P1", "tale.continue"),
        ("RR/RG,-/RY,-/-,-", ["invade", "play SK-R1 B.G1"], "pass", "tale.continue"),
    ],
    ids=["assault", "martyr", "nix", "queue"],
)
def test_the_game_waits_for_the_player_who_is_asked(tree, script, theirs, after):
    s = table(f"A.tree={tree} A.hand=SkR,SkG,SkB B.tree=BB/BG,-/-,-/-,- B.hand=GG step=2")
    asked = unwrap(run(s, *script))
    assert (asked.seat, s.active) == (1, 0)
    before = norsaga.position(s)
    for text in (theirs, "pass", "play SK-R1 me.Y", "dismiss me.Y"):
        assert unwrap(norsaga.why(s, 0, text)).rule == "NS-UI-04"
    assert norsaga.position(s) == before
    assert norsaga.why(s, 1, theirs) is None
    assert unwrap(run(s, theirs)).ask == after


@pytest.mark.rule("NS-UI-05")
def test_what_has_only_one_answer_needs_no_question():
    s = table("A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG B.hand=BB step=2")
    asked = unwrap(run(s, "assault"))  # two cards to pay with, and nobody else has a hero
    assert (asked.seat, asked.ask, hand(s, "A")) == (0, "assault.dismiss", [])
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=YY B.hand=BB,BR,BG,BY step=2")
    assert unwrap(run(s, "adapt")).seat == 1
    assert at(s, "A.Y") == "YY1"


@pytest.mark.rule("NS-UI-05")
def test_declining_is_always_a_choice():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=YY,GG step=2")
    assert offered(s) == ["adapt", "pass"]
    s = table("A.tree=RR/RG,-/RY,-/-,- A.hand=SkR,YY B.tree=YB/-,-/-,-/-,- step=2")
    assert unwrap(run(s, "invade", "play SK-R1 B.P1")).options == ["chant", "pass"]
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=YY step=2")
    assert unwrap(run(s, "turncoat", "take me.P1", "play YY1 me.P1")).options == ["discard GR1", "done"]


@pytest.mark.rule("NS-UI-05")
@pytest.mark.parametrize(
    ("position", "script", "only"),
    [
        ("A.tree=BB/BG,-/-,-/-,- A.hand=YY,GG", ["offering", "discard YY1"], "pass"),
        ("A.tree=GG/-,-/-,-/-,- A.hand=- B.hand=RR", ["plunder"], "keep"),
        ("A.tree=GG/GR,-/GB,-/-,- A.hand=- B.hand=RR,YY", ["infiltrate"], "stop"),
    ],
    ids=["offering", "plunder", "infiltrate"],
)
def test_a_question_about_a_hidden_hand_is_put_even_if_declining_is_all(position, script, only):
    s = table(position + " step=2")
    asked = unwrap(run(s, *script))
    assert (asked.seat, asked.options) == (0, [only])
    assert norsaga.view(s, None)["asked"] == {"seat": 0, "ask": asked.ask}


def play_out(seed, choices=7, **options):
    """A whole game with its record: chance by the seed, players by their own fixed choices."""
    dealer = meadhall.SeededDealer(seed)
    options = {"turn_cap": 120, **options}
    s = norsaga.new(3, options)
    s.log = []
    record = meadhall.Record.start(norsaga, s, 3, options, ["me"] * 3, dealer)
    rng = meadhall.Rng.seeded(choices)
    while asked := meadhall.decide(s):
        if asked.seat == meadhall.CHANCE:
            record.add(s, norsaga.notate(s, dealer.deal(s)))
        else:
            record.add(s, rng.choice(asked.options))
    record.finish(s, dealer)
    return s, record


@pytest.mark.rule("NS-UI-06")
def test_a_seed_and_the_decisions_make_the_game():
    s, record = play_out(11)
    assert told(s, "reshuffle")  # a game long enough for the deck to run out
    assert play_out(11)[1].text() == record.text()
    deals = {tuple(answer.text for answer in play_out(seed)[1].answers[:15]) for seed in (11, 12, 13)}
    assert len(deals) == 3
    verdict = meadhall.Record.parse(record.text()).verify()
    assert (verdict.proven, verdict.finished) == (True, True)
    assert verdict.draws == sum(answer.seat == "chance" for answer in record.answers)
    assert norsaga.position(record.replay()) == norsaga.position(s)


@pytest.mark.rule("NS-UI-06")
def test_a_draw_that_the_seed_did_not_give_is_found_out():
    _, record = play_out(11)
    for number, answer in enumerate(record.answers):
        if answer.text.startswith("draw "):
            replaced = next(text for text in offered(record.replay(number)) if text != answer.text)
            record.answers[number] = type(answer)(answer.seat, replaced)
            break
    with pytest.raises(meadhall.Fault) as caught:
        record.verify()
    assert caught.value.key == "record-draw"
