// Who am I: a name is all a guest needs; the personal link makes another device the same guest.
import { html } from '../art/tag.js'
import { useState } from '../vendor/hooks.js'
import { call } from './api.js'
import { close, open } from './dialog.js'
import { personal } from './paths.js'
import { Link } from './share.js'
import { tellFault } from './notice.js'
import { me } from './start.js'
import { say } from './words.js'

function Name({ act, then }) {
  const [name, setName] = useState(me.value.name)
  const save = async e => {
    e.preventDefault()
    const wish = name.trim()
    if (!wish) return
    try { if (wish !== me.value.name) me.value = await call('/api/me', { method: 'PATCH', body: { name: wish } }) } catch (error) { return tellFault(error) }
    close()
    then?.(wish)
  }
  return html`<form onSubmit=${save} class="dlg-form"><label class="field"><span>${say('your-name')}</span><small>${say('name-hint')}</small>
    <input value=${name} maxlength="40" autocomplete="nickname" onInput=${e => setName(e.currentTarget.value)}/></label><p class="row">
    <button class="btn main">${act || say('save')}</button></p></form>
    ${!then && me.value.personal && html`<${Link} label=${say('personal-link')} hint=${say('personal-hint')} url=${personal(me.value.personal)}/>`}`
}
/** Ask for the name, then go on. */
export const openName = (act = null, then = null) => open(() => act || say('you-title'), () => html`<${Name} act=${act} then=${then}/>`)
