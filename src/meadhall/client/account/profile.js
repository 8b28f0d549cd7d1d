// Profile dialog: a guest's name, and the personal link that makes another device the same guest.
import { html } from '../art/tag.js'
import { say } from '../i18n/messages.js'
import { readSetting, saveSetting } from '../settings/settings.js'
import { call, post } from '../transport/api.js'
import { api, lobbyUrl, personalUrl } from '../transport/urls.js'
import { useState } from '../vendor/hooks.js'
import { closeDialog, openDialog } from '../widgets/dialog.js'
import { lazyFunction } from '../widgets/lazy.js'
import { LinkField } from '../widgets/link_field.js'
import { showError, showNotice } from '../widgets/notifications.js'
import { me } from '../widgets/page_shell.js'

const openAccount = lazyFunction(() => import('./account.js'), 'openAccount')

/** @param {{ act: string | null, then: ((name: string) => void) | null }} props */
function Name({ act, then }) {
  const [name, setName] = useState(me.value.name)
  /** @param {DomEvent} e */
  const save = async e => {
    e.preventDefault()
    const wish = name.trim()
    if (!wish) return
    try {
      if (wish !== me.value.name) me.value = await call(api.me, { method: 'PATCH', body: { name: wish } })
    } catch (error) {
      return showError(error)
    }
    closeDialog()
    then?.(wish)
  }
  return html`<form onSubmit=${save} class="dlg-form">
    ${me.value.renamed && html`<p role="status" data-test="renamed">${say('renamed', { name: me.value.name })}</p>`}
    <label class="field"><span>${say('your-name')}</span><small>${say('name-hint')}</small>
    <input value=${name} autofocus=${Boolean(then)} maxlength="40" autocomplete="nickname" onInput=${e =>
      setName(e.currentTarget.value)}/></label>
      <p class="row">
    <button class="btn main">${act || say('save')}</button></p></form>
    ${
      !then &&
      me.value.personal &&
      html`<${LinkField} label=${say('personal-link')} hint=${say('personal-hint')}
        url=${personalUrl(me.value.personal)}/>
      ${
        readSetting('was') &&
        html`<${LinkField} label=${say('become-back', { was: readSetting('was').name })} hint=${say('personal-hint')}
        url=${personalUrl(readSetting('was').personal)}/>`
      }
      <p class="row"><button class="btn" data-test="account" onClick=${openAccount}>${say('account')}</button></p>
      <${LinkField} label=${say('feed-link')} hint=${say('feed-hint')} url=${personalUrl(me.value.feed)}/>
        ${me.value.features.push && html`<${OwnHook}/>`}`
    }`
}

/** Webhook that is called when it is my turn. */
function OwnHook() {
  const was = me.value.hook,
    [url, setUrl] = useState(was?.url ?? ''),
    [when, setWhen] = useState(/** @type {Hook['when']} */ (was?.when ?? 'away'))
  /** @param {Hook | null} hook */
  const save = async hook => {
    try {
      me.value = await call(api.me, { method: 'PATCH', body: { hook } })
    } catch (error) {
      return showError(error)
    }
    showNotice(say('saved'))
  }
  return html`<form class="dlg-form" onSubmit=${e => {
    e.preventDefault()
    if (url.trim()) save({ url: url.trim(), when })
  }}>
    <label class="field"><span>${say('hook-title')}</span><small>${say('hook-hint')}</small>
      <input type="url" value=${url} maxlength="1000" onInput=${e => setUrl(e.currentTarget.value)}/></label>
    ${
      /** @type {Hook['when'][]} */ (['away', 'always']).map(
        one =>
          html`<label key=${one} class="tick">
        <input type="radio" name="when" checked=${when === one} onChange=${() => setWhen(one)}/> ${say(`hook-${one}`)}
          </label>`,
      )
    }
    <p class="row"><button class="btn">${say('save')}</button>
      ${
        was &&
        html`<button type="button" class="btn" onClick=${() => {
          setUrl('')
          save(null)
        }}>${say('hook-off')}</button>`
      }</p></form>`
}
/**
 * Ask for the user's name, then continue.
 * @param {string | null} [act]
 * @param {((name: string) => void) | null} [then]
 */
export const openProfile = (act = null, then = null) =>
  openDialog(
    () => act || say('you-title'),
    () => html`<${Name} act=${act} then=${then}/>`,
  )

// Another user's personal link: show whose it is, ask before switching, and offer a link back.

/** @param {string} token */
export async function openPersonalLink(token) {
  const path = api.personal(token),
    { name } = await call(path),
    was = me.value
  const become = () =>
    post(path)
      .then(() => {
        saveSetting('was', { name: was.name, personal: was.personal })
        location.href = lobbyUrl
      })
      .catch(showError)
  openDialog(
    () => say('become-title', { name }),
    () => html`<p>${say('become-text', { name, was: was.name })}</p>
    <${LinkField} label=${say('become-back', {
      was: was.name,
    })} hint=${say('become-back-hint')} url=${personalUrl(was.personal)}/>
    <div class="row"><button class="btn main" onClick=${closeDialog}>${say('become-stay', { was: was.name })}</button>
      <button class="btn" data-test="become" onClick=${become}>${say('become-do', { name })}</button></div>`,
  )
}
