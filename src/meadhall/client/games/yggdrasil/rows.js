// An answer as a row of the list: what it would mean, how it may end, and what to be warned of.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { parse } from './notation.js'

/**
 * How often nothing is left of the risks, as a bar.
 * @param {{ odds: Yggdrasil.Odds }} props
 */
export const Bar = ({ odds }) => html`<span class="pr-bar" style=${{ '--clear': `${odds.clear}%` }}></span>`

/** Moves after which who moves takes no action, and journeys. */
const IDLE = ['support.move', 'sleipnir.ride', 'wolves.roam', 'stones.use']

/**
 * @typedef {object} Said what the rows are made of
 * @property {(text: string) => string} answer
 * @property {(view: Yggdrasil.View, world: string, strength: string) => string} deed
 * @property {(view: Yggdrasil.View, world: string, idle?: boolean) => string} there
 * @property {(view: Yggdrasil.View, world: string, amount: number) => string} gives
 * @property {(given: Yggdrasil.Terms) => string[]} terms
 * @property {(odds: Yggdrasil.Odds) => string} odds
 */
/** @param {{ words: GameWords, phrases: Said }} props */
export function rows({ words, phrases: it }) {
  /** @param {string} kind @param {string} id */
  const called = (kind, id) => words(`${kind}-${id}`)

  /**
   * What an answer gives, where it leads or what it can do; the name where that says more than the answer.
   * @param {string} text
   * @param {number} seat
   * @param {Yggdrasil.View} view
   */
  function meaning(text, seat, view) {
    const { verb, tokens } = parse(text)
    if (verb === 'call') return [called('creature', tokens[0]), words(`creature-${tokens[0]}.effect`)]
    if (verb === 'take' && words.has(`artifact-${tokens[0]}`))
      return [called('artifact', tokens[0]), words(`artifact-${tokens[0]}.effect`)]
    if (verb === 'act') return [null, it.deed(view, view.gods[seat]?.world, tokens[0])]
    const ask = view.asked?.ask,
      idle = IDLE.includes(ask ?? '')
    if (ask === 'god.choose' && view.options.difficulty === 'hard')
      return [null, `${words(`god-${tokens[0]}.power`)} ${words(`god-${tokens[0]}.start`)}`]
    if (verb === 'move' || verb === 'journey') return [null, it.there(view, tokens[tokens.length - 1], idle)]
    if (verb === 'stay' && !idle) return [null, it.there(view, view.gods[seat].world)]
    return [null, view.terms[text]?.amount && it.gives(view, tokens[0], view.terms[text].amount)]
  }

  /** @param {string} text @param {number} seat @param {Yggdrasil.View} view */
  return (text, seat, view) => {
    const [name, gain] = meaning(text, seat, view),
      odds = view.odds[text],
      warned = view.blunders[text] ?? [],
      means = [gain, ...it.terms(view.terms[text] ?? {})].filter(Boolean).join(' · ')
    const sub =
      (means || odds || warned.length > 0) &&
      html`${means}${odds && html`<span class="ends">${it.odds(odds)}<${Bar} odds=${odds}/></span>`}
        ${warned.map(
          one => html`<span key=${one} class="warned">${icon('thorn', { s: 14 })} ${words(`warn-${one}`)}
          </span>`,
        )}`
    return { text: name ?? it.answer(text), sub }
  }
}
