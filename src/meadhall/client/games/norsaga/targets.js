// Which things on the board an answer is about: the question list and the board light the same answers.
import { named } from '../../core/targets.js'
import { parse, token } from './notation.js'

export { lifted, take } from '../../core/targets.js'

/**
 * The pending answers, by what they name, and the cards among it. Empty for everybody but the asked seat.
 * @param {Norsaga.Reader} t
 */
export function targets(t) {
  const answers = t.mine ? t.decision.options.map(text => parse(text, t.decision.seat)) : []
  return { ...named(answers), cards: new Set(answers.flatMap(answer => answer.cards)) }
}

/**
 * The answer somebody would mean by pressing what they may not: as the pending ones are written, about this thing.
 * @param {Norsaga.Reader} t
 * @param {Norsaga.Targets} to
 * @param {string} thing
 */
export function meant(t, to, thing) {
  const like = to.answers.find(answer => answer.cards.length || answer.spots.length)
  if (!like || !t.decision) return null
  const { seat } = t.decision
  const spot = thing.includes('.')
  const card = spot ? (to.held && to.cards.has(to.held) ? to.held : like.cards[0]) : thing
  if ((spot && !like.spots.length) || (!spot && !like.cards.length)) return null
  const place = spot ? token(thing, seat) : like.spots[0] && token(like.spots[0], seat)
  return [like.verb, like.cards.length && card, like.spots.length && place].filter(Boolean).join(' ')
}
