// State of a table in this page: what the server sent for this viewer, and what the reader has selected.

import { nameOr } from '../i18n/messages.js'
import { hints, hintsSkipped } from '../settings/settings.js'
import { batch, computed, signal } from '../vendor/signals.js'
import { parseDecision, seatNumber } from './seats.js'
import { mergeView } from './view_changes.js'

/**
 * The last `table` message, seats as numbers; null while the table waits for players.
 * @type {Signal<TableNow | null>}
 */
export const table = signal(null)
/** Events from the socket, and older ones fetched on request. @type {Signal<GameEvent[]>} */
export const events = signal([])
/** @type {Signal<GameEvent[]>} */
export const olderEvents = signal([])
/** Whether the server has still older events. */
export const hasOlder = signal(false)
/** All events known here. */
export const knownEvents = computed(() =>
  olderEvents.value.length ? [...olderEvents.value, ...events.value] : events.value,
)
/** @type {Signal<PeopleMessage>} */
export const people = signal()
/** @type {Signal<ChatMessage[]>} */
export const chats = signal([])
/** @type {Signal<Note[]>} */
export const notes = signal([])
/** What the lobby shows of the table: title, options, invite, host. @type {Signal<Detail>} */
export const tableInfo = signal()
/** opening, open, lost (reconnecting), closed (for good). */
export const connection = signal('opening')
export const lastHeard = signal(0)
/** The server's clock minus ours, in seconds. */
export const clockSkew = signal(0)

/** The answer picked, the one pointed at, and whether one is being sent. @type {Signal<string | null>} */
export const chosen = signal(null)
/** @type {Signal<string | null>} */
export const focus = signal(null)
export const sending = signal(false)
/** The answers that a lesson expects once its pages are read: their rows are outlined. @type {Signal<string[]>} */
export const lessonAnswers = signal([])
/** Things that the last answers changed, and the refusals that `whyNot` fetched. @type {Signal<Set<string>>} */
export const changed = signal(new Set())
/** @type {Signal<Map<string, WhyMessage>>} */
export const refusals = signal(new Map())
/** View of a phone, whether the sheet is open, and the seat in front. */
export const phoneView = signal('board')
export const sheetOpen = signal(false)
export const showAll = signal(false)
/** @type {Signal<number | null>} */
export const frontSeat = signal(null)
export const unread = signal(0)
/** Special events for the banner, in order; see `event_banner.js`. @type {Signal<GameEvent[]>} */
export const banners = signal([])
/**
 * State of the catch-up: frames, events with the frame that each led to, and the position; null outside a catch-up.
 * @type {Signal<{ frames: Frame[], steps: { event: GameEvent, frame: number }[], at: number } | null>}
 */
export const catchUpState = signal(null)
/** Event and frame that the catch-up shows. */
export const pastMoment = computed(() => {
  const { frames, steps, at } = catchUpState.value ?? { frames: [], steps: [], at: 0 }
  return steps[at] ? { event: steps[at].event, ...frames[steps[at].frame] } : null
})

export const mySeats = computed(() =>
  (people.value?.seats || []).filter(seat => seat.yours && seat.kind === 'human').map(seat => seatNumber(seat.seat)),
)
/** Whether other people play here. Bots neither wait nor draw conclusions from a delay. */
export const hasOtherPeople = computed(() =>
  Boolean(people.value?.seats.some(seat => seat.kind === 'human' && !seat.yours)),
)
export const viewer = computed(() => table.value?.eyes ?? null)
/** The asked seat; null if none is, or the whole table. */
export const askedSeat = computed(() => table.value?.decision?.seat ?? null)
export const isWholeTableAsked = computed(() => table.value?.decision?.asks === 'table')
/** Whether the viewer's seat is asked and its user may answer. A bot may be playing for them. */
export const isMyTurn = computed(
  () =>
    Boolean(table.value?.decision?.yours) &&
    mySeats.value.some(seat => seat === viewer.value) &&
    (isWholeTableAsked.value || askedSeat.value === viewer.value),
)
/** Whether a hint may be shown: the viewer is asked and wants hints. */
export const canShowHint = computed(
  () =>
    isMyTurn.value &&
    hints.value &&
    !catchUpState.value &&
    Boolean(table.value?.hints.length) &&
    !hintsSkipped.value.includes(tableInfo.value?.game),
)
/** Whether there is one possible answer that needs no consent. */
export const isOnlyAnswer = computed(() => table.value?.decision?.answers.length === 1 && !isWholeTableAsked.value)
/**
 * Why the last answer was given automatically: it was the only one, or the reader asked for it; null after a manual
 * answer.
 * @type {Signal<'only' | 'wished' | null>}
 */
export const autoAnswered = signal(null)
/** Several seats on one device: the seat that must get the device next. */
export const nextSeatHere = computed(() => {
  if (mySeats.value.length < 2) return null
  if (isWholeTableAsked.value) return viewer.value == null ? mySeats.value[0] : null
  return askedSeat.value !== viewer.value && mySeats.value.some(seat => seat === askedSeat.value)
    ? askedSeat.value
    : null
})

/** Whether answers are proposals: the whole table is asked, and other people have to agree. */
export const isProposing = computed(() => isWholeTableAsked.value && hasOtherPeople.value)
export const proposal = computed(() => (isWholeTableAsked.value ? (people.value?.proposal ?? null) : null))

/** Whether a message can be merged: it is complete, or builds on what is here. @param {TableMessage} message */
export const canMerge = message =>
  !message.base || (message.base === table.value?.seq && seatNumber(message.eyes) === viewer.value)

/**
 * Return whether the message shows another position or viewer. A repeat after a reconnect keeps the selection.
 * @param {TableMessage} message
 */
export function updateTable(message) {
  return batch(() => {
    const eyesNow = seatNumber(message.eyes),
      fresh = message.full || eyesNow !== viewer.value
    const moved = !table.value || message.seq !== table.value.seq || eyesNow !== viewer.value
    if (fresh) {
      olderEvents.value = []
      hasOlder.value = message.older
    }
    events.value = fresh ? message.events : [...events.value, ...message.events]
    if (eyesNow !== viewer.value) catchUpState.value = null // other viewers must not see what this one saw
    if (moved) {
      chosen.value = focus.value = null
      sending.value = showAll.value = false
      refusals.value = new Map()
      changed.value = message.full ? new Set() : new Set(message.events.flatMap(event => event.targets ?? []))
    }
    const view = message.base ? mergeView(/** @type {TableNow} */ (table.value).view, message) : message.view
    table.value = view && {
      ...message,
      view,
      eyes: eyesNow,
      decision: parseDecision(message.decision),
      undo: message.undo.map(seat => seatNumber(seat)),
    }
    return moved
  })
}

/** @param {PeopleMessage} message */
export function updatePeople(message) {
  batch(() => {
    const seats = message.seats.map(seat => (seat.kind === 'open' ? seat : { ...seat, name: nameOr(seat.name) }))
    people.value = { ...message, seats }
    // The sent answer has become a proposal, by this viewer or with their consent.
    if (sending.value && message.proposal?.agreed.some(name => seatNumber(name) === viewer.value)) {
      sending.value = false
      chosen.value = null
    }
    clockSkew.value = message.now - Date.now() / 1000
  })
}
