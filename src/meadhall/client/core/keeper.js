// The keeper's page: how the hall does, and what whoever looks after it may do. Behind the keeper's token.
import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useState } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { call, post, spoken } from './api.js'
import { close, open } from './dialog.js'
import { tell, tellFault } from './notice.js'
import { Beam, Choices, Front, start } from './shell.js'
import { date, gameWords, language, list, nameOr, say } from './words.js'

/** @type {Signal<Keeper.Hall | null>} */
const hall = signal(null),
  AGAIN = 10_000

/** @param {any} error */
const outside = error => error.status === 401

/** Read it again; whoever is no longer let in stands at the door. */
const read = () =>
  call('/api/keeper')
    .then(found => {
      hall.value = found
    })
    .catch(error => {
      if (outside(error)) hall.value = null
      else tellFault(error)
    })

/**
 * Something the keeper does: said when it is done, or why not.
 * @param {string} path
 * @param {object} body
 * @param {string} done
 */
const act = (path, body, done) =>
  post(`/api/keeper/${path}`, body)
    .then(found => {
      if (found?.load) hall.value = found
      tell(say(done))
    })
    .catch(error => {
      if (outside(error)) hall.value = null
      tellFault(error)
    })

function Door() {
  const [token, setToken] = useState(''),
    [trouble, setTrouble] = useState('')
  /** @param {DomEvent} e */
  const enter = e => {
    e.preventDefault()
    post('/api/keeper/enter', { token: token.trim() })
      .then(found => {
        hall.value = found
      })
      .catch(error => setTrouble(spoken(error)))
  }
  return html`<form class="panel" data-test="keeper-door" onSubmit=${enter}><h2>${say('keeper-token')}</h2>
    <p>${say('keeper-door')}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <label class="field"><span>${say('keeper-token')}</span><input type="password" name="token" value=${token}
      maxlength="200" autocomplete="current-password" onInput=${e => setToken(e.currentTarget.value)}/></label>
    <p class="row"><button class="btn main">${say('keeper-enter')}</button></p></form>`
}

/** @param {{ now: Keeper.Hall }} props */
function Facts({ now }) {
  const { load } = now
  return html`<section aria-labelledby="k-load"><h2 id="k-load">${say('keeper-load')}</h2>
    <ul class="k-facts" data-test="keeper-load">
      <li>${say('keeper-connections', { people: load.people, count: load.connections })}</li>
      <li>${say('keeper-tables-open', { open: load.open, watched: load.watched, tables: load.tables })}</li>
      <li>${say('keeper-queue', { waiting: load.waiting, busy: load.busy, workers: load.workers })}</li>
      <li>${say('keeper-stored', { guests: load.guests, size: Math.ceil(load.size / 1e6) })}</li></ul>
    <ul class="k-facts">
      <li>${say('keeper-version', { version: now.version, engine: now.engine, python: now.python })}</li>
      <li>${say('keeper-node', { node: now.node, date: date(now.since) })}</li>
      <li>${say('keeper-books', { books: now.books.length ? list(now.books) : 'none' })}</li></ul>
    ${
      now.lacks.length > 0 &&
      html`<p class="trouble" role="alert" data-test="keeper-lacks">${list(
        now.lacks.map(one => say('keeper-lacks', { lack: one })),
      )}</p>`
    }</section>`
}

/** @param {{ now: Keeper.Hall }} props */
function Announce({ now }) {
  const [text, setText] = useState(now.announcement)
  /** @param {string} said */
  const send = said => {
    setText(said)
    act('announce', { text: said }, said ? 'keeper-announced' : 'keeper-unannounced')
  }
  return html`<form data-test="keeper-announce" onSubmit=${e => {
    e.preventDefault()
    send(text)
  }}><h2>${say('keeper-announce')}</h2>
    <label class="field"><span>${say('keeper-announce-hint')}</span>
      <input name="text" value=${text} maxlength="500" onInput=${e => setText(e.currentTarget.value)}/></label>
    <p class="row"><button class="btn">${say('keeper-say')}</button>
      ${
        now.announcement &&
        html`<button type="button" class="btn quiet" onClick=${() => send('')}>${say('keeper-unsay')}</button>`
      }</p></form>`
}

/** @param {{ now: Keeper.Hall }} props */
const Drain = ({ now }) => html`<section aria-labelledby="k-drain"><h2 id="k-drain">${say('keeper-drain')}</h2>
  <p class="hint">${say('keeper-drain-hint')}</p>
  <p class="row"><button class="btn" aria-pressed=${String(now.draining)} data-test="keeper-drain" onClick=${() =>
    act('drain', { draining: !now.draining }, now.draining ? 'keeper-undrained' : 'keeper-drained')}>
    ${say(now.draining ? 'keeper-undrain' : 'keeper-drain-do')}</button></p></section>`

/**
 * Who is at a table, what was said there, and who may no longer speak.
 * @param {{ one: Keeper.Table }} props
 */
function Talk({ one }) {
  const [now, setNow] = useState(/** @type {Keeper.Talk | null} */ (null))
  const look = () =>
    call(`/api/keeper/tables/${encodeURIComponent(one.id)}`)
      .then(setNow)
      .catch(tellFault)
  useEffect(() => {
    look()
  }, [])
  if (!now) return html`<p class="empty">${say('loading')}</p>`
  return html`<div class="k-talk" data-test="keeper-talk">
    <section><h3>${say('players')}</h3><ul>${now.people.map(
      person => html`<li key=${person.guest} class="row"><span>${nameOr(person.name)}</span>
        <button class="btn small" aria-pressed=${String(person.muted)} onClick=${() =>
          act(
            'mute',
            { guest: person.guest, muted: !person.muted },
            person.muted ? 'keeper-unmuted' : 'keeper-muted',
          ).then(look)} aria-label=${say('labelled', {
          name: nameOr(person.name),
          text: say(person.muted ? 'keeper-unmute' : 'keeper-mute'),
        })}>${say(person.muted ? 'keeper-unmute' : 'keeper-mute')}</button></li>`,
    )}</ul></section>
    <section><h3>${say('chat')}</h3>${
      now.chats.length
        ? html`<ul>${now.chats.map(
            (said, i) => html`<li key=${i} class=${said.hidden ? 'k-hidden' : ''}><b>${nameOr(said.name)}</b>${' '}
              ${said.text} <small><time>${date(said.at)}</time></small></li>`,
          )}</ul>`
        : html`<p class="none-yet">${say('keeper-silent')}</p>`
    }</section>
    <p class="row"><button class="btn" data-test="keeper-close" onClick=${() => {
      close()
      act(`tables/${encodeURIComponent(one.id)}/close`, {}, 'keeper-closed')
    }}>${say('keeper-close')}</button></p><p class="hint">${say('keeper-close-hint')}</p></div>`
}

/** @param {Keeper.Table} one */
const nameOf = one => one.title || gameWords(one.game)('title')

/** @param {{ now: Keeper.Hall }} props */
const Tables = ({ now }) => html`<section aria-labelledby="k-tables"><h2 id="k-tables">${say('keeper-tables')}</h2>
  ${
    now.tables.length
      ? html`<div class="k-scroll"><table data-test="keeper-tables"><thead><tr>
        ${['table', 'players', 'keeper-status', 'keeper-looking', 'keeper-touched'].map(
          key => html`<th key=${key} scope="col">${say(key)}</th>`,
        )}<th><span class="sr">${say('keeper-open')}</span></th></tr></thead>
      <tbody>${now.tables.map(
        one => html`<tr key=${one.id} data-table=${one.id}><th scope="row">${nameOf(one)}</th>
          <td>${list(one.names.map(nameOr))}</td><td>${say('keeper-status-is', { status: one.status })}</td>
          <td>${one.looking}</td><td><time>${date(one.updated)}</time></td>
          <td><button class="btn small" aria-label=${say('labelled', {
            name: nameOf(one),
            text: say('keeper-open'),
          })} onClick=${() =>
            open(
              () => nameOf(one),
              () => html`<${Talk} one=${one}/>`,
              { cls: 'wide' },
            )}>${say('keeper-open')}</button></td></tr>`,
      )}</tbody></table></div>`
      : html`<p class="none-yet">${say('keeper-tables-none')}</p>`
  }</section>`

/** @param {{ one: Keeper.Report }} props */
const Report = ({ one }) => html`<li data-report=${one.id}><p>${say('keeper-reported', {
  by: nameOr(one.by),
  name: nameOr(one.name),
})} <small><time>${date(one.at)}</time> · <a href=${`/table/${encodeURIComponent(one.table)}`}>${one.table}</a>
  </small></p>
  ${one.text && html`<blockquote>${one.text}</blockquote>`}${one.reason && html`<p>${one.reason}</p>`}
  <p class="row"><button class="btn small" aria-pressed=${String(one.muted)} onClick=${() =>
    act('mute', { guest: one.guest, muted: !one.muted }, one.muted ? 'keeper-unmuted' : 'keeper-muted').then(read)}>
      ${say(one.muted ? 'keeper-unmute' : 'keeper-mute')}<span class="sr"> ${nameOr(one.name)}</span></button>
    <button class="btn small" onClick=${() => act('settle', { report: one.id }, 'keeper-settled')}>
      ${say('keeper-settle')}<span class="sr"> ${nameOr(one.name)}</span></button></p></li>`

/** @param {{ now: Keeper.Hall }} props */
const Reports = ({ now }) => html`<section aria-labelledby="k-reports"><h2 id="k-reports">${say('keeper-reports')}</h2>
  ${
    now.reports.length
      ? html`<ul class="plain k-reports" data-test="keeper-reports">${now.reports.map(
          one => html`<${Report} key=${one.id} one=${one}/>`,
        )}</ul>`
      : html`<p class="none-yet">${say('keeper-reports-none')}</p>`
  }</section>`

const leave = () =>
  post('/api/keeper/leave')
    .then(() => {
      hall.value = null
    })
    .catch(tellFault)

function Page() {
  const now = hall.value,
    inside = now !== null
  useEffect(() => {
    document.title = `Meadhall · ${say('keeper')}`
  }, [language.value])
  useEffect(() => {
    if (!inside) return
    const timer = setInterval(() => {
      if (!document.hidden) read()
    }, AGAIN)
    return () => clearInterval(timer)
  }, [inside])
  return html`<${Beam} title=${say('keeper')}><nav aria-label=${say('tools')}>
      <button class="tool" aria-label=${say('settings')} data-test="settings" onClick=${() =>
        open(
          () => say('settings'),
          () => html`<${Choices}/>`,
        )}>${icon('menu')}<span>${say('settings')}</span></button>
      ${
        now &&
        html`<button class="tool" aria-label=${say('keeper-leave')} data-test="keeper-leave" onClick=${leave}>
          ${icon('cross')}<span>${say('keeper-leave')}</span></button>`
      }</nav><//>
    <main class="keeper">${
      now
        ? html`<${Facts} now=${now}/><${Reports} now=${now}/><${Tables} now=${now}/><${Announce} now=${now}/>
          <${Drain} now=${now}/>`
        : html`<${Door}/>`
    }</main><${Front}/>`
}

start(Page, async () => {
  /** @type {GameShape[]} */
  const games = await call('/api/games')
  await Promise.all([
    call('/api/keeper')
      .then(found => {
        hall.value = found
      })
      .catch(() => {}),
    ...games.map(game => gameWords(game.name).load()),
  ])
})
