// Parts of the table that are read only when they are first needed.
import { html } from '../art/tag.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'

/** A component that stands for another until that has come. */
export function late(load, name) {
  const found = signal(null)
  let asked = false
  const ask = async () => {
    asked = true
    found.value = (await again(load))[name]
  }
  return props => {
    if (!asked) ask()
    return found.value && html`<${found.value} ...${props}/>`
  }
}
