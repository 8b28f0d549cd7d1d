"""All limits of a server: rates, sizes, counts and times."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.tables.campaign_archive import LARGEST


@dataclass(frozen=True)
class Rate:
    """So many per second on average, and so many at once."""

    a_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """Defaults suit friends on one machine; tests and large servers change what they need."""

    # seconds to answer, by pace; when they run out, a bot takes the seat
    live: float = 120.0
    day: float = 86_400.0
    sweep: float = 1.0  # how often clocks and waiting bots are looked after
    forgotten: float = 15.0  # take over a bot's turn that no node has started for so long

    message: int = 16_384  # bytes of one socket message
    body: int = 65_536  # bytes of a request
    record: int = 2_000_000  # bytes of an uploaded record
    record_answers: int = 10_000  # more than any game needs; longer ones would only keep a worker busy
    campaign: int = 4_000_000  # bytes of an uploaded campaign
    campaign_unpacked: int = LARGEST
    stored: int = 64 * 1024 * 1024  # bytes of campaigns' earlier sittings at the tables of one host
    chat: int = 500  # characters
    chats: int = 100  # sent to a new viewer
    note: int = 2_000
    notes: int = 500  # of one guest at one table

    messages: Rate = Rate(20, 60)  # of one connection
    requests: Rate = Rate(40, 200)  # of one guest or address
    newcomers: Rate = Rate(1, 60)  # new guests of one address
    creations: Rate = Rate(0.2, 20)  # tables of one guest
    talking: Rate = Rate(1, 8)  # chat and notes of one guest
    guesses: Rate = Rate(0.1, 10)  # attempts to sign in from one address, and as one name
    uploads: Rate = Rate(0.5, 10)  # records and positions of one guest or address
    patience: int = 200  # refused messages before a connection is closed

    devices: int = 50  # that one guest may come in on by the personal link
    session_days: int = 400  # without use, after which a session ends; browsers keep a cookie no longer either
    seat_tokens: int = 20  # for one seat; beyond that the oldest one ends

    by_guest: int = 20  # open connections
    by_address: int = 200
    by_table: int = 300
    in_all: int = 10_000

    connections: int = 400  # of one address, in total
    headers: float = 20.0  # seconds to say what one wants
    head: int = 65_536  # bytes of the headers of one request
    header_count: int = 100
    pipeline: int = 16  # requests of one connection that wait for an earlier answer
    upload: float = 60.0  # and to send what belongs to it
    unread: float = 60.0  # seconds a client may leave a reply or a stream unread
    slow: float = 20.0  # seconds a client may leave a message unread
    keep_alive: float = 25.0  # a quiet stream says something this often
    warm: int = 64  # tables kept in memory without viewers
    idle: float = 60.0  # and for how long

    forget_after: int = 0  # days after which unused data is deleted; 0: never

    forget_to: str = ""  # a folder: finished games are saved there before they are deleted
    blocked: tuple[str, ...] = ()  # words that no name and no title may hold

    ratings: bool = False  # whether people are rated by the games they play against each other

    hooks: str = "off"  # allowed webhook targets: off, public addresses, any
    call_seconds: float = 5.0  # for one such call
    call_again: float = 10.0  # the first pause after one that failed; each further one is twice as long
    call_tries: int = 9  # so the last comes after three quarters of an hour

    workers: int = 0  # processes for bots and replays; 0: one less than there are cores, but two
    bot_seconds: float = 1.0  # the thinking time of a bot that searches
    bot_delay: float = 0.4  # so that people who watch can follow
    playouts: int = 0  # for counsel and each decision of an analysis; 0: as many as the game needs
    work_seconds: float = 20.0  # of a core, for one chore of a worker
    hang_seconds: float = 300.0  # by the clock: after that it is thought to hang
    work_memory: int = 1024**3  # bytes of one worker, where the system can hold it to them

    def find_turn_seconds(self, pace: str) -> float | None:
        return {"live": self.live, "day": self.day}.get(pace)
