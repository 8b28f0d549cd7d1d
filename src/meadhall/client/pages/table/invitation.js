// How friends come here: the link, its picture for a phone, and what to do where no friend could open it.
import { html, svg } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { tableInfo } from '../../table/store.js'
import { call } from '../../transport/api.js'
import { assetUrl, currentTable, invitationUrl, joinUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { LinkField } from '../../widgets/link_field.js'
import { showError } from '../../widgets/notifications.js'

const QUIET = 4 // dots of white that every reader of such pictures needs around it

export const dressed = signal(false)
loadStyle(assetUrl('style/waiting_room.css')).then(() => {
  dressed.value = true
})

/** @param {{ size: number, dots: string }} props */
const Picture = ({ size, dots }) => html`<figure class="qr">
  ${svg`<svg viewBox="${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}" role="img"
    aria-label=${say('invite-picture')}>
    <rect x=${-QUIET} y=${-QUIET} width=${size + 2 * QUIET} height=${size + 2 * QUIET} fill="var(--white)"/>
    <path d=${dots} fill="var(--black)" shape-rendering="crispEdges"/></svg>`}
  <figcaption>${say('invite-scan')}</figcaption></figure>`

/** Where the device can hand a link to whatever its owner writes to friends with. @param {{ url: string }} props */
const Share = ({ url }) =>
  'share' in navigator &&
  html`<p class="row"><button class="btn main small" data-test="share" onClick=${() =>
    navigator.share({ title: document.title, url }).catch(() => {})}>${say('share')}</button></p>`

/** Only the host is told more than the address the page itself was opened by. */
export function Invitation() {
  /** @type {[Invitation | null, (found: Invitation) => void]} */
  const [found, setFound] = useState(/** @type {Invitation | null} */ (null)),
    invite = tableInfo.value?.invite,
    host = tableInfo.value?.host
  useEffect(() => {
    if (host) call(invitationUrl(currentTable())).then(setFound).catch(showError)
  }, [host])
  if (!invite || !dressed.value) return null
  if (!host)
    return html`<${LinkField} label=${say('invite-link')} hint=${say('invite-hint')} url=${joinUrl(invite)}/>
      <${Share} url=${joinUrl(invite)}/>`
  if (!found) return null
  if (!found.url)
    return html`<div class="invite" data-test="invite-alone"><p class="warned">${say('invite-alone')}</p>
      <${LinkField} label=${say('invite-open-hall')} hint=${say('invite-open-hint')} url=${found.command}/>
      <${LinkField} label=${say('invite-link-here')} url=${joinUrl(invite)}/></div>`
  return html`<div class="invite" data-test="invite"><div>
    <${LinkField} label=${say('invite-link')} hint=${say('invite-hint')} url=${found.url}/><${Share} url=${found.url}/>
    ${found.network && html`<p class="hint">${say('invite-network')}</p>`}</div>
    ${found.size > 0 && html`<${Picture} size=${found.size} dots=${found.dots}/>`}</div>`
}
