// Fire & Axe said in words, as one reader at the table hears them: the sentences are those of the grammar beside its
// Fluent files.
import printed, { grammar } from '/components/fire_and_axe.js'
import * as core from '../../i18n/phrases.js'

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  const it = core.phrases({
    words,
    names,
    you,
    grammar,
    printed,
    own: { percent: (/** @type {number} */ part) => Math.floor(part * 100 + 0.5) },
  })
  /** @param {string} id @param {string} [form] */
  const space = (id, form = '') => words(`space-${id}${form}`)
  /** @param {string} id */
  const rune = id => words(`rune-${id}`)
  /** @param {string} id */
  const goal = id => it.make('goal', id)
  /**
   * What is likely to come of an attack.
   * @param {FireAndAxe.Odds} odds
   */
  const oddsOf = odds => it.make('odds', odds)

  return {
    ...it,
    space,
    rune,
    goal,
    oddsOf,
  }
}
