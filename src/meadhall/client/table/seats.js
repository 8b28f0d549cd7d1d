// Seats are letters in messages and numbers from 0 inside a game's own JSON. `asks` of a decision says who is asked; a
// view's own `asked.seat` is -1 for the dealer and -3 for the whole table.
export const LEVELS = ['thrall', 'karl', 'jarl']
const LETTERS = 'ABCDEFGH'
/**
 * @overload
 * @param {number} seat
 * @returns {string}
 */
/**
 * @overload
 * @param {number | null} seat
 * @returns {string | null} null: no seat, or all
 */
/** @param {number | null} seat */
export function seatLetter(seat) {
  return seat == null ? null : LETTERS[seat]
}
/**
 * @overload
 * @param {string} name of a seat
 * @returns {number}
 */
/**
 * @overload
 * @param {string | null} name
 * @returns {number | null} null: no seat, or all
 */
/** @param {string | null} name */
export function seatNumber(name) {
  return name?.length === 1 ? LETTERS.indexOf(name) : null
}
/**
 * A decision of a message as pages use it.
 * @param {AskedSeat | null} decision
 * @returns {Decision | null}
 */
export const parseDecision = decision =>
  decision && {
    yours: false,
    notes: [],
    sections: [],
    closed: [],
    idle: '',
    rule: '',
    forecast: {},
    ...decision,
    seat: decision.asks === 'seat' ? seatNumber(decision.seat) : null,
    answers: (decision.options ?? []).map(option => option.answer),
    options: new Map((decision.options ?? []).map(option => [option.answer, { targets: [], notes: [], ...option }])),
    things: new Map((decision.things ?? []).map(thing => [thing.id, thing])),
  }
