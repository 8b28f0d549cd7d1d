// Requests to the hall. A refusal carries the key of its sentence, so that it can be said in the reader's language.
import { say } from './words.js'

export class Refused extends Error {
  /** @param {{ key: string, args?: Record<string, unknown>, text?: string }} fault @param {number} [status] */
  constructor({ key, args = {}, text = '' }, status = 0) {
    super(text || key)
    Object.assign(this, { key, args, text, status })
  }
}

/**
 * @param {string} path
 * @param {{ method?: string, body?: unknown, raw?: string }} [wish]
 */
export async function call(path, wish = {}) {
  const { method = 'GET', body, raw } = wish
  let answer,
    told = null
  try {
    answer = await fetch(path, {
      method,
      headers: body !== undefined ? { 'content-type': 'application/json' } : {},
      body: raw ?? (body !== undefined ? JSON.stringify(body) : undefined),
    })
    const text = await answer.text() // it may be cut on its way
    try {
      told = JSON.parse(text)
    } catch {
      /* not ours */
    }
  } catch {
    throw new Refused({ key: 'offline' })
  }
  if (!answer.ok) throw new Refused(told?.error || { key: 'own-fault', args: { note: answer.status } }, answer.status)
  return told
}
/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) => call(path, { method: 'POST', body })

/**
 * A refusal in words: the reader's own, or the server's English where we have none.
 * @param {any} error
 * @param {Words} [words]
 */
export function spoken(error, words = say) {
  const key = `fault-${error.key}`
  return words.has(key) ? words(key, error.args) : error.text || error.message || String(error)
}
