// Emblem of the game in the lobby, 300 x 150 units.
import { treeCardIn } from '../../art/cards.js'
import { svg } from '../../art/tag.js'

/** @type {[string, number, number, number, number][]} */
const HAND = [
  ['RY', 1, 22, 34, -8],
  ['BB', 1, 112, 16, 0],
  ['GR', 1, 202, 34, 8],
]

/** @param {Record<string, string>} kinds The words under the pictures, by code. */
export const emblem = kinds =>
  svg`<rect class="ga-bg ga-r" width="300" height="150"/>
      ${HAND.map(
        ([code, n, x, y, a]) =>
          svg`<g transform=${`rotate(${a} ${x + 40} ${y + 60}) translate(${x} ${y}) scale(.78)`} class="card">
          ${treeCardIn({ code, n, kind: kinds[code] })}</g>`,
      )}`
