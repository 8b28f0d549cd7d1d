// A table out of my lobby: put away, or deleted where it is mine alone; deleting is asked first.

import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { call, post } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { close, open } from '../../widgets/dialog.js'
import { tell, tellFault } from '../../widgets/notifications.js'

/** @param {string} id @param {() => Promise<unknown>} then */
const remove = (id, then) =>
  call(api.table(id), { method: 'DELETE' })
    .then(then)
    .then(() => {
      close()
      tell(say('table-deleted'))
    })
    .catch(tellFault)

/** @param {Summary} one @param {string} name @param {() => Promise<unknown>} then */
export function putAway(one, name, then) {
  if (!one.own)
    return post(api.archive(one.id), { away: true })
      .then(then)
      .then(() => tell(say('table-archived')))
      .catch(tellFault)
  open(
    () => say('table-delete-title'),
    () => html`<p><b>${name}</b></p><p>${say('table-delete-sure')}</p><div class="row">
      <button class="btn main" data-test="delete-sure" onClick=${() => remove(one.id, then)}>${say('table-delete')}
      </button><button class="btn" onClick=${close}>${say('cancel')}</button></div>`,
  )
}
