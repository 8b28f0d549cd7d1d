// The line may be cut while a file comes: then it is fetched again, until the line is back.
const SOON = 250,
  LATER = 4000
/** @param {any} error */
const isCut = error => error instanceof TypeError || error?.key === 'offline'

/**
 * What `load` brings, tried again for as long as only the line is at fault.
 * @template T
 * @param {() => Promise<T>} load
 * @param {number} [tries]
 */
export async function retry(load, tries = 200) {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LATER)) {
    try {
      return await load()
    } catch (error) {
      if (!isCut(error)) throw error
      if (!--tries) throw Object.assign(/** @type {Error} */ (error), { key: 'offline' })
    }
    await new Promise(done => setTimeout(done, wait))
  }
}
/**
 * The same for what somebody has asked to see: they are told soon, and ask again themselves.
 * @template T
 * @param {() => Promise<T>} load
 */
export const retryBriefly = load => retry(load, 4)
