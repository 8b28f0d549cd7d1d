// Queue of moves: moves of others stay visible long enough; later ones wait.

import { speed } from '../settings/settings.js'
import { signal } from '../vendor/signals.js'

/** Milliseconds for which another player's move, or a step of a replay, stays. @type {Record<string, number>} */
const STANDS = { off: 0, slow: 1800, normal: 600, fast: 0 }
/** @type {Record<string, number>} */
const STEP = { off: 1400, slow: 2800, normal: 1400, fast: 650 }
/** Milliseconds for which a step of a replay stays, by the reader's speed. */
export const eventDelay = () => STEP[speed.value] ?? STEP.normal

/** @type {(() => void)[]} */
const waiting = []
let free = 0,
  timer = 0
/** Number of received moves not shown yet. */
export const queuedEvents = signal(0)

/**
 * Show a move once the previous one was visible long enough, or all at once.
 * @param {() => void} show
 * @param {boolean} atOnce
 */
export function enqueue(show, atOnce) {
  if (atOnce || document.hidden) flushQueue()
  waiting.push(show)
  next()
}
/** Show everything that waits. */
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
