// Emblem of the game in the lobby, 300 x 150 units.
import { beast, taper } from '../../art/dragon.js'
import { svg } from '../../art/tag.js'

/** Roots, trunk and branches of the world tree; leaves at the branches' ends. */
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

export const emblem = () =>
  svg`<rect class="ga-bg ga-g" width="300" height="150"/>
      ${LEAVES.map(([x, y, r]) => svg`<ellipse class="ga-leaf" cx=${x} cy=${y} rx=${r} ry=${r * 0.62}/>`)}
      ${LIMBS.map(
        ([x, y, a, b, c, d, e, f, wide, thin]) =>
          svg`<path class="ga-limb" d=${taper([x, y, a, b, c, d, e, f], wide, thin)}/>`,
      )}
    <g class="gable-beast">${beast({ x: 262, y: 78, s: 0.72, flip: true })}</g>`
