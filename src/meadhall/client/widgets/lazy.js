// The one way in which parts of a page are read when they are first needed: a component that stands for another until
// that has come, or a deed that is done as soon as it can be.
import { html } from '../art/tag.js'
import { retry, retryBriefly } from '../transport/retry.js'
import { signal } from '../vendor/signals.js'
import { showError } from './notifications.js'

/**
 * A component of a part; `meanwhile` is shown until it has come.
 * @template {Record<string, any>} Part
 * @param {() => Promise<Part>} load
 * @param {keyof Part & string} name
 * @param {() => Drawing} [meanwhile]
 */
export function lazyComponent(load, name, meanwhile = () => null) {
  /** @type {Signal<Component | null>} */
  const found = signal(null)
  let asked = false
  const ask = async () => {
    asked = true
    found.value = (await retry(load))[name]
  }
  return (/** @type {object} */ props) => {
    if (!asked) ask()
    return found.value ? html`<${found.value} ...${props}/>` : meanwhile()
  }
}

/**
 * A deed of a part. Somebody waits for it: where the line is cut they are told soon, and ask again themselves.
 * @template {Record<string, any>} Part
 * @template {keyof Part & string} Name
 * @param {() => Promise<Part>} load
 * @param {Name} name
 * @returns {(...args: Parameters<Part[Name]>) => Promise<void>}
 */
export const lazyFunction =
  (load, name) =>
  async (...args) => {
    try {
      await (await retryBriefly(load))[name](...args)
    } catch (error) {
      showError(error)
    }
  }
