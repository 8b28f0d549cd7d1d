// Norsaga said in words, as one reader at the table hears them: the sentences are those of the grammar beside its
// Fluent files; what is here has to do with family trees, and with the list of answers.
import printed, { grammar } from '/components/norsaga.js'
import * as core from '../../core/phrases.js'
import { colourOf, parse, SPOTS } from './notation.js'

const OBJECT = '.object' // a place inside a sentence, where German declines it

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
  /** @param {string} key @returns {[number, string]} */
  const at = key => {
    const [owner, spot] = key.split('.')
    return [Number(owner), spot]
  }
  /** @param {string} key */
  const placeOf = key => place(...at(key), null, OBJECT)
  /** @param {string} key @param {Norsaga.View | undefined} view */
  const heroAt = (key, view) => {
    const [owner, spot] = at(key)
    return view?.players[owner].tree[SPOTS.indexOf(spot)]
  }
  /** @param {string} token @param {Given} given */
  const keyOf = (token, { asked }) => parse(`- ${token}`, asked).spots[0]

  const it = core.phrases({
    words,
    names,
    you,
    grammar,
    printed,
    own: {
      spot: (spot, event, ...whose) =>
        place(
          whose.map(field => event[field]).find(one => one != null),
          spot,
          event.seat ?? event.owner,
          OBJECT,
        ),
      at: (token, given) => placeOf(keyOf(token, given)),
      there(token, given) {
        const id = heroAt(keyOf(token, given), given.view)
        return id ? card(id) : 'none'
      },
    },
  })
  /** @param {string} id */
  const card = id => it.make('card', id)
  /** @param {string[]} ids */
  const cards = ids => it.make('cards', ids)

  return {
    ...it,
    card,
    cards,
    place,

    /**
     * An answer as a row of the list, with what it would bring; short where it is clear which card or spot is held.
     * @param {string} text
     * @param {number | undefined} seat
     * @param {Norsaga.View | undefined} view
     * @param {string | null | undefined} held
     */
    row(text, seat, view, held) {
      const named = parse(text, seat),
        brings = it.brings(text, view)
      /** @param {string | null} [first] */
      const sub = first => [first, brings].filter(Boolean).join(' · ')
      if (colourOf[text]) return { text: words(`embellishment-${text}`), sub: sub(words(`effect-${text}`)) }
      if (held == null || !named.things.includes(held)) return { text: it.answer(text, seat, view), sub: sub() }
      if (held === named.spots[0]) return { text: card(named.cards[0]), sub: sub() }
      if (named.cards[1])
        return {
          text:
            held === named.cards[0]
              ? words('row-for', { other: card(named.cards[1]) })
              : words('row-give', { card: card(named.cards[0]) }),
          sub: sub(),
        }
      if (!named.spots[0]) return { text: it.answer(text, seat, view), sub: sub() }
      const lies = heroAt(named.spots[0], view)
      return {
        text: words('row-as', { spot: placeOf(named.spots[0]) }),
        sub: sub(lies ? words('row-over', { there: card(lies) }) : words('row-free')),
      }
    },

    /**
     * A refused answer as the list shows it: a play on one closed tree speaks for all of them.
     * @param {string} text
     * @param {number | undefined} seat
     * @param {Norsaga.View | undefined} view
     * @param {boolean | undefined} listed
     */
    refused(text, seat, view, listed) {
      return listed && text.startsWith('play ') ? words('row-closed') : it.answer(text, seat, view)
    },

    /**
     * Trees as headings of the list, one's own first.
     * @param {string} text
     * @param {number | undefined} seat
     */
    section(text, seat) {
      const spot = parse(text, seat).spots[0]
      if (!spot) return null
      const [owner] = at(spot)
      return {
        title: owner === you ? words('tree-yours') : words('tree-of', { name: it.name(owner) }),
        rank: owner === you ? 0 : 1 + owner,
      }
    },

    /**
     * Where the question list puts an answer: cards gather what can be done with them.
     * @param {string} text
     * @param {number | undefined} seat
     */
    group(text, seat) {
      const it = parse(text, seat)
      return it.cards.length && it.things.length > 1 ? { id: it.cards[0], title: card(it.cards[0]) } : null
    },
  }
}
