"""`meadhall config show`: print the effective settings, with explanations, as a settings file."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import load_plain_words


def show(*, config: str | None = None, defaults: Flag = False, say: Speaker) -> int:
    from meadhall.commands.settings.resolution import resolve
    from meadhall.commands.settings.table import list_settings
    from meadhall.commands.settings.toml_text import render, to_plain

    found = None if defaults else resolve(config=config)
    given = found.given if found else {}
    for note in found.notes if found else ():
        say.error(say.sentence(note))
    say.give(
        {name: to_plain(setting, given) for name, setting in list_settings().items()},
        render(given, load_plain_words(say.language), say.words()("config-heading")),
        fold=False,
    )
    return 0
