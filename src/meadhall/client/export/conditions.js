// Conditions and variable texts of a story for a solo reader. There is no board, so conditions about it are evaluated
// as if it were empty.

/** @typedef {any} Told A book, a step, a condition or the reader's own state, as `meadhall story export` wrote it. */

/** @param {Told} s @param {string} name @returns {number} */
export const tally = (s, name) => s.counts[name] ?? s.sums[name] ?? 0

/** @param {Told} fact @param {number} count */
function fits(fact, count) {
  if (fact.at_least == null && fact.at_most == null) return count > 0
  return (fact.at_least == null || count >= fact.at_least) && (fact.at_most == null || count <= fact.at_most)
}

/** @param {Told} s @param {Told} fact */
function compared(s, fact) {
  const count = tally(s, fact.subject)
  if (fact.lower && count < tally(s, fact.lower)) return false
  if (fact.upper && count > tally(s, fact.upper)) return false
  return (fact.at_least == null && fact.at_most == null) || fits(fact, count)
}

/** @param {Told} s @param {Told} fact */
function tested(s, fact) {
  const passed = s.results[fact.subject]
  if (passed == null) return false
  return fact.result ? passed === (fact.result === 'success') : fits(fact, passed ? 1 : 0)
}

/** @type {Record<string, (s: Told, fact: Told) => boolean>} */
const ANSWERS = {
  class: (s, fact) => s.class === fact.subject,
  card: (s, fact) => s.cards.includes(fact.subject),
  card_anywhere: (s, fact) => s.cards.includes(fact.subject) || s.sleeved.includes(fact.subject),
  sleeved: (s, fact) => s.sleeved.includes(fact.subject),
  active_title: (s, fact) => s.cards.includes(fact.subject),
  companion_ready: (s, fact) => s.cards.includes(fact.subject),
  quest: (s, fact) => s.quests.includes(Number(fact.subject)),
  flag: (s, fact) => s.flags.includes(fact.subject) || s.facts.includes(fact.subject),
  chose: (s, fact) => fits(fact, s.chose[fact.subject] ?? 0),
  test: tested,
  token: (s, fact) => fits(fact, s.tokens[fact.subject] ?? 0),
  tally: compared,
  played: (s, fact) => fact.subject in s.played,
  ended: (s, fact) => s.played[fact.subject] === `end-${fact.result}`,
  heroes: (_, fact) => fits(fact, 1),
  party_size: (_, fact) => fits(fact, 1),
  in_region: (s, fact) => s.region === fact.subject,
  poi_open: (s, fact) => s.pois.includes(fact.subject),
  has_ship: s => s.ship,
  space_cleared: (s, fact) => s.cleared.includes(fact.subject),
  any_exhausted: s => s.exhausted,
  any_health_below: (s, fact) => fits(fact, s.health),
  round_at_least: (s, fact) => fits(fact, s.round),
  wyrd: (_, fact) => fits(fact, 0),
  enemies_on_map: (_, fact) => fits(fact, 0),
}

/** @param {Told} s @param {Told} condition @returns {boolean} */
export function holds(s, condition) {
  if (!condition) return true
  if (condition.all) return condition.all.every((/** @type {Told} */ one) => holds(s, one))
  if (condition.any) return condition.any.some((/** @type {Told} */ one) => holds(s, one))
  if (condition.not) return !holds(s, condition.not)
  return ANSWERS[condition.key]?.(s, condition) ?? false
}

/** @param {Told} s @param {Told} part @param {(below: number) => number} draw @returns {string} */
function said(s, part, draw) {
  if (typeof part === 'string') return part
  if (part.tally) return String(tally(s, part.tally))
  const { kind, branches } = part
  const once = s.journal.filter((/** @type {string} */ id) => id === s.journal.at(-1)).length > 1 ? 1 : 0
  const at =
    kind === 'once'
      ? once
      : kind === 'one of'
        ? draw(branches.length)
        : branches.findIndex((/** @type {Told} */ one) => holds(s, one.if))
  return branches[at] ? branches[at].parts.map((/** @type {Told} */ one) => said(s, one, draw)).join('') : ''
}

/** @param {Told} s @param {Told[]} parts @param {(below: number) => number} draw */
export const spoken = (s, parts, draw) =>
  parts.length === 1 && typeof parts[0] === 'string'
    ? parts[0]
    : parts
        .map(one => said(s, one, draw))
        .join('')
        .replace(/ {2,}/g, ' ')
        .replace(/ +(?=[.,…\n]|$)/g, '')
        .trimStart()
