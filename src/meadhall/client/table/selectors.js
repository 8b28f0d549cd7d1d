// Marks: `data-` attributes by which lessons, hints and guides find parts of the page and pieces.
import { signal } from '../vendor/signals.js'

/**
 * CSS selector of a mark such as `part:hand` or `spot:0.Y`; `spot:me.Y` is the viewer's own.
 * @param {string} mark @param {number | null} [me]
 */
export function selectorOf(mark, me = null) {
  const [kind, ...rest] = mark.split(':')
  return `[data-${kind}="${CSS.escape(rest.join(':').replace(/^me\./, `${me}.`))}"]`
}

/** The highlighted marks; boards show the names of these. @type {Signal<string[]>} */
export const highlighted = signal([])
