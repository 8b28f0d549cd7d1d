// Trudvang Legends in the browser, as the table page asks for it.
export { Board } from './board.js'
export { Preface, Tally } from './book.js'
export { Hand } from './dashboard.js'
export { openJournal, style } from './lazy_parts.js'
export { phrases } from './phrases.js'
export { note, Standing } from './sidebar.js'
export { lifted, sign } from './targets.js'

/** Rule chapters of things that no question asks about. */
export const rule = 'TL-GEN'
/**
 * Nobody loses a story that was told to its end.
 * @param {Trudvang.Reader} t
 * @param {Outcome} props
 */
export const verdict = (t, { winners, reason }) => t.words(winners.length ? 'story-told' : 'story-cut', { reason })
/** Summary of an ended game: the adventures that were played. */
export const score = 'score-adventures'
/** The journal and the cost of an adventure need all events of the game. */
export const readsAll = true
