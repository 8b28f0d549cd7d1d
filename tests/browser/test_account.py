"""An account by password and passkey, my games, and deleting the account, as a user does it in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessible import violations
from browser.visitor import Visitor
from server.people import Guest

WORD = "a long enough password"
ANOTHER = "three hens and a goat"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def open_account(visitor: Visitor) -> None:
    visitor["me"].click()
    visitor["account"].click()
    expect(visitor["password"]).to_be_visible()


def test_a_passkey_and_a_password_bring_somebody_back(visit: Callable[..., Visitor], hall: str) -> None:
    bera = visit("Bera", url=hall.replace("127.0.0.1", "localhost"), fresh=True, bypass_csp=True)
    cdp = bera.context.new_cdp_session(bera.page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    bera.open("/")
    open_account(bera)
    bera["passkey-add"].click()
    expect(bera["passkeys"].locator("li")).to_have_count(1)
    bera["password"].locator("[name=new]").fill(WORD)
    bera["password"].locator(".btn").first.click()
    login = bera["login"].inner_text()
    assert violations(bera.page) == []
    assert login.startswith("bera-")
    bera["sign-out"].click()
    expect(bera["me"]).not_to_contain_text("Bera")

    open_account(bera)
    bera["sign-in"].locator("summary").click()
    bera["passkey-sign-in"].click()
    expect(bera["me"]).to_contain_text("Bera")

    open_account(bera)
    bera["sign-out"].click()
    expect(bera["me"]).not_to_contain_text("Bera")
    open_account(bera)
    bera["sign-in"].locator("summary").click()
    bera["sign-in"].locator("[name=login]").fill(login)
    bera["sign-in"].locator("[name=password]").fill(WORD)
    bera["sign-in"].locator("[name=password]").press("Enter")
    expect(bera["me"]).to_contain_text("Bera")

    open_account(bera)  # a user who has forgotten the password
    bera["password"].locator("[name=new]").fill(ANOTHER)
    bera["password-by-passkey"].click()
    expect(bera["password"].locator("[name=new]")).to_have_value("")
    with bera.page.expect_download() as saved:
        bera["export"].click()
    assert '"name":"Bera"' in saved.value.path().read_text(encoding="utf-8")
    bera["forget"].locator("summary").click()
    bera["forget"].locator("[type=checkbox]").check()
    bera["forget"].locator("[name=forget]").fill(ANOTHER)
    bera["forget-do"].click()
    expect(bera["me"]).not_to_contain_text("Bera")


def test_where_passkeys_cannot_work_it_is_said_and_a_wrong_password_is_told(visit: Callable[..., Visitor]) -> None:
    egil = visit("Egil")  # at a number, where browsers make none
    egil.open("/")
    open_account(egil)
    expect(egil.page.locator("dialog")).to_contain_text("Passkeys work only over https")
    expect(egil["passkey-add"]).to_have_count(0)
    egil.forgive(re.compile("status of 400"))
    egil["password"].locator("[name=new]").fill("short")
    egil["password"].locator("[name=new]").press("Enter")
    expect(egil.page.locator("dialog [role=alert]")).to_contain_text("at least 10")


def test_leaving_a_game_and_finding_it_among_mine(visit: Callable[..., Visitor]) -> None:
    hild = visit("Hild", bypass_csp=True)
    table = hild.guest.make("me", "thrall", title="Against a thrall")["id"]
    hild.open(f"/table/{table}")
    hild["menu"].click()
    hild.page.get_by_role("button", name="Leave the table").click()
    hild.page.locator("[name=way][value=resign]").check()
    expect(hild.page.locator("dialog")).to_contain_text("The game ends and Thrall wins.")
    hild["leave"].click()
    expect(hild["ending"]).to_contain_text("Hild gives up: Thrall wins")
    hild.open("/")
    hild["history-open"].click()
    line = hild["history"].locator(f'[data-table="{table}"]')
    expect(line).to_contain_text("Given up")
    expect(line).to_contain_text("Against a thrall")
    expect(hild.page.locator(".tally")).to_contain_text("1 game: 0 won, 1 lost")
    assert violations(hild.page) == []

    hild.open("/")
    hild["delete"].click()
    expect(hild.page.locator("dialog[open]")).to_contain_text("Against a thrall")
    hild["delete-sure"].click()
    expect(hild["delete"]).to_have_count(0)


def test_another_device_is_signed_out_alone(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    phone = Guest(bera.url)
    phone.post(f"/api/personal/{bera.guest.get('/api/me')['personal'].removeprefix('/me/')}")
    bera.open("/")
    open_account(bera)
    expect(bera["sessions"].locator("li")).to_have_count(2)
    expect(bera["sessions"]).to_contain_text("This device")
    bera["sessions"].get_by_role("button").click()
    expect(bera["sessions"]).to_have_count(0)
    assert phone.get("/api/me")["name"] != "Bera"
