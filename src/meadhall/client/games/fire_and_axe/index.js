// Fire & Axe in the browser, as the table page asks for it.

import { late } from '../../core/late.js'

export { Beside, Board } from './board.js'
export { planned } from './course.js'
export { opensTurn, things, touched } from './notation.js'
export { phrases } from './phrases.js'
export { byItself, wished } from './runes.js'
export { More, note, Standing, Tally } from './standing.js'
export { lifted, refusals, ruleFor, sign } from './targets.js'
export { Hand } from './voyage.js'
export { lookAt } from './zoom.js'

export const Finale = late(() => import('./finale.js'), 'Finale')
export const style = new URL('./board.css', import.meta.url).href
/**
 * Said while a rune is lifted.
 * @param {FireAndAxe.Reader} t
 * @param {string} held
 */
export const heldHint = (t, held) => t.words('held-rune', { rune: t.phrases.rune(held) })

/** What is shown as a moment, each with its sign. */
export const moments = {
  sack: 'coin',
  settlement: 'house',
  saga: 'crown',
  strand: 'skull',
  devour: 'skull',
  usurp: 'house',
  era: 'horn',
}
/** How an ended game is told, and each seat's points in a frame of the replay. */
export const score = 'score-vp'
/** @param {FireAndAxe.View} view */
export const progress = view => view.players.map(player => player.final.total)
