// Moves of others stay on the board long enough to be seen: what comes sooner waits for its turn.

import { speed } from '../settings/settings.js'
import { signal } from '../vendor/signals.js'

/**
 * How long a move of somebody else stands before the next one is shown, and a step of a replay.
 * @type {Record<string, number>}
 */
const STANDS = { off: 0, slow: 1800, normal: 600, fast: 0 }
/** @type {Record<string, number>} */
const STEP = { off: 1400, slow: 2800, normal: 1400, fast: 650 }
/** How long a step of a replay stands, as the reader likes it. */
export const eventDelay = () => STEP[speed.value] ?? STEP.normal

/** @type {(() => void)[]} */
const waiting = []
let free = 0,
  timer = 0
/** How many moves have come that are not shown yet. */
export const queuedEvents = signal(0)

/**
 * Show a move as soon as the one before has stood long enough, or all of them at once.
 * @param {() => void} show
 * @param {boolean} atOnce
 */
export function enqueue(show, atOnce) {
  if (atOnce || document.hidden) flushQueue()
  waiting.push(show)
  next()
}
/** Everything that waits, now. */
export function flushQueue() {
  clearTimeout(timer)
  timer = free = 0
  for (const show of waiting.splice(0)) show()
  queuedEvents.value = 0
}
function next() {
  const now = performance.now(),
    stands = STANDS[speed.value] ?? 0
  if (stands === 0 || document.hidden) flushQueue()
  else if (!timer) {
    if (now >= free && waiting.length) {
      free = now + stands
      waiting.shift()?.()
    }
    if (waiting.length)
      timer = setTimeout(() => {
        timer = 0
        next()
      }, free - now)
  }
  queuedEvents.value = waiting.length
}
