// Log of events, grouped by turns, in the sentences of the server.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { say } from '../i18n/messages.js'
import { useEffect, useLayoutEffect, useRef } from '../vendor/hooks.js'

/** @typedef {{ head: GameEvent | null, events: GameEvent[] }} TurnTold */
/** Events between two turns belong to the first of them. @param {GameEvent[]} events */
export function groupByTurn(events) {
  /** @type {TurnTold[]} */
  const groups = []
  for (const event of events) {
    if (!groups.length || event.heading) groups.push({ head: event.heading ? event : null, events: [] })
    if (!event.heading) groups.at(-1)?.events.push(event)
  }
  return groups
}

/** A sentence with its names in bold. @param {GameEvent} event */
export function renderSentence({ label, marks = [] }) {
  let done = 0
  return [
    ...marks.flatMap(([from, to]) => {
      const before = label.slice(done, from)
      done = to
      return [before, html`<b>${label.slice(from, to)}</b>`]
    }),
    label.slice(done),
  ]
}

/** @param {{ seat?: number | null }} props */
const Face = ({ seat }) => (seat != null ? seatIcon(seat, { s: 21 }) : html`<span class="lg-dot"></span>`)

/** @param {{ event: GameEvent, cls?: string, noted?: boolean }} props */
export const Entry = ({ event, cls = '', noted = false }) => html`<li class=${cls}><${Face} seat=${event.seat}/>
  <span>${renderSentence(event)}</span>${
    noted &&
    html`<span class="noted">
    ${icon('book', { s: 16, label: say('note-here') })}</span>`
  }</li>`

/** @param {{ group: TurnTold, noted: Set<number> }} props */
const Turn = ({ group, noted }) => html`<section class="log-group">
  ${
    group.head &&
    html`<h3 class="turn-head"><${Face} seat=${group.head.seat}/><span>
    ${group.head.label}</span></h3>`
  }
  ${
    group.events.length > 0 &&
    html`<ol class="log">
      ${group.events.map((event, i) => html`<${Entry} key=${i} event=${event} noted=${noted.has(event.n)}/>`)}</ol>`
  }</section>`

/**
 * Follow the newest entry only while the reader is at the end of the log.
 * @param {Ref<HTMLElement>} at
 * @param {unknown[]} news
 */
function useFollowEnd(at, news) {
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
    // Resizing moves the scroll position too; only a scroll at the same size is the reader's.
    else if (size === last.current.size && top < last.current.top - 4) low.current = false
    last.current = { top, size }
  }
}

/** Distance to the top at which older events are fetched. */
const NEAR = 300

/**
 * Fetch older events near the top, and keep the read position.
 * @param {Ref<HTMLElement>} at
 * @param {GameEvent | undefined} first
 * @param {() => void} load
 */
function useOlder(at, first, load) {
  const before = useRef({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const box = at.current
    if (box && before.current.height) box.scrollTop = before.current.top + box.scrollHeight - before.current.height
    before.current.height = 0
  }, [first])
  return (/** @type {DomEvent} */ { currentTarget: { scrollTop: top, scrollHeight: height } }) => {
    before.current = { top, height }
    if (top < NEAR) load()
  }
}

/**
 * @param {{ events: GameEvent[], notes?: Note[], older?: () => void }} props
 * `older` fetches what came before.
 */
export function Log({ events, notes = [], older = () => {} }) {
  const at = useRef(null),
    followed = useFollowEnd(at, [events.length, events.at(-1)?.n]),
    reached = useOlder(at, events[0], older),
    handleScroll = (/** @type {DomEvent} */ event) => {
      followed(event)
      reached(event)
    },
    noted = new Set(notes.map(note => note.seq))
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('log')}
    data-part="log" onScroll=${handleScroll}>
    ${events.length === 0 && html`<p class="empty">${say('log-empty')}</p>`}
    ${groupByTurn(events).map((group, i) => html`<${Turn} key=${i} group=${group} noted=${noted}/>`)}</div>`
}
