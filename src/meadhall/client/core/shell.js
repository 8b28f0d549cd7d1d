// What every page has: the mark, the beam, the lintel, and what comes in front.
import { Defs } from '../art/glyphs.js'
import { band } from '../art/knot.js'
import { html, svg } from '../art/tag.js'
import { useState } from '../vendor/hooks.js'
import { render } from '../vendor/preact.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'
import { call, Refused, spoken } from './api.js'
import { forget, go, hinted, hints, known, SPEEDS, speed, THEMES, theme, want, wear } from './comfort.js'
import { Dialogs } from './dialog.js'
import { Notices, tell } from './notice.js'
import { lobby } from './paths.js'
import { chosenHere, LANGUAGES, language, say, speak } from './words.js'

const logo = svg`<svg class="logo" viewBox="0 0 44 40" width="38" height="35" aria-hidden="true">
    <path class="lg-roof" d="M22 5L3 27l4 3L22 13l15 17 4-3z"/>
    <path class="lg-roof"
      d="M22 11C19 5 14 1 7 1c2 3 5 4 8 5-2 0-3 1-4 3 4 0 8 1 11 4zM22 11c3-6 8-10 15-10-2 3-5 4-8 5 2 0 3 1 4 3-4
        0-8 1-11 4z"/>
    <path class="lg-wall" d="M9 29l13-14 13 14v10H9z"/><path class="lg-door" d="M18 39V30c0-3 2-5 4-5s4 2 4 5v9z"/>
      </svg>`
const weave = band({ cols: 220, rows: 4, u: 3.3, t: 2.2, x: -4, y: 1.4, cls: 'on-lintel' })

/**
 * Oak; verdigris when something is asked of you.
 * @param {{ yours?: boolean }} props
 */
export const Lintel = ({ yours = false }) =>
  svg`<svg class="lintel ${
    yours ? 'yours' : ''
  }" viewBox="0 0 1440 16" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${weave}</svg>`

/** @param {{ title?: string, sub?: string, yours?: boolean, offline?: boolean, children?: Drawing }} props */
export const Beam = ({ title, sub, yours, offline, children }) => html`<header class="beam ${offline ? 'offline' : ''}">
  <a class="home" href=${lobby} aria-label="Meadhall">${logo}<span>Meadhall</span></a>
  ${
    title
      ? html`<div class="where"><h1>${title}</h1>
    <p role=${offline ? 'alert' : null}>${sub}</p></div>`
      : html`<div class="where ghosted"></div>`
  }${children}</header>
      <${Lintel} yours=${yours}/>`

export const Front = () => html`<${Defs}/><${Dialogs}/><${Notices}/>`

/** The reader's own choices; the hall remembers the language for their other devices. */
export function Choices() {
  /** @param {DomEvent} e */
  const pick = async e => {
    const lang = e.currentTarget.value
    await speak(lang)
    call('/api/me', { method: 'PATCH', body: { lang } }).catch(() => {})
  }
  return html`<div class="two"><label class="field"><span>${say('language')}</span>
    <select value=${language.value} onChange=${pick} data-test="language">
      ${LANGUAGES.map(tag => html`<option key=${tag} value=${tag} lang=${tag}>${say(`language-${tag}`)}</option>`)}
        </select></label>
    <label class="field"><span>${say('theme')}</span>
      <select value=${theme.value} onChange=${e => wear(e.currentTarget.value)} data-test="theme">
        ${THEMES.map(name => html`<option key=${name} value=${name}>${say(`theme-${name}`)}</option>`)}</select></label>
    <${Speed}/><${Hints}/></div>`
}

/** Off; or on again, from the first one of every game. */
const Hints = () => html`<div class="field"><label class="tick"><input type="checkbox" checked=${hints.value}
    data-test="hints" onChange=${e => want(hints, e.currentTarget.checked)}/> ${say('hints-wanted')}</label>
  <button type="button" class="linkish" data-test="hints-again" onClick=${() => {
    for (const key of [...known.value, ...hinted()]) forget(key)
    want(hints, true)
    tell(say('hints-back'))
  }}>${say('hints-again')}</button></div>`

/** Other people's moves, bots' above all, and replays: one speed for everything that goes by. */
export const Speed = () => html`<label class="field"><span>${say('speed')}</span>
  <select value=${speed.value} onChange=${e => go(e.currentTarget.value)} data-test="speed">
    ${SPEEDS.map(name => html`<option key=${name} value=${name}>${say(`speed-${name}`)}</option>`)}</select></label>`

/**
 * A page that cannot be shown says why and leads home.
 * @param {{ text: string }} props
 */
export const Sorry = ({ text }) => html`<${Beam}/><main class="sorry panel"><h1>${say('sorry')}</h1><p>${text}</p>
  <a class="btn main" href=${lobby}>${say('to-the-lobby')}</a></main><${Front}/>`

// A link to copy: a field to read it, a button to take it.

/**
 * Plain http on a home network has no clipboard, but what is selected can be copied: in a dialog only what is in it.
 * @param {string} text
 */
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
export async function copy(text) {
  let done = true
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    done = copySelected(text)
  }
  tell(say(done ? 'copied' : 'copy-not'), !done)
}
/** @param {{ label: string, hint?: string, url: string }} props */
export const Link = ({ label, hint, url }) =>
  html`<div class="field"><span id=${`l-${label}`}>${label}</span>${hint && html`<small>${hint}</small>`}
  <div class="copy"><input readonly value=${url} aria-label=${label} onFocus=${e => e.currentTarget.select()}/>
    <button class="btn small" onClick=${() => copy(url)}>${say('copy')}</button></div></div>`

/**
 * A place where a file can be dropped, besides whatever else is offered there.
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

// How a page begins: words first, then who is reading, then the page.

/** The outline of what will come, as the page brought it. */
const bones = document.querySelector('.bones')?.outerHTML ?? ''
/** While the page waits for the hall: still the outline. */
export const Bones = () =>
  html`<div role="status" aria-label=${say('loading')} dangerouslySetInnerHTML=${{ __html: bones }}></div>`

/** This guest: name, language, personal link, and how to be told of a turn. */
/** @type {Signal<Me>} */
export const me = signal({ name: '', lang: null, personal: '', feed: '', hooks: false, hook: null })

/** @param {Component} Page @param {() => Promise<unknown>} [prepare] */
export async function start(Page, prepare = async () => {}) {
  const at = document.getElementById('app'),
    bare = () => document.getElementById('outline')?.remove()
  try {
    const [, guest] = await again(() => Promise.all([say.load(), call('/api/me')]))
    me.value = guest
    if (!chosenHere() && guest.lang !== language.value && LANGUAGES.includes(guest.lang)) await speak(guest.lang)
    await again(prepare)
    bare()
    render(html`<${Page}/>`, at)
  } catch (error) {
    if (!say.has('sorry')) await say.load().catch(() => {})
    if (!(error instanceof Refused)) console.error(error)
    bare()
    render(html`<${Sorry} text=${spoken(error)}/>`, at)
  }
}
