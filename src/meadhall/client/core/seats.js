// Seats are letters on the wire and numbers inside a game's own JSON.
/** The seat of a question that is put to everybody. */
export const WHOLE_TABLE = -1
/** The seat of a question that the dealer answers; replays and positions may stand at one. */
export const DEALER = -2
export const LEVELS = ['thrall', 'karl', 'jarl']
/**
 * @param {number | null} seat
 * @returns null where nobody is meant, or everybody
 */
export const letter = seat => (seat == null || seat < 0 ? null : 'ABCDEFGH'[seat])
/**
 * @overload
 * @param {string} name
 * @returns {number}
 */
/**
 * @overload
 * @param {string | null} name
 * @returns {number | null}
 */
/** @param {string | null} name */
export function number(name) {
  if (name == null) return null
  return name.length === 1 ? 'ABCDEFGH'.indexOf(name) : name === 'chance' ? DEALER : WHOLE_TABLE
}
/**
 * A question as a page works with it.
 * @param {AskedSeat | null} decision
 * @returns {Decision | null}
 */
export const decisionOf = decision => decision && { ...decision, seat: number(decision.seat) }
