// One dialog at a time, with the <dialog> element: it traps the focus, Escape closes it, and the focus returns.
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
/** The element that had the focus before the first of consecutive dialogs. @type {HTMLElement | null} */
let from = null

/**
 * `content` is a function: it is called again whenever the table changes, so that open dialogs stay current.
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
  // Open before the next frame: a rendered but closed dialog would let quick readers press what is behind it.
  useLayoutEffect(() => {
    at.current?.showModal()
    // Restore the focus only after the last dialog.
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

// The rules drawer is loaded when first opened.

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

/** Tooltips of a board; loaded with the first pointer, touch or focus on it. */
const STIRS = ['pointermove', 'pointerdown', 'focusin']
/** @param {any} e */
const loadTooltips = e => {
  if (!game || !(e.target instanceof Element) || !e.target.closest('.board, .hand, .left')) return
  for (const kind of STIRS) removeEventListener(kind, loadTooltips)
  import('./tooltips.js').then(part => part.showTooltips(() => game, e)).catch(() => {})
}
for (const kind of STIRS) addEventListener(kind, loadTooltips)
