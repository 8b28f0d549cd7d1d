// What all parts of the admin page share: the server state, and running an action with its notice.

import { say } from '../../i18n/messages.js'
import { call, post } from '../../transport/api.js'
import { adminApi } from '../../transport/urls.js'
import { signal } from '../../vendor/signals.js'
import { showError, showNotice } from '../../widgets/notifications.js'

/** @type {Signal<Wire.KeptHall | null>} */
export const serverState = signal(null)

/** @param {any} error */
const isOutside = error => error.status === 401

/** Show an error. An admin whose token expired is sent to the sign-in form. @param {any} error */
export function showAdminError(error) {
  if (isOutside(error)) serverState.value = null
  showError(error)
}

/** Reload the server state without a notice. */
export const loadServerState = () =>
  call(adminApi.overview)
    .then(found => {
      serverState.value = found
    })
    .catch(error => {
      if (isOutside(error)) serverState.value = null
      else showError(error)
    })

/** Counts actions, so that the audit log knows when to reload. */
export const actionCount = signal(0)

/**
 * Run an action and show a notice. Return undefined if it was refused. An error whose key `asks` handles is not shown
 * but asked about.
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
