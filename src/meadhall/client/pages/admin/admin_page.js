// Admin page: state of the server, and what an admin may do. Requires the admin token.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatDate, formatList, gameWords, language, nameOr, say } from '../../i18n/messages.js'
import { call, errorText, post } from '../../transport/api.js'
import { adminApi, api, tableUrl as tablePath } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { showError } from '../../widgets/notifications.js'
import { Overlay, openSettings, startPage, Toolbar } from '../../widgets/page_shell.js'
import { loadServerState, runAction, serverState, showAdminError } from './admin_state.js'
import { AuditLog } from './audit_log.js'
import { AskReason, Bans, EntryRules as Entrance, openPerson, People, PersonLink } from './moderation.js'

const AGAIN = 10_000

function Door() {
  const [token, setToken] = useState(''),
    [trouble, setTrouble] = useState('')
  /** @param {DomEvent} e */
  const enter = e => {
    e.preventDefault()
    post(adminApi.enter, { token: token.trim() })
      .then(found => {
        serverState.value = found
      })
      .catch(error => setTrouble(errorText(error)))
  }
  return html`<form class="panel" data-test="keeper-door" onSubmit=${enter}><h2>${say('keeper-token')}</h2>
    <p>${say('keeper-door')}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <label class="field"><span>${say('keeper-token')}</span><input type="password" name="token" value=${token}
      maxlength="200" autocomplete="current-password" onInput=${e => setToken(e.currentTarget.value)}/></label>
    <p class="row"><button class="btn main">${say('keeper-enter')}</button></p></form>`
}

/** @param {{ now: Wire.KeptHall }} props */
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
      <li>${say('keeper-node', { node: now.node, date: formatDate(now.since) })}</li>
      <li>${say('keeper-books', { books: now.books.length ? formatList(now.books) : 'none' })}</li></ul>
    ${
      now.lacks.length > 0 &&
      html`<p class="trouble" role="alert" data-test="keeper-lacks">${formatList(
        now.lacks.map(one => say('keeper-lacks', { lack: one })),
      )}</p>`
    }</section>`
}

/** @param {{ now: Wire.KeptHall }} props */
function Announce({ now }) {
  const [text, setText] = useState(now.announcement)
  /** @param {string} said */
  const send = said => {
    setText(said)
    runAction(adminApi.announce, { text: said }, said ? 'keeper-announced' : 'keeper-unannounced')
  }
  return html`<form data-test="keeper-announce" onSubmit=${e => {
    e.preventDefault()
    send(text)
  }}><h2 id="k-announce">${say('keeper-announce')}</h2>
    <label class="field"><span>${say('keeper-announce-hint')}</span>
      <input name="text" value=${text} maxlength="500" onInput=${e => setText(e.currentTarget.value)}/></label>
    <p class="row"><button class="btn">${say('keeper-say')}</button>
      ${
        now.announcement &&
        html`<button type="button" class="btn quiet" onClick=${() => send('')}>${say('keeper-unsay')}</button>`
      }</p></form>`
}

/** @param {{ now: Wire.KeptHall }} props */
const Drain = ({ now }) => html`<section aria-labelledby="k-drain"><h2 id="k-drain">${say('keeper-drain')}</h2>
  <p class="hint">${say('keeper-drain-hint')}</p>
  <p class="row"><button class="btn" aria-pressed=${String(now.draining)} data-test="keeper-drain" onClick=${() =>
    runAction(adminApi.drain, { draining: !now.draining }, now.draining ? 'keeper-undrained' : 'keeper-drained')}>
    ${say(now.draining ? 'keeper-undrain' : 'keeper-drain-do')}</button></p></section>`

/**
 * A message. Removed messages stay readable here, so that appeals can be decided.
 * @param {{ said: Wire.KeptLine, table: string, look: () => void }} props
 */
const Line = ({
  said,
  table,
  look,
}) => html`<li data-chat=${said.id}><p class=${said.hidden || said.removed ? 'k-hidden' : ''}>
      <b>${nameOr(said.name)}</b> ${said.text} <small><time>${formatDate(said.at)}</time></small></p>
    ${said.removed && html`<small>${say('message-removed')}</small>`}
    ${
      !said.removed &&
      html`<${AskReason} word=${say('admin-remove')} about=${nameOr(said.name)} cls="linkish" send=${reason =>
        runAction(adminApi.removeMessage(table), { chat: said.id, reason }, 'admin-message-removed').then(look)}/>`
    }</li>`

/** Who is at a table, what was written there, and who is muted. @param {{ one: Wire.KeptTable }} props */
function Talk({ one }) {
  const [now, setNow] = useState(/** @type {Wire.KeptTalk | null} */ (null))
  const look = () => call(adminApi.table(one.id)).then(setNow).catch(showAdminError)
  useEffect(() => {
    look()
  }, [])
  if (!now) return html`<p class="empty">${say('loading')}</p>`
  return html`<div class="k-talk" data-test="keeper-talk">
    <section><h3>${say('players')}</h3><ul>${now.people.map(
      person => html`<li key=${person.guest} class="row"><${PersonLink} guest=${person.guest} name=${person.name}/>
        <button class="btn small" aria-pressed=${String(person.muted)} onClick=${() =>
          runAction(
            adminApi.mute,
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
            said => html`<${Line} key=${said.id} said=${said} table=${one.id} look=${look}/>`,
          )}</ul>`
        : html`<p class="none-yet">${say('keeper-silent')}</p>`
    }</section>
    <p class="row">${
      one.title &&
      html`<${AskReason} word=${say('admin-untitle')} about=${one.title} cls="btn" send=${reason =>
        runAction(adminApi.untitle(one.id), { reason }, 'admin-untitled').then(closeDialog)}/>`
    }<button class="btn" data-test="keeper-close" onClick=${() => {
      closeDialog()
      runAction(adminApi.closeTable(one.id), {}, 'keeper-closed')
    }}>${say('keeper-close')}</button></p><p class="hint">${say('keeper-close-hint')}</p></div>`
}

/** @param {Wire.KeptTable} one */
const nameOf = one => one.title || gameWords(one.game)('title')

/** @param {{ now: Wire.KeptHall }} props */
const Tables = ({ now }) => html`<section aria-labelledby="k-tables"><h2 id="k-tables">${say('keeper-tables')}</h2>
  ${
    now.tables.length
      ? html`<div class="k-scroll"><table data-test="keeper-tables"><thead><tr>
        ${['table', 'players', 'keeper-status', 'keeper-looking', 'keeper-touched'].map(
          key => html`<th key=${key} scope="col">${say(key)}</th>`,
        )}<th><span class="sr">${say('keeper-open')}</span></th></tr></thead>
      <tbody>${now.tables.map(
        one => html`<tr key=${one.id} data-table=${one.id}><th scope="row">${nameOf(one)}</th>
          <td>${formatList(one.names.map(nameOr))}</td><td>${say('keeper-status-is', { status: one.status })}</td>
          <td>${one.looking}</td><td><time>${formatDate(one.updated)}</time></td>
          <td><button class="btn small" aria-label=${say('labelled', {
            name: nameOf(one),
            text: say('keeper-open'),
          })} onClick=${() =>
            openDialog(
              () => nameOf(one),
              () => html`<${Talk} one=${one}/>`,
              { cls: 'wide' },
            )}>${say('keeper-open')}</button></td></tr>`,
      )}</tbody></table></div>`
      : html`<p class="none-yet">${say('keeper-tables-none')}</p>`
  }</section>`

/** @param {{ one: Wire.KeptReport }} props */
const Report = ({ one }) => html`<li data-report=${one.id}><p>${say('keeper-reported', {
  by: nameOr(one.by),
  name: nameOr(one.name),
})} <small><time>${formatDate(one.at)}</time> · <a href=${tablePath(one.table)}>${one.table}</a>
  </small></p>
  ${one.text && html`<blockquote>${one.text}</blockquote>`}${one.reason && html`<p>${one.reason}</p>`}
  <p class="row"><button class="btn small"
    onClick=${() => runAction(adminApi.settle, { report: one.id }, 'keeper-settled')}>
      ${say('keeper-settle')}<span class="sr"> ${nameOr(one.name)}</span></button></p></li>`

/** All reports about one guest. @param {{ told: Wire.KeptReport[] }} props */
function Reported({ told }) {
  const one = told[0],
    name = nameOr(one.name)
  return html`<li data-guest=${one.guest}><h3>${say('keeper-reported-of', { name, count: told.length })}</h3>
  <p class="row"><button class="btn small" data-test="admin-look" onClick=${() => openPerson(one.guest)}>
      ${say('admin-look')}<span class="sr"> ${name}</span></button>
    <button class="btn small" aria-pressed=${String(one.muted)} onClick=${() =>
      runAction(
        adminApi.mute,
        { guest: one.guest, muted: !one.muted },
        one.muted ? 'keeper-unmuted' : 'keeper-muted',
      ).then(loadServerState)}>
      ${say(one.muted ? 'keeper-unmute' : 'keeper-mute')}<span class="sr"> ${name}</span></button>
    ${
      told.length > 1 &&
      html`<button class="btn small"
        onClick=${() => runAction(adminApi.settle, { guest: one.guest }, 'keeper-settled')}>
      ${say('keeper-settle-all')}<span class="sr"> ${name}</span></button>`
    }</p>
  <ul class="plain k-reports">${told.map(report => html`<${Report} key=${report.id} one=${report}/>`)}</ul></li>`
}

/** @param {Wire.KeptReport[]} reports */
function byGuest(reports) {
  /** @type {Map<number, Wire.KeptReport[]>} */
  const found = new Map()
  for (const one of reports) found.set(one.guest, [...(found.get(one.guest) ?? []), one])
  return [...found.values()]
}

/** @param {{ now: Wire.KeptHall }} props */
const Reports = ({ now }) => html`<section aria-labelledby="k-reports"><h2 id="k-reports">${say('keeper-reports')}</h2>
  ${
    now.reports.length
      ? html`<ul class="plain k-reports" data-test="keeper-reports">${byGuest(now.reports).map(
          told => html`<${Reported} key=${told[0].guest} told=${told}/>`,
        )}</ul>`
      : html`<p class="none-yet">${say('keeper-reports-none')}</p>`
  }</section>`

const SECTIONS = [
  ['k-reports', 'keeper-reports'],
  ['k-people', 'admin-people'],
  ['k-tables', 'keeper-tables'],
  ['k-bans', 'admin-bans'],
  ['k-door', 'admin-door'],
  ['k-announce', 'keeper-announce'],
  ['k-audit', 'admin-audit'],
  ['k-load', 'keeper-load'],
]

const leave = () =>
  post(adminApi.leave)
    .then(() => {
      serverState.value = null
    })
    .catch(showError)

function Page() {
  const now = serverState.value,
    inside = now !== null
  useEffect(() => {
    document.title = `Meadhall · ${say('keeper')}`
  }, [language.value])
  useEffect(() => {
    if (!inside) return
    const timer = setInterval(() => {
      if (!document.hidden) loadServerState()
    }, AGAIN)
    return () => clearInterval(timer)
  }, [inside])
  return html`<${Toolbar} title=${say('keeper')}><nav aria-label=${say('tools')}>
      <button class="tool" aria-label=${say('settings')} data-test="settings" onClick=${openSettings}>
        ${icon('menu')}<span>${say('settings')}</span></button>
      ${
        now &&
        html`<button class="tool" aria-label=${say('keeper-leave')} data-test="keeper-leave" onClick=${leave}>
          ${icon('cross')}<span>${say('keeper-leave')}</span></button>`
      }</nav><//>
    <main class="keeper">${
      now
        ? html`<p class="hint" data-test="admin-who">${say('admin-you', { who: now.who })}</p>
          <nav class="k-nav" aria-label=${say('keeper')}>${SECTIONS.map(
            ([id, key]) => html`<a key=${id} href=${`#${id}`}>${say(key)}</a>`,
          )}</nav>
          <${Reports} now=${now}/><${People}/><${Tables} now=${now}/><${Bans} now=${now}/>
          <${Entrance} now=${now}/><${Announce} now=${now}/><${AuditLog}/><${Facts} now=${now}/><${Drain} now=${now}/>`
        : html`<${Door}/>`
    }</main><${Overlay}/>`
}

/** Admins enter whatever the guest of this browser may do. */
const prepare = async () => {
  /** @type {GameShape[]} */
  const games = await call(api.games)
  await Promise.all([
    call(adminApi.overview)
      .then(found => {
        serverState.value = found
      })
      .catch(() => {}),
    ...games.map(game => gameWords(game.name).load()),
  ])
}

startPage(Page, prepare, false)
