// Answers as the server writes them: `sail orkney`, `play fair_wind`, `steal B fish`, `settle 3`.
export const SEATS = 'ABCDE'
export const GOODS = ['tusks', 'fish', 'furs']
export const PIECES = [...GOODS, 'crew']

export const parse = text => {
  const [verb, ...tokens] = text.split(' ')
  return { text, verb, tokens }
}
export const isSeat = token => token.length === 1 && SEATS.includes(token)

/** Everything an answer names: spaces, pieces and runes by their names, players as `seat:1`. */
export const things = text => parse(text).tokens.map(token => (isSeat(token) ? `seat:${SEATS.indexOf(token)}` : token))

/** The space an answer moves the ship to. */
export const goesTo = text => {
  const { verb, tokens } = parse(text)
  return verb === 'sail' || verb === 'launch' ? tokens[0] : null
}
/** The rune an answer plays or discards. */
export const runeIn = text => {
  const { verb, tokens } = parse(text)
  return verb === 'play' || verb === 'discard' ? tokens[0] : null
}
