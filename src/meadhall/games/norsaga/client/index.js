// Norsaga in the browser: what the table page imports.

export { lifted } from '../../table/targets.js'
export { Board } from './board.js'
export { Hand } from './hand.js'
export { phrases } from './phrases.js'
export { note, Standing } from './sidebar.js'
export { sign } from './targets.js'

import { lazyComponent } from '../../widgets/lazy.js'

export const Finale = lazyComponent(() => import('./finale.js'), 'Finale')

export const style = ['../../art/cards.css', './board.css'].map(path => new URL(path, import.meta.url).href)
/** The chapter of rules for things that no question is about. */
export const rule = 'NS-TURN'

/** Score of an ended game: markers placed. */
export const score = 'score-markers'
/**
 * For the chart of a game: each seat's progress in a frame of the replay.
 * @param {Norsaga.View} view
 */
export const progress = view => view.players.map(player => player.progress)
export const progressMost = 6
