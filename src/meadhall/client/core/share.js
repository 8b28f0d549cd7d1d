// A link to copy: a field to read it, a button to take it.
import { html } from '../art/tag.js'
import { tell } from './notice.js'
import { say } from './words.js'

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Plain http on a home network has no clipboard: select it for them instead.
    const field = [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.copy input'))].find(
      input => input.value === text,
    )
    if (field) {
      field.select()
      document.execCommand('copy')
    }
  }
  tell(say('copied'))
}
/** @param {{ label: string, hint?: string, url: string }} props */
export const Link = ({ label, hint, url }) =>
  html`<div class="field"><span id=${`l-${label}`}>${label}</span>${hint && html`<small>${hint}</small>`}
  <div class="copy"><input readonly value=${url} aria-label=${label} onFocus=${e => e.currentTarget.select()}/>
    <button class="btn small" onClick=${() => copy(url)}>${say('copy')}</button></div></div>`
