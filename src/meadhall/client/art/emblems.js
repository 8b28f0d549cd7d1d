// Each game's sign in the lobby; one that has none yet shows the hall's weave.

import { beast, taper } from './beast.js'
import { treeCardIn } from './cards.js'
import { ship } from './chart.js'
import { band } from './knot.js'
import { stone } from './stones.js'
import { svg } from './tag.js'

/** @type {[string, number, number, number, number][]} */
const HAND = [
  ['RY', 1, 22, 34, -8],
  ['BB', 1, 112, 16, 0],
  ['GR', 1, 202, 34, 8],
]
const SHORE =
  'M300 0v150h-42l-8-12 10-9-14-8 4-14-16-6 9-12-7-10 16-5-4-12 15-6-9-12 13-8-6-14 10-8-3-12 9-10-5-16 12-4 2-22z'
const WAVES = [
  [14, 30],
  [120, 20],
  [34, 64],
  [150, 96],
  [20, 130],
  [170, 132],
  [228, 30],
]
  .map(([x, y]) => `M${x} ${y}c6-6 12-6 18 0s12 6 18 0`)
  .join('')
const RUNES = ['water', 'fire', 'wild', 'earth', 'dark']
/** Roots, trunk and branches of the world tree; leaves hang on the branches' ends. */
const LIMBS = [
  [150, 150, 146, 110, 156, 80, 150, 38, 26, 12],
  [150, 120, 120, 150, 96, 140, 60, 156, 16, 4],
  [152, 122, 176, 146, 200, 140, 244, 158, 16, 4],
  [150, 76, 128, 66, 104, 70, 82, 44, 12, 5],
  [151, 70, 176, 58, 196, 66, 220, 40, 12, 5],
]
const LEAVES = [
  [82, 42, 30],
  [108, 30, 26],
  [220, 40, 30],
  [194, 28, 26],
  [150, 28, 34],
  [128, 20, 22],
  [174, 20, 22],
]
/** @type {Record<string, (kinds: Record<string, string>) => VNode>} */
const emblems = {
  /** @param {Record<string, string>} kinds */
  norsaga: kinds =>
    svg`<rect class="ga-bg ga-r" width="300" height="150"/>
      ${HAND.map(
        ([code, n, x, y, a]) =>
          svg`<g transform=${`rotate(${a} ${x + 40} ${y + 60}) translate(${x} ${y}) scale(.78)`} class="card">
          ${treeCardIn({ code, n, kind: kinds[code] })}</g>`,
      )}`,
  fire_and_axe: () =>
    svg`<rect class="ga-bg ga-b" width="300" height="150"/><path class="ga-shoal" d=${SHORE}/><path class="ga-shore"
      d=${SHORE}/>
      <path class="ga-wave" d=${WAVES}/>
    <g transform="translate(82 92) scale(1.22)">${ship(0)}</g><g transform="translate(196 56) scale(.5)">${ship(1)}
      </g>`,
  yggdrasil: () =>
    svg`<rect class="ga-bg ga-g" width="300" height="150"/>
      ${LEAVES.map(([x, y, r]) => svg`<ellipse class="ga-leaf" cx=${x} cy=${y} rx=${r} ry=${r * 0.62}/>`)}
      ${LIMBS.map(
        ([x, y, a, b, c, d, e, f, wide, thin]) =>
          svg`<path class="ga-limb" d=${taper([x, y, a, b, c, d, e, f], wide, thin)}/>`,
      )}
    <g class="gable-beast">${beast({ x: 262, y: 78, s: 0.72, flip: true })}</g>`,
  trudvang: () =>
    svg`<rect class="ga-bg ga-y" width="300" height="150"/>
      ${RUNES.map((kind, i) => stone(kind, { x: 50 + i * 50, y: 78 - Math.sin((i / 4) * Math.PI) * 30, s: 54 }))}
      ${band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y: 126, cls: 'on-sill' })}`,
}
const weave = () =>
  svg`<rect class="ga-bg ga-y" width="300" height="150"/>
    ${[30, 66, 102].map(y => band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y, cls: 'on-sill' }))}`

/**
 * `kinds` are the words under the pictures, by code.
 * @param {string} game
 * @param {Record<string, string>} [kinds]
 */
export const emblem = (game, kinds = {}) =>
  svg`<svg viewBox="0 0 300 150" aria-hidden="true" class="gart">${(emblems[game] || weave)(kinds)}</svg>`
