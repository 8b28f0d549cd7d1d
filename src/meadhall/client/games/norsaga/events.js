// What events mean for the board: which spots they touched, where cards come from and go to.
const NOT_MINE = new Set([
  'turn',
  'draw',
  'saga',
  'first',
  'grant',
  'lost',
  'lapse',
  'doom',
  'undoom',
  'reshuffle',
  'win',
  'cap',
  'reveal',
  'dismiss',
])

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
 * Did this seat act of its own will? Where catching up begins when nothing better is known.
 * @param {GameEvent} event
 * @param {number} seat
 */
export const acted = (event, seat) => event.seat === seat && !NOT_MINE.has(event.kind)

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
