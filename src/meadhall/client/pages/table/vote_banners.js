// What stands above the question because somebody must say something to it: a wish to take back, a proposal, a mishap.
import { html } from '../../art/tag.js'
import { list, say } from '../../i18n/messages.js'
import { number } from '../../table/seats.js'
import { chosen, eyes, mine, mySeats, people, proposal, sending, sheet, table } from '../../table/store.js'
import { mishap } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { close, open } from '../../widgets/dialog.js'
import { announce, tell } from '../../widgets/notifications.js'
import { choose, consent, decline, undo } from './actions.js'
import { change, left, leftInWords } from './players.js'

/** Whoever does not play just now: they only watch, or a bot plays for them until they take their seat back. */
export function Apart() {
  const { seats } = people.value,
    own = seats.find(seat => seat.yours)?.seat
  return html`<p class="hint" data-test="watching">
      ${own ? say('bot-plays') : say('you-watch', { free: seats.filter(seat => seat.kind === 'open').length })}</p>
    ${
      own &&
      html`<p class="row end-acts"><button class="btn main small" data-test="back" onClick=${() => change(own, 'me')}>
        ${say('seat-back')}</button></p>`
    }`
}

// Taking back: free as long as nothing was shown and nobody else has acted, otherwise if the others agree.

/** The seat of mine that would take back: the one that may freely, else the one that looks. */
export function takeBack() {
  const now = table.value
  if (!now || (now.outcome && !now.lesson?.astray) || mySeats.value.length === 0) return tell(say('undo-nothing'))
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

// What is proposed to the whole table: who proposed it, who has agreed, and what I say to it.

/**
 * Agreeing is giving the same answer.
 * @param {string} text
 */
function agree(text) {
  if (chosen.value !== text) choose(text)
  if (!sending.value) choose(text)
}

/** @param {{ said: string, names: string[] }} props */
function Mine({ said, names }) {
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    <p class="hint">${say(
      names.length > 1 && sheet.value?.options?.consent !== 'all' ? 'proposal-one' : 'proposal-waiting',
      { names: list(names), count: names.length },
    )}
      ${left.value !== null && html` ${say('proposal-clock', { left: leftInWords() })}`}</p>
    <div class="row">
      <button class="btn small" onClick=${() =>
        decline(proposal.value?.answer ?? '')}>${say('proposal-withdraw')}</button>
        </div></section>`
}

/** @param {{ t: Reader }} props */
export function Proposed({ t }) {
  const wish = proposal.value,
    text = wish && t.label(wish.answer)
  const own = wish && number(wish.seat) === eyes.value
  const said = !wish
    ? ''
    : own
      ? say('proposal-yours', { answer: text })
      : say('proposal-by', { name: t.phrases.name(number(wish.seat)), answer: text })
  // Said once by the voice: a live region of its own would be read again with every tick of its clock.
  useEffect(() => {
    announce(said)
  }, [said])
  if (!wish || !mine.value) return null
  const silent = people.value.seats
    .filter(seat => seat.kind === 'human' && !wish.agreed.includes(seat.seat))
    .map(seat => seat.name)
  if (own) return html`<${Mine} said=${said} names=${silent}/>`
  const agreed = wish.agreed.some(name => number(name) === eyes.value)
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    ${
      agreed
        ? html`<p class="hint">${say('proposal-waiting', { names: list(silent), count: silent.length })}</p>`
        : left.value !== null && html`<p class="hint">${say('proposal-clock', { left: leftInWords() })}</p>`
    }
    <div class="row">
      ${
        !agreed &&
        html`<button class="btn main small" disabled=${sending.value} onClick=${() => agree(wish.answer)}>
          ${say('proposal-agree')}</button>`
      }
      <button class="btn small" onClick=${() => decline(wish.answer)}>${say('proposal-decline')}</button></div>
        </section>`
}

// An answer made the rules fail: what the table is told, and the report for whoever repairs them.

/** @param {{ id: string, host?: boolean }} props */
export const Mishap = ({ id, host }) => html`<section class="asking" role="alert" data-test="mishap">
  <p>${say('mishap', { note: people.value.mishap })}</p>
  ${
    (host || mySeats.value.length > 0) &&
    html`<div class="row"><a class="btn small" href=${mishap(id)} download>${say('mishap-report')}</a></div>`
  }</section>`
