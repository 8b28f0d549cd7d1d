"""The check for small letters and unreachable answers finds each kind of fault, and nothing on a good page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.legible import faults, in_sight
from browser.visitor import Visitor

GOOD = """<h2 id=ask-h>Where to?</h2><div class=ask><button data-answer=a>There</button></div>
<div style='height:60px;overflow:auto' id=list><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
<svg width=200 height=50 viewBox='0 0 100 25'><text x=5 y=20 style='font-size:8px'>Fylges</text></svg>
<details><summary>More</summary><p style='font-size:3px'>folded away</p></details>
<span style='position:absolute;clip-path:inset(50%);font-size:3px'>only heard</span>"""
BAD = {
    "used": """<svg width=0 height=0><symbol id=key-3 overflow=visible><text style='font-size:18px'>3</text></symbol></svg>
        <svg width=50 height=50 viewBox='0 0 100 100'><use href='#key-3' x=50 y=50 /></svg>""",
    "small": "<svg width=50 height=25 viewBox='0 0 100 50'><text x=5 y=40 style='font-size:20px'>Arji</text></svg>",
    "cut": "<div style='width:60px;overflow:hidden;white-space:nowrap'>A sentence that is too long</div>",
    "over": "<div style='position:relative'><b style='position:absolute'>Day 3</b><i style='position:absolute'>Dublin</i></div>",
    "covered": "<div style='position:relative'>Dublin<div style='position:absolute;inset:0;background:#fff'></div></div>",
    "out of reach": """<div style='position:relative;width:90px'><button data-answer=b>Dublin</button>
        <div style='position:absolute;inset:0;background:#fff'></div></div>""",
    "question": "<div class=ask style='position:absolute;top:2000px'><h2 id=ask-h>Which?</h2></div>",
}


@pytest.mark.parametrize("kind", BAD)
def test_each_kind_of_fault_is_found(visit: Callable[..., Visitor], kind: str) -> None:
    page = visit().page
    page.set_content(f"{BAD[kind]}{GOOD}")
    assert {"used": "small"}.get(kind, kind) in {fault.split(":")[0] for fault in faults(page)}


def test_nothing_is_found_on_a_good_page(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    page.set_content(GOOD)
    assert faults(page) == []
    assert in_sight(page, "#ask-h", "svg", "#list p:last-child", ".nowhere") == ["#list p:last-child", ".nowhere"]
    page.set_content(f"{BAD['small']}{GOOD}")
    assert faults(page, but=("small",)) == []
