// Rules at hand: which chapter answers a question, and which answers people expect but are refused.
import { parse, WORLDS } from './notation.js'
import { worldOf } from './tree.js'

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
