// Side panel with three tabs: log, chat, notes.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { withStyles } from '../../table/game_loader.js'
import { Log } from '../../table/log.js'
import { seatLetter } from '../../table/seats.js'
import { knownEvents, mySeats, notes, people, phoneView, table, unread } from '../../table/store.js'
import { retry } from '../../transport/retry.js'
import { assetUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { computed, signal } from '../../vendor/signals.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { me } from '../../widgets/page_shell.js'
import { loadOlder, PHONE_VIEWS, switchView } from './actions.js'

/** The chosen tab; before that the default: chat until the game starts. */
const picked = signal(/** @type {string | null} */ (null)),
  shown = computed(() => picked.value ?? (table.value || !me.value.features.chat ? 'log' : 'chat'))
const readWriting = withStyles(() => import('./chat.js'), assetUrl('style/chat.css')),
  Chat = lazyComponent(readWriting, 'Chat'),
  Notes = lazyComponent(readWriting, 'Notes')
const TABS = [
  ['log', 'log'],
  ['chat', 'horn'],
  ['notes', 'book'],
]
const tabs = () => TABS.filter(([name]) => name !== 'chat' || me.value.features.chat)

/**
 * Show a tab, on a phone the whole panel; then focus the field to write in, if asked.
 * @param {string} name
 * @param {string | null} [focus]
 */
export function showTab(name, focus = null) {
  picked.value = name
  switchView('log')
  if (focus) retry(readWriting).then(() => setTimeout(() => document.getElementById(focus)?.focus(), 150))
}

/** Left and right arrow keys switch tabs, as usual. @param {DomEvent} e */
function step(e) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[e.key]
  if (!way) return
  e.preventDefault()
  const all = tabs()
  picked.value = all[(all.findIndex(([name]) => name === shown.value) + way + all.length) % all.length][0]
  document.getElementById(`tab-${shown.value}`)?.focus()
}

/** @param {{ name: string, sign: string }} props */
const Tab = ({ name, sign }) =>
  html`<button id=${`tab-${name}`} role="tab" aria-selected=${String(shown.value === name)} aria-controls="talk-panel"
  tabindex=${shown.value === name ? 0 : -1} onClick=${() => {
    picked.value = name
  }}>${icon(sign, { s: 17 })} ${say(name)}
  ${
    name === 'chat' &&
    unread.value > 0 &&
    html` <span class="dot">${unread.value}<span class="sr"> ${say('unread')}</span></span>`
  }</button>`

/** @param {{ t: Reader | null }} props */
function Panel({ t }) {
  const names = Object.fromEntries((people.value?.seats || []).map(seat => [seat.seat, seat.name]))
  if (shown.value === 'chat') return html`<${Chat}/>`
  if (shown.value === 'notes') return html`<${Notes} names=${names} mySeats=${mySeats.value.map(seatLetter)}/>`
  return t
    ? html`<${Log} events=${knownEvents.value} notes=${notes.value}
      older=${loadOlder}/>`
    : html`<p class="empty">${say('log-empty')}</p>`
}

/** @param {{ t: Reader | null }} props */
export function SidePanel({ t }) {
  const now = shown.value
  useEffect(() => {
    if (now === 'chat') unread.value = 0
  }, [now, unread.value])
  return html`<section class="talk" aria-label=${say('talk')}>
    <div class="tabs" role="tablist" aria-label=${say('talk')} onKeyDown=${step}>
      ${tabs().map(([name, sign]) => html`<${Tab} key=${name} name=${name} sign=${sign}/>`)}</div>
    <div class="tab-panel" role="tabpanel" id="talk-panel" aria-labelledby=${`tab-${now}`}
      onFocusIn=${() => {
        picked.value = now // do not switch tabs under a reader who is writing when the game starts
      }}><${Panel} t=${t}/></div></section>`
}

// Views of a table on a phone.

/** @param {{ name: string, sign: string }} props */
const ViewTab = ({ name, sign }) =>
  html`<button aria-current=${phoneView.value === name ? 'page' : null}
    onClick=${() => switchView(name)}>${icon(sign, { s: 22 })}
    <span>${say(`tab-${name}`)}</span>
  ${
    name === 'log' &&
    unread.value > 0 &&
    html`<span class="dot">${unread.value}<span class="sr"> ${say('unread')}
    </span></span>`
  }</button>`

export const TabBar = () =>
  html`<nav class="tabbar" aria-label=${say('views')}>
    ${Object.entries(PHONE_VIEWS).map(
      ([name, sign]) => html`<${ViewTab} key=${name} name=${name}
      sign=${sign}/>`,
    )}</nav>`
