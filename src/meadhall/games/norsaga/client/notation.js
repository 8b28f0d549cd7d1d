// The server's names of cards and spots: `GR1`, `0.P2`.
import printed from '/components/norsaga.js'

export const SPOTS = ['Y', 'P1', 'P2', 'G1', 'G2', 'G3', 'G4']

/** Return the drawing's code of a card and its number: GR1 is GR, SK-R2 is PR, GH-3 is K. @param {string} id */
export function cardOf(id) {
  if (id.startsWith('SK-')) return { code: `P${id[3]}`, n: Number(id[4]) }
  if (id.startsWith('GH-')) return { code: 'K', n: Number(id.slice(3)) }
  return { code: id.slice(0, 2), n: Number(id[2]) }
}

/** The message key of its class: GR, SkR, Gh. @param {string} id */
export const kindOf = id => printed.heroes[id].kind
/** @param {string} id */
export const dominantOf = id => printed.heroes[id].dominant
/** @param {string} id */
export const recessiveOf = id => printed.heroes[id].recessive || null

// Embellishments by the colour of the youngest hero, as on the rule card.
export const FAMILY = printed.families
export const colourOf = Object.fromEntries(
  Object.entries(FAMILY).flatMap(([colour, names]) => names.map(name => [name, colour])),
)
