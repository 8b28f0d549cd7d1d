// Cards, spots and answers as the server writes them: `play GR1 me.P2`, `swap RR1 SK-B2`, `choose B`.
import printed from '/components/norsaga.js'

export const SPOTS = ['Y', 'P1', 'P2', 'G1', 'G2', 'G3', 'G4']
export const SEATS = 'ABCD'

/**
 * The drawing's code of a card: GR1 is GR, SK-R2 is PR, GH-3 is K; with its number.
 * @param {string} id
 */
export function drawn(id) {
  if (id.startsWith('SK-')) return { code: `P${id[3]}`, n: Number(id[4]) }
  if (id.startsWith('GH-')) return { code: 'K', n: Number(id.slice(3)) }
  return { code: id.slice(0, 2), n: Number(id[2]) }
}

/**
 * The word key of its class: GR, SkR, Gh.
 * @param {string} id
 */
export const kindOf = id => printed.heroes[id].kind
/** @param {string} id */
export const dominant = id => printed.heroes[id].dominant
/** @param {string} id */
export const recessive = id => printed.heroes[id].recessive || null

const CARD = /^([RGBY]{2}\d|SK-[RGBY]\d|GH-\d+)$/
const SPOT = /^(me|[A-D])\.(Y|P1|P2|G1|G2|G3|G4)$/

/**
 * An answer taken apart; `me` is the seat that is asked. Spots are `seat.name`; `things` is everything it names.
 * @param {string} text
 * @param {number | undefined} seat
 */
export function parse(text, seat) {
  const [verb, ...tokens] = text.split(' ')
  /** @type {{ text: string, verb: string, cards: string[], spots: string[], seats: number[] }} */
  const answer = { text, verb, cards: [], spots: [], seats: [] }
  for (const token of tokens) {
    const spot = SPOT.exec(token)
    if (CARD.test(token)) answer.cards.push(token)
    else if (spot) answer.spots.push(`${spot[1] === 'me' ? seat : SEATS.indexOf(spot[1])}.${spot[2]}`)
    else if (/^[A-D]$/.test(token)) answer.seats.push(SEATS.indexOf(token))
  }
  return Object.assign(answer, {
    things: [...answer.cards, ...answer.spots, ...answer.seats.map(other => `seat:${other}`)],
  })
}

/**
 * A spot as an answer writes it.
 * @param {string} key
 * @param {number} seat
 */
export function token(key, seat) {
  const [owner, name] = key.split('.')
  return `${Number(owner) === seat ? 'me' : SEATS[Number(owner)]}.${name}`
}

// The embellishments by the colour of the youngest hero, as the rule card shows them.
export const FAMILY = printed.families
export const colourOf = Object.fromEntries(
  Object.entries(FAMILY).flatMap(([colour, names]) => names.map(name => [name, colour])),
)

// What events mean for the board: which spots they touched, where cards come from and go to.
/**
 * Spots and cards to keep in view until the next question.
 * @param {GameEvent} event
 */
export function touched(event) {
  const found = event.card ? [event.card] : []
  if (event.spot) found.push(`${event.owner ?? event.seat}.${event.spot}`)
  if (event.from) found.push(`${event.target}.${event.from}`)
  return found
}

/**
 * Did this card go to the discard pile?
 * @param {string} id
 * @param {GameEvent[]} events
 */
export const leaves = (id, events) =>
  events.some(
    event =>
      event.covered === id ||
      (event.kind === 'dismiss' && event.card === id) ||
      (event.kind === 'discard' && event.cards?.includes(id)),
  )

/**
 * A card seen for the first time comes out of a hand or off the deck.
 * @param {string} id
 * @param {GameEvent[]} events
 */
export function comesFrom(id, events) {
  for (const event of events) {
    if ((event.kind === 'play' || event.kind === 'place') && event.card === id) return `hand-${event.seat}`
    if ((event.kind === 'reveal' && event.card === id) || (event.kind === 'draw' && event.cards?.includes(id)))
      return 'deck'
    if (event.kind === 'swap' && (event.took === id || event.gave === id)) return `hand-${event.target}`
  }
  return null
}
