// Norsaga in the browser, as the table page asks for it.
export { Board } from './board.js'
export { Hand } from './hand.js'
export { comesFrom, leaves, touched } from './notation.js'
export { phrases } from './phrases.js'
export { note, Standing } from './standing.js'
export { lifted, refusals, ruleFor, sign } from './targets.js'

import { late } from '../../core/late.js'
import { parse } from './notation.js'

export const Finale = late(() => import('./finale.js'), 'Finale')

export const style = new URL('./board.css', import.meta.url).href
/**
 * Everything an answer names, for what is lifted.
 * @param {string} text
 * @param {number} seat
 */
export const things = (text, seat) => parse(text, seat).things
/**
 * Said while a card, or a spot, is lifted.
 * @param {Norsaga.Reader} t
 * @param {string} held
 */
export const heldHint = (t, held) =>
  held.includes('.')
    ? t.words('held-spot', { spot: t.phrases.place(...spotOf(held)) })
    : t.words('held-card', { card: t.phrases.card(held) })
/** @param {string} key @returns {[number, string]} */
const spotOf = key => {
  const [owner, name] = key.split('.')
  return [Number(owner), name]
}

/** What is shown as a moment, each with its sign. */
export const moments = { doom: 'skull', win: 'crown' }
/** How an ended game is told: markers placed. */
export const score = 'score-markers'
/**
 * For the chart of a game: each seat's progress in a frame of the replay.
 * @param {Norsaga.View} view
 */
export const progress = view => view.players.map(player => player.progress)
export const progressMost = 6
