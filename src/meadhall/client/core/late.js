// Parts of the table that are read only when they are first needed.
import { html } from '../art/tag.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'

/**
 * A component that stands for another until that has come.
 * @param {() => Promise<Record<string, any>>} load
 * @param {string} name
 */
export function late(load, name) {
  /** @type {Signal<Component | null>} */
  const found = signal(null)
  let asked = false
  const ask = async () => {
    asked = true
    found.value = (await again(load))[name]
  }
  return (/** @type {object} */ props) => {
    if (!asked) ask()
    return found.value && html`<${found.value} ...${props}/>`
  }
}
