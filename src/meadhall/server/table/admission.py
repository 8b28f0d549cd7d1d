"""Who may come in: bans, and whether the server is open, closed to newcomers, or for members only."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.server.cluster.message_bus import MessageBus
from meadhall.server.errors.http_errors import NotAdmitted
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.store.bans import Bans, to_fault
from meadhall.server.store.settings import OPEN, HallSettings
from meadhall.server.table.viewers import Subscriber

DOOR_FAULTS = {"closed": "hall-closed", "members": "hall-members"}  # by the setting of the door


class Admission:
    """Checks requesters against bans and settings, and disconnects those who may no longer be here."""

    def __init__(
        self,
        bans: Bans,
        settings: HallSettings,
        news: MessageBus,
        measures: Measures,
        list_subscribers: Callable[[], list[Subscriber]],
    ) -> None:
        self.bans = bans
        self.settings = settings
        self.news = news
        self.measures = measures
        self.list_subscribers = list_subscribers

    def check_ban(self, guest: int | None, host: str = "") -> None:
        """Refuse a banned guest or address, with the reason, the end, and where to appeal."""
        ban = self.bans.find(guest, host)
        if ban is not None:
            self.measures.turned_away.labels("ban").inc()
            raise to_fault(ban, self.settings.appeal)

    async def check_door(self, guest: int | None) -> None:
        """Refuse new guests while the server is closed to them, and people without an account while it is for members
        only.
        """
        if not await self.settings.lets_in(guest):
            self.measures.turned_away.labels(self.settings.door).inc()
            raise NotAdmitted(DOOR_FAULTS[self.settings.door])

    def disconnect_banned(self, subscriber: Subscriber) -> None:
        ban = self.bans.find(subscriber.visitor.guest, subscriber.visitor.host)
        if ban is not None:
            subscriber.dismissed = to_fault(ban, self.settings.appeal)
            subscriber.wake.set()

    async def reload_bans(self) -> None:
        """Reload the bans and disconnect newly banned people."""
        await self.bans.load()
        for subscriber in self.list_subscribers():
            self.disconnect_banned(subscriber)

    async def reload_settings(self) -> None:
        """Reload the settings and disconnect people who may no longer come in."""
        await self.settings.load()
        subscribers = self.list_subscribers()
        guests = {one.visitor.guest for one in subscribers if one.visitor.guest is not None}
        outside = await self.settings.find_outsiders(guests)
        for subscriber in subscribers:
            guest = subscriber.visitor.guest
            if self.settings.door != OPEN and (guest is None or guest in outside):
                subscriber.dismissed = NotAdmitted(DOOR_FAULTS[self.settings.door])
                subscriber.wake.set()

    async def publish_bans(self) -> None:
        """Make every node reload the bans."""
        self.news.post("", "bans")
        await self.reload_bans()

    async def publish_settings(self) -> None:
        self.news.post("", "settings")
        await self.reload_settings()
