// Keyboard: numbers answer, arrows move between things on the board, letters open tools.
import { shortcuts } from '../settings/settings.js'
import { isDialogOpen } from './dialog.js'

/** @param {Element | null} node */
const typing = node => node?.closest?.('input:not([type=range]), textarea, select, [contenteditable]')
/** @returns {HTMLElement[]} */
const things = () =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.board [data-walk], .hand [data-walk]')),
  ].filter(node => node.getBoundingClientRect().width)
/** @param {Element} node */
const middle = node => {
  const box = node.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}
/** @type {Record<string, number[]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Return the nearest thing in a direction; straight ahead counts as nearer. @param {number[]} pair */
function walk([dx, dy]) {
  const all = things(),
    here = document.activeElement?.closest?.('[data-walk]')
  if (!here) {
    ;(all.find(node => node.matches('.legal, .can')) || all[0])?.focus()
    return
  }
  const [x, y] = middle(here)
  /** @type {HTMLElement | null} */
  let best = null,
    least = Infinity
  for (const node of all) {
    const [a, b] = middle(node),
      ahead = (a - x) * dx + (b - y) * dy,
      aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx)
    if (ahead > 4 && ahead + 2 * aside < least) {
      best = node
      least = ahead + 2 * aside
    }
  }
  best?.focus()
}

/**
 * Handle keys, with one action for each letter. Return a function that stops it.
 * @param {{ answer(n: number): boolean, confirm(): boolean, cancel(): boolean, deeds: Record<string, () => void> }}
 *   does
 */
export function listenToKeys(does) {
  /** @param {KeyboardEvent} event */
  const press = event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return
    const node = /** @type {HTMLElement} */ (event.target)
    if (event.key === 'Escape') {
      if (typing(node)) node.blur()
      else if (does.cancel()) event.preventDefault()
      return
    }
    if (typing(node)) return
    if (WAYS[event.key] && !node.closest?.('[role=tablist], input, .log-scroll')) {
      event.preventDefault()
      return walk(WAYS[event.key])
    }
    if (event.key === 'Enter' && !node.closest?.('button, a, [role=button], summary')) {
      if (does.confirm()) event.preventDefault()
      return
    }
    if (!shortcuts.value) return
    if (/^[1-9]$/.test(event.key)) {
      if (does.answer(Number(event.key))) event.preventDefault()
      return
    }
    const deed = does.deeds[event.key.toLowerCase()]
    if (deed) {
      event.preventDefault()
      deed()
    }
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
