// The world tree: nine worlds on three levels, the middle one turning. A pure function of the view and the question.
import { Still, html, svg } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { Margins, openDanger } from './danger.js'
import { lookAt, openPiles } from './later.js'
import { Cage, Climbs, Islands, Root } from './marginalia.js'
import { Saving } from './saving.js'
import { targets } from './targets.js'
import { placeOf, wood } from './tree.js'
import { useTurning } from './turning.js'
import { World } from './world.js'

const narrow = matchMedia('(max-width: 719px)'), phone = signal(narrow.matches)
narrow.addEventListener('change', () => { phone.value = narrow.matches })

function WorldTree({ t, to }) {
  const big = phone.value, z = big ? 1.35 : 1, drawing = useTurning(t.view.turned)
  const order = [...t.view.worlds].sort((a, b) => placeOf(a.world, t.view.turned).y - placeOf(b.world, t.view.turned).y)
  return svg`<svg ref=${drawing} class="worldtree" viewBox=${big ? '-34 -6 1068 1024' : '-62 0 1124 1012'} role="group" aria-label=${t.words('tree-label')}><${Still} of="wood" draw=${wood}/>
    <${Cage} t=${t} z=${big ? 1.15 : 1}/><${Islands} t=${t} z=${z}/><${Climbs} view=${t.view}/>
    ${order.map(world => html`<${World} key=${world.world} t=${t} to=${to} world=${world} big=${big} look=${id => lookAt(t, id)}/>`)}
    <${Root} t=${t}/></svg>`
}

export function Board({ t }) {
  const to = targets(t)
  return html`<div class="tree-frame"><${WorldTree} t=${t} to=${to}/>
      <div class="tree-tools phone-only"><button class="btn small" onClick=${() => openDanger(t)}>${t.words('danger-title')}</button>
        ${t.view.options.memory && html`<button class="btn small" onClick=${() => openPiles(t)}>${t.words('piles-title')}</button>`}</div></div>
    <${Saving} t=${t}/><${Margins} t=${t}/>`
}
