// Page of a live table.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatTime, language, say } from '../../i18n/messages.js'
import { showNotification, sound } from '../../settings/settings.js'
import { flushQueue, queuedEvents } from '../../table/event_queue.js'
import { loadGame, withStyles } from '../../table/game_loader.js'
import {
  banners,
  canShowHint,
  catchUpState,
  changed,
  chosen,
  connection,
  events,
  focus,
  frontSeat,
  hasOlder,
  isMyTurn,
  knownEvents,
  lastHeard,
  mySeats,
  nextSeatHere,
  pastMoment,
  people,
  phoneView,
  proposal,
  sending,
  sheetOpen,
  showAll,
  table,
  tableInfo,
  viewer,
} from '../../table/store.js'
import { createTableView, liftThing } from '../../table/table_view.js'
import { call, errorText } from '../../transport/api.js'
import { api, assetUrl, currentTable, tableUrl as tablePath } from '../../transport/urls.js'
import { useEffect, useLayoutEffect, useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { closeDialog, openDialog, openRules, setRulesGame } from '../../widgets/dialog.js'
import { listenToKeys } from '../../widgets/keyboard.js'
import { lazyComponent, lazyFunction } from '../../widgets/lazy.js'
import { announce, announceEvents } from '../../widgets/notifications.js'
import { ErrorPage, isRefusedEntry, me, Overlay, Skeleton, startPage, Toolbar } from '../../widgets/page_shell.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import {
  cancel,
  choose,
  confirm,
  connectTable,
  loadOlder,
  loadTableInfo,
  setViewer as lookAs,
  switchView,
  whyNot,
} from './actions.js'
import { isOverdue, Players } from './players.js'
import { Question } from './question.js'
import { SidePanel, showTab, TabBar } from './side_panel.js'

/** @type {Signal<Game>} */
const game = signal()

/** @type {Signal<Fault | null>} */
const refused = signal(null)

const does = { choose, whyNot }
/** Read a campaign from its first page; null for other games. */
const readJournal = () =>
  tableInfo.value?.story ? call(`${api.journal(currentTable())}?lang=${language.value}`) : null
/** @type {Reader | null} */
let now = null // the `t` of the last render, for keys and dialogs

// Parts that are loaded when needed.
const loading = () => html`<p class="loading">${say('loading')}</p>`
const readPlayed = withStyles(() => import('./catch_up.js'), assetUrl('style/catch_up.css')),
  readEnding = withStyles(() => import('./game_over.js'), assetUrl('style/game_over.css')),
  readWaiting = withStyles(
    () => import('./waiting_room.js'),
    assetUrl('style/waiting_room.css'),
    assetUrl('art/cards.css'),
  )
const takeBack = lazyFunction(() => import('./vote_banners.js'), 'askUndo'),
  readMenu = lazyFunction(
    withStyles(() => import('./menu.js'), assetUrl('style/menu.css')),
    'openMenu',
  ),
  readCatchUp = lazyFunction(readPlayed, 'catchUp'),
  readCounsel = lazyFunction(() => import('./advice.js'), 'openAdvice'),
  chime = lazyFunction(() => import('../../widgets/sound.js'), 'playChime')
const Stuck = lazyComponent(() => import('../campaign/campaigns.js'), 'Stuck'),
  Tried = lazyComponent(() => import('./trial.js'), 'TrialBar'),
  Lesson = lazyComponent(() => import('./lesson.js'), 'Lesson'),
  Hint = lazyComponent(() => import('./hints.js'), 'Hint'),
  Proposed = lazyComponent(() => import('./vote_banners.js'), 'Proposal'),
  UndoAsked = lazyComponent(() => import('./vote_banners.js'), 'UndoRequest'),
  Apart = lazyComponent(() => import('./vote_banners.js'), 'ForkNotice'),
  CounselAsked = lazyComponent(() => import('./advice.js'), 'AdviceRequest'),
  Absent = lazyComponent(() => import('./absence.js'), 'AbsenceNotice'),
  Mishap = lazyComponent(() => import('./vote_banners.js'), 'RulesError'),
  Moments = lazyComponent(() => import('./event_banner.js'), 'EventBanner'),
  CatchUp = lazyComponent(readPlayed, 'CatchUp'),
  KnotFrame = lazyComponent(readEnding, 'KnotFrame'),
  Finale = lazyComponent(readEnding, 'Finale'),
  WaitingRoom = lazyComponent(readWaiting, 'WaitingRoom', loading),
  Ending = lazyComponent(
    readEnding,
    'GameOver',
    () => html`<section class="ask"><p class="empty">${say('loading')}</p></section>`,
  ),
  // Show nothing of the table until the hand-over screen has loaded.
  Handover = lazyComponent(readWaiting, 'Handover', () => html`<main class="loading">${say('loading')}</main>`)

const openMenu = () =>
  readMenu(game.value, {
    catchUp,
    journal: now?.view.campaign && game.value.openJournal ? () => now && game.value.openJournal?.(now) : undefined,
  })

function catchUp() {
  if (!table.value || catchUpState.value) return
  switchView('board')
  readCatchUp(0)
}

/** Return the rule about an answer, or about the question. @param {Reader | null} t @param {string | null} text */
function ruleFor(t, text) {
  return t?.decision?.options.get(text ?? '')?.rule || t?.decision?.rule || game.value.rule
}

function look() {
  if (!table.value) return null
  const names = people.value.seats.map(seat => seat.name)
  const then = pastMoment.value,
    { view, decision } = then ?? table.value
  now = createTableView(
    game.value,
    { view, decision, eyes: viewer.value },
    {
      names,
      front: viewer.value == null ? frontSeat.value : null,
      chosen: then ? null : chosen.value,
      focus,
      changed: then ? new Set(then.event.targets) : changed.value,
      all: showAll.value || sheetOpen.value,
      does: then ? null : does,
      told: then ? knownEvents.value.filter(event => event.n <= then.seq) : knownEvents.value,
      open: (title, content) => openDialog(title, () => now && content(now)),
      close: closeDialog,
      rules: openRules,
      journal: readJournal,
    },
  )
  return now
}

/**
 * Announce new events, not the past when joining, and nothing newer than the rendered question.
 * @param {Reader | null} t
 */
function useVoice(t) {
  const told = useRef(/** @type {number | null} */ (null)),
    all = events.value
  useEffect(() => {
    if (!t) return
    const fresh = told.current === null ? [] : all.slice(told.current)
    told.current = all.length
    announce(...announceEvents(fresh))
  }, [table.value?.seq])
}
/** @param {Reader | null} t */
function useTitle(t) {
  useEffect(() => {
    if (isMyTurn.value && t?.decision) showNotification(say('your-turn-now'), t.decision.prompt, currentTable())
  }, [isMyTurn.value && table.value?.seq])
  useEffect(() => {
    document.title = `${isMyTurn.value ? '● ' : ''}${tableInfo.value?.title || game.value.words('title')} · Meadhall`
  })
}

/** Play sounds for readers who enabled them; loading a table is silent. */
function useSound() {
  const before = useRef(/** @type {boolean | null} */ (null)),
    seen = Boolean(table.value)
  useEffect(() => {
    if (!seen) return
    if (sound.value && isMyTurn.value && before.current === false) chime('turn')
    before.current = isMyTurn.value
  }, [isMyTurn.value, seen])
  useEffect(() => {
    if (sound.value && banners.value.length) chime('moment')
  }, [banners.value.at(-1)])
}

const keys = {
  /** @param {number} n */
  answer(n) {
    const row = now?.rows.find(other => other.n === n)
    if (!row || row.n === undefined || !isMyTurn.value) return false
    // Enter then confirms this answer, whatever had the focus before.
    /** @type {HTMLElement | null} */
    const at = row.kind === 'answer' ? document.querySelector(`[data-answer="${row.text}"]`) : null
    const place = at?.offsetParent ? at : document.getElementById('ask-h')
    place?.focus({ preventScroll: true })
    if (row.kind === 'group') liftThing(game.value, row.id)
    else choose(row.text)
    return true
  },
  confirm() {
    if (chosen.value == null) return false
    confirm()
    return true
  },
  cancel() {
    if (!banners.value.length) return cancel()
    banners.value = []
    return true
  },
  deeds: {
    u: takeBack,
    c: catchUp,
    '?': () => openRules(ruleFor(now, focus.value ?? chosen.value)),
    '/': () => me.value.features.chat && showTab('chat', 'say'),
  },
}

/**
 * Text under the title: name of the table, or that the connection is lost and what is safe.
 * @param {Reader | null} t
 */
function subtitle(t) {
  if (connection.value === 'lost') return say('offline', { time: lastHeard.value ? formatTime(lastHeard.value) : '–' })
  return say('table-sub', {
    title: tableInfo.value?.title || say('table'),
    count: people.value.seats.length,
    turn: t?.view.turn ?? 0,
  })
}

/** @param {{ t: Reader | null }} props */
function Top({ t }) {
  return html`<${Toolbar} title=${game.value.words(
    'title',
  )} sub=${subtitle(t)} yours=${isMyTurn.value} offline=${connection.value === 'lost'}>
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
  if (catchUpState.value) return html`<${CatchUp}/>`
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
      queuedEvents.value > 0 &&
      html`<button class="btn main small" data-test="hurry" onClick=${flushQueue}>${icon('last', { s: 18 })}
        ${say('hurry')}</button>`
    }<button class="btn small" onClick=${catchUp}>
    ${icon('eye', { s: 18 })} ${say('catch-up')}</button>
    <button class="btn small"
      onClick=${() => showTab('notes', 'note')}>${icon('book', { s: 18 })} ${say('notes')}</button>
      </div>`
  const jarl =
    t.mine &&
    people.value.counsel &&
    html`<button class="more" data-test="counsel" onClick=${() => readCounsel(() => now, game.value)}>
      ${say('term-counsel')}</button>`
  return html`<${Question} t=${t} game=${game.value} who=${who} waiting=${calm} tool=${jarl}/>`
}

/** The phone's sheet covers the bottom of the page: end the page above it. @param {Ref<HTMLElement>} right */
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

/** The host continues the campaign at another table. */
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
    held = useScrollBox(),
    left = useScrollBox()
  useSheet(right)
  return html`<div class="hall">
    <div class="right" ref=${right}>${
      table.value?.lesson
        ? html`<${Lesson} game=${game.value}/>`
        : tableInfo.value?.trial && html`<${Tried} id=${currentTable()}/>`
    }
      ${people.value.asked_undo && html`<${UndoAsked}/>`}
      ${people.value.counsel?.agreed.length ? html`<${CounselAsked}/>` : null}
      ${isOverdue.value && html`<${Absent}/>`}<${MovedOn}/>
      ${
        people.value.stuck &&
        tableInfo.value?.story &&
        html`<${Stuck} id=${currentTable()} host=${tableInfo.value.host}
        over=${people.value.status === 'over'}/>`
      }
      ${people.value.mishap && html`<${Mishap} id=${currentTable()} host=${tableInfo.value?.host}/>`}
      ${proposal.value && html`<${Proposed} t=${t}/>`}${canShowHint.value && html`<${Hint}/>`}
      <${Asking} t=${t}/><${Beside} t=${t}/>
      <${SidePanel} t=${t}/></div>
    <main class="board" aria-label=${say('board')} data-part="board">${over && html`<${RematchAsked}/><${KnotFrame}/>`}
      ${banners.value.length > 0 && !table.value?.lesson && html`<${Moments}/>`}
      ${over && !pastMoment.value ? html`<${Finale} t=${t} game=${game.value}/>` : html`<${Board} t=${t}/>`}</main>
    ${hand && html`<section class="hand" ref=${held} aria-label=${say('hand')} data-part="hand">${hand}</section>`}
    <aside class="left" ref=${left} aria-label=${say('players')} data-part="players">
      <${Players} t=${t} game=${game.value}/><${Standing} t=${t}/></aside></div>`
}

function Before() {
  return html`<div class="hall"><div class="right"><${SidePanel} t=${null}/></div>
    <main class="board" aria-label=${say('board')}><${WaitingRoom}/></main></div>`
}

/** @param {{ seat: number }} props */
function Passing({ seat }) {
  useLayoutEffect(closeDialog, [])
  return html`<${Handover} seat=${seat}/>`
}

let haul = 0,
  hauledAt = -1
/** Restart the rope animation after a change: the style name alternates. */
function restartRopes() {
  const seq = table.value?.seq ?? 0
  if (seq !== hauledAt) haul = 1 - haul
  hauledAt = seq
  return haul
}

function TablePage() {
  useEffect(() => listenToKeys(keys), [])
  useEffect(() => {
    if (people.value) loadTableInfo().catch(() => {})
  }, [people.value?.status, people.value?.seats.map(seat => seat.kind).join()])
  // Trials and games without secrets skip the hand-over screen.
  const tried = Boolean(tableInfo.value?.trial || tableInfo.value?.secrets === false),
    passing = people.value && !tried ? nextSeatHere.value : null,
    t = people.value && passing == null ? look() : null
  // Switch the viewer to the seat that is asked.
  useEffect(() => {
    if (tried && nextSeatHere.value != null) lookAs(nextSeatHere.value)
  }, [tried, nextSeatHere.value])
  useEffect(() => {
    if (game.value.readsAll && hasOlder.value) loadOlder()
  }, [hasOlder.value, knownEvents.value])
  useVoice(t)
  useTitle(t)
  useSound()
  if (refused.value) return html`<${ErrorPage} text=${errorText(refused.value)}/>`
  if (!people.value)
    return html`<${Toolbar} title=${game.value.words('title')} sub=${say('loading')}
      offline=${connection.value === 'lost'}/>
    <${Skeleton}/><${Overlay}/>`
  if (passing != null) return html`<${Passing} seat=${passing}/><${Overlay}/>`
  return html`<div class="table ${game.value.name} ${t ? '' : 'before'}" data-tab=${t ? phoneView.value : 'board'}
    data-seq=${table.value?.seq ?? 0} data-haul=${restartRopes()} data-past=${pastMoment.value?.seq ?? null}
    data-link=${connection.value} data-sending=${String(sending.value)}>
    <${Top} t=${t}/>
        ${
          t
            ? html`<${Running} t=${t}/><${TabBar}/>`
            : people.value.status === 'waiting'
              ? html`<${Before}/>`
              : html`<${Skeleton}/>`
        }</div>
      <${Overlay}/>`
}

startPage(TablePage, async () => {
  const id = currentTable()
  tableInfo.value = await call(api.table(id))
  game.value = await loadGame(tableInfo.value.game)
  setRulesGame(game.value)
  connectTable(id, game.value, error => {
    if (isRefusedEntry(error))
      location.reload() // the page shows the reason
    else refused.value = error
  })
})
