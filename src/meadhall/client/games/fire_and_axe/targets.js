// What can be picked on the chart, in the hand and at the port, from the pending answers. One press lifts or picks,
// never sends.

import { icon, rune, seatIcon } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { named } from '../../core/targets.js'
import { GOODS, goesTo, isSeat, PIECES, parse, runeIn, SEATS } from './notation.js'
import { AT } from './places.js'

export { lifted, take } from '../../core/targets.js'

/**
 * The pending answers by what they name: a space or a rune. Empty for everybody but the asked seat.
 * @param {FireAndAxe.Reader} t
 */
export function targets(t) {
  const texts = t.mine ? t.decision.options : [],
    to = named(texts.map(text => ({ ...parse(text), things: [goesTo(text) ?? runeIn(text) ?? []].flat() })))
  return {
    ...to,
    /** @param {string} id */
    space: id => texts.findLast(text => goesTo(text) === id) ?? null,
  }
}

/**
 * The port where the asked ship lies and tasks may be tried.
 * @param {FireAndAxe.Reader} t
 */
export function harbourOf(t) {
  const port = t.mine && t.decision.ask === 'turn.act' ? t.view.players[t.decision.seat].ship : null
  return port && AT[port]?.value ? port : null
}

// Rules at hand: which chapter answers a question, and which tasks people expect in a port but are refused.

/** @type {Record<string, string>} */
const BY_VERB = {
  load: 'LOAD',
  launch: 'LOAD',
  draw: 'DRAW',
  sail: 'SAIL',
  trade: 'TRADE',
  raid: 'RAID',
  settle: 'SETTLE',
  play: 'RUNE',
  discard: 'RUNE',
  winter: 'WINTER',
  end: 'END',
  pass: 'REACT',
  turn: 'WEATHER',
  leave: 'WEATHER',
  lose: 'LOSS',
  roll: 'RAID',
  stop: 'RAID',
  place: 'SETTLE',
  refuse: 'SETTLE',
}
/** @type {Record<string, string>} */
const BY_ASK = { wind: 'WEATHER', loss: 'LOSS', raid: 'RAID', settle: 'SETTLE', rune: 'REACT' }

/**
 * The id a rule begins with, for the answer in focus or else for what is asked.
 * @param {FireAndAxe.Reader} t
 * @param {string} text
 */
export const ruleFor = (t, text) =>
  `FA-${BY_VERB[text?.split(' ')[0] ?? ''] || BY_ASK[t?.decision?.ask.split('.')[0] ?? ''] || 'TURN'}`

/**
 * In a port, one answer for each task that cannot be tried there.
 * @param {FireAndAxe.Asker} t
 * @param {string | null} held
 */
export function refusals(t, held) {
  const { ask, options, seat } = t.decision,
    { ship, cargo } = t.view.players[seat]
  if (ask !== 'turn.act' || held || !AT[ship]?.value) return []
  const good = GOODS.find(one => cargo[one]) || 'fish'
  return [
    [`trade ${good}`, 'trade '],
    ['raid', 'raid'],
    ['settle 1', 'settle '],
  ]
    .filter(([, verb]) => !options.some(text => text.startsWith(verb)))
    .map(([text]) => text)
}

// The small picture before an answer, and the sign of each rune.

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
const SIGN = {
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
  return icon(SIGN[verb] || 'star', { s: 22 })
}
