// One panel, three tabs: log, chat, notes.
import { html } from '../art/tag.js'
import { icon } from '../art/glyphs.js'
import { useEffect } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { Log } from './log.js'
import { Chat } from './chat.js'
import { events, mySeats, notes, people, unread } from './store.js'
import { letter } from './seats.js'
import { goTo } from './deeds.js'
import { tellFault } from './notice.js'
import { say } from './words.js'

const shown = signal('log'), notesPart = signal(null)
const TABS = [['log', 'log'], ['chat', 'horn'], ['notes', 'book']]

export function show(name, focus = null) {
  shown.value = name
  goTo('log')
  if (focus) setTimeout(() => document.getElementById(focus)?.focus(), 150)
}

export function Talk({ t, game }) {
  const now = shown.value, names = Object.fromEntries((people.value?.seats || []).map(seat => [seat.seat, seat.name]))
  useEffect(() => { if (now === 'notes' && !notesPart.value) import('./notes.js').then(module => { notesPart.value = module }, tellFault) }, [now])
  useEffect(() => { if (now === 'chat') unread.value = 0 }, [now, unread.value])
  const step = e => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[e.key]
    if (!way) return
    e.preventDefault()
    const next = TABS[(TABS.findIndex(([name]) => name === now) + way + TABS.length) % TABS.length][0]
    shown.value = next
    document.getElementById(`tab-${next}`)?.focus()
  }
  return html`<section class="talk" aria-label=${say('talk')}><div class="tabs" role="tablist" aria-label=${say('talk')} onKeyDown=${step}>
    ${TABS.map(([name, sign]) => html`<button key=${name} id=${`tab-${name}`} role="tab" aria-selected=${String(now === name)} aria-controls="talk-panel" tabindex=${now === name ? 0 : -1} onClick=${() => { shown.value = name }}>${icon(sign, { s: 17 })} ${say(name)}${name === 'chat' && unread.value > 0 && html` <span class="dot">${unread.value}<span class="sr"> ${say('unread')}</span></span>`}</button>`)}</div>
    <div class="tab-panel" role="tabpanel" id="talk-panel" aria-labelledby=${`tab-${now}`}>${now === 'log' ? t ? html`<${Log} t=${t} game=${game} events=${events.value} notes=${notes.value}/>` : html`<p class="empty">${say('log-empty')}</p>` : now === 'chat' ? html`<${Chat}/>` : notesPart.value && html`<${notesPart.value.Notes} names=${names} mySeats=${mySeats.value.map(letter)}/>`}</div></section>`
}
