// What can be picked on the chart, in the hand and at the port, from the pending answers. One press lifts or picks,
// never sends.
import { signal } from '../../vendor/signals.js'
import { goesTo, runeIn } from './notation.js'
import { AT } from './places.js'

/** The rune whose answers are wanted. */
export const lifted = signal(null)

/** The pending answers by what they name. Empty for everybody but the asked seat. */
export function targets(t) {
  const answers = t.mine ? t.decision.options : []
  const bySpace = new Map(answers.filter(goesTo).map(text => [goesTo(text), text]))
  return {
    answers,
    space: id => bySpace.get(id) ?? null,
    rune: id => answers.filter(text => runeIn(text) === id),
    can: text => answers.includes(text),
  }
}

/** The port where the asked ship lies and tasks may be tried. */
export function harbourOf(t) {
  const port = t.mine && t.decision.ask === 'turn.act' ? t.view.players[t.decision.seat].ship : null
  return AT[port]?.value ? port : null
}

/**
 * Taking a rune: it answers if only one answer fits, otherwise it is lifted and the list shows what can be done with
 * it.
 */
export function takeRune(t, to, id) {
  const fits = to.rune(id)
  if (fits.length === 1) t.choose(fits[0])
  else if (fits.length) lifted.value = lifted.value === id ? null : id
}
