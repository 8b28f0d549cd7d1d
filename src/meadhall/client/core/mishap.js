// An answer made the rules fail: what the table is told, and the report for whoever repairs them.
import { html } from '../art/tag.js'
import { mishap } from './paths.js'
import { mySeats, people } from './store.js'
import { say } from './words.js'

/** @param {{ id: string, host?: boolean }} props */
export const Mishap = ({ id, host }) => html`<section class="asking" role="alert" data-test="mishap">
  <p>${say('mishap', { note: people.value.mishap })}</p>
  ${
    (host || mySeats.value.length > 0) &&
    html`<div class="row"><a class="btn small" href=${mishap(id)} download>${say('mishap-report')}</a></div>`
  }</section>`
