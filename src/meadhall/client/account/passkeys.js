// Passkeys: pass the server's challenge to the browser's authenticator. Both use bytes, HTTP uses text.

import { post } from '../transport/api.js'
import { api } from '../transport/urls.js'

/** @param {string} text */
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
/** @param {ArrayBuffer} buffer */
const text = buffer =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** Return true if this browser supports passkeys at this address. */
export const canUsePasskeys = () =>
  Boolean(window.isSecureContext && window.PublicKeyCredential && navigator.credentials)

/** @param {any} made */
function encodeCredential(made) {
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
 * Return proof of identity for a sensitive change: the typed password, or else a passkey if there is one.
 * @param {Account} now
 * @param {string} current
 */
export async function createProof(now, current) {
  if (now.password && (current || !now.passkeys.length || !canUsePasskeys())) return { current }
  return now.passkeys.length ? { passkey: await showPasskey(api.showPasskey) } : {}
}

/**
 * Create a passkey for the current user.
 * @param {string} label
 * @param {{ current?: string, passkey?: any }} proof
 * @returns {Promise<Account>}
 */
export async function addPasskey(label, proof) {
  const asked = await post(api.newPasskey, proof)
  const made = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map(withBytes),
    },
  })
  return post(api.passkeys, { credential: encodeCredential(made), label })
}

/** @param {string} path of the request */
async function showPasskey(path) {
  const asked = await post(path)
  const shown = await navigator.credentials.get({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      allowCredentials: (asked.allowCredentials ?? []).map(withBytes),
    },
  })
  return encodeCredential(shown)
}

/** Sign in as the owner of the passkey. */
export const signInWithPasskey = async () =>
  post(api.signInPasskey, { credential: await showPasskey(api.signInPasskeyBegin) })

/**
 * Set another password after proof by passkey, for users who forgot the old one.
 * @param {string} password
 * @returns {Promise<Account>}
 */
export const setPasswordWithPasskey = async password =>
  post(api.password, { password, passkey: await showPasskey(api.showPasskey) })
