"""Tables to start from: short ones, and one for each question of Norsaga."""

from __future__ import annotations

from scenario import norsaga, run, table

# For the first player: five of six traits present and the sixth in the hand.
LAST_MOVE = (
    "A.saga=R2G2B1Y1 A.tree=RR/GR,BR/GY,BY/-,- A.hand=GG,RB,YB B.saga=R1G1B2Y2 B.tree=YY/-,-/-,-/-,- B.hand=RG,BG,YG"
)

# Each embellishment: the position before it, the answers that lead to the questions of interest, and the answers to
# them, any with this verb if only the verb is given.
DEEDS = {
    "adapt": ("A.tree=RR/BB,-/-,-/-,- A.hand=GG,YY,GR,BG", [], ["adapt", "dismiss me.P1", "place", "play"]),
    "assault": ("A.tree=RR/RG,-/-,-/-,- A.hand=GG,YY,GR,BG", ["assault"], ["discard", "discard", "choose B"]),
    "invade": ("A.tree=RR/RG,-/RB,-/-,- A.hand=GG,YY,GR,BG", ["invade"], ["play"]),
    "plunder": (
        "players=3 A.tree=GB/-,-/-,-/-,- A.hand=GG,YY,GR,BG C.hand=RR,YB,BB",
        ["plunder"],
        ["choose B", "swap"],
    ),
    "turncoat": ("A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB,YY,GG", ["turncoat"], ["take me.P1", "play", "discard"]),
    "infiltrate": ("A.tree=GB/GR,-/GG,-/-,- A.hand=RR,BB,YY,GY", ["infiltrate"], ["choose B", "place"]),
    "augur": ("A.tree=BB/-,-/-,-/-,- A.hand=RR,YY,GG,GR", ["augur"], ["discard"]),
    "offering": ("A.tree=BB/BG,-/-,-/-,- A.hand=RR,RG,GG,GR", ["offering"], ["discard RR1", "play"]),
    "possess": ("A.tree=BB/BG,-/BR,-/-,- A.hand=RR,RG,GG,GR", ["possess"], ["possess", "give"]),
    "prayer": ("A.tree=YY/YG,-/-,-/-,- A.hand=RR,RG,GG,GR", ["prayer"], ["play"]),
    "martyr": ("A.tree=YY/YG,-/YB,-/-,- A.hand=RR,RG,GG,GR", ["martyr"], ["dismiss", "place"]),
    "whisper": ("A.tree=Gh/-,-/-,-/-,- A.hand=RR,RG,GG,GR", ["whisper"], ["play"]),
    "nix": ("A.tree=Gh/Gh,-/-,-/-,- A.hand=RR,RG,GG,GR", ["nix"], ["dismiss"]),
    "skald": ("A.tree=RR/BB,-/-,-/-,- A.hand=SkR,YY,GG,GR", ["adapt", "dismiss me.P1", "place SK-R1"], ["pass"]),
    "assaulted": (
        "A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB,YY,GG B.hand=YR,BR,GY,BY2 active=B",
        ["assault", "discard YR1", "discard BR1", "choose A"],
        ["dismiss"],
    ),
}


def position(text: str, *script: str) -> str:
    """Return a position in short form with the answers given since, as the server reads it."""
    state = table(text)
    run(state, *script)
    return str(norsaga.position(state))


def deed(name: str) -> tuple[str, list[str]]:
    """Return the position in which this embellishment asks a question, and the answers that lead through it."""
    text, script, answers = DEEDS[name]
    usual = ["A.saga=R2G2B1Y1", "B.saga=R1G1B2Y2", "B.tree=RB/RY,-/-,-/-,-", "B.hand=YR,BR,GY", "step=2"]
    return position(" ".join([text, *(part for part in usual if part.split("=")[0] not in text)]), *script), answers
