// What this page knows of its table: exactly what the server sent for these eyes, and what the reader has in mind.

import { nameOr } from '../i18n/messages.js'
import { hints, hintsSkipped } from '../settings/settings.js'
import { batch, computed, signal } from '../vendor/signals.js'
import { parseDecision, seatNumber } from './seats.js'
import { mergeView } from './view_changes.js'

/**
 * The last `table` message, seats as numbers; null while the table waits for people.
 * @type {Signal<TableNow | null>}
 */
export const table = signal(null)
/**
 * What the socket has told, and what was fetched of the time before that.
 * @type {Signal<GameEvent[]>}
 */
export const events = signal([])
/** @type {Signal<GameEvent[]>} */
export const olderEvents = signal([])
/** Is there still more before that? */
export const hasOlder = signal(false)
/** All that is known of what happened. */
export const knownEvents = computed(() =>
  olderEvents.value.length ? [...olderEvents.value, ...events.value] : events.value,
)
/** @type {Signal<PeopleMessage>} */
export const people = signal()
/** @type {Signal<ChatMessage[]>} */
export const chats = signal([])
/** @type {Signal<Note[]>} */
export const notes = signal([])
/**
 * What the lobby knows of it: title, options, invite, host.
 * @type {Signal<Detail>}
 */
export const tableInfo = signal()
/** opening, open, lost (we try again), closed (it makes no sense to). */
export const connection = signal('opening')
export const lastHeard = signal(0)
/** The server's clock minus ours, in seconds. */
export const clockSkew = signal(0)

/**
 * The answer picked but not yet given, the one pointed at, the one on its way.
 * @type {Signal<string | null>}
 */
export const chosen = signal(null)
/** @type {Signal<string | null>} */
export const focus = signal(null)
export const sending = signal(false)
/**
 * The answers that a lesson waits for, as soon as its pages are read: their rows are ringed.
 * @type {Signal<string[]>}
 */
export const lessonAnswers = signal([])
/**
 * Things the last answers touched, and what "why not?" has brought so far.
 * @type {Signal<Set<string>>}
 */
export const changed = signal(new Set())
/** @type {Signal<Map<string, WhyMessage>>} */
export const refusals = signal(new Map())
/** Which of the phone's views is shown, whether the sheet is open, whose tree a spectator has in front. */
export const phoneView = signal('board')
export const sheetOpen = signal(false)
export const showAll = signal(false)
/** @type {Signal<number | null>} */
export const frontSeat = signal(null)
export const unread = signal(0)
/**
 * What has just happened and deserves a look, in the order it happened; `moment.js` shows it.
 * @type {Signal<GameEvent[]>}
 */
export const banners = signal([])
/**
 * What is being caught up on: the moments, each thing that happened with the moment it led to, and where we are; null
 * when nobody does.
 * @type {Signal<{ frames: Frame[], steps: { event: GameEvent, frame: number }[], at: number } | null>}
 */
export const catchUpState = signal(null)
/** What is told just now, and the moment the board has gone back to. */
export const pastMoment = computed(() => {
  const { frames, steps, at } = catchUpState.value ?? { frames: [], steps: [], at: 0 }
  return steps[at] ? { event: steps[at].event, ...frames[steps[at].frame] } : null
})

export const mySeats = computed(() =>
  (people.value?.seats || []).filter(seat => seat.yours && seat.kind === 'human').map(seat => seatNumber(seat.seat)),
)
/** Do other people play here? Bots do not mind how long somebody takes, nor wonder why. */
export const hasOtherPeople = computed(() =>
  Boolean(people.value?.seats.some(seat => seat.kind === 'human' && !seat.yours)),
)
export const viewer = computed(() => table.value?.eyes ?? null)
/** The seat that is asked; null where none is: nobody, or the whole table. */
export const askedSeat = computed(() => table.value?.decision?.seat ?? null)
export const isWholeTableAsked = computed(() => table.value?.decision?.asks === 'table')
/** Is something asked of the eyes that look, and is it theirs to answer? A bot may be sitting in for them. */
export const isMyTurn = computed(
  () =>
    Boolean(table.value?.decision?.yours) &&
    mySeats.value.some(seat => seat === viewer.value) &&
    (isWholeTableAsked.value || askedSeat.value === viewer.value),
)
/** Something may be worth a word: these eyes are asked, and want to be told. */
export const canShowHint = computed(
  () =>
    isMyTurn.value &&
    hints.value &&
    !catchUpState.value &&
    Boolean(table.value?.hints.length) &&
    !hintsSkipped.value.includes(tableInfo.value?.game),
)
/** Is there only one answer, and nobody else to agree on it? */
export const isOnlyAnswer = computed(() => table.value?.decision?.answers.length === 1 && !isWholeTableAsked.value)
/**
 * Why the last answer was given without me: it was the only one, or I had wished it so; null once I answer myself.
 * @type {Signal<'only' | 'wished' | null>}
 */
export const autoAnswered = signal(null)
/** Several seats on one device: the next one asked must first be given it. */
export const nextSeatHere = computed(() => {
  if (mySeats.value.length < 2) return null
  if (isWholeTableAsked.value) return viewer.value == null ? mySeats.value[0] : null
  return askedSeat.value !== viewer.value && mySeats.value.some(seat => seat === askedSeat.value)
    ? askedSeat.value
    : null
})

/** The whole table is asked, and there are others at it whose yes is needed: answers are proposals. */
export const isProposing = computed(() => isWholeTableAsked.value && hasOtherPeople.value)
export const proposal = computed(() => (isWholeTableAsked.value ? (people.value?.proposal ?? null) : null))

/**
 * Whether a message can be taken: it is whole, or builds on what is here.
 * @param {TableMessage} message
 */
export const canMerge = message =>
  !message.base || (message.base === table.value?.seq && seatNumber(message.eyes) === viewer.value)

/**
 * Whether it is another moment, or seen with other eyes: what comes anew with the line leaves a selection as it is.
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
    if (eyesNow !== viewer.value) catchUpState.value = null // others must not see what these eyes saw
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
    // What was sent has become a proposal, of mine or one that I agree with.
    if (sending.value && message.proposal?.agreed.some(name => seatNumber(name) === viewer.value)) {
      sending.value = false
      chosen.value = null
    }
    clockSkew.value = message.now - Date.now() / 1000
  })
}
