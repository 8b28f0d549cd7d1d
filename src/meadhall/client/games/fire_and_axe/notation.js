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
