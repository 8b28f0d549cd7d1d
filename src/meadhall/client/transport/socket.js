// The socket of a table: it reconnects by itself and continues after the last message.

import { seatLetter } from '../table/seats.js'
import { openSocket } from './network.js'
import { socketUrl as address } from './urls.js'

// With a visible page it reconnects within two seconds; a hidden page need not hurry.
const WAITS = [0, 250, 500, 1000, 1500],
  HIDDEN = 8_000,
  PING = 15_000,
  SILENCE = 8_000

/**
 * `resume()` returns what to continue from: { since, eyes, language }. `on` handles message(m), state('open' | 'lost'),
 * and refused() when the server refuses this user.
 * @param {string} id
 * @param {() => { since?: number, eyes: number | null, language: Lang }} resume
 * @param {{ message(message: Message): void, state(state: string): void, refused(): void }} on
 */
export function connect(id, resume, on) {
  /** @type {WebSocket | null} */
  let line = null,
    tries = 0,
    timer = 0,
    beat = 0,
    silence = 0,
    ended = false

  function open() {
    clearTimeout(timer)
    const { since, eyes, language } = resume(),
      query = new URLSearchParams({ lang: language })
    if (since) query.set('since', String(since))
    if (eyes != null) query.set('eyes', seatLetter(eyes))
    line = openSocket(`${address(id)}?${query}`)
    line.onopen = () => {
      tries = 0
      on.state('open')
      beat = setInterval(ping, PING)
    }
    line.onmessage = ({ data }) => {
      clearTimeout(silence)
      silence = 0
      const message = JSON.parse(data)
      if (message.type !== 'pong') on.message(message)
    }
    line.onclose = ({ code }) => {
      if (code >= 4400 && code < 4500 && code !== 4429) {
        on.refused()
        if (ended) return
      }
      reconnect()
    }
  }
  function ping() {
    if (line?.readyState !== WebSocket.OPEN || silence) return
    line.send('{"type":"ping"}')
    silence = setTimeout(drop, SILENCE) // a connection that died without a close frame
  }
  function drop() {
    if (!line) return
    const old = line
    old.onclose = old.onmessage = null
    old.close()
    reconnect()
  }
  function reconnect() {
    clearInterval(beat)
    clearTimeout(silence)
    silence = 0
    line = null
    if (ended) return
    on.state('lost')
    clearTimeout(timer)
    timer = setTimeout(
      open,
      (document.hidden ? HIDDEN : WAITS[Math.min(tries++, WAITS.length - 1)]) * (0.8 + Math.random() * 0.4),
    )
  }
  /** Network is back or page visible again: reconnect at once. */
  function hurry() {
    if (ended || document.hidden) return
    tries = 0
    if (!line) open()
    else if (line.readyState === WebSocket.OPEN) ping()
  }
  addEventListener('online', hurry)
  addEventListener('offline', drop)
  document.addEventListener('visibilitychange', hurry)
  open()
  return {
    /** @param {Wire.ClientMessage} message */
    send(message) {
      if (line?.readyState !== WebSocket.OPEN) return false
      line.send(JSON.stringify(message))
      return true
    },
    /** Reload the table, e.g. after taking a seat. */
    again() {
      tries = 0
      drop()
    },
    end() {
      ended = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      removeEventListener('offline', drop)
      document.removeEventListener('visibilitychange', hurry)
      line?.close()
    },
  }
}
