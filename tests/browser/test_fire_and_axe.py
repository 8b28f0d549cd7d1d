"""Fire & Axe in the browser: the sea chart, and whole games at it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Response, WebSocket, expect

from browser.accessible import violations
from browser.captain import captain
from browser.loading_helpers import MOST
from browser.sailing import NO_POINTER, SEA, WINDOW, YORK, at_sea, frame, made, space
from browser.sizes_helpers import SIZES, sideways
from browser.stage import Stage, scenes
from browser.visitor import Visitor
from fire_and_axe.voyage import game, table


def play_to_the_end(visitor: Visitor, give: Callable[[Visitor, str], None], most: int = 250) -> list[str]:
    """Answer sensibly until the game is over; return the answers."""
    given: list[str] = []
    while not visitor.mine(visitor.seq if given else -1).over:
        given.append(captain(visitor.told))
        give(visitor, given[-1])
        assert len(given) < most
    return given


def on_the_chart(visitor: Visitor, text: str) -> None:
    """Press spaces on the chart, tasks at the port, everything else in the list."""
    (verb, *tokens), only = text.split(), visitor.only
    if verb in ("sail", "launch"):
        space(visitor, tokens[0]).dispatch_event("click")
    else:
        visitor.find(text).click()
    if not only:
        visitor["confirm"].click()


def test_a_whole_game_against_two_bots(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    given = play_to_the_end(bera.table(made(bera, options={"round_cap": 2, "first": "A"})), on_the_chart)
    assert {text.split()[0] for text in given} >= {"load", "launch", "sail"}

    tally = bera["ending"].locator(".tally")
    expect(tally.locator("tfoot")).to_be_visible()
    rows = [
        [int(cell.split()[0]) for cell in row.locator("td").all_inner_texts()]
        for row in tally.locator("tbody tr").all()
    ]
    totals = [int(cell.split()[0]) for cell in tally.locator("tfoot td").all_inner_texts()]
    assert [sum(points) for points in zip(*rows, strict=True)] == totals == bera.told["outcome"]["scores"]
    expect(bera["ending"].locator(".chart")).to_be_visible()
    look_at_the_end(bera)


def look_at_the_end(bera: Visitor) -> None:
    """Look at the winner's board first, with its settlements ringed and its points explained; then at the table's."""
    view = bera.told["view"]
    if len(view["winners"]) == len(view["players"]):
        return
    player = view["players"][0 if 0 in view["winners"] else view["winners"][0]]
    expect(bera["legacy"].locator("h3")).to_contain_text(f"{player['final']['total']} VP")
    expect(bera["finale"].locator(".goals circle")).to_have_count(player["settlements"])
    assert sum(map(int, bera["legacy"].locator(".points li b").all_inner_texts())) == player["final"]["total"]
    bera["whose"].get_by_role("button", name="The whole table").click()
    expect(bera["finale"]).to_have_count(0)
    expect(bera["legacy"]).to_have_count(0)
    expect(bera.page.locator(".sea")).to_be_visible()


def by_key(visitor: Visitor, text: str) -> None:
    """Answer by number if there is one, on the chart by arrows otherwise; then confirm with Enter."""
    keys, only = visitor.page.keyboard, visitor.only
    if visitor.row(text).count() == 0:
        keys.press(visitor.page.locator(f'[data-group="{text.split()[1]}"]').get_attribute("aria-keyshortcuts") or "")
    number = visitor.row(text).get_attribute("aria-keyshortcuts")
    if number:
        keys.press(number)
    else:
        visitor.row(text).focus()
        keys.press("Enter")
    if not only:
        expect(visitor.row(text)).to_have_attribute("aria-pressed", "true")
        keys.press("Enter")


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(NO_POINTER)
    bera.table(made(bera, options={"round_cap": 2, "first": "A"}))
    assert len(play_to_the_end(bera, by_key)) > 5
    expect(bera.page.locator("#ask-h")).to_be_focused()


def test_tasks_show_their_odds_and_a_refused_one_its_reason(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit, YORK)
    page = bera.page
    expect(bera.row("raid")).to_contain_text(
        "70% to win, 2 of 6 on each die, about 1.41 crew lost, 30% to lose them all, treasure 2 to 7"
    )
    expect(bera.row("trade fish")).to_contain_text("+6 VP, in demand")
    expect(page.locator(".lookout .harbour")).to_have_count(0)  # the list is beside the chart already
    page.get_by_role("button", name="Try to settle with one die Why not?").click()
    expect(page.locator(".whynot")).to_contain_text("FA-SETTLE-01")
    bera.row("raid").click()
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    expect(page.locator(".attack")).to_contain_text("Needs more than 4.")
    bera.play("pass")
    expect(page.locator(".attack .die")).to_have_count(1)


def test_a_phone_shows_the_tasks_of_a_port_below_the_chart(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit, YORK, **SIZES["phone"])
    expect(bera.page.locator(".harbour .task")).to_have_count(3)
    expect(bera.page.locator(".harbour .task", has_text="Raid the town")).to_contain_text("70% to win")
    bera.page.locator(".harbour .task", has_text="Raid the town").click()
    expect(bera.row("raid")).to_have_attribute("aria-pressed", "true")


def test_the_dial_turns_and_a_rune_says_what_it_does(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit)
    page = bera.page
    card = page.locator("[data-rune=fair_wind]")
    expect(card).to_contain_text("Sail one space at once without using a Day.")
    card.click()
    expect(bera.row("play fair_wind")).to_be_visible()
    bera.play("discard fair_wind")
    assert page.locator(".dl-cover").evaluate("node => node.style.transform") == "rotate(0deg)"
    seq = bera.seq
    page.get_by_role("button", name="Turn the wind anticlockwise").first.click()
    bera["confirm"].click()
    bera.ready(seq)
    assert page.locator(".dl-cover").evaluate("node => node.style.transform") == "rotate(-90deg)"
    expect(page.locator(".dial")).to_have_accessible_name("Clear Days: North 3, East 5, South 6, West 4")


def sent(visitor: Visitor) -> list[dict[str, Any]]:
    """Record what the page sends to the server from now on."""
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: told.append(json.loads(frame)))

    visitor.page.on("websocket", listen)
    return told


@pytest.mark.parametrize(
    ("wish", "hand", "passes"),
    [("game", "mutiny", True), ("turn", "mutiny", True), ("fits", "calm_seas", True), ("fits", "mutiny", False)],
)
def test_windows_are_passed_as_wished_and_the_server_hears_an_ordinary_answer(
    visit: Callable[..., Visitor], wish: str, hand: str, passes: bool
) -> None:
    bera = visit("Bera")
    bera.page.add_init_script("Math.random = () => 0")
    told = sent(bera)
    bera.table(made(bera, WINDOW.format(hand), options={"off_turn": "reactions"})).ready()
    if not bera.asked:
        bera.mine(bera.seq)
    while bera.told["decision"]["ask"] == "rune.declared":  # a bot may be quicker with a rune of its own
        bera.play("pass")
        bera.mine()
    told.clear()
    assert bera.told["decision"]["ask"] == "rune.start"
    bera["passing"].select_option(wish)
    if not passes:
        expect(bera.row("play mutiny")).to_be_visible()
        assert [message for message in told if message["type"] == "answer"] == []
        return
    bera.ready(bera.seq)
    answers = [message for message in told if message["type"] == "answer"]
    assert answers[0]["answer"] == "pass"
    assert set(answers[0]) == {"type", "seq", "seat", "answer"}
    if wish == "game":
        why_it_passed(bera)


def why_it_passed(bera: Visitor) -> None:
    """The reason is shown at the place, with a way to be asked again; after it is confirmed, it is not shown again."""
    expect(bera["alone"]).to_contain_text("A pass was given for you, as you wished.")
    bera["alone"].get_by_role("button", name="Understood").click()
    expect(bera["alone"]).to_have_count(0)
    bera.page.reload()
    bera.ready()
    expect(bera["passing"]).to_have_value("game")
    assert bera.page.evaluate("localStorage.getItem('mh-read-alone')") == '["wished"]'


def test_axe_finds_nothing(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit, bypass_csp=True)
    page = bera.page
    space(bera, "reykjanes").click()
    assert violations(page) == []
    page.get_by_role("button", name="Scores").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    bera.table(made(bera, YORK)).mine().play("raid")
    bera.play("pass")
    assert violations(page) == []


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_on_a_phone_nothing_scrolls_sideways_and_the_chart_is_played(visit: Callable[..., Visitor], size: str) -> None:
    bera = at_sea(visit, **SIZES[size])
    page = bera.page
    assert sideways(bera) == []
    assert frame(bera)[2] <= 400
    expect(space(bera, "orkney")).to_be_in_viewport()
    space(bera, "orkney").tap()
    expect(bera["confirm"]).to_be_in_viewport()
    expect(page.locator(".lookout")).to_contain_text("Northern Isles")
    assert sideways(bera) == []
    for tab in ("Hand", "Log", "Table", "Board"):
        page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
        assert sideways(bera) == []
    seq = bera.seq
    bera["confirm"].tap()
    bera.ready(seq)
    assert bera.told["view"]["players"][0]["ship"] == "orkney"


def test_a_position_travels_in_a_short_link(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera").open("/replay")
    position = game.position(table(SEA))
    link = bera.page.evaluate(
        "text => import('/client/table/position_link.js').then(({ positionLink }) => positionLink(text))", position
    )
    assert len(link) < 300
    found = bera.page.evaluate(
        """link => import('/client/table/position_link.js').then(({ parsePositionLink }) => parsePositionLink(new URL(link).hash))""",
        link,
    )
    assert found == position
    bera.page.goto(link)
    expect(bera.page.get_by_role("region", name="A position")).to_contain_text("Sail to Orkney")
    expect(bera.page.locator(".sea")).to_be_visible()


def test_the_first_load_is_light_and_keeps_to_the_hall(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True)
    loaded: list[Response] = []
    bera.page.on("response", lambda response: loaded.append(response))
    bera.table(made(bera, options={"first": "A"})).mine()
    bera.page.wait_for_load_state("networkidle")
    sizes = {
        response.url: response.request.sizes()["responseBodySize"]
        for response in loaded
        if response.url.endswith((".js", ".css"))
    }
    plain = sum(size for url, size in sizes.items() if "/art/" not in url)
    print(f"script and style {plain / 1000:.1f} kB, with drawings {sum(sizes.values()) / 1000:.1f} kB")
    assert 20_000 < plain <= MOST
    assert all(url.startswith(bera.url) for url in sizes)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "4 jours, une pièce est perdue."), ("de", "4 Tage, ein Stück geht verloren.")]
)
def test_other_languages_fit_and_leave_no_word_out(visit: Callable[..., Visitor], language: str, words: str) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(f"localStorage.setItem('mh-lang', '\"{language}\"')")
    bera.table(made(bera, SEA)).mine()
    space(bera, "reykjanes").hover()
    expect(bera.page.locator(".lookout")).to_contain_text(words)
    text = bera.page.locator("body").inner_text()
    assert not re.findall(r"\b(?:row|fact|tally|pass|runes|saga|way|course|term|odds|move|ask|event)-[a-z_-]+\b", text)
    assert sideways(bera) == []


def test_those_who_want_rest_see_ships_jump(visit: Callable[..., Visitor]) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        bera = at_sea(visit, reduced_motion=wish)
        page = bera.page
        for moving in (".berth", ".dl-cover"):
            time = page.locator(moving).first.evaluate("node => parseFloat(getComputedStyle(node).transitionDuration)")
            assert (time > 0) == moves
        page.evaluate("""() => { window.sailed = new Promise(done => {
          document.addEventListener('transitionrun', event => { if (event.target.matches('.berth')) done(true) })
          setTimeout(done, 10_000, false)
        }) }""")
        bera.play("sail orkney")
        assert not moves or page.evaluate("window.sailed")


def test_the_chart_keeps_its_size_while_a_rune_is_answered(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", viewport={"width": 1366, "height": 768})
    stage = Stage(bera, "fire_and_axe", players=3)
    start = scenes("fire_and_axe", 3)["rune.start"]
    stage.show(start)
    before = bera.page.locator(".sheet").bounding_box()
    lying: Any = start.state.copy()
    lying.table.append(0)
    stage.show(replace(start, state=lying))
    expect(bera.page.locator(".beside .rune-table")).to_be_visible()
    assert bera.page.locator(".sheet").bounding_box() == before


def test_where_only_bots_look_on_a_pass_is_given_soon(visit: Callable[..., Visitor]) -> None:
    """There is no opponent from whom to hide the reason. A slower pass never happens here."""
    bera = visit("Bera")
    bera.page.add_init_script("""Math.random = () => 1
      const real = setTimeout
      window.setTimeout = (deed, ms, ...more) => ms > 1000 ? 0 : real(deed, ms, ...more)""")
    bera.table(made(bera, WINDOW.format("mutiny"), options={"off_turn": "reactions"})).mine()
    assert "pass" in bera.options
    seq = bera.seq
    bera["passing"].select_option("game")
    bera.ready(seq)


@pytest.mark.parametrize(("hand", "passes"), [("calm_seas", True), ("mutiny", False)])
def test_among_bots_one_is_asked_only_where_a_rune_fits(visit: Callable[..., Visitor], hand: str, passes: bool) -> None:
    """Unless the user has chosen otherwise at another table; one setting makes the table ask always."""
    bera = visit("Bera")
    bera.page.add_init_script("localStorage.removeItem('mh-passing')")
    bera.table(made(bera, WINDOW.format(hand), options={"off_turn": "reactions"})).ready()
    if not passes:
        bera.mine()
        expect(bera.row("play mutiny")).to_be_visible()
        return
    expect(bera["alone"]).to_contain_text("None of your runes fitted")
    bera["alone"].get_by_role("button", name="Ask me").click()
    assert bera.page.evaluate("localStorage.getItem('mh-passing')") == '"ask"'
