// What is lit on the board while somebody is told of it: parts of the page and pieces, all by the marks they bear.

import { highlighted, selectorOf } from '../../table/selectors.js'
import { sheetOpen } from '../../table/store.js'
import { switchView } from './actions.js'

const sky = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sky]
/**
 * Drawings are drawn anew all the time: a rule of style stays with whatever bears the mark.
 * @param {string[]} lights @param {number | null} [me]
 */
export function highlight(lights, me) {
  if (highlighted.value.join() !== lights.join()) highlighted.value = lights
  const where = lights.map(light => selectorOf(light, me)),
    shapes = where.map(one => `svg ${one}`)
  // Panels scroll within columns that would cut a ring around them; a shape is followed by its ring, and drawings are
  // scaled.
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

/** Bring the first ringed row of the list into sight; a phone shows board and text first. @param {boolean} [asked] */
export function revealHighlights(asked = false) {
  if (phone.matches && asked) sheetOpen.value = true
  if (!phone.matches || asked)
    drawn(() => document.querySelector('.ask .answer.awaited')?.scrollIntoView({ block: 'nearest' }))
}

/** Keep it there while parts of the question arrive late. @returns {() => void} what ends it */
export function keepHighlightsInView() {
  const observer = new MutationObserver(() => revealHighlights()),
    question = document.querySelector('.ask')
  if (question) observer.observe(question, { childList: true, subtree: true })
  revealHighlights()
  return () => observer.disconnect()
}

/** The views of a phone, by the part of the page that each shows. @type {[string, 'board' | 'hand' | 'table'][]} */
const PARTS = [
    ['.board', 'board'],
    ['.hand', 'hand'],
    ['.left', 'table'],
  ],
  phone = matchMedia('(max-width: 719px)'),
  ROOM = 12,
  GLIMPSE = 120 // pixels of a large thing that are enough to find it; of a small one it is the half

/** @param {string} light */
const bearers = light => [...document.querySelectorAll(selectorOf(light) || 'none')]
/** @param {Element} one */
const viewOf = one => PARTS.find(([where]) => one.closest(where))
const sheet = () => /** @type {Element} */ (document.querySelector('.right'))
/** The sheet may lie over the page or stand in it. */
const overlaid = () => getComputedStyle(sheet()).position === 'fixed'
/** When the view has been drawn. @param {() => void} act */
const drawn = act => requestAnimationFrame(() => requestAnimationFrame(act))

/** @param {Element} one */
function inSight(one) {
  const { top, bottom, left, right, width, height } = one.getBoundingClientRect(),
    floor = (overlaid() ? sheet() : document.querySelector('.tabbar'))?.getBoundingClientRect().top ?? innerHeight,
    tall = Math.min(bottom, floor) - Math.max(top, 0),
    broad = Math.min(right, innerWidth) - Math.max(left, 0)
  return width > 0 && tall >= Math.min(height / 2, GLIMPSE) && broad >= Math.min(width / 2, GLIMPSE)
}

/**
 * The views of a phone with something lit that is not in sight: not everything has room at once.
 * @param {string[]} lights
 */
export function isOffscreen(lights) {
  if (!phone.matches) return []
  const hidden = lights.map(bearers).filter(all => !all.some(inSight)),
    where = hidden.flatMap(all => all.slice(0, 1).map(viewOf))
  return PARTS.filter(view => where.includes(view)).map(([, name]) => name)
}

/**
 * To a view, and there to what is lit and was not in sight.
 * @param {string} name @param {string[]} lights @param {() => void} done
 */
export function findHighlights(name, lights, done) {
  switchView(name)
  drawn(() => {
    const found = lights.flatMap(bearers).filter(one => viewOf(one)?.[1] === name),
      one = found.find(one => !inSight(one))
    one?.scrollIntoView({ block: overlaid() ? 'start' : 'center', inline: 'center' })
    if (one && overlaid()) scrollBy({ top: -ROOM })
    done()
  })
}

/**
 * What is lit is brought into sight: on a phone into the view that has it, and out from under the sheet.
 * @param {string[]} lights @param {() => void} done
 */
export function scrollToHighlights(lights, done) {
  const found = lights.flatMap(bearers)
  if (!phone.matches)
    return found.find(one => one.getClientRects().length)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  switchView(PARTS.find(view => found.some(one => viewOf(one) === view))?.[1] ?? 'board')
  drawn(() => {
    const boxes = found.filter(viewOf).map(one => one.getBoundingClientRect()),
      shown = boxes.filter(box => box.height),
      top = Math.min(...shown.map(box => box.top)),
      bottom = Math.max(...shown.map(box => box.bottom))
    // Where the sheet does not lie over the page, who speaks comes before what is spoken of.
    if (!overlaid()) sheet().querySelector('.lesson')?.scrollIntoView()
    else if (shown.length && (top < 0 || bottom > sheet().getBoundingClientRect().top)) scrollBy({ top: top - ROOM })
    done()
  })
}
