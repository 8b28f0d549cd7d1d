// Trudvang Legends in the browser: what the table page imports.
export { Board } from './board.js'
export { Preface, Tally } from './book.js'
export { Hand } from './dashboard.js'
export { openJournal, style } from './lazy_parts.js'
export { phrases } from './phrases.js'
export { note, Standing } from './sidebar.js'
export { lifted, sign } from './targets.js'

/** The chapter of rules for things that no question is about. */
export const rule = 'TL-GEN'
/**
 * A story told to its end is lost by no player.
 * @param {Trudvang.Reader} t
 * @param {Outcome} props
 */
export const verdict = (t, { winners, reason }) => t.words(winners.length ? 'story-told' : 'story-cut', { reason })
/** Score of an ended game: adventures played. */
export const score = 'score-adventures'
/** The journal and the cost of an adventure need all events of the game. */
export const readsAll = true
