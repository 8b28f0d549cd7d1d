// Each seat's progress turn by turn. Lines differ in dashes and end in the seat's sign: colour never stands alone.

import { seat } from '../art/glyphs.js'
import { html, svg } from '../art/tag.js'
import { say } from './words.js'

const INKS = ['var(--madder)', 'var(--woad)', 'var(--lichen)', 'var(--weld)', 'var(--heather)'],
  DASHES = ['none', '9 4', '3 3', '12 3 3 3', '1 4']
/** @param {number} most */
const levels = most => {
  const step = Math.ceil(most / 10)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}
const W = 320,
  H = 150,
  LEFT = 22,
  RIGHT = 30,
  TOP = 8,
  LOW = 20

/**
 * `runs` is one list of numbers a seat, all of the same length; `most` the top of the scale. At most ten lines are
 * drawn across.
 * @param {{ runs: number[][], most: number, names: string[], title: string }} props
 */
export function Chart({ runs, most, names, title }) {
  const count = Math.max(...runs.map(run => run.length)),
    x = (/** @type {number} */ i) => LEFT + (W - LEFT - RIGHT) * (count > 1 ? i / (count - 1) : 0)

  /** @param {number} v */
  const y = v => TOP + (H - TOP - LOW) * (1 - v / most)
  // Seats that end level would lie on top of each other: their signs are set side by side.
  const ends = runs.map((run, i) => runs.slice(0, i).filter(other => other.at(-1) === run.at(-1)).length)
  const spoken = runs
    .map((run, i) => say('chart-run', { name: names[i], from: run[0] ?? 0, to: run.at(-1) ?? 0 }))
    .join(' ')
  return html`<figure class="chart-box"><figcaption>${title}</figcaption>
    ${svg`<svg class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${spoken}>
    ${levels(most).map(
      (v, i) =>
        svg`<path key=${v} class="axis" d=${`M${LEFT} ${y(v)}H${W - RIGHT}`} opacity=${v ? 0.4 : 1}/>
          ${i % 2 === 0 && svg`<text x="10" y=${y(v) + 4}>${v}</text>`}`,
    )}
    <text x=${LEFT} y=${H - 4} style="text-anchor:start">1</text>
      <text x=${W - RIGHT} y=${H - 4} style="text-anchor:end">${say('chart-turns', { count })}</text>
    ${runs.map(
      (run, s) => svg`<g key=${s}>
      <path class="run" d=${run
        .map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${(y(v) + (s - runs.length / 2) * 1.4).toFixed(1)}`)
        .join('')} style=${{ stroke: INKS[s], strokeDasharray: DASHES[s] }}/>
        ${seat(s, { x: W - RIGHT + 10 + ends[s] * 9, y: y(run.at(-1) ?? 0), s: 15 })}</g>`,
    )}</svg>`}</figure>`
}
