import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { load } from './page.mjs'

const { enqueue, flushQueue, queuedEvents } = await load('table/event_queue.js')
const { setSpeed } = await load('settings/settings.js')

let shown = []
const show = n => () => shown.push(n)
beforeEach(t => {
  let now = 10_000
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(performance, 'now', () => now)
  t.pass = ms => {
    now += ms
    t.mock.timers.tick(ms)
  }
  shown = []
  setSpeed('normal')
  flushQueue()
})

test('moves wait for each other', t => {
  for (const n of [1, 2, 3]) enqueue(show(n), false)
  assert.deepEqual([shown, queuedEvents.value], [[1], 2])
  t.pass(600)
  assert.deepEqual([shown, queuedEvents.value], [[1, 2], 1])
  t.pass(600)
  assert.deepEqual([shown, queuedEvents.value], [[1, 2, 3], 0])
})

test('one that must be seen at once brings all before it', () => {
  for (const n of [1, 2]) enqueue(show(n), false)
  enqueue(show(3), true)
  assert.deepEqual([shown, queuedEvents.value], [[1, 2, 3], 0])
})

test('fast moves and hidden pages wait for nothing', () => {
  setSpeed('fast')
  for (const n of [1, 2]) enqueue(show(n), false)
  setSpeed('slow')
  document.hidden = true
  for (const n of [3, 4]) enqueue(show(n), false)
  document.hidden = false
  assert.deepEqual(shown, [1, 2, 3, 4])
})
