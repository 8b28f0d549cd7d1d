// Lobby: my tables, games to start, free seats.

import { openProfile } from '../../account/profile.js'
import { emblem } from '../../art/emblems.js'
import { icon, seatIcon } from '../../art/glyphs.js'
import { hall } from '../../art/lobby_scene.js'
import { html } from '../../art/tag.js'
import {
  formatDate,
  formatList,
  gameWords,
  heroNames,
  language,
  nameOr,
  pickTranslation,
  say,
  storyPlace,
} from '../../i18n/messages.js'
import { finishedLessons } from '../../settings/settings.js'
import { seatNumber } from '../../table/seats.js'
import { call, post } from '../../transport/api.js'
import {
  api,
  chronicleUrl,
  currentPath,
  handbookUrl,
  joinUrl,
  lobbyUrl,
  parseInvite,
  recordUrl,
  replayUrl,
  tableUrl,
} from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { openRules, setRulesGame } from '../../widgets/dialog.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { showAnnouncement, showError, showNotice } from '../../widgets/notifications.js'
import { isRefusedEntry, me, Overlay, openSettings, startPage, Toolbar } from '../../widgets/page_shell.js'

/** @type {Signal<GameShape[]>} */
const games = signal([]),
  /** @type {Signal<TodayShape | null>} */
  today = signal(null),
  tables = signal({ listed: /** @type {Summary[]} */ ([]), mine: /** @type {Summary[]} */ ([]) }),
  POLL = 10_000

const read = () =>
  call(api.tables)
    .then(found => {
      tables.value = found
      showAnnouncement(found.announcement)
    })
    .catch(error => {
      if (isRefusedEntry(error)) location.reload() // the page shows the reason
    })
/** @param {string} game */
const titleOf = game => gameWords(game)('title')

/** A table without a title is named after its players. @param {Summary} one */
function nameOf(one) {
  const names = one.seats.filter(seat => !seat.yours && seat.kind !== 'open').map(seat => nameOr(seat.name))
  return (
    one.title ||
    (names.length ? say('table-with', { names: formatList(names) }) : say('table-of', { game: titleOf(one.game) }))
  )
}

const readTable = lazyFunction(() => import('./new_table.js'), 'openNewTable'),
  openSaved = lazyFunction(() => import('../campaign/campaigns.js'), 'openSavedCampaigns'),
  openBecome = lazyFunction(() => import('../../account/profile.js'), 'openPersonalLink'),
  beginExercise = lazyFunction(() => import('./exercises.js'), 'startExercise'),
  openExercises = lazyFunction(() => import('./exercises.js'), 'openExercises'),
  openHistory = lazyFunction(() => import('./history.js'), 'openHistory'),
  putAway = lazyFunction(() => import('./archive.js'), 'archiveTable')
/** @param {string} game */
const openTable = game =>
  readTable(
    () => games.value,
    game,
    [...tables.value.mine, ...tables.value.listed].map(one => one.title),
  )

function Welcome() {
  const [code, setCode] = useState('')
  /** @param {DomEvent} e */
  const enter = e => {
    e.preventDefault()
    const invite = parseInvite(code)
    if (invite) location.href = joinUrl(invite)
    else showNotice(say('code-missing'), true)
  }
  return html`<section class="welcome">${hall(say('scene'))}
    <div class="w-text"><h1>${say('welcome')}</h1><p>${say('welcome-text')}</p>
      <div class="w-act">
        <button class="btn main" data-test="open-table" onClick=${() => openTable(games.value[0]?.name)}>
          ${icon('horn', { s: 20 })} ${say('open-table')}</button>
        ${
          me.value.features.invitations &&
          html`<form class="code" onSubmit=${enter}><label class="sr" for="code">${say('invite-code')}</label>
          <input id="code" value=${code} placeholder=${say('invite-code')} autocomplete="off" onInput=${e =>
            setCode(e.currentTarget.value)}/>
            <button class="btn">${say('join')}</button></form>`
        }</div></div></section>`
}

/** A table where it is my turn, and who is present. @param {{ one: Summary }} props */
function Resume({ one }) {
  const here = one.seats.filter(seat => seat.kind === 'human' && !seat.yours && seat.here).map(seat => seat.name)
  const about = [
    titleOf(one.game),
    one.story ? storyPlace(one.story) : say(`pace-${one.pace}`),
    here.length > 0 && say('are-here', { names: formatList(here), count: here.length }),
  ]
    .filter(Boolean)
    .join(' · ')
  return html`<a class="resume" href=${tableUrl(one.id)} data-table=${one.id}>
    ${seatIcon(Math.max(0, seatNumber(one.turn) ?? 0), { s: 34 })}
    <span><b>${say('your-turn-at', { table: nameOf(one) })}</b><small>${about}</small></span><span class="go">
      ${say('return')}</span></a>`
}

/** @param {GameShape} game */
const openRulesOf = game => {
  setRulesGame(/** @type {Game} */ ({ name: game.name, words: gameWords(game.name) }))
  openRules()
}

/** A game: its subject, number of players, duration, competitive or cooperative. @param {{ game: GameShape }} props */
function Game({ game }) {
  const words = gameWords(game.name),
    kinds = Object.fromEntries(
      ['RY', 'BB', 'GR'].map(code => [code, words.has(`class-${code}`) ? words(`class-${code}`) : '']),
    ),
    [low, high] = game.players
  /** @type {[string, string][]} */
  const facts = [
    ['seats', low === high ? say('players-exact', { count: low }) : say('players-range', { low, high })],
    ...(game.minutes ? [/** @type {[string, string]} */ (['candle', say('minutes', { count: game.minutes })])] : []),
    game.cooperative ? ['house', say('kind-together')] : ['axe', say('kind-rivals')],
    ['shield', say('with-bots')],
  ]
  return html`<article class="game" data-game=${game.name}>
    ${emblem(game.name, kinds)}
    <div class="g-body"><h3><button class="g-open" onClick=${() => openTable(game.name)}>${words('title')}</button></h3>
      <p>${words('tagline')}</p>
      <ul class="g-meta plain">
        ${facts.map(([sign, text]) => html`<li key=${sign}>${icon(sign, { s: 17 })} ${text}</li>`)}</ul>
      <button class="linkish" data-test="rules-of" onClick=${() => openRulesOf(game)}
        aria-label=${say('labelled', { name: words('title'), text: say('rules') })}>
        ${icon('book', { s: 17 })} ${say('rules')}</button></div></article>`
}

/** Exercise of the day, the same for everyone. @param {{ one: TodayShape }} props */
function Today({ one }) {
  const about = [titleOf(one.game), pickTranslation(one.theme.title), say(`exercise-level-${one.exercise.level}`)]
  return html`<section class="daily" aria-labelledby="daily-h" data-test="daily">${icon('candle', { s: 26 })}
    <span><h2 id="daily-h">${say('exercise-today')}</h2><small>${about.join(' · ')}</small></span>
    <span class="row"><button class="btn small" data-test="daily-solve"
      onClick=${() => beginExercise(one.game, one.exercise.name)}>${say('exercise-solve')}</button>
      <button class="btn quiet small" data-test="exercises-open" onClick=${() =>
        openExercises(
          games.value.map(game => game.name),
          one.game,
        )}>${say('exercises-all')}</button></span></section>`
}

/** @param {{ one: Summary }} props */
function Seats({ one }) {
  const taken = one.seats.filter(seat => seat.kind !== 'open').length
  return html`<span class="ot-seats" role="img" aria-label=${say('seats-taken', { taken, count: one.seats.length })}>
    ${one.seats.map((seat, i) =>
      seat.kind === 'open'
        ? html`<i key=${i} class="free"></i>`
        : html`<span key=${i}>${seatIcon(i, { s: 26 })}</span>`,
    )}</span>`
}

/** Taking a seat only needs a name. @param {Summary} one */
const sitDown = one =>
  openProfile(say('sit-down'), name =>
    post(api.sit(one.id), { name })
      .then(() => {
        location.href = tableUrl(one.id)
      })
      .catch(showError),
  )

/** Title of a table; for a story also its progress and its Heroes. @param {{ one: Summary }} props */
const Named = ({ one }) => html`<span class="ot-name"><b>${nameOf(one)}</b><small>${titleOf(one.game)}</small>
  ${
    one.story &&
    html`<small class="ot-story">${icon('book', { s: 15 })} ${storyPlace(one.story)}</small>
        <small>${heroNames(one.game, one.story)}</small>`
  }</span>
    <${Seats} one=${one}/>`

/** @param {{ one: Summary, mine: boolean }} props */
function Line({ one, mine }) {
  const asked = one.seats.find(seat => seat.seat === one.turn)?.name ?? one.turn
  const turn =
    one.status === 'waiting'
      ? say('status-waiting')
      : one.your_turn
        ? say('your-turn-now')
        : asked
          ? say('turn-of', { name: asked })
          : ''
  return html`<li class=${one.your_turn ? 'turn-mine' : ''} data-table=${one.id}><${Named} one=${one}/>
    <span class="ot-pace">${[say(`pace-${one.pace}`), turn].filter(Boolean).join(' · ')}
      ${mine && one.story && html`<small>${say('played-last', { date: formatDate(one.updated) })}</small>`}</span>
    <span class="row">${
      mine
        ? html`<a class="btn ${one.your_turn ? 'main' : ''}" href=${tableUrl(one.id)}>${say('return')}</a>
          ${(one.status === 'over' || (one.status === 'waiting' && one.own)) && html`<${Away} one=${one}/>`}
          ${
            one.story &&
            one.status !== 'waiting' &&
            html`<a class="btn quiet" data-test="chronicle" href=${chronicleUrl(one.id)}>${say('chronicle')}</a>`
          }`
        : html`${
            one.seats.some(seat => seat.kind === 'open') &&
            html`<button class="btn main" onClick=${() => sitDown(one)}>${say('sit-down')}</button>`
          }
        <a class="btn" href=${tableUrl(one.id)}>${say('watch')}</a>`
    }</span></li>`
}

/** Button that archives or deletes a table. @param {{ one: Summary }} props */
const Away = ({ one }) =>
  html`<button class="btn quiet small" data-test=${one.own ? 'delete' : 'archive'}
    onClick=${() => putAway(one, nameOf(one), read)}>${say(one.own ? 'table-delete' : 'table-archive')}</button>`

/** @param {{ one: Summary }} props */
const Finished = ({
  one,
}) => html`<li data-table=${one.id}><${Named} one=${one}/><span class="ot-pace">${formatDate(one.updated)}</span>
  <span class="row">
    ${one.story && html`<a class="btn" data-test="chronicle" href=${chronicleUrl(one.id)}>${say('chronicle')}</a>`}
    <a class="btn" href=${replayUrl(one.id)}>${say('replay')}</a>
    <a class="btn" href=${recordUrl(one.id)} download>${say('record-save')}</a><${Away} one=${one}/></span></li>`

/** @param {Summary} one */
const isLearned = one => one.status === 'over' || finishedLessons(one.game).includes(one.lesson)

/** A trial table: listed apart from the games. @param {{ one: Summary }} props */
const Tried = ({ one }) => html`<li data-table=${one.id}><${Named} one=${one}/><span class="ot-pace">
  ${say(one.lesson ? (isLearned(one) ? 'lesson-done' : 'lesson') : one.status === 'over' ? 'game-over' : 'trial')}
  </span><span class="row">
  <a class="btn" href=${tableUrl(one.id)}>${say('return')}</a><${Away} one=${one}/></span></li>`

/** A campaign whose next game can start is not over. @param {Summary} one */
const isOver = one => one.status === 'over' && !one.story?.more

/** Tables where it is my turn: as many as fit above everything else. */
const urgent = () => tables.value.mine.filter(one => one.your_turn && one.status === 'running').slice(0, 3)

/** My tables, above the games to start. Tables already shown above are not repeated. */
function Mine() {
  const above = urgent().filter(one => !one.story),
    running = tables.value.mine.filter(one => !isOver(one) && !one.tried && !above.includes(one))
  return (
    running.length > 0 &&
    html`<section aria-labelledby="mine-h"><h2 id="mine-h">${say('my-tables')}</h2>
      <ul class="opent" data-test="mine">${running.map(one => html`<${Line} key=${one.id} one=${one} mine/>`)}</ul>
        </section>`
  )
}

function Tables() {
  const { mine, listed } = tables.value,
    known = new Set(mine.map(one => one.id))
  const over = mine.filter(one => isOver(one) && !one.tried),
    tried = mine.filter(one => one.tried && !one.lesson),
    lessons = mine.filter(one => one.lesson),
    others = listed.filter(one => !known.has(one.id) && one.status !== 'over')
  return html`${
    lessons.length > 0 &&
    html`<section aria-labelledby="taught-h"><h2 id="taught-h">${say('lessons-mine')}</h2>
      <ul class="opent" data-test="taught">${lessons.map(one => html`<${Tried} key=${one.id} one=${one}/>`)}</ul>
        </section>`
  }${
    tried.length > 0 &&
    html`<section aria-labelledby="tried-h"><h2 id="tried-h">${say('trials')}</h2>
      <ul class="opent" data-test="trials">${tried.map(one => html`<${Tried} key=${one.id} one=${one}/>`)}</ul>
        </section>`
  }
    <section aria-labelledby="open-h"><h2 id="open-h">${say('open-tables')}</h2>
      ${
        others.length
          ? html`<ul class="opent" data-test="listed">${others.map(one => html`<${Line} key=${one.id} one=${one}/>`)}
            </ul>`
          : html`<p class="none-yet">${say('open-none')}</p>`
      }</section>
    <section aria-labelledby="rec-h" id="records"><h2 id="rec-h">${say('records')}</h2>
      ${
        over.length
          ? html`<ul class="opent" data-test="records">${over.map(one => html`<${Finished} key=${one.id} one=${one}/>`)}
            </ul>`
          : html`<p class="none-yet">${say('records-none')}</p>`
      }
      <p class="row"><a class="btn quiet" href=${replayUrl()}>${icon('log', { s: 18 })} ${say('record-open')}</a>
        ${
          games.value.some(game => game.storied) &&
          html`<button class="btn quiet" data-test="campaign-open" onClick=${openSaved}>
            ${icon('book', { s: 18 })} ${say('campaign-open')}</button>`
        }</p></section>`
}

/** Other people change tables too: reload regularly. */
function usePolling() {
  useEffect(() => {
    const reload = () => {
        if (!document.hidden) read()
      },
      timer = setInterval(reload, POLL)
    document.addEventListener('visibilitychange', reload)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reload)
    }
  }, [])
}

function Lobby() {
  usePolling()
  useEffect(() => {
    document.title = `Meadhall · ${say('lobby')}`
  }, [language.value])
  const turns = urgent(),
    tag = language.value.toUpperCase()
  return html`<div class="lobby">
    <${Toolbar}><nav aria-label=${say('tools')}>
      <button class="tool" data-test="history-open" aria-label=${say('history')} onClick=${openHistory}>${icon('log')}
        <span>${say('history')}</span></button>
      <a class="tool" data-test="handbook" aria-label=${say('handbook')} href=${handbookUrl(language.value)}>
        ${icon('book')}<span>${say('handbook')}</span></a>
      <button class="tool" data-test="settings" aria-label=${say('labelled', {
        name: tag,
        text: say('settings'),
      })} onClick=${openSettings}>
        <span class="lang">${tag}</span></button>
      <button class="tool" data-test="me" aria-label=${say('labelled', { name: me.value.name, text: say('your-name') })}
          onClick=${() => openProfile()}>${icon('seats')}
        <span>${me.value.name}</span></button></nav><//>
    <main><${Welcome}/><div class="l-main">
      ${
        turns.length > 0 &&
        html`<section class="yourmove" aria-label=${say('your-move')}>
          ${turns.map(one => html`<${Resume} key=${one.id} one=${one}/>`)}</section>`
      }
      <${Mine}/>
      <section aria-labelledby="games-h"><h2 id="games-h">${say('choose-game')}</h2>
        <div class="games of-${games.value.length}">
          ${games.value.map(game => html`<${Game} key=${game.name} game=${game}/>`)}</div></section>
      ${today.value && html`<${Today} one=${today.value}/>`}
      <${Tables}/></div></main>
    <footer class="l-foot">${say('rights')}</footer></div><${Overlay}/>`
}

startPage(Lobby, async () => {
  games.value = await call(api.games)
  await Promise.all([
    read(),
    call(api.exercisesToday)
      .then(found => {
        today.value = found
      })
      .catch(() => {}),
    ...games.value.map(game =>
      gameWords(game.name)
        .load()
        .catch(() => {}),
    ),
  ])
  // The server serves the lobby for links that lead nowhere and for personal links of others.
  const [way, token] = currentPath()
  history.replaceState(null, '', lobbyUrl)
  if (way === 'me') await openBecome(token)
  else if (way) showNotice(say(way === 'join' ? 'fault-invite-unknown' : 'fault-path-unknown'), true)
})
