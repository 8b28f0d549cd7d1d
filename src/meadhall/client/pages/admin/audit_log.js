// The audit log on the admin page: who did what, when, to whom and why.
import { html } from '../../art/tag.js'
import { formatDate, say } from '../../i18n/messages.js'
import { call } from '../../transport/api.js'
import { adminApi } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { actionCount, showAdminError } from './admin_state.js'
import { PersonLink } from './moderation.js'

/** @param {{ one: Wire.AuditEntry }} props */
function Target({ one }) {
  const [kind, number] = one.target.split(' ')
  if (kind === 'guest') return html`<${PersonLink} guest=${Number(number)} name=${one.name || one.target}/>`
  return html`<span>${one.name ? `${one.name} (${number})` : (number ?? '')}</span>`
}

export function AuditLog() {
  const [page, setPage] = useState(/** @type {Wire.AuditPage | null} */ (null))
  /** @param {number} [before] */
  const look = before =>
    call(`${adminApi.audit}${before ? `?before=${before}` : ''}`)
      .then(found => setPage({ ...found, entries: [...(before ? (page?.entries ?? []) : []), ...found.entries] }))
      .catch(showAdminError)
  useEffect(() => {
    look()
  }, [actionCount.value])
  return html`<section aria-labelledby="k-audit"><h2 id="k-audit">${say('admin-audit')}</h2>
    <p class="hint">${say('admin-audit-hint')}</p>
    ${
      page?.entries.length
        ? html`<div class="k-scroll"><table data-test="admin-audit"><thead><tr>${[
            'admin-audit-when',
            'admin-audit-who',
            'admin-audit-what',
            'admin-audit-whom',
            'admin-reason',
          ].map(key => html`<th key=${key} scope="col">${say(key)}</th>`)}</tr></thead>
          <tbody>${page.entries.map(
            one => html`<tr key=${one.id} data-action=${one.action}><td><time>${formatDate(one.at)}</time></td>
              <td>${one.who}</td><td>${say(`admin-action-${one.action}`)}</td><td><${Target} one=${one}/></td>
              <td>${one.action === 'door' ? say(`admin-door-${one.reason}`) : one.reason}</td></tr>`,
          )}</tbody></table></div>`
        : html`<p class="none-yet">${say('admin-audit-none')}</p>`
    }
    <p class="row">${
      page?.more &&
      html`<button class="btn small" onClick=${() => look(page.entries.at(-1)?.id)}>${say('admin-audit-more')}</button>`
    }<a class="btn small" href=${adminApi.auditExport} download data-test="admin-audit-export">
      ${say('admin-audit-export')}</a></p></section>`
}
