// Who sits where, who is here, whose clock runs; and what can be done about an empty chair.
import { html } from '../art/tag.js'
import { icon, seatIcon } from '../art/glyphs.js'
import { post } from './api.js'
import { asked, eyes, front, mySeats, people, table } from './store.js'
import { late, left, leftInWords } from './clock.js'
import { readSheet, tableId } from './deeds.js'
import { number } from './seats.js'
import { say } from './words.js'
import { tellFault } from './notice.js'

export const change = (seat, kind, level) => post(`/api/tables/${tableId()}/seat`, { seat, kind, ...(level ? { level } : {}) }).catch(tellFault)

/** A random number of one's own goes into the deal, so that the server alone cannot stack the deck. */
const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('')

export async function sit(seat, name) {
  try { await post(`/api/tables/${tableId()}/sit`, { seat, ...(name ? { name } : {}), nonce: nonce() }); await readSheet() } catch (error) { tellFault(error) }
}
export const stand = seat => post(`/api/tables/${tableId()}/stand`, { seat }).then(readSheet).catch(tellFault)

const botName = level => say(`bot-${level}.name`)

function Acts({ seat }) {
  const free = seat.kind === 'open' && table.value && !table.value.outcome, seated = mySeats.value.length > 0
  if (free) return html`<div class="seat-more">${!seated && html`<button class="btn main small" onClick=${() => import('./name.js').then(({ openName }) => openName(say('sit-down'), name => sit(seat.seat, name)), tellFault)}>${say('sit-here')}</button>`}${seated && html`<button class="btn small" onClick=${() => change(seat.seat, 'bot', 'karl')}>${say('seat-bot')}</button>`}</div>`
  const back = seat.yours && seat.kind === 'bot', slow = late.value && number(seat.seat) === asked.value && seat.kind === 'human' && mySeats.value.length > 0 && !seat.yours
  return html`<div class="seat-more">${back && html`<button class="btn small" onClick=${() => change(seat.seat, 'me')}>${say('seat-back')}</button>`}
    ${slow && html`<button class="btn small" onClick=${() => change(seat.seat, 'bot', 'karl')}>${say('seat-bot')}</button>`}</div>`
}

function Row({ seat, t, game }) {
  const i = number(seat.seat), turn = asked.value === i, gone = seat.kind === 'human' && !seat.here
  const about = [t && game.note(t, i), seat.kind === 'bot' && say('seat-is-bot', { level: botName(seat.level) }), seat.kind === 'open' && say('seat-open'), gone && say('seat-gone')].filter(Boolean).join(' · ')
  return html`<li class="seat-row ${turn ? eyes.value === i ? 'turn' : 'turn others' : ''} ${gone ? 'gone' : ''}" data-seat=${seat.seat}>
    <span class="seat-face">${seatIcon(i, { s: 30 })}</span><div class="who seat-face"><b>${seat.name || say('seat-n', { seat: seat.seat })}${seat.yours && html` <i>${say('you')}</i>`}</b><span>${about}</span></div>
    <span class="pres">${gone ? icon('broken', { s: 18, label: say('seat-gone') }) : turn ? icon('candle', { s: 18, label: say('seat-thinking') }) : null}${turn && left.value !== null && html`<span class=${late.value ? 'late' : ''}>${late.value ? say('clock-out') : leftInWords()}</span>`}</span>
    ${t && eyes.value == null && t.front !== i && html`<div class="seat-more"><button class="linkish" onClick=${() => { front.value = i }}>${say('look-at', { name: seat.name })}</button></div>`}<${Acts} seat=${seat}/></li>`
}

export function People({ t, game }) {
  const now = people.value
  if (!now) return null
  return html`<section class="seats" aria-labelledby="people-h"><h2 id="people-h" class="sr">${say('players')}</h2><ol>${now.seats.map(seat => html`<${Row} key=${seat.seat} seat=${seat} t=${table.value ? t : null} game=${game}/>`)}</ol>
    ${now.watchers > 0 && html`<p class="watchers">${icon('eye', { s: 16 })} ${say('watchers', { count: now.watchers })}</p>`}</section>`
}
