// Drawings of the sea chart, 1600 x 1230 units: ground, signs of places, dial, dice. They depend on shapes, not on
// rules.

import { pic, seat } from '../../art/glyphs.js'
import { bandOn } from '../../art/knot.js'
import { html, n1, Still, svg } from '../../art/tag.js'
import { BORDERS, CELLS, COAST } from './coast.js'

export const W = 1600,
  H = 1230
const HILLS = [
  [868, 372],
  [902, 352],
  [884, 330],
  [930, 300],
  [952, 270],
  [846, 838],
  [872, 822],
  [900, 818],
  [926, 826],
  [644, 934],
  [672, 940],
  [700, 946],
  [1094, 782],
  [1122, 770],
  [1140, 794],
  [1048, 890],
  [1100, 940],
  [640, 1060],
  [612, 1090],
  [1500, 918],
  [1530, 930],
  [1560, 946],
  [400, 270],
  [60, 380],
  [92, 240],
]
const PINES = [
  [1052, 330],
  [1080, 352],
  [1068, 300],
  [1180, 330],
  [1204, 360],
  [1240, 330],
  [1290, 350],
  [1220, 380],
  [1440, 500],
  [1470, 530],
  [1410, 560],
  [1450, 600],
  [1500, 580],
  [1396, 640],
  [1232, 640],
  [1200, 680],
  [1240, 700],
  [960, 690],
  [930, 720],
  [980, 740],
  [900, 700],
  [1000, 400],
  [976, 430],
  [1420, 400],
  [1460, 430],
  [40, 560],
  [30, 600],
  [1150, 690],
]

/**
 * The outline of a water space; rivers have none.
 * @param {string} id
 */
export const cellOf = id => (CELLS[id] ? `${CELLS[id]}z` : null)

/** A river as one smooth line through its spaces. @param {At[]} places */
function smooth(places) {
  const P = places.map(({ x, y }) => [x, y])
  /**
   * @param {number[]} a
   * @param {number[]} b
   * @param {number[]} c
   * @param {number[]} e
   */
  const bend = (a, b, c, e) =>
    `C${n1(
      b[0] + (c[0] - a[0]) / 6,
    )} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${c[0]} ${c[1]}`
  return P.slice(1).reduce(
    (d, c, i) => d + bend(P[Math.max(i - 1, 0)], P[i], c, P[Math.min(i + 2, P.length - 1)]),
    `M${P[0]}`,
  )
}
/** @param {string[][]} pairs @param {Record<string, At>} at */
const dottedLines = (pairs, at) => pairs.map(pair => `M${pair.map(id => `${at[id].x} ${at[id].y}`).join('L')}`).join('')

/** @param {FireAndAxe.Space[]} waters */
const sea = waters => svg`<g id="chart-sea" aria-hidden="true"><rect width=${W} height=${H} class="zone-W"/>
  ${waters
    .filter(water => CELLS[water.id])
    .map(water => svg`<path class="cell zone-${water.zone}" d=${cellOf(water.id)}/>`)}</g>`
/** @typedef {{ at: Record<string, At>, rivers: string[][], lanes: string[][], harbours: string[][] }} Ways */
/** @param {Ways} ways */
function land({ at, rivers, lanes, harbours }) {
  const river = rivers.map(ids => smooth(ids.map(id => at[id]))).join('')
  return svg`<g id="chart-land" aria-hidden="true">
    ${['s3', 's2', 's1'].map(shoal => svg`<use class="shoal ${shoal}" href="#chart-coast"/>`)}
    <path class="zone-edge" d=${BORDERS}/><use class="land" href="#chart-coast"/>
    <g>${HILLS.map(
      ([x, y]) =>
        svg`<path class="hill" d=${`M${x - 15} ${y + 9}L${x - 3} ${y - 11}l5 8 4-6 11 18`}/>
        <path class="hill-s" d=${`M${x - 3} ${y - 11}l5 8 1 12h6`}/>`,
    )}
      ${PINES.map(([x, y]) => svg`<path class="pine" d=${`M${x} ${y - 12}l6 9h-3l5 8h-6v5h-4v-5h-6l5-8h-3z`}/>`)}</g>
    <path class="river-bank" d=${river}/><path class="river" d=${river}/>
    <path class="lane" d=${dottedLines(lanes, at)}/><path class="lane harbour" d=${dottedLines(harbours, at)}/></g>`
}
/**
 * Sea, then what lies in it (`children`), then the land over both; drawn once, reused by magnifier and small maps.
 * @param {Ways & { waters: FireAndAxe.Space[], children: Drawing }} props
 */
export const Ground = ({ waters, at, rivers, lanes, harbours, children }) =>
  svg`<defs><path id="chart-coast" d=${COAST}/><clipPath id="chart-sheet"><rect width=${W} height=${H} rx="6"/>
    </clipPath></defs>
  <g clip-path="url(#chart-sheet)">${html`<${Still} of="sea" draw=${() => sea(waters)}/>`}${children}
    ${html`<${Still} of="land" draw=${() => land({ at, rivers, lanes, harbours })}/>`}</g>`

/** @param {string} name @param {number} days */
export const zonePlate = (name, days) =>
  svg`<path class="zm-plate" d="M-92-27h184l13 27-13 27h-184l-13-27z"/><text class="zm-name" x="-28" y="10">${name}
    </text>
    <circle class="zm-disc" cx="62" r="23"/><text class="zm-n" x="62" y="11">${days}</text>`

/**
 * A port: walls for a town that stands or stood, its value, the house on it (by seat), the good on it.
 * @param {{ value: number, town: string, stands: boolean, owner?: number | null, letter?: string, good?: string |
 *   null, fresh?: boolean }} props
 */
export const portSign = ({ value, town, stands, owner = null, letter = '', good = null, fresh = false }) =>
  svg`${town && svg`<path class="port-wall ${stands ? '' : 'fallen'}" d="M-17-4v-14h7v5h6v-5h8v5h6v-5h7v14z"/>`}
  <circle class="port-ring ${town}" r=${town === 'large' ? 17 : 14}/>
    <text class="port-value ${town}" y="7.500">${value}</text>
  ${
    owner != null &&
    svg`<g class="settled seat-${owner} ${fresh ? 'fresh' : ''}"><path class="seat-body" d="M6 9l16-14 16 14v16h-32z"/>
      <text class="seat-letter" x="22" y="22" font-size="21">${letter}</text></g>`
  }
  ${good && svg`<g class="port-good"><circle cx="-17" cy="13" r="11"/>${pic(good, { x: -17, y: 13, s: 15 })}</g>`}`
export const homeSign = () =>
  svg`<path class="home-plate" d="M-25-20h50v23L0 27-25 3z"/>${pic('house', { y: -4, s: 27 })}`

/**
 * A rope around a place, with the key that answers.
 * @param {number} r
 * @param {number | null} number
 * @param {number} at
 */
export const ropeRing = (r, number, at) =>
  svg`<g class="rope live" fill="none">${['r-case', 'r-base', 'r-lay'].map(part => svg`<circle class=${part} r=${r}/>`)}
    </g>
  ${
    number &&
    svg`<g transform="translate(${at} ${-at})"><circle class="key-disc" r="14"/><text class="key-n" y="7">
    ${number}</text></g>`
  }`
/**
 * Skulls: number of pieces that would be lost.
 * @param {number} losses
 * @param {number} x
 * @param {number} y
 */
export const lossSign = (losses, x, y) =>
  svg`<g class="price" transform="translate(${x} ${y})">
    <rect x=${losses > 1 ? -19 : -13} y="-13" width=${losses > 1 ? 38 : 26} height="26" rx="13"/>
    ${pic('skull', { s: 16, x: losses > 1 ? -7 : 0 })}
    ${losses > 1 && svg`<text x="9" y="7">${losses}</text>`}</g>`
/**
 * Days to a more distant place.
 * @param {number} days
 * @param {number} losses
 * @param {number} x
 * @param {number} y
 */
export const reachSign = (days, losses, x, y) =>
  svg`<g class="reach ${losses ? 'dear' : ''}" transform="translate(${x} ${y})"><circle r="12.500"/><text y="7">${days}
    </text></g>
    ${
      losses > 0 &&
      svg`<g class="reach-skull" transform="translate(${x - 17} ${y - 4})">${pic('skull', { s: 15 })}
      </g>`
    }`

/**
 * @param {number} cols
 * @param {number} t
 * @param {string} cls
 * @param {number} r
 * @param {number} step
 */
const ring = (cols, t, cls, r, step) =>
  bandOn({
    cols,
    rows: 2,
    t,
    cls,
    /** @param {number} i @param {number} j */
    map: (i, j) => {
      const a = (i / cols) * Math.PI,
        q = r + j * step
      return [Math.cos(a) * q, Math.sin(a) * q]
    },
  })
const dialRim = ring(18, 2.4, 'on-dial', 58.5, 3.6)
/** @param {number} r */
export const lensRim = r => svg`<circle class="ln-rim" r=${r + 10}/>${ring(56, 4.6, 'on-lens', r + 3, 7)}`

/** @type {[string, number, number][]} */
/** @type {[FireAndAxe.Zone, number, number][]} */
const WINDS = [
  ['N', 0, -25],
  ['E', 25, 0],
  ['S', 0, 25],
  ['W', -25, 0],
]
/**
 * Wind dial: a number for each zone under a cover turned by `angle`, whose arrow shows the best wind.
 * @param {{ clear: FireAndAxe.Clear, letters: Record<string, string>, angle: number, best: string, worst: string }}
 *   props
 */
export const dialFace = ({ clear, letters, angle, best, worst }) =>
  svg`<circle class="dl-rim" r="66"/><circle class="dl-face" r="57"/>${dialRim}
  <g class="dl-cover" style=${{ transform: `rotate(${angle}deg)` }}>
    <path class="dl-storm" d="M-20-53.500A57 57 0 0 1 20-53.500L13-20h-26z"/>
    <path class="dl-calm" d="M-20 53.500A57 57 0 0 0 20 53.500L13 20h-26z"/><path class="dl-arrow"
      d="M0 9l6-7H2.500V-9h-5V2h-3.500z"/></g>
  ${WINDS.map(
    ([zone, x, y]) =>
      svg`<g key=${zone} transform=${`translate(${x} ${y})`} class="dl ${
        zone === best ? 'best' : zone === worst ? 'worst' : ''
      }">
      <circle r="13.500"/><text y="7">${clear[zone]}</text>
      <text class="dl-z" x=${x * 0.87} y=${y * 0.87 + 5.4}>${letters[zone]}</text></g>`,
  )}`

/** @type {Record<string, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
/**
 * A die, with a tick or a cross once its result is known: `hit`, `miss` or nothing.
 * @param {number} pips
 * @param {string} fate
 */
export const die = (pips, fate) =>
  svg`<rect x="-14" y="-14" width="28" height="28" rx="6"/>
    ${PIPS[pips].map(([x, y]) => svg`<circle cx=${x * 7.5} cy=${y * 7.5} r="2.900"/>`)}
  ${
    fate &&
    svg`<g transform="translate(16 16)"><circle class="die-fate" r="6.500"/>
    <path class="die-mark" d=${fate === 'hit' ? 'M-3.500 0l2.500 3 4.500-6' : 'M-3-3l6 6M3-3l-6 6'}/></g>`
  }`

// A longship under sail, striped in its seat's colour, about 92 x 76 around the foot of its mast.

/** @param {number} i @param {{ letter?: string | null }} [props] */
export const ship = (i, { letter = null } = {}) => svg`<g class="ship seat-${i}">
  <path class="ship-wake" d="M-46 20c14 6 26 6 36 0 12 6 24 6 38 0 6 3 12 4 18 2"/>
  <path class="ship-hull"
    d="M-44-6c-1-8 4-14 11-12-5 2-6 6-4 12C-33 4-22 9 0 9S33 4 37-6c2-6 1-12-5-15 9-1 14 6 12 15C41 10 26 22 0
      22S-41 10-44-6z"/>
  <path class="ship-line" d="M-38 4c10 8 66 8 76 0M-30 12c12 5 48 5 60 0"/><path class="ship-mast"
    d="M-1.5-52h3V10h-3z"/>
  <path class="ship-sail" d="M-28-48c18-4 38-4 56 0-3 14-3 28 0 42-18 4-38 4-56 0 3-14 3-28 0-42z"/>
  <path class="ship-stripe"
    d="M-18-49.500c2 14 2 32 0 44l8 1.300c1-15 1-31 0-46.500zM10-50.800c-1 15-1 31 0 46.500l8-1.300c-2-12-2-30 0-44z"/>
  <circle class="ship-disc" cx="0" cy="-27" r="15"/>${seat(i, { x: 0, y: -27, s: 23, letter })}</g>`
