// What the reader does at a live table. Picking is free and silent; only confirming reaches the table.
import { batch, effect } from '../vendor/signals.js'
import { call } from './api.js'
import { autoAnswer, confirmFirst, kept, showMoments } from './comfort.js'
import * as motion from './motion.js'
import { announce, hearKeeper, tell, tellFault } from './notice.js'
import { hurry, inTurn } from './pacing.js'
import { letter } from './seats.js'
import { connect } from './socket.js'
import {
  asked,
  changed,
  chats,
  chosen,
  eyes,
  focus,
  given,
  isOnly,
  lastHeard,
  link,
  mine,
  moments,
  notes,
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
} from './store.js'
import { say } from './words.js'

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
    call(`/api/tables/${id}`).catch(error => {
      if (error.status >= 400 && error.status < 500) {
        line.end()
        link.value = 'closed'
        refused(error)
      }
    })
  }
  line = connect(id, () => ({ since: table.value?.seq, eyes: eyes.value }), {
    message: hear,
    /** @param {string} state */
    state: state => {
      link.value = state
      if (state === 'lost') {
        hurry()
        sending.value = false
      }
    },
    refused: turnedAway,
  })
  effect(answerAlone)
}

/** So many great moments fit over a board at once. */
const MOMENTS = 3

/** @param {TableMessage} message */
function showTable(message) {
  const before = motion.look()
  batch(() => {
    if (takeTable(message, list => list.flatMap(game.touched))) game.lifted.value = null
  })
  if (message.full) moments.value = []
  else if (message.events.length) {
    motion.follow(before, message.events, game)
    const great = showMoments.value ? message.events.filter(event => game.moments[event.kind]) : []
    // What brings nothing great leaves the banner alone: set again, it would stay and sound anew.
    if (great.length) moments.value = [...moments.value, ...great].slice(-MOMENTS)
  }
}

/** What I wished of the others I have taken back myself. */
let withdrawn = false
/** @param {string | undefined} seat */
const isMine = seat => people.value?.seats.some(one => one.yours && one.seat === seat)

const hears = {
  /** @param {TableMessage} message */
  table(message) {
    // What I did myself is seen at once, and where a clock runs nobody waits.
    inTurn(() => showTable(message), message.full || sending.value || sheet.value?.pace === 'live')
  },
  /** @param {PeopleMessage} message */
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
  /** @param {ChatMessage} message */
  chat(message) {
    if (chats.value.some(said => said.id === message.id)) return
    chats.value = [...chats.value, message].slice(-300)
    if (message.at > Date.now() / 1000 + skew.value - 10 && !kept('muted', []).includes(message.name)) {
      unread.value++
      announce(say('labelled', { name: message.name, text: message.text }))
    }
  },
  /** @param {{ chats: ChatMessage[] }} message */
  chats(message) {
    chats.value = message.chats
  },
  /** @param {{ notes: Note[] }} message */
  notes(message) {
    notes.value = message.notes
  },
  /** @param {WhyMessage} message */
  why(message) {
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  },
  /** @param {Fault} message */
  error(message) {
    sending.value = false
    tellFault(message, game.words.has(`fault-${message.key}`) ? game.words : say)
  },
}
/** @param {Message} message */
function hear(message) {
  lastHeard.value = Date.now() / 1000
  const deed = /** @type {Record<string, (message: Message) => void>} */ (hears)[message.type]
  deed?.(message)
}

/** @param {Decision | null} asked */
const onlyAnswer = asked => (autoAnswer.value && asked?.options?.length === 1 ? asked.options[0] : null)
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
  if (!line.send({ type: 'answer', seq, seat: letter(eyes.value), answer: chosen.value }))
    return tell(say('offline-answer'), true)
  sending.value = true
}

/**
 * Ask for the rule that forbids an answer; the list then shows it in the reader's words.
 * @param {string} text
 */
export async function whyNot(text) {
  if (!mine.value) return
  await game.words.rules().catch(tellFault)
  /** @type {WhyMessage | null} */
  const told = await new Promise(done => {
    const number = ++count
    waiting.set(number, done)
    if (
      !line.send({ type: 'why', id: number, seat: letter(asked.value === -1 ? eyes.value : asked.value), answer: text })
    )
      done(null)
  })
  if (!told || told.rule === null) return
  refusals.value = new Map(refusals.value).set(text, told.rule)
  // The closed sheet of a phone has no room for refusals.
  if (phone.matches && !sheetOpen.value) tell(reason(text), true)
  else announce(reason(text))
}
/**
 * Why this answer is refused, in the words of now: the language may change while it stands there.
 * @param {string} text
 */
export const reason = text => {
  const rule = refusals.value.get(text)
  return rule && game.words.has(rule) ? game.words(rule) : say('refused-unreadable', { answer: text })
}

/** @param {number | null} seat */
export function look(seat) {
  batch(() => {
    if (seat === null && table.value) {
      chosen.value = focus.value = null
      changed.value = new Set()
    }
  })
  line.send({ type: 'eyes', seat: letter(seat) })
}
/** @param {number} seat */
export const undo = seat => line.send({ type: 'undo', seq: table.value?.seq, seat: letter(seat) })
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
  line.send({ type: 'decline', seat: letter(eyes.value), answer: text })
}
/** @param {string} text */
export const chat = text => line.send({ type: 'chat', text })
/** @param {number} chat @param {boolean} silence */
export const hush = (chat, silence) => line.send({ type: 'hush', chat, silence })
/** @param {string} name */
export const letSpeak = name => line.send({ type: 'unhush', name })
/** @param {Partial<Note>} note */
export const note = note => line.send({ type: 'note', ...note })

/** Seats and options as the lobby has them; read again when people come and go. */
export async function readSheet() {
  sheet.value = await call(`/api/tables/${id}`)
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
