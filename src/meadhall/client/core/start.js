// How a page begins: words first, then who is reading, then the page.

import { html } from '../art/tag.js'
import { render } from '../vendor/preact.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'
import { call, Refused, spoken } from './api.js'
import { Sorry } from './shell.js'
import { chosenHere, LANGUAGES, language, say, speak } from './words.js'

/** This guest: name, language, personal link, and how to be told of a turn. */
/** @type {Signal<Me>} */
export const me = signal({ name: '', lang: null, personal: '', feed: '', hooks: false, hook: null })

/** @param {Component} Page @param {() => Promise<unknown>} [prepare] */
export async function start(Page, prepare = async () => {}) {
  const at = document.getElementById('app')
  try {
    const [, guest] = await again(() => Promise.all([say.load(), call('/api/me')]))
    me.value = guest
    if (!chosenHere() && guest.lang !== language.value && LANGUAGES.includes(guest.lang)) await speak(guest.lang)
    await again(prepare)
    render(html`<${Page}/>`, at)
  } catch (error) {
    if (!say.has('sorry')) await say.load().catch(() => {})
    if (!(error instanceof Refused)) console.error(error)
    render(html`<${Sorry} text=${spoken(error)}/>`, at)
  }
}
