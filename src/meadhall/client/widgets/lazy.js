// Lazy parts of a page: a component that shows a placeholder, or a function that runs, once its module has loaded.
import { html } from '../art/tag.js'
import { retry, retryBriefly } from '../transport/retry.js'
import { signal } from '../vendor/signals.js'
import { showError } from './notifications.js'

/**
 * A component of a lazy module; shows `placeholder()` until it has loaded.
 * @template {Record<string, any>} Part
 * @param {() => Promise<Part>} load
 * @param {keyof Part & string} name
 * @param {() => Drawing} [placeholder]
 */
export function lazyComponent(load, name, placeholder = () => null) {
  /** @type {Signal<Component | null>} */
  const found = signal(null)
  let asked = false
  const ask = async () => {
    asked = true
    found.value = (await retry(load))[name]
  }
  return (/** @type {object} */ props) => {
    if (!asked) ask()
    return found.value ? html`<${found.value} ...${props}/>` : placeholder()
  }
}

/**
 * A function of a lazy module. The reader is waiting: on a lost connection show an error soon, so that they can try
 * again.
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
