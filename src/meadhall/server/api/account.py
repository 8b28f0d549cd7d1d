"""Optional accounts: password, passkeys, signing in and out, data export, deletion."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from meadhall.core.fault import Fault
from meadhall.server.api.account_schemas import (
    AccountShape,
    Credential,
    Forget,
    Passkey,
    PasskeyShape,
    PasswordWish,
    Proof,
    SessionEnd,
    SessionShape,
    SignIn,
    SignOut,
)
from meadhall.server.api.me import check_entrance, read_me
from meadhall.server.api.schemas import Me
from meadhall.server.auth import passkeys
from meadhall.server.auth.passkey_options import PasskeyCreation, PasskeyRequest
from meadhall.server.auth.requester import Visitor
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.errors.http_errors import Nobody
from meadhall.server.store import user_deletion
from meadhall.server.store.accounts import PROVE, REGISTER, SIGN_IN
from meadhall.server.store.accounts import Passkey as KeptPasskey
from meadhall.server.store.user_export import UserExport, export_user
from meadhall.server.store.users import read_cookie
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, TheHall
from meadhall.server.transport.security_middleware import SIGNED_OUT
from meadhall.server.transport.server_messages import encode


def read_origin(request: Asked) -> str:
    """Return the origin that the browser sends; the middleware has checked that it is ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def find_cookie(request: Asked) -> str:
    return str(request.scope["state"].get("cookie") or read_cookie(request.cookies))


async def build_account(request: Asked, hall: GameServer, guest: int) -> AccountShape:
    found = await hall.accounts.get(guest)
    sessions = await hall.guests.list_sessions(guest, find_cookie(request))
    return AccountShape(
        login=found.login if found.password else None,
        password=found.password is not None,
        passkeys=[PasskeyShape(one.id, one.label, one.created, one.used) for one in found.passkeys],
        devices=len(sessions),
        place=passkeys.find_site(read_origin(request)) is not None,
        sessions=[SessionShape(one.id, one.used, one.here) for one in sessions],
    )


@get("/me/account", responses=ERRORS, summary="How I can sign in elsewhere")
async def account(request: Asked, hall: TheHall, person: APerson) -> AccountShape:
    return await build_account(request, hall, person.require_user())


async def prove(
    request: Asked,
    hall: GameServer,
    person: Visitor,
    current: str | None,
    passkey: dict[str, Any] | None,
) -> None:
    """Demand the password or a passkey, if there is one, before something irreversible or security-relevant: a device
    may be unattended.
    """
    found = await hall.accounts.get(person.require_user())
    if passkey is not None:
        if (await verify_passkey(request, hall, person, PROVE, passkey)).guest != person.guest:
            raise Nobody("passkey-wrong")
        return
    kept = found.password
    if kept is None:
        if found.passkeys:
            raise Nobody("passkey-proof")
        return
    hall.guesses.demand(("guest", person.guest))
    if not await hall.passwords.verify(kept, current or ""):
        raise Nobody("password-wrong")


@post("/me/password", status_code=200, responses=ERRORS, summary="Set, change or remove my password")
async def set_password(request: Asked, hall: TheHall, person: APerson, data: JSONBody[PasswordWish]) -> AccountShape:
    hall.features.demand("accounts")
    guest = await hall.guests.get(person.require_user())
    await prove(request, hall, person, data.current, data.passkey)
    hashed = None if data.password is None else await hall.passwords.hash(data.password)
    had = (await hall.accounts.get(guest.id)).password is not None
    await hall.accounts.set_password(guest.id, guest.name, hashed)
    if had:  # devices signed in with the old one are signed out
        hall.revoke_tokens(await hall.guests.revoke(guest.id, find_cookie(request), others=True))
    return await build_account(request, hall, guest.id)


@post("/sign-in", status_code=200, responses=ERRORS, summary="Sign in with a password")
async def sign_in(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SignIn]) -> Me:
    hall.features.demand("accounts")
    login = data.login.strip().lower()
    hall.guesses.demand(("address", person.address))
    hall.guesses.demand(("login", login))
    found = await hall.accounts.find_by_login(login) if login.isascii() and login.isprintable() else None
    if not await hall.passwords.verify(found[1] if found else None, data.password) or found is None:
        raise Nobody("sign-in-wrong")
    return await welcome(request, hall, person, found[0])


async def welcome(request: Asked, hall: GameServer, person: Visitor, guest: int) -> Me:
    await check_entrance(hall, guest)
    request.scope["state"]["cookie"] = await hall.guests.sign_in(guest)
    return await read_me.fn(request, hall, Visitor(guest, person.address))  # type: ignore[no-any-return]


@post("/sign-out", status_code=200, responses=ERRORS, summary="Sign out here, or everywhere else")
async def sign_out(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SignOut]) -> SignOut:
    guest = person.require_user()
    found = await hall.accounts.get(guest)
    link = found.password is not None or bool(found.passkeys)  # else the personal link is the only way back
    hall.revoke_tokens(await hall.guests.revoke(guest, find_cookie(request), data.others, link))
    if not data.others:
        request.scope["state"]["cookie"] = SIGNED_OUT
    return data


@post("/me/sessions/end", status_code=200, responses=ERRORS, summary="Sign out one of my devices")
async def end_session(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SessionEnd]) -> AccountShape:
    hall.revoke_tokens(await hall.guests.end_session(person.require_user(), data.id))
    return await build_account(request, hall, person.require_user())


@post("/me/passkeys/begin", status_code=200, responses=ERRORS, summary="What a browser needs to make a passkey")
async def begin_passkey(
    request: Asked,
    hall: TheHall,
    person: APerson,
    data: JSONBody[Proof],
) -> PasskeyCreation:
    hall.features.demand("accounts")
    place = passkeys.require_site(read_origin(request))
    guest = await hall.guests.get(person.require_user())
    hall.guesses.demand(("address", person.address))
    await prove(request, hall, person, data.current, data.passkey)
    handle = await hall.accounts.create_handle(guest.id)
    known = [one.credential for one in (await hall.accounts.get(guest.id)).passkeys]
    challenge = await hall.accounts.create_challenge(REGISTER, guest.id)
    return passkeys.build_creation(place, guest.name, handle, challenge, known)


async def check_challenge(hall: GameServer, kind: str, guest: int, credential: dict[str, Any]) -> bytes:
    """Return the challenge of a reply if it was issued to this guest for this purpose and is unused."""
    challenge = passkeys.read_challenge(credential)
    if not await hall.accounts.take_challenge(kind, guest, challenge):
        raise Nobody("passkey-wrong")
    return challenge


async def verify_passkey(
    request: Asked,
    hall: GameServer,
    person: Visitor,
    kind: str,
    credential: dict[str, Any],
) -> KeptPasskey:
    """Return the passkey that signed the challenge issued to this guest."""
    place = passkeys.require_site(read_origin(request))
    challenge = await check_challenge(hall, kind, person.require_user(), credential)
    found = await hall.accounts.find_passkey(str(credential.get("id", ""))[:2_000])
    if found is None:
        raise Nobody("passkey-wrong")
    count = passkeys.verify_use(place, credential, challenge, found.public_key, found.count)
    await hall.accounts.record_passkey_use(found, count)
    return found


@post("/me/passkeys", status_code=200, responses=ERRORS, summary="Keep a passkey that my browser has made")
async def add_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Credential]) -> AccountShape:
    hall.features.demand("accounts")
    place, guest = passkeys.require_site(read_origin(request)), person.require_user()
    challenge = await check_challenge(hall, REGISTER, guest, data.credential)
    await hall.accounts.add_passkey(
        guest, passkeys.verify_registration(place, data.credential, challenge), clean_line(data.label)[:40]
    )
    return await build_account(request, hall, guest)


@post("/me/passkeys/remove", status_code=200, responses=ERRORS, summary="A passkey no longer lets anybody in")
async def remove_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Passkey]) -> AccountShape:
    await prove(request, hall, person, data.current, data.passkey)
    await hall.accounts.remove_passkey(person.require_user(), data.id)
    return await build_account(request, hall, person.require_user())


@post("/sign-in/passkey/begin", status_code=200, responses=ERRORS, summary="What a browser needs to show a passkey")
async def begin_sign_in(request: Asked, hall: TheHall, person: APerson) -> PasskeyRequest:
    hall.features.demand("accounts")
    place = passkeys.require_site(read_origin(request))
    hall.guesses.demand(("address", person.address))
    return passkeys.build_request(place, await hall.accounts.create_challenge(SIGN_IN, person.require_user()), [])


@post("/sign-in/passkey", status_code=200, responses=ERRORS, summary="Sign in with a passkey")
async def sign_in_by_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Credential]) -> Me:
    hall.features.demand("accounts")
    return await welcome(
        request, hall, person, (await verify_passkey(request, hall, person, SIGN_IN, data.credential)).guest
    )


@post("/me/passkeys/show", status_code=200, responses=ERRORS, summary="What a browser needs to show a passkey of mine")
async def begin_showing(request: Asked, hall: TheHall, person: APerson) -> PasskeyRequest:
    hall.features.demand("accounts")
    place = passkeys.require_site(read_origin(request))
    hall.guesses.demand(("address", person.address))
    known = [one.credential for one in (await hall.accounts.get(person.require_user())).passkeys]
    return passkeys.build_request(place, await hall.accounts.create_challenge(PROVE, person.require_user()), known)


@get(
    "/me/export",
    responses={**ERRORS, 200: ResponseSpec(UserExport, generate_examples=False)},
    summary="Everything this hall knows of me, as one file",
)
async def export(hall: TheHall, person: APerson) -> Response[bytes]:
    hall.uploads.demand(person.require_user())
    found = encode(await export_user(hall.database, person.require_user()))
    return Response(
        found,
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="meadhall.json"', "cache-control": "no-store"},
    )


@post("/me/forget", status_code=200, responses=ERRORS, summary="Forget me")
async def forget(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Forget]) -> SignOut:
    guest = person.require_user()
    if not data.sure:
        raise Fault("forget-unsure")
    await prove(request, hall, person, data.current, data.passkey)
    cookie = find_cookie(request)
    gone = await hall.guests.revoke(guest, cookie, others=True) + await hall.guests.revoke(guest, cookie, others=False)
    done = await hall.writer.write(lambda connection: user_deletion.delete_user(connection, guest))
    hall.revoke_tokens(gone)
    if guest in hall.bans.guests:  # the next guest may get this number
        await hall.admission.publish_bans()
    for table in done.removed:
        hall.news.post(table, "gone")
        hall.on_table_deleted(table)
    for table in done.changed:
        hall.news.post(table, "doubt")
        hall.invalidate(table)
    request.scope["state"]["cookie"] = SIGNED_OUT
    return SignOut()


handlers = [
    account,
    set_password,
    sign_in,
    sign_out,
    end_session,
    begin_passkey,
    add_passkey,
    remove_passkey,
    begin_showing,
    begin_sign_in,
    sign_in_by_passkey,
    export,
    forget,
]
