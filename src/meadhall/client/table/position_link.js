// A position in the hash of a link, which is never sent to a server: as base64url, shortened by the game if it can.
import { assetUrl, positionUrl } from '../transport/urls.js'

/** @param {Uint8Array} bytes */
const encode = bytes =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
/** @param {string} text */
const decode = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
/** @param {string} game */
const shortener = game => import(assetUrl(`games/${game}/short_position.js`)).catch(() => null)

/** @param {string} text */
export async function positionLink(text) {
  const game = text.split(' ')[0],
    short = await shortener(game)
  return positionUrl(short ? `${game}.${encode(short.squeeze(text))}` : encode(new TextEncoder().encode(text)))
}

/** @param {string} hash */
export async function parsePositionLink(hash) {
  const [game, packed] = hash.replace(/^#/, '').split('.')
  if (packed === undefined) return new TextDecoder().decode(decode(game))
  const short = await shortener(game)
  return short ? short.unsqueeze(decode(packed)) : ''
}

// Shorten a text: listed words become one byte each, the rest stays as it is.
/** Bytes that no position contains: control characters and everything beyond ASCII. Never change their order. */
const BYTES = [...Array.from({ length: 31 }, (_, i) => i + 1), ...Array.from({ length: 129 }, (_, i) => i + 127)]

/**
 * Never change the order of `codes`, or old links decode wrongly. Codes after the 160th are not shortened.
 * @param {string[]} codes
 */
export function positionShortener(codes) {
  // Longest first, so that no word matches the start of a longer one.
  /** @type {[string, number][]} */
  const longest = codes
    .slice(0, BYTES.length)
    .map((text, i) => /** @type {[string, number]} */ ([text, BYTES[i]]))
    .sort((a, b) => b[0].length - a[0].length)
  const meaning = new Map(longest.map(([text, byte]) => [byte, text]))
  return {
    /** @param {string} text */
    squeeze(text) {
      const bytes = []
      for (let i = 0; i < text.length; ) {
        const found = longest.find(([code]) => text.startsWith(code, i))
        bytes.push(found ? found[1] : text.charCodeAt(i))
        i += found ? found[0].length : 1
      }
      return Uint8Array.from(bytes)
    },
    /** @param {Uint8Array} bytes */
    unsqueeze: bytes => Array.from(bytes, byte => meaning.get(byte) ?? String.fromCharCode(byte)).join(''),
  }
}
