// The author's inspector beside a table: what the server knows of the book, asked for again and again, since the file
// may change at any moment.

import { keep, kept } from '../core/comfort.js'
import { table, tableHere } from '../core/paths.js'
import { language } from '../core/words.js'
import { effect } from '../vendor/signals.js'

const PAUSE = 1000
const address = `/preview/${encodeURIComponent(tableHere())}`
const panel = Object.assign(document.createElement('aside'), { className: 'inspector', tabIndex: -1 }),
  handle = Object.assign(document.createElement('button'), { className: 'inspector-handle btn small', type: 'button' }),
  trouble = Object.assign(document.createElement('p'), { className: 'in-trouble', role: 'alert', hidden: true }),
  body = document.createElement('div')
panel.append(trouble, body)
document.body.append(handle, panel)

let etag = '',
  asking = 0

/** @param {string} entry @returns {HTMLElement | null} */
const leapTo = entry => body.querySelector(`[data-leap="${CSS.escape(entry)}"]`)

/** @returns {HTMLInputElement[]} */
const fields = () => [...body.querySelectorAll('input')]

/**
 * What the author has written into the fields of the memory.
 * @returns {Record<string, string>}
 */
const changed = () =>
  Object.fromEntries(
    fields()
      .filter(one => one.value !== one.defaultValue)
      .map(one => [one.dataset.set ?? '', one.value]),
  )

/**
 * What the reader has unfolded stays unfolded, and what was written into a field stays written.
 * @param {string} text
 */
function show(text) {
  const folds = new Map([...body.querySelectorAll('details')].map(one => [one.id, one.open])),
    written = changed(),
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

async function ask() {
  const mine = ++asking
  const found = await fetch(`${address}?lang=${language.value}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    cache: 'no-store',
  }).catch(() => null)
  if (mine !== asking || !found?.ok) return
  etag = found.headers.get('etag') ?? ''
  show(await found.text())
}

/** @param {string} text */
function say(text) {
  trouble.textContent = text
  trouble.hidden = !text
}

/** @param {string} entry */
async function leap(entry) {
  const found = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entry, lang: language.value, set: changed() }),
  })
    .then(reply => reply.json())
    .catch(error => ({ trouble: String(error) }))
  if (found.table) location.assign(table(found.table))
  else say(found.trouble ?? found.error?.text ?? '')
}

/** @param {boolean} open */
function turn(open) {
  document.documentElement.classList.toggle('inspected', open)
  handle.setAttribute('aria-expanded', String(open))
  keep('inspector', open)
}

body.addEventListener('click', event => {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (event.target).closest('[data-leap]')
  if (button) leap(button.dataset.leap ?? '')
})
handle.addEventListener('click', () => turn(!document.documentElement.classList.contains('inspected')))
// Where it would cover the table it waits to be asked for.
turn(kept('inspector', matchMedia('(min-width: 64rem)').matches))
effect(() => {
  if (language.value) {
    etag = ''
    ask()
  }
})
setInterval(() => {
  if (!document.hidden) ask()
}, PAUSE)
