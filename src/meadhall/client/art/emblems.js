// Each game's sign in the lobby; one that has none yet shows the hall's weave.
import { svg } from './tag.js'
import { treeCardIn } from './cards.js'
import { band } from './knot.js'

/** @type {[string, number, number, number, number][]} */
const HAND = [['RY', 1, 22, 34, -8], ['BB', 1, 112, 16, 0], ['GR', 1, 202, 34, 8]]
const emblems = {
  norsaga: kinds => svg`<rect class="ga-bg ga-r" width="300" height="150"/>${HAND.map(([code, n, x, y, a]) => svg`<g transform=${`rotate(${a} ${x + 40} ${y + 60}) translate(${x} ${y}) scale(.78)`} class="card">${treeCardIn({ code, n, kind: kinds[code] })}</g>`)}`,
}
const weave = () => svg`<rect class="ga-bg ga-y" width="300" height="150"/>${[30, 66, 102].map(y => band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y, cls: 'on-sill' }))}`

/** `kinds` are the words under the pictures, by code. */
export const emblem = (game, kinds = {}) => svg`<svg viewBox="0 0 300 150" aria-hidden="true" class="gart">${(emblems[game] || weave)(kinds)}</svg>`
