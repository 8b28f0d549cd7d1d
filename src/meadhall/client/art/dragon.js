// The carved dragon of gables, posts and prows.
import { n1, svg } from './tag.js'

/**
 * A tapering limb: cubic curve from p0 to p3, width w0 to w1. For roots, branches and necks.
 * @param {number[]} pair
 * @param {number} w0
 * @param {number} w1
 * @param {number} [n]
 */
export function taper([x0, y0, x1, y1, x2, y2, x3, y3], w0, w1, n = 18) {
  const L = [],
    R = []
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      q = 1 - t,
      x = q * q * q * x0 + 3 * q * q * t * x1 + 3 * q * t * t * x2 + t * t * t * x3,
      y = q * q * q * y0 + 3 * q * q * t * y1 + 3 * q * t * t * y2 + t * t * t * y3
    let dx = 3 * q * q * (x1 - x0) + 6 * q * t * (x2 - x1) + 3 * t * t * (x3 - x2),
      dy = 3 * q * q * (y1 - y0) + 6 * q * t * (y2 - y1) + 3 * t * t * (y3 - y2)
    const m = Math.hypot(dx, dy) || 1,
      w = (w0 + (w1 - w0) * t) / 2
    dx /= m
    dy /= m
    L.push(`${n1(x - dy * w)} ${n1(y + dx * w)}`)
    R.unshift(`${n1(x + dy * w)} ${n1(y - dx * w)}`)
  }
  return `M${L.concat(R).join('L')}Z`
}
/**
 * Carved dragon: neck rises from (0, 100), head looks right, about 96 x 104. Ends a gable, a post or a prow.
 * @param {{ x?: number, y?: number, s?: number, flip?: boolean, cls?: string }} [props]
 */
export const beast = ({ x = 0, y = 0, s = 1, flip = false, cls = '' } = {}) =>
  svg`<g class="beast ${cls}" transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">
  <path class="b-head" d=${taper([0, 104, 2, 70, 4, 50, 30, 30], 30, 22)}/>
    <path class="b-cut" d="M-10 92c6 4 14 4 20 0M-9 80c6 4 13 4 20 0M-7 68c6 4 12 4 19 1M-2 56c5 4 10 5 16 4"/>
  <path class="b-head"
      d="M14 34C10 14 28-2 50 4c10 2 20 8 34 8 8 0 12 6 8 11-4 4-12 4-22 3l-6 4 14 5c4 4 0 9-7 9-12 0-20-4-28-2-12
        2-26 4-29-8z"/>
    <path class="b-head" d="M22 10C12 10 4 4 6-6c8 6 18 2 26 10z"/>
  <path class="b-cut" d="M92 16c-8 6-20 8-30 7-8-1-14-1-18 3M36 36c-6 0-10-4-9-9"/><circle class="b-eye" cx="44" cy="15"
    r="5.4"/>
    <circle class="b-spark" cx="45.5" cy="14" r="1.7"/></g>`
