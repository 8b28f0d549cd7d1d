// The world under the pointer, or the one the keyboard is on; what is said about it is read when it is first wanted.
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { TipText } from './later.js'

/** @type {Signal<{ id: string, box: DOMRect } | null>} */
export const over = signal(null)

/** @param {string} id @param {DomEvent} event */
const show = (id, event) => {
  over.value = { id, box: event.currentTarget.getBoundingClientRect() }
}
const hide = () => {
  over.value = null
}
/**
 * Handlers for a world: a mouse over it, or the keyboard on it. A finger opens the close-up instead.
 * @param {string} id
 */
export const pointed = id => ({
  /** @param {DomEvent} event */
  onPointerEnter: event => {
    if (event.pointerType === 'mouse') show(id, event)
  },
  onPointerLeave: hide,
})
/** @param {string} id @param {(() => void) | null} point */
export const focused = (id, point) => ({
  /** @param {DomEvent} event */
  onFocus: event => {
    point?.()
    if (event.currentTarget.matches(':focus-visible')) show(id, event)
  },
  onBlur: hide,
})

/** @param {{ t: Yggdrasil.Reader }} props */
export const Tip = ({ t }) => over.value && html`<${TipText} t=${t}/>`
