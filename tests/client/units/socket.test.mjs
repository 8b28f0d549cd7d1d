import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { load } from './page.mjs'

const { connect } = await load('transport/socket.js')

class FakeSocket {
  static OPEN = 1
  static all = []
  readyState = 0
  sent = []
  constructor(url) {
    this.url = new URL(url)
    FakeSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  send(text) {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}
globalThis.WebSocket = FakeSocket
const page = new EventTarget()
globalThis.addEventListener = page.addEventListener.bind(page)
globalThis.removeEventListener = page.removeEventListener.bind(page)
const latest = () => FakeSocket.all.at(-1)

beforeEach(t => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  t.mock.method(Math, 'random', () => 0.5) // no jitter
  FakeSocket.all = []
})

/** Connect, and note the states and messages. */
function start() {
  const heard = []
  const line = connect('abcd', () => ({ since: 5, eyes: 1, language: 'fr' }), {
    message: message => heard.push(message),
    state: state => heard.push(state),
    refused: () => heard.push('refused'),
  })
  return { line, heard }
}

test('the address says where to continue', () => {
  const { line } = start()
  assert.equal(latest().url.pathname, '/sub/ws/tables/abcd')
  assert.deepEqual(Object.fromEntries(latest().url.searchParams), { lang: 'fr', since: '5', eyes: 'B' })
  line.end()
})

test('messages are heard and sent only while it is open', () => {
  const { line, heard } = start()
  assert.equal(line.send({ type: 'chat', text: 'x' }), false)
  latest().open()
  assert.equal(line.send({ type: 'chat', text: 'x' }), true)
  latest().onmessage({ data: '{"type":"pong"}' })
  latest().onmessage({ data: '{"type":"why"}' })
  assert.deepEqual(heard, ['open', { type: 'why' }])
  assert.deepEqual(latest().sent, [{ type: 'chat', text: 'x' }])
  line.end()
})

test('it reconnects later with every failure, and at once after a success', t => {
  const { line } = start()
  for (const wait of [0, 250, 500, 1000, 1500, 1500]) {
    const count = FakeSocket.all.length
    latest().close()
    if (wait) {
      t.mock.timers.tick(wait - 1)
      assert.equal(FakeSocket.all.length, count)
    }
    t.mock.timers.tick(1)
    assert.equal(FakeSocket.all.length, count + 1)
  }
  latest().open()
  latest().close()
  const count = FakeSocket.all.length
  t.mock.timers.tick(1)
  assert.equal(FakeSocket.all.length, count + 1)
  line.end()
})

test('a hidden page need not hurry, and does once it is seen', t => {
  const { line } = start()
  document.hidden = true
  latest().close()
  t.mock.timers.tick(7_999)
  assert.equal(FakeSocket.all.length, 1)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  assert.equal(FakeSocket.all.length, 2)
  line.end()
})

test('a connection that no longer answers pings is dropped', t => {
  const { line, heard } = start()
  latest().open()
  t.mock.timers.tick(15_000)
  assert.deepEqual(latest().sent, [{ type: 'ping' }])
  t.mock.timers.tick(8_000)
  assert.deepEqual(heard, ['open', 'lost'])
  line.end()
})

test('a refusal is told, except for too many requests', () => {
  const { line, heard } = start()
  latest().close(4429)
  assert.deepEqual(heard, ['lost'])
  line.again()
  line.end()
  const second = start()
  latest().close(4403)
  assert.deepEqual(second.heard, ['refused', 'lost'])
  second.line.end()
})

test('after its end it stays closed', t => {
  const { line, heard } = start()
  latest().open()
  line.end()
  t.mock.timers.tick(60_000)
  assert.equal(FakeSocket.all.length, 1)
  assert.deepEqual(heard, ['open'])
})
