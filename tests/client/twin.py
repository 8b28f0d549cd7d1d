"""What the browser's `phrases.js` says, heard without a browser: in the Node that Playwright brings."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from playwright._impl._driver import compute_driver_executable

import meadhall
from conformance.walk import BRIEF
from golden import golden
from meadhall import Decision, State, decide
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import seat_name, seat_of
from meadhall.core.event import Event
from meadhall.server.bundle.made import books, components_module
from meadhall.words import LANGUAGES, Words

CLIENT = Path(meadhall.__file__).parent / "client"
NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]
LONGEST = 300  # seconds; nobody waits for ever


class Quick(Words):
    """Says again what it has said before."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.said: dict[Any, str] = {}

    def __call__(self, key: str, **args: Any) -> str:
        asked = (key, *args.items())
        if asked not in self.said:
            self.said[asked] = super().__call__(key, **args)
        return self.said[asked]


class Heard:
    """Everything that is asked, answered and told in the golden games of a game, once for each way it sounds: with what
    each reader knows of it, in all languages. In brief, a question with the same answers is heard once."""

    def __init__(self, game: str) -> None:
        self.game = meadhall.game(game)
        self.words = {language: Quick(language, game) for language in LANGUAGES}
        self.known: set[Any] = set()
        self.moments: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        for record in golden(game).values():
            state = record.first()
            state.log = []
            for number in range(len(record.answers)):
                decision = decide(state)
                assert decision is not None
                for you in (max(decision.seat, 0), None):
                    self.hear_question(state, decision, you)
                record.replay_one(state, number)
            self.hear_events(state.log)

    def hear_question(self, state: State, decision: Decision, you: int | None) -> None:
        told = you == decision.seat or (decision.seat == TABLE and you is not None)
        about = wire(decision.about) if told else None
        reader = self.reader("en", you)
        prompt = (you, decision.ask, reader.prompt(decision.seat, decision.ask, about))
        question = (you, decision.ask, *decision.options)
        if prompt in self.known and (decision.seat == CHANCE or (BRIEF and question in self.known)):
            return
        view = wire(self.game.view(state, you))
        sounds = {
            text: (you, text, reader.answer(text, decision.seat, view))
            for text in decision.options
            if decision.seat != CHANCE
        }
        answers = [text for text, sound in sounds.items() if sound not in self.known]
        if answers or prompt not in self.known:
            self.moments.append(
                {
                    "you": you,
                    "view": view,
                    "answers": answers,
                    "asked": {"seat": seat_name(decision.seat), "ask": decision.ask, "about": about},
                }
            )
        self.known |= {prompt, question, *sounds.values()}

    def hear_events(self, log: list[Event]) -> None:
        for event, you in product(log, (0, 1, None)):
            seen = event.seen_by(you)
            sound = (you, json.dumps(seen))
            if sound not in self.known:
                self.known.add(sound)
                self.events.append({"you": you, "event": wire(seen)})

    def reader(self, language: str, you: int | None) -> Any:
        return self.game.phrases(self.words[language], NAMES, you)

    def here(self, language: str) -> dict[str, list[Any]]:
        """As Python says it."""
        moments = []
        for one in self.moments:
            reader, asked = self.reader(language, one["you"]), one["asked"]
            seat = seat_of(asked["seat"])
            ahead = one["view"].get("ahead", {})
            moments.append(
                [
                    reader.prompt(seat, asked["ask"], asked["about"]),
                    *(reader.answer(text, seat, one["view"]) for text in one["answers"]),
                    *(
                        said
                        for hero in (one["view"].get("fight") or {}).get("heroes", [])
                        for said in (reader.risk(hero), reader.stopping(hero))
                    ),
                    *(reader.brings(facts) for facts in ahead.values()),
                ]
            )
        return {
            "moments": moments,
            "events": [self.reader(language, one["you"]).event(one["event"]) for one in self.events],
        }

    def there(self) -> dict[str, dict[str, list[Any]]]:
        """As the browser says it, by language."""
        name = self.game.name
        served = {path: text.decode() for path, text in books(CLIENT).items()}
        served[f"/components/{name}.js"] = components_module(name).decode()
        given = {
            "game": name,
            "served": served,
            "names": NAMES,
            "languages": LANGUAGES,
            "moments": self.moments,
            "events": self.events,
        }
        said: dict[str, dict[str, list[Any]]] = node("twin.mjs", given)
        return said


def node(script: str, given: dict[str, Any]) -> Any:
    """What a script beside this file makes of it."""
    done = subprocess.run(
        [compute_driver_executable()[0], Path(__file__).with_name(script)],
        check=False,
        input=json.dumps({"client": f"{CLIENT}/", **given}).encode(),
        capture_output=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def wire(given: Any) -> Any:
    """As a page gets it."""
    return msgspec.to_builtins(given)
