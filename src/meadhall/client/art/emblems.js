// Each game's emblem in the lobby, from its `emblem.js`; a woven band for a game without one.

import emblems from '../games/emblems.js'
import { band } from './knot.js'
import { svg } from './tag.js'

const weave = () =>
  svg`<rect class="ga-bg ga-y" width="300" height="150"/>
    ${[30, 66, 102].map(y => band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y, cls: 'on-sill' }))}`

/**
 * `kinds` are the captions of the pictures, by code.
 * @param {string} game
 * @param {Record<string, string>} [kinds]
 */
export const emblem = (game, kinds = {}) =>
  svg`<svg viewBox="0 0 300 150" aria-hidden="true" class="gart">${(emblems[game] || weave)(kinds)}</svg>`
