// The server's names of things, and helpers for events.

/** @type {FireAndAxe.Good[]} */
export const GOODS = ['tusks', 'fish', 'furs']
/** @type {string[]} */
export const PIECES = [...GOODS, 'crew']
export const SEATS = 'ABCDE'

/** The dice rolled by the last answer. @param {Set<string>} changed */
export const rolledDice = changed =>
  [...changed].filter(thing => thing.startsWith('die:')).map(thing => Number(thing.split(':')[2]))
