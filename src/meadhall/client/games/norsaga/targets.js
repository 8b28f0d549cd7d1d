// Which things on the board an answer is about: the question list and the board light the same answers.
import { signal } from '../../vendor/signals.js'
import { parse, token } from './notation.js'

/** What is lifted: a card, or a spot whose card is still to be chosen. */
export const lifted = signal(null)

/** The pending answers, by what they name. Empty for everybody but the asked seat. */
export function targets(t) {
  const answers = t.mine ? t.decision.options.map(text => parse(text, t.decision.seat)) : []
  const held = lifted.value
  const naming = thing => answers.filter(answer => answer.things.includes(thing))
  /** Those that also fit what is lifted. */
  const fitting = thing =>
    naming(thing).filter(answer => held == null || held === thing || answer.things.includes(held))
  return { answers, held, naming, fitting, cards: new Set(answers.flatMap(answer => answer.cards)) }
}

/** Taking a thing: it answers if only one answer fits, otherwise it is lifted and waits for the next. */
export function take(t, to, thing) {
  const fits = to.fitting(thing)
  if (fits.length === 1) t.choose(fits[0].text)
  else if (to.held === thing) lifted.value = null
  else if (to.naming(thing).length === 1) t.choose(to.naming(thing)[0].text)
  else if (to.naming(thing).length) lifted.value = thing
}

/** The answer somebody would mean by pressing what they may not: as the pending ones are written, about this thing. */
export function meant(t, to, thing) {
  const like = to.answers.find(answer => answer.cards.length || answer.spots.length)
  if (!like) return null
  const spot = thing.includes('.')
  const card = spot ? (to.cards.has(to.held) ? to.held : like.cards[0]) : thing
  if ((spot && !like.spots.length) || (!spot && !like.cards.length)) return null
  const place = spot ? token(thing, t.decision.seat) : like.spots[0] && token(like.spots[0], t.decision.seat)
  return [like.verb, like.cards.length && card, like.spots.length && place].filter(Boolean).join(' ')
}
