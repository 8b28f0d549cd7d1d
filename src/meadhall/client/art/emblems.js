// Each game's sign in the lobby; one that has none yet shows the hall's weave.
import { svg } from './tag.js'
import { treeCardIn } from './cards.js'
import { band } from './knot.js'
import { ship } from './ship.js'

/** @type {[string, number, number, number, number][]} */
const HAND = [['RY', 1, 22, 34, -8], ['BB', 1, 112, 16, 0], ['GR', 1, 202, 34, 8]]
const SHORE = 'M300 0v150h-42l-8-12 10-9-14-8 4-14-16-6 9-12-7-10 16-5-4-12 15-6-9-12 13-8-6-14 10-8-3-12 9-10-5-16 12-4 2-22z'
const WAVES = [[14, 30], [120, 20], [34, 64], [150, 96], [20, 130], [170, 132], [228, 30]].map(([x, y]) => `M${x} ${y}c6-6 12-6 18 0s12 6 18 0`).join('')
const emblems = {
  norsaga: kinds => svg`<rect class="ga-bg ga-r" width="300" height="150"/>${HAND.map(([code, n, x, y, a]) => svg`<g transform=${`rotate(${a} ${x + 40} ${y + 60}) translate(${x} ${y}) scale(.78)`} class="card">${treeCardIn({ code, n, kind: kinds[code] })}</g>`)}`,
  fire_and_axe: () => svg`<rect class="ga-bg ga-b" width="300" height="150"/><path class="ga-shoal" d=${SHORE}/><path class="ga-shore" d=${SHORE}/><path class="ga-wave" d=${WAVES}/>
    <g transform="translate(82 92) scale(1.22)">${ship(0)}</g><g transform="translate(196 56) scale(.5)">${ship(1)}</g>`,
}
const weave = () => svg`<rect class="ga-bg ga-y" width="300" height="150"/>${[30, 66, 102].map(y => band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y, cls: 'on-sill' }))}`

/** `kinds` are the words under the pictures, by code. */
export const emblem = (game, kinds = {}) => svg`<svg viewBox="0 0 300 150" aria-hidden="true" class="gart">${(emblems[game] || weave)(kinds)}</svg>`
