// Remove a table from my lobby: archive it, or delete it after confirmation if only I play there.

import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { call, post } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { showError, showNotice } from '../../widgets/notifications.js'

/** @param {string} id @param {() => Promise<unknown>} then */
const remove = (id, then) =>
  call(api.table(id), { method: 'DELETE' })
    .then(then)
    .then(() => {
      closeDialog()
      showNotice(say('table-deleted'))
    })
    .catch(showError)

/** @param {Summary} one @param {string} name @param {() => Promise<unknown>} then */
export function archiveTable(one, name, then) {
  if (!one.own)
    return post(api.archive(one.id), { away: true })
      .then(then)
      .then(() => showNotice(say('table-archived')))
      .catch(showError)
  openDialog(
    () => say('table-delete-title'),
    () => html`<p><b>${name}</b></p><p>${say('table-delete-sure')}</p><div class="row">
      <button class="btn main" data-test="delete-sure" onClick=${() => remove(one.id, then)}>${say('table-delete')}
      </button><button class="btn" onClick=${closeDialog}>${say('cancel')}</button></div>`,
  )
}
