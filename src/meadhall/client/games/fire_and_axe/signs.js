// The small picture before an answer, and the sign of each rune.

import { icon, rune, seatIcon } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { isSeat, PIECES, parse, SEATS } from './notation.js'
import { AT } from './places.js'

/** @type {Record<string, string>} */
const CUT = {
  change_in_demand: 'fehu',
  fair_wind: 'raido',
  tireless_oars: 'ehw',
  calm_seas: 'laguz',
  berserkers: 'thurs',
  odins_favour: 'ans',
  shield_wall: 'algiz',
  stranded_kinsmen: 'mann',
  silver_tongue: 'gebo',
  full_hold: 'jera',
  empty_market: 'isa',
  unrest: 'nauth',
  sea_serpent: 'sol',
  usurper: 'othala',
  thieves: 'ken',
  mutiny: 'dagaz',
  reinforced_walls: 'berk',
  lokis_trick: 'hagal',
  foul_omen: 'wunjo',
  thors_ward: 'tiwaz',
}
/** @param {string} id @param {number} [s] */
export const runeSign = (id, s = 26) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true">
    ${rune(CUT[id], { x: 12, y: 12, s: 21, w: 3 })}</svg>`

/** @type {Record<string, string>} */
const BY_VERB = {
  raid: 'axe',
  settle: 'house',
  place: 'house',
  refuse: 'ship',
  winter: 'house',
  launch: 'ship',
  draw: 'raven',
  end: 'check',
  pass: 'candle',
  turn: 'turn',
  leave: 'check',
  roll: 'die',
  reroll: 'die',
  stop: 'cross',
  done: 'check',
  board: 'crew',
}

/** @param {string} text @param {FireAndAxe.Reader} t */
export function sign(text, t) {
  const { verb, tokens } = parse(text),
    piece = tokens.find(token => PIECES.includes(token)),
    seat = tokens.find(isSeat)
  if (verb === 'play' || verb === 'discard') return runeSign(tokens[0])
  if (verb === 'sail')
    return icon(t.view.routes[tokens[0]]?.[0][1] ? 'skull' : AT[tokens[0]].kind === 'water' ? 'compass' : 'ship', {
      s: 24,
    })
  if (piece) return icon(piece, { s: 24 })
  if (seat) return seatIcon(SEATS.indexOf(seat), { s: 26 })
  return icon(BY_VERB[verb] || 'star', { s: 22 })
}
