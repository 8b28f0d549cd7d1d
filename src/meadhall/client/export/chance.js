// Random draws for a solo reader: fair, and repeatable with `#seed` in the address.

const DRAWN = 7
let seed = 0

/** Seed in the address; 0 if there is none. */
export const wished = Number(location.hash.slice(1)) || 0

/** Draw from this seed from now on; 0 picks a random one. @param {number} from */
export function sow(from) {
  seed = from || Math.floor(Math.random() * 2 ** 32)
  return seed
}

/** Return a number from 0 to below the limit. @param {number} below */
export function draw(below) {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

/**
 * Draw seven runes from the bag and count them by kind; they go back afterwards.
 * @param {Record<string, number>} bag
 */
export function runes(bag) {
  const left = Object.entries(bag).flatMap(([kind, count]) => Array(count).fill(kind)),
    found = /** @type {Record<string, number>} */ ({})
  for (let more = DRAWN; more && left.length; more--) {
    const [kind] = left.splice(draw(left.length), 1)
    found[kind] = (found[kind] ?? 0) + 1
  }
  return found
}
