// In place of the hall, for people who may not come in: why, and for members the way to sign in.
import { html } from '../art/tag.js'
import { date, say } from '../i18n/messages.js'
import { spoken } from '../transport/api.js'
import { render } from '../vendor/preact.js'
import { late } from '../widgets/lazy.js'
import { Beam, Front } from '../widgets/page_shell.js'

const SignIn = late(() => import('./account.js'), 'SignInForm')

/** @param {HTMLElement | null} at @param {any} error */
export function show(at, error) {
  const { args } = error
  if (args?.end) args.until = date(args.end) // by the reader's clock
  const Page = () => html`<${Beam}/><main class="sorry panel" data-test="sorry"><h1>${say('turned-away')}</h1>
    <p>${spoken(error)}</p>${error.key !== 'banned' && html`<${SignIn}/>`}</main><${Front}/>`
  render(html`<${Page}/>`, at)
}
