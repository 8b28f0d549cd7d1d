// How strong a world's action is now, and what makes it so: a mark for each strength, how much it gives or risks, a
// sign for each cause.

import { pic } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { STOCK } from './signs.js'
import { JOTUN, OCTAGON, PAWN } from './tokens.js'

const RISKY = ['asgard', 'niflheim', 'muspellheim']
/** @type {Record<string, string>} */
const MARK = {
  advantage: 'M-8 5L0-6 8 5zM-8 12L0 1 8 12z',
  normal: 'M-7-4H7V4H-7z',
  disadvantage: 'M-8-8L0 3 8-8zM-8-1L0 10 8-1z',
  closed: 'M-8-6L-6-8 0-2 6-8 8-6 2 0 8 6 6 8 0 2-6 8-8 6-2 0z',
}
const WELL = 21 // room for one sign

/** @param {string} kind */
export const mark = kind => svg`<path class="st-mark" d=${MARK[kind]} transform="scale(.95)"/>`

/**
 * The outline of who is there, or the ring of an artifact that helps.
 * @param {string} name
 */
export const cause = name =>
  ({
    enemy: svg`<path class="ca-enemy" d=${OCTAGON} transform="scale(.34)"/>`,
    company: svg`<path class="ca-god" d=${PAWN} transform="translate(0 .5) scale(.36)"/>`,
    besieged: svg`<path class="ca-jotun" d=${JOTUN} transform="translate(0 1) scale(.34)"/>`,
  })[name] ?? pic('ring', { s: 17 })

/** @param {{ world: Yggdrasil.World, big: boolean }} props */
export function Strength({ world, big }) {
  const shut = world.closed || world.besieged,
    kind = shut ? 'closed' : world.strengths[0],
    causes = shut ? (world.besieged ? ['besieged'] : []) : world.because
  const parts = [
    ...causes.map(cause),
    mark(kind),
    ...(shut
      ? []
      : [
          svg`<text y="6.500">${world.amounts[0]}</text>`,
          pic(RISKY.includes(world.world) ? 'thorn' : STOCK[world.world], { s: 19 }),
        ]),
  ]
  const half = (parts.length * WELL + 12) / 2
  return svg`<g class="strength s-${kind}" transform="translate(0 ${big ? 112 : 95}) scale(${big ? 1.6 : 1.1})">
    <path class="st-tag" d="M${-half}-14H${half}V14H${-half}z"/>
    ${parts.map((part, i) => svg`<g transform="translate(${(i - (parts.length - 1) / 2) * WELL} 0)">${part}</g>`)}
      ${causes.length > 0 && svg`<path class="st-rule" d="M${-half + 6 + causes.length * WELL}-9V9"/>`}</g>`
}
