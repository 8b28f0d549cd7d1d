// The magnifier: the waters around the acting ship, enlarged over the empty ocean. Hidden from screen readers, because
// the chart says the same.

import { html, n1, svg } from '../../art/tag.js'
import { Ship } from './chart.js'
import { AT } from './chart_data.js'
import { lensRim, lossSign } from './drawing.js'
import { layOutLabels } from './label_layout.js'
import { findRoute } from './route.js'
import { spaceMarkers, transformOf } from './space_markers.js'

const X = 252,
  Y = 960,
  R = 206,
  K = 1.55

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, z: number }} props */
export function Magnifier({ t, to, z }) {
  const at = AT[t.view.players[t.view.active].ship],
    move = `translate(${n1(X - at.x * K)} ${n1(Y - at.y * K)}) scale(${K})`,
    inner = (z / K) * 1.05
  /** @param {At} place */
  const isNear = place => Math.hypot(place.x - at.x, place.y - at.y) < R / K + 30
  const shown = layOutLabels(t, to, {
    z: inner,
    plate: 0,
    sure: false,
    meant: [at.id],
    // A name must fit as a whole: its corners lie under the glass.
    inside: ([left, top, right, bottom]) =>
      [left, right].every(x => [top, bottom].every(y => Math.hypot(x - at.x, y - at.y) < R / K)),
  })
  return svg`<g class="lens" aria-hidden="true"><clipPath id="lens-clip"><circle cx=${X} cy=${Y} r=${R}/></clipPath>
    <circle class="ln-shade" cx=${X + 4} cy=${Y + 8} r=${R + 22}/>
    <g clip-path="url(#lens-clip)"><use href="#chart-sea" transform=${move}/><use href="#chart-land" transform=${move}/>
      <g transform=${move}>${spaceMarkers(t, { ...to, lens: true }, inner, { room: shown, named: true }, isNear)}
      ${shown.berths
        .filter(({ player, x, y }) => AT[player.ship] && isNear({ x, y }))
        .map(berth => html`<${Ship} key=${berth.player.seat} t=${t} berth=${berth} z=${inner}/>`)}</g></g>
    <g transform=${`translate(${X} ${Y})`}>${lensRim(R)}</g></g>`
}

// The route to a space, drawn before sailing: a line from the ship, a number for each Day, skulls where pieces would be
// lost.

/** @param {{ t: FireAndAxe.Reader, id: string, z: number }} props */
export function RouteLine({ t, id, z }) {
  const way = findRoute(t.view, id),
    from = AT[t.view.players[t.view.active].ship] || AT[way?.steps[0].id ?? '']
  if (!way || !from) return null
  const line = [from, ...way.steps.map(step => AT[step.id])].map(({ x, y }) => `${x} ${y}`).join('L')
  let lost = 0
  return svg`<g class="way" aria-hidden="true"><path class="way-case" d=${`M${line}`} stroke-width=${9 * z}/>
    <path class="way-line" d=${`M${line}`} stroke-width=${5 * z} stroke-dasharray=${`${10 * z} ${7 * z}`}/>
    ${way.steps
      .filter(step => step.day > 0 || way.days === 0)
      .map(step => {
        const more = step.losses - lost
        lost = step.losses
        return svg`<g transform=${transformOf(AT[step.id], z)}><circle class="way-stop" r="14"/>
        <text class="way-day" y="7">${t.view.days.sail + step.day}</text>${more > 0 && lossSign(more, 16, 15)}</g>`
      })}</g>`
}
