// Where a ship could get to: ways and their price come with the view; a course set is only remembered here.
import { signal } from '../../vendor/signals.js'

/**
 * The space we want to reach, in several Days; and the one whose facts are shown: pressed, pointed at.
 * @type {Signal<string | null>}
 */
export const goal = signal(null)
/** @type {Signal<string | null>} */
export const looked = signal(null)
/** @type {Signal<string | null>} */
export const pointed = signal(null)

/**
 * The way to a space: { days, losses, steps: [{ id, day, losses }] }, quickest unless so many Days are wished; null
 * where none leads.
 * @param {FireAndAxe.View} view
 * @param {string} id
 * @param {number | null} [days]
 * @returns {FireAndAxe.Route | null}
 */
export function route(view, id, days = null) {
  const leg = view.routes[id]?.find(([day]) => days == null || day === days)
  if (!leg) return null
  const [day, losses, by] = leg,
    /** @type {Pick<FireAndAxe.Route, 'steps'> | null} */
    before = day > 1 ? route(view, by, day - 1) : view.routes[by] ? { steps: [{ id: by, day: 0, losses: 0 }] } : null
  return { days: day, losses, steps: [...(before?.steps || []), { id, day, losses }] }
}

/**
 * Slower ways to the same space that spare more pieces.
 * @param {FireAndAxe.View} view
 * @param {string} id
 */
export const slower = (view, id) => (view.routes[id] || []).slice(1).map(([days, losses]) => ({ days, losses }))

/**
 * The course, while it still leads somewhere.
 * @param {FireAndAxe.View} view
 */
export const courseOf = view => (goal.value && view.routes[goal.value] ? route(view, goal.value) : null)
