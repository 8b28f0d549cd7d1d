// Links to read and copy, and a drop area for files.
import { html } from '../art/tag.js'
import { say } from '../i18n/messages.js'
import { useState } from '../vendor/hooks.js'
import { showNotice } from './notifications.js'

/** Plain http has no clipboard API, but a selection can be copied; in a dialog only within it. @param {string} text */
function copySelected(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement),
    held = Object.assign(document.createElement('textarea'), { value: text, className: 'sr' })
  ;(document.querySelector('dialog[open]') ?? document.body).append(held)
  held.select()
  const done = document.execCommand('copy')
  held.remove()
  before?.focus()
  return done
}
/** @param {string} text */
export async function copyText(text) {
  let done = true
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    done = copySelected(text)
  }
  showNotice(say(done ? 'copied' : 'copy-not'), !done)
}
/** @param {{ label: string, hint?: string, url: string }} props */
export const LinkField = ({ label, hint, url }) =>
  html`<div class="field"><span id=${`l-${label}`}>${label}</span>${hint && html`<small>${hint}</small>`}
  <div class="copy"><input readonly value=${url} aria-label=${label} onFocus=${e => e.currentTarget.select()}/>
    <button class="btn small" onClick=${() => copyText(url)}>${say('copy')}</button></div></div>`

/**
 * Drop area for a file around other content.
 * @param {{ read: (file: File | undefined) => void, children: Drawing }} props
 */
export function FileDrop({ read, children }) {
  const [over, setOver] = useState(false)
  /** @param {boolean} on */
  const hover = on => (/** @type {DomEvent} */ e) => {
    e.preventDefault()
    setOver(on)
  }
  /** @param {DomEvent} e */
  const drop = e => {
    hover(false)(e)
    read(e.dataTransfer.files[0])
  }
  return html`<div class="pick-file ${over ? 'over' : ''}" onDragOver=${hover(true)} onDragLeave=${hover(false)}
    onDrop=${drop}>${children}</div>`
}
