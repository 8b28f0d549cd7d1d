"""The tree that the loader makes: names that last, whom a step means, and one clear error for a broken book."""

import typing

import pytest

from book.conftest import CLEAN, FIXTURES, WORLD
from meadhall.book.lint.open_book import load_book
from meadhall.book.loader import load_draft
from meadhall.book.model.conditions import AllOf, Amount, AnyOf, Cost, Fact, Negation, Who, holds, list_facts
from meadhall.book.model.steps import If, branches, walk
from meadhall.commands.cli.output import load_command_words
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import FOLDER, book, open_book
from meadhall.words import LANGUAGES
from optional import unwrap


@pytest.fixture(scope="module")
def x1():
    return book("example_x1").adventures["X1"]


def do(adventure, entry):
    return adventure.entries[entry].do.steps


@pytest.mark.rule("TL-BOOK-01")
def test_entries_are_introduction_numbers_and_ends(x1):
    assert list(x1.entries)[:3] == ["intro", "10", "11"]
    assert [entry.id for entry in x1.entries.values() if entry.is_end] == [
        "end-rung",
        "end-buried",
        "end-ferried",
        "end-rowed",
    ]


def test_blocks_have_names_that_last_and_numbers_that_find_them(x1):
    held = book("example_x1")
    assert [held.blocks[block.number] is block for block in held.blocks] == [True] * len(held.blocks)
    names = {block.name for block in held.blocks}
    assert len(names) == len(held.blocks)
    assert names >= {
        "X1/10.do",
        "X1/10.ale.if_yes",
        "X1/10.choose.2.do",
        "X1/11.test.failure",
        "X1/22.if.then",
        "X1/22.may",
        "X1/cards.X1-L1.effects.1.do",
        "X1/cards.X1-L1.one_of.2",
        "X1/pois.D.foes.ability2",
    }


def test_a_plain_step_before_a_choice_does_not_rename_it(spoilt):
    before = load_book(spoilt(), WORLD)
    after = load_book(spoilt(("- discard_poi: A\n", "- discard_poi: A\n      - {gain_cp: 1, who: all}\n")), WORLD)
    assert {block.name for block in before.blocks} == {block.name for block in after.blocks}


def test_an_id_outlasts_the_place(spoilt):
    with_id = ("- label: Leave it to them.", "- id: leave\n            label: Leave it to them.")
    held = load_book(spoilt(with_id), WORLD)
    assert "X0/10.choose.leave.do" in {block.name for block in held.blocks}
    chosen: typing.Any = held.adventures["X0"].entries["10"].do.steps[1]
    options = chosen.options
    assert [option.id for option in options] == ["1", "leave"]


def test_whom_a_step_means_where_it_does_not_say(x1):
    assert do(x1, "intro")[0].who == Who("all")
    assert do(x1, "21")[0].who == Who("party")
    assert do(x1, "10")[0].if_yes.steps[0].who == Who("them")
    each, single = do(x1, "11")[0], do(x1, "53")[0]
    assert each.success.steps[0].who == each.failure.steps[0].who == Who("them")
    assert single.failure.steps[0].who == Who("them")
    assert do(x1, "40")[1].options[0].do.steps[0].success.steps[0].who == Who("one")
    assert do(x1, "41")[0].who == Who("chose", "ale")
    assert x1.pois["D"].foes.ability1.steps[0].who == Who("defender")
    world, location = x1.cards["X1-W1"].effects[0], x1.cards["X1-L1"].effects[0]
    assert world.do.steps[0].then.steps[0].who == Who("all")
    assert location.do.steps[0].options[0].steps[0].who == Who("user")


def test_who_declines_is_not_the_hero_concerned():
    test = do(book("winter_owed").adventures["M1"], "12")[0]
    assert test.success.steps[0].who == Who("them")
    assert test.declined.steps[1].who == Who("party")


THEM = "[{lose_cp: 1, who: them}, {gain_cp: 1, who: others}]"
TEST = "test: {id: it, by: single may, type: charisma, difficulty: 1, "


@pytest.mark.parametrize(
    ("step", "count"),
    [
        (f"ask_each: {{id: it, question: You as well, if_yes: {THEM}}}", 0),
        (f"one_of: [{THEM}, [heal_full]]", 0),
        (f"give_up: {{kind: item, or_else: {THEM}}}", 0),
        (f"{TEST}success: {THEM}}}", 0),
        (f"{TEST}success: [heal_full], declined: {THEM}}}", 2),
        (f"one_of: [[heal_full], [{TEST}success: [heal_full], declined: {THEM}}}]]", 0),
        (f"{TEST.replace('single', 'each')}outcome: each, failure: {THEM}}}", 0),
        (f"{TEST.replace('single', 'each')}outcome: any_succeeds, failure: {THEM}}}", 2),
        (f"may: {THEM}", 2),
    ],
)
def test_them_and_others_need_a_hero_concerned(step, count, spoilt, found):
    told = found(spoilt(("- reveal_poi: A", f"- reveal_poi: A\n      - {step}")))
    assert [one.key for one in told if one.is_error] == ["who-unconcerned"] * count


def test_phase_cards_mean_the_party_or_everybody(spoilt):
    phases = (
        "pois:\n",
        "  F1: {kind: phase, name: Frost, sleeve: 1, do: [{lose_health: 1}]}\n"
        "  F2: {kind: phase, name: Camp, sleeve: 5, scope: table, do: [{gain_health: 1}]}\npois:\n",
    )
    cards = load_book(spoilt(phases), WORLD).cards
    assert (unwrap(cards["F1"].do).steps[0].who, cards["F1"].scope) == (Who("party"), "party")
    assert (unwrap(cards["F2"].do).steps[0].who, cards["F2"].scope) == (Who("all"), "table")


def test_how_often_an_effect_may_be_used(x1):
    limits = {card_id: card.effects[0].once_per for card_id, card in x1.cards.items() if card.effects}
    assert limits == {
        "X1-W1": "",
        "X1-W2": "",
        "X1-L1": "explore",
        "X1-P1": "combat",
        "X1-C1": "adventure",
        "X1-I1": "combat",
        "X1-T1": "",
    }


def test_all_shapes_of_a_verb_become_one(spoilt):
    plain = load_book(spoilt(("- reveal_poi: A", "- place_threat: arji\n      - reveal_poi: A")), WORLD)
    braces = load_book(
        spoilt(("- reveal_poi: A", "- place_threat: {in: arji, n: 1}\n      - reveal_poi: {poi: A}")), WORLD
    )
    assert [step.__class__ for step in plain.adventures["X0"].entries["intro"].do.steps] == [
        step.__class__ for step in braces.adventures["X0"].entries["intro"].do.steps
    ]
    one: typing.Any
    other: typing.Any
    one, other = (held.adventures["X0"].entries["intro"].do.steps[3] for held in (plain, braces))
    assert (one.place, one.n) == (other.place, other.n) == ("arji", Amount(1))


def test_named_amounts_costs_and_tokens(spoilt):
    held = load_book(
        spoilt(
            ("pois:\n", "  W1: {kind: world, name: Apples, tokens: {name: apples, max: 4}}\npois:\n"),
            (
                "- reveal_poi: A",
                "- sleeve: W1\n      - {lose_health: {per_token: W1}, who: all}\n"
                "      - {gain_cp: heroes, who: all}\n      - reveal_poi: A",
            ),
            (
                "- label: Drive the wolves off.",
                "- label: Drive the wolves off.\n            cost: {cp: 2, token: "
                "{card: W1, n: 2}, discard: {status: +any}}",
            ),
        ),
        WORLD,
    )
    entries: dict[str, typing.Any] = {**held.adventures["X0"].entries}
    assert entries["intro"].do.steps[4].n == Amount(name="per_token", card="W1")
    assert entries["intro"].do.steps[5].n == Amount(name="heroes")
    assert entries["10"].do.steps[1].options[0].cost == Cost(cp=2, token="W1", tokens=2, discard="+any")


@pytest.mark.rule("TL-BOOK-11", "TL-BOOK-12")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("{quest: 1}", Fact("quest", "1")),
        ("{class: ranger, quest: 1}", AllOf((Fact("class", "ranger"), Fact("quest", "1")))),
        ("{any: [{class: bard}, {quest: 1}]}", AnyOf((Fact("class", "bard"), Fact("quest", "1")))),
        ("{not: {quest: 1}}", Negation(Fact("quest", "1"))),
        ("{in_city: false, quest: 1}", AllOf((Negation(Fact("in_city")), Fact("quest", "1")))),
        ("{heroes: {at_least: 2, at_most: 3}, quest: 1}", AllOf((Fact("heroes", "", 2, 3), Fact("quest", "1")))),
        ("{any_health_below: 4, quest: 1}", AllOf((Fact("any_health_below", "", None, 3), Fact("quest", "1")))),
        ("{round_at_least: 5, quest: 1}", AllOf((Fact("round_at_least", "", 5), Fact("quest", "1")))),
        (
            "{enemies_on_map: {only: garm, at_least: 1}, quest: 1}",
            AllOf((Fact("enemies_on_map", "garm", 1), Fact("quest", "1"))),
        ),
        (
            "{ended: {adventure: M1, end: spare}, quest: 1}",
            AllOf((Fact("ended", "M1", result="spare"), Fact("quest", "1"))),
        ),
    ],
)
def test_conditions(written, meant, spoilt):
    held = load_book(spoilt(("- if: {quest: 1}", f"- if: {written}")), WORLD)
    asked = held.adventures["X0"].entries["20"].do.steps[1]
    assert isinstance(asked, If)
    assert asked.condition == meant


@pytest.mark.rule("TL-BOOK-11")
def test_facts_are_put_together():
    ranger, token = Fact("class", "ranger"), Fact("token", "W1", 2, 4)
    condition = AllOf((ranger, Negation(AnyOf((token, Fact("quest", "1"))))))
    assert list_facts(condition) == [ranger, token, Fact("quest", "1")]
    assert holds(condition, lambda fact: fact == ranger)
    assert not holds(condition, lambda fact: fact in (ranger, token))
    assert not holds(condition, lambda fact: False)
    assert [token.fits(count) for count in range(6)] == [False, False, True, True, True, False]
    assert [ranger.fits(count) for count in (0, 1)] == [False, True]


def test_doors_go_both_ways(spoilt, x1):
    assert [door.to for door in x1.map.spaces["3"].doors] == ["1", "4"]
    assert [door.to for door in x1.map.spaces["4"].doors] == ["3"]


def test_paragraphs_are_kept_and_lines_are_not(spoilt):
    told = (
        "    text: The goat stands on a rock, and two wolves wait beside it.\n",
        "    text: >\n      The goat stands\n      on a rock.\n\n      Two wolves wait beside it, and wait.\n",
    )
    drawn = (
        "    text: The wolves have gone elsewhere, and the goat has noticed you.\n",
        "    text: |\n      The wolves have gone\n      elsewhere.\n\n      The goat has noticed you.\n",
    )
    entries = load_book(spoilt(told, drawn), WORLD).adventures["X0"].entries
    assert entries["10"].text == "The goat stands on a rock.\n\nTwo wolves wait beside it, and wait."
    assert entries["20"].text == "The wolves have gone elsewhere.\n\nThe goat has noticed you."


def test_walking_meets_every_step(x1):
    verbs = [step.verb for step in walk(x1.entries["22"].do)]
    assert verbs == ["add_token", "reveal_poi", "if", "tell", "may", "duel"]
    assert branches(x1.entries["22"].do.steps[0]) == ()


def test_equal_books_are_equal(spoilt):
    """Lines and files are where a thing was written, not what it is."""
    moved = spoilt(("saga: 1\n", "# a note\n\nsaga: 1\n"), name="moved.yaml")
    assert load_book(spoilt(), WORLD) == load_book(moved, WORLD)


# Translations


def translated(path, text):
    side = path.with_name("x0.fr.yaml")
    side.write_text(f"saga: 1\ntranslation: {{of: X0, language: fr}}\ntexts:\n{text}", encoding="utf-8")
    return path


def test_translations_are_found_by_key(spoilt):
    path = translated(spoilt(), "  adventure.title: La chèvre perdue\n  10.choose.2.label: La leur laisser.\n")
    held = load_book(path, WORLD)
    assert held.localize("X0/adventure.title", "fr", "The Lost Goat") == "La chèvre perdue"
    assert held.localize("X0/10.choose.2.label", "fr", "-") == "La leur laisser."
    assert (
        held.localize("X0/10.text", "fr", "as written")
        == held.localize("X0/10.text", "de", "as written")
        == "as written"
    )


def test_a_translation_of_nothing_is_an_error(spoilt):
    with pytest.raises(Fault) as caught:
        load_book(translated(spoilt(), "  adventure.titel: La chèvre perdue\n"), WORLD)
    said = load_command_words("en", None).fault(caught.value)
    assert said == "x0.fr.yaml:4  SAGA-E01  there is no key “adventure.titel” here (nearest: adventure.title)"


def test_a_side_file_in_which_all_is_still_a_note_is_a_beginning(spoilt):
    assert load_book(translated(spoilt(), '  # adventure.title: "The Lost Goat"\n'), WORLD).texts == {"fr": {}}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (
            CLEAN,
            1,
            "this should be the translation of x0.yaml, but it has no part “translation”; "
            "“meadhall story translate” writes one",
        ),
        (
            "saga: 1\ntexts: {adventure.title: La chèvre}\n",
            1,
            "this should be the translation of x0.yaml, but it has no "
            "part “translation”; “meadhall story translate” writes one",
        ),
        (
            "saga: 1\ntranslation: {of: goat, language: fr}\ntexts: {adventure.title: La chèvre}\n",
            2,
            "this is next to x0.yaml but says that it translates “goat”",
        ),
        (
            "saga: 1\ntranslation:\n  of: X0\n  language: de\ntexts: {adventure.title: La chèvre}\n",
            4,
            "the file is called x0.fr.yaml, but says that its language is “de”",
        ),
    ],
)
def test_a_side_file_that_is_not_what_it_is_called_is_told(text, line, said, spoilt, found):
    path = spoilt()
    path.with_name("x0.fr.yaml").write_text(text, encoding="utf-8")
    words = load_command_words("en", None)
    assert [(one.file, one.line, words.fault(one.sentence)) for one in found(path)] == [("x0.fr.yaml", line, said)]


def test_an_old_version_beside_the_book_is_no_part_of_it(spoilt, found):
    before = load_book(spoilt(), WORLD)
    old = CLEAN.replace("gain_xp: 1", "gain_xp: 3")
    path = spoilt()
    path.with_name("x0.old.yaml").write_text(old, encoding="utf-8")
    assert found(path) == []
    assert load_book(path, WORLD).blocks == before.blocks


# Errors


@pytest.mark.parametrize(
    ("edit", "line", "said"),
    [
        (("reveal_poi: A", "reveal_poi:A"), 19, "after “reveal_poi:” there must be an ordinary space"),
        (("- reveal_poi: A", "-"), 19, "expected a list of steps, such as [{read: 12}], found nothing"),
        (
            ("    do:\n      - place_heroes", "  do:\n      - place_heroes"),
            15,
            "“do” is indented no further than the entries; move it to the right, under the entry it belongs to",
        ),
        (
            (
                "    text: A child in Fylges has lost her goat. She offers half an apple.\n    do:\n",
                "    text: >\n      A child in Fylges has lost her goat. She offers half an apple.\n      do:\n",
            ),
            16,
            "“do:” is indented as far as the text above it and would be read aloud with it; "
            "move it to the left, under “text”",
        ),
        (("reveal_poi: A", "reveal_poi: D"), 19, "there is no POI D"),
        (("read: 10", "read: 12"), 6, "there is no entry 12"),
    ],
)
def test_a_slip_is_told_where_it_was_made_and_not_what_follows_from_it(edit, line, said, spoilt, found):
    words = load_command_words("en", None)
    errors = [one for one in found(spoilt(edit)) if one.is_error]
    assert [(one.line, words.fault(one.sentence)) for one in errors] == [(line, said)]


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (("region: arji", "region: arij"), "nearest: arji"),
        (("colour: green", "colour: blue"), "possible: green, red"),
    ],
)
def test_the_hint_is_the_nearest_word_or_all_there_are(edit, said, spoilt, found):
    assert said in [load_command_words("en", None).fault(one.hint) for one in found(spoilt(edit)) if one.hint]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "x0.yaml:19  SAGA-E01  there is no verb “reveal_pio” (nearest: reveal_poi)"),
        ("fr", "x0.yaml:19  SAGA-E01  il n’y a pas de verbe «\u00a0reveal_pio\u00a0» (au plus près\u00a0: reveal_poi)"),
        ("de", "x0.yaml:19  SAGA-E01  ein Verb „reveal_pio“ gibt es nicht (am nächsten: reveal_poi)"),
    ],
)
def test_a_broken_file_gives_one_clear_error(language, said, spoilt):
    with pytest.raises(Fault) as caught:
        load_book(spoilt(("reveal_poi: A", "reveal_pio: A")), WORLD)
    assert load_command_words(language, None).fault(caught.value) == said


def test_names_nobody_defined_are_refused_before_play(spoilt):
    with pytest.raises(Fault) as caught:
        load_book(spoilt(("region: arji", "region: arij")), WORLD)
    assert "SAGA-E08" in load_command_words("en", None).fault(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_book_is_refused(language, tmp_path):
    (tmp_path / "cards.yaml").write_text("saga: 1\ncards: {}\n", encoding="utf-8")
    for path, word in (
        (tmp_path / "no.yaml", "no.yaml"),
        (tmp_path, "campaign.yaml"),
        (tmp_path / "cards.yaml", "cards.yaml"),
    ):
        with pytest.raises(Fault) as caught:
            load_draft(path)
        assert word in load_command_words(language, None).fault(caught.value)


@pytest.mark.parametrize(("written", "line"), [(b"saga: 1\ntext: caf\xe9", 2), ("saga: 1".encode("utf-16"), 1)])
def test_another_encoding_is_told_with_its_line(written, line, tmp_path):
    (tmp_path / "x0.yaml").write_bytes(written)
    assert [(one.code, one.key, one.file, one.line) for one in load_draft(tmp_path / "x0.yaml").findings] == [
        ("E00", "not-utf8", "x0.yaml", line)
    ]


def test_a_campaign_is_read_as_one_book():
    held = load_book(FIXTURES / "W05" / "right", WORLD)
    assert list(held.adventures) == ["M1", "M2", "S1"]
    assert (held.campaign.first, held.campaign.finale) == ("M1", "M2")
    assert held.campaign.endings == {"open": "The Door Is Open", "shut": "The Door Is Shut"}
    assert held.adventures["S1"].side
    assert (held.adventures["M1"].gives_xp, held.adventures["S1"].gives_xp) == (True, False)
    assert set(held.cards) == {"M2", "S1"}


def test_an_adventure_beside_shared_cards_knows_them():
    held = open_book(FOLDER / "winter_owed" / "m1.yaml")
    assert unwrap(held.cards["W1"].tokens).most == 6
    assert held.cards["L1"].mandatory
    assert held.campaign.adventures == ("M1",)


def test_a_timed_kind_of_the_campaign_is_a_window(tmp_path):
    for path in (FIXTURES / "E20" / "right").iterdir():
        text = path.read_text(encoding="utf-8")
        if path.stem == "campaign":
            text += "timed: {at_camp: {when: round_end, text: When the fire is lit}}\n"
        if path.stem == "cards":
            text += "  T1: {kind: title, name: Dancer, effects: [{at: at_camp, do: [refresh]}]}\n"
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    held = load_book(tmp_path, WORLD)
    assert held.campaign.timed["at_camp"].when == "round_end"
    assert held.cards["T1"].effects[0].do.steps[0].who == Who("all")
    alone = load_book(tmp_path / "m1.yaml", WORLD)
    assert alone.cards["T1"] == held.cards["T1"]
    assert alone.campaign.adventures == ("M1",)


def test_no_mutilation_makes_the_reader_stumble(tmp_path, found):
    """Whatever line is lost or doubled: findings, or a clean book, but never an exception of our own."""
    lines = CLEAN.splitlines()
    path = tmp_path / "x0.yaml"
    for place, line in enumerate(lines):
        for spoilt_line in (
            [],
            [line, line],
            [line.replace(":", "", 1)],
            [line.replace("[", "{", 1)],
            [f" {line}"],
            [line.partition(":")[0] + ": []"],
            [line.partition(":")[0] + ": {}"],
        ):
            path.write_text("\n".join([*lines[:place], *spoilt_line, *lines[place + 1 :]]), encoding="utf-8")
            for one in found(path):
                assert one.line >= 1
                assert one.file == "x0.yaml"
