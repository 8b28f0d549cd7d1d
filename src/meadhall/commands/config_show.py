"""`meadhall config show`: print the effective settings, with explanations, as a settings file."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import plain_words


def show(*, config: str | None = None, defaults: Flag = False, say: Speaker) -> int:
    from meadhall.commands.settings.resolution import resolve
    from meadhall.commands.settings.table import all_settings
    from meadhall.commands.settings.toml_text import plain_value, render

    found = None if defaults else resolve(config=config)
    given = found.given if found else {}
    for note in found.notes if found else ():
        say.error(say.sentence(note))
    say.give(
        {name: plain_value(setting, given) for name, setting in all_settings().items()},
        render(given, plain_words(say.language), say.words()("config-heading")),
        fold=False,
    )
    return 0
