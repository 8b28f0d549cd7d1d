// Page for people who may not enter: the reason, and for members the sign-in form.
import { html } from '../art/tag.js'
import { formatDate, say } from '../i18n/messages.js'
import { errorText } from '../transport/api.js'
import { render } from '../vendor/preact.js'
import { lazyComponent } from '../widgets/lazy.js'
import { Overlay, Toolbar } from '../widgets/page_shell.js'

const SignIn = lazyComponent(() => import('./account.js'), 'SignInForm')

/** @param {HTMLElement | null} at @param {any} error */
export function showRefusal(at, error) {
  const { args } = error
  if (args?.end) args.until = formatDate(args.end) // in the reader's time zone
  const Page = () => html`<${Toolbar}/><main class="sorry panel" data-test="sorry"><h1>${say('turned-away')}</h1>
    <p>${errorText(error)}</p>${error.key !== 'banned' && html`<${SignIn}/>`}</main><${Overlay}/>`
  render(html`<${Page}/>`, at)
}
