// The log: what happened, gathered by turns, said anew whenever the language changes.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useRef } from '../vendor/hooks.js'
import { say } from './words.js'

/** @typedef {{ head: GameEvent | null, events: GameEvent[] }} TurnTold */
/**
 * Events between two turns belong to the first of them.
 * @param {GameEvent[]} events
 * @param {(event: GameEvent) => boolean} opensTurn
 */
export function turns(events, opensTurn) {
  /** @type {TurnTold[]} */
  const groups = []
  for (const event of events) {
    if (!groups.length || opensTurn(event)) groups.push({ head: opensTurn(event) ? event : null, events: [] })
    if (!opensTurn(event)) groups.at(-1)?.events.push(event)
  }
  return groups
}

/**
 * A sentence with the names of its cards set bold.
 * @param {Reader} t
 * @param {GameEvent} event
 */
export function sentence(t, event) {
  /** @param {string} name */
  const bold = name => (/** @type {Drawing} */ part) =>
    typeof part !== 'string' || !part.includes(name)
      ? [part]
      : part.split(name).flatMap((rest, i) => (i ? [html`<b>${name}</b>`, rest] : [rest]))
  /** @type {Drawing[]} */
  const whole = [t.phrases.event(event)]
  return (t.phrases.strong?.(event) || []).reduce((parts, name) => parts.flatMap(bold(name)), whole)
}

/** @param {{ seat: number | null }} props */
const Face = ({ seat }) => (seat != null ? seatIcon(seat, { s: 21 }) : html`<span class="lg-dot"></span>`)

/** @param {{ t: Reader, game: Game, event: GameEvent, cls?: string, noted?: boolean }} props */
export const Entry = ({
  t,
  game,
  event,
  cls = '',
  noted = false,
}) => html`<li class=${cls}><${Face} seat=${game.actor(event, t.view)}/>
  <span>${sentence(t, event)}</span>${
    noted &&
    html`<span class="noted">
    ${icon('book', { s: 16, label: say('note-here') })}</span>`
  }</li>`

/** @param {{ t: Reader, game: Game, group: TurnTold, noted: Set<number> }} props */
const Turn = ({ t, game, group, noted }) => html`<section class="log-group">
  ${
    group.head &&
    html`<h3 class="turn-head"><${Face} seat=${game.actor(group.head, t.view)}/><span>
    ${t.phrases.event(group.head)}</span></h3>`
  }
  ${
    group.events.length > 0 &&
    html`<ol class="log">
      ${group.events.map(
        (event, i) => html`<${Entry} key=${i} t=${t} game=${game} event=${event} noted=${noted.has(event.n)}/>`,
      )}</ol>`
  }</section>`

/**
 * Whoever scrolls up wants to read: the newest entry comes into view only for those who stayed at the end.
 * @param {Ref<HTMLElement>} at
 * @param {unknown[]} news
 */
function useEnd(at, news) {
  const low = useRef(true),
    last = useRef({ top: 0, size: '' })
  const follow = () => {
    if (low.current && at.current) at.current.scrollTop = at.current.scrollHeight
  }
  useEffect(follow, news)
  useEffect(() => {
    const watch = new ResizeObserver(follow)
    if (at.current) watch.observe(at.current)
    return () => watch.disconnect()
  }, [])
  return (/** @type {DomEvent} */ { currentTarget: { scrollTop: top, scrollHeight: all, clientHeight: seen } }) => {
    const size = `${all} ${seen}`
    if (all - top - seen < 60) low.current = true
    // A box that grows is moved by the browser, not by its reader.
    else if (size === last.current.size && top < last.current.top - 4) low.current = false
    last.current = { top, size }
  }
}

/** @param {{ t: Reader, game: Game, events: GameEvent[], notes?: Note[] }} props */
export function Log({ t, game, events, notes = [] }) {
  const at = useRef(null),
    scrolled = useEnd(at, [events.length, events.at(-1)?.n]),
    noted = new Set(notes.map(note => note.seq))
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('log')}
    data-part="log" onScroll=${scrolled}>
    ${events.length === 0 && html`<p class="empty">${say('log-empty')}</p>`}
    ${turns(events, game.opensTurn).map(
      (group, i) => html`<${Turn} key=${i} t=${t} game=${game} group=${group} noted=${noted}/>`,
    )}</div>`
}
