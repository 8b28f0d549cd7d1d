// What every part of the admin page shares: the hall as it was read last, and how something is done and said.

import { say } from '../../i18n/messages.js'
import { call, post } from '../../transport/api.js'
import { adminApi } from '../../transport/urls.js'
import { signal } from '../../vendor/signals.js'
import { showError, showNotice } from '../../widgets/notifications.js'

/** @type {Signal<Keeper.Hall | null>} */
export const serverState = signal(null)

/** @param {any} error */
const isOutside = error => error.status === 401

/** Say what went wrong; an admin who is no longer let in stands at the door. @param {any} error */
export function showAdminError(error) {
  if (isOutside(error)) serverState.value = null
  showError(error)
}

/** Read the hall again, quietly. */
export const loadServerState = () =>
  call(adminApi.overview)
    .then(found => {
      serverState.value = found
    })
    .catch(error => {
      if (isOutside(error)) serverState.value = null
      else showError(error)
    })

/** Counts what was done here, so that the audit log knows when to read again. */
export const actionCount = signal(0)

/**
 * Do something and say that it is done. The answer is none where it was refused; a refusal with a key that `asks`
 * answers for is not said but asked about.
 * @param {string} path
 * @param {object} body
 * @param {string} word
 * @param {(error: any) => boolean} [asks]
 * @returns {Promise<any>}
 */
export const runAction = (path, body, word, asks = () => false) =>
  post(path, body)
    .then(found => {
      if (found?.load) serverState.value = found
      actionCount.value++
      showNotice(say(word))
      return found ?? true
    })
    .catch(error => {
      if (!asks(error)) showAdminError(error)
      return null
    })
