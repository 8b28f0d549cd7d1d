// The small picture before an answer.

import { foeFace, heroIcon, OCTAGON } from '../../art/figures.js'
import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html, svg } from '../../art/tag.js'
import { isGroup, isUnit, parse, RUNES } from './notation.js'

/** @type {Record<string, string>} */
const VERB = {
  travel: 'compass',
  sail: 'ship',
  ashore: 'ship',
  region: 'compass',
  to: 'compass',
  engage: 'sword',
  explore: 'eye',
  space: 'compass',
  stay: 'candle',
  wait: 'candle',
  poi: 'book',
  location: 'house',
  choose: 'book',
  either: 'leaf',
  draw: 'drop',
  stop: 'shield',
  pass: 'candle',
  done: 'check',
  no: 'cross',
  none: 'cross',
  nobody: 'cross',
  decline: 'cross',
  keep: 'check',
  stand: 'check',
  play: 'star',
  use: 'ring',
  hire: 'seats',
  feat: 'star',
  take: 'star',
  again: 'turn',
  exhaust: 'turn',
  top: 'first',
  bottom: 'last',
  item: 'ring',
  title: 'crown',
  leader: 'crown',
  foretell: 'eye',
  suffer: 'drop',
  adventure: 'book',
  discard: 'cross',
  gain: 'star',
  upgrade: 'star',
  train: 'star',
  wyrd: 'raven',
  spend: 'coin',
  give: 'coin',
  start: 'compass',
  party: 'seats',
}
/** @param {string} figure @param {number} [s] */
export const foeIcon = (figure, s = 28) =>
  svg`<svg class="icon" viewBox="-25 -25 50 50" width=${s} height=${s} aria-hidden="true"><path class="en-body"
    d=${OCTAGON}/>
    ${foeFace(figure)}</svg>`
/** @type {Record<string, string>} */
const ASPECT = { health: 'drop', cp: 'star', attack: 'axe', defence: 'shield' }
/**
 * Its aspect, and whether it helps or harms.
 * @param {string} kind
 * @param {number} [s]
 */
export const statusSign = (kind, s = 24) =>
  html`<span class="status ${kind[0] === '+' ? 'good' : 'bad'}" aria-hidden="true">
    ${icon(ASPECT[kind.slice(1)], { s: s * 0.72 })}
    <b>${kind[0] === '+' ? '+' : '−'}</b></span>`

/** @param {string} text @param {Trudvang.Asker} t */
export function sign(text, t) {
  const { verb, tokens } = parse(text),
    [token] = tokens
  if (verb === 'choose')
    return html`<span class="ch-n">
    ${'abcdefgh'[Math.max(0, Object.keys(t.view.question?.labels ?? {}).indexOf(token))]}</span>`
  const hero = t.view.heroes.find(one => one.hero === token)
  if (token && t.words.has(`hero-${token}`)) return heroIcon(token, hero?.seat, { s: 30 })
  const rune = RUNES.find(one => tokens.includes(one))
  if (rune) return stoneIcon(rune, { s: 26 })
  if (/^[+-][a-z]/.test(token ?? '')) return statusSign(token)
  if (token && verb !== 'poi' && (isUnit(token) || isGroup(token)) && token !== '-') {
    const group = t.view.groups.find(
      one => one.group === (isUnit(token) ? token.slice(0, token.lastIndexOf('.')) : token),
    )
    if (group) return foeIcon(group.figure)
  }
  return icon(VERB[verb] ?? 'check', { s: 22 })
}
