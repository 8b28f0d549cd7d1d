// Banners above the question that need a response: undo requests, proposals, rules errors.
import { html } from '../../art/tag.js'
import { formatList, say } from '../../i18n/messages.js'
import { seatNumber } from '../../table/seats.js'
import { chosen, isMyTurn, mySeats, people, proposal, sending, table, tableInfo, viewer } from '../../table/store.js'
import { mishapUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { announce, showNotice } from '../../widgets/notifications.js'
import { answerUndo, choose, declineProposal, requestUndo } from './actions.js'
import { changeSeat, formatTimeLeft, secondsLeft } from './players.js'

/** For people not playing at the moment: spectators, and players whose seat a bot plays until they return. */
export function ForkNotice() {
  const { seats } = people.value,
    own = seats.find(seat => seat.yours)?.seat
  return html`<p class="hint" data-test="watching">
      ${own ? say('bot-plays') : say('you-watch', { free: seats.filter(seat => seat.kind === 'open').length })}</p>
    ${
      own &&
      html`<p class="row end-acts"><button class="btn main small" data-test="back"
        onClick=${() => changeSeat(own, 'me')}>
        ${say('seat-back')}</button></p>`
    }`
}

// Undo: free while nothing was revealed and no other player has acted, otherwise by consent.

/** Request an undo for the seat that may do so freely, or else for the viewer's. */
export function askUndo() {
  const now = table.value
  if (!now || (now.outcome && !now.lesson?.astray) || mySeats.value.length === 0) return showNotice(say('undo-nothing'))
  if (now.undo.length) return requestUndo(now.undo[0])
  const seat = now.eyes ?? mySeats.value[0]
  openDialog(
    () => say('undo-ask'),
    () => html`<p>${say('undo-ask-hint')}</p><div class="row">
    <button class="btn main" onClick=${() => {
      requestUndo(seat)
      closeDialog()
    }}>${say('undo-ask-do')}</button>
    <button class="btn" onClick=${closeDialog}>${say('cancel')}</button></div>`,
  )
}

/** Vote on an undo: every seated player agrees or declines. */
export function UndoRequest() {
  const wish = people.value?.asked_undo
  if (!wish) return null
  const asker = seatNumber(wish.seat),
    name = people.value.seats[asker]?.name
  const voters = mySeats.value.filter(seat => seat !== asker && !wish.agreed.some(name => seatNumber(name) === seat))
  const agree = () => {
    for (const seat of voters) answerUndo(seat, true)
  }
  if (mySeats.value.includes(asker))
    return html`<section class="asking" role="status"><p>${say('undo-waiting')}</p><div class="row">
    <button class="btn small"
      onClick=${() => answerUndo(asker, false)}>${say('undo-withdraw')}</button></div></section>`
  return html`<section class="asking" role="alert" data-test="consent"><p>${say('undo-asked', { name })}</p>
    ${
      voters.length > 0 &&
      html`<div class="row">
    <button class="btn main small" onClick=${agree}>${say('undo-agree')}
      </button>
    <button class="btn small" onClick=${() => answerUndo(voters[0], false)}>${say('undo-refuse')}</button></div>`
    }</section>`
}

// Proposal to the whole table: who proposed it, who agreed, and my response.

/** Agree by giving the same answer. @param {string} text */
function agree(text) {
  if (chosen.value !== text) choose(text)
  if (!sending.value) choose(text)
}

/** @param {{ said: string, names: string[] }} props */
function Mine({ said, names }) {
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    <p class="hint">${say(
      names.length > 1 && tableInfo.value?.options?.consent !== 'all' ? 'proposal-one' : 'proposal-waiting',
      { names: formatList(names), count: names.length },
    )}
      ${secondsLeft.value !== null && html` ${say('proposal-clock', { left: formatTimeLeft() })}`}</p>
    <div class="row">
      <button class="btn small" onClick=${() =>
        declineProposal(proposal.value?.answer ?? '')}>${say('proposal-withdraw')}</button>
        </div></section>`
}

/** @param {{ t: Reader }} props */
export function Proposal({ t }) {
  const wish = proposal.value,
    text = wish && t.label(wish.answer)
  const own = wish && seatNumber(wish.seat) === viewer.value
  const said = !wish
    ? ''
    : own
      ? say('proposal-yours', { answer: text })
      : say('proposal-by', { name: t.phrases.name(seatNumber(wish.seat)), answer: text })
  // Announce it once: a live region would be read again with every tick of its clock.
  useEffect(() => {
    announce(said)
  }, [said])
  if (!wish || !isMyTurn.value) return null
  const silent = people.value.seats
    .filter(seat => seat.kind === 'human' && !wish.agreed.includes(seat.seat))
    .map(seat => seat.name)
  if (own) return html`<${Mine} said=${said} names=${silent}/>`
  const agreed = wish.agreed.some(name => seatNumber(name) === viewer.value)
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    ${
      agreed
        ? html`<p class="hint">${say('proposal-waiting', { names: formatList(silent), count: silent.length })}</p>`
        : secondsLeft.value !== null && html`<p class="hint">${say('proposal-clock', { left: formatTimeLeft() })}</p>`
    }
    <div class="row">
      ${
        !agreed &&
        html`<button class="btn main small" disabled=${sending.value} onClick=${() => agree(wish.answer)}>
          ${say('proposal-agree')}</button>`
      }
      <button class="btn small" onClick=${() => declineProposal(wish.answer)}>${say('proposal-decline')}</button></div>
        </section>`
}

// The rules failed on an answer: what the players see, and the report for the developers.

/** @param {{ id: string, host?: boolean }} props */
export const RulesError = ({ id, host }) => html`<section class="asking" role="alert" data-test="mishap">
  <p>${say('mishap', { note: people.value.mishap })}</p>
  ${
    (host || mySeats.value.length > 0) &&
    html`<div class="row"><a class="btn small" href=${mishapUrl(id)} download>${say('mishap-report')}</a></div>`
  }</section>`
