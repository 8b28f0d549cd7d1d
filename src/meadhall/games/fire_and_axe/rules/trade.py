"""Trade: a good for the value of the port."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import DEMAND_BONUS, GOODS, PIECES
from meadhall.games.fire_and_axe.chart import SPACES, VALUE
from meadhall.games.fire_and_axe.rules.sagas import Claim
from meadhall.games.fire_and_axe.rules.windows import TradeWindow
from meadhall.games.fire_and_axe.state import FireAndAxe


def price(s: FireAndAxe, port: i64, good: i64) -> i64:
    """FA-TRADE-02, FA-TRADE-07. The printed value, and two more for the good in demand."""
    return VALUE[port] + (DEMAND_BONUS if good == s.demand else 0)


def trade(s: FireAndAxe, seat: i64, good: i64) -> None:
    """FA-TRADE-01, FA-TRADE-08, FA-REACT-07, FA-TASK-02, FA-TASK-06. The good stays in the port; its price is paid at once."""
    port = s.ships[seat]
    vp = price(s, port, good)
    s.try_task(port)
    s.cargo[seat * GOODS + good] -= 1
    s.market[port] = good
    s.gain(seat, vp)
    if s.log is not None:
        s.log_event("trade", {"seat": seat, "port": SPACES[port], "piece": PIECES[good], "vp": vp})
    s.do(Claim(), TradeWindow(seat, 1))
