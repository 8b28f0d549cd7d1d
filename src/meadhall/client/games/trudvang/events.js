// What events mean for the board: what they touched, and who acted.
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
/**
 * What somebody did themselves: catching up begins there when nothing better is known.
 * @param {GameEvent} event
 * @param {number} seat
 */
export const acted = (event, seat) =>
  event.seat === seat && ['travel', 'stop', 'feat', 'place', 'use'].includes(event.kind)
