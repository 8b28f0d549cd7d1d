// What every part of the admin page shares: the hall as it was read last, and how something is done and said.

import { say } from '../../i18n/messages.js'
import { call, post } from '../../transport/api.js'
import { admin } from '../../transport/urls.js'
import { signal } from '../../vendor/signals.js'
import { tell, tellFault } from '../../widgets/notifications.js'

/** @type {Signal<Keeper.Hall | null>} */
export const hall = signal(null)

/** @param {any} error */
const isOutside = error => error.status === 401

/** Say what went wrong; an admin who is no longer let in stands at the door. @param {any} error */
export function failed(error) {
  if (isOutside(error)) hall.value = null
  tellFault(error)
}

/** Read the hall again, quietly. */
export const read = () =>
  call(admin.overview)
    .then(found => {
      hall.value = found
    })
    .catch(error => {
      if (isOutside(error)) hall.value = null
      else tellFault(error)
    })

/** Counts what was done here, so that the audit log knows when to read again. */
export const done = signal(0)

/**
 * Do something and say that it is done. The answer is none where it was refused; a refusal with a key that `asks`
 * answers for is not said but asked about.
 * @param {string} path
 * @param {object} body
 * @param {string} word
 * @param {(error: any) => boolean} [asks]
 * @returns {Promise<any>}
 */
export const act = (path, body, word, asks = () => false) =>
  post(path, body)
    .then(found => {
      if (found?.load) hall.value = found
      done.value++
      tell(say(word))
      return found ?? true
    })
    .catch(error => {
      if (!asks(error)) failed(error)
      return null
    })
