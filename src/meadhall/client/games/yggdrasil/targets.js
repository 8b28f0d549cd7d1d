// What the pending answers are about.

import { icon, seatIcon } from '../../art/glyphs.js'
import { named } from '../../core/targets.js'
import { ENEMIES, HERE, parse, WORLDS } from './notation.js'
import { worldOf } from './tree.js'

export { lifted, standing, take } from '../../core/targets.js'

/**
 * The pending answers, by what they name. Empty for everybody but those who are asked.
 * @param {Yggdrasil.Reader} t
 */
export function targets(t) {
  const here = t.view.gods[t.decision?.seat ?? -1]?.world
  /** @param {Answer} answer */
  const about = answer =>
    here && HERE.includes(answer.verb) && !answer.tokens.some(token => WORLDS.includes(token))
      ? { ...answer, things: [...answer.things, here] }
      : answer
  return named(t.mine ? t.decision.options.map(text => about(parse(text))) : [])
}

/**
 * The answer somebody would mean by pressing a world they may not go to.
 * @param {Targets} to
 * @param {string} world
 */
export function meant(to, world) {
  const like = to.answers.find(answer => ['move', 'heal', 'action'].includes(answer.verb) && answer.tokens.length === 1)
  return like ? `${like.verb} ${world}` : null
}

// Rules at hand: which chapter answers a question, and which answers people expect but are refused.

/** @type {Record<string, string>} */
const CHAPTER = {
  god: 'YG-SETUP',
  support: 'YG-SUP',
  turn: 'YG-ROUND',
  cards: 'YG-SOLO',
  travel: 'YG-REL-TRAVEL',
  kin: 'YG-REL-BLOOD',
  deed: 'YG-ACT',
  asgard: 'YG-ACT-ASGARD',
  elves: 'YG-ACT-ALFHEIM',
  dice: 'YG-ACT-VANAHEIM',
  artifact: 'YG-ACT-NIDAVELLIR',
  dead: 'YG-ACT-NIFLHEIM',
  giants: 'YG-ACT-MUSPELL',
  creature: 'YG-CREA',
  heroes: 'YG-RISK',
  throw: 'YG-RISK',
  stones: 'YG-RUNE',
  brother: 'YG-REL-BROTHER',
  chance: 'YG-REL-CHANCE',
  pile: 'YG-CREA-SKULD',
  urd: 'YG-CREA-URD',
  life: 'YG-CREA',
  things: 'YG-CREA-GULLTOPP',
  risk: 'YG-RISK',
  pairs: 'YG-GOD-FREYR',
  saga: 'YG-BOOK',
  token: 'YG-BOOK',
  tile: 'YG-BOOK',
  sheet: 'YG-CAMP',
  pieces: 'YG-CAMP',
}

/**
 * The id a rule begins with, for the thing in focus or else for what is asked.
 * @param {Yggdrasil.Reader | null} t
 * @param {string | null} text
 */
export function ruleFor(t, text) {
  const { verb, tokens } = parse(text ?? '')
  if (verb === 'fight') return 'YG-FIGHT'
  if (verb === 'heal') return 'YG-ACT-HEAL'
  if (verb === 'call') return `YG-CREA-${tokens[0].toUpperCase()}`
  if (verb === 'move' || t?.decision?.ask === 'god.move') return 'YG-MOVE'
  return CHAPTER[t?.decision?.ask.split('.')[0] ?? ''] || 'YG-ROUND'
}

/**
 * Where a god may not go: one world that stands for all of them. In step 3: the closed action.
 * @param {Yggdrasil.Asker} t
 */
export function refusals(t) {
  const { ask, options, seat } = t.decision,
    god = t.view.gods[seat]
  if (ask === 'god.move')
    return WORLDS.filter(world => world !== god.world && !options.includes(`move ${world}`))
      .slice(0, 1)
      .map(world => `move ${world}`)
  if (ask === 'deed.choose' && !options.some(text => text.startsWith('act '))) {
    const world = worldOf(t.view, god.world)
    return world.closed ? [`act ${world.strengths[0]}`] : []
  }
  return []
}

// The small picture before an answer, and the signs of gods, worlds and things.

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
/**
 * What a world keeps in reserve, and what its action is about.
 * @type {Record<string, string>}
 */
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
/** @type {Record<string, string>} */
const VERB = {
  act: 'star',
  heal: 'vanaheim',
  pass: 'candle',
  done: 'check',
  none: 'cross',
  stay: 'candle',
  throw: 'die',
  refrain: 'cross',
  heroes: 'sword',
  elf: 'leaf',
  pairs: 'leaf',
  help: 'shield',
  reroll: 'turn',
  again: 'turn',
  mark: 'die',
  keep: 'check',
  rotate: 'turn',
  order: 'seats',
  top: 'cairn',
  under: 'cairn',
  first: 'cairn',
  call: 'raven',
  regain: 'drop',
  hurt: 'drop',
  bless: 'drop',
  give: 'drop',
}
/**
 * Saga actions, by what they are about.
 * @type {Record<string, string>}
 */
const ERRAND = {
  swear: 'ring',
  mend: 'broken',
  weep: 'drop',
  ransom: 'candle',
  embers: 'flame',
  forge: 'hammer',
  melt: 'hammer',
  hold_chariot: 'shield',
  cut_nails: 'axe',
  throw_down: 'flame',
  hold_gate: 'shield',
  strike: 'hammer',
}
/** @type {Record<string, string>} */
const THING = { elf: 'leaf', die: 'die', life: 'drop' }

/** @param {string} text @param {Yggdrasil.Asker} t */
export function sign(text, t) {
  const { verb, tokens } = parse(text),
    s = 24
  if (verb === 'saga') return icon(ERRAND[tokens[0]] ?? 'book', { s })
  const thing = tokens.find(token => THING[token])
  if (thing && verb !== 'journey') return icon(THING[thing], { s })
  const world = tokens.find(token => WORLDS.includes(token))
  if (world && verb !== 'journey') return icon(world, { s })
  const enemy = tokens.find(token => ENEMIES.includes(token))
  if (enemy) return icon(enemy, { s })
  const god = tokens.find(token => GOD_SIGN[token])
  if (god && verb !== 'order') {
    const found = t.view.gods.find(one => one.god === god)
    return found?.seat != null ? seatIcon(found.seat, { s: 26 }) : icon(GOD_SIGN[god], { s })
  }
  const figure = tokens.find(token => FIGURE[token])
  if (figure) return icon(FIGURE[figure], { s })
  if (verb === 'fight' || verb === 'beat') return icon('mountain', { s })
  if (verb === 'take' && tokens[0] && !/^\d+$/.test(tokens[0])) return icon('ring', { s })
  return icon(
    VERB[verb] || (t.decision.ask === 'elves.take' ? 'leaf' : t.decision.ask === 'dice.take' ? 'die' : 'check'),
    { s },
  )
}
