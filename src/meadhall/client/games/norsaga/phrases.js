// Norsaga said in words, as one reader at the table hears them: the twin of phrase.py, fed by the same Fluent files.
import { SEATS, SPOTS, dominant, kindOf, parse, recessive } from './notation.js'

const EMBELLISHMENTS = ['adapt', 'assault', 'invade', 'plunder', 'turncoat', 'infiltrate', 'augur', 'offering', 'possess', 'chant', 'prayer', 'martyr', 'whisper', 'nix', 'ragnarok']
const CARDS = ['card', 'covered', 'given', 'gave', 'took']
const PEOPLE = ['seat', 'target', 'owner']

export function phrases({ words, names, you }) {
  const isYou = seat => seat != null && seat === you ? 'yes' : 'no'
  const name = seat => names[seat] ?? SEATS[seat]
  const card = id => words('card', {
    id, name: words(`hero-${id}`), kind: words(`class-${kindOf(id)}`), dominant: words(`trait-${dominant(id)}`),
    recessive: recessive(id) ? words(`trait-${recessive(id)}`) : '',
  })
  const cards = ids => ids.map(card).join(', ') || words('nothing')
  const place = (owner, spot, actor = null, form = '') => words(`place${form}`, {
    of: owner === you ? 'yours' : owner === actor ? 'their' : 'other', owner: name(owner), spot: words(`spot-${spot}${form}`),
  })
  const placeOf = (key, form = '') => { const [owner, spot] = key.split('.'); return place(Number(owner), spot, null, form) }
  const there = (key, view) => { const [owner, spot] = key.split('.'); const id = view?.players[owner].tree[SPOTS.indexOf(spot)]; return id ? card(id) : 'none' }

  return {
    card, cards, name, place,

    /** What is asked of whom; `about` comes only to the asked seat. */
    prompt(decision) {
      const key = `ask-${decision.ask.replace('.', '-')}`
      if (decision.seat !== you || !decision.about) return words(`${key}.wait`, { seat: decision.seat >= 0 ? name(decision.seat) : words('dealer') })
      const args = { ...decision.about }
      if (args.spot) args.spot = placeOf(parse(`- ${args.spot}`, decision.seat).spots[0], '.object')
      if (args.target) { const seat = SEATS.indexOf(args.target); args.target = name(seat); args.target_you = isYou(seat) }
      if (args.colour) args.colour = words(`trait-${args.colour}`)
      return words(key, args)
    },

    /** An answer in words; with a view, also what a card would cover. */
    answer(text, seat, view) {
      const it = parse(text, seat)
      if (EMBELLISHMENTS.includes(text)) return words('move-embellish', { embellishment: words(`embellishment-${text}`), effect: words(`effect-${text}`) })
      const args = {}
      if (it.cards[0]) args.card = card(it.cards[0])
      if (it.cards[1]) args.other = card(it.cards[1])
      if (it.spots[0]) { args.spot = placeOf(it.spots[0], '.object'); args.there = there(it.spots[0], view) }
      if (it.seats.length) { args.seat = name(it.seats[0]); args.you = isYou(it.seats[0]) }
      return words(it.verb === 'place' && it.spots[0] ? 'move-place-at' : `move-${it.verb}`, args)
    },

    /** What happened, as this reader may know it. */
    event(event) {
      const args = { covered: 'none', cards: 'none', gave: 'none', took: 'none' }
      for (const [key, value] of Object.entries(event)) {
        if (CARDS.includes(key)) args[key] = card(value)
        else if (PEOPLE.includes(key)) args[key] = name(value)
        else if (key === 'cards') args.cards = cards(value)
        else if (key === 'seats') args.seats = value.map(name).join(', ')
        else if (key === 'embellishment') args[key] = words(`embellishment-${value}`)
        else if (key === 'saga') args[key] = words(`saga-${value}`)
        else if (['count', 'turn', 'turns', 'cap'].includes(key)) args[key] = value
      }
      const actor = event.seat ?? event.owner ?? null
      if (event.spot) args.spot = place(event.owner ?? event.seat, event.spot, actor, '.object')
      if (event.from) args.from = place(event.target, event.from, actor, '.object')
      Object.assign(args, { you: isYou(actor), target_you: isYou(event.target), own: actor != null && actor === event.target ? 'yes' : 'no' })
      return words(`event-${event.kind}`, args)
    },

    /** Where the question list puts an answer: cards gather what can be done with them. */
    group(text, seat) {
      const it = parse(text, seat)
      return it.cards.length && it.spots.length ? { key: it.cards[0], title: card(it.cards[0]) } : null
    },
  }
}
