// Before the cards are dealt: who sits where, and how others get here.

import { cardBack } from '../art/cards.js'
import { seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useRef, useState } from '../vendor/hooks.js'
import { look } from './deeds.js'
import { Invite } from './invite.js'
import { change, sit, stand } from './people.js'
import { LEVELS, letter, number } from './seats.js'
import { me } from './shell.js'
import { eyes, people, sheet } from './store.js'
import { say } from './words.js'

/** @param {string} level */
const bot = level => say('seat-is-bot', { level: say(`bot-${level}.name`) })

/**
 * The host says who may sit on a chair nobody has taken.
 * @param {{ seat: SeatShape }} props
 */
function Arrange({ seat }) {
  /** @param {DomEvent} e */
  const pick = e => {
    const wish = e.currentTarget.value
    if (LEVELS.includes(wish)) change(seat.seat, 'bot', wish)
    else change(seat.seat, 'open')
  }
  return html`<label><span class="sr">${say('seat-who', { seat: seat.seat })}</span>
    <select value=${seat.kind === 'bot' ? seat.level : seat.kind} disabled=${seat.kind === 'human'} onChange=${pick}>
      ${seat.kind === 'human' && html`<option value="human">${seat.name}</option>`}<option value="open">
        ${say('seat-open')}</option>
      ${LEVELS.map(level => html`<option key=${level} value=${level}>${bot(level)}</option>`)}</select></label>`
}

/** @param {{ seat: SeatShape, name: string }} props */
function Seat({ seat, name }) {
  const free = seat.kind === 'open',
    about = free
      ? say('seat-open')
      : seat.kind === 'bot'
        ? bot(seat.level ?? '')
        : say(seat.here ? 'seat-here' : 'seat-gone')
  return html`<li data-seat=${seat.seat}>${seatIcon(number(seat.seat), { s: 30 })}
    <span><b>${free ? say('seat-n', { seat: seat.seat }) : seat.name}${
      seat.yours &&
      html` <small>${say('you')}
      </small>`
    }</b>
      <small>${about}</small></span>
    <span class="row">${
      free &&
      html`<button class="btn main small" onClick=${() => sit(seat.seat, name)}>
      ${say('sit-here')}</button>`
    }
      ${seat.yours && html`<button class="btn small" onClick=${() => stand(seat.seat)}>${say('stand-up')}</button>`}
      ${sheet.value?.host && !seat.yours && html`<${Arrange} seat=${seat}/>`}</span></li>`
}

export function WaitingRoom() {
  const [name, setName] = useState(me.value.name),
    invite = sheet.value?.invite,
    free = people.value.seats.filter(seat => seat.kind === 'open').length
  return html`<div class="lobby-like" data-test="waiting">
    <section class="panel"><h2>${say('waiting-title', { count: free })}</h2><p class="hint">${say('waiting-hint')}</p>
      <label class="field"><span>${say('your-name')}</span>
        <input value=${name} maxlength="40" autocomplete="nickname" onInput=${e => setName(e.currentTarget.value)}/>
          </label>
      <ul class="plain wait-list">
        ${people.value.seats.map(seat => html`<${Seat} key=${seat.seat} seat=${seat} name=${name.trim()}/>`)}</ul>
          </section>
    ${invite && html`<section class="panel"><${Invite}/></section>`}</div>`
}

// Several seats on one device: nobody's hand is shown, or even sent, before the right person says they hold it.

/** @param {{ seat: number }} props */
export function Handover({ seat }) {
  const at = useRef(null),
    name = people.value.seats.find(other => other.seat === letter(seat))?.name ?? letter(seat)
  useEffect(() => {
    if (eyes.value != null) look(null)
  }, [seat])
  useEffect(() => {
    at.current?.focus()
  }, [seat])
  return html`<main class="handover" data-test="handover"><div>${cardBack()}<h1>${say('pass-to', { name })}</h1><p>
    ${say('pass-hint')}</p>
    <button class="btn main" ref=${at} onClick=${() => look(seat)}>${say('pass-take', { name })}</button></div></main>`
}
