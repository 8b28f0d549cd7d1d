// Invitation: the link, its QR code, and instructions where friends cannot reach the server.
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

const QUIET = 4 // white modules around the code that readers require

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

/** Button for the device's share dialog, if it has one. @param {{ url: string }} props */
const Share = ({ url }) =>
  'share' in navigator &&
  html`<p class="row"><button class="btn main small" data-test="share" onClick=${() =>
    navigator.share({ title: document.title, url }).catch(() => {})}>${say('share')}</button></p>`

/** Only the host sees more than the address of the page. */
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
