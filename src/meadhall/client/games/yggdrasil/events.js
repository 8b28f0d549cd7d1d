// What events mean for the board: what they touched, and who acted.
/**
 * Worlds, enemies and gods to keep in view until the next question.
 * @param {GameEvent} event
 */
export const touched = event =>
  ['world', 'place', 'enemy', 'jotun', 'god', 'to', 'foe'].map(key => event[key]).filter(Boolean)

/**
 * Only turns and choices of gods bear a seat: catching up begins there when nothing better is known.
 * @param {GameEvent} event
 * @param {number} seat
 */
export const acted = (event, seat) => event.seat === seat && event.kind === 'turn'
