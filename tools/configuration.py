"""Write the tables of docs/configuration.md from the declaration of the settings; the text above them stays.

python tools/configuration.py
"""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.output import load_plain_words
from meadhall.commands.settings.resolution import format_number
from meadhall.commands.settings.table import Setting, list_settings
from meadhall.commands.settings.toml_text import format_literal

PAGE = Path(__file__).parents[1] / "docs/configuration.md"
BEGIN = "<!-- Below this line the page is written by tools/configuration.py. -->\n"


def render_page(text: str) -> str:
    """Return the page with current tables."""
    above, _, _ = text.partition(BEGIN)
    options = [setting for setting in list_settings().values() if setting.option]
    limits = [setting for setting in list_settings().values() if not setting.option]
    words = load_plain_words("en")
    lines = ["## Options", "", "| in the file, in the environment | default | what it is |", "|---|---|---|"]
    lines += [render_row(setting, words) for setting in options]
    lines += ["", "## Limits", "", words["help-limits"], ""]
    lines += ["In the file they stand in the table `[limits]`.", ""]
    lines += ["| in the file, in the environment | default | from | to | what it is |", "|---|---|---|---|---|"]
    lines += [render_row(setting, words, bounds=True) for setting in limits]
    return above + BEGIN + "\n" + "\n".join(lines) + "\n"


def render_row(setting: Setting, words: dict[str, str], bounds: bool = False) -> str:
    default = "" if setting.default is None else f"`{format_literal(setting.default)}`"
    cells = [f"`{setting.name.removeprefix('limits.')}` `{setting.variable}`", default]
    if bounds:
        cells += [format_number(setting.low), format_number(setting.high)]
    return f"| {' | '.join([*cells, explain_setting(setting, words)])} |"


def explain_setting(setting: Setting, words: dict[str, str]) -> str:
    half = {"per_second": "a second in the long run: ", "burst": "at once: "}.get(setting.name.split(".")[-1], "")
    return half + words[setting.help_key].replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(render_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
