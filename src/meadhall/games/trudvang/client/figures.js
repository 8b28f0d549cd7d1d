// Figures on the map and in a combat: Heroes, Enemies, Threat, points of interest, Locations, Ships.

import { pic } from '../../art/glyphs.js'
import { tie } from '../../art/knot.js'
import { portrait } from '../../art/portrait.js'
import { html, Still, svg } from '../../art/tag.js'
import { useId } from '../../vendor/hooks.js'

/** Portrait of each Hero. @type {Record<string, [string, number]>} */
const FACE = {
  kattly: ['PY', 1],
  felerion: ['BB', 3],
  lydana: ['BG', 2],
  volgr: ['RR', 1],
  maelling: ['GR', 1],
  briya: ['GB', 2],
}
export const OCTAGON = 'M-9-23H9L23-9V9L9 23H-9L-23 9V-9z'

// Faces of Enemies: [solid, cuts], like the pictures of the drawing kit.
/** @type {Record<string, string[]>} */
const FOES = {
  draugr: [
    'M12 1C6 1 3 5 3 9.5c0 3 1.5 5 3 6.5v3h2.5v4h1.5v-3h1v3h2v-3h1v3h1.5v-4H18v-3c1.5-1.5 3-3.5 3-6.5C21 5 18 1 12 1z',
    'M7 9.5l3.5 1.5-3 2zM17 9.5L13.5 11l3 2zM12 13.5l-1 2.5h2zM5 4l3 2M19 4l-3 2',
  ],
  forest_troll: [
    'M12 2c5 0 8 3 8.5 8l2.5 1-2 3c0 5-4 9-9 9s-9-4-9-9L1 11l2.5-1C4 5 7 2 12 2z',
    'M7 9l3 1M17 9l-3 1M12 10v5l-2 .5M8 18.5c2.5 1.5 5.5 1.5 8 0M9 18l.5-2.5M15 18l-.5-2.5',
  ],
  garm: [
    'M2 9l4-2 3-6 3 5c5 0 8 3 9 8l2 9H9l1-4H5l-1-3 4-1-6-2z',
    'M10 8.5l2.5 1M2.5 11.5l6 1.2M13 13c1.5 2 2 4.5 2 8M17.5 13l1.5 6',
  ],
  bull_troll: [
    `M12 7c4 0 6 2 6.5 5 .5 6-2.5 11-6.5 11S5 18 5.5 12C6 9 8 7 12 7zM6 10C2 10 0 6 1 1c2 3 4 4.5 7 5zM18 10c4 0 6-4
      5-9-2 3-4 4.5-7 5z`,
    'M8.5 12l2.5 1M15.5 12L13 13M10 17.5h4M10 20c1.5-1 2.5-1 4 0',
  ],
  erkki: [
    'M3 2l4 4 5-5 5 5 4-4-1 8c0 8-3.5 13-8 13S4 18 4 10z',
    'M5 9.5h14M8 12.5l2.5 1M16 12.5l-2.5 1M9 18c2 1 4 1 6 0',
  ],
  blodughadda: [
    `M12 2c5 0 8 4 8 9 0 3 2 4 3 7-2-.5-3 0-4 2-1-1.5-2-2-3.5-1-1 1.5-2 3-3.5 3s-2.5-1.5-3.5-3C7 18 6 18.5 5
      20c-1-2-2-2.5-4-2 1-3 3-4 3-7 0-5 3-9 8-9z`,
    'M8 10l2.5 1.5M16 10l-2.5 1.5M12 12v3M9.5 17c1.5-1 3.5-1 5 0',
  ],
  two_cleavers: [
    `M3 22L12 9l9 13-2.5 1L12 13 5.5 23zM1 5c4-4 9-4 11 0-1 3-3 5-6 6C5 9 3 7 1 5zM23 5c-4-4-9-4-11 0 1 3 3 5 6 6
      1-2 3-4 5-6z`,
    'M4 5.5c2-1 4-1 5.5 0M20 5.5c-2-1-4-1-5.5 0',
  ],
  npc: ['M12 1c4 0 6 3 6 7 0 3 4 5 4 15H2C2 13 6 11 6 8c0-4 2-7 6-7z', 'M9 8.5l2 .5M15 8.5l-2 .5M8 14c2 2 6 2 8 0'],
}
/** @param {string} figure @param {number} [s] */
export const foeFace = (figure, s = 30) =>
  svg`<g class="pic en-pic" transform="translate(${-s / 2} ${-s / 2}) scale(${s / 24})"><path class="p-solid"
    d=${FOES[figure][0]}/>
    <path class="p-cut" d=${FOES[figure][1]}/></g>`

/**
 * A round portrait with a border in the seat's colour, around 0 0 with a radius of 28.
 * @param {{ hero: string, seat: number | null, leader?: boolean, down?: boolean }} props
 */
function HeroFace({ hero, seat, leader = false, down = false }) {
  const round = useId()
  return svg`<g class="hero-token seat-${seat ?? 4} ${down ? 'down' : ''}"><clipPath id=${round}><circle r="23"/>
    </clipPath>
    <circle class="seat-body" r="28"/>
    <g clip-path=${`url(#${round})`}>
      <g transform="translate(-27 -22) scale(.54)"><${Still} of=${hero} draw=${() => portrait(...FACE[hero])}/></g></g>
    <circle class="ht-ring" r="23"/>
    ${leader && pic('crown', { y: -32, s: 22, cls: 'ht-crown' })}</g>`
}
/**
 * The same as an icon for HTML.
 * @param {string} hero
 * @param {number | null | undefined} seat
 * @param {{ s?: number, leader?: boolean, down?: boolean }} [props]
 */
export const heroIcon = (hero, seat, { s = 48, leader = false, down = false } = {}) =>
  svg`<svg class="hero-icon" viewBox="-30 ${leader ? -46 : -30} 60 ${leader ? 76 : 60}" width=${s} height=${
    s * (leader ? 76 / 60 : 1)
  }
      aria-hidden="true">
    <${HeroFace} hero=${hero} seat=${seat} leader=${leader} down=${down}/></svg>`

/**
 * A piece that moves between regions: scaled into the 120 x 132 box that animations expect.
 * @param {string} id
 * @param {{ x: number, y: number, s?: number }} props
 * @param {Drawing} drawing
 */
const piece = (id, { x, y, s = 1 }, drawing) =>
  svg`<g key=${id} transform="translate(${x - 28 * s} ${y - 30.8 * s}) scale(${(s * 56) / 120})">
    <g class="piece" data-card=${id}><rect width="120" height="132" fill="none"/>
      <g transform="translate(60 66) scale(2.142857)">${drawing}</g></g></g>`
/** @param {number} n */
const count = n => svg`<g class="tally" transform="translate(0 26)"><circle r="13"/><text y="7">${n}</text></g>`

/**
 * @param {Trudvang.Hero} one
 * @param {boolean} leader
 * @param {string} letter
 * @param {At} at
 */
export const heroPiece = (one, leader, letter, at) =>
  piece(
    one.hero,
    at,
    html`<${HeroFace} hero=${one.hero} seat=${one.seat} leader=${leader} down=${one.down}/>
      <g class="ht-tag" transform="translate(0 26)"><circle r="13"/><text y="7">${letter}</text></g>`,
  )
/** @param {Trudvang.Group} group @param {At} at */
export const foePiece = (group, at) =>
  piece(
    `${group.group}@${group.place}`,
    at,
    svg`<g class="foe ${group.boss ? 'boss' : ''}"><path class="en-body" d=${OCTAGON}/>${foeFace(group.figure)}
      ${group.units.length > 1 && count(group.units.length)}
      ${group.units.some(unit => unit.threat) && svg`<g transform="translate(-18 -16) scale(.82)">${threat(0)}</g>`}
        </g>`,
  )
/** @param {number} n */
export const threat = n =>
  svg`<g class="threat"><path d="M0-20L19 14H-19z"/><text y="10">${n > 1 ? '!!' : '!'}</text></g>`
/** @param {Trudvang.Poi} poi @param {boolean} chosen */
export const poiMark = (poi, chosen) =>
  svg`<g class="poi ${poi.red ? 'red' : ''}"><path d="M-16-21h32v27L0 21-16 6z"/><text y="6">${poi.poi}</text>
    ${
      chosen &&
      svg`<g transform="translate(17 -18)"><circle class="tie-seat" r="12"/>
      ${tie({ u: 4.6, t: 3, cls: 'is-chosen' })}</g>`
    }</g>`
export const locationMark = () =>
  svg`<g class="place-mark"><path d="M-18-14h36v30h-36z"/>${pic('house', { s: 24, y: 1 })}</g>`
/** @param {boolean} used */
export const personMark = used =>
  svg`<g class="person-mark ${used ? 'used' : ''}"><circle r="18"/>${pic('seats', { s: 21, y: 1 })}</g>`
export const shipMark = () => svg`<g class="ship-mark">${pic('ship', { s: 40 })}</g>`
