// Norsaga said in words, as one reader at the table hears them: the sentences are those of the grammar beside its
// Fluent files; what is here has to do with family trees, and with the list of answers.
import printed, { grammar } from '/components/norsaga.js'
import * as core from '../../i18n/phrases.js'

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  /**
   * A spot of a tree as seen by the reader: `your left parent`, `Jarl’s left parent`.
   * @param {number} owner
   * @param {string} spot
   * @param {number | null} [actor]
   * @param {string} [form]
   */
  const place = (owner, spot, actor = null, form = '') =>
    words(`place${form}`, {
      of: owner === you ? 'yours' : owner === actor ? 'their' : 'other',
      owner: it.name(owner),
      spot: words(`spot-${spot}${form}`),
    })

  const it = core.phrases({ words, names, you, grammar, printed })
  /** @param {string} id */
  const card = id => it.make('card', id)
  /** @param {string[]} ids */
  const cards = ids => it.make('cards', ids)

  return {
    ...it,
    card,
    cards,
    place,
  }
}
