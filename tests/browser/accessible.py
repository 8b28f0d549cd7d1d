"""Run axe-core on a page. The page forbids foreign scripts, so a context for axe must have bypass_csp."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.paint import paint

AXE = Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js"
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
SCROLLS = {"type": "rule", "values": ["scrollable-region-focusable"]}
RUN = """async runOnly => {
  const frame = () => new Promise(requestAnimationFrame)
  for (let calm = 0; calm < 3; await frame()) calm = document.getAnimations().length ? 0 : calm + 1      // colours change over frames
  const { violations, passes } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false, iframes: false })
  if (passes.length + violations.length < (runOnly.type === 'tag' ? 15 : 1)) throw new Error(`axe looked at next to nothing: ${passes.length}`)
  const scrolled = node => {     // half out of a list that scrolls: whoever scrolls has all of it
    const one = document.querySelector(node.target[0]), box = one?.getBoundingClientRect()
    for (let at = one?.parentElement; at; at = at.parentElement) {
      const frame = at.getBoundingClientRect()
      if (at.scrollHeight > at.clientHeight + 1 && (box.bottom > frame.bottom - 1 || box.top < frame.top + 1)) return true
    }
    return false
  }
  const told = violations.map(one => one.id === 'target-size' ? { ...one, nodes: one.nodes.filter(node => !scrolled(node)) } : one)
  return told.filter(one => one.nodes.length).map(({ id, help, nodes }) => `${id}: ${help}\\n` + nodes.slice(0, 4).map(node => `    ${node.target}  ${node.html.slice(0, 160)}\\n      ${node.failureSummary.split('\\n').slice(1, 3).join(' ').trim()}`).join('\\n'))
}"""


@cache
def axe() -> str:
    return AXE.read_text()


def loaded(page: Page) -> None:
    paint(page)  # colours are looked at as they are seen
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.add_script_tag(content=axe())


def out_of_reach(page: Page) -> list[str]:
    """Return scrolling boxes that cannot be reached by keyboard."""
    loaded(page)
    found: list[str] = page.evaluate(RUN, SCROLLS)
    return found


def violations(page: Page) -> list[str]:
    """Return all violations in the light theme; in the dark one those about colours."""
    loaded(page)
    found = [f"day: {one}" for one in page.evaluate(RUN, ALL)]
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"night: {one}" for one in page.evaluate(RUN, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found
