"""Moderation by admins: ban, remove messages and names, decide who may come in.

Every action is in the audit log.
"""

from __future__ import annotations

import logging
from ipaddress import ip_address

from sqlalchemy import Connection, select, update

from meadhall.core.fault import Conflict, Fault
from meadhall.server.auth.networks import Network
from meadhall.server.auth.text_sanitizer import clean_line
from meadhall.server.store.bans import REASON, check_reason
from meadhall.server.store.renaming import Renamed, replace_name
from meadhall.server.store.schema import tables
from meadhall.server.store.settings import Door
from meadhall.server.table import seats
from meadhall.server.table.chat import on_removed
from meadhall.server.table.server import GameServer

log = logging.getLogger("meadhall.server")
# Actions in the audit log; their messages have the key `admin-action-NAME`.
ACTIONS = (
    "enter",
    "look",
    "mute",
    "unmute",
    "ban",
    "lift",
    "remove-message",
    "rename",
    "untitle",
    "close",
    "settle",
    "announce",
    "drain",
    "undrain",
    "door",
    "appeal",
    "agreement",
    "export",
)


async def record(hall: GameServer, who: str, action: str, target: str = "", reason: str = "") -> None:
    """Record an admin's action in the audit log and the server log."""
    assert action in ACTIONS
    await hall.audit.add(who, action, target, reason)
    if action != "look":
        shown = "an address range" if target.startswith("network") else target  # the log holds no address
        log.warning("admin %s: %s %s", who, action, shown)


async def ban_guest(hall: GameServer, who: str, guest: int, hours: int | None, reason: str) -> None:
    """Enforce a ban at once: close connections, put bots in the guest's seats, delete the guest's tables at which no
    other person waits.
    """
    ban = await hall.bans.add(who, reason, hours, guest=guest)
    await hall.admission.publish_bans()
    await record(hall, who, "ban", f"guest {guest}", ban.reason)
    for table in await hall.tables.going_with(guest):
        try:
            room = await hall.get_session(table)
            await seats.replace_guest(room, guest)
            if room.sheet.host == guest and seats.is_abandoned(room):
                await hall.tables.delete(table)
                hall.news.post(table, "gone")
                hall.on_table_deleted(table)
        except Fault as fault:  # one table that cannot be read must not keep the others waiting
            log.warning("table %s: the banned guest keeps the seat: %s", table, fault.key)


async def ban_network(hall: GameServer, who: str, network: Network, hours: int | None, reason: str) -> None:
    ban = await hall.bans.add(who, reason, hours, network=network)
    await hall.admission.publish_bans()
    await record(hall, who, "ban", f"network {network}", ban.reason)


def check_own_address(network: Network, host: str, sure: bool) -> None:
    """Refuse to ban the address of this request unless the admin confirms."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return
    address = getattr(address, "ipv4_mapped", None) or address
    if address in network and not sure:
        raise Conflict("ban-own-address", network=str(network))


async def lift_ban(hall: GameServer, who: str, ban: int, reason: str) -> None:
    reason = check_reason(reason)
    lifted = await hall.bans.lift(ban)
    await hall.admission.publish_bans()
    target = f"network {lifted.network}" if lifted.guest is None else f"guest {lifted.guest}"
    await record(hall, who, "lift", target, reason)


async def remove_message(hall: GameServer, who: str, table: str, chat: int, reason: str) -> None:
    """Replace a message by a placeholder, on every screen and in all later reads."""
    reason = check_reason(reason)
    room = await hall.get_session(table)
    writer = await hall.talk.remove(room.id, chat)
    on_removed(hall, room.id)
    await record(hall, who, "remove-message", f"guest {writer}", f"{room.id}: {reason}")


async def rename(hall: GameServer, who: str, guest: int, name: str | None, reason: str) -> Renamed:
    """Replace a guest's name and ask the guest to choose a new one."""
    reason = check_reason(reason)
    wished = hall.names.check_name(name) if name else None
    done = await hall.writer.write(lambda connection: replace_name(connection, guest, wished))
    await record(hall, who, "rename", f"guest {guest}", reason)
    for table in done.tables:
        hall.news.post(table, "doubt")
        hall.invalidate(table)
    for table in done.talked:
        on_removed(hall, table)
    return done


async def remove_title(hall: GameServer, who: str, table: str, reason: str) -> None:
    reason = check_reason(reason)
    room = await hall.get_session(table)

    def work(connection: Connection) -> None:
        connection.execute(select(tables.c.id).where(tables.c.id == room.id).with_for_update())
        connection.execute(update(tables).where(tables.c.id == room.id).values(title=""))

    await record(hall, who, "untitle", f"table {room.id}", reason)
    await hall.writer.write(work)
    await hall.on_renamed(room.id)


async def set_door(hall: GameServer, who: str, door: Door) -> None:
    await hall.settings.set_door(door)
    await hall.admission.publish_settings()
    await record(hall, who, "door", reason=door)


async def set_appeal(hall: GameServer, who: str, appeal: str) -> None:
    """Set where banned people can appeal: an address outside this server."""
    appeal = clean_line(appeal)
    if len(appeal) > REASON:
        raise Fault("chat-length", most=REASON)
    await hall.settings.set_appeal(appeal)
    await hall.admission.publish_settings()
    await record(hall, who, "appeal", reason=appeal)
