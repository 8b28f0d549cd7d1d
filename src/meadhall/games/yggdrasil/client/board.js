// The world tree: nine worlds on three levels, the middle one turning. A pure function of the view and the question.
import { html, Still, svg } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { useMinFontSize } from '../../widgets/min_font_size.js'
import { Margins, openDanger } from './danger.js'
import {
  DecidingSpace,
  lookAt,
  openLegend,
  openPage,
  openPiles,
  Purchases,
  SagaPieces,
  SavingThrow,
} from './lazy_parts.js'
import { targets } from './targets.js'
import { placeOf, useTurning } from './tree_layout.js'
import { Cage, Climbs, Islands, Root } from './tree_margins.js'
import { Tip, World } from './world.js'
import { wood } from './world_tree.js'

const narrow = matchMedia('(max-width: 719px), (max-height: 480px)'),
  phone = signal(narrow.matches)
narrow.addEventListener('change', () => {
  phone.value = narrow.matches
})

/** @param {{ t: Yggdrasil.Reader, to: Targets }} props */
function WorldTree({ t, to }) {
  const big = phone.value,
    z = big ? 1.15 : 1,
    drawing = useTurning(t.view.turned)
  useMinFontSize(drawing)
  const order = [...t.view.worlds].sort((a, b) => placeOf(a.world, t.view.turned).y - placeOf(b.world, t.view.turned).y)
  /** @param {string} id */
  const look = id => lookAt(t, id)
  return svg`<svg ref=${drawing} class="worldtree" viewBox=${big ? '-34 -6 1068 1024' : '-62 0 1124 1012'} role="group"
      aria-label=${t.words('tree-label')}>
    <${Still} of="wood" draw=${wood}/>
    <${Cage} t=${t} z=${z}/><${Islands} t=${t} z=${z}/><${Climbs} view=${t.view}/>
    ${order.map(world => html`<${World} key=${world.world} t=${t} to=${to} world=${world} big=${big} look=${look}/>`)}
    <${Root} t=${t}/>${t.view.saga && html`<${SagaPieces} t=${t} big=${big}/>`}
    ${t.view.over && html`<${DecidingSpace} t=${t}/>`}</svg>`
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function Board({ t }) {
  const to = targets(t)
  // Between two games the tree is empty: show the purchases for the next one.
  if (t.view.asked?.ask === 'sheet.buy') return html`<${Purchases} t=${t}/>`
  return html`${t.view.throw && !t.view.over && html`<${SavingThrow} t=${t}/>`}<div class="tree-frame"><${WorldTree}
    t=${t}
    to=${to}/>
      <div class="tree-tools"><button class="btn small phone-only" onClick=${() => openDanger(t)}>
        ${t.words('danger-title')}</button>
        ${
          t.view.saga &&
          html`<button class="btn small page-tool" data-test="open-page" onClick=${() => openPage(t)}>
            ${t.words('page-short')}</button>`
        }
        <button class="btn small" onClick=${() => openLegend(t)}>${t.words('legend-title')}</button>
        ${
          t.view.options.memory &&
          html`<button class="btn small phone-only" aria-label=${t.words('piles-title')} onClick=${() => openPiles(t)}>
            ${t.words('piles-short')}</button>`
        }</div></div>
    ${!t.view.over && html`<${Margins} t=${t}/>`}<${Tip} t=${t}/>`
}
