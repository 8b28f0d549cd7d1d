"""Find obstacles to reading a page and answering it: letters too small, cut off, or over each other, and covered
answers.

    from browser.legible import faults, in_sight
    from browser.stage import Stage, scenes

    stage = Stage(visitor, "yggdrasil", players=3)
    stage.warm(list(scenes("yggdrasil").values()))
    for scene in scenes("yggdrasil").values():          # `walks.py` does so in every size and language
        stage.show(scene)
        assert faults(stage.page) == [], scene.name

`faults(page)` checks everything visible now, drawings included, and returns one line for each fault:
- `small`: text under 11 pixels of the screen, at any scale of the drawing around it;
- `cut`: text that its box or the screen cuts off, without a way to scroll to the rest;
- `over`: two texts that overlap;
- `covered`: text under something that cannot be scrolled away from it;
- `out of reach`: an answer, in the list or on the board, under something else;
- `question`: its heading, or the first answer, is not visible.
`faults(page, but=("over", ".port-name"))` leaves out kinds or whole parts of the page; say why where you do.
`in_sight(page, ".miss", ".f-odds")` lists which of these are not wholly on the screen.
`board_shown(page, ".worldtree")` returns its share of the screen's height, and what lies over it.
"""

from __future__ import annotations

import os

from playwright.sync_api import Page

SIZES = {"wide": (1920, 1080), "laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}
SMALLEST = 11

LOOK = r"""([smallest, but]) => {
  const say = (kind, node, more = '') => {
    const at = node.closest?.('[class]') ?? node.parentElement
    return `${kind}: ${JSON.stringify((node.textContent || node.getAttribute?.('aria-label') || '').trim().replace(/\s+/g, ' ').slice(0, 40))} in ${at ? `${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.')}` : node.tagName}${more}`
  }
  const left = but.filter(one => one.startsWith('.') || one.startsWith('#') || one.startsWith('[')).join(',')
  const without = new Set(but)
  const boxOf = (l, t, r, b) => ({ left: l, top: t, right: r, bottom: b, width: r - l, height: b - t })
  const meet = (a, b) => boxOf(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom))
  const some = (box, least = 0) => box.width > least && box.height > least
  const screen = boxOf(0, 0, document.documentElement.clientWidth, innerHeight)
  const styles = new Map(), style = node => { if (!styles.has(node)) styles.set(node, getComputedStyle(node)); return styles.get(node) }

  // What an element's ancestors leave of it: by boxes that scroll, and by boxes that only cut.
  const frames = new Map()
  const frame = node => {
    if (!node || node === document.body || node === document.documentElement) return { seen: screen, cut: screen, scrolls: document.scrollingElement.scrollHeight > innerHeight + 1 }
    if (frames.has(node)) return frames.get(node)
    const its = style(node), up = its.position === 'fixed' ? { seen: screen, cut: screen, scrolls: false } : frame(node.parentElement)
    let { seen, cut, scrolls } = up
    const clips = its.overflowX !== 'visible' || its.overflowY !== 'visible' || (node.tagName === 'svg' && its.overflow !== 'visible')
    if (clips && !['svg', 'symbol'].includes(node.parentElement?.closest('svg')?.tagName)) {
      const box = node.getBoundingClientRect(), can = [its.overflowX, its.overflowY].some(one => one === 'auto' || one === 'scroll') || its.touchAction === 'none'     // scrolled, or dragged
      seen = meet(seen, box)
      if (can) { scrolls = true; cut = null } else cut = cut && meet(cut, box)
    }
    const found = { seen, cut, scrolls }
    frames.set(node, found)
    return found
  }
  const hidden = new Map()
  const unseen = node => {
    if (!node || node === document.body) return false
    if (hidden.has(node)) return hidden.get(node)
    const its = style(node), gone = its.visibility === 'hidden' || its.display === 'none' || Number(its.opacity) < .05 || its.clipPath.startsWith('inset(50%') || (its.clip !== 'auto' && its.clip !== '') || (left && node.matches(left)) || unseen(node.parentElement)
    hidden.set(node, gone)
    return gone
  }
  const solid = node => { const colour = style(node).backgroundColor, alpha = /rgba\(.*, ([\d.]+)\)/.exec(colour); return !['transparent', 'rgba(0, 0, 0, 0)'].includes(colour) && (!alpha || Number(alpha[1]) > .6) || style(node).backgroundImage !== 'none' || (node instanceof SVGGeometryElement && style(node).fill !== 'none') }
  const pinned = node => { for (let at = node; at && at !== document.body; at = at.parentElement) if (['fixed', 'sticky'].includes(style(at).position)) return at; return null }

  // Every text, with its boxes on the screen.
  const texts = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange()
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement
    if (!node.data.trim() || !at || ['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT', 'TITLE', 'DESC', 'title', 'desc'].includes(at.tagName) || at.closest('defs, symbol') || !at.checkVisibility() || unseen(at)) continue
    const closed = at.closest('dialog'), open = document.querySelector('dialog[open]')
    if (open && closed !== open) continue
    range.selectNodeContents(node)
    // Of a line, the height of its letters: fonts reserve more above and below.
    const drawn = at.hasAttribute('textLength') ? [at.getBoundingClientRect()] : [...range.getClientRects()]      // set closer, it is as broad as that says
    const boxes = drawn.filter(box => some(box)).map(box => boxOf(box.left, box.top + box.height * .2, box.right, box.bottom - box.height * .2)), { seen, cut, scrolls } = frame(at)
    const shown = boxes.map(box => meet(box, seen)).filter(box => some(box, 1))
    if (boxes.length) texts.push({ node, at, boxes, shown, cut, scrolls })
  }
  const found = []

  const scale = at => {
    const svg = at instanceof SVGElement ? at.getScreenCTM() : null
    if (svg) return Math.sqrt(Math.abs(svg.a * svg.d - svg.b * svg.c))
    for (let up = at; up; up = up.parentElement) if (up.offsetWidth > 8 && style(up).transform !== 'none') return up.getBoundingClientRect().width / up.offsetWidth
    return 1
  }
  if (!without.has('small')) for (const { node, at, shown } of texts) if (shown.length) {
    const size = parseFloat(style(at).fontSize) * scale(at)
    if (size < smallest - .05) found.push(say('small', node, ` ${size.toFixed(1)} px`))
  }
  // Letters drawn once and used in many places.
  if (!without.has('small')) for (const node of document.querySelectorAll('use')) {
    const [text] = document.querySelector(node.getAttribute('href') || '#none')?.querySelectorAll('text') ?? []
    if (!text || unseen(node) || !some(meet(node.getBoundingClientRect(), frame(node).seen), 1)) continue
    const size = parseFloat(style(text).fontSize) * scale(node)
    if (size < smallest - .05) found.push(say('small', text, ` ${size.toFixed(1)} px`))
  }
  if (!without.has('cut')) for (const { node, at, boxes, cut, scrolls } of texts) {
    if (!cut) continue
    const lost = boxes.find(box => box.left < cut.left - 2 || box.right > cut.right + 2 || (!scrolls && (box.bottom > cut.bottom + 3 || box.top < cut.top - 3)))
    if (lost) found.push(say('cut', node, ` by ${Math.round(Math.max(cut.left - lost.left, lost.right - cut.right, scrolls ? 0 : lost.bottom - cut.bottom))} px`))
    else if (style(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1 && !at.closest('.where')) found.push(say('cut', node))
  }
  // Under what a text lies at a point: the first thing over it that is neither part of it nor lets it through.
  const over = (at, x, y) => {
    for (const node of document.elementsFromPoint(x, y)) {
      if (node === at || node.contains(at) || (node.closest('svg') && node.closest('svg') === at.closest('svg'))) return null     // drawings order their own layers
      if (solid(node)) return node
    }
    return null
  }
  if (!without.has('covered')) for (const { node, at, shown, scrolls } of texts) {
    for (const box of shown.filter(box => box.width > 6)) {
      const cover = over(at.closest('svg') ?? at, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
      if (cover && !(scrolls && pinned(cover))) { found.push(say('covered', node, ` by ${say('', cover).slice(2, 90)}`)); break }
    }
  }
  if (!without.has('over')) {
    const flat = texts.flatMap(text => text.shown.map(box => ({ ...text, box }))).sort((a, b) => a.box.top - b.box.top)
    const told = new Set()
    for (let i = 0; i < flat.length; i++) for (let j = i + 1; j < flat.length && flat[j].box.top < flat[i].box.bottom - 3; j++) {
      const [a, b] = [flat[i], flat[j]]
      if (a.at === b.at || (a.at.closest('text') && a.at.closest('text') === b.at.closest('text'))) continue
      const both = meet(a.box, b.box), slack = Math.min(a.box.height, b.box.height) * .2
      if (both.width <= 3 || both.height <= slack) continue
      const x = (both.left + both.right) / 2, y = (both.top + both.bottom) / 2
      if (over(a.at.closest('svg') ?? a.at, x, y) || over(b.at.closest('svg') ?? b.at, x, y)) continue        // one lies wholly under something
      const line = say('over', a.node, ` and ${say('', b.node).slice(2)}`)
      if (!told.has(line)) { told.add(line); found.push(line) }
    }
  }
  // Answers, in the list and on the board.
  if (!without.has('out of reach') && !document.querySelector('dialog[open]')) {
    for (const node of document.querySelectorAll('[data-answer], [data-group], .confirm button, [data-walk].legal, .legal [data-walk]')) {
      if (unseen(node)) continue
      const { seen, scrolls } = frame(node), box = meet(node.getBoundingClientRect(), seen)
      if (!some(box, 8)) continue
      const points = []
      for (let i = 1; i < 6; i++) for (let j = 1; j < 6; j++) points.push([box.left + (box.width * i) / 6, box.top + (box.height * j) / 6])
      const hits = points.map(([x, y]) => document.elementFromPoint(x, y)), free = hits.filter(hit => hit && (node.contains(hit) || hit.contains(node)))
      const covers = hits.filter(hit => hit && !node.contains(hit) && !hit.contains(node) && !(scrolls && pinned(hit)) && !(node instanceof SVGElement && hit.closest('svg') === node.ownerSVGElement))
      if (node instanceof SVGElement ? !free.length && covers.length : covers.length > points.length * .4)
        found.push(say('out of reach', node, ` under ${covers.length ? say('', covers[0]).slice(2, 90) : 'nothing'}`))
    }
    const heading = document.getElementById('ask-h'), first = document.querySelector('.ask [data-answer], .ask [data-group]')
    for (const node of without.has('question') ? [] : [heading, first]) {
      if (!node || unseen(node) || !node.checkVisibility()) continue
      const whole = node.getBoundingClientRect(), box = meet(whole, frame(node).seen)
      if (box.height < Math.min(whole.height, 30) - 2 || box.width < 8) found.push(say('question', node, ' is out of sight'))
    }
  }
  return [...new Set(found)]
}"""
IN_SIGHT = r"""selectors => selectors.filter(selector => {
  const nodes = [...document.querySelectorAll(selector)]
  return !nodes.length || nodes.some(node => {
    let { left, top, right, bottom } = node.getBoundingClientRect()
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue
      const box = up.getBoundingClientRect()
      if (left < box.left - 2 || top < box.top - 2 || right > box.right + 2 || bottom > box.bottom + 2) return true
    }
    return left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2 || right - left < 2
  })
})"""
SHOWN = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect(), top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom)
  const left = Math.max(0, box.left), right = Math.min(innerWidth, box.right)
  const hits = [.2, .5, .8].flatMap(x => [.1, .5, .9].map(y => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)))
  return [(bottom - top) / innerHeight, hits.filter(node => !node?.closest('.board')).map(node => String(node?.className))]
}"""
BRIEF = os.environ.get("MEADHALL_WALKS") == "brief"


def faults(page: Page, but: tuple[str, ...] = ()) -> list[str]:
    """Return a line for each thing on the screen that cannot be read or pressed."""
    found: list[str] = page.evaluate(LOOK, [SMALLEST, list(but)])
    return found


def in_sight(page: Page, *selectors: str) -> list[str]:
    """Return the selectors without a match, or whose match is not wholly on the screen."""
    missing: list[str] = page.evaluate(IN_SIGHT, list(selectors))
    return missing


def board_shown(page: Page, drawing: str) -> tuple[float, list[str]]:
    """Return a board drawing's share of the screen's height, and what else than the board lies over it."""
    share, covers = page.evaluate(SHOWN, drawing)
    return float(share), list(covers)
