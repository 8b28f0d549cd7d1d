"""How far a long command has come: written over where somebody looks on, a line now and then where nobody does."""

from io import StringIO

import pytest

from meadhall.commands.cli.progress import BLINK, ERASE, PATIENCE, Progress


class Screen(StringIO):
    def __init__(self, terminal):
        super().__init__()
        self.terminal = terminal

    def isatty(self):
        return self.terminal


def told(terminal, pause):
    """Five things to say, each so many seconds after the one before."""
    screen, now = Screen(terminal), [0.0]
    progress = Progress(screen, lambda: now[0])
    for number in range(1, 6):
        now[0] += pause
        progress.tell(f"{number} of 5")
    progress.clear()
    return screen.getvalue()


def test_a_terminal_sees_one_line_and_keeps_none():
    said = told(True, 2 * BLINK)
    assert said == "".join(f"{ERASE}{number} of 5" for number in range(1, 6)) + ERASE
    assert "\n" not in said


@pytest.mark.parametrize(
    ("pause", "lines"),
    [
        (PATIENCE, ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]),
        (PATIENCE / 2, ["2 of 5", "4 of 5"]),
        (PATIENCE / 10, []),
    ],
)
def test_a_file_gets_whole_lines_now_and_then(pause, lines):
    said = told(False, pause)
    assert said.splitlines() == lines
    assert "\x1b" not in said
    assert "\r" not in said
