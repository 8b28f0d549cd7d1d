export { Board } from './board.js'
export { Hand } from './hand.js'
export { Standing, note } from './standing.js'
export { phrases } from './phrases.js'
export { lifted } from './targets.js'

/** Its own style and the words it speaks. */
export const style = new URL('./board.css', import.meta.url).href
/** How an ended game is told: markers placed. */
export const score = 'score-markers'
/** For the chart of a game: each seat's progress in a frame of the replay. */
export const progress = view => view.players.map(p => p.progress)
export const progressMost = 6
