// Passkeys: what the hall asks, the browser's authenticator answers. Both speak of bytes; the line speaks text.

import { call, post } from './api.js'

/** @param {string} text */
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
/** @param {ArrayBuffer} buffer */
const text = buffer =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** Whether this browser makes passkeys at this address at all. */
export const possible = () => Boolean(window.isSecureContext && window.PublicKeyCredential && navigator.credentials)

/** @param {any} made */
function told(made) {
  const response = Object.fromEntries(
    ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
      .filter(name => made.response[name])
      .map(name => [name, text(made.response[name])]),
  )
  return { id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} }
}

/** @param {any} known */
const withBytes = known => ({ ...known, id: bytes(known.id) })

/**
 * Make a passkey for who I am here.
 * @param {string} label
 * @returns {Promise<Account>}
 */
export async function addPasskey(label) {
  const asked = await post('/api/me/passkeys/begin')
  const made = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map(withBytes),
    },
  })
  return post('/api/me/passkeys', { credential: told(made), label })
}

/** Be whoever the passkey belongs to. */
export async function signInByPasskey() {
  const asked = await post('/api/sign-in/passkey/begin')
  const shown = await navigator.credentials.get({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      allowCredentials: (asked.allowCredentials ?? []).map(withBytes),
    },
  })
  return call('/api/sign-in/passkey', { method: 'POST', body: { credential: told(shown) } })
}
