// Taking back: free as long as nothing was shown and nobody else has acted, otherwise if the others agree.
import { html } from '../art/tag.js'
import { consent, undo } from './deeds.js'
import { close, open } from './dialog.js'
import { tell } from './notice.js'
import { number } from './seats.js'
import { mySeats, people, table } from './store.js'
import { say } from './words.js'

/** The seat of mine that would take back: the one that may freely, else the one that looks. */
export function takeBack() {
  const now = table.value
  if (!now || now.outcome || mySeats.value.length === 0) return tell(say('undo-nothing'))
  if (now.undo.length) return undo(now.undo[0])
  const seat = now.eyes ?? mySeats.value[0]
  open(
    () => say('undo-ask'),
    () => html`<p>${say('undo-ask-hint')}</p><div class="row">
    <button class="btn main" onClick=${() => {
      undo(seat)
      close()
    }}>${say('undo-ask-do')}</button>
    <button class="btn" onClick=${close}>${say('cancel')}</button></div>`,
  )
}

/** Somebody asks to take back: everyone seated says yes or no. */
export function UndoAsked() {
  const wish = people.value?.asked_undo
  if (!wish) return null
  const asker = number(wish.seat),
    name = people.value.seats[asker]?.name
  const voters = mySeats.value.filter(seat => seat !== asker && !wish.agreed.some(name => number(name) === seat))
  const agree = () => {
    for (const seat of voters) consent(seat, true)
  }
  if (mySeats.value.includes(asker))
    return html`<section class="asking" role="status"><p>${say('undo-waiting')}</p><div class="row">
    <button class="btn small" onClick=${() => consent(asker, false)}>${say('undo-withdraw')}</button></div></section>`
  return html`<section class="asking" role="alert" data-test="consent"><p>${say('undo-asked', { name })}</p>
    ${
      voters.length > 0 &&
      html`<div class="row">
    <button class="btn main small" onClick=${agree}>${say('undo-agree')}
      </button>
    <button class="btn small" onClick=${() => consent(voters[0], false)}>${say('undo-refuse')}</button></div>`
    }</section>`
}
