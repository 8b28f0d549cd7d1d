// Actions at a live table. Picking an answer is local; only confirming sends it.

import { language, say } from '../../i18n/messages.js'
import { autoAnswer, confirmFirst, readSetting, showEventBanners } from '../../settings/settings.js'
import * as motion from '../../table/animations.js'
import { enqueue, flushQueue } from '../../table/event_queue.js'
import { seatLetter } from '../../table/seats.js'
import {
  askedSeat,
  autoAnswered,
  banners,
  canMerge,
  changed,
  chats,
  chosen,
  clockSkew,
  connection,
  events,
  focus,
  hasOlder,
  hasOtherPeople,
  isMyTurn,
  isOnlyAnswer,
  lastHeard,
  notes,
  olderEvents,
  people,
  phoneView,
  refusals,
  sending,
  sheetOpen,
  table,
  tableInfo,
  unread,
  updatePeople,
  updateTable,
  viewer,
} from '../../table/store.js'
import { call } from '../../transport/api.js'
import { connect } from '../../transport/socket.js'
import { api } from '../../transport/urls.js'
import { batch, effect } from '../../vendor/signals.js'
import { announce, showAnnouncement, showError, showNotice } from '../../widgets/notifications.js'

const phone = matchMedia('(max-width: 719px)')

/** @type {ReturnType<typeof connect>} */
let socket
/** @type {Game} */
let game
let id = ''
/** @type {Map<number, (told: WhyMessage | null) => void>} */
const waiting = new Map()
let count = 0

/** @param {string} tableId @param {Game} itsGame @param {(error: Fault) => void} refused */
export function connectTable(tableId, itsGame, refused) {
  id = tableId
  game = itsGame
  // The seat may have been lost: reconnect as who we still are. If the table is gone, show an error.
  const onRefused = () => {
    table.value = null
    call(api.table(id)).catch(error => {
      if (error.status >= 400 && error.status < 500) {
        socket.end()
        connection.value = 'closed'
        refused(error)
      }
    })
  }
  const resume = () => {
    sentLanguage = language.value
    return { since: table.value?.seq, eyes: viewer.value, language: sentLanguage }
  }
  socket = connect(id, resume, {
    message: handleMessage,
    /** @param {string} state */
    state: state => {
      connection.value = state
      if (state === 'open') sendLanguage()
      if (state === 'lost') {
        flushQueue()
        sending.value = false
      }
    },
    refused: onRefused,
  })
  effect(scheduleAutoAnswer)
  effect(sendLanguage)
}

/** Language of the messages from the socket. @type {Lang} */
let sentLanguage
/** Request the table in the newly chosen language; new connections use it too. */
function sendLanguage() {
  const wished = language.value
  if (sentLanguage !== wished && socket.send({ type: 'look', language: wished })) {
    sentLanguage = wished
    reloadReasons()
  }
}

/** Number of event banners shown at once. */
const MOMENTS = 3

/** @param {TableMessage} message */
function showTable(message) {
  if (!canMerge(message)) return socket.again()
  const before = motion.captureCards()
  batch(() => {
    if (updateTable(message)) game.lifted.value = null
  })
  if (message.full) banners.value = []
  else if (message.events.length) {
    motion.animateChanges(before, message.events)
    const great = showEventBanners.value ? message.events.filter(event => event.moment) : []
    // Without new banners leave the list alone: setting it again would restart its timer and sound.
    if (great.length) banners.value = [...banners.value, ...great].slice(-MOMENTS)
  }
}

let loading = false
/** Fetch a page of events before the oldest known one. */
export async function loadOlder() {
  if (loading || !hasOlder.value) return
  const known = events.value[0],
    [first] = [...olderEvents.value, known],
    seat = viewer.value == null ? '' : `&seat=${seatLetter(viewer.value)}`
  loading = true
  try {
    /** @type {Wire.LogPage} */
    const page = await call(`${api.log(id)}?before=${first.n}${seat}&lang=${language.value}`)
    if (known !== events.value[0]) return // other viewer, or an undo
    batch(() => {
      olderEvents.value = [...page.events, ...olderEvents.value]
      hasOlder.value = page.older
    })
  } catch {
    // Offline: the reader can scroll again.
  } finally {
    loading = false
  }
}

/** True after I withdrew my own request, so that no refusal is shown. */
let withdrawn = false
/** @param {string | undefined} seat */
const isMine = seat => people.value?.seats.some(one => one.yours && one.seat === seat)

/** Handlers by message type. @type {{ [M in Message as Exclude<M['type'], 'pong'>]: (message: M) => void }} */
const handlers = {
  table(message) {
    // Show my own answers at once, and everything at tables with a running clock.
    enqueue(() => showTable(message), message.full || sending.value || tableInfo.value?.pace === 'live')
  },
  people(message) {
    const before = people.value,
      { sitting = 0 } = before ?? {}
    updatePeople(message)
    // My request is gone and no move was made: it was declined. No other message says so.
    if (before?.seq === message.seq && !withdrawn)
      for (const [wish, word] of /** @type {const} */ ([
        ['asked_undo', 'undo-refused'],
        ['proposal', 'proposal-declined'],
      ]))
        if (!message[wish] && isMine(before[wish]?.seat)) showNotice(say(word))
    withdrawn = false
    showAnnouncement(message.announcement)
    if (sitting && message.sitting > sitting) showNotice(say('restarted'))
  },
  chat(message) {
    if (chats.value.some(said => said.id === message.id)) return
    chats.value = [...chats.value, message].slice(-300)
    if (message.at > Date.now() / 1000 + clockSkew.value - 10 && !readSetting('muted', []).includes(message.name)) {
      unread.value++
      announce(say('labelled', { name: message.name, text: message.text }))
    }
  },
  chats(message) {
    chats.value = message.chats
  },
  notes(message) {
    notes.value = message.notes
  },
  why(message) {
    waiting.get(Number(message.id))?.(message)
    waiting.delete(Number(message.id))
  },
  error(message) {
    sending.value = false
    showError(message)
  },
}
/** @param {Message} message */
function handleMessage(message) {
  lastHeard.value = Date.now() / 1000
  const deed = /** @type {Record<string, (message: Message) => void>} */ (handlers)[message.type]
  deed?.(message)
}

/** The seat this page shows. Only for people who may answer: their viewer has a seat. */
const mySeat = () => seatLetter(/** @type {number} */ (viewer.value))

/** @param {Decision | null} asked */
const onlyAnswer = asked => (autoAnswer.value && asked?.answers.length === 1 ? asked.answers[0] : null)
let autoAnswerTimer = 0
/** Milliseconds between two steps of a plan. */
const STEP = 350
/**
 * Give the automatic answer if the reader wants one: a step of a plan soon, as is anything with only bots at the table.
 * Otherwise after a random delay that does not reveal the reason. An answer picked by then wins.
 */
function scheduleAutoAnswer() {
  clearTimeout(autoAnswerTimer)
  const now = table.value,
    plan = now && isMyTurn.value ? game.planned(now) : null,
    wished = now && isMyTurn.value ? game.byItself(now) : null,
    text = plan ?? wished ?? (now && isMyTurn.value ? onlyAnswer(now.decision) : null),
    seq = now?.seq
  if (text)
    autoAnswerTimer = setTimeout(
      () => {
        if (isMyTurn.value && table.value?.seq === seq && !sending.value && chosen.value == null) {
          chosen.value = text
          confirm()
          if (!plan) autoAnswered.value = wished ? 'wished' : 'only'
        }
      },
      plan || !hasOtherPeople.value ? STEP : 700 + 5000 * Math.random() ** 3,
    )
}

/** Pick an answer; picking it again confirms it. @param {string} text */
export function choose(text) {
  if (!isMyTurn.value || sending.value) return
  if (chosen.value === text) return confirm()
  chosen.value = focus.value = text
  autoAnswered.value = null
  banners.value = [] // the reader has seen them and needs the board
  // With one possible answer there is nothing to confirm.
  if (!confirmFirst.value || isOnlyAnswer.value) confirm()
}
export function cancel() {
  if (chosen.value == null && game.lifted.value == null) return false
  batch(() => {
    if (chosen.value != null) chosen.value = null
    else game.lifted.value = null
    focus.value = null
  })
  return true
}
export function confirm() {
  if (chosen.value == null || sending.value || !table.value) return
  const { seq } = table.value
  if (!socket.send({ type: 'answer', seq, seat: mySeat(), answer: chosen.value }))
    return showNotice(say('offline-answer'), true)
  sending.value = true
}

/**
 * Ask which rule forbids an answer, or what pressing a thing would mean; the list then shows it.
 * @param {string | { target: string }} wish
 */
export async function whyNot(wish) {
  if (!isMyTurn.value) return
  const asked =
    typeof wish === 'string' ? { answer: wish } : { target: wish.target, lifted: game.lifted.value ?? undefined }
  const told = await requestReason(asked)
  if (!told || told.rule === null) return
  refusals.value = new Map(refusals.value).set(told.answer, told)
  // The closed sheet of a phone has no room for reasons.
  if (phone.matches && !sheetOpen.value) showNotice(told.reason, true)
  else announce(told.reason)
}
/** @param {{ answer?: string, target?: string, lifted?: string }} wish @returns {Promise<WhyMessage | null>} */
const requestReason = wish =>
  new Promise(done => {
    const number = ++count,
      seat = askedSeat.value == null ? mySeat() : seatLetter(askedSeat.value)
    waiting.set(number, done)
    if (!socket.send({ type: 'why', id: number, seat, ...wish })) done(null)
  })
/** Fetch the visible reasons again in the new language. */
async function reloadReasons() {
  for (const answer of refusals.peek().keys()) {
    const told = await requestReason({ answer })
    if (told?.rule && refusals.value.has(answer)) refusals.value = new Map(refusals.value).set(answer, told)
  }
}

/** @param {number | null} seat */
export function setViewer(seat) {
  batch(() => {
    if (seat === null && table.value) {
      chosen.value = focus.value = null
      changed.value = new Set()
    }
  })
  socket.send({ type: 'look', seat: seatLetter(seat) })
}
/** @param {number} seat */
export const requestUndo = seat => socket.send({ type: 'undo', seq: table.value?.seq ?? 0, seat: seatLetter(seat) })
/** @param {number} seat @param {boolean} agree */
export const answerUndo = (seat, agree) => {
  withdrawn = !agree && people.value?.asked_undo?.seat === seatLetter(seat)
  socket.send({ type: 'consent', seat: seatLetter(seat), agree })
}
/** Drop the current proposal, one's own or another's. @param {string} text */
export const declineProposal = text => {
  withdrawn = isMine(people.value?.proposal?.seat)
  socket.send({ type: 'decline', seat: mySeat(), answer: text })
}
/** @param {string} text */
export const sendChat = text => socket.send({ type: 'chat', text })
/** @param {number} chat @param {boolean} silence */
export const hideMessage = (chat, silence) => socket.send({ type: 'hush', chat, silence })
/** @param {string} name */
export const unmute = name => socket.send({ type: 'unhush', name })
/** @param {Omit<Wire.Write, 'type'>} note */
export const saveNote = note => socket.send({ type: 'note', ...note })

/** Load seats and options as the lobby has them; repeated when people join or leave. */
export async function loadTableInfo() {
  tableInfo.value = await call(api.table(id))
}

/** Views of a table on a phone, with their icons. */
export const PHONE_VIEWS = { board: 'compass', hand: 'shield', log: 'log', table: 'seats' }

/** @param {string} name */
export const switchView = name => {
  phoneView.value = name
  sheetOpen.value = false
  if (name === 'log') unread.value = 0
}
export const tableId = () => id
