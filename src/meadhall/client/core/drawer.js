// The rules drawer is read only when somebody opens it.

import { html } from '../art/tag.js'
import { signal } from '../vendor/signals.js'
import { soon } from './again.js'
import { open } from './dialog.js'
import { tellFault } from './notice.js'
import { say } from './words.js'

/** @type {Signal<typeof import('./rules.js')>} */
const found = signal()
/** @type {Game} */
let game
/** @param {Game} its */
export const rulesOf = its => {
  game = its
}

/** @param {string} [rule] */
export async function openRules(rule = '') {
  try {
    const [module] = await Promise.all([soon(() => import('./rules.js')), game.words.rules()])
    found.value = module
  } catch (error) {
    return tellFault(error)
  }
  open(
    () => say('rules'),
    () => html`<${found.value.Rules} game=${game} cited=${rule}/>`,
    { cls: 'drawer' },
  )
}
