// Which things on the board an answer is about: the question list and the board light the same answers.

import { icon, seatIcon, traitIcon } from '../../art/glyphs.js'
import { named } from '../../core/targets.js'
import { colourOf, dominant, FAMILY, parse, SEATS, SPOTS, token } from './notation.js'

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

// Rules at hand: which chapter answers a question, and which answers people expect but are refused.

/** @type {Record<string, string>} */
const CHAPTER = { story: 'NS-ELIG', skald: 'NS-SKALD', tale: 'NS-PLACE' }

/**
 * The id a rule begins with, for the thing in focus or else for what is asked.
 * @param {Norsaga.Reader | null} t
 * @param {string | null} text
 */
export function ruleFor(t, text) {
  if (text && colourOf[text]) return `NS-EMB-${text.toUpperCase()}`
  const topic = t?.decision?.ask.split('.')[0] ?? ''
  return CHAPTER[topic] || (colourOf[topic] ? `NS-EMB-${topic.toUpperCase()}` : 'NS-TURN')
}

/**
 * The other embellishments of one's colour; for a lifted card one spot that stands for all closed trees.
 * @param {Norsaga.Asker} t
 * @param {string | null} held
 */
export function refusals(t, held) {
  const { ask, options, seat } = t.decision,
    youngest = t.view.players[seat].tree[0]
  if (ask.endsWith('.embellish'))
    return ((youngest && FAMILY[dominant(youngest)]) || []).filter(name => !options.includes(name))
  if (ask !== 'tale.continue' || !held || held.includes('.')) return []
  const open = new Set(options.flatMap(text => parse(text, seat).spots.map(key => Number(key.split('.')[0]))))
  const closed = t.view.players.find(player => player.seat !== seat && !open.has(player.seat))
  return closed ? [`play ${held} ${SEATS[closed.seat]}.Y`] : []
}

// The small picture before an answer.

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
