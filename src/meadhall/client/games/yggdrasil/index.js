// Yggdrasil Chronicles in the browser, as the table page asks for it.
export { Board } from './board.js'
export { openJournal } from './later.js'
export { touched } from './notation.js'
export { phrases } from './phrases.js'
export { Hand } from './sheet.js'
export { note, Standing } from './standing.js'
export { lifted, refusals, ruleFor, sign } from './targets.js'

import { html } from '../../art/tag.js'
import { Reckoning } from './later.js'
import { parse } from './notation.js'

export const style = new URL('./board.css', import.meta.url).href
/**
 * Everything an answer names, for what is lifted.
 * @param {string} text
 */
export const things = text => parse(text).things
/**
 * Who acts: events mostly name the god, whoever plays it.
 * @param {GameEvent} event
 * @param {Yggdrasil.View} view
 */
export const actor = (event, view) => event.seat ?? view.gods.find(one => one.god === event.god)?.seat ?? null
/**
 * Said while a god, or a world, is lifted.
 * @param {Yggdrasil.Reader} t
 * @param {string} held
 */
export const heldHint = (t, held) =>
  t.words('held', {
    thing: t.phrases.called(
      t.words.has(`god-${held}`) ? 'god' : t.words.has(`world-${held}`) ? 'world' : 'enemy',
      held,
    ),
  })

/**
 * All win or all lose, and everybody wants to know why.
 * @param {Yggdrasil.Reader} t
 * @param {Outcome} props
 */
export const verdict = (t, { winners, reason }) =>
  t.words(winners.length ? 'event-win' : 'event-lose', { reason: t.words(`reason-${reason}`) })
/**
 * What a game of a campaign has brought.
 * @param {{ t: Yggdrasil.Reader }} props
 */
export const Tally = ({ t }) => t.view.campaign && html`<${Reckoning} t=${t}/>`
/** How an ended game is told: the life that is left. */
export const score = 'score-life'
/**
 * For the chart of a game: each god's life in a frame of the replay.
 * @param {Yggdrasil.View} view
 */
export const progress = view => view.gods.filter(god => god.seat != null).map(god => god.life)
export const progressMost = 9
/** What is worth a look: a foe that stirs or falls, a world that is lost or saved, a page, the end. */
export const moments = {
  wake: 'skull',
  devastate: 'broken',
  heal: 'leaf',
  slain: 'sword',
  page: 'book',
  win: 'crown',
  lose: 'skull',
}
