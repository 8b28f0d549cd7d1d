// The world tree, 1000 x 1012: crown, three plaited strands, roots, and the ring that turns.

import { taper } from '../../art/dragon.js'
import { bandOn } from '../../art/knot.js'
import { n1, seeded, svg } from '../../art/tag.js'

/** Three columns (front, left, right), and the height of each level in them. */
export const X = [500, 128, 872]

/** @type {Record<string, number[]>} */
export const ROWS = { top: [244, 196, 196], middle: [532, 484, 484], bottom: [818, 768, 768] }

function crown() {
  const r = seeded('leaves')

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} a
   * @param {number} s
   */
  const leaf = (x, y, a, s) => {
    const c = Math.cos(a) * s,
      d = Math.sin(a) * s
    return `M${n1(x)} ${n1(y)}q${n1(c * 0.5 - d * 0.5)} ${n1(d * 0.5 + c * 0.5)} ${n1(c)} ${n1(d)}q${n1(
      -c * 0.5 + d * 0.5,
    )} ${n1(-d * 0.5 - c * 0.5)} ${n1(-c)} ${n1(-d)}z`
  }
  let dark = '',
    light = ''
  for (let i = 0; i < 330; i++) {
    const t = r() * Math.PI * 2,
      q = Math.sqrt(r()),
      x = 500 + Math.cos(t) * q * 510,
      y = 146 + Math.sin(t) * q * 128
    const one = leaf(x, y, Math.atan2(y - 330, x - 500) + (r() - 0.5) * 1.3, 26 + r() * 18)
    if (i % 2) dark += one
    else light += one
  }
  return svg`<path class="crown"
      d="M-20 170C-40 90 60 16 190 40 260-12 400-16 500 16c100-32 240-28 310 24 130-24 230 50 210 130-20 64-130
        94-210 76-70 34-160 36-210 10-60 30-180 26-250-8C260 268 0 246-20 170z"/>
    <path class="leaf-a" d=${dark}/><path class="leaf-b" d=${light}/>`
}

/** @param {[number[], number, number]} pair */
const limb = ([curve, a, b]) => svg`<path class="bark" d=${taper(curve, a, b)}/>`
/** @type {[number[], number, number][]} */
const BRANCHES = [
  [[492, 330, 480, 230, 330, 236, 120, 214], 58, 20],
  [[508, 330, 520, 230, 670, 236, 880, 214], 58, 20],
  [[500, 330, 500, 260, 500, 220, 500, 150], 66, 30],
  [[480, 300, 440, 180, 360, 120, 250, 96], 26, 6],
  [[520, 300, 560, 180, 640, 140, 690, 120], 26, 6],
]
/** @type {[number[], number, number][]} */
const ROOTS = [
  [[480, 850, 430, 780, 300, 800, 128, 800], 56, 20],
  [[520, 850, 570, 780, 700, 800, 872, 800], 56, 20],
  [[476, 880, 420, 950, 260, 960, 20, 944], 54, 6],
  [[524, 880, 580, 950, 740, 960, 980, 944], 54, 6],
  [[490, 890, 470, 930, 420, 960, 330, 985], 40, 8],
  [[510, 890, 530, 930, 580, 960, 670, 985], 40, 8],
]

/** @param {number} from @param {number} to @param {number} cols */
const arc = (from, to, cols) =>
  bandOn({
    cols,
    rows: 4,
    t: 5.4,
    cls: 'on-ring',
    /** @param {number} i @param {number} j */
    map: (i, j) => {
      const a = ((from + ((to - from) * i) / (cols * 2)) * Math.PI) / 180,
        r = 1 + (j - 2) * 0.014
      return [500 + Math.cos(a) * 398 * r, 490 + Math.sin(a) * 92 * r + (j - 2) * 6.5]
    },
  })
/** @param {number} y */
const half = y => 33 + 30 * (Math.abs(y - 500) / 420) ** 2.2

/** Everything that never changes, from back to front. */
export const wood = () => svg`<g aria-hidden="true">${crown()}${BRANCHES.map(limb)}${ROOTS.map(limb)}
  ${X.map(
    (x, i) =>
      svg`<path class="pillar" d="M${x} ${ROWS.top[i] + 60}V${ROWS.bottom[i] - 40}"/>
      ${
        i > 0 &&
        [-32, 32].map(
          side => svg`<path class="pillar-edge" d="M${x + side} ${ROWS.top[i] + 60}V${ROWS.bottom[i] - 40}"/>`,
        )
      }`,
  )}
  <g class="ring-back">${arc(192, 348, 26)}</g>
  <path class="trunk-shade" d="M436 910c6-100 26-200 28-400s-6-190-28-300h128c-22 110-30 100-28 300s22 300 28 400z"/>
  ${bandOn({
    cols: 16,
    rows: 6,
    t: 12,
    cls: 'on-trunk',
    /** @param {number} i @param {number} j */
    map: (i, j) => {
      const y = 905 - i * 20.3
      return [500 + ((j - 3) / 3) * half(y), y]
    },
  })}
  <g class="ring-front">${arc(170, 10, 30)}</g>
  <path class="ring-way" d="M878 548l26-16-4 30M122 548l-26-16 4 30"/></g>`
