// Rules at hand: which chapter answers a question, and which tasks people expect in a port but are refused.

import { GOODS } from './notation.js'
import { AT } from './places.js'

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
