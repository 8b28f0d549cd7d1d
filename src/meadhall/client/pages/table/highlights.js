// Highlights on the board: parts of the page and pieces, found by their marks.

import { sheetOpen } from '../../table/store.js'
import { highlighted, selectorOf } from '../../table/targets.js'
import { switchView } from './actions.js'

const sky = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sky]
/**
 * Drawings are rendered again all the time: a CSS rule stays with every element that bears the mark.
 * @param {string[]} lights @param {number | null} [me]
 */
export function highlight(lights, me) {
  if (highlighted.value.join() !== lights.join()) highlighted.value = lights
  const where = lights.map(light => selectorOf(light, me)),
    shapes = where.map(one => `svg ${one}`)
  // Panels scroll within columns that would clip an outline, so it is inset; shapes get theirs as a stroke, in drawings
  // of any scale.
  sky.replaceSync(
    where.length
      ? `:is(${where}) { outline: 4px solid var(--lit) !important; outline-offset: 2px; border-radius: var(--r1) }
         :is(main, aside, section, .my-saga):is(${where}) { outline-offset: -4px !important }
         .my-saga:is(${where}) { padding-inline: 10px }
         :is(${shapes}) { outline-width: 7px !important;
           filter: drop-shadow(0 0 5px var(--lit)) drop-shadow(0 0 2px var(--lit)) }
         path:is(${shapes}) { outline-color: transparent !important; stroke: var(--lit); stroke-width: 8px;
           stroke-linejoin: round }`
      : '',
  )
}

/**
 * Scroll the first highlighted row of the list into view; a phone shows board and text first.
 * @param {boolean} [asked]
 */
export function revealHighlights(asked = false) {
  if (phone.matches && asked) sheetOpen.value = true
  if (!phone.matches || asked)
    afterRender(() => document.querySelector('.ask .answer.awaited')?.scrollIntoView({ block: 'nearest' }))
}

/** Repeat it while parts of the question load. @returns {() => void} what ends it */
export function keepHighlightsInView() {
  const observer = new MutationObserver(() => revealHighlights()),
    question = document.querySelector('.ask')
  if (question) observer.observe(question, { childList: true, subtree: true })
  revealHighlights()
  return () => observer.disconnect()
}

/** Views of a phone, by the part of the page that each shows. @type {[string, 'board' | 'hand' | 'table'][]} */
const PARTS = [
    ['.board', 'board'],
    ['.hand', 'hand'],
    ['.left', 'table'],
  ],
  phone = matchMedia('(max-width: 719px)'),
  ROOM = 12,
  GLIMPSE = 120 // visible pixels that are enough to find a large thing; of a small one half

/** @param {string} light */
const bearers = light => [...document.querySelectorAll(selectorOf(light) || 'none')]
/** @param {Element} one */
const viewOf = one => PARTS.find(([where]) => one.closest(where))
const sheet = () => /** @type {Element} */ (document.querySelector('.right'))
/** The sheet overlays the page or is part of it. */
const isOverlay = () => getComputedStyle(sheet()).position === 'fixed'
/** Call after the view has been rendered. @param {() => void} act */
const afterRender = act => requestAnimationFrame(() => requestAnimationFrame(act))

/** @param {Element} one */
function isInSight(one) {
  const { top, bottom, left, right, width, height } = one.getBoundingClientRect(),
    floor = (isOverlay() ? sheet() : document.querySelector('.tabbar'))?.getBoundingClientRect().top ?? innerHeight,
    tall = Math.min(bottom, floor) - Math.max(top, 0),
    broad = Math.min(right, innerWidth) - Math.max(left, 0)
  return width > 0 && tall >= Math.min(height / 2, GLIMPSE) && broad >= Math.min(width / 2, GLIMPSE)
}

/** Return the views of a phone that have something highlighted out of sight. @param {string[]} lights */
export function isOffscreen(lights) {
  if (!phone.matches) return []
  const hidden = lights.map(bearers).filter(all => !all.some(isInSight)),
    where = hidden.flatMap(all => all.slice(0, 1).map(viewOf))
  return PARTS.filter(view => where.includes(view)).map(([, name]) => name)
}

/**
 * Switch to a view and scroll to what is highlighted there.
 * @param {string} name @param {string[]} lights @param {() => void} done
 */
export function findHighlights(name, lights, done) {
  switchView(name)
  afterRender(() => {
    const found = lights.flatMap(bearers).filter(one => viewOf(one)?.[1] === name),
      one = found.find(one => !isInSight(one))
    one?.scrollIntoView({ block: isOverlay() ? 'start' : 'center', inline: 'center' })
    if (one && isOverlay()) scrollBy({ top: -ROOM })
    done()
  })
}

/**
 * Scroll to what is highlighted: on a phone switch to its view and keep it clear of the sheet.
 * @param {string[]} lights @param {() => void} done
 */
export function scrollToHighlights(lights, done) {
  const found = lights.flatMap(bearers)
  if (!phone.matches)
    return found.find(one => one.getClientRects().length)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  switchView(PARTS.find(view => found.some(one => viewOf(one) === view))?.[1] ?? 'board')
  afterRender(() => {
    const boxes = found.filter(viewOf).map(one => one.getBoundingClientRect()),
      shown = boxes.filter(box => box.height),
      top = Math.min(...shown.map(box => box.top)),
      bottom = Math.max(...shown.map(box => box.bottom))
    // Where the sheet is part of the page, show the lesson's text first.
    if (!isOverlay()) sheet().querySelector('.lesson')?.scrollIntoView()
    else if (shown.length && (top < 0 || bottom > sheet().getBoundingClientRect().top)) scrollBy({ top: top - ROOM })
    done()
  })
}
