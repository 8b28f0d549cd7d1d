// The chart's buttons: closer, farther, everything, my ship, regions.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { closer, farther, showAll, showShip, whole } from './zoom.js'

/** Are the regions drawn in? */
export const regions = signal(false)

/**
 * @param {{ label: string, does: () => void, off?: boolean, on?: boolean | null, cls?: string, children: Drawing }}
 *   props
 */
const Tool = ({ label, does, off = false, on = null, cls = '', children }) =>
  html`<button class="chart-tool ${cls}" title=${label} aria-label=${label} disabled=${off} aria-pressed=${
    on == null ? null : String(on)
  }
      onClick=${does}>
    ${children}</button>`

/** @param {{ t: FireAndAxe.Reader }} props */
export const Tools = ({ t }) => html`<div class="chart-tools" role="group" aria-label=${t.words('chart-tools')}>
  <${Tool} label=${t.words('zoom-in')} does=${closer}><span aria-hidden="true">+</span><//>
  <${Tool} label=${t.words('zoom-out')} does=${farther} off=${whole.value}><span aria-hidden="true">−</span><//>
  ${
    whole.value
      ? html`<${Tool} key="fit" label=${t.words('zoom-ship')} does=${() => showShip(t.view.players[t.front].ship)}>
      ${icon('ship', { s: 20 })}<//>`
      : html`<${Tool} key="fit" label=${t.words('zoom-all')} does=${showAll}>${icon('compass', { s: 20 })}<//>`
  }
  <${Tool} cls="wide" label=${t.words('show-regions')} does=${() => {
    regions.value = !regions.value
  }} on=${regions.value}>
    ${icon('cairn', { s: 20 })}<//></div>`
