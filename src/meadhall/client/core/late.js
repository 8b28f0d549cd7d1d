// Parts of the table that are read only when they are first needed.
import { html } from '../art/tag.js'
import { signal } from '../vendor/signals.js'

/** A component that stands for another until that has come. */
export function late(load, name) {
  const found = signal(null)
  let asked = false
  return props => {
    if (!asked) { asked = true; load().then(module => { found.value = module[name] }, () => { asked = false }) }
    return found.value && html`<${found.value} ...${props}/>`
  }
}
