// What the reader does at a live table. Picking is free and silent; only confirming reaches the table.

import { language, say } from '../../i18n/messages.js'
import { autoAnswer, confirmFirst, kept, showMoments } from '../../settings/settings.js'
import * as motion from '../../table/animations.js'
import { hurry, inTurn } from '../../table/event_queue.js'
import { letter } from '../../table/seats.js'
import {
  asked,
  changed,
  chats,
  chosen,
  events,
  eyes,
  focus,
  follows,
  given,
  hasOlder,
  isOnly,
  lastHeard,
  link,
  mine,
  moments,
  notes,
  olderEvents,
  others,
  people,
  refusals,
  sending,
  sheet,
  sheetOpen,
  skew,
  tab,
  table,
  takePeople,
  takeTable,
  unread,
} from '../../table/store.js'
import { call } from '../../transport/api.js'
import { connect } from '../../transport/socket.js'
import { api } from '../../transport/urls.js'
import { batch, effect } from '../../vendor/signals.js'
import { announce, hearKeeper, tell, tellFault } from '../../widgets/notifications.js'

const phone = matchMedia('(max-width: 719px)')

/** @type {ReturnType<typeof connect>} */
let line
/** @type {Game} */
let game
let id = ''
/** @type {Map<number, (told: WhyMessage | null) => void>} */
const waiting = new Map()
let count = 0

/** @param {string} tableId @param {Game} itsGame @param {(error: Fault) => void} refused */
export function begin(tableId, itsGame, refused) {
  id = tableId
  game = itsGame
  // A seat may have been lost meanwhile: then we look again as whoever we still are. A table may be gone: then we say
  // so.
  const turnedAway = () => {
    table.value = null
    call(api.table(id)).catch(error => {
      if (error.status >= 400 && error.status < 500) {
        line.end()
        link.value = 'closed'
        refused(error)
      }
    })
  }
  const resume = () => {
    reading = language.value
    return { since: table.value?.seq, eyes: eyes.value, language: reading }
  }
  line = connect(id, resume, {
    message: hear,
    /** @param {string} state */
    state: state => {
      link.value = state
      if (state === 'open') readIn()
      if (state === 'lost') {
        hurry()
        sending.value = false
      }
    },
    refused: turnedAway,
  })
  effect(answerAlone)
  effect(readIn)
}

/** The language of what the line brings. @type {Lang} */
let reading
/** Ask for the table in the language the reader has just chosen; new connections use it too. */
function readIn() {
  const wished = language.value
  if (reading !== wished && line.send({ type: 'look', language: wished })) {
    reading = wished
    askAgain()
  }
}

/** So many great moments fit over a board at once. */
const MOMENTS = 3

/** @param {TableMessage} message */
function showTable(message) {
  if (!follows(message)) return line.again()
  const before = motion.look()
  batch(() => {
    if (takeTable(message)) game.lifted.value = null
  })
  if (message.full) moments.value = []
  else if (message.events.length) {
    motion.follow(before, message.events)
    const great = showMoments.value ? message.events.filter(event => event.moment) : []
    // What brings nothing great leaves the banner alone: set again, it would stay and sound anew.
    if (great.length) moments.value = [...moments.value, ...great].slice(-MOMENTS)
  }
}

let loading = false
/** Fetch what happened before all that is known here, a page of it. */
export async function loadOlder() {
  if (loading || !hasOlder.value) return
  const known = events.value[0],
    [first] = [...olderEvents.value, known],
    seat = eyes.value == null ? '' : `&seat=${letter(eyes.value)}`
  loading = true
  try {
    /** @type {Wire.LogPage} */
    const page = await call(`${api.log(id)}?before=${first.n}${seat}&lang=${language.value}`)
    if (known !== events.value[0]) return // other eyes, or an answer was taken back
    batch(() => {
      olderEvents.value = [...page.events, ...olderEvents.value]
      hasOlder.value = page.older
    })
  } catch {
    // The line may be down: the reader scrolls again.
  } finally {
    loading = false
  }
}

/** What I wished of the others I have taken back myself. */
let withdrawn = false
/** @param {string | undefined} seat */
const isMine = seat => people.value?.seats.some(one => one.yours && one.seat === seat)

/** What is done about each message. @type {{ [M in Message as Exclude<M['type'], 'pong'>]: (message: M) => void }} */
const hears = {
  table(message) {
    // What I did myself is seen at once, and where a clock runs nobody waits.
    inTurn(() => showTable(message), message.full || sending.value || sheet.value?.pace === 'live')
  },
  people(message) {
    const before = people.value,
      { sitting = 0 } = before ?? {}
    takePeople(message)
    // A wish of mine that is gone, and nothing was played: it was not granted. Nobody else would say so.
    if (before?.seq === message.seq && !withdrawn)
      for (const [wish, word] of /** @type {const} */ ([
        ['asked_undo', 'undo-refused'],
        ['proposal', 'proposal-declined'],
      ]))
        if (!message[wish] && isMine(before[wish]?.seat)) tell(say(word))
    withdrawn = false
    hearKeeper(message.announcement)
    if (sitting && message.sitting > sitting) tell(say('restarted'))
  },
  chat(message) {
    if (chats.value.some(said => said.id === message.id)) return
    chats.value = [...chats.value, message].slice(-300)
    if (message.at > Date.now() / 1000 + skew.value - 10 && !kept('muted', []).includes(message.name)) {
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
    tellFault(message)
  },
}
/** @param {Message} message */
function hear(message) {
  lastHeard.value = Date.now() / 1000
  const deed = /** @type {Record<string, (message: Message) => void>} */ (hears)[message.type]
  deed?.(message)
}

/** The seat through whose eyes this page looks. Only for those who may answer: their eyes have one. */
const mySeat = () => letter(/** @type {number} */ (eyes.value))

/** @param {Decision | null} asked */
const onlyAnswer = asked => (autoAnswer.value && asked?.answers.length === 1 ? asked.answers[0] : null)
let alone = 0
/** So long a step of a plan can be seen before the next. */
const STEP = 350
/**
 * An answer gives itself where the reader wished so: a step of a plan soon, and anything where only bots look on. Else
 * after a while that does not give away why: mostly a moment, now and then as long as somebody thinks. What is picked
 * meanwhile counts more.
 */
function answerAlone() {
  clearTimeout(alone)
  const now = table.value,
    plan = now && mine.value ? game.planned(now) : null,
    wished = now && mine.value ? game.byItself(now) : null,
    text = plan ?? wished ?? (now && mine.value ? onlyAnswer(now.decision) : null),
    seq = now?.seq
  if (text)
    alone = setTimeout(
      () => {
        if (mine.value && table.value?.seq === seq && !sending.value && chosen.value == null) {
          chosen.value = text
          confirm()
          if (!plan) given.value = wished ? 'wished' : 'only'
        }
      },
      plan || !others.value ? STEP : 700 + 5000 * Math.random() ** 3,
    )
}

/**
 * Pick an answer; picking it once more gives it.
 * @param {string} text
 */
export function choose(text) {
  if (!mine.value || sending.value) return
  if (chosen.value === text) return confirm()
  chosen.value = focus.value = text
  given.value = null
  moments.value = [] // whoever goes on has seen them, and needs the board
  // What else could be meant where nothing else is possible?
  if (!confirmFirst.value || isOnly.value) confirm()
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
  if (!line.send({ type: 'answer', seq, seat: mySeat(), answer: chosen.value }))
    return tell(say('offline-answer'), true)
  sending.value = true
}

/**
 * Ask for the rule that forbids an answer, or what pressing a thing would mean; the list then shows it.
 * @param {string | { target: string }} wish
 */
export async function whyNot(wish) {
  if (!mine.value) return
  const asked =
    typeof wish === 'string' ? { answer: wish } : { target: wish.target, lifted: game.lifted.value ?? undefined }
  const told = await ask(asked)
  if (!told || told.rule === null) return
  refusals.value = new Map(refusals.value).set(told.answer, told)
  // The closed sheet of a phone has no room for refusals.
  if (phone.matches && !sheetOpen.value) tell(told.reason, true)
  else announce(told.reason)
}
/** @param {{ answer?: string, target?: string, lifted?: string }} wish @returns {Promise<WhyMessage | null>} */
const ask = wish =>
  new Promise(done => {
    const number = ++count,
      seat = asked.value == null ? mySeat() : letter(asked.value)
    waiting.set(number, done)
    if (!line.send({ type: 'why', id: number, seat, ...wish })) done(null)
  })
/** Fetch visible refusals again in the new language. */
async function askAgain() {
  for (const answer of refusals.peek().keys()) {
    const told = await ask({ answer })
    if (told?.rule && refusals.value.has(answer)) refusals.value = new Map(refusals.value).set(answer, told)
  }
}

/** @param {number | null} seat */
export function look(seat) {
  batch(() => {
    if (seat === null && table.value) {
      chosen.value = focus.value = null
      changed.value = new Set()
    }
  })
  line.send({ type: 'look', seat: letter(seat) })
}
/** @param {number} seat */
export const undo = seat => line.send({ type: 'undo', seq: table.value?.seq ?? 0, seat: letter(seat) })
/** @param {number} seat @param {boolean} agree */
export const consent = (seat, agree) => {
  withdrawn = !agree && people.value?.asked_undo?.seat === letter(seat)
  line.send({ type: 'consent', seat: letter(seat), agree })
}
/**
 * Drop what is proposed to the table, one's own or another's.
 * @param {string} text
 */
export const decline = text => {
  withdrawn = isMine(people.value?.proposal?.seat)
  line.send({ type: 'decline', seat: mySeat(), answer: text })
}
/** @param {string} text */
export const chat = text => line.send({ type: 'chat', text })
/** @param {number} chat @param {boolean} silence */
export const hush = (chat, silence) => line.send({ type: 'hush', chat, silence })
/** @param {string} name */
export const letSpeak = name => line.send({ type: 'unhush', name })
/** @param {Omit<Wire.Write, 'type'>} note */
export const note = note => line.send({ type: 'note', ...note })

/** Seats and options as the lobby has them; read again when people come and go. */
export async function readSheet() {
  sheet.value = await call(api.table(id))
}

/** A phone's views of one table, with their signs. */
export const VIEWS = { board: 'compass', hand: 'shield', log: 'log', table: 'seats' }

/** @param {string} name */
export const goTo = name => {
  tab.value = name
  sheetOpen.value = false
  if (name === 'log') unread.value = 0
}
export const tableId = () => id
