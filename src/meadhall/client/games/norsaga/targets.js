// Which things on the board an answer is about: the question list and the board light the same answers.
import { signal } from '../../vendor/signals.js'
import { parse } from './notation.js'

/** The card lifted from the hand: its answers are shown first, its spots light up. */
export const lifted = signal(null)

/** The pending answers by what they name. Empty for everybody but the asked seat. */
export function targets(t) {
  const answers = t.mine ? t.decision.options.map(text => parse(text, t.decision.seat)) : []
  const twoStep = answers.some(a => a.cards.length && (a.spots.length || a.cards.length > 1))
  const cards = new Map(), others = new Map(), spots = new Map(), seats = new Map()
  const add = (map, key, a) => map.set(key, [...(map.get(key) || []), a])
  for (const a of answers) {
    if (a.cards[0]) add(cards, a.cards[0], a)
    if (a.cards[1] && (!lifted.value || a.cards[0] === lifted.value)) add(others, a.cards[1], a)
    if (a.spots[0] && (!a.cards[0] || !lifted.value || a.cards[0] === lifted.value)) add(spots, a.spots[0], a)
    for (const seat of a.seats) add(seats, seat, a)
  }
  return { answers, twoStep, cards, others, spots, seats }
}

/** Taking a card: lift it where a spot or another card must follow, answer at once where nothing must. */
export function takeCard(t, to, id) {
  const answers = to.cards.get(id)
  if (!answers) return
  if (to.twoStep) lifted.value = lifted.value === id ? null : id
  else t.choose(answers[0].text)
}

/** Pointing at a spot: the one answer that names it, or, if a card is still to be lifted, that of the only card. */
export function takeSpot(t, to, key) {
  const answers = to.spots.get(key) || []
  const one = lifted.value ? answers.find(a => a.cards[0] === lifted.value) || answers[0] : answers.length === 1 || new Set(answers.map(a => a.cards[0])).size === 1 ? answers[0] : null
  if (one) t.choose(one.text)
}
