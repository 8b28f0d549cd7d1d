"""The admin page for users, and what those users see of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.legible import BRIEF
from browser.visitor import CUT, Visitor
from meadhall.server.table.server import ServerExtensions
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import seated

TOKEN = "a-token-of-the-admin-of-this-hall"
# A browser reports refused and repeated logins and cut connections itself.
REFUSED = re.compile(f"40[0139]|{CUT.pattern}")

# Brief walks see every language and both themes once.
APPEARANCES = [("light", "en-GB"), ("dark", "fr-FR"), ("light", "de-DE")] + (
    [] if BRIEF else [("dark", "en-GB"), ("light", "fr-FR"), ("dark", "de-DE")]
)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Host]:
    host = Host(f"sqlite:///{tmp_path}/hall.sqlite3", extras=ServerExtensions(keeper=f"Ylva: {TOKEN}"))
    yield host
    host.stop()


def post(kept: Host, path: str, **body: object) -> None:
    headers = {"authorization": f"Bearer {TOKEN}"}
    reply = httpx2.post(f"{kept.url}/api/keeper/{path}", json=body, headers=headers, timeout=PATIENCE)
    assert reply.status_code == 200, reply.text


def enter(visit: Callable[..., Visitor], kept: Host, locale: str = "en-GB", **more: object) -> Visitor:
    admin = visit(url=kept.url, locale=locale, fresh=True, **more)
    admin.forgive(REFUSED)
    admin.open("/keeper")
    admin["keeper-door"].locator("[name=token]").fill(TOKEN)
    admin["keeper-door"].locator("[name=token]").press("Enter")
    expect(admin["admin-who"]).to_contain_text("Ylva")
    return admin


def come(visit: Callable[..., Visitor], kept: Host, guest: Guest, locale: str = "en-GB") -> Visitor:
    visitor = visit(url=kept.url, locale=locale, fresh=True, bypass_csp=True)
    visitor.context.add_cookies([{"name": "mh_guest", "value": guest.cookie, "url": kept.url}])
    visitor.forgive(REFUSED)
    return visitor


def find(admin: Visitor, name: str) -> None:
    admin["admin-find"].locator("[name=find]").fill(name)
    admin["admin-find"].locator("[name=find]").press("Enter")
    admin["admin-people"].get_by_role("button", name=name).press("Enter")
    expect(admin["admin-person"]).to_contain_text(name)


def test_somebody_is_banned_told_so_and_let_in_again(visit: Callable[..., Visitor], kept: Host) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = seated(bera, egil)
    egil.patch("/api/me", lang="de")
    victim = come(visit, kept, egil, "de-DE")
    victim.open(f"/table/{table}")
    expect(victim.page.locator(".board")).to_be_visible()
    admin = enter(visit, kept, bypass_csp=True)
    admin["admin-appeal"].locator("input").fill("appeal@example.org")
    admin["admin-appeal"].locator("input").press("Enter")
    find(admin, "Egil")
    form = admin["ban-guest"]
    form.locator("[name=hours]").select_option("168")
    form.locator("[name=reason]").fill("Insults at two tables")
    form.locator("[name=reason]").press("Enter")
    expect(admin["admin-person"].locator("[data-ban]")).to_contain_text("Insults at two tables")
    assert violations(admin.page) == []
    sorry = victim["sorry"]
    expect(sorry).to_contain_text("Insults at two tables")
    expect(sorry).to_contain_text("appeal@example.org")
    expect(sorry).to_contain_text("gesperrt")
    expect(sorry.get_by_role("link")).to_have_count(0)  # there is nowhere to go
    victim.open("/")
    expect(victim["sorry"]).to_contain_text("Insults at two tables")
    assert violations(victim.page) == []

    admin.page.keyboard.press("Escape")
    ban = admin["admin-bans"].locator("[data-ban]")
    ban.get_by_role("button", name="Lift the ban").press("Enter")
    ban.locator("[name=reason]").fill("He said sorry")
    ban.locator("[name=reason]").press("Enter")
    expect(admin["admin-bans"]).to_have_count(0)
    victim.open("/")
    expect(victim["open-table"]).to_be_visible()
    log = admin["admin-audit"].locator("tr")
    expect(log.filter(has_text="lifted a ban")).to_contain_text("He said sorry")
    expect(log.filter(has_text="banned").filter(has_text="Insults")).to_contain_text("Ylva")


def test_an_admin_is_asked_before_they_shut_themselves_out(visit: Callable[..., Visitor], kept: Host) -> None:
    admin = enter(visit, kept)
    admin["ban-range"].locator("summary").press("Enter")
    form = admin["ban-network"]
    form.locator("[name=network]").fill("127.0.0.0/8")
    form.locator("[name=reason]").fill("a slip")
    form.locator("[name=reason]").press("Enter")
    expect(form.get_by_role("alert")).to_contain_text("the address you are on")
    form.get_by_role("button", name="Cancel").press("Enter")
    expect(admin["admin-bans"]).to_have_count(0)
    form.locator("[name=reason]").press("Enter")
    admin["ban-sure"].press("Enter")
    expect(admin["admin-bans"]).to_contain_text("127.0.0.0/8")
    admin.page.reload()  # the page of the admin stays open to them
    expect(admin["admin-bans"]).to_contain_text("127.0.0.0/8")


def test_a_message_and_a_name_are_removed_while_people_look(visit: Callable[..., Visitor], kept: Host) -> None:
    bera, foul = Guest(kept.url, "Bera"), Guest(kept.url, "Foul Name")
    table = seated(bera, foul)
    look = foul.watch(table)
    look.send("chat", text="something ugly")
    look.until("chat")
    reader = come(visit, kept, bera)
    reader.open(f"/table/{table}")
    reader.page.get_by_role("tab", name="Chat").click()
    chat = reader.page.locator(".chat")
    expect(chat).to_contain_text("something ugly")
    admin = enter(visit, kept)
    admin.page.locator(f'tr[data-table="{table}"]').get_by_role("button").press("Enter")
    line = admin["keeper-talk"].locator("[data-chat]")
    line.get_by_role("button", name="Remove this message").press("Enter")
    line.locator("[name=reason]").fill("an insult")
    line.locator("[name=reason]").press("Enter")
    expect(chat).to_contain_text("Removed by the keeper")
    expect(chat).not_to_contain_text("something ugly")
    expect(line).to_contain_text("something ugly")  # for an appeal
    admin.page.keyboard.press("Escape")
    find(admin, "Foul Name")
    admin["admin-person"].locator("summary").filter(has_text="Replace the name").press("Enter")
    form = admin["admin-rename"]
    form.locator("[name=reason]").fill("an insult")
    form.locator("[name=reason]").press("Enter")
    expect(admin["admin-person"]).to_contain_text("“Foul Name” was taken away")
    expect(reader.page.locator(".seats")).not_to_contain_text("Foul Name")
    expect(chat).not_to_contain_text("Foul Name")
    renamed = come(visit, kept, foul)
    renamed.open("/")
    expect(renamed["renamed"]).to_contain_text("please choose another name")
    name = renamed.page.locator("dialog input").first
    name.fill("Foul Name")
    name.press("Enter")
    expect(renamed.page.locator(".notice.bad")).to_contain_text("Foul Name")
    name.fill("Friendly")
    name.press("Enter")
    expect(renamed["renamed"]).to_have_count(0)
    assert foul.get("/api/me")["name"] == "Friendly"


def test_members_sign_in_where_the_others_read_why_not(visit: Callable[..., Visitor], kept: Host) -> None:
    bera, member = Guest(kept.url, "Bera"), Guest(kept.url, "Member")
    login = member.post("/api/me/password", password="correct horse battery")["login"]
    inside = come(visit, kept, bera)
    inside.open("/")
    admin = enter(visit, kept)
    door = admin["admin-door"]
    door.get_by_label("Members only").check()
    expect(admin["admin-audit"].locator('[data-action="door"]')).to_have_count(0)  # nothing happens by a slip
    door.get_by_role("button").press("Enter")
    expect(admin["admin-audit"].locator('[data-action="door"]')).to_contain_text("Members only")
    expect(inside["sorry"]).to_contain_text("for members only")  # the lobby asks again by itself
    stranger = visit(url=kept.url, locale="fr-FR", fresh=True, bypass_csp=True)
    stranger.forgive(REFUSED)
    stranger.open("/")
    expect(stranger["sorry"]).to_contain_text("réservée à ses membres")
    form = stranger["sign-in-form"]
    form.locator("[name=login]").fill(login)
    form.locator("[name=password]").fill("wrong")
    form.locator("[name=password]").press("Enter")
    expect(stranger["sorry"].get_by_role("alert")).to_be_visible()
    assert violations(stranger.page) == []
    form.locator("[name=password]").fill("correct horse battery")
    form.locator("[name=password]").press("Enter")
    expect(stranger["open-table"]).to_be_visible()


@pytest.mark.parametrize(("colours", "locale"), APPEARANCES)
def test_nothing_is_wider_than_a_phone(
    visit: Callable[..., Visitor],
    kept: Host,
    colours: str,
    locale: str,
) -> None:
    guest = Guest(kept.url, "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww")
    number = httpx2.get(
        f"{kept.url}/api/keeper/people?find=Www", headers={"authorization": f"Bearer {TOKEN}"}, timeout=PATIENCE
    ).json()[0]["guest"]
    table = guest.make("me", "open", listed=True)["id"]
    post(kept, "ban", network="2001:db8:1111:2222:3333:4444:5555:6666/128", reason="x" * 400)
    post(kept, "ban", guest=number, hours=1, reason="x" * 400)
    assert table
    admin = enter(visit, kept, locale, color_scheme=colours, bypass_csp=True)
    for width in (1366, 390):
        admin.page.set_viewport_size({"width": width, "height": 844})
        expect(admin["admin-bans"].locator("[data-ban]")).to_have_count(2)
        assert admin.page.evaluate("document.documentElement.scrollWidth") == width
        assert violations(admin.page) == []
    admin["admin-bans"].locator("[data-ban] .linkish").first.press("Enter")
    person = admin["admin-person"]
    expect(person).to_be_visible()
    person.locator("details").evaluate_all("all => all.forEach(one => { one.open = true })")
    assert person.evaluate("part => part.scrollWidth <= part.clientWidth")
    assert violations(admin.page) == []
