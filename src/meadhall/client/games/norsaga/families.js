// The embellishments by the colour of the youngest hero, as the rule card shows them.
/** @type {Record<string, string[]>} */
export const FAMILY = {
  R: ['adapt', 'assault', 'invade'],
  G: ['plunder', 'turncoat', 'infiltrate'],
  B: ['augur', 'offering', 'possess'],
  Y: ['chant', 'prayer', 'martyr'],
  K: ['whisper', 'nix', 'ragnarok'],
}
export const colourOf = Object.fromEntries(
  Object.entries(FAMILY).flatMap(([colour, names]) => names.map(name => [name, colour])),
)
