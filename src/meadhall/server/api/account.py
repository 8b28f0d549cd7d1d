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
from meadhall.server.auth.text_sanitizer import one_line
from meadhall.server.errors.http_errors import Nobody
from meadhall.server.store import user_deletion
from meadhall.server.store.accounts import PROVE, REGISTER, SIGN_IN
from meadhall.server.store.accounts import Passkey as KeptPasskey
from meadhall.server.store.user_export import UserExport, exported
from meadhall.server.store.users import read_cookie
from meadhall.server.table.server import GameServer
from meadhall.server.transport.dependencies import ERRORS, APerson, Asked, TheHall
from meadhall.server.transport.security_middleware import SIGNED_OUT
from meadhall.server.transport.server_messages import encode


def origin_of(request: Asked) -> str:
    """Return the origin that the browser sends; the middleware has checked that it is ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def cookie_of(request: Asked) -> str:
    return str(request.scope["state"].get("cookie") or read_cookie(request.cookies))


async def shape(request: Asked, hall: GameServer, guest: int) -> AccountShape:
    found = await hall.accounts.get(guest)
    sessions = await hall.guests.sessions(guest, cookie_of(request))
    return AccountShape(
        login=found.login if found.password else None,
        password=found.password is not None,
        passkeys=[PasskeyShape(one.id, one.label, one.created, one.used) for one in found.passkeys],
        devices=len(sessions),
        place=passkeys.place_of(origin_of(request)) is not None,
        sessions=[SessionShape(one.id, one.used, one.here) for one in sessions],
    )


@get("/me/account", responses=ERRORS, summary="How I can sign in elsewhere")
async def account(request: Asked, hall: TheHall, person: APerson) -> AccountShape:
    return await shape(request, hall, person.person())


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
    found = await hall.accounts.get(person.person())
    if passkey is not None:
        if (await shown(request, hall, person, PROVE, passkey)).guest != person.guest:
            raise Nobody("passkey-wrong")
        return
    kept = found.password
    if kept is None:
        if found.passkeys:
            raise Nobody("passkey-proof")
        return
    hall.guesses.demand(("guest", person.guest))
    if not await hall.passwords.fits(kept, current or ""):
        raise Nobody("password-wrong")


@post("/me/password", status_code=200, responses=ERRORS, summary="Set, change or remove my password")
async def set_password(request: Asked, hall: TheHall, person: APerson, data: JSONBody[PasswordWish]) -> AccountShape:
    hall.features.demand("accounts")
    guest = await hall.guests.get(person.person())
    await prove(request, hall, person, data.current, data.passkey)
    hashed = None if data.password is None else await hall.passwords.hashed(data.password)
    had = (await hall.accounts.get(guest.id)).password is not None
    await hall.accounts.set_password(guest.id, guest.name, hashed)
    if had:  # devices signed in with the old one are signed out
        hall.revoke_tokens(await hall.guests.revoke(guest.id, cookie_of(request), others=True))
    return await shape(request, hall, guest.id)


@post("/sign-in", status_code=200, responses=ERRORS, summary="Sign in with a password")
async def sign_in(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SignIn]) -> Me:
    hall.features.demand("accounts")
    login = data.login.strip().lower()
    hall.guesses.demand(("address", person.address))
    hall.guesses.demand(("login", login))
    found = await hall.accounts.by_login(login) if login.isascii() and login.isprintable() else None
    if not await hall.passwords.fits(found[1] if found else None, data.password) or found is None:
        raise Nobody("sign-in-wrong")
    return await welcome(request, hall, person, found[0])


async def welcome(request: Asked, hall: GameServer, person: Visitor, guest: int) -> Me:
    await check_entrance(hall, guest)
    request.scope["state"]["cookie"] = await hall.guests.sign_in(guest)
    return await read_me.fn(request, hall, Visitor(guest, person.address))  # type: ignore[no-any-return]


@post("/sign-out", status_code=200, responses=ERRORS, summary="Sign out here, or everywhere else")
async def sign_out(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SignOut]) -> SignOut:
    guest = person.person()
    found = await hall.accounts.get(guest)
    link = found.password is not None or bool(found.passkeys)  # else the personal link is the only way back
    hall.revoke_tokens(await hall.guests.revoke(guest, cookie_of(request), data.others, link))
    if not data.others:
        request.scope["state"]["cookie"] = SIGNED_OUT
    return data


@post("/me/sessions/end", status_code=200, responses=ERRORS, summary="Sign out one of my devices")
async def end_session(request: Asked, hall: TheHall, person: APerson, data: JSONBody[SessionEnd]) -> AccountShape:
    hall.revoke_tokens(await hall.guests.end_session(person.person(), data.id))
    return await shape(request, hall, person.person())


@post("/me/passkeys/begin", status_code=200, responses=ERRORS, summary="What a browser needs to make a passkey")
async def begin_passkey(
    request: Asked,
    hall: TheHall,
    person: APerson,
    data: JSONBody[Proof],
) -> PasskeyCreation:
    hall.features.demand("accounts")
    place = passkeys.needed(origin_of(request))
    guest = await hall.guests.get(person.person())
    hall.guesses.demand(("address", person.address))
    await prove(request, hall, person, data.current, data.passkey)
    handle = await hall.accounts.handle(guest.id)
    known = [one.credential for one in (await hall.accounts.get(guest.id)).passkeys]
    challenge = await hall.accounts.challenge(REGISTER, guest.id)
    return passkeys.to_register(place, guest.name, handle, challenge, known)


async def answered(hall: GameServer, kind: str, guest: int, credential: dict[str, Any]) -> bytes:
    """Return the challenge of a reply if it was issued to this guest for this purpose and is unused."""
    challenge = passkeys.challenge_in(credential)
    if not await hall.accounts.take_challenge(kind, guest, challenge):
        raise Nobody("passkey-wrong")
    return challenge


async def shown(
    request: Asked,
    hall: GameServer,
    person: Visitor,
    kind: str,
    credential: dict[str, Any],
) -> KeptPasskey:
    """Return the passkey that signed the challenge issued to this guest."""
    place = passkeys.needed(origin_of(request))
    challenge = await answered(hall, kind, person.person(), credential)
    found = await hall.accounts.passkey(str(credential.get("id", ""))[:2_000])
    if found is None:
        raise Nobody("passkey-wrong")
    count = passkeys.used(place, credential, challenge, found.public_key, found.count)
    await hall.accounts.passkey_used(found, count)
    return found


@post("/me/passkeys", status_code=200, responses=ERRORS, summary="Keep a passkey that my browser has made")
async def add_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Credential]) -> AccountShape:
    hall.features.demand("accounts")
    place, guest = passkeys.needed(origin_of(request)), person.person()
    challenge = await answered(hall, REGISTER, guest, data.credential)
    await hall.accounts.add_passkey(
        guest, passkeys.registered(place, data.credential, challenge), one_line(data.label)[:40]
    )
    return await shape(request, hall, guest)


@post("/me/passkeys/remove", status_code=200, responses=ERRORS, summary="A passkey no longer lets anybody in")
async def remove_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Passkey]) -> AccountShape:
    await prove(request, hall, person, data.current, data.passkey)
    await hall.accounts.remove_passkey(person.person(), data.id)
    return await shape(request, hall, person.person())


@post("/sign-in/passkey/begin", status_code=200, responses=ERRORS, summary="What a browser needs to show a passkey")
async def begin_sign_in(request: Asked, hall: TheHall, person: APerson) -> PasskeyRequest:
    hall.features.demand("accounts")
    place = passkeys.needed(origin_of(request))
    hall.guesses.demand(("address", person.address))
    return passkeys.to_show(place, await hall.accounts.challenge(SIGN_IN, person.person()), [])


@post("/sign-in/passkey", status_code=200, responses=ERRORS, summary="Sign in with a passkey")
async def sign_in_by_passkey(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Credential]) -> Me:
    hall.features.demand("accounts")
    return await welcome(request, hall, person, (await shown(request, hall, person, SIGN_IN, data.credential)).guest)


@post("/me/passkeys/show", status_code=200, responses=ERRORS, summary="What a browser needs to show a passkey of mine")
async def begin_showing(request: Asked, hall: TheHall, person: APerson) -> PasskeyRequest:
    hall.features.demand("accounts")
    place = passkeys.needed(origin_of(request))
    hall.guesses.demand(("address", person.address))
    known = [one.credential for one in (await hall.accounts.get(person.person())).passkeys]
    return passkeys.to_show(place, await hall.accounts.challenge(PROVE, person.person()), known)


@get(
    "/me/export",
    responses={**ERRORS, 200: ResponseSpec(UserExport, generate_examples=False)},
    summary="Everything this hall knows of me, as one file",
)
async def export(hall: TheHall, person: APerson) -> Response[bytes]:
    hall.uploads.demand(person.person())
    found = encode(await exported(hall.database, person.person()))
    return Response(
        found,
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="meadhall.json"', "cache-control": "no-store"},
    )


@post("/me/forget", status_code=200, responses=ERRORS, summary="Forget me")
async def forget(request: Asked, hall: TheHall, person: APerson, data: JSONBody[Forget]) -> SignOut:
    guest = person.person()
    if not data.sure:
        raise Fault("forget-unsure")
    await prove(request, hall, person, data.current, data.passkey)
    cookie = cookie_of(request)
    gone = await hall.guests.revoke(guest, cookie, others=True) + await hall.guests.revoke(guest, cookie, others=False)
    done = await hall.writer.write(lambda connection: user_deletion.forget(connection, guest))
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
