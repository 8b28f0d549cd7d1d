// Requests to the server. Refusals arrive as sentences in the reader's language.

import { language, say } from '../i18n/messages.js'
import { request } from './network.js'

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
    answer = await request(path, {
      method,
      headers: {
        'accept-language': language.value,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: raw ?? (body !== undefined ? JSON.stringify(body) : undefined),
    })
    const text = await answer.text() // may fail when the connection breaks
    try {
      told = JSON.parse(text)
    } catch {
      /* not from our server */
    }
  } catch {
    throw new Refused({ key: 'offline' })
  }
  if (!answer.ok) throw new Refused(told?.error || { key: 'own-fault', args: { note: answer.status } }, answer.status)
  return told
}
/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) => call(path, { method: 'POST', body })

/** Text of an error: the server's, or the page's own for errors that it raises itself. @param {any} error */
export function errorText(error) {
  const key = `fault-${error.key}`
  return error.text || (say.has(key) ? say(key, error.args) : error.message || String(error))
}
