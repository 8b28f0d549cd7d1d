// What the pending answers are about, and how a thing on the board is pressed.

import { foeFace, heroIcon, OCTAGON } from '../../art/figures.js'
import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html, svg } from '../../art/tag.js'
import { named, standing, take } from '../../core/targets.js'
import { isGroup, isUnit, parse, RUNES } from './notation.js'

export { lifted, standing, take } from '../../core/targets.js'

/**
 * The pending answers, by what they name. Empty for everybody but those who are asked.
 * @param {Trudvang.Reader} t
 */
export const targets = t => named(t.mine ? t.decision.options.map(parse) : [])

/**
 * The answer somebody would mean by pressing a region they may not go to.
 * @param {Targets} to
 * @param {string} place
 */
export const meant = (to, place) => {
  const like = to.answers.find(answer => ['travel', 'sail', 'space'].includes(answer.verb))
  return like ? `${like.verb} ${place}` : null
}

/**
 * What a thing that can be pressed needs: a name, its state, keys and pointer.
 * @param {Trudvang.Reader} t
 * @param {Targets} to
 * @param {string} thing
 * @param {(() => void) | null} [otherwise]
 * @param {string} [told]
 */
export function pressed(t, to, thing, otherwise = null, told = thing) {
  const it = standing(t, to, thing, told),
    press = it.legal ? () => take(t, to, thing) : otherwise
  /** @param {DomEvent} event */
  const key = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      press?.()
    }
  }
  return {
    ...it,
    press,
    props: press && {
      role: 'button',
      tabindex: 0,
      'data-walk': '',
      'aria-pressed': it.legal ? String(it.state.includes('chosen')) : null,
      /** @param {DomEvent} event */
      onClick: event => {
        event.stopPropagation()
        press?.()
      },
      onKeyDown: key,
      onFocus: it.point,
      onMouseEnter: it.point,
    },
  }
}

// Rules at hand: which chapter answers a question, and which answers people expect but are refused.

/** @type {Record<string, string>} */
const CHAPTER = {
  adventure: 'TL-CAMP',
  attack: 'TL-ATTACK',
  book: 'TL-BOOK',
  branch: 'TL-BOOK',
  card: 'TL-CARD',
  combat: 'TL-COMBAT-RES',
  companion: 'TL-CARD',
  deck: 'TL-GLOSS',
  defender: 'TL-COMBAT-RES',
  enemy: 'TL-ENEMY',
  event: 'TL-EVENT',
  feat: 'TL-FEAT',
  hero: 'TL-SETUP',
  hired: 'TL-SOLO',
  item: 'TL-CARD',
  leader: 'TL-SETUP',
  location: 'TL-LOC',
  loss: 'TL-HP',
  miss: 'TL-MISS',
  party: 'TL-EXPLORE',
  planning: 'TL-COMBAT-PLAN',
  region: 'TL-PHASE',
  rune: 'TL-RUNE',
  ship: 'TL-SHIP',
  status: 'TL-STATUS',
  target: 'TL-COMBAT-RES',
  test: 'TL-TEST',
  threat: 'TL-THREAT',
  timed: 'TL-TIMED',
  title: 'TL-CARD',
  upgrade: 'TL-LEVEL',
  wyrd: 'TL-DEFEAT',
}

/**
 * The id a rule begins with, for the thing in focus or else for what is asked.
 * @param {Trudvang.Reader | null} t
 * @param {string | null} text
 */
export function ruleFor(t, text) {
  const { verb } = parse(text ?? ''),
    ask = t?.decision?.ask ?? ''
  if (verb === 'travel' || ask === 'hero.travel') return 'TL-TRAVEL'
  if (verb === 'sail') return 'TL-SHIP'
  if (verb === 'exhaust') return 'TL-EXH'
  if (ask === 'party.move') return 'TL-ADVMAP'
  return CHAPTER[ask.split('.')[0]] ?? 'TL-GEN'
}

/**
 * A sea one has no Ship for stands for all the places one cannot reach.
 * @param {Trudvang.Asker} t
 */
export function refusals(t) {
  const { ask, options, seat } = t.decision
  if (ask !== 'hero.travel' || options.some(text => text.startsWith('sail'))) return []
  const sea = {
    westmark: 'grim_sea',
    manjord: 'grim_sea',
    fylges: 'grim_sea',
    sylvan: 'sea_of_mists',
    wildland: 'storm_sea',
    ejdland: 'storm_sea',
    icepeak: 'storm_sea',
    soj: 'grim_sea',
  }[t.view.heroes[seat]?.at]
  return sea ? [`sail ${sea}`] : []
}

// The small picture before an answer.

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
  html`<span class="status ${kind[0] === '+' ? 'good' : 'bad'}" data-status=${kind} aria-hidden="true">
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
