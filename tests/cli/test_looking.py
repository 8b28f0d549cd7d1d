"""Looking at a game: replay, show and why, with one seat's eyes or with everybody's."""

import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.words import LANGUAGES, words

norsaga = meadhall.game("norsaga")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_whole_game(hall, seeded, language):
    said = hall("replay", seeded, "--lang", language)
    assert (said.code, said.err) == (0, "")
    told = hall("replay", seeded, "--all", "--json", "--lang", language).json["events"]
    assert [line[6:] for line in said.out.splitlines()] == [event["text"] for event in told]
    assert hall("replay", seeded, "--plain", "--lang", language).out.splitlines() == [event["text"] for event in told]
    assert told[-1]["kind"] == "cap"
    assert [event["n"] for event in told] == sorted(event["n"] for event in told)


def test_replay_with_all_eyes_names_every_card_drawn(hall, seeded):
    told = hall("replay", seeded, "--json").json["events"]
    draws = [event for event in told if event["kind"] == "draw"]
    assert all(len(event["cards"]) == event["count"] for event in draws)
    assert all(card in event["text"] for event in draws for card in event["cards"])
    dealt = [answer.text.split()[1] for answer in Record.load(seeded).answers if answer.text.startswith("draw ")]
    assert [
        card
        for event in told
        if event["kind"] in ("draw", "reveal")
        for card in event.get("cards", [event.get("card")])
    ] == dealt


@pytest.mark.parametrize("seat", [0, 1])
def test_replay_with_one_seats_eyes_tells_only_what_it_may_know(hall, seeded, seat):
    letter = "AB"[seat]
    told = hall("replay", seeded, "--seat", letter, "--json").json["events"]
    for event in told:
        if event["kind"] == "draw":
            assert ("cards" in event) == (event["seat"] == seat)
        if event["kind"] in ("look", "swap") and seat not in (event["seat"], event["target"]):
            assert not {"cards", "gave", "took"} & set(event)
    theirs = [
        c
        for e in hall("replay", seeded, "--json").json["events"]
        if e["kind"] == "draw" and e["seat"] != seat and e["n"] <= 12
        for c in e["cards"]
    ]
    early = hall("replay", seeded, "--seat", letter, "--to", 12).out
    assert theirs
    assert [card for card in theirs if card in early and f"plays {card}" in early] == []
    assert hall("replay", seeded, "--seat", seat + 1).out == hall("replay", seeded, "--seat", letter.lower()).out


def test_replay_from_and_to_count_answers_as_the_file_does(hall, seeded):
    told = hall("replay", seeded, "--json").json["events"]
    part = hall("replay", seeded, "--from", 14, "--to", 20, "--json").json["events"]
    assert part
    assert {event["n"] for event in part} <= set(range(14, 21))
    assert [e for e in told if 14 <= e["n"] <= 20 and e["kind"] != "draw"] == [e for e in part if e["kind"] != "draw"]
    half = hall("replay", seeded, "--to", 4, "--json").json["events"][-1]
    assert (half["kind"], half["count"]) == ("draw", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_tells_the_table_and_the_question(hall, position, language):
    said = hall("show", position, "--lang", language)
    assert (said.code, said.err) == (0, "")
    speak = words(language, "norsaga")
    for card in ("GB1", "RR1", "BB2", "YY1", "GG1"):
        assert speak(f"hero-{card}") in said.out
    assert "    play RR1 me.P2: " in said.out
    line = said.out.splitlines()[-1].partition(": ")[2] if language != "fr" else said.out.splitlines()[-1][11:]
    assert norsaga.position(norsaga.from_position(line)) == line


def test_show_as_json_gives_a_position_that_can_be_shown_again(hall, position, seeded):
    for what in ((position,), (seeded, "--at", 20)):
        value = hall("show", *what, "--json").json
        assert hall("show", value["position"], "--json").json["view"] == value["view"]
        assert value["decision"]["options"]
        assert [view["you"] for view in value["views"]] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_with_one_seats_eyes_hides_the_rest(hall, position, language):
    speak = words(language, "norsaga")
    mine = hall("show", position, "--seat", "A", "--lang", language).out
    theirs = hall("show", position, "--seat", "B", "--lang", language).out
    for card in ("RR1", "BB2"):
        assert speak(f"hero-{card}") in mine
        assert speak(f"hero-{card}") not in theirs
        assert card not in theirs
    assert "play RR1 me.P2" in mine
    value = hall("show", position, "--seat", "B", "--json").json
    assert {"position", "views"} & set(value) == set()
    assert value["decision"] == {"seat": "A", "ask": "tale.continue"}
    assert value["view"] == norsaga.view(norsaga.from_position(position), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_speaks_at_every_moment_of_a_game(hall, seeded, language):
    """Before the first card, while chance is asked, and after every answer."""
    for number in range(0, len(Record.load(seeded).answers), 3):
        assert hall("show", seeded, "--at", number, "--lang", language).code == 0


def test_show_tells_cards_that_only_one_player_sees(hall):
    drawn = "norsaga A.tree=YY1/YR1,-/YB1,-/-,- A.hand=RR1 drawn=GG1,GG2 holder=A agenda=MartyrPlace(0,[2,4])>Turn(1)"
    assert "Seen by A alone: " in hall("show", drawn).out
    assert words("en", "norsaga")("hero-GG2") in hall("show", drawn, "--seat", "A").out
    assert words("en", "norsaga")("hero-GG2") not in hall("show", drawn, "--seat", "B").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_a_finished_game_says_how_it_ended(hall, seeded, language):
    words_for = {"en": "Nobody has won", "fr": "Personne n’a gagné", "de": "Niemand hat gewonnen"}
    assert words_for[language] in hall("show", seeded, "--lang", language).out
    assert hall("show", seeded, "--json").json["over"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_says_the_rule_in_words(hall, position, language):
    legal = hall("why", position, "play RR1 me.P2", "--lang", language)
    assert (legal.code, legal.err) == (0, "")
    refused = hall("why", position, "play RR1 B.P2", "--lang", language)
    assert (refused.code, refused.err) == (1, "")
    assert words(language, "norsaga")("NS-PLACE-06") in refused.out
    assert "NS-PLACE-06" in refused.out
    value = hall("why", position, "play RR1 B.P2", "--json", "--lang", language)
    assert (value.code, value.json["legal"], value.json["rule"]) == (1, False, "NS-PLACE-06")
    assert value.json["text"] == refused.out.strip()


def test_why_knows_who_is_asked_and_when_a_game_is_over(hall, position, seeded):
    assert hall("why", position, "play YY1 me.P1", "--seat", "B", "--json").json["rule"] == norsaga.rule_asked
    assert hall("why", seeded, "pass", "--json").json["rule"] == norsaga.rule_over
    answer = Record.load(seeded).answers[20]
    assert hall("why", seeded, answer.text, "--at", 20).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_terminal_lines_are_folded_between_words(hall, seeded, position, language, monkeypatch):
    lines = (
        ("replay", seeded),
        ("show", position),
        ("verify", seeded),
        ("games",),
        ("rules", "norsaga"),
        ("--help",),
        ("why", position, "x"),
    )
    whole = [hall(*line, "--lang", language) for line in lines]
    monkeypatch.setenv("COLUMNS", "60")
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    for line, before in zip(lines, whole, strict=True):
        said = hall(*line, "--lang", language)
        for folded, once in ((said.out, before.out), (said.err, before.err)):
            assert folded.split() == once.split()
            assert [text for text in folded.splitlines() if len(text) > 60 and " " in text.strip()] == []


def test_what_programs_read_is_not_folded(hall, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    before = hall("story", "schema").out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert hall("story", "schema").out == before
