// Answers as the server writes them: `move asgard`, `fight surt`, `order odin thor tyr`, `journey thor midgard`.
import printed from '/components/yggdrasil.js'

export const WORLDS = Object.keys(printed.levels)
export const ENEMIES = Object.keys(printed.ways)
const THINGS = ['elf', 'die', 'life']
/** `god` and a letter are a die and its face where dice are spoken of. */
const ROLLED = ['roll', 'elf', 'reroll', 'mark', 'buy']

/**
 * An answer taken apart; `things` is everything on the board that it names.
 * @param {string} text
 */
export function parse(text) {
  const [verb, ...tokens] = text.split(' ')
  const things = ROLLED.includes(verb) ? [] : tokens.filter(token => !/^\d+$/.test(token) && !THINGS.includes(token))
  return { text, verb, tokens, things }
}

/** The world an answer is about without naming it: where the god who answers stands. */
export const HERE = ['act', 'heal', 'stay']

// What events mean for the board: what they touched.
/**
 * Worlds, enemies and gods to keep in view until the next question.
 * @param {GameEvent} event
 */
export const touched = event =>
  ['world', 'place', 'enemy', 'jotun', 'god', 'to', 'foe'].map(key => event[key]).filter(Boolean)
