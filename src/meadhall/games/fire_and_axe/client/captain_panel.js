// The captain's board below the chart: Days, losses, wind, runes, stockpile.

import { icon } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { useRef } from '../../vendor/hooks.js'
import { DEMAND_BONUS, LOSSES } from './chart_data.js'
import { dialFace } from './drawing.js'
import { GOODS } from './notation.js'
import { Runes } from './runes.js'
import { findChartTargets } from './targets.js'

/** @param {{ t: FireAndAxe.Reader }} props */
function Days({ t }) {
  const { prep, sail, limit } = t.view.days
  return html`<div class="v-days" data-part="days"><h3 data-term="days">${t.words('term-days')}</h3>
    <div class="days" role="img" aria-label=${t.words('days-said', { prep, sail, left: limit - prep - sail })}>
    ${Array.from(
      { length: limit },
      (_, i) => html`<i key=${i} aria-hidden="true" class=${i < prep ? 'prep' : i < prep + sail ? 'sail' : ''}>
        ${i < prep ? icon('house', { s: 16 }) : i < prep + sail ? icon('ship', { s: 16 }) : i + 1}</i>`,
    )}</div></div>`
}

/**
 * The Losses chart: Days beyond the limit on top, the skull they point at below; covered skulls show the piece. It can
 * exceed the chart, because Tireless Oars may go on.
 */
/** @param {{ t: FireAndAxe.Reader }} props */
function Skulls({ t }) {
  const { skulls } = t.view,
    { days } = LOSSES
  return html`<div class="v-skulls" data-part="losses"><h3 data-term="losses">${t.words('term-skulls')}</h3>
    <ol class="skulls" aria-label=${t.words('skulls-said', { count: skulls.length })}>
    ${Array.from(
      { length: Math.max(LOSSES.skulls, skulls.length) },
      (_, i) => html`<li key=${i} class=${skulls[i] ? 'covered' : ''}>
        ${icon(skulls[i] || 'skull', { s: 17, label: skulls[i] ? t.words(`piece-${skulls[i]}`) : null })}
        <small aria-hidden="true">+${days * i + 1}–${days * (i + 1)}</small></li>`,
    )}</ol></div>`
}

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
function Wind({ t, to }) {
  /** @param {string} way @param {string} sign */
  const turn = (way, sign) => {
    const text = to.naming(`wind:${way}`)[0]?.text
    return (
      text &&
      html`<button class="btn small wind-turn legal ${t.chosen === text ? 'chosen' : ''}" data-walk
              aria-pressed=${String(t.chosen === text)} aria-label=${t.label(text)} onClick=${() =>
                t.choose(text)} onFocus=${() => {
                t.focus.value = text
              }}>
          <span aria-hidden="true">${sign}</span></button>`
    )
  }
  return html`<div class="v-dial" data-part="wind">
    ${turn('anticlockwise', '↺')}<${Dial} t=${t}/>${turn('clockwise', '↻')}</div>`
}

/** @param {{ t: FireAndAxe.Reader }} props */
function Stock({ t }) {
  const { stock, demand } = t.view
  return html`<div class="v-stock" data-part="demand"><h3 data-term="demand">${t.words('term-demand')}</h3>
    <p class="demand">${icon(demand, { s: 26, label: t.words(`piece-${demand}`) })} <b>+${DEMAND_BONUS}</b></p>
    <ul aria-label=${t.words('term-stock')}>
      ${GOODS.map(
        good => html`<li key=${good}>${icon(good, { s: 17, label: t.words(`piece-${good}`) })} ${stock[good]}
        </li>`,
      )}</ul></div>`
}

/** @param {{ t: FireAndAxe.Reader }} props */
function CaptainPanel({ t }) {
  const to = findChartTargets(t)
  return html`<div class="panel voyage"><${Days} t=${t}/><${Skulls} t=${t}/><${Wind} t=${t} to=${to}/><${Runes} t=${t}
    to=${to}/>
    <${Stock} t=${t}/></div>`
}
/** Hidden after the end of the game: the chart needs the space. @param {{ t: FireAndAxe.Reader }} props */
export const Hand = ({ t }) => (t.view.over ? null : html`<${CaptainPanel} t=${t}/>`)

// The wind dial: clear Days of the four zones, and the cover that turns over them.

/**
 * The cover never turns back by three quarters: it takes the short way from its last position.
 * @param {number} turns
 */
function useAngle(turns) {
  const angle = useRef(turns * 90)
  angle.current += ((((turns * 90 - angle.current) % 360) + 540) % 360) - 180
  return angle.current
}

/** @param {{ t: FireAndAxe.Reader }} props */
export function Dial({ t }) {
  const { turns, clear } = t.view.wind,
    letters = Object.fromEntries([...'NESW'].map(zone => [zone, t.words(`zone-letter-${zone}`)]))
  return svg`<svg class="dial" viewBox="-70 -70 140 140" role="img" aria-label=${t.words('wind-said', clear)}>
    ${dialFace({ clear, letters, angle: useAngle(turns), best: 'SWNE'[turns], worst: 'NESW'[turns] })}</svg>`
}
