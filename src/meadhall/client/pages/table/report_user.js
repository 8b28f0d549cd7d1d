// Report a user to the admin, for a message or for behaviour at the table.
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { people } from '../../table/store.js'
import { errorText, post } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { showNotice } from '../../widgets/notifications.js'
import { tableId } from './actions.js'

/** @typedef {(deed: Promise<Blocked[]>) => Promise<void>} Take */

/** @param {{ message: ChatMessage | null, take: Take }} props */
function Form({ message, take }) {
  const seats = (people.value?.seats ?? []).filter(seat => seat.kind === 'human' && !seat.yours)
  const [seat, setSeat] = useState(seats[0]?.seat ?? ''),
    [reason, setReason] = useState(''),
    [blocks, setBlocks] = useState(true),
    [trouble, setTrouble] = useState('')
  const whom = message ? { chat: message.id } : { seat }
  /** @param {DomEvent} e */
  const send = e => {
    e.preventDefault()
    post(api.report(tableId()), { ...whom, reason: reason.trim() })
      .then(() => (blocks ? take(post(api.block(tableId()), whom)) : undefined))
      .then(() => {
        closeDialog()
        showNotice(say('reported'))
      })
      .catch(error => setTrouble(errorText(error)))
  }
  return html`<form class="dlg-form" data-test="complaint" onSubmit=${send}><p class="hint">${say('report-hint')}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${
      message
        ? html`<blockquote><b>${message.name}</b> ${message.text}</blockquote>`
        : html`<label class="field"><span>${say('report-whom')}</span><select name="whom" value=${seat}
            onChange=${e => setSeat(e.currentTarget.value)}>${seats.map(
              one => html`<option key=${one.seat} value=${one.seat}>${one.name}</option>`,
            )}</select></label>`
    }
    <label class="field"><span>${say('report-reason')}</span><textarea name="reason" maxlength="500" value=${reason}
      onInput=${e => setReason(e.currentTarget.value)}></textarea></label>
    <label class="check"><input type="checkbox" checked=${blocks} onChange=${e => setBlocks(e.currentTarget.checked)}/>
      <span>${say('report-block')}</span></label>
    <p class="row"><button class="btn main">${say('report-send')}</button>
      <button type="button" class="btn" onClick=${closeDialog}>${say('cancel')}</button></p></form>`
}

/** @param {ChatMessage | null} message null: let the reader choose a person @param {Take} take */
export const openReport = (message, take) =>
  openDialog(
    () => say('report-somebody'),
    () => html`<${Form} message=${message} take=${take}/>`,
  )
