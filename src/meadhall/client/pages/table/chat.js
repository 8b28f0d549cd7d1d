// Chat and notes.
import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatDate, formatTime, say } from '../../i18n/messages.js'
import { seatNumber } from '../../table/seats.js'
import { chats, notes, people, table } from '../../table/store.js'
import { call, post } from '../../transport/api.js'
import { api, splitTableLinks, tableLink } from '../../transport/urls.js'
import { useEffect, useRef, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { showError, showNotice } from '../../widgets/notifications.js'
import { me } from '../../widgets/page_shell.js'
import { hideMessage, saveNote, sendChat, tableId, unmute } from './actions.js'

// Chat. Users can block others on all their devices and report them to the admin; the host can remove a message for
// all.

/** @type {Signal<Blocked[]>} */
const blocked = signal([])
/** @param {Promise<Blocked[]>} deed */
const take = deed =>
  deed
    .then(found => {
      blocked.value = found
    })
    .catch(showError)
const complain = lazyFunction(() => import('./report_user.js'), 'openReport')

/** Make addresses of tables clickable. @param {string} text */
const renderLinks = text =>
  splitTableLinks(text).map((part, i) => (i % 2 ? html`<a href=${tableLink(part)}>${part}</a>` : part))

/** Text being written. Kept here because the panel is rendered again when a game starts or the tab changes. */
const line = signal('')

export function Chat() {
  const at = useRef(null)
  const said = chats.value
  useEffect(() => {
    take(call(api.blocks))
  }, [])
  useEffect(() => {
    if (at.current) at.current.scrollTop = at.current.scrollHeight
  }, [said.length])
  const silenced = people.value?.silenced ?? [],
    host = people.value?.silenced != null
  const others = people.value?.seats.some(seat => seat.kind === 'human' && !seat.yours)
  /** @param {string} name */
  const mine = name => people.value?.seats.some(seat => seat.yours && seat.name === name)
  /** @param {DomEvent} e */
  const send = e => {
    e.preventDefault()
    const wish = line.value.trim()
    if (!wish) return
    if (sendChat(wish)) line.value = ''
    else showNotice(say('offline-answer'), true)
  }
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('chat')}>
    ${
      others &&
      me.value.features.admin &&
      html`<p class="reporting"><button class="linkish" data-test="report" onClick=${() => complain(null, take)}>
            ${say('report-somebody')}</button></p>`
    }${said.length === 0 && html`<p class="empty">${say('chat-empty')}</p>`}
      <ol class="log chat">
        ${said.map(
          message =>
            html`<li key=${message.id}>
              ${message.seat ? seatIcon(seatNumber(message.seat), { s: 18 }) : html`<span class="lg-dot"></span>`}
        <p><span class="by">${message.name}</span><time>${formatTime(message.at)}</time>
          <br/>${
            message.removed
              ? html`<em
            class="gone">${say('message-removed')}</em>`
              : renderLinks(message.text)
          }</p>
            ${
              !mine(message.name) &&
              html`<details class="acts"><summary aria-label=${say('chat-more', { name: message.name })}>…</summary>
          <button class="linkish" onClick=${() =>
            take(post(api.block(tableId()), { chat: message.id }))}>${say('block')}
          <span class="sr"> ${message.name}</span></button>
          ${
            me.value.features.admin &&
            html`<button class="linkish" onClick=${() => complain(message, take)}>${say('report')}
          <span class="sr"> ${message.name}</span></button>`
          }
            ${
              host &&
              ['hush', 'silence'].map(
                word => html`<button key=${word} class="linkish"
          onClick=${() => hideMessage(message.id, word === 'silence')}>${say(word)}
            <span class="sr"> ${message.name}</span></button>`,
              )
            }</details>`
            }</li>`,
        )}</ol></div>
    ${
      blocked.value.length > 0 &&
      html`<p class="mutes">
        ${say('blocked')} ${blocked.value.map(
          ({ id, name }) =>
            html`<button key=${id} class="linkish" onClick=${() => take(post(api.unblock, { id }))}>
              ${say('unblock', { name })}</button>`,
        )}</p>`
    }
    ${
      host &&
      silenced.length > 0 &&
      html`<p class="mutes">
        ${say('silenced')} ${silenced.map(
          name =>
            html`<button key=${name} class="linkish" onClick=${() => unmute(name)}>${say('let-speak', { name })}
              </button>`,
        )}</p>`
    }
    <form class="say" onSubmit=${send}><label class="sr" for="say">${say('chat-say')}</label>
      <input id="say" maxlength="500" autocomplete="off" placeholder=${say('chat-say')} value=${line.value}
      onInput=${e => {
        line.value = e.currentTarget.value
      }}/>
      <button aria-label=${say('send')}>${icon('horn', { s: 18 })}</button></form>`
}

// Notes tied to a moment of the game, private or shared with the table.

/** @param {{ names: Record<string, string>, mySeats: (string | null)[] }} props */
export function Notes({ names, mySeats }) {
  /** @type {{ id: number | null, text: string, scope: Note['scope'] }} */
  const empty = { id: null, text: '', scope: 'mine' }
  const [draft, setDraft] = useState(empty)
  const seq = table.value?.seq ?? 0
  /** @param {DomEvent} e */
  const scope = e => setDraft({ ...draft, scope: /** @type {Note['scope']} */ (e.currentTarget.value) })
  /** @param {DomEvent} e */
  const save = e => {
    e.preventDefault()
    if (!draft.text.trim()) return
    const old = notes.value.find(other => other.id === draft.id)
    if (
      saveNote({
        ...(draft.id == null ? {} : { id: draft.id }),
        seq: old?.seq ?? seq,
        text: draft.text.trim(),
        scope: draft.scope,
      })
    )
      setDraft({ id: null, text: '', scope: draft.scope })
  }
  /** @param {Note} other */
  const own = other => other.scope === 'mine' || mySeats.includes(other.seat)
  return html`<div class="log-scroll" tabindex="0" role="region" aria-label=${say('notes')}>
    ${notes.value.length === 0 && html`<p class="empty">${say('notes-empty')}</p>`}
    <ul class="note-list">${notes.value.map(
      one => html`<li key=${one.id}><p>${one.text}</p>
      <small>${
        one.scope === 'mine'
          ? say('note-mine')
          : one.seat
            ? say('note-table-by', { name: names[one.seat] ?? one.seat })
            : say('note-table')
      } · ${say('note-at', { seq: one.seq })} · ${formatDate(one.at)}</small>
      ${
        own(one) &&
        html`<div class="row">
        <button class="linkish" onClick=${() => setDraft({ id: one.id, text: one.text, scope: one.scope })}>
          ${say('note-edit')}</button>
        <button class="linkish" onClick=${() => saveNote({ id: one.id, seq: one.seq, text: '', scope: one.scope })}>
          ${say('note-delete')}</button></div>`
      }</li>`,
    )}</ul></div>
    <form class="note-form" onSubmit=${save}><label class="sr" for="note">${say('note-write')}</label>
      <textarea id="note" maxlength="2000" placeholder=${say('note-write')} value=${draft.text} onInput=${e =>
        setDraft({ ...draft, text: e.currentTarget.value })}></textarea>
      <div class="row"><label class="sr" for="scope">${say('note-scope')}</label>
        <select id="scope" value=${draft.scope} onChange=${scope}>
        <option value="mine">${say('scope-mine')}</option><option value="table">${say('scope-table')}</option></select>
        <button class="btn small">${say('note-save')}</button></div></form>`
}
