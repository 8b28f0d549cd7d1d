// Trudvang Legends in the browser, as the table page asks for it.
export { Board } from './board.js'
export { Preface, Tally } from './book.js'
export { Hand } from './dashboard.js'
export { openJournal, style } from './later.js'
export { comesFrom, opensTurn, touched } from './notation.js'
export { phrases } from './phrases.js'
export { note, Standing } from './standing.js'
export { lifted, refusals, ruleFor, sign } from './targets.js'

import { parse } from './notation.js'

/**
 * Everything an answer names, for what is lifted.
 * @param {string} text
 */
export const things = text => parse(text).things
/**
 * Said while a rune, or a Feat, is lifted.
 * @param {Trudvang.Reader} t
 * @param {string} held
 */
export const heldHint = (t, held) => t.words('held', { thing: t.phrases.said(held) })
/**
 * Nobody loses a story that was told to its end.
 * @param {Trudvang.Reader} t
 * @param {Outcome} props
 */
export const verdict = (t, { winners, reason }) => t.words(winners.length ? 'story-told' : 'story-cut', { reason })
/** What is shown as a moment, each with its sign. */
export const moments = {
  'level-up': 'star',
  event: 'raven',
  'test-result': 'drop',
  sleeve: 'book',
  defeated: 'skull',
  'adventure-over': 'crown',
}
/** How an ended game is told: the adventures that were played. */
export const score = 'score-adventures'
