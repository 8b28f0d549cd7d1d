// A position travels behind the #, which no server ever sees: as base64url, and shorter where the game knows how.
import { asset } from './paths.js'

/** @param {Uint8Array} bytes */
const encode = bytes =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
/** @param {string} text */
const decode = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
/** @param {string} game */
const shortener = game => import(asset(`games/${game}/squeeze.js`)).catch(() => null)

/** @param {string} text */
export async function linkTo(text) {
  const game = text.split(' ')[0],
    short = await shortener(game)
  return `${location.origin}/position#${
    short ? `${game}.${encode(short.squeeze(text))}` : encode(new TextEncoder().encode(text))
  }`
}

/** @param {string} hash */
export async function positionIn(hash) {
  const [game, packed] = hash.replace(/^#/, '').split('.')
  if (packed === undefined) return new TextDecoder().decode(decode(game))
  const short = await shortener(game)
  return short ? short.unsqueeze(decode(packed)) : ''
}
