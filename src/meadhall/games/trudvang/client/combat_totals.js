// Totals of a combat for each Hero, from the same lists as edge/combat_result.py.
import printed from '/components/trudvang.js'

const { next: NEXT, besides: BESIDES } = printed.aftermath
export const TRACKS = printed.aftermath.tracks

/**
 * Return the events of the combat that ended with `end`, and those that followed because of it.
 * @param {GameEvent[]} told
 * @param {GameEvent} end
 */
export function findCombat(told, end) {
  const at = told.lastIndexOf(end),
    from = told.slice(0, at).findLastIndex(event => event.kind === 'combat'),
    after = told.slice(at + 1),
    next = after.findIndex(event => NEXT.includes(event.kind))
  return [...told.slice(from + 1, at), ...(next < 0 ? after : after.slice(0, next))]
}

/**
 * Sum up what happened to one Hero.
 * @param {GameEvent[]} events
 * @param {number} seat
 */
export function sumCombat(events, seat) {
  const sum = { health: 0, cp: 0, xp: 0 },
    own = events.filter(event => event.seat === seat)
  for (const event of own) {
    const [track, sign] = TRACKS[event.kind] ?? []
    if (track && sign) sum[track] += sign * event.facts.count
  }
  return {
    sum,
    down: own.some(event => event.kind === 'defeated'),
    statuses: own.filter(event => event.kind === 'status').map(event => event.facts.status),
    besides: own.filter(event => BESIDES.includes(event.kind)),
    moved: own.length > 0,
  }
}
