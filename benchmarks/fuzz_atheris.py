"""Run one reader under atheris: python benchmarks/fuzz_atheris.py saga FOLDER [options of libFuzzer]; see fuzz.py."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

# Instrument only the readers: instrumenting everything takes longer than the fuzzing, and slows other code.
READING = {
    "record": ["core"],
    "answer": ["core"],
    "position": ["core"],
    "message": ["server.transport.inbox"],
    "lesson": ["files", "lessons"],
    "first game": ["files", "lessons"],
    "guide": ["files", "lessons"],
    "exercise": ["exercises"],
    "saga": ["files", "games.yggdrasil.sagas"],
    "story": ["book"],
    "campaign": ["tables.campaign_file", "core"],
    "backup": ["server.store.archive"],
}


def list_watched(name: str) -> list[str]:
    """Return the packages and modules of a reader: `position.norsaga`, `campaign, packed`."""
    kind, _, game = name.partition(",")[0].partition(".")
    own = [f"games.{game}.{part}" for part in ("notation", "edge.position", "rules", "state")] if game else []
    return [f"meadhall.{module}" for module in (*READING[kind], *own)]


with atheris.instrument_imports(include=list_watched(sys.argv[1]), enable_loader_override=False):
    from fuzz import SECONDS, too_long

    from conformance.readers import READERS, tried


def main() -> None:
    reader = next(one for one in READERS if one.name == sys.argv[1])
    corpus = Path(sys.argv[2])
    for number, seed in enumerate(reader.seeds()):
        (corpus / f"seed-{number}").write_bytes(seed)
    signal.signal(signal.SIGVTALRM, too_long)

    def one(data: bytes) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            tried(reader, data)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    atheris.Setup([sys.argv[0], str(corpus), *sys.argv[3:]], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
