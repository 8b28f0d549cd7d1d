// Retries of requests that fail because the connection breaks.
const SOON = 250,
  LATER = 4000
/** @param {any} error */
const isCut = error => error instanceof TypeError || error?.key === 'offline'

/**
 * Call `load` until it succeeds. Only connection errors are retried.
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
 * Retry only a few times: for what the reader has asked to see, so that they get an error soon and can try again.
 * @template T
 * @param {() => Promise<T>} load
 */
export const retryBriefly = load => retry(load, 4)
