"""The theme's data of a page: its language, its place in the menus, its neighbours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from website.builder import Website
from website.pages import FRONT, LANGUAGES, SEARCH, Pages, find_language, strip_language, to_language
from website.said import Said

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx


EMPTY_HEAD = re.compile(r"<thead>\s*<tr[^>]*>(\s*<th[^>]*>\s*(<p></p>)?\s*</th>)+\s*</tr>\s*</thead>")
EMPTY_CELL = re.compile(r"<th(?!e)([^>]*)>\s*(?:<p></p>)?\s*</th>")


def wrap_tables(body: str) -> str:
    """Make wide tables scroll by themselves, and remove empty headings."""
    body = EMPTY_CELL.sub(r"<td\1></td>", EMPTY_HEAD.sub("", body))
    return body.replace("<table", '<div class="wide"><table').replace("</table>", "</table></div>")


class Context:
    def __init__(self) -> None:
        self.pages = Pages()
        self.said = {language: Said(language) for language in LANGUAGES}

    def __call__(
        self, app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
    ) -> None:
        pages, language = self.pages, find_language(page)
        titles = {name: pages.short.get(name) or title.astext() for name, title in app.env.titles.items()}
        beside = pages.beside(page)
        at = beside.index(page) if page in beside else -1
        part = pages.part_of(page)
        if "body" in context:
            context["body"] = wrap_tables(context["body"])
        context.update(
            lang=language,
            say=self.said[language],
            languages=pages.translations(page),
            titles=titles,
            front=to_language(FRONT, language),
            search=to_language(SEARCH, language),
            is_front=strip_language(page) == FRONT,
            is_landing=strip_language(page) == FRONT or (part is not None and strip_language(page) == part.landing),
            part=part,
            beside=beside,
            led={
                one.name: to_language(one.landing, language)
                if to_language(one.landing, language) in pages.files
                else one.landing
                for one in pages.parts
            },
            before=beside[at - 1] if at > 0 else None,
            after=beside[at + 1] if -1 < at < len(beside) - 1 else None,
        )


def setup(app: Sphinx) -> None:
    app.add_builder(Website)
    app.connect("html-page-context", Context())
