// Parts of the table that are read only when they are first needed.
import { html } from '../art/tag.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'

/** A component that stands for another until that has come. */
export function late(load, name) {
  const found = signal(null)
  let asked = null
  return props => {
    asked ??= again(load).then(module => { found.value = module[name] })
    return found.value && html`<${found.value} ...${props}/>`
  }
}
