// The board: the map of Trudvang, an Adventure Map while one is open, the combat while there is one, Feats while one is
// learned.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { late } from '../../core/late.js'
import { signal } from '../../vendor/signals.js'
import { RegionMap } from './map.js'

/** In a combat one may look at the map all the same. */
const away = signal(false)

/** The combat, Feats to learn and Adventure Maps are read when the first of them comes. */
const Fight = late(() => import('./fight.js'), 'Fight'),
  Growth = late(() => import('./fight.js'), 'Growth'),
  SpaceMap = late(() => import('./spaces.js'), 'SpaceMap')

/** @param {{ t: Trudvang.Reader }} props */
export function Board({ t }) {
  const { fight, space, question } = t.view,
    map = space ? html`<${SpaceMap} t=${t}/>` : html`<${RegionMap} t=${t}/>`
  if (question?.feats) return html`<${Growth} t=${t}/>`
  if (!fight) return map
  return html`<div class="fight-board">
    <button class="btn small to-map" aria-pressed=${String(away.value)} onClick=${() => {
      away.value = !away.value
    }}>
      ${icon(away.value ? 'sword' : 'compass', { s: 18 })} ${t.words(away.value ? 'to-fight' : 'to-map')}</button>
    ${away.value ? map : html`<${Fight} t=${t}/>`}</div>`
}
