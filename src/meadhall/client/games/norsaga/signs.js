// The small picture before an answer.
import { icon, seatIcon, traitIcon } from '../../art/glyphs.js'
import { colourOf } from './families.js'
import { dominant, parse, SPOTS } from './notation.js'

/** @param {string} text @param {Norsaga.Asker} t */
export function sign(text, t) {
  if (colourOf[text]) return traitIcon(colourOf[text], { s: 26, sign: 'rune' })
  const it = parse(text, t.decision.seat)
  if (it.seats.length) return seatIcon(it.seats[0], { s: 26 })
  const [owner, spot] = it.spots[0]?.split('.') || [],
    lies = owner && t.view.players[Number(owner)].tree[SPOTS.indexOf(spot)]
  const shown = it.cards[0] || lies
  return shown
    ? traitIcon(dominant(shown), { s: 26, sign: 'rune' })
    : icon(['pass', 'keep', 'stop', 'done'].includes(text) ? 'candle' : 'leaf', { s: 22 })
}
