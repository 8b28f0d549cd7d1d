// A personal link of somebody else: who one would be, who one is, and the way back.
import { html } from '../art/tag.js'
import { call, post } from './api.js'
import { close, open } from './dialog.js'
import { keep } from './kept.js'
import { tellFault } from './notice.js'
import { lobby, personal } from './paths.js'
import { Link } from './share.js'
import { me } from './start.js'
import { say } from './words.js'

/** @param {string} token */
export async function openBecome(token) {
  const path = `/api/personal/${token}`,
    { name } = await call(path),
    was = me.value
  const become = () =>
    post(path)
      .then(() => {
        keep('was', { name: was.name, personal: was.personal })
        location.href = lobby
      })
      .catch(tellFault)
  open(
    () => say('become-title', { name }),
    () => html`<p>${say('become-text', { name, was: was.name })}</p>
    <${Link} label=${say('become-back', {
      was: was.name,
    })} hint=${say('become-back-hint')} url=${personal(was.personal)}/>
    <div class="row"><button class="btn main" onClick=${close}>${say('become-stay', { was: was.name })}</button>
      <button class="btn" data-test="become" onClick=${become}>${say('become-do', { name })}</button></div>`,
  )
}
