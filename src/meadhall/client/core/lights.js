// What is lit on the board while somebody is told of it: parts of the page and pieces, all by the marks they bear.
import { goTo } from './deeds.js'
import { selector } from './marks.js'

const sky = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sky]
/**
 * Drawings are drawn anew all the time: a rule of style stays with whatever bears the mark.
 * @param {string[]} lights @param {number | null} [me]
 */
export function shine(lights, me) {
  const where = lights.map(light => selector(light, me))
  sky.replaceSync(
    where.length
      ? `:is(${where.join(',')}) { outline: 3px solid var(--act); outline-offset: 2px; border-radius: var(--r1) }
         :is(${where.map(one => `svg ${one}`).join(',')}) {
           filter: drop-shadow(0 0 5px var(--act)) drop-shadow(0 0 2px var(--act)) }`
      : '',
  )
}

/** The views of a phone, by the part of the page that each of them shows. @type {[string, string][]} */
const VIEWS = [
    ['.board', 'board'],
    ['.hand', 'hand'],
    ['.left', 'table'],
  ],
  phone = matchMedia('(max-width: 719px)'),
  ROOM = 12
/**
 * What is lit is brought into sight: on a phone into the view that has it, and out from under the sheet.
 * @param {string[]} lights
 */
export function lead(lights) {
  const found = lights.flatMap(light => [...document.querySelectorAll(selector(light) || 'none')])
  if (!phone.matches) return found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const [part, view] = VIEWS.find(([where]) => found.some(one => one.closest(where))) ?? ['', 'board']
  goTo(view)
  // When the view has been drawn.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const right = /** @type {Element} */ (document.querySelector('.right')),
        boxes = found.filter(one => part && one.closest(part)).map(one => one.getBoundingClientRect()),
        top = Math.min(...boxes.map(box => box.top)),
        bottom = Math.max(...boxes.map(box => box.bottom))
      // Where the sheet does not lie over the page, who speaks comes before what is spoken of.
      if (getComputedStyle(right).position !== 'fixed') right.querySelector('.lesson')?.scrollIntoView()
      else if (boxes.length && (top < 0 || bottom > right.getBoundingClientRect().top)) scrollBy({ top: top - ROOM })
    }),
  )
}
