// Chance for a lone reader: fair, and the same again for the same `#seed` in the address.

const DRAWN = 7
let seed = 0

/** What the address asks for; 0 where it asks for nothing. */
export const wished = Number(location.hash.slice(1)) || 0

/**
 * From here on the runes of this seed are drawn; 0: any.
 * @param {number} from
 */
export function sow(from) {
  seed = from || Math.floor(Math.random() * 2 ** 32)
  return seed
}

/**
 * A number from 0 to below this one.
 * @param {number} below
 */
export function draw(below) {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

/**
 * Seven runes from the bag, counted by kinds; they go back afterwards.
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
