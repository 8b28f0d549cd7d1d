import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { retry, retryBriefly } = await load('transport/retry.js')
const cut = () => Promise.reject(new TypeError('fetch failed'))

/** Let timers run at once, and note for how long each would have waited. */
function watchTimers(t) {
  const waits = []
  t.mock.method(globalThis, 'setTimeout', (done, wait) => {
    waits.push(wait)
    queueMicrotask(done)
  })
  return waits
}

test('what succeeds is not repeated', async t => {
  const waits = watchTimers(t)
  assert.equal(await retry(async () => 7), 7)
  assert.deepEqual(waits, [])
})

test('the wait doubles up to four seconds', async t => {
  const waits = watchTimers(t)
  let left = 7
  assert.equal(await retry(() => (left-- ? cut() : Promise.resolve('here'))), 'here')
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 4000, 4000])
})

test('other errors are not retried', async t => {
  const waits = watchTimers(t)
  await assert.rejects(retry(() => Promise.reject(new Error('404'))), /404/)
  assert.deepEqual(waits, [])
})

test('an error with the key `offline` is one of the connection', async t => {
  watchTimers(t)
  let left = 1
  const offline = () => Promise.reject({ key: 'offline' })
  assert.equal(await retry(() => (left-- ? offline() : Promise.resolve(1))), 1)
})

test('a brief retry gives up after four attempts, as offline', async t => {
  const waits = watchTimers(t),
    load = t.mock.fn(cut)
  await assert.rejects(retryBriefly(load), { key: 'offline' })
  assert.equal(load.mock.callCount(), 4)
  assert.deepEqual(waits, [250, 500, 1000])
})
