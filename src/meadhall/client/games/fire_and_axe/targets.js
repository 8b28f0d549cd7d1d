// What can be picked on the chart, in the hand and at the port, from the pending answers. One press lifts or picks,
// never sends.
import { named } from '../../core/targets.js'
import { goesTo, parse, runeIn } from './notation.js'
import { AT } from './places.js'

export { lifted, take } from '../../core/targets.js'

/**
 * The pending answers by what they name: a space or a rune. Empty for everybody but the asked seat.
 * @param {FireAndAxe.Reader} t
 */
export function targets(t) {
  const texts = t.mine ? t.decision.options : [],
    to = named(texts.map(text => ({ ...parse(text), things: [goesTo(text) ?? runeIn(text) ?? []].flat() })))
  return {
    ...to,
    /** @param {string} id */
    space: id => texts.findLast(text => goesTo(text) === id) ?? null,
  }
}

/**
 * The port where the asked ship lies and tasks may be tried.
 * @param {FireAndAxe.Reader} t
 */
export function harbourOf(t) {
  const port = t.mine && t.decision.ask === 'turn.act' ? t.view.players[t.decision.seat].ship : null
  return port && AT[port]?.value ? port : null
}
