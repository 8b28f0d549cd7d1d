// Answers as the server writes them: `travel sylvan`, `place fire cleave-1.2`, `hit draugr.1`, `poi A`, `choose 2`.
import printed from '/components/trudvang.js'

/** @type {Trudvang.Rune[]} */
export const RUNES = ['water', 'fire', 'earth', 'wind', 'dark', 'wild']
const FIGURES = [...printed.figures, 'npc']
/** Answers whose number or word means nothing on the board. */
const WORDLESS = ['choose', 'either', 'adventure']
/** Answers that are a thing of their own: the bag, the Location one stands in. */
const DEEDS = ['draw', 'stop', 'location']

/**
 * An answer taken apart; `things` is everything on the board that it names.
 * @param {string} text
 */
export function parse(text) {
  const [verb, ...tokens] = text.split(' ')
  if (WORDLESS.includes(verb)) return { text, verb, tokens, things: [] }
  if (DEEDS.includes(verb)) return { text, verb, tokens, things: [verb] }
  return {
    text,
    verb,
    tokens,
    things: verb === 'space' ? [`space:${tokens[0]}`] : tokens.filter(token => !/^\d+$/.test(token)),
  }
}

/**
 * `draugr`, `draugr~2`, `D`.
 * @param {string} token
 */
export const isGroup = token => {
  const name = token.split('~')[0]
  return FIGURES.includes(name) || /^[A-L]$/.test(name)
}
/**
 * `draugr.2`, `D.!`, and `-` for one that is no more.
 * @param {string} token
 */
export function isUnit(token) {
  const dot = token.lastIndexOf('.')
  return token === '-' || (dot > 0 && isGroup(token.slice(0, dot)) && /^(!\d*|\d+)$/.test(token.slice(dot + 1)))
}
/** Answers that name a unit. */
export const OF_UNIT = ['hit', 'enemy', 'unit', 'defeat']
/**
 * A figure as it is told: `draugr.2` stays number 2 when number 1 is gone. Threat has no number.
 * @param {string} group
 * @param {Trudvang.Unit} unit
 */
export const calledUnit = (group, unit) => (unit.number ? `${group}.${unit.number}` : null)
/**
 * The units of a group as answers name them: figures are counted, its Threat from the top of the pile.
 * @param {Trudvang.Group} group
 */
export const unitNames = group =>
  group.units.map((unit, at) => {
    const above = group.units.length - at
    return `${group.group}.${unit.threat ? `!${above > 1 ? above : ''}` : at + 1}`
  })

// What events mean for the board: what they touched.
/**
 * Regions, Heroes, points and foes to keep in view until the next question.
 * @param {GameEvent} event
 */
export const touched = event =>
  ['place', 'from', 'hero', 'poi', 'unit', 'group', 'feat', 'card']
    .map(key => event[key])
    .filter(value => typeof value === 'string')
/** @param {GameEvent} event */
export const opensTurn = event => event.kind === 'round' || event.kind === 'phase' || event.kind === 'combat'
/**
 * Enemies that marched come from where they were.
 * @param {string} id
 * @param {GameEvent[]} events
 */
export const comesFrom = (id, events) =>
  events.find(event => event.kind === 'march' && id === `${event.group}@${event.place}`)?.from ?? null
