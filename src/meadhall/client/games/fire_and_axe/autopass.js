// Passing by itself where a rune might be played: for this turn, for the whole game, or until a rune fits.
// The server hears an ordinary answer, after a pause that does not depend on the hand.

import { keep, kept } from '../../core/comfort.js'
import { tableHere } from '../../core/paths.js'
import { signal } from '../../vendor/signals.js'

export const WISHES = ['ask', 'fits', 'turn', 'game']
/** @param {number} seat */
const name = seat => `pass-${tableHere()}-${seat}`
/** @typedef {{ wish: string, turn?: string }} Wish */
/** @type {Signal<Record<number, Wish>>} */
const wishes = signal({})
/** @param {FireAndAxe.View} view */
const turnOf = view => `${view.round}.${view.active}`
/** @param {number} seat */
const stored = seat => wishes.value[seat] ?? kept(name(seat), { wish: 'ask' })

/**
 * What this seat wishes now; a wish for one turn ends with it.
 * @param {number} seat
 * @param {FireAndAxe.View} view
 */
export function wishOf(seat, view) {
  const { wish, turn } = stored(seat)
  return wish === 'turn' && turn !== turnOf(view) ? 'ask' : wish
}
/** @param {number} seat @param {FireAndAxe.View} view @param {string} wish */
export function wishFor(seat, view, wish) {
  const now = { wish, turn: turnOf(view) }
  wishes.value = { ...wishes.value, [seat]: now }
  keep(name(seat), wish === 'ask' ? null : now)
}

/**
 * Does this seat want to pass here?
 * @param {Decision} props
 * @param {FireAndAxe.View} view
 */
function passes({ seat, ask, options }, view) {
  if (!ask.startsWith('rune.') || !options?.includes('pass')) return false
  const wish = wishOf(seat, view)
  return wish === 'turn' || wish === 'game' || (wish === 'fits' && !options.some(text => text.startsWith('play ')))
}

/** @type {Signal<number | null>} */
const passing = signal(null)
/** @param {FireAndAxe.View} view */
export const passesNow = view => passing.value != null && passing.value === view.you

/**
 * The answer that gives itself, or null.
 * @param {{ view: FireAndAxe.View, decision: Decision | null }} props
 */
export function byItself({ view, decision }) {
  const now = decision != null && passes(decision, view)
  passing.value = now ? decision.seat : null
  return now ? 'pass' : null
}
