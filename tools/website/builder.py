"""A Sphinx builder for three languages in one site: each has its own index, stemmer and search page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.search import IndexBuilder, js_index

from website.pages import LANGUAGES, find_language, strip_language
from website.said import Said

if TYPE_CHECKING:
    from collections.abc import Set

    from docutils import nodes
    from sphinx.environment import BuildEnvironment

INDEX = "searchindex.js"
# Sentences of Sphinx's searchtools.js, which are the keys of the texts.
NOTHING = (
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that "
    "you've selected enough categories."
)
ONE = "Search finished, found one page matching the search query."
STORES = ("titles", "filenames", "mapping", "title_mapping", "all_titles", "index_entries", "objtypes", "objnames")


def load_search_words(language: str) -> str:
    """The texts of the search, in our words; some of Sphinx's are missing. Sphinx's own way to load them makes the
    browser create a function from a text, which our content policy forbids.
    """
    said, many = Said(language), "${resultCount}"
    told = {
        "Search Results": said("found"),
        "Searching": said("searching"),
        "Preparing search...": said("searching"),
        NOTHING: said("found-none"),
        ONE: [said("found-one"), said("found-many", count=many)],
        ", in ": ": ",
    }
    return (
        f"Object.assign(Documentation.TRANSLATIONS, {json.dumps(told, ensure_ascii=False)});\n"
        "Documentation.PLURAL_EXPR = n => Number(n > 1);\n"
    )


class Index(IndexBuilder):
    """The index of one language. It identifies pages by their names in the folder of that language, which also contains
    its search page.
    """

    def __init__(self, env: BuildEnvironment, language: str) -> None:
        super().__init__(env, language, {}, "")
        for store in STORES:
            setattr(self, f"_{store}", {})  # Sphinx would fill one of each from all languages

    def get_objects(self, _: dict[str, int]) -> dict[str, list[tuple[int, int, int, str, str]]]:
        return {}  # names in a program, of which documents have none


class Website(StandaloneHTMLBuilder):
    name = "website"
    search = False  # Sphinx's own: one index, one language

    def prepare_writing(self, docnames: Set[str]) -> None:
        super().prepare_writing(docnames)
        self.indexes = {language: Index(self.env, language) for language in LANGUAGES}

    def index_page(self, pagename: str, doctree: nodes.document, title: str) -> None:
        path = self.env.doc2path(pagename, base=False)
        self.indexes[find_language(pagename)].feed(strip_language(pagename), path, title, doctree)

    def copy_theme_static_files(self, context: dict[str, Any]) -> None:
        super().copy_theme_static_files({**context, **self.indexes["en"].context_for_searchtool()})
        template = Path(sphinx.__file__).parent / "themes/basic/static/language_data.js.jinja"
        for language, index in self.indexes.items():
            text = self.templates.render_string(template.read_text(encoding="utf-8"), index.context_for_searchtool())
            (self._static_dir / f"search.{language}.js").write_text(text, encoding="utf-8")
            (self._static_dir / f"found.{language}.js").write_text(load_search_words(language), encoding="utf-8")

    def handle_finish(self) -> None:
        super().handle_finish()
        for language, index in self.indexes.items():
            folder = self.outdir if language == "en" else self.outdir / language
            with (folder / INDEX).open("w", encoding="utf-8") as file:
                index.dump(file, js_index)
