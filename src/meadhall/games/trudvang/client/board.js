// The board: the map of Trudvang, an Adventure Map while one is open, the combat during one, Feats while learning one,
// Heroes while choosing one.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { CombatResult, Fight, Heroes, LevelUp, SpaceMap } from './lazy_parts.js'
import { RegionMap } from './map.js'

/** True while the reader looks at the map during a combat. */
const away = signal(false)

/** How the last combat ended, until the reader continues. */
export const leftCombat = signal(/** @type {GameEvent | null} */ (null))
const ENDS = printed.aftermath.ends
/** @type {(GameEvent | undefined)[]} */
let known = []
/** @type {GameEvent | null} */
let passed = null
/**
 * Return the end of a combat of this round that arrived while the page was open, or of the combat before the current
 * one. Ends already in the log when the page opened are not shown, nor are those of a replay.
 * @param {Trudvang.Reader} t
 */
function findEnd({ told, view: { fight }, journal }) {
  if (told[0] !== known[0]) known = [told[0], told.at(-1)]
  if (!journal) return null
  const until = fight ? told.findLastIndex(event => event.kind === 'combat') : told.length,
    marks = ['combat', ...ENDS, fight ? '' : 'round'],
    last = told.slice(0, Math.max(until, 0)).findLast(event => marks.includes(event.kind))
  if (!last || !ENDS.includes(last.kind) || last === (fight ? passed : null) || last === leftCombat.value) return null
  if (!fight) passed = last
  return !known[1] || told.lastIndexOf(last) > told.indexOf(known[1]) ? last : null
}

/** @param {{ t: Trudvang.Reader }} props */
export function Board({ t }) {
  const { fight, space, question } = t.view,
    map = space ? html`<${SpaceMap} t=${t}/>` : html`<${RegionMap} t=${t}/>`
  if (question?.feats) return html`<${LevelUp} t=${t}/>`
  if (question?.faces) return html`<${Heroes} t=${t}/>`
  const end = findEnd(t)
  if (end) return html`<${CombatResult} t=${t} end=${end}/>`
  if (!fight) return map
  return html`<div class="fight-board">
    <button class="btn small to-map" aria-pressed=${String(away.value)} onClick=${() => {
      away.value = !away.value
    }}>
      ${icon(away.value ? 'sword' : 'compass', { s: 18 })} ${t.words(away.value ? 'to-fight' : 'to-map')}</button>
    ${away.value ? map : html`<${Fight} t=${t}/>`}</div>`
}
