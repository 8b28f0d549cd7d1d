// Answers as the server writes them: `sail orkney`, `play fair_wind`, `steal B fish`, `settle 3`.

export const SEATS = 'ABCDE'
/** @type {FireAndAxe.Good[]} */
export const GOODS = ['tusks', 'fish', 'furs']
/** @type {string[]} */
export const PIECES = [...GOODS, 'crew']

/** @param {string} text */
export const parse = text => {
  const [verb, ...tokens] = text.split(' ')
  return { text, verb, tokens }
}
/** @param {string} token */
export const isSeat = token => token.length === 1 && SEATS.includes(token)

/**
 * Everything an answer names: spaces, pieces and runes by their names, players as `seat:1`.
 * @param {string} text
 */
export const things = text => parse(text).tokens.map(token => (isSeat(token) ? `seat:${SEATS.indexOf(token)}` : token))

/**
 * The space an answer moves the ship to.
 * @param {string} text
 */
export const goesTo = text => {
  const { verb, tokens } = parse(text)
  return verb === 'sail' || verb === 'launch' ? tokens[0] : null
}
/**
 * The rune an answer plays or discards.
 * @param {string} text
 */
export const runeIn = text => {
  const { verb, tokens } = parse(text)
  return verb === 'play' || verb === 'discard' ? tokens[0] : null
}

// What events mean for the chart: which spaces they touched, which dice fell.
/**
 * Spaces and ships to keep in view until the next question, and dice as `die:number:pips`.
 * @param {GameEvent} event
 * @param {number} [at]
 */
export function touched(event, at = 0) {
  const found = [event.space, event.port].filter(Boolean)
  if (event.kind === 'roll') found.push(`die:${at}:${event.die}`)
  if (event.kind === 'sail' || event.kind === 'launch' || event.kind === 'winter') found.push(`ship:${event.seat}`)
  if (event.saga) found.push(event.saga)
  return found
}

/**
 * The dice that fell with the last answer.
 * @param {Set<string>} changed
 */
export const rolled = changed =>
  [...changed].filter(thing => thing.startsWith('die:')).map(thing => Number(thing.split(':')[2]))

/** @param {GameEvent} event */
export const opensTurn = event => event.kind === 'turn' || event.kind === 'skip'
