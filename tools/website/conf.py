"""The site of the documents, for Sphinx: `make docs`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.version import __version__
from website.pages import LANGUAGES, SEARCH, to_language

project = "Meadhall"
version = release = __version__
extensions = ["myst_parser", "website.context"]
root_doc = "index"
language = "en"
myst_heading_anchors = 4
highlight_language = "none"
nitpicky = True
suppress_warnings = ["toc.not_included"]  # the menus come from pages.toml
html_theme = "theme"
html_theme_path = ["."]
html_additional_pages = {to_language(SEARCH, one): "search.html" for one in LANGUAGES}
html_copy_source = False
html_use_index = False
html_show_sphinx = False
html_permalinks_icon = "#"
