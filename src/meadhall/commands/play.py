"""`meadhall play`: play in the terminal: a new game, a saved one, or from a position."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meadhall.commands.cli.arguments import Flag, MaybeNumber, Options, Speaker, parse_options
from meadhall.commands.cli.game_source import Source, read_source
from meadhall.commands.cli.output import Say
from meadhall.commands.learn import learn_here
from meadhall.commands.setup.newcomer_offer import QUOTED, ask_newcomer
from meadhall.commands.setup.terminal_table import can_ask, choose_name, play_at_terminal
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.game import game as game_of
from meadhall.games import SHIPPED
from meadhall.lessons.lesson import Lesson
from meadhall.tables.saved_games import Saved, Shelf, create_dealer, resume
from meadhall.tables.seats import HUMAN, parse_seats
from meadhall.tables.table import Table
from meadhall.words.text_wrap import fitted

OPPONENT = "karl"


@dataclass(frozen=True)
class Wish:
    """The options of a new game from the command line; None where nothing is given."""

    seats: str | None
    name: str | None
    seed: int | None
    option: list[str] | None

    def list_given(self) -> list[str]:
        given = {"--seats": self.seats, "--name": self.name, "--seed": self.seed, "--option": self.option}
        return [option for option, value in given.items() if value is not None]


def play(
    game: str = SHIPPED[0],
    /,
    *,
    seats: str | None = None,
    name: str | None = None,
    seed: MaybeNumber = None,
    option: Options = None,
    from_: Annotated[str | None, Parameter(name="--from")] = None,
    new: Flag = False,
    resume: Flag = False,
    plain: Flag = False,
    say: Speaker,
) -> int:
    wish = Wish(seats, name, seed, option)
    if new and resume:
        raise Fault("line-not-both", option="--new", other="--resume")
    shelf, of = Shelf(), game_of(game)
    is_plain = from_ is not None or new or resume or wish.list_given()
    if not is_plain and shelf.find_unfinished(of.name) is None:
        offer = ask_newcomer(of, shelf, say)
        if isinstance(offer, Lesson):
            return learn_here(of, offer, offer.name, plain, say)
        if offer is not None:
            wish = Wish(",".join(offer.seats()), None, None, [f"{key}={value}" for key, value in offer.options.items()])
    table, path = seat_table(of, wish, from_, new, resume, shelf, say)
    return play_at_terminal(table, path, shelf, plain, say)


def seat_table(
    of: Game,
    wish: Wish,
    start: str | None,
    new: bool,
    goes_on: bool,
    shelf: Shelf,
    say: Say,
) -> tuple[Table, Path]:
    """Return the table and the file it is saved in."""
    if start is not None:
        return start_from_source(read_source(start), wish, shelf)
    left = None if new or (wish.list_given() and not goes_on) else shelf.find_unfinished(of.name)
    if goes_on and wish.list_given():
        raise Fault("play-fixed", option=wish.list_given()[0])
    if goes_on and left is None:
        raise Fault("play-none-left", game=of.name)
    if left is not None and (goes_on or ask_to_resume(left, of, say)):
        return resume(left.record, left.path), left.path
    given = parse_options(wish.option)
    chairs = parse_seats(choose_company(of, given) if wish.seats is None else wish.seats, of, choose_name(wish.name))
    options = of.check(given, len(chairs))
    return Table.new(of, chairs, options, create_dealer(wish.seed, len(chairs))), shelf.place_for(of.name)


def choose_company(of: Game, given: dict[str, str]) -> str:
    """Return the default seats: you and one bot, or as many bots as the game usually needs."""
    return describe_opponents(2 if is_possible(of, given, 2) and not is_possible(of, given, of.usual) else of.usual)


def is_possible(of: Game, given: dict[str, str], players: int) -> bool:
    try:
        of.check(given, players)
    except Fault:
        return False
    return True


def describe_opponents(players: int) -> str:
    return ",".join([HUMAN] + [OPPONENT] * (players - 1))


def start_from_source(source: Source, wish: Wish, shelf: Shelf) -> tuple[Table, Path]:
    """Continue a record in its own file; begin a new game from a position."""
    of, players = source.game, len(source.players)
    if source.record is not None and source.path is not None:
        if wish.list_given():
            raise Fault("play-fixed", option=wish.list_given()[0])
        if of.outcome(source.state) is not None:
            raise Fault("play-over", path=str(source.path))
        return resume(source.record, source.path), source.path
    if of.outcome(source.state) is not None:
        raise Fault("play-position-over")
    if wish.option is not None:
        raise Fault("play-fixed", option="--option")
    line = describe_opponents(players) if wish.seats is None else wish.seats
    chairs = parse_seats(line, of, choose_name(wish.name))
    if len(chairs) != players:
        raise Fault("play-seats", seats=line, found=len(chairs), players=players)
    options = of.view(source.state, None)["options"]
    dealer = create_dealer(wish.seed, players)
    return Table.new(of, chairs, options, dealer, of.position(source.state)), shelf.place_for(of.name)


def ask_to_resume(left: Saved, of: Game, say: Say) -> bool:
    """Ask whether to resume the unfinished game. Without a terminal a new one begins."""
    if not can_ask(say):
        return False
    words = say.words(of.name)
    names = left.record.header.get("names", left.record.header["seats"])
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(left.path.stat().st_mtime))
    print(fitted(words("play-left", names=", ".join(map(str, names)), when=when, answers=len(left.record.answers))))
    while True:
        try:
            reply = input(words("play-go-on") + " ").strip().lower()
        except EOFError:
            return False
        if reply in ("", *words("play-yes").split()):
            return True
        if reply in words("play-no").split():
            return False
        print(fitted(words("play-go-on-unknown", text=reply[:QUOTED])))
