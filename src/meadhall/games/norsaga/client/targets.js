// Targets on the board, and the icon of an answer.

import { icon, seatIcon, traitIcon } from '../../art/glyphs.js'
import { findTargets } from '../../table/targets.js'
import { colourOf, dominantOf, SPOTS } from './notation.js'

export const targets = findTargets

/** @param {string} thing */
const isSpot = thing => thing.includes('.')
/** @param {string} thing */
const isCard = thing => !/[.:]/.test(thing)

/**
 * Whether a pending answer names a thing of this kind. Then pressing another one asks why it is not possible.
 * @param {Norsaga.Targets} to
 * @param {string} thing
 */
export const isMeans = (to, thing) => to.answers.some(({ things }) => things.some(isSpot(thing) ? isSpot : isCard))

/** @param {AnswerOption} option @param {Norsaga.Asker} t */
export function sign({ sign: own, targets: [first = ''] }, t) {
  if (own) return icon(own, { s: 22 })
  if (colourOf[first]) return traitIcon(colourOf[first], { s: 26, sign: 'rune' })
  if (first.startsWith('seat:')) return seatIcon(Number(first.slice(5)), { s: 26 })
  const [owner, spot] = isSpot(first) ? first.split('.') : [],
    shown = owner ? t.view.players[Number(owner)].tree[SPOTS.indexOf(spot ?? '')] : first
  return shown ? traitIcon(dominantOf(shown), { s: 26, sign: 'rune' }) : icon('leaf', { s: 22 })
}
