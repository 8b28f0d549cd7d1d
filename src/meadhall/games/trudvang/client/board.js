// The board: the map of Trudvang, an Adventure Map while one is open, the combat while there is one, Feats while one is
// learned, Heroes while one is chosen.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { CombatResult, Fight, Heroes, LevelUp, SpaceMap } from './lazy_parts.js'
import { RegionMap } from './map.js'

/** In a combat one may look at the map all the same. */
const away = signal(false)

/** How the last combat ended, until the reader has gone on. */
export const leftCombat = signal(/** @type {GameEvent | null} */ (null))
const ENDS = printed.aftermath.ends
/** @type {(GameEvent | undefined)[]} */
let known = []
/** @type {GameEvent | null} */
let passed = null
/**
 * The end of a combat of this round that came while the reader was looking, or of the one before the combat that began
 * at once. What lay there when the page was opened is no news, and a replay has its map.
 * @param {Trudvang.Reader} t
 */
function ended({ told, view: { fight }, journal }) {
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
  const end = ended(t)
  if (end) return html`<${CombatResult} t=${t} end=${end}/>`
  if (!fight) return map
  return html`<div class="fight-board">
    <button class="btn small to-map" aria-pressed=${String(away.value)} onClick=${() => {
      away.value = !away.value
    }}>
      ${icon(away.value ? 'sword' : 'compass', { s: 18 })} ${t.words(away.value ? 'to-fight' : 'to-map')}</button>
    ${away.value ? map : html`<${Fight} t=${t}/>`}</div>`
}
