// Rules at hand: which chapter answers a question, and which answers people expect but are refused.
import { parse } from './notation.js'

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
