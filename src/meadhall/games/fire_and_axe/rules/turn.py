"""A turn: the others' runes at its start, then activities of all kinds, then the clean-up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward, Question
from meadhall.games.fire_and_axe.cards import CREW, DAYS, GOODS, KINDS, PIECES, RUNES, SLOTS, TOKENS
from meadhall.games.fire_and_axe.chart import HOMELANDS, NEAR, SPACES, WINTER
from meadhall.games.fire_and_axe.notation import space_text
from meadhall.games.fire_and_axe.rules.deck import Draw
from meadhall.games.fire_and_axe.rules.eligible import (
    is_taken,
    why_no_loading,
    why_not_discard,
    why_not_draw,
    why_not_end,
    why_not_launch,
    why_not_load,
    why_not_piece,
    why_not_raid,
    why_not_rune,
    why_not_sail,
    why_not_settle,
    why_not_task,
    why_not_trade,
    why_not_winter,
)
from meadhall.games.fire_and_axe.rules.raid import raid
from meadhall.games.fire_and_axe.rules.runes import DISCARD, PLAY, discard_rune, play_rune
from meadhall.games.fire_and_axe.rules.sail import enter
from meadhall.games.fire_and_axe.rules.scoring import finish
from meadhall.games.fire_and_axe.rules.settle import settle
from meadhall.games.fire_and_axe.rules.trade import trade
from meadhall.games.fire_and_axe.rules.windows import BetweenWindow, StartWindow
from meadhall.games.fire_and_axe.state import CUT_SHORT, TOKENS_PLACED, FireAndAxe

LOAD: Final = 0  # + piece
LAUNCH: Final = 10  # + Homeland
DRAW: Final = 20
TRADING: Final = 30  # + good
RAIDING: Final = 40
SETTLING: Final = 50  # + dice
WINTERING: Final = 60
END: Final = 61
SAILING: Final = 150  # + space
MOST_DICE: Final[int] = int(SLOTS[3])


class Turn(Onward):
    """FA-TURN-01, FA-SAIL-10, FA-CREW-08, FA-FINAL-03, FA-FINAL-05, FA-FINAL-07, FA-FINAL-10. One player's whole turn, then the next clockwise.

    The holder of the Final Round tokens places one first, even when sitting out; a player who sits out has no turn. After the last
    full round that the table allows, the game is cut short.
    """

    player: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        player = self.player
        if player == s.first:
            if s.round >= s.house.round_cap:
                finish(s, CUT_SHORT)
                return
            s.round += 1
        s.active = player
        out = s.is_sitting_out(player)
        if s.log is not None:
            s.log_event("skip" if out else "turn", {"seat": player, "round": s.round})
        if s.holder == player:
            s.placed += 1
            if s.log is not None:
                s.log_event("token", {"seat": player, "count": s.placed})
        if out:
            s.do(CleanUp(player))
        elif s.house.own_turn:
            s.do(Act(player), CleanUp(player))
        else:
            s.do(StartWindow((player + 1) % s.players, s.players - 1), Act(player), CleanUp(player))


class Act(Question):
    """FA-TURN-02, FA-TURN-06, FA-TURN-07, FA-TURN-08, FA-END-01, FA-REACT-11, FA-REACT-17, FA-RUNE-05. Any activities
    in any order, one at a time, until you end the turn or it ends for you.

    This is asked even with one option, because the runes in your hand are options too.
    """

    ask: ClassVar[str] = "turn.act"
    rule: ClassVar[str] = "FA-TURN-02"
    private: ClassVar[bool] = True

    def options(self, s: FireAndAxe) -> list[i64]:
        moves: list[i64] = []
        if s.over:
            return moves
        seat = self.seat
        space = s.ships[seat]
        if space == WINTER:
            self.prepare(s, moves)
        else:
            if s.has_day():
                for to in NEAR[space]:
                    if not is_taken(s, to):
                        moves.append(SAILING + to)
            if space < HOMELANDS:
                self.tasks(s, moves)
            elif not why_not_draw(s, seat):
                moves.append(DRAW)
        if s.hands[seat]:
            self.runes(s, moves)
        if not why_not_winter(s, seat):
            moves.append(WINTERING)
        if not why_not_end(s, seat):
            moves.append(END)
        return moves

    def runes(self, s: FireAndAxe, moves: list[i64]) -> None:
        kinds = s.list_kinds(self.seat)
        for rune in kinds:
            if not why_not_rune(s, self.seat, rune):
                moves.append(PLAY + rune)
        for rune in kinds:
            if not why_not_discard(s, self.seat, rune):
                moves.append(DISCARD + rune)

    def prepare(self, s: FireAndAxe, moves: list[i64]) -> None:
        """FA-LOAD-01, FA-LOAD-02, FA-LOAD-07. In the Wintering Zone: load a piece, or leave for a Homeland."""
        if not why_no_loading(s, self.seat):
            for piece in range(CREW + 1):
                if not why_not_piece(s, self.seat, piece):
                    moves.append(LOAD + piece)
        if not why_not_launch(s, self.seat):
            for home in range(3):
                moves.append(LAUNCH + home)

    def tasks(self, s: FireAndAxe, moves: list[i64]) -> None:
        if why_not_task(s, self.seat):
            return
        for good in range(GOODS):
            if not why_not_trade(s, self.seat, good):
                moves.append(TRADING + good)
        if not why_not_raid(s, self.seat):
            moves.append(RAIDING)
        for dice in range(1, 4):
            if not why_not_settle(s, self.seat, dice):
                moves.append(SETTLING + dice)

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        if move == END:
            s.log_seat_event("rest", self.seat)
        elif move == WINTERING:
            winter(s, self.seat)
        else:
            s.do(self)
            if s.house.anytime:
                s.do(BetweenWindow((self.seat + 1) % s.players, s.players - 1))
            self.begin(s, move)

    def begin(self, s: FireAndAxe, move: i64) -> None:
        """FA-TURN-03, FA-TURN-04. Begin an activity: actions move a slider, everything else is free; its consequences
        come next.
        """
        seat = self.seat
        if move >= SAILING:
            s.sail += 1
            enter(s, seat, move - SAILING)
        elif move >= DISCARD:
            discard_rune(s, seat, move - DISCARD)
        elif move >= PLAY:
            play_rune(s, seat, move - PLAY)
        elif move >= SETTLING:
            settle(s, seat, move - SETTLING)
        elif move == RAIDING:
            raid(s, seat)
        elif move >= TRADING:
            trade(s, seat, move - TRADING)
        elif move == DRAW:
            s.prep += 1
            s.do(Draw(seat))
        elif move >= LAUNCH:
            launch(s, seat, move - LAUNCH)
        else:
            load(s, seat, move - LOAD)

    def text(self, s: FireAndAxe, move: i64) -> str:
        if move >= SAILING:
            return "sail " + SPACES[move - SAILING]
        if move >= DISCARD:
            return "discard " + RUNES[move - DISCARD]
        if move >= PLAY:
            return "play " + RUNES[move - PLAY]
        if move == END or move == WINTERING:
            return "end" if move == END else "winter"
        if move >= SETTLING:
            return f"settle {move - SETTLING}"
        if move == RAIDING or move == DRAW:
            return "raid" if move == RAIDING else "draw"
        if move >= TRADING:
            return "trade " + PIECES[move - TRADING]
        if move >= LAUNCH:
            return "launch " + SPACES[HOMELANDS + move - LAUNCH]
        return "load " + PIECES[move - LOAD]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        moves: list[i64] = [DRAW, RAIDING, WINTERING, END]
        moves.extend([LOAD + piece for piece in range(CREW + 1)])
        moves.extend([LAUNCH + home for home in range(3)])
        moves.extend([TRADING + good for good in range(GOODS)])
        moves.extend([SETTLING + dice for dice in range(MOST_DICE + 1)])
        moves.extend([PLAY + rune for rune in range(KINDS)])
        moves.extend([DISCARD + rune for rune in range(KINDS)])
        moves.extend([SAILING + space for space in range(WINTER)])
        return moves

    def why(self, s: FireAndAxe, move: i64) -> str:
        seat = self.seat
        if move >= SAILING:
            return why_not_sail(s, seat, move - SAILING)
        if move >= DISCARD:
            return why_not_discard(s, seat, move - DISCARD)
        if move >= PLAY:
            return why_not_rune(s, seat, move - PLAY)
        if move == END:
            return why_not_end(s, seat)
        if move == WINTERING:
            return why_not_winter(s, seat)
        if move >= SETTLING:
            return why_not_settle(s, seat, move - SETTLING)
        if move == RAIDING:
            return why_not_raid(s, seat)
        if move >= TRADING:
            return why_not_trade(s, seat, move - TRADING)
        if move == DRAW:
            return why_not_draw(s, seat)
        return why_not_launch(s, seat) if move >= LAUNCH else why_not_load(s, seat, move - LOAD)

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"space": space_text(s.ships[self.seat]), "left": s.limit - s.prep - s.sail}


def load(s: FireAndAxe, seat: i64, piece: i64) -> None:
    """FA-LOAD-02, FA-TURN-04. One crewmember or one good comes aboard, for one Day of preparation."""
    s.prep += 1
    if piece == CREW:
        s.supply[seat] -= 1
        s.crew[seat] += 1
    else:
        s.stock[piece] -= 1
        s.cargo[seat * GOODS + piece] += 1
    if s.log is not None:
        s.log_event("load", {"seat": seat, "piece": PIECES[piece]})


def launch(s: FireAndAxe, seat: i64, home: i64) -> None:
    """FA-LOAD-07, FA-LOAD-08, FA-LOAD-12. Leave the Wintering Zone for free: no sail, no slider, no losses; only the
    end of a turn leads back.
    """
    s.ships[seat] = HOMELANDS + home
    if s.log is not None:
        s.log_event("launch", {"seat": seat, "space": SPACES[HOMELANDS + home]})


def winter(s: FireAndAxe, seat: i64) -> None:
    """FA-WINTER-01, FA-WINTER-02, FA-WINTER-06, FA-CREW-03. Discard all goods and all crew but one,
    and end the turn.
    """
    s.drop_goods(seat)
    while s.crew[seat] > 1:
        s.drop(seat, CREW)
    s.ships[seat] = WINTER
    s.log_seat_event("winter", seat)


class CleanUp(Onward):
    """FA-END-02, FA-END-03, FA-END-04, FA-END-05, FA-LOSS-10, FA-FINAL-04, FA-FINAL-07. Discard pieces on skulls, reset
    both sliders and the effects of this turn; then the next player, or the end after the third token.
    """

    player: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        for piece in s.losses:
            if piece == CREW:
                s.supply[self.player] += 1
            else:
                s.stock[piece] += 1
        s.losses.clear()
        s.prep = 0
        s.sail = 0
        s.limit = DAYS
        s.tried.clear()
        s.over = 0
        if s.holder == self.player and s.placed == TOKENS:
            finish(s, TOKENS_PLACED)
        else:
            s.do(Turn((self.player + 1) % s.players))
