// Yggdrasil Chronicles in the browser: what the table page imports.
export { Board } from './board.js'
export { openJournal } from './lazy_parts.js'
export { phrases } from './phrases.js'
export { Hand } from './sheet.js'
export { note, Standing } from './sidebar.js'
export { lifted, sign } from './targets.js'

import { html } from '../../art/tag.js'
import { Reckoning } from './lazy_parts.js'

export const style = new URL('./board.css', import.meta.url).href
/** The chapter of rules for things that no question is about. */
export const rule = 'YG-ROUND'
/**
 * All win or all lose: say why.
 * @param {Yggdrasil.Reader} t
 * @param {Outcome} props
 */
export const verdict = (t, { winners, reason }) =>
  t.words(winners.length ? 'event-win' : 'event-lose', { reason: t.words(`reason-${reason}`) })
/** What a game of a campaign has brought. @param {{ t: Yggdrasil.Reader }} props */
export const Tally = ({ t }) => t.view.campaign && html`<${Reckoning} t=${t}/>`
/** Score of an ended game: remaining life. */
export const score = 'score-life'
/**
 * For the chart of a game: each god's life in a frame of the replay.
 * @param {Yggdrasil.View} view
 */
export const progress = view => view.gods.filter(god => god.seat != null).map(god => god.life)
export const progressMost = 9
