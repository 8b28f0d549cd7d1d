// The table page: one hall for every game.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, say, time } from '../../i18n/messages.js'
import { ring, sound } from '../../settings/settings.js'
import { behind, hurry } from '../../table/event_queue.js'
import { dressed, loadGame } from '../../table/game_loader.js'
import {
  catching,
  changed,
  chosen,
  events,
  eyes,
  focus,
  front,
  hasOlder,
  hinted,
  history,
  lastHeard,
  link,
  mine,
  moments,
  mySeats,
  passTo,
  past,
  people,
  proposal,
  sending,
  sheet,
  sheetOpen,
  showAll,
  tab,
  table,
} from '../../table/store.js'
import { lift, reader } from '../../table/table_view.js'
import { call, spoken } from '../../transport/api.js'
import { api, asset, tableHere, table as tablePath } from '../../transport/urls.js'
import { useEffect, useLayoutEffect, useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { close, open, openRules, rulesOf } from '../../widgets/dialog.js'
import { listen } from '../../widgets/keyboard.js'
import { late, later } from '../../widgets/lazy.js'
import { aloud, announce } from '../../widgets/notifications.js'
import { Beam, Bones, Front, isTurnedAway, me, Sorry, start } from '../../widgets/page_shell.js'
import { useScroller } from '../../widgets/scroll_box.js'
import { begin, cancel, choose, confirm, goTo, loadOlder, look as lookAs, readSheet, whyNot } from './actions.js'
import { overdue, People } from './players.js'
import { Question } from './question.js'
import { show, TabBar, Talk } from './side_panel.js'

/** @type {Signal<Game>} */
const game = signal()

/** @type {Signal<Fault | null>} */
const refused = signal(null)

const does = { choose, whyNot }
/** A campaign told from its first page; null where the game is none. */
const readJournal = () => (sheet.value?.story ? call(`${api.journal(tableHere())}?lang=${language.value}`) : null)
/** @type {Reader | null} */
let now = null // the reader of the last render, for keys and dialogs

// What is read only when it is needed.
const loading = () => html`<p class="loading">${say('loading')}</p>`
const readPlayed = dressed(() => import('./catch_up.js'), asset('style/catch_up.css')),
  readEnding = dressed(() => import('./game_over.js'), asset('style/game_over.css')),
  readWaiting = dressed(() => import('./waiting_room.js'), asset('style/waiting_room.css'), asset('art/cards.css'))
const takeBack = later(() => import('./vote_banners.js'), 'takeBack'),
  readMenu = later(
    dressed(() => import('./menu.js'), asset('style/menu.css')),
    'openMenu',
  ),
  readCatchUp = later(readPlayed, 'catchUp'),
  readCounsel = later(() => import('./advice.js'), 'openCounsel'),
  chime = later(() => import('../../widgets/sound.js'), 'chime')
const Stuck = late(() => import('../campaign/campaigns.js'), 'Stuck'),
  Tried = late(() => import('./trial.js'), 'Tried'),
  Lesson = late(() => import('./lesson.js'), 'Lesson'),
  Hint = late(() => import('./hints.js'), 'Hint'),
  Proposed = late(() => import('./vote_banners.js'), 'Proposed'),
  UndoAsked = late(() => import('./vote_banners.js'), 'UndoAsked'),
  Apart = late(() => import('./vote_banners.js'), 'Apart'),
  CounselAsked = late(() => import('./advice.js'), 'CounselAsked'),
  Absent = late(() => import('./absence.js'), 'Absent'),
  Mishap = late(() => import('./vote_banners.js'), 'Mishap'),
  Moments = late(() => import('./event_banner.js'), 'Moments'),
  CatchUp = late(readPlayed, 'CatchUp'),
  KnotFrame = late(readEnding, 'KnotFrame'),
  Finale = late(readEnding, 'Finale'),
  WaitingRoom = late(readWaiting, 'WaitingRoom', loading),
  Ending = late(
    readEnding,
    'Ending',
    () => html`<section class="ask"><p class="empty">${say('loading')}</p></section>`,
  ),
  // Until the screen has come, nothing at all is shown.
  Handover = late(readWaiting, 'Handover', () => html`<main class="loading">${say('loading')}</main>`)

const openMenu = () =>
  readMenu(game.value, {
    catchUp,
    journal: now?.view.campaign && game.value.openJournal ? () => now && game.value.openJournal?.(now) : undefined,
  })

function catchUp() {
  if (!table.value || catching.value) return
  goTo('board')
  readCatchUp(0)
}

/** Where the rules tell of an answer, or else of the question. @param {Reader | null} t @param {string | null} text */
function ruleFor(t, text) {
  return t?.decision?.options.get(text ?? '')?.rule || t?.decision?.rule || game.value.rule
}

function look() {
  if (!table.value) return null
  const names = people.value.seats.map(seat => seat.name)
  const then = past.value,
    { view, decision } = then ?? table.value
  now = reader(
    game.value,
    { view, decision, eyes: eyes.value },
    {
      names,
      front: eyes.value == null ? front.value : null,
      chosen: then ? null : chosen.value,
      focus,
      changed: then ? new Set(then.event.targets) : changed.value,
      all: showAll.value || sheetOpen.value,
      does: then ? null : does,
      told: then ? history.value.filter(event => event.n <= then.seq) : history.value,
      open: (title, content) => open(title, () => now && content(now)),
      close,
      rules: openRules,
      journal: readJournal,
    },
  )
  return now
}

/**
 * Things said aloud as they happen, not the whole past when one sits down, and nothing newer than the question drawn.
 * @param {Reader | null} t
 */
function useVoice(t) {
  const told = useRef(/** @type {number | null} */ (null)),
    all = events.value
  useEffect(() => {
    if (!t) return
    const fresh = told.current === null ? [] : all.slice(told.current)
    told.current = all.length
    announce(...aloud(fresh))
  }, [table.value?.seq])
}
/** @param {Reader | null} t */
function useTitle(t) {
  useEffect(() => {
    if (mine.value && t?.decision) ring(say('your-turn-now'), t.decision.prompt, tableHere())
  }, [mine.value && table.value?.seq])
  useEffect(() => {
    document.title = `${mine.value ? '● ' : ''}${sheet.value?.title || game.value.words('title')} · Meadhall`
  })
}

/** Heard only by those who want it; the first sight of a table makes no sound. */
function useSound() {
  const before = useRef(/** @type {boolean | null} */ (null)),
    seen = Boolean(table.value)
  useEffect(() => {
    if (!seen) return
    if (sound.value && mine.value && before.current === false) chime('turn')
    before.current = mine.value
  }, [mine.value, seen])
  useEffect(() => {
    if (sound.value && moments.value.length) chime('moment')
  }, [moments.value.at(-1)])
}

const keys = {
  /** @param {number} n */
  answer(n) {
    const row = now?.rows.find(other => other.n === n)
    if (!row || row.n === undefined || !mine.value) return false
    // Enter then means this answer, whatever had the focus before.
    /** @type {HTMLElement | null} */
    const at = row.kind === 'answer' ? document.querySelector(`[data-answer="${row.text}"]`) : null
    const place = at?.offsetParent ? at : document.getElementById('ask-h')
    place?.focus({ preventScroll: true })
    if (row.kind === 'group') lift(game.value, row.id)
    else choose(row.text)
    return true
  },
  confirm() {
    if (chosen.value == null) return false
    confirm()
    return true
  },
  cancel() {
    if (!moments.value.length) return cancel()
    moments.value = []
    return true
  },
  deeds: {
    u: takeBack,
    c: catchUp,
    '?': () => openRules(ruleFor(now, focus.value ?? chosen.value)),
    '/': () => me.value.features.chat && show('chat', 'say'),
  },
}

/**
 * What the beam says under the game's name: the table, or that we have lost it and what is safe.
 * @param {Reader | null} t
 */
function subtitle(t) {
  if (link.value === 'lost') return say('offline', { time: lastHeard.value ? time(lastHeard.value) : '–' })
  return say('table-sub', {
    title: sheet.value?.title || say('table'),
    count: people.value.seats.length,
    turn: t?.view.turn ?? 0,
  })
}

/** @param {{ t: Reader | null }} props */
function Top({ t }) {
  return html`<${Beam} title=${game.value.words(
    'title',
  )} sub=${subtitle(t)} yours=${mine.value} offline=${link.value === 'lost'}>
    <nav aria-label=${say('tools')}>
    ${
      t &&
      mySeats.value.length > 0 &&
      html`<button class="tool" onClick=${takeBack} aria-keyshortcuts="U" aria-label=${say('undo')}>${icon('undo')}
        <span>${say('undo')}</span></button>`
    }
    ${
      t &&
      html`<button class="tool wide-only" onClick=${catchUp} aria-keyshortcuts="C">${icon('eye')}
      <span>${say('catch-up')}</span></button>`
    }
    <button class="tool wide-only" onClick=${() => openRules()}>${icon('book')}<span>${say('rules')}</span></button>
    <button class="tool" aria-label=${say('menu')} onClick=${openMenu} data-test="menu">${icon('menu')}</button></nav>
      <//>`
}

/** @param {{ t: Reader }} props */
function Asking({ t }) {
  if (catching.value) return html`<${CatchUp}/>`
  if (table.value?.outcome) return html`<${Ending} t=${t} game=${game.value}/>`
  const who = t.mine
    ? t.decision.asks === 'table' && people.value.seats.length > 1
      ? say('table-asked')
      : say(mySeats.value.length > 1 ? 'seat-asked' : 'your-turn', {
          turn: t.view.turn ?? 0,
          name: t.phrases.name(t.decision.seat ?? t.front),
        })
    : t.decision?.seat != null
      ? say('waiting-for', { name: t.phrases.name(t.decision.seat) })
      : say('waiting-all')
  const calm = html`${mySeats.value.length === 0 && html`<${Apart}/>`}<div class="row end-acts">
    ${
      behind.value > 0 &&
      html`<button class="btn main small" data-test="hurry" onClick=${hurry}>${icon('last', { s: 18 })}
        ${say('hurry')}</button>`
    }<button class="btn small" onClick=${catchUp}>
    ${icon('eye', { s: 18 })} ${say('catch-up')}</button>
    <button class="btn small" onClick=${() => show('notes', 'note')}>${icon('book', { s: 18 })} ${say('notes')}</button>
      </div>`
  const jarl =
    t.mine &&
    people.value.counsel &&
    html`<button class="more" data-test="counsel" onClick=${() => readCounsel(() => now, game.value)}>
      ${say('term-counsel')}</button>`
  return html`<${Question} t=${t} game=${game.value} who=${who} waiting=${calm} tool=${jarl}/>`
}

/**
 * The phone's sheet lies over the page: the page ends above it.
 * @param {Ref<HTMLElement>} right
 */
function useSheet(right) {
  useLayoutEffect(() => {
    if (!right.current) return
    const measure = () =>
      document.documentElement.style.setProperty(
        '--sheet',
        `${Math.min(right.current?.offsetHeight || 0, innerHeight * (table.value?.lesson ? 0.8 : 0.5))}px`,
      )
    const watch = new ResizeObserver(measure)
    watch.observe(right.current)
    return () => watch.disconnect()
  }, [Boolean(right.current)])
}

/** Announce a rematch on the last board, visible without scrolling on a phone. */
function RematchAsked() {
  const next = people.value.rematch,
    asked = table.value?.outcome && next && mySeats.value.length > 0
  useEffect(() => {
    if (asked) announce(say('rematch-waits'))
  }, [asked])
  return (
    asked &&
    html`<section class="asking rematch-asked" role="status" data-test="rematch"><p>${say('rematch-waits')}</p>
    <div class="row"><a class="btn main small" href=${tablePath(next)}>${say('rematch-join')}</a></div></section>`
  )
}

/** The host goes on with the campaign at another table. */
const MovedOn = () =>
  people.value.rematch &&
  !table.value?.outcome &&
  html`<section class="asking" role="status"><p>${say('campaign-moved')}</p><div class="row">
  <a class="btn main small" href=${tablePath(people.value.rematch)}>${say('rematch-join')}</a></div></section>`

/** @param {{ t: Reader }} props */
function Running({ t }) {
  const { Beside, Board, Hand, Standing } = game.value,
    right = useRef(null),
    over = Boolean(table.value?.outcome),
    hand = Hand({ t }),
    held = useScroller(),
    left = useScroller()
  useSheet(right)
  return html`<div class="hall">
    <div class="right" ref=${right}>${
      table.value?.lesson
        ? html`<${Lesson} game=${game.value}/>`
        : sheet.value?.trial && html`<${Tried} id=${tableHere()}/>`
    }
      ${people.value.asked_undo && html`<${UndoAsked}/>`}
      ${people.value.counsel?.agreed.length ? html`<${CounselAsked}/>` : null}
      ${overdue.value && html`<${Absent}/>`}<${MovedOn}/>
      ${
        people.value.stuck &&
        sheet.value?.story &&
        html`<${Stuck} id=${tableHere()} host=${sheet.value.host}
        over=${people.value.status === 'over'}/>`
      }
      ${people.value.mishap && html`<${Mishap} id=${tableHere()} host=${sheet.value?.host}/>`}
      ${proposal.value && html`<${Proposed} t=${t}/>`}${hinted.value && html`<${Hint}/>`}
      <${Asking} t=${t}/><${Beside} t=${t}/>
      <${Talk} t=${t}/></div>
    <main class="board" aria-label=${say('board')} data-part="board">${over && html`<${RematchAsked}/><${KnotFrame}/>`}
      ${moments.value.length > 0 && !table.value?.lesson && html`<${Moments}/>`}
      ${over && !past.value ? html`<${Finale} t=${t} game=${game.value}/>` : html`<${Board} t=${t}/>`}</main>
    ${hand && html`<section class="hand" ref=${held} aria-label=${say('hand')} data-part="hand">${hand}</section>`}
    <aside class="left" ref=${left} aria-label=${say('players')} data-part="players">
      <${People} t=${t} game=${game.value}/><${Standing} t=${t}/></aside></div>`
}

function Before() {
  return html`<div class="hall"><div class="right"><${Talk} t=${null}/></div>
    <main class="board" aria-label=${say('board')}><${WaitingRoom}/></main></div>`
}

/** @param {{ seat: number }} props */
function Passing({ seat }) {
  useLayoutEffect(close, [])
  return html`<${Handover} seat=${seat}/>`
}

let haul = 0,
  hauledAt = -1
/** Ropes move when the table has moved: the style has one name for every other time. */
function hauled() {
  const seq = table.value?.seq ?? 0
  if (seq !== hauledAt) haul = 1 - haul
  hauledAt = seq
  return haul
}

function TablePage() {
  useEffect(() => listen(keys), [])
  useEffect(() => {
    if (people.value) readSheet().catch(() => {})
  }, [people.value?.status, people.value?.seats.map(seat => seat.kind).join()])
  // Who tries something out, or plays a game without secrets, has nothing to hide from whoever holds the device.
  const tried = Boolean(sheet.value?.trial || sheet.value?.secrets === false),
    passing = people.value && !tried ? passTo.value : null,
    t = people.value && passing == null ? look() : null
  // The eyes follow the question.
  useEffect(() => {
    if (tried && passTo.value != null) lookAs(passTo.value)
  }, [tried, passTo.value])
  useEffect(() => {
    if (game.value.readsAll && hasOlder.value) loadOlder()
  }, [hasOlder.value, history.value])
  useVoice(t)
  useTitle(t)
  useSound()
  if (refused.value) return html`<${Sorry} text=${spoken(refused.value)}/>`
  if (!people.value)
    return html`<${Beam} title=${game.value.words('title')} sub=${say('loading')} offline=${link.value === 'lost'}/>
    <${Bones}/><${Front}/>`
  if (passing != null) return html`<${Passing} seat=${passing}/><${Front}/>`
  return html`<div class="table ${game.value.name} ${t ? '' : 'before'}" data-tab=${t ? tab.value : 'board'}
    data-seq=${table.value?.seq ?? 0} data-haul=${hauled()} data-past=${past.value?.seq ?? null}
    data-link=${link.value} data-sending=${String(sending.value)}>
    <${Top} t=${t}/>
        ${
          t
            ? html`<${Running} t=${t}/><${TabBar}/>`
            : people.value.status === 'waiting'
              ? html`<${Before}/>`
              : html`<${Bones}/>`
        }</div>
      <${Front}/>`
}

start(TablePage, async () => {
  const id = tableHere()
  sheet.value = await call(api.table(id))
  game.value = await loadGame(sheet.value.game)
  rulesOf(game.value)
  begin(id, game.value, error => {
    if (isTurnedAway(error))
      location.reload() // and the page says why
    else refused.value = error
  })
})
