// Fire & Axe said in words, as one reader at the table hears them: the sentences are those of the grammar beside its
// Fluent files; what is here tells what answers would cost and bring.
import printed, { grammar } from '/components/fire_and_axe.js'
import * as core from '../../core/phrases.js'
import { parse, runeIn } from './notation.js'
import { passesNow } from './runes.js'
import { lifted } from './targets.js'

/** Runes come after everything else in the list. */
const AFTER = 100

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

  /**
   * Of an answer that stands for a rune or a wish: what that does.
   * @type {Record<string, (tokens: string[], view: FireAndAxe.View) => string | null>}
   */
  const subs = {
    play: ([id]) => words(`effect-${id}`),
    discard: () => words('row-wind'),
    pass: (_, view) => (passesNow(view) ? words('row-by-itself') : null),
  }

  return {
    ...it,
    space,
    rune,
    goal,
    oddsOf,

    /**
     * An answer as a row of the list: what it would cost or bring stands below; short where its rune is lifted.
     * @param {string} text
     * @param {number | undefined} _seat
     * @param {FireAndAxe.View} view
     */
    row(text, _seat, view) {
      const { verb, tokens } = parse(text),
        up = runeIn(text) && lifted.value === runeIn(text)
      const said = up
        ? words(`row-${verb}`)
        : verb === 'play'
          ? words('move-play', { rune: rune(tokens[0]) })
          : it.answer(text)
      return { text: said, sub: subs[verb]?.(tokens, view) || it.brings(text, view) }
    },

    /**
     * Where the question list puts an answer: a rune gathers what can be done with it.
     * @param {string} text
     */
    group(text) {
      const id = runeIn(text)
      return id ? { id, title: rune(id), rank: AFTER } : null
    },
  }
}
