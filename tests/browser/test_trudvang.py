"""Trudvang Legends at the table: a saga with one person among bots, its combat, its book, phones, and those who hear the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.hero import hero
from browser.keyboard_helpers import NO_POINTER
from browser.keyboard_helpers import give as by_keyboard
from browser.loading_helpers import MOST
from browser.sizes_helpers import SIZES, sideways
from browser.trudvang_helpers import BELL, MORNING, table
from browser.visitor import Visitor, play_on
from golden import golden
from meadhall.core.decision import decide, play
from meadhall.games.trudvang.edge.phrases import capital
from meadhall.words import Words
from meadhall.words.decision_text import LabelledDecision, writer_of
from trudvang.numbers_helpers import prey
from trudvang.scene import told_story, trudvang
from trudvang.view_helpers import BAGS, CARDS, CHOICE, ELEVEN

# Cards, adventures and ends as the book's author calls them: readers never meet these.
IDS = re.compile(r"\b(?:W[123]|T[12]|I1|L1|M[12]|S1|ITEM-\w+|CITY-\w+|DRAUGR-\d|end-\w+)\b")
# Felerion plans: two runes in the hand, three misses on the track.
PLANNING = (
    "trudvang players=2 A.hero=felerion A.at=fylges A.hp=4 A.cp=1 A.bag=fire:1,earth:2,wind:1,dark:2 A.drawn=earth:1,wind:2 "
    "A.status=-defence,+attack A.feats=/woven-insight-1,unweave-1,rune-reading-1,frost-grip-1// A.items=ITEM-STAFF "
    "B.hero=maelling B.at=manjord round=6 phase=3 windows=A pois=A:fylges enemies=DRAUGR-1 groups=draugr@fylges:0.1 journal=intro "
    "fight=fylges:planning fight.heroes=A A.laid=chain-of-sparks-1:wind.fire,galder-word-1:-.earth,vitner-bolt-1:-.-,mistwall-1:wild.water "
    "A.miss=dark,dark,dark A.plan=3:0 agenda=Allocate(0,0)>PlanRound()>Step(1)>Step(2)>Step(3)>Step(4)>Step(5)>EndCombat()"
    ">AfterCombat()>Engage(-3,[13])>NextPhase()"
)


def click(visitor: Visitor, answer: str) -> None:
    visitor.answer(answer)


def test_heroes_and_hired_hands_are_chosen_from_their_cards(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(table(bera, "me")).mine()
    cards = bera["heroes"].get_by_role("button")
    expect(cards).to_have_count(6)
    volgr = cards.filter(has_text="Volgr")
    expect(volgr).to_contain_text("Warrior · 12 health")
    expect(volgr).to_contain_text("Exhaust effect: Deal +2 in this combat")
    volgr.focus()
    bera.page.keyboard.press("Enter")
    expect(volgr).to_have_attribute("aria-pressed", "true")
    bera.page.keyboard.press("Enter")
    bera.mine(bera.seq)
    expect(cards).to_have_count(5)  # one who is alone hires a hand
    expect(cards.filter(has_text="Volgr")).to_have_count(0)
    expect(cards.filter(has_text="Kattly")).to_be_visible()


@pytest.mark.parametrize("give", [click, by_keyboard], ids=["pointer", "keyboard"])
def test_half_an_evening_with_one_person_and_a_bot(
    visit: Callable[..., Visitor], give: Callable[[Visitor, str], None]
) -> None:
    """From choosing a Hero into the first adventure through the question list; nothing is called by an id."""
    bera = visit("Bera")
    if give is by_keyboard:
        bera.page.add_init_script(NO_POINTER)
    bera.table(table(bera, "me", "karl", options={"adventure": "winter_owed"}))
    seen: set[str] = set()

    def watched(visitor: Visitor, answer: str) -> None:
        seen.add(visitor.told["decision"]["ask"])
        assert not IDS.findall(visitor.page.locator(".table").inner_text())
        give(visitor, answer)

    assert play_on(bera, give=watched, think=hero, answers=50) == 50
    assert {"hero.choose", "leader.choose", "hero.travel", "party.visit", "branch.choose"} <= seen
    read = [
        event["facts"]["entry"]
        for message in bera.heard
        for event in message.get("events", [])
        if event["kind"] == "read"
    ]
    assert read[:2] == ["intro", "10"]


def test_a_saga_from_its_last_choice_to_the_end(visit: Callable[..., Visitor]) -> None:
    """The page is the question; the last page stands on the end screen, and the journal keeps both."""
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=BELL)).mine().page
    book = page.locator(".ask .bookpage")
    expect(book).to_contain_text("The thane sinks.")
    expect(bera.row("choose 1")).to_contain_text("Ring it once, for the eleven.")
    bera.row("choose 1").click()
    bera["cancel"].click()
    expect(bera.row("choose 1")).to_have_attribute("aria-pressed", "false")
    bera.row("choose 1").click()
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("The story is told.")
    expect(bera["ending"].locator(".bookpage")).to_contain_text("they walk up out of the sea")
    bera["ending"].get_by_role("button", name="The story so far").click()
    journal = page.get_by_role("dialog", name="The story so far")
    expect(journal).to_contain_text("The thane sinks.")
    expect(journal).to_contain_text("Ring it once, for the eleven.")


def test_travel_on_the_map(visit: Callable[..., Visitor]) -> None:
    """Regions one may go to light up, others say why not; the Hero's figure goes along."""
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    page.get_by_role("button", name="Shut the book").click()
    expect(page.locator(".bookpage")).to_have_count(0)
    name = page.locator(".r-name", has_text="Grim Sea").bounding_box()
    assert name is not None
    page.mouse.click(name["x"] + name["width"] / 2, name["y"] + name["height"] / 2)  # names let the pointer through
    expect(page.locator("[data-refused]").first).to_be_visible()
    page.locator("[data-region=manjord]").focus()
    page.keyboard.press("Enter")
    expect(bera.row("travel manjord")).to_have_attribute("aria-pressed", "true")
    expect(bera.row("travel sylvan")).to_contain_text("Draugr (2)")
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    assert bera.told["view"]["heroes"][0]["at"] == "manjord"
    expect(page.locator("[data-region=manjord]")).to_have_attribute(
        "aria-label", re.compile("^Manjord, Volgr.*waiting Threat")
    )


def test_an_event_lies_over_the_page(visit: Callable[..., Visitor]) -> None:
    """What is asked comes out of the Event, so its card stands above the question; how the draws stand is told for all."""
    state = trudvang.new(2, {"adventure": "winter_owed"})
    for text in ("hero volgr", "hero kattly", "leader volgr", "stay", "stay", "event marks-on-the-stone"):
        play(state, text)
    while (asked := decide(state)) and asked.ask == "runes.draw":
        play(state, asked.options[0])
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=trudvang.position(state))).mine().page

    expect(page.locator(".happening")).to_contain_text("Marks on the Stone")
    expect(page.locator(".happening")).to_contain_text("Intelligence 2")
    expect(page.locator(".bookpage:not(.happening)")).to_have_count(0)
    expect(page.locator(".draw")).to_have_count(2)
    expect(page.locator(".draw-sum").first).to_contain_text("of 2")


def test_runes_are_placed_and_the_risk_is_told(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", position=PLANNING)).mine().page
    fight = page.get_by_role("region", name="Combat in Fylges")
    expect(fight.locator(".f-stop")).to_contain_text("3 misses: positive statuses act.")
    expect(fight.locator(".foe-nature")).to_contain_text("regular, tier 1, event-active")
    expect(fight.locator(".foe-nature")).to_contain_text("First ability: gain a negative health status")
    fight.locator("[data-rune=wind]").click()
    expect(page.locator(".held-hint")).to_contain_text("Wind: where to?")
    fight.locator("[data-slot='vitner-bolt-1.1']").click()
    expect(bera.row("place wind vitner-bolt-1.1")).to_have_attribute("aria-pressed", "true")
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    while "draw" not in bera.options:
        bera.play(bera.options[0])
    expect(fight.locator(".f-odds li").first).to_contain_text("%")
    expect(bera.row("draw")).to_contain_text("a full Miss track")
    fight.get_by_role("button", name="Stop").click()
    expect(bera.row("stop")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Map", exact=True).click()
    expect(page.locator("[data-region=fylges]")).to_be_visible()


def test_a_heros_feats_can_be_looked_at_as_cards(visit: Callable[..., Visitor]) -> None:
    """Outside a combat too: what each is, which runes it wants, and what the next levels may bring."""
    bera = visit("Bera", bypass_csp=True)
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    page.get_by_role("button", name="Feat deck: 8 cards").click()
    dialog = page.get_by_role("dialog", name="Feats of Volgr")
    cleave = dialog.get_by_role("article", name="Cleave I", exact=True)
    expect(cleave).to_contain_text("Attack 3; surplus damage")
    expect(cleave.get_by_role("img", name="takes Fire")).to_have_count(2)
    expect(dialog).to_contain_text("What levels may bring")
    expect(dialog.get_by_role("article", name="Headlong Charge II")).to_contain_text("Fast")
    assert violations(page) == []


def test_answers_by_keyboard(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(NO_POINTER)
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.region")
    seq = bera.seq
    by_keyboard(bera, "travel trollridge")
    bera.mine(seq)
    assert bera.told["view"]["heroes"][0]["at"] == "trollridge"


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_the_phone_never_scrolls_sideways(visit: Callable[..., Visitor], size: str) -> None:
    bera = visit("Bera", **SIZES[size])
    for position in (MORNING, PLANNING):
        page = bera.table(table(bera, "me", "thrall", position=position)).mine().page
        for tab in ("Board", "Hand", "Log", "Table"):
            page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
            assert sideways(bera) == []


def test_everything_has_a_name_and_enough_contrast(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", bypass_csp=True)
    page = bera.table(table(bera, "me", "thrall", position=MORNING)).mine().page
    assert violations(page) == []
    page.locator(".saga-box").get_by_role("button", name="The story so far").click()
    expect(page.get_by_role("dialog")).to_contain_text("It has been raining on Fylges")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page = bera.table(table(bera, "me", "thrall", position=PLANNING)).mine().page
    assert violations(page) == []


def test_the_first_load_is_light(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True)
    loaded: list[Any] = []
    bera.page.on("response", lambda response: loaded.append(response))
    bera.table(table(bera, "me", "thrall", position=MORNING)).mine()
    bera.page.wait_for_load_state("networkidle")
    code = {
        response.url: response.request.sizes()["responseBodySize"]
        for response in loaded
        if response.url.endswith((".js", ".css"))
    }
    plain = sum(size for url, size in code.items() if "/art/" not in url)
    print(f"script and style {plain / 1000:.1f} kB, with drawings {sum(code.values()) / 1000:.1f} kB")
    assert plain <= MOST


# What the page says of an answer, its second line; and of a question.
def written(state: Any, *texts: str) -> LabelledDecision:
    """The question as a server writes it for Bera; with other answers than the legal ones where those are given."""
    asked = decide(state)
    assert asked is not None
    phrases = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    options = list(texts) or asked.options
    return writer_of(trudvang, phrases, trudvang.view(state, 0), 0, asked.ask, options, asked.about).write()


def says(state: Any, *texts: str) -> list[str]:
    """The prompt, and what stands below each answer."""
    found = written(state, *texts)
    return [found.prompt, *(" ".join(found.notes[note].text for note in one.notes) for one in found.options if texts)]


def test_the_price_of_a_choice_is_told() -> None:
    """A list says what the terminal says: prices, tests with odds, offers, names of cards in the tray."""
    reader = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    for state, texts in (
        (told_story(CHOICE, BAGS, more=ELEVEN), ["choose climb", "choose talk"]),
        (told_story("- {gain_card: BLADE, who: party}", cards=CARDS), ["hero briya"]),
        (told_story("- may: [{duel: A, who: {class: bard}}, {lose_cp: 2}]"), ["yes", "no"]),
    ):
        _, *heard = says(state, *texts)
        assert heard == [capital(reader.price(text, trudvang.view(state, 0))) for text in texts]
    choosing = trudvang.new(1, {})
    for texts in (["hero volgr"], ["hire kattly", "hire briya"], ["item ITEM-AXE"]):
        _, *heard = says(choosing, *texts)
        assert heard == [capital(reader.meaning(text, trudvang.view(choosing, 0))) for text in texts]
        assert all(heard)
        play(choosing, texts[0])
    runes = ["keep", "spend card water", "spend cleave-1 fire", "place fire cleave-1.2"]
    told = written(choosing, *runes)
    groups = {thing.id: thing.group for thing in told.things}
    assert [next((groups[one] for one in option.targets if groups.get(one)), "") for option in told.options] == [
        "",
        "the Hero card …",
        "Cleave I …",
        "Fire …",
    ]
    title = "CROWN: {kind: title, name: The Crowned, rune: fire}"
    crowned = told_story("- {gain_card: CROWN, who: {class: bard}}", cards=title)
    assert says(crowned) == ["Take the rune of The Crowned?"]


@pytest.mark.parametrize(
    ("game", "answers", "said"),
    [
        ("ferry-alone", 76, "The party is at “Threshold”. Where does it go?"),
        ("rye-two", 85, "Who defends against “The Tallyman’s Guards” no. 1?"),
    ],
)
def test_spaces_and_foes_are_asked_about_by_their_names(game: str, answers: int, said: str) -> None:
    state = golden("trudvang")[game].replay(answers)
    asked = decide(state)
    assert asked is not None
    assert trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0).prompt(0, asked.ask, asked.about) == said
    assert says(state) == [said]


def test_the_log_has_no_stars_and_says_a_draw_in_one_sentence() -> None:
    reader = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    drawn = {"kind": "runes", "seat": 0, "hero": "volgr", "count": 2, "drawn": ["earth", "dark"]}
    read = {"kind": "read", "entry": "20", "text": "Somebody has been writing *no*."}
    assert "writing no." in reader.event(read)
    assert reader.event(drawn) == "Volgr draws 2 runes: Earth, Dark."


def test_figures_are_called_by_the_numbers_that_they_keep() -> None:
    """As in the terminal: number 1 is gone, and whoever stands first now is not called so."""
    state = prey()
    decide(state)
    play(state, "defeat draugr.1 arji")
    asked = decide(state)
    assert asked is not None
    view = trudvang.view(state, 0)
    reader = trudvang.phrases(Words("en", "trudvang"), ["Bera", "Orm"], 0)
    said = [option.label for option in written(state).options]
    assert said == [reader.answer(text, 0, view) for text in asked.options]
    assert "Defeat Draugr no. 2 (Arji)" in said


def test_the_last_of_a_group_stands_on_the_board_with_its_number(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera").open()
    last = PLANNING.replace("draugr@fylges:0.1", "draugr@fylges:1#2")
    page = bera.table(table(bera, "me", "thrall", position=last)).mine().page
    expect(page.locator("[data-unit='draugr.1'] b")).to_have_text("Draugr no. 2")


OVERLAPS = """() => {
    const map = document.querySelector('.to-map').getBoundingClientRect()
    return [...document.querySelectorAll('.fight-head .steps li')]
        .map(step => [step.textContent, step.getBoundingClientRect()])
        .filter(([, box]) => box.right > map.left && box.bottom > map.top && box.top < map.bottom).map(([text]) => text)
}"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_button_to_the_map_covers_no_step_of_the_combat(visit: Callable[..., Visitor], language: str) -> None:
    bera = visit("Bera").open()
    page = bera.table(table(bera, "me", "thrall", position=PLANNING)).mine().page
    bera["menu"].click()
    bera["language"].select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".to-map")).to_contain_text({"en": "Map", "fr": "Carte", "de": "Karte"}[language])
    assert page.evaluate(OVERLAPS) == []
