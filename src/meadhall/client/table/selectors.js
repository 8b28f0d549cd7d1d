// Parts of the page and pieces of a board bear marks: whoever speaks of them finds them by these.
import { signal } from '../vendor/signals.js'

/**
 * Where a thing is: whatever bears the mark, `part:hand` or `spot:0.Y`; `spot:me.Y` is one's own.
 * @param {string} mark @param {number | null} [me]
 */
export function selectorOf(mark, me = null) {
  const [kind, ...rest] = mark.split(':')
  return `[data-${kind}="${CSS.escape(rest.join(':').replace(/^me\./, `${me}.`))}"]`
}

/**
 * The marks that are lit now: boards write the names of these.
 * @type {Signal<string[]>}
 */
export const highlighted = signal([])
