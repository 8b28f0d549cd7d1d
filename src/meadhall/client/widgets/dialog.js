// One dialog at a time, with the browser's own: it keeps the focus inside, Escape closes it, focus returns.
import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { say } from '../i18n/messages.js'
import { useLayoutEffect, useRef } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { lazyFunction } from './lazy.js'

/**
 * @typedef {{ title: Title, content: () => Drawing, cls: string, onClose: (() => void) | null, key: number }} Shown
 */
/** @type {Signal<Shown | null>} */
const shown = signal(null)
/** What had the focus before the first of several dialogs that follow each other. @type {HTMLElement | null} */
let from = null

/**
 * `content` is a function: it is asked again whenever the table moves, so an open dialog is never out of date.
 * @param {Title} title
 * @param {() => Drawing} content
 * @param {{ cls?: string, onClose?: (() => void) | null }} [props]
 */
export function openDialog(title, content, { cls = '', onClose = null } = {}) {
  if (!shown.value) from = /** @type {HTMLElement | null} */ (document.activeElement)
  shown.value = { title, content, cls, onClose, key: Math.random() }
}
export function closeDialog() {
  const was = shown.value
  shown.value = null
  was?.onClose?.()
}
export const isDialogOpen = () => shown.value !== null

/** @param {{ it: Shown }} props */
function Sheet({ it }) {
  const at = useRef(/** @type {HTMLDialogElement | null} */ (null))
  // Before the next frame: a dialog that is there but not open lets a hurried reader press what lies behind it.
  useLayoutEffect(() => {
    at.current?.showModal()
    // As long as the dialog is there, nothing behind it takes the focus.
    return () =>
      queueMicrotask(() => {
        if (!shown.value && from?.isConnected) from.focus({ preventScroll: true })
      })
  }, [])
  const title = typeof it.title === 'function' ? it.title() : it.title
  return html`<dialog ref=${at} class=${it.cls} aria-label=${title} onClose=${closeDialog}
    onClick=${e => {
      if (e.target === /** @type {Element | null} */ (at.current)) closeDialog()
    }}>
    <div class="dlg-head"><h2>${title}</h2>
      <button class="btn quiet small" onClick=${closeDialog}
        aria-label=${say('close')}>${icon('cross', { s: 16 })}</button>
        </div>
    <div class="dlg-body">${it.content()}</div></dialog>`
}

export const Dialogs = () => shown.value && html`<${Sheet} key=${shown.value.key} it=${shown.value}/>`

// The rules drawer is read only when somebody opens it.

/** @type {Game} */
let game
/** @param {Game} its */
export const setRulesGame = its => {
  game = its
}

const drawer = lazyFunction(async () => {
  const [part] = await Promise.all([import('../pages/rules/rules_drawer.js'), game.words.rules()])
  await part.loadRules(game)
  return part
}, 'openRulesDrawer')
export const openRules = (rule = '') => drawer(game, rule)

/** Signs of a board explain themselves; what does it comes with the first pointer, finger or key on the board. */
const STIRS = ['pointermove', 'pointerdown', 'focusin']
/** @param {any} e */
const stirred = e => {
  if (!game || !(e.target instanceof Element) || !e.target.closest('.board, .hand, .left')) return
  for (const kind of STIRS) removeEventListener(kind, stirred)
  import('./tooltips.js').then(part => part.showTooltips(() => game, e)).catch(() => {})
}
for (const kind of STIRS) addEventListener(kind, stirred)
