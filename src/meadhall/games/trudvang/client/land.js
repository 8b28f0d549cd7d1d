// The land: cells, coast, borders and vegetation. It never changes during a game.

import { frame } from '../../art/knot.js'
import { n1, seeded, svg } from '../../art/tag.js'
import { BORDERS, REGIONS } from './regions.js'

/** @type {Record<string, string>} */
const LOOK = {
  western_great_white: 'snow',
  great_plains: 'grass',
  eastern_great_white: 'snow',
  great_iron_tooth: 'peaks',
  muspelheim: 'fire',
  darkwoods: 'pines',
  eastern_darkwoods: 'pines',
  icepeak: 'peaks',
  westmark: 'grass',
  manjord: 'grass',
  trollridge: 'peaks',
  dranvelt: 'heath',
  ejdland: 'heath',
  fylges: 'fen',
  arji: 'grass',
  wildland: 'pines',
  sylvan: 'fen',
  soj: 'heath',
}
/** @type {Record<string, (x: number, y: number) => VNode>} */
const MARK = {
  peaks: (x, y) =>
    svg`<path class="m-hill" d=${`M${x - 20} ${y + 12}L${x - 4} ${y - 16}l7 11 5-8 15 25z`}/>
      <path class="m-shade" d=${`M${x - 4} ${y - 16}l7 11 1 17h19l-15-25-5 8z`}/>`,
  pines: (x, y) => svg`<path class="m-pine" d=${`M${x} ${y - 17}l8 12h-4l7 11h-9v6h-4v-6h-9l7-11h-4z`}/>`,
  snow: (x, y) => svg`<path class="m-line" d=${`M${x - 12} ${y}q6-7 12 0t12 0M${x - 4} ${y + 8}q6-7 12 0`}/>`,
  grass: (x, y) => svg`<path class="m-line" d=${`M${x - 7} ${y + 5}l-3-9M${x} ${y + 5}v-11M${x + 7} ${y + 5}l3-9`}/>`,
  heath: (x, y) => svg`<path class="m-line" d=${`M${x - 12} ${y + 4}q12-14 24 0`}/>`,
  fen: (x, y) => svg`<path class="m-line" d=${`M${x - 12} ${y}h10M${x + 2} ${y}h10M${x - 6} ${y + 7}h14`}/>`,
  fire: (x, y) => svg`<path class="m-fire" d=${`M${x} ${y - 14}c2 7 9 9 9 18a9 9 0 0 1-18 0c0-6 5-8 9-18z`}/>`,
}
const ISLE = `M96 742l14-16 22 4 10-14 26-4 20 10 24-6 22 12 26 2 12 16-8 16 10 14-22 16-30 2-18 12-34-2-22
  8-24-10-26 4-16-20
    6-16-10-12z`
/** The isle is smaller than its cell; the others fill theirs. @param {string} id */
export const shapeOf = id => (id === 'soj' ? ISLE : REGIONS[id].d)
/** @type {Record<string, number[]>} */
const NUDGE = {
  western_great_white: [10, 16],
  eastern_great_white: [10, 18],
  great_plains: [0, 8],
  icepeak: [-4, 0],
  soj: [-8, -28],
  great_iron_tooth: [10, 0],
  darkwoods: [0, -4],
  trollridge: [0, 4],
}
/** Position of a region's name. @param {string} id */
export const nameAt = id => {
  const [dx, dy] = NUDGE[id] ?? [0, 0]
  return [REGIONS[id].x + dx, REGIONS[id].y + dy]
}
/** @param {string} id */
export const isSea = id => REGIONS[id].sea
export const IDS = Object.keys(REGIONS)

/**
 * The corners of a cell, from its relative path.
 * @param {string} d
 */
function corners(d) {
  const [start, rest] = d.slice(1, -1).split('l'),
    steps = (rest.match(/-?\d+/g) ?? []).map(Number),
    found = [start.split(' ').map(Number)]
  for (let i = 0; i < steps.length; i += 2) {
    const [x, y] = found[found.length - 1]
    found.push([x + steps[i], y + steps[i + 1]])
  }
  return found
}
/** @param {number[][]} points @param {number} x @param {number} y */
function inside(points, x, y) {
  let within = false
  points.forEach(([a, b], i) => {
    const [e, f] = points[(i || points.length) - 1]
    if (b > y !== f > y && x < ((e - a) * (y - b)) / (f - b) + a) within = !within
  })
  return within
}
/** Regions whose figures do not all stand below the name: offset from there. @type {Record<string, number[]>} */
export const STANDING_PLACES = {
  eastern_great_white: [80, -48],
  great_iron_tooth: [0, -8],
  eastern_darkwoods: [0, -9],
  manjord: [0, -6],
  trollridge: [24, -26],
  arji: [12, -14],
  sylvan: [-16, -14],
  soj: [0, -24],
}
/** Trees and hills where there is room away from the name, the same on every visit. @param {string} id */
function growth(id) {
  const { d, area } = REGIONS[id],
    points = corners(d),
    chance = seeded(id),
    /** @type {number[][]} */
    found = [],
    xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y),
    [nx, ny] = nameAt(id)
  const left = Math.min(...xs),
    wide = Math.max(...xs) - left,
    top = Math.min(...ys),
    high = Math.max(...ys) - top
  for (let tries = 0; tries < 400 && found.length < Math.round(area / 2600); tries++) {
    const x = left + chance() * wide,
      y = top + chance() * high
    if (x < 46 || x > 1054 || y < 50 || y > 812 || (Math.abs(x - nx) < 86 && Math.abs(y - ny) < 42)) continue
    if (
      ![
        [0, 0],
        [24, 0],
        [-24, 0],
        [0, 22],
        [0, -24],
      ].every(([a, b]) => inside(points, x + a, y + b))
    )
      continue
    if (found.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.2) > 40)) found.push([n1(x), n1(y)])
  }
  return found.sort((a, b) => a[1] - b[1]).map(([x, y]) => MARK[LOOK[id]](x, y))
}

export function ground() {
  const dry = IDS.filter(id => !isSea(id)),
    land = dry.filter(id => id !== 'soj'),
    coast = land.map(id => REGIONS[id].d).join('') + ISLE
  return svg`<g aria-hidden="true"><defs><clipPath id="tl-map"><rect width="1100" height="860" rx="8"/></clipPath>
    </defs>
    <g clip-path="url(#tl-map)"><rect class="sea-rg" width="1100" height="860"/>
    ${['s3', 's2', 's1'].map(depth => svg`<path class="shoal ${depth}" d=${coast}/>`)}
      ${dry.map(id => svg`<path class="look-${LOOK[id]}" d=${shapeOf(id)}/>`)}
    ${Object.entries(BORDERS).map(([kind, d]) => svg`<path class="ed ed-${kind}" d=${d}/>`)}<path class="ed ed-coast"
      d=${ISLE}/>
      ${land.map(growth)}</g></g>`
}
export const knotwork = () =>
  svg`<g aria-hidden="true">${frame({ w: 1100, h: 860, u: 10, b: 2, t: 5.6, cls: 'on-map' })}</g>`
