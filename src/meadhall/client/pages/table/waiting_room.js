// Waiting room before the game: who sits where, and how to invite others.

import { cardBack } from '../../art/cards.js'
import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { LEVELS, seatLetter, seatNumber } from '../../table/seats.js'
import { mySeats, people, tableInfo, viewer } from '../../table/store.js'
import { call } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { useEffect, useRef, useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog, openRules } from '../../widgets/dialog.js'
import { showError, showNotice } from '../../widgets/notifications.js'
import { me } from '../../widgets/page_shell.js'
import { setViewer } from './actions.js'
import { dressed, Invitation } from './invitation.js'
import { changeSeat, leaveSeat, takeSeat } from './players.js'

/** @param {string} level */
const bot = level => say('seat-is-bot', { level: say(`bot-${level}.name`) })

/** Name a person who shares this device. The device is handed over when their seat is asked. @param {string} seat */
function askWho(seat) {
  /** @param {DomEvent} e */
  const saveName = e => {
    e.preventDefault()
    const form = /** @type {HTMLFormElement} */ (/** @type {unknown} */ (e.currentTarget)),
      name = String(new FormData(form).get('name')).trim()
    closeDialog()
    takeSeat(seat, name)
  }
  openDialog(
    () => say('seat-also'),
    () => html`<form class="dlg-form" onSubmit=${saveName}><label class="field"><span>${say('seat-also-name')}</span>
      <small>${say('seat-also-hint')}</small>
      <input name="name" autofocus required pattern=".*\\S.*" maxlength="40" autocomplete="off"/></label>
      <p class="row"><button class="btn main">${say('sit-down')}</button></p></form>`,
  )
}

/** The host decides who may take a free seat. @param {{ seat: SeatShape }} props */
function Arrange({ seat }) {
  const now = seat.kind === 'bot' ? (seat.level ?? '') : seat.kind
  /** @param {DomEvent} e */
  const pick = e => {
    const wish = e.currentTarget.value
    if (LEVELS.includes(wish)) return changeSeat(seat.seat, 'bot', wish)
    if (wish === 'open' || wish === 'none') return changeSeat(seat.seat, wish)
    e.currentTarget.value = now // until the name is entered
    askWho(seat.seat)
  }
  return html`<label><span class="sr">${say('seat-who', { seat: seat.seat })}</span>
    <select value=${now} disabled=${seat.kind === 'human'} onChange=${pick}>
      ${seat.kind === 'human' && html`<option value="human">${seat.name}</option>`}<option value="open">
        ${say('seat-friend')}</option>
      ${seat.kind === 'open' && html`<option value="also">${say('seat-also')}</option>`}
      ${LEVELS.map(level => html`<option key=${level} value=${level}>${bot(level)}</option>`)}
      ${seat.kind !== 'human' && html`<option value="none">${say('seat-none')}</option>`}</select></label>`
}

/**
 * A seat. People who already sit are offered a further seat less prominently: it is meant for another person.
 * @param {{ seat: SeatShape, take: (seat: string) => void }} props
 */
function Seat({ seat, take }) {
  const free = seat.kind === 'open',
    seated = mySeats.value.length > 0,
    host = tableInfo.value?.host,
    about = free
      ? say('seat-open')
      : seat.kind === 'bot'
        ? bot(seat.level ?? '')
        : say(seat.here ? 'seat-here' : 'seat-gone')
  return html`<li data-seat=${seat.seat}>${seatIcon(seatNumber(seat.seat), { s: 30 })}
    <span><b>${free ? say('seat-n', { seat: seat.seat }) : seat.name}${
      seat.yours &&
      html` <small>${say('you')}
      </small>`
    }</b>
      <small>${about}</small></span>
    <span class="row">${
      free &&
      !seated &&
      html`<button class="btn main small" onClick=${() => take(seat.seat)}>
      ${say('sit-here')}</button>`
    }
      ${
        free &&
        seated &&
        !host &&
        html`<button class="btn quiet small" data-test="also" onClick=${() => askWho(seat.seat)}>${say('seat-also')}
        </button>`
      }
      ${seat.yours && html`<button class="btn small" onClick=${() => leaveSeat(seat.seat)}>${say('stand-up')}</button>`}
      ${host && !seat.yours && html`<${Arrange} seat=${seat}/>`}</span></li>`
}

export function WaitingRoom() {
  const [name, setName] = useState(me.value.name),
    wish = name.trim(),
    seated = mySeats.value.length > 0,
    free = people.value.seats.filter(seat => seat.kind === 'open').length,
    heading = useRef(null)
  // The pressed button disappears after sitting down or getting up: move the keyboard focus to the top.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [seated])
  /** Rename the user everywhere, not only at this table. */
  const rename = async () => {
    if (wish && wish !== me.value.name) me.value = await call(api.me, { method: 'PATCH', body: { name: wish } })
    setName(me.value.name)
  }
  /** @param {DomEvent} e */
  const keep = e => {
    e.preventDefault()
    rename()
      .then(() => showNotice(say('saved')))
      .catch(showError)
  }
  /** @param {string} seat */
  const take = seat =>
    rename()
      .then(() => takeSeat(seat))
      .catch(showError)
  if (!dressed.value) return null
  return html`<div class="lobby-like" data-test="waiting">
    ${
      tableInfo.value?.invite &&
      me.value.features.invitations &&
      html`<section
      class="panel"><${Invitation}/></section>`
    }
    <section class="panel">
      <h2 ref=${heading} tabindex="-1">${say(seated ? 'waiting-more' : 'waiting-title', { count: free })}</h2>
      <p class="hint">${say('waiting-hint')}</p>
      <form class="field" onSubmit=${keep}><span><label for="own-name">${say('your-name')}</label></span>
        <div class="copy">
        <input id="own-name" value=${name} maxlength="40" autocomplete="nickname" onInput=${e =>
          setName(e.currentTarget.value)}/>
        ${seated && wish && wish !== me.value.name && html`<button class="btn main small">${say('save')}</button>`}
          </div></form>
      <ul class="plain wait-list">
        ${people.value.seats.map(seat => html`<${Seat} key=${seat.seat} seat=${seat} take=${take}/>`)}</ul>
      <p><button class="linkish" data-test="how" onClick=${() => openRules()}>
        ${icon('book', { s: 17 })} ${say('how-played')}
        </button></p></section></div>`
}

// Several seats on one device: neither show nor request a hand before the right player confirms.

/** @param {{ seat: number }} props */
export function Handover({ seat }) {
  const at = useRef(null),
    name = people.value.seats.find(other => other.seat === seatLetter(seat))?.name ?? seatLetter(seat)
  useEffect(() => {
    if (viewer.value != null) setViewer(null)
  }, [seat])
  useEffect(() => {
    at.current?.focus()
  }, [seat])
  return html`<main class="handover" data-test="handover"><div>${cardBack()}<h1>${say('pass-to', { name })}</h1><p>
    ${say('pass-hint')}</p>
    <button class="btn main" ref=${at}
      onClick=${() => setViewer(seat)}>${say('pass-take', { name })}</button></div></main>`
}
