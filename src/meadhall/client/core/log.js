// The log: what happened, gathered by turns, said anew whenever the language changes.
import { html } from '../art/tag.js'
import { icon, seatIcon } from '../art/glyphs.js'
import { useEffect, useRef } from '../vendor/hooks.js'
import { say } from './words.js'

/** Events between two turns belong to the first of them. */
export function turns(events, opensTurn) {
  const groups = []
  for (const event of events) {
    if (!groups.length || opensTurn(event)) groups.push({ head: opensTurn(event) ? event : null, events: [] })
    if (!opensTurn(event)) groups.at(-1).events.push(event)
  }
  return groups
}

/** A sentence with the names of its cards set bold. */
export function sentence(t, event) {
  let parts = [t.phrases.event(event)]
  for (const name of t.phrases.strong?.(event) || []) parts = parts.flatMap(part => typeof part !== 'string' || !part.includes(name) ? [part] : part.split(name).flatMap((rest, i) => i ? [html`<b>${name}</b>`, rest] : [rest]))
  return parts
}

export function Entry({ t, game, event, cls = '', noted = false }) {
  const seat = game.actor(event)
  return html`<li class=${cls}>${seat != null ? seatIcon(seat, { s: 18 }) : html`<span class="lg-dot"></span>`}<span>${sentence(t, event)}</span>${noted && html`<span class="noted">${icon('book', { s: 16, label: say('note-here') })}</span>`}</li>`
}

export function Log({ t, game, events, notes = [] }) {
  const at = useRef(null), low = useRef(true), top = useRef(0)
  useEffect(() => { if (low.current && at.current) at.current.scrollTop = at.current.scrollHeight }, [events.length, events.at(-1)?.n])
  // Whoever scrolls up wants to read: the newest entry comes into view only for those who stayed at the end.
  const scrolled = e => { const box = e.currentTarget; if (box.scrollHeight - box.scrollTop - box.clientHeight < 60) low.current = true; else if (box.scrollTop < top.current - 4) low.current = false; top.current = box.scrollTop }
  const noted = new Set(notes.map(note => note.seq)), groups = turns(events, game.opensTurn)
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('log')} onScroll=${scrolled}>
    ${groups.length === 0 && html`<p class="empty">${say('log-empty')}</p>`}
    ${groups.map((group, i) => html`<section key=${i} class="log-group">${group.head && html`<h3 class="turn-head">${game.actor(group.head) != null ? seatIcon(game.actor(group.head), { s: 18 }) : null}<span>${t.phrases.event(group.head)}</span></h3>`}
      <ol class="log">${group.events.map((event, j) => html`<${Entry} key=${j} t=${t} game=${game} event=${event} noted=${noted.has(event.n)}/>`)}</ol></section>`)}</div>`
}
