// Fire & Axe in the browser: what the table page imports.

import { lazyComponent } from '../../widgets/lazy.js'

export { Beside, Board } from './board.js'
export { Hand } from './captain_panel.js'
export { phrases } from './phrases.js'
export { planned } from './route.js'
export { byItself, captionOf, wished } from './runes.js'
export { More, note, Standing, Tally } from './sidebar.js'
export { lifted, sign } from './targets.js'
export { lookAt } from './zoom.js'

export const Finale = lazyComponent(() => import('./finale.js'), 'Finale')
export const style = new URL('./board.css', import.meta.url).href
/** The chapter of rules for things that no question is about. */
export const rule = 'FA-TURN'

/** Score of an ended game, and each seat's points in a frame of the replay. */
export const score = 'score-vp'
/** @param {FireAndAxe.View} view */
export const progress = view => view.players.map(player => player.final.total)
