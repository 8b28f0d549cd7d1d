// The board: the map of Trudvang, an Adventure Map while one is open, the combat while there is one.
import { html } from '../../art/tag.js'
import { icon } from '../../art/glyphs.js'
import { late } from '../../core/late.js'
import { signal } from '../../vendor/signals.js'
import { RegionMap } from './map.js'

/** In a combat one may look at the map all the same. */
const away = signal(false)

/** The combat and Adventure Maps are read when the first of them begins. */
const Fight = late(() => import('./fight.js'), 'Fight'), SpaceMap = late(() => import('./spaces.js'), 'SpaceMap')

export function Board({ t }) {
  const { fight, space } = t.view, map = space ? html`<${SpaceMap} t=${t}/>` : html`<${RegionMap} t=${t}/>`
  if (!fight) return map
  return html`<div class="fight-board"><button class="btn small to-map" aria-pressed=${String(away.value)} onClick=${() => { away.value = !away.value }}>${icon(away.value ? 'sword' : 'compass', { s: 18 })} ${t.words(away.value ? 'to-fight' : 'to-map')}</button>${away.value ? map : html`<${Fight} t=${t}/>`}</div>`
}
