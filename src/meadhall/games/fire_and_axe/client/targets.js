// Targets on the chart, in the hand and at the port. One press lifts or picks, but never sends.

import { icon, rune, seatIcon } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { findTargets } from '../../table/targets.js'
import { AT } from './chart_data.js'
import { PIECES } from './notation.js'

export { lifted, pressTarget } from '../../table/targets.js'

/** The pending answers by space or rune. Empty for all viewers but the asked seat. @param {FireAndAxe.Reader} t */
export function findChartTargets(t) {
  const to = findTargets(t)
  return {
    ...to,
    /** The answer that moves the ship there. @param {string} id */
    space: id => to.answers.findLast(({ things }) => things.length === 1 && things[0] === id)?.text ?? null,
  }
}

/** The port of the asked ship where tasks may be tried. @param {FireAndAxe.Reader} t */
export function harbourOf(t) {
  const port = t.mine && t.decision.ask === 'turn.act' ? t.view.players[t.decision.seat].ship : null
  return port && AT[port]?.value ? port : null
}

// The icon of an answer, and the sign of each rune.

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

/** @param {AnswerOption} option @param {FireAndAxe.Reader} t */
export function sign({ sign: own, targets: [first = ''] }, t) {
  if (own?.startsWith('seat:')) return seatIcon(Number(own.slice(5)), { s: 26 })
  if (own) return icon(own, { s: PIECES.includes(own) ? 24 : 22 })
  if (CUT[first]) return runeSign(first)
  return icon(t.view.routes[first]?.[0][1] ? 'skull' : AT[first].kind === 'water' ? 'compass' : 'ship', { s: 24 })
}
