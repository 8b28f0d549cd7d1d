// Norsaga said in words, as one reader at the table hears them: the twin of phrase.py, fed by the same Fluent files.

import { colourOf, dominant, kindOf, parse, recessive, SEATS, SPOTS } from './notation.js'
import { needOf } from './tree.js'

const CARDS = ['card', 'covered', 'given', 'gave', 'took']
const PEOPLE = ['seat', 'target', 'owner']
const OBJECT = '.object' // a place inside a sentence, where German declines it

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  /** @param {number | null | undefined} seat */
  const isYou = seat => (seat != null && seat === you ? 'yes' : 'no')
  /** @param {number} seat */
  const name = seat => names[seat] ?? SEATS[seat]
  /** @param {string} id */
  const card = id =>
    words('card', {
      id,
      name: words(`hero-${id}`),
      kind: words(`class-${kindOf(id)}`),
      dominant: words(`trait-${dominant(id)}`),
      recessive: recessive(id) ? words(`trait-${recessive(id)}`) : '',
    })
  /**
   * `Might 3, Lore 3`.
   * @param {string[]} letters
   */
  const traits = letters =>
    [...new Set(letters)].map(one => `${words(`trait-${one}`)} ${letters.filter(two => one === two).length}`).join(', ')
  /** @param {string[]} ids */
  const cards = ids => ids.map(card).join(', ') || words('nothing')
  /**
   * @param {number} owner
   * @param {string} spot
   * @param {number | null} [actor]
   * @param {string} [form]
   */
  const place = (owner, spot, actor = null, form = '') =>
    words(`place${form}`, {
      of: owner === you ? 'yours' : owner === actor ? 'their' : 'other',
      owner: name(owner),
      spot: words(`spot-${spot}${form}`),
    })
  /** @param {string} key @returns {[number, string]} */
  const at = key => {
    const [owner, spot] = key.split('.')
    return [Number(owner), spot]
  }
  /** @param {string} key @param {string} [form] */
  const placeOf = (key, form = '') => place(...at(key), null, form)
  /** @param {string} key @param {Norsaga.View | undefined} view */
  const heroAt = (key, view) => {
    const [owner, spot] = at(key)
    return view?.players[owner].tree[SPOTS.indexOf(spot)]
  }
  /** @param {string} key @param {Norsaga.View | undefined} view */
  const there = (key, view) => {
    const id = heroAt(key, view)
    return id ? card(id) : 'none'
  }

  return {
    card,
    cards,
    name,
    place,

    /**
     * What is asked of whom; `about` comes only to the asked seat.
     * @param {Decision} decision
     */
    prompt(decision) {
      const key = `ask-${decision.ask.replace('.', '-')}`
      if (decision.seat !== you || !decision.about)
        return words(`${key}.wait`, { seat: decision.seat >= 0 ? name(decision.seat) : words('dealer') })
      /** @type {Record<string, any>} */
      const args = { ...decision.about }
      if (args.spot) args.spot = placeOf(parse(`- ${args.spot}`, decision.seat).spots[0], OBJECT)
      if (args.target) {
        const seat = SEATS.indexOf(args.target)
        args.target = name(seat)
        args.target_you = isYou(seat)
      }
      if (args.colour) args.colour = words(`trait-${args.colour}`)
      return words(key, args)
    },

    /**
     * An answer in words; with a view, also what a card would cover.
     * @param {string} text
     * @param {number | undefined} seat
     * @param {Norsaga.View | undefined} view
     */
    answer(text, seat, view) {
      const it = parse(text, seat)
      if (colourOf[text])
        return words('move-embellish', {
          embellishment: words(`embellishment-${text}`),
          effect: words(`effect-${text}`),
        })
      /** @type {Record<string, unknown>} */
      const args = {}
      if (it.cards[0]) args.card = card(it.cards[0])
      if (it.cards[1]) args.other = card(it.cards[1])
      if (it.spots[0]) {
        args.spot = placeOf(it.spots[0], OBJECT)
        args.there = there(it.spots[0], view)
      }
      if (it.seats.length) {
        args.seat = name(it.seats[0])
        args.you = isYou(it.seats[0])
      }
      return words(it.verb === 'place' && it.spots[0] ? 'move-place-at' : `move-${it.verb}`, args)
    },

    /**
     * The same as a row of the list: short where it is clear which card or spot is held.
     * @param {string} text
     * @param {number | undefined} seat
     * @param {Norsaga.View | undefined} view
     * @param {string | null | undefined} held
     */
    row(text, seat, view, held) {
      const it = parse(text, seat)
      if (colourOf[text]) return { text: words(`embellishment-${text}`), sub: words(`effect-${text}`) }
      if (held == null || !it.things.includes(held)) return null
      if (held === it.spots[0]) return { text: card(it.cards[0]) }
      if (it.cards[1])
        return held === it.cards[0]
          ? { text: words('row-for', { other: card(it.cards[1]) }) }
          : { text: words('row-give', { card: card(it.cards[0]) }) }
      if (!it.spots[0]) return null
      const lies = heroAt(it.spots[0], view)
      return {
        text: words('row-as', { spot: placeOf(it.spots[0], OBJECT) }),
        sub: lies ? words('row-over', { there: card(lies) }) : words('row-free'),
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
      return listed && text.startsWith('play ') ? words('row-closed') : this.answer(text, seat, view)
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
        title: owner === you ? words('tree-yours') : words('tree-of', { name: name(owner) }),
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

    /**
     * What happened, as this reader may know it.
     * @param {GameEvent} event
     */
    event(event) {
      /** @type {Record<string, unknown>} */
      const args = { covered: 'none', cards: 'none', gave: 'none', took: 'none' }
      for (const [key, value] of Object.entries(event)) {
        if (CARDS.includes(key)) args[key] = card(value)
        else if (PEOPLE.includes(key)) args[key] = name(value)
        else if (key === 'cards') args.cards = cards(value)
        else if (key === 'seats') args.seats = [...new Set(value)].map(name).join(', ')
        else if (key === 'embellishment') args[key] = words(`embellishment-${value}`)
        else if (key === 'saga') Object.assign(args, { saga: words(`saga-${value}`), traits: traits(needOf(value)) })
        else if (['count', 'turn', 'turns', 'cap'].includes(key)) args[key] = value
      }
      const actor = event.seat ?? event.owner ?? null
      if (event.spot) args.spot = place(event.owner ?? event.seat, event.spot, actor, OBJECT)
      if (event.from) args.from = place(event.target, event.from, actor, OBJECT)
      Object.assign(args, {
        you: isYou(actor),
        target_you: isYou(event.target),
        own: actor != null && actor === event.target ? 'yes' : 'no',
      })
      return words(`event-${event.kind}`, args)
    },

    /**
     * The parts of an event's sentence that the log sets bold.
     * @param {GameEvent} event
     */
    strong: event => [
      ...CARDS.filter(key => event[key]).map(key => card(event[key])),
      ...(event.cards || []).map(card),
      ...(event.embellishment ? [words(`embellishment-${event.embellishment}`)] : []),
    ],
  }
}
