// Author's inspector beside a table: polls what the server knows of the book, because the file may change at any
// moment.

import { language } from '../i18n/messages.js'
import { readSetting, saveSetting } from '../settings/settings.js'
import { request } from '../transport/network.js'
import { currentTable, previewUrl, tableUrl } from '../transport/urls.js'
import { effect } from '../vendor/signals.js'

const PAUSE = 1000, // milliseconds after a reply
  LONGEST = 30_000 // after repeated failures
const address = previewUrl(currentTable())
const panel = Object.assign(document.createElement('aside'), { className: 'inspector', tabIndex: -1 }),
  handle = Object.assign(document.createElement('button'), { className: 'inspector-handle btn small', type: 'button' }),
  trouble = Object.assign(document.createElement('p'), { className: 'in-trouble', role: 'alert', hidden: true }),
  body = document.createElement('div')
panel.append(trouble, body)
document.body.append(handle, panel)

let etag = '',
  failed = 0,
  timer = 0
/** @type {AbortController | null} */
let asking = null

/** @param {string} entry @returns {HTMLElement | null} */
const leapTo = entry => body.querySelector(`[data-leap="${CSS.escape(entry)}"]`)

/** @returns {HTMLInputElement[]} */
const fields = () => [...body.querySelectorAll('input')]

/** Return the values that the author changed. @returns {Record<string, string>} */
const readChanges = () =>
  Object.fromEntries(
    fields()
      .filter(one => one.value !== one.defaultValue)
      .map(one => [one.dataset.set ?? '', one.value]),
  )

/** Keep unfolded sections and edited fields across updates. @param {string} text */
function show(text) {
  const folds = new Map([...body.querySelectorAll('details')].map(one => [one.id, one.open])),
    written = readChanges(),
    focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.leap,
    field = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.set
  body.innerHTML = text
  for (const one of fields()) one.value = written[one.dataset.set ?? ''] ?? one.value
  if (field != null)
    fields()
      .find(one => one.dataset.set === field)
      ?.focus({ preventScroll: true })
  for (const one of body.querySelectorAll('details')) one.open = folds.get(one.id) ?? one.open
  if (focused != null) leapTo(focused)?.focus({ preventScroll: true })
  handle.textContent = body.querySelector('h2')?.textContent ?? ''
  panel.setAttribute('aria-label', handle.textContent)
}

/** Poll with one request at a time. Wait longer after slow or failed replies. */
async function ask() {
  clearTimeout(timer)
  asking?.abort()
  const mine = new AbortController(),
    began = performance.now()
  asking = mine
  const found = await request(`${address}?lang=${language.value}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    cache: 'no-store',
    signal: mine.signal,
  }).catch(() => null)
  const text = found?.ok ? await found.text().catch(() => null) : null
  if (mine !== asking) return
  asking = null
  failed = found && found.status < 400 ? 0 : failed + 1
  if (text != null) {
    etag = found?.headers.get('etag') ?? ''
    show(text)
  }
  const took = performance.now() - began
  timer = setTimeout(askIfSeen, Math.min(LONGEST, Math.max(PAUSE, took) * 2 ** failed))
}
/** Poll only while the page is visible. */
const askIfSeen = () => {
  if (!document.hidden && !asking) ask()
}

/** @param {string} text */
function say(text) {
  trouble.textContent = text
  trouble.hidden = !text
}

/** @param {string} entry */
async function leap(entry) {
  const found = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entry, lang: language.value, set: readChanges() }),
  })
    .then(reply => reply.json())
    .catch(error => ({ trouble: String(error) }))
  if (found.table) location.assign(tableUrl(found.table))
  else say(found.trouble ?? found.error?.text ?? '')
}

// The panel narrows the table, but media queries ask for the window's width: add the panel's width to every width in
// them.
const WIDTH = 384,
  beside = matchMedia('(min-width: 64rem)')
/** @type {Map<CSSMediaRule, string>} */
const meant = new Map()

/** @param {CSSStyleSheet} sheet @returns {CSSMediaRule[]} */
const rulesIn = sheet =>
  [...sheet.cssRules].flatMap(rule =>
    rule instanceof CSSMediaRule
      ? [rule]
      : rule instanceof CSSImportRule && rule.styleSheet
        ? rulesIn(rule.styleSheet)
        : [],
  )
function fit() {
  const more = beside.matches && document.documentElement.classList.contains('inspected') ? WIDTH : 0
  for (const sheet of [...document.styleSheets].filter(one => !one.href?.includes('preview/inspector.css')))
    for (const rule of rulesIn(sheet)) {
      if (!meant.has(rule)) meant.set(rule, rule.media.mediaText)
      const wanted = (meant.get(rule) ?? '').replace(
        /(-width: *)([\d.]+)px/g,
        (_, name, width) => `${name}${Number(width) + more}px`,
      )
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
}
beside.addEventListener('change', fit)
// Games and lazy parts add style sheets later.
new MutationObserver(found => {
  for (const node of found.flatMap(one => [...one.addedNodes]))
    if (node instanceof HTMLLinkElement) node.addEventListener('load', fit)
}).observe(document.head, { childList: true })
// Keep room in the toolbar for the handle of the closed panel.
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--handle', `${handle.offsetWidth + 16}px`)
}).observe(handle)

/** @param {boolean} open */
function turn(open) {
  document.documentElement.classList.toggle('inspected', open)
  fit()
  handle.setAttribute('aria-expanded', String(open))
  saveSetting('inspector', open)
}

body.addEventListener('click', event => {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (event.target).closest('[data-leap]')
  if (button) leap(button.dataset.leap ?? '')
})
handle.addEventListener('click', () => turn(!document.documentElement.classList.contains('inspected')))
// Closed at first where it would cover the table.
turn(readSetting('inspector', matchMedia('(min-width: 64rem)').matches))
effect(() => {
  if (language.value) {
    etag = ''
    ask()
  }
})
document.addEventListener('visibilitychange', askIfSeen)
