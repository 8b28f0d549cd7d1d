// Trials: a private table that continues from here. Unknown cards are dealt again, and the game itself is not affected.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { LEVELS, seatLetter } from '../../table/seats.js'
import { mySeats, people, tableInfo, viewer } from '../../table/store.js'
import { errorText, post } from '../../transport/api.js'
import { api, assetUrl, tableUrl as tablePath } from '../../transport/urls.js'
import { useState } from '../../vendor/hooks.js'
import { openDialog } from '../../widgets/dialog.js'
import { showNotice } from '../../widgets/notifications.js'

/** @param {{ id: string, title: string }} props */
function Wish({ id, title }) {
  const [others, setOthers] = useState('me'),
    [trouble, setTrouble] = useState(''),
    [busy, setBusy] = useState(false)
  /** @param {DomEvent} e */
  const go = async e => {
    e.preventDefault()
    setBusy(true)
    try {
      const made = await post(api.trial(id), {
        seat: seatLetter(viewer.value ?? mySeats.value[0]),
        title: title.slice(0, 80),
        others,
      })
      location.href = tablePath(made.id)
    } catch (error) {
      setTrouble(errorText(error))
      setBusy(false)
    }
  }
  const company = !tableInfo.value.secrets && people.value.seats.some(seat => seat.kind === 'human' && !seat.yours)
  /** @param {string} value @param {string} text @param {string} hint */
  const choice = (value, text, hint) =>
    html`<label key=${value} class="tick"><input type="radio" name="others" checked=${others === value}
      onChange=${() => setOthers(value)}/>
      <span>${text}<small>${hint}</small></span></label>`
  return html`<form class="opts" onSubmit=${go}><p>${say('trial-hint')}</p>
    ${
      people.value.seats.length > 1 &&
      html`<fieldset class="paces"><legend>${say('trial-others')}</legend>
        ${choice('me', say('trial-all'), say('trial-all-hint'))}
        ${company && choice('together', say('trial-together'), say('trial-together-hint'))}
        ${LEVELS.map(one => choice(one, say('trial-bots', { level: say(`bot-${one}.name`) }), say(`bot-${one}`)))}
          </fieldset>`
    }
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="row">
      <button class="btn main" disabled=${busy} data-test="trial">${icon('compass', { s: 18 })} ${say('trial-begin')}
        </button></p></form>`
}
/** @param {string} id @param {string} title */
export const openTrial = (id, title) =>
  loadStyle(assetUrl('style/forms.css')).then(() =>
    openDialog(
      () => say('trial'),
      () => html`<${Wish} id=${id} title=${say('trial-title', { title })}/>`,
    ),
  )

/** Bar at the table of a trial: what it is, and the ways back. @param {{ id: string }} props */
export function TrialBar({ id }) {
  const [busy, setBusy] = useState(false),
    back = tablePath(tableInfo.value.trial?.table ?? '')
  const earnest = async () => {
    setBusy(true)
    try {
      await post(api.earnest(id))
      location.href = back
    } catch (error) {
      showNotice(errorText(error), true)
      setBusy(false)
    }
  }
  return html`<section class="asking" aria-label=${say('trial')} data-test="tried">
    <p>${icon('compass', { s: 18 })} ${say(tableInfo.value.host ? 'tried' : 'tried-with')}</p><div class="row">
    ${
      tableInfo.value.host &&
      html`<button class="btn main small" disabled=${busy} onClick=${earnest} data-test="earnest">
        ${say('trial-earnest')}</button>`
    }
    <a class="btn small" href=${back}>${say('trial-back')}</a></div></section>`
}
