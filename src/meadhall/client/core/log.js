// The log: what happened, gathered by turns, said anew whenever the language changes.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
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
  const bold = name => part =>
    typeof part !== 'string' || !part.includes(name)
      ? [part]
      : part.split(name).flatMap((rest, i) => (i ? [html`<b>${name}</b>`, rest] : [rest]))
  return (t.phrases.strong?.(event) || []).reduce((parts, name) => parts.flatMap(bold(name)), [t.phrases.event(event)])
}

const Face = ({ seat }) => (seat != null ? seatIcon(seat, { s: 18 }) : html`<span class="lg-dot"></span>`)

export const Entry = ({
  t,
  game,
  event,
  cls = '',
  noted = false,
}) => html`<li class=${cls}><${Face} seat=${game.actor(event)}/>
  <span>${sentence(t, event)}</span>${
    noted &&
    html`<span class="noted">
    ${icon('book', { s: 16, label: say('note-here') })}</span>`
  }</li>`

const Turn = ({ t, game, group, noted }) => html`<section class="log-group">
  ${
    group.head &&
    html`<h3 class="turn-head"><${Face} seat=${game.actor(group.head)}/><span>
    ${t.phrases.event(group.head)}</span></h3>`
  }
  ${
    group.events.length > 0 &&
    html`<ol class="log">
      ${group.events.map(
        (event, i) => html`<${Entry} key=${i} t=${t} game=${game} event=${event} noted=${noted.has(event.n)}/>`,
      )}</ol>`
  }</section>`

/** Whoever scrolls up wants to read: the newest entry comes into view only for those who stayed at the end. */
function useEnd(at, news) {
  const low = useRef(true),
    top = useRef(0)
  const follow = () => {
    if (low.current && at.current) at.current.scrollTop = at.current.scrollHeight
  }
  useEffect(follow, news)
  useEffect(() => {
    const watch = new ResizeObserver(follow)
    watch.observe(at.current)
    return () => watch.disconnect()
  }, [])
  return ({ currentTarget: box }) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 60) low.current = true
    else if (box.scrollTop < top.current - 4) low.current = false
    top.current = box.scrollTop
  }
}

export function Log({ t, game, events, notes = [] }) {
  const at = useRef(null),
    scrolled = useEnd(at, [events.length, events.at(-1)?.n]),
    noted = new Set(notes.map(note => note.seq))
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('log')}
    onScroll=${scrolled}>
    ${events.length === 0 && html`<p class="empty">${say('log-empty')}</p>`}
    ${turns(events, game.opensTurn).map(
      (group, i) => html`<${Turn} key=${i} t=${t} game=${game} group=${group} noted=${noted}/>`,
    )}</div>`
}
