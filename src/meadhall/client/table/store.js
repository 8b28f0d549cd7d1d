// What this page knows of its table: exactly what the server sent for these eyes, and what the reader has in mind.

import { nameOr } from '../i18n/messages.js'
import { hints, known } from '../settings/settings.js'
import { batch, computed, signal } from '../vendor/signals.js'
import { decisionOf, number } from './seats.js'
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
export const history = computed(() =>
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
export const sheet = signal()
/** opening, open, lost (we try again), closed (it makes no sense to). */
export const link = signal('opening')
export const lastHeard = signal(0)
/** The server's clock minus ours, in seconds. */
export const skew = signal(0)

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
export const awaited = signal([])
/**
 * Things the last answers touched, and what "why not?" has brought so far.
 * @type {Signal<Set<string>>}
 */
export const changed = signal(new Set())
/** @type {Signal<Map<string, WhyMessage>>} */
export const refusals = signal(new Map())
/** Which of the phone's views is shown, whether the sheet is open, whose tree a spectator has in front. */
export const tab = signal('board')
export const sheetOpen = signal(false)
export const showAll = signal(false)
/** @type {Signal<number | null>} */
export const front = signal(null)
export const unread = signal(0)
/**
 * What has just happened and deserves a look, in the order it happened; `moment.js` shows it.
 * @type {Signal<GameEvent[]>}
 */
export const moments = signal([])
/**
 * What is being caught up on: the moments, each thing that happened with the moment it led to, and where we are; null
 * when nobody does.
 * @type {Signal<{ frames: Frame[], steps: { event: GameEvent, frame: number }[], at: number } | null>}
 */
export const catching = signal(null)
/** What is told just now, and the moment the board has gone back to. */
export const past = computed(() => {
  const { frames, steps, at } = catching.value ?? { frames: [], steps: [], at: 0 }
  return steps[at] ? { event: steps[at].event, ...frames[steps[at].frame] } : null
})

export const mySeats = computed(() =>
  (people.value?.seats || []).filter(seat => seat.yours && seat.kind === 'human').map(seat => number(seat.seat)),
)
/** Do other people play here? Bots do not mind how long somebody takes, nor wonder why. */
export const others = computed(() => Boolean(people.value?.seats.some(seat => seat.kind === 'human' && !seat.yours)))
export const eyes = computed(() => table.value?.eyes ?? null)
/** The seat that is asked; null where none is: nobody, or the whole table. */
export const asked = computed(() => table.value?.decision?.seat ?? null)
export const wholeTable = computed(() => table.value?.decision?.asks === 'table')
/** Is something asked of the eyes that look, and is it theirs to answer? A bot may be sitting in for them. */
export const mine = computed(
  () =>
    Boolean(table.value?.decision?.yours) &&
    mySeats.value.some(seat => seat === eyes.value) &&
    (wholeTable.value || asked.value === eyes.value),
)
/** Something may be worth a word: these eyes are asked, and want to be told. */
export const hinted = computed(
  () =>
    mine.value &&
    hints.value &&
    !catching.value &&
    Boolean(table.value?.hints.length) &&
    !known.value.includes(sheet.value?.game),
)
/** Is there only one answer, and nobody else to agree on it? */
export const isOnly = computed(() => table.value?.decision?.answers.length === 1 && !wholeTable.value)
/**
 * Why the last answer was given without me: it was the only one, or I had wished it so; null once I answer myself.
 * @type {Signal<'only' | 'wished' | null>}
 */
export const given = signal(null)
/** Several seats on one device: the next one asked must first be given it. */
export const passTo = computed(() => {
  if (mySeats.value.length < 2) return null
  if (wholeTable.value) return eyes.value == null ? mySeats.value[0] : null
  return asked.value !== eyes.value && mySeats.value.some(seat => seat === asked.value) ? asked.value : null
})

/** The whole table is asked, and there are others at it whose yes is needed: answers are proposals. */
export const together = computed(() => wholeTable.value && others.value)
export const proposal = computed(() => (wholeTable.value ? (people.value?.proposal ?? null) : null))

/**
 * Whether a message can be taken: it is whole, or builds on what is here.
 * @param {TableMessage} message
 */
export const follows = message =>
  !message.base || (message.base === table.value?.seq && number(message.eyes) === eyes.value)

/**
 * Whether it is another moment, or seen with other eyes: what comes anew with the line leaves a selection as it is.
 * @param {TableMessage} message
 */
export function takeTable(message) {
  return batch(() => {
    const eyesNow = number(message.eyes),
      fresh = message.full || eyesNow !== eyes.value
    const moved = !table.value || message.seq !== table.value.seq || eyesNow !== eyes.value
    if (fresh) {
      olderEvents.value = []
      hasOlder.value = message.older
    }
    events.value = fresh ? message.events : [...events.value, ...message.events]
    if (eyesNow !== eyes.value) catching.value = null // others must not see what these eyes saw
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
      decision: decisionOf(message.decision),
      undo: message.undo.map(seat => number(seat)),
    }
    return moved
  })
}

/** @param {PeopleMessage} message */
export function takePeople(message) {
  batch(() => {
    const seats = message.seats.map(seat => (seat.kind === 'open' ? seat : { ...seat, name: nameOr(seat.name) }))
    people.value = { ...message, seats }
    // What was sent has become a proposal, of mine or one that I agree with.
    if (sending.value && message.proposal?.agreed.some(name => number(name) === eyes.value)) {
      sending.value = false
      chosen.value = null
    }
    skew.value = message.now - Date.now() / 1000
  })
}
