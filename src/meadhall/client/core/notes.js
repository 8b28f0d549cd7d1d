// Notes tied to a moment of the game: for oneself, or for the table.
import { html } from '../art/tag.js'
import { useState } from '../vendor/hooks.js'
import { note } from './deeds.js'
import { notes, table } from './store.js'
import { date, say } from './words.js'

/** @param {{ names: Record<string, string>, mySeats: (string | null)[] }} props */
export function Notes({ names, mySeats }) {
  const [draft, setDraft] = useState({ id: /** @type {number | null} */ (null), text: '', scope: 'mine' })
  const seq = table.value?.seq ?? 0
  /** @param {DomEvent} e */
  const save = e => {
    e.preventDefault()
    if (!draft.text.trim()) return
    const old = notes.value.find(other => other.id === draft.id)
    if (
      note({
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
      } · ${say('note-at', { seq: one.seq })} · ${date(one.at)}</small>
      ${
        own(one) &&
        html`<div class="row">
        <button class="linkish" onClick=${() => setDraft({ id: one.id, text: one.text, scope: one.scope })}>
          ${say('note-edit')}</button>
        <button class="linkish" onClick=${() => note({ id: one.id, seq: one.seq, text: '', scope: one.scope })}>
          ${say('note-delete')}</button></div>`
      }</li>`,
    )}</ul></div>
    <form class="note-form" onSubmit=${save}><label class="sr" for="note">${say('note-write')}</label>
      <textarea id="note" maxlength="2000" placeholder=${say('note-write')} value=${draft.text} onInput=${e =>
        setDraft({ ...draft, text: e.currentTarget.value })}></textarea>
      <div class="row"><label class="sr" for="scope">${say('note-scope')}</label>
        <select id="scope" value=${draft.scope} onChange=${e => setDraft({ ...draft, scope: e.currentTarget.value })}>
        <option value="mine">${say('scope-mine')}</option><option value="table">${say('scope-table')}</option></select>
        <button class="btn small">${say('note-save')}</button></div></form>`
}
