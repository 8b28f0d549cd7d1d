"""`meadhall story schema`: print the format as JSON Schema, for editors."""

from __future__ import annotations

import json

from meadhall.commands.cli.arguments import Speaker


def schema(*, say: Speaker) -> int:
    from meadhall.book.format.json_schema import build_schema as schema_of
    from meadhall.games.trudvang.books import world

    made = schema_of(world())
    say.give(made, [json.dumps(made, ensure_ascii=False, indent=2)], fold=False)
    return 0
