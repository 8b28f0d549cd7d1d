// The board: the map of Trudvang, an Adventure Map while one is open, the combat while there is one, Feats while one is
// learned.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { dress } from '../../core/game.js'
import { late } from '../../core/late.js'
import { signal } from '../../vendor/signals.js'
import { RegionMap } from './map.js'

/** In a combat one may look at the map all the same. */
const away = signal(false)

/** How the last combat ended, until the reader has gone on. */
export const gone = signal(/** @type {GameEvent | null} */ (null))
const ENDS = printed.aftermath.ends
/** @type {(GameEvent | undefined)[]} */
let known = []
/**
 * The end of a combat of this round that came while the reader was looking. What lay there when the page was opened is
 * no news, and a replay has its map.
 * @param {Trudvang.Reader} t
 */
function ended(t) {
  if (t.told[0] !== known[0]) known = [t.told[0], t.told.at(-1)]
  if (!t.journal || t.view.fight) return null
  const last = t.told.findLast(event => event.kind === 'combat' || event.kind === 'round' || ENDS.includes(event.kind))
  if (!last || !ENDS.includes(last.kind) || last === gone.value) return null
  return !known[1] || t.told.lastIndexOf(last) > t.told.indexOf(known[1]) ? last : null
}

/** @type {Promise<unknown> | undefined} */
let style
/** What fills the board for a moment is dressed when the first of it comes. @param {Promise<any>} part */
async function dressed(part) {
  style ??= dress(new URL('./outcome.css', import.meta.url).href)
  await style
  return part
}

/** The combat, Feats to learn and Adventure Maps are read when the first of them comes. */
const Fight = late(() => import('./fight.js'), 'Fight'),
  Growth = late(() => dressed(import('./fight.js')), 'Growth'),
  Outcome = late(() => dressed(import('./outcome.js')), 'Outcome'),
  SpaceMap = late(() => import('./spaces.js'), 'SpaceMap')

/** @param {{ t: Trudvang.Reader }} props */
export function Board({ t }) {
  const { fight, space, question } = t.view,
    map = space ? html`<${SpaceMap} t=${t}/>` : html`<${RegionMap} t=${t}/>`
  if (question?.feats) return html`<${Growth} t=${t}/>`
  const end = ended(t)
  if (end) return html`<${Outcome} t=${t} end=${end}/>`
  if (!fight) return map
  return html`<div class="fight-board">
    <button class="btn small to-map" aria-pressed=${String(away.value)} onClick=${() => {
      away.value = !away.value
    }}>
      ${icon(away.value ? 'sword' : 'compass', { s: 18 })} ${t.words(away.value ? 'to-fight' : 'to-map')}</button>
    ${away.value ? map : html`<${Fight} t=${t}/>`}</div>`
}
