// Rules at hand: which chapter answers a question, and which answers people expect but are refused.
import { colourOf, FAMILY } from './families.js'
import { dominant, parse, SEATS } from './notation.js'

/** @type {Record<string, string>} */
const CHAPTER = { story: 'NS-ELIG', skald: 'NS-SKALD', tale: 'NS-PLACE' }

/**
 * The id a rule begins with, for the thing in focus or else for what is asked.
 * @param {Norsaga.Reader | null} t
 * @param {string | null} text
 */
export function ruleFor(t, text) {
  if (text && colourOf[text]) return `NS-EMB-${text.toUpperCase()}`
  const topic = t?.decision?.ask.split('.')[0] ?? ''
  return CHAPTER[topic] || (colourOf[topic] ? `NS-EMB-${topic.toUpperCase()}` : 'NS-TURN')
}

/**
 * The other embellishments of one's colour; for a lifted card one spot that stands for all closed trees.
 * @param {Norsaga.Asker} t
 * @param {string | null} held
 */
export function refusals(t, held) {
  const { ask, options, seat } = t.decision,
    youngest = t.view.players[seat].tree[0]
  if (ask.endsWith('.embellish'))
    return ((youngest && FAMILY[dominant(youngest)]) || []).filter(name => !options.includes(name))
  if (ask !== 'tale.continue' || !held || held.includes('.')) return []
  const open = new Set(options.flatMap(text => parse(text, seat).spots.map(key => Number(key.split('.')[0]))))
  const closed = t.view.players.find(player => player.seat !== seat && !open.has(player.seat))
  return closed ? [`play ${held} ${SEATS[closed.seat]}.Y`] : []
}
