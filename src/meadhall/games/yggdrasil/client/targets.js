// Targets of the board.

import { icon, seatIcon } from '../../art/glyphs.js'
import { findTargets } from '../../table/targets.js'

export { lifted, pressTarget, targetProps } from '../../table/targets.js'

export const targets = findTargets

/**
 * Whether pending answers name one world each. Then pressing another one asks why it is not possible.
 * @param {Targets} to
 */
export const isWay = to => to.answers.some(({ things }) => things.includes('way'))

// The icon of an answer, and the signs of gods, worlds and things.

/** @type {Record<string, string>} */
export const GOD_SIGN = {
  freyia: 'feather',
  freyr: 'boar',
  frigg: 'spindle',
  heimdall: 'horn',
  odin: 'eye',
  thor: 'hammer',
  tyr: 'hand',
}
/**
 * Opponents and tiles of the sagas.
 * @type {Record<string, string>}
 */
export const FIGURE = {
  son1: 'axe',
  son2: 'axe',
  son3: 'axe',
  skoll: 'fenrir',
  hati: 'fenrir',
  naglfar: 'ship',
  dragon: 'nidhogg',
  garm: 'fenrir',
  modgud: 'shield',
  ganglati: 'house',
  ganglot: 'drop',
}
/** A world's reserve, and the subject of its action. @type {Record<string, string>} */
export const STOCK = {
  asgard: 'vanaheim',
  alfheim: 'leaf',
  vanaheim: 'die',
  midgard: 'sword',
  nidavellir: 'ring',
  svartalfheim: 'raven',
  jotunheim: 'cairn',
  niflheim: 'skull',
  muspellheim: 'flame',
}
/** @param {AnswerOption} option */
export function sign({ sign: own = 'check' }) {
  const [kind, name] = own.split(':')
  if (kind === 'seat') return seatIcon(Number(name), { s: 26 })
  return icon(kind === 'god' ? GOD_SIGN[name] : kind === 'figure' ? FIGURE[name] : own, { s: 24 })
}
