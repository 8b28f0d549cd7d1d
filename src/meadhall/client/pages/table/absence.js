// A player is away and no clock runs: what the others can vote for, and who has agreed.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatList, say } from '../../i18n/messages.js'
import { seatNumber } from '../../table/seats.js'
import { people, tableInfo } from '../../table/store.js'
import { post } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { announce, showError } from '../../widgets/notifications.js'
import { loadTableInfo, tableId } from './actions.js'
import { secondsAbsent } from './players.js'

/** @param {string} kind */
const callFor = kind => {
  const seat = people.value.seats.find(one => one.yours && one.kind === 'human')?.seat
  return post(api.callAbsent(tableId()), { kind, ...(seat ? { seat } : {}) })
    .then(loadTableInfo)
    .catch(showError)
}

/** @param {string[]} seats */
const namesOf = seats => formatList(seats.map(seat => people.value.seats[seatNumber(seat)]?.name ?? seat))

/** Return how long the table has waited, in the largest unit that fits. */
function waitedFor() {
  const seconds = secondsAbsent.value
  if (seconds >= 172_800) return say('for-days', { count: Math.floor(seconds / 86_400) })
  if (seconds >= 7_200) return say('for-hours', { count: Math.floor(seconds / 3_600) })
  return say('for-minutes', { count: Math.max(1, Math.floor(seconds / 60)) })
}

/** @param {{ word: string, kind: string, main?: boolean }} props */
function Act({ word, kind, main = false }) {
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await callFor(kind)
    setBusy(false)
  }
  return html`<button class="btn small ${main ? 'main' : ''}" disabled=${busy} data-call=${kind} onClick=${go}>
    ${say(word)}</button>`
}

/**
 * A vote: agree, already agreed, or it is about me.
 * @param {{ call: Call, late: boolean, silent: string[], mine: boolean }} props
 */
function Called({ call, late, silent, mine }) {
  if (late) return html`<${Act} word="call-here" kind="wait" main/>`
  if (!mine) return html`<${Act} word="call-agree" kind=${call.kind} main/><${Act} word="call-wait" kind="wait"/>`
  const over = secondsAbsent.value >= call.until - (people.value.absent?.since ?? 0)
  return html`<p class="hint">${say(over ? 'call-silent' : 'call-waiting', { names: namesOf(silent) })}</p>
    ${over && html`<${Act} word=${`call-do-${call.kind}`} kind=${call.kind} main/>`}
    <${Act} word="call-withdraw" kind="wait"/>`
}

/** Panel above the question, once the grace period is over. */
export function AbsenceNotice() {
  const now = people.value.absent
  const call = now?.call ?? null,
    names = now ? namesOf(now.seats) : ''
  const said = !now
    ? ''
    : call
      ? say(`call-${call.kind}-asked`, { name: namesOf([call.seat]), gone: names })
      : say('absent', { names, count: now.seats.length, long: waitedFor() })
  // Announce it once: the displayed waiting time changes and must not be read again.
  useEffect(() => {
    announce(said)
  }, [call?.kind, now?.seats.join()])
  if (!now) return null
  const yours = people.value.seats.filter(seat => seat.yours && seat.kind === 'human').map(seat => seat.seat)
  const late = now.seats.some(seat => yours.includes(seat)),
    mine = Boolean(call?.agreed.some(seat => yours.includes(seat)))
  const silent = people.value.seats
    .filter(seat => seat.kind === 'human' && !now.seats.includes(seat.seat) && !call?.agreed.includes(seat.seat))
    .map(seat => seat.seat)
  if (late && !call) return null
  return html`<section class="asking" aria-label=${say('absent-title')} data-test="absent">
    <p>${icon('broken', { s: 18 })} ${said}</p>
    ${!call && html`<p class="hint">${say('absent-hint')}</p>`}
    <div class="row">${
      call
        ? html`<${Called} call=${call} late=${late} silent=${silent} mine=${mine}/>`
        : html`<${Act} word="call-bot" kind="bot" main/>
          ${!tableInfo.value?.story && html`<${Act} word="call-end" kind="end"/>`}<${Act} word="call-wait"
            kind="wait"/>`
    }</div></section>`
}
