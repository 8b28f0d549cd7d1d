// The small picture before an answer, and the signs of gods, worlds and things.
import { icon, seatIcon } from '../../art/glyphs.js'
import { ENEMIES, parse, WORLDS } from './notation.js'

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
/** @type {Record<string, string>} */
const THING = { elf: 'leaf', die: 'die', life: 'drop' }

/** @param {string} text @param {Yggdrasil.Asker} t */
export function sign(text, t) {
  const { verb, tokens } = parse(text),
    s = 24
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
  if (verb === 'fight' || verb === 'beat') return icon('mountain', { s })
  if (verb === 'take' && tokens[0] && !/^\d+$/.test(tokens[0])) return icon('ring', { s })
  return icon(
    VERB[verb] || (t.decision.ask === 'elves.take' ? 'leaf' : t.decision.ask === 'dice.take' ? 'die' : 'check'),
    { s },
  )
}
