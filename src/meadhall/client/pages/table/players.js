// Who sits where, who is here, whose clock runs; and what can be done about an empty chair.
import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, say } from '../../i18n/messages.js'
import { seatNumber } from '../../table/seats.js'
import { askedSeat, clockSkew, frontSeat, mySeats, people, table, viewer } from '../../table/store.js'
import { post } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { computed, signal } from '../../vendor/signals.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { showError } from '../../widgets/notifications.js'
import { loadTableInfo, tableId } from './actions.js'

/** @param {string} seat @param {string} kind @param {string} [level] */
export const changeSeat = (seat, kind, level) =>
  post(api.seat(tableId()), { seat, kind, ...(level ? { level } : {}) }).catch(showError)

/** Random nonce of the player for the deal, so that the server alone cannot stack the deck. */
const nonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('')

/** @param {string} seat @param {string} [name] */
export const takeSeat = (seat, name) =>
  post(api.sit(tableId()), { seat, ...(name ? { name } : {}), nonce: nonce() })
    .then(loadTableInfo)
    .catch(showError)
/** @param {string} seat */
export const leaveSeat = seat => post(api.stand(tableId()), { seat }).then(loadTableInfo).catch(showError)

const openName = lazyFunction(() => import('../../account/profile.js'), 'openProfile')
/** @param {string} seat */
const askName = seat => openName(say('sit-down'), name => takeSeat(seat, name))

/** Buttons to take a seat, take it back, or give an abandoned one to a bot. @param {{ seat: SeatShape }} props */
function Acts({ seat }) {
  const seated = mySeats.value.length > 0,
    running = table.value && !table.value.outcome
  const slow =
    isTimeUp.value && seatNumber(seat.seat) === askedSeat.value && seat.kind === 'human' && seated && !seat.yours
  const bot = html`<button class="btn small" onClick=${() => changeSeat(seat.seat, 'bot', 'karl')}>${say('seat-bot')}
    </button>`
  return html`<div class="seat-more">
    ${
      running &&
      seat.yours &&
      seat.kind === 'bot' &&
      html`<button class="btn small" onClick=${() => changeSeat(seat.seat, 'me')}>${say('seat-back')}</button>`
    }
    ${
      running &&
      seat.kind === 'open' &&
      (seated
        ? bot
        : html`<button class="btn main small" onClick=${() => askName(seat.seat)}>${say('sit-here')}</button>`)
    }
    ${slow && bot}</div>`
}

/** @param {{ turn: boolean, gone: boolean }} props */
function Presence({ turn, gone }) {
  return html`<span class="pres">
    ${
      gone
        ? icon('broken', { s: 18, label: say('seat-gone') })
        : turn
          ? icon('candle', { s: 18, label: say('seat-thinking') })
          : null
    }
    ${
      turn &&
      secondsLeft.value !== null &&
      html`<span class=${isTimeUp.value ? 'late' : ''}>${isTimeUp.value ? say('clock-out') : formatTimeLeft()}</span>`
    }</span>`
}

/** @param {{ seat: SeatShape, t: Reader | null, game: Game }} props */
function Row({ seat, t, game }) {
  const i = seatNumber(seat.seat),
    turn = askedSeat.value === i,
    gone = seat.kind === 'human' && !seat.here
  const kind =
    seat.kind === 'bot'
      ? say('seat-is-bot', { level: say(`bot-${seat.level}.name`) })
      : seat.kind === 'open'
        ? say('seat-open')
        : gone
          ? say('seat-gone')
          : ''
  return html`<li class="seat-row ${
    turn ? (viewer.value === i ? 'turn' : 'turn others') : ''
  } ${gone ? 'gone' : ''}" data-seat=${seat.seat}>
    <span class="seat-face">${seatIcon(i, { s: 30 })}</span>
    <div class="who"><b>${seat.name || say('seat-n', { seat: seat.seat })}${seat.yours && html` <i>${say('you')}</i>`}
      </b>
      <span>${[t && game.note(t, i), kind].filter(Boolean).join(' · ')}</span></div>
    <${Presence} turn=${turn} gone=${gone}/>
    ${
      t &&
      viewer.value == null &&
      t.front !== i &&
      html`<div class="seat-more">
        <button class="linkish" onClick=${() => {
          frontSeat.value = i
        }}>${say('look-at', { name: seat.name })}</button></div>`
    }
    ${t && html`<div class="seat-more"><${game.More} t=${t} seat=${i}/></div>`}<${Acts} seat=${seat}/></li>`
}

/** @param {{ t: Reader | null, game: Game }} props */
export function Players({ t, game }) {
  const now = people.value
  if (!now) return null
  return html`<section class="seats" aria-labelledby="people-h"><h2 id="people-h" class="sr">${say('players')}</h2>
    <ol>${now.seats.map(seat => html`<${Row} key=${seat.seat} seat=${seat} t=${table.value ? t : null} game=${game}/>`)}
      </ol>
    ${
      now.watchers > 0 &&
      html`<p class="watchers">${icon('eye', { s: 16 })} ${say('watchers', { count: now.watchers })}
      </p>`
    }</section>`
}

// Local clock. The server only sends deadlines.

const now = signal(Date.now() / 1000)
setInterval(() => {
  if (!document.hidden) now.value = Date.now() / 1000
}, 1000)

/** Seconds left for the asked seat; null without a clock. */
export const secondsLeft = computed(() =>
  people.value?.clock ? people.value.clock.until - (now.value + clockSkew.value) : null,
)
export const isTimeUp = computed(() => secondsLeft.value !== null && secondsLeft.value <= 0)

/** Seconds for which the table has waited for an absent player, and whether the others may call a vote. */
export const secondsAbsent = computed(() => now.value + clockSkew.value - (people.value?.absent?.since ?? 0))
export const isOverdue = computed(() => {
  const gone = people.value?.absent
  return Boolean(gone && (gone.call || now.value + clockSkew.value >= gone.from))
})

/** 1:32 for minutes, hours in words for longer times. */
export function formatTimeLeft() {
  const seconds = Math.max(0, Math.round(secondsLeft.value ?? 0))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return say('clock-hours', { hours: new Intl.NumberFormat(language.value).format(Math.floor(seconds / 3600)) })
}
