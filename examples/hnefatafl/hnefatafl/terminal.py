"""What the terminal says of the table: the sides, and the board for those who read lines of text."""

from meadhall.terminal.plain_teller import PlainTeller


class Teller(PlainTeller):
    """Tells the sides in the reader's language and the board by a command."""

    game = "hnefatafl"
    topics = ("board",)

    def brief(self) -> list[str]:
        sides = [
            self.say("side", name=self.name(seat), side=side, pieces=self.view["players"][seat])
            for seat, side in enumerate(("attackers", "defenders"))
        ]
        return [*self.rows(), *sides, self.turn()]

    def turn(self) -> str:
        return str(self.say("turn", turn=self.view["turn"]))

    def tell_board(self, asked: str) -> list[str]:
        return list(self.describe(0))
