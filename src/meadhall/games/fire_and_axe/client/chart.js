// The sea chart: a pure function of the view and the reader's selection.

import { html, n1, svg } from '../../art/tag.js'
import { useRef } from '../../vendor/hooks.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { AT, HARBOURS, LANES, REGIONS, RIVERS, sagaOf, WATERS } from './chart_data.js'
import { ship as drawShip, Ground, H, W, zonePlate } from './drawing.js'
import { useGestures } from './gestures.js'
import { layOutLabels, shipScale, WINTER_AT, ZONES, zonePosition } from './label_layout.js'
import { currentRoute, pointedSpace, routeGoal, shownSpace } from './route.js'
import { shownSaga } from './saga.js'
import { describeCargo } from './sidebar.js'
import { reachableWaters, spaceMarkers } from './space_markers.js'
import {
  frame,
  handleKey,
  isLegible,
  isSmall,
  isWhole,
  plateScale,
  reveal,
  showRegions,
  signScale,
  unitSize,
} from './zoom.js'

/** @param {{ t: FireAndAxe.Reader, zone: FireAndAxe.Zone }} props */
const Zone = ({ t, zone }) => {
  const scale = n1(plateScale.value * 10) / 10,
    { x, y } = zonePosition(zone, scale)
  return svg`<g class="zone-mark" role="img" transform=${`translate(${n1(x)} ${n1(y)}) scale(${scale})`}
    aria-label=${t.words('fact-zone', { zone: t.words(`zone-${zone}`), clear: t.view.wind.clear[zone] })}>
  ${zonePlate(t.words(`zone-${zone}`), t.view.wind.clear[zone])}</g>`
}

/** The area that the magnifier covers. @type {[number, number, number, number]} */
const COVER = [24, 732, 480, 1188]
const Way = lazyComponent(() => import('./magnifier.js'), 'RouteLine')
const Lens = lazyComponent(() => import('./magnifier.js'), 'Magnifier')

/**
 * Ships move by a CSS transition on the position only, so that zooming moves nothing.
 * @param {{ t: FireAndAxe.Reader, berth: FireAndAxe.Berth, z: number }} props
 */
export function Ship({ t, berth, z }) {
  const { player, x, y, dx, dy } = berth,
    s = player.ship === 'winter' ? 0.66 : 0.74 * shipScale(z)
  return svg`<g class="berth ${
    t.view.active === player.seat ? 'active' : ''
  }" style=${{ transform: `translate(${x}px, ${y}px)` }}
    role="img" data-ship=${player.seat}
    aria-label=${t.words('ship-of', {
      name: t.phrases.name(player.seat),
      space: t.phrases.space(player.ship, '.in'),
      cargo: describeCargo(t, player),
    })}>
    <g transform=${`translate(${n1(dx)} ${n1(dy)}) scale(${n1(s * 100) / 100})`}>${drawShip(player.seat)}</g></g>`
}
/** @param {{ t: FireAndAxe.Reader }} props */
const Winter = ({ t }) => {
  const letters = Math.max(22, 11.2 / unitSize.value)
  return svg`<g class="winter" transform=${`translate(${WINTER_AT.x} ${WINTER_AT.y})`} aria-hidden="true">
    <rect class="wn-plate" x="-180" y="-62" width="360" height="124" rx="10"/>
  <text class="wn-name" y=${n1(Math.max(-34, letters * 0.8 - 60))} style=${{ fontSize: `${n1(letters)}px` }}>
    ${t.words('space-winter')}</text></g>`
}

/** Lines between the three ports of each region, with its name on top. @param {{ z: number }} props */
const RegionLines = ({ z }) =>
  svg`<g class="regions" aria-hidden="true">
    ${Object.entries(REGIONS).map(
      ([id, ports]) =>
        svg`<path key=${id} class="region-line" d=${`M${ports.map(({ x, y }) => `${x} ${y}`).join('L')}z`}
          stroke-width=${14 * z}/>`,
    )}</g>`
/** @param {{ t: FireAndAxe.Reader, z: number }} props */
const RegionNames = ({ t, z }) =>
  svg`<g class="regions" aria-hidden="true">
    ${Object.entries(REGIONS).map(
      ([id, ports]) => svg`<text key=${id} class="region-name" style=${{ fontSize: `${n1(23 * z)}px` }}
  x=${n1(ports.reduce((sum, port) => sum + port.x, 0) / 3)} y=${n1(
    ports.reduce((sum, port) => sum + port.y, 0) / 3 + 6 * z,
  )}>
    ${t.words(`region-${id}`)}</text>`,
    )}</g>`

/**
 * Rings around ports: those a saga asks for, those a player has settled.
 * @param {{ ports: string[], z: number }} props
 */
const Rings = ({ ports, z }) =>
  svg`<g class="goals" aria-hidden="true">
    ${ports.map(id => svg`<circle key=${id} cx=${AT[id].x} cy=${AT[id].y} r=${27 * z} stroke-width=${5 * z}/>`)}</g>`

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, ringed?: string[] }} props */
export function SeaChart({ t, to, ringed = [] }) {
  const at = useRef(/** @type {SVGSVGElement | null} */ (null)),
    z = signScale.value,
    { x, y, w, h } = frame.value
  useGestures(at, t.view.players[t.front].ship)
  const course = t.mine ? currentRoute(t.view) : null,
    way =
      pointedSpace.value && pointedSpace.value !== routeGoal.value && t.view.routes[pointedSpace.value]
        ? pointedSpace.value
        : course
          ? routeGoal.value
          : null
  const lensed = isWhole.value && !isSmall.value && !t.view.over && AT[t.view.players[t.view.active].ship]
  const found = layOutLabels(t, to, {
      z,
      plate: plateScale.value,
      saga: shownSaga.value,
      meant: [pointedSpace.value, shownSpace.value, routeGoal.value],
      cover: lensed ? COVER : null,
      waters: unitSize.value > 1.1,
    }),
    written = isLegible.value ? found : { ...found, names: new Map(), days: new Map(), waters: new Map() }
  const view = `${n1(x)} ${n1(y)} ${n1(w)} ${n1(h)}`
  // The ground is a separate layer: hovering does not repaint the coast.
  return html`<div class="sheet">
    <svg class="ground" viewBox=${view} aria-hidden="true"><${Ground} waters=${WATERS} at=${AT}
      rivers=${RIVERS} lanes=${LANES} harbours=${HARBOURS}>
      ${reachableWaters(to)}<//></svg>
    <svg class="sea ${isWhole.value ? 'whole' : ''} ${isLegible.value ? '' : 'afar'}" ref=${at} viewBox=${view}
      role="group"
      aria-label=${t.words('chart')} tabindex="0"
      onKeyDown=${handleKey}
    onFocusIn=${e => {
      const id = e.target.dataset?.space
      if (id && AT[id]) reveal(AT[id])
    }}
      data-frame=${`${Math.round(x)} ${Math.round(y)} ${Math.round(w)}`}>
    ${ZONES.map(zone => html`<${Zone} key=${zone} t=${t} zone=${zone}/>`)}<${Winter} t=${t}/>
    ${showRegions.value && html`<${RegionLines} z=${z}/>`}
    ${shownSaga.value && html`<${Rings} ports=${sagaOf(shownSaga.value).ports} z=${z}/>`}
    ${ringed.length > 0 && html`<${Rings} ports=${ringed} z=${z}/>`}
    ${way && html`<${Way} t=${t} id=${way} z=${z}/>`}
    ${spaceMarkers(t, to, z, { room: written, named: isLegible.value })}
    <g class="fleet">
      ${found.berths.map(berth => html`<${Ship} key=${berth.player.seat} t=${t} berth=${berth} z=${z}/>`)}</g>
    ${showRegions.value && html`<${RegionNames} t=${t} z=${z}/>`}${lensed && html`<${Lens} t=${t} to=${to} z=${z}/>`}
    <rect class="sheet-edge" width=${W} height=${H} rx="6"/></svg></div>`
}
