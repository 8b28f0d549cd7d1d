// Settings form: language, theme, speed, hints. Loaded when first opened.
import { html } from '../art/tag.js'
import { LANGUAGES, language, say, setLanguage } from '../i18n/messages.js'
import { call } from '../transport/api.js'
import { api } from '../transport/urls.js'
import { openDialog } from '../widgets/dialog.js'
import { showNotice } from '../widgets/notifications.js'
import { SpeedField } from '../widgets/page_shell.js'
import { hintedGames, hints, hintsSkipped, resetHints, setTheme, setToggle, THEMES, themeName } from './settings.js'

/** The server stores the language for the user's other devices. */
export function SettingsForm() {
  /** @param {DomEvent} e */
  const pick = async e => {
    const lang = e.currentTarget.value
    await setLanguage(lang)
    call(api.me, { method: 'PATCH', body: { lang } }).catch(() => {})
  }
  return html`<div class="two"><label class="field"><span>${say('language')}</span>
    <select value=${language.value} onChange=${pick} data-test="language">
      ${LANGUAGES.map(tag => html`<option key=${tag} value=${tag} lang=${tag}>${say(`language-${tag}`)}</option>`)}
        </select></label>
    <label class="field"><span>${say('theme')}</span>
      <select value=${themeName.value} onChange=${e => setTheme(e.currentTarget.value)} data-test="theme">
        ${THEMES.map(name => html`<option key=${name} value=${name}>${say(`theme-${name}`)}</option>`)}</select></label>
    <${SpeedField}/><${Hints}/></div>`
}

/** Turn hints off; or on again from the first hint of every game. */
const Hints = () => html`<div class="field"><label class="tick"><input type="checkbox" checked=${hints.value}
    data-test="hints" onChange=${e => setToggle(hints, e.currentTarget.checked)}/> ${say('hints-wanted')}</label>
  <button type="button" class="linkish" data-test="hints-again" onClick=${() => {
    for (const key of [...hintsSkipped.value, ...hintedGames()]) resetHints(key)
    setToggle(hints, true)
    showNotice(say('hints-back'))
  }}>${say('hints-again')}</button></div>`

export const openSettings = () =>
  openDialog(
    () => say('settings'),
    () => html`<${SettingsForm}/>`,
  )
