// Frame of every page: logo, toolbar, header, and overlays.
import { Defs } from '../art/glyphs.js'
import { band } from '../art/knot.js'
import { html, svg } from '../art/tag.js'
import { hasChosenLanguage, LANGUAGES, language, say, setLanguage } from '../i18n/messages.js'
import { SPEEDS, setSpeed, speed } from '../settings/settings.js'
import { call, errorText, Refused } from '../transport/api.js'
import { retry } from '../transport/retry.js'
import { api, lobbyUrl } from '../transport/urls.js'
import { render } from '../vendor/preact.js'
import { signal } from '../vendor/signals.js'
import { Dialogs } from './dialog.js'
import { lazyFunction } from './lazy.js'
import { Notices } from './notifications.js'

const logo = svg`<svg class="logo" viewBox="0 0 44 40" width="38" height="35" aria-hidden="true">
    <path class="lg-roof" d="M22 5L3 27l4 3L22 13l15 17 4-3z"/>
    <path class="lg-roof"
      d="M22 11C19 5 14 1 7 1c2 3 5 4 8 5-2 0-3 1-4 3 4 0 8 1 11 4zM22 11c3-6 8-10 15-10-2 3-5 4-8 5 2 0 3 1 4 3-4
        0-8 1-11 4z"/>
    <path class="lg-wall" d="M9 29l13-14 13 14v10H9z"/><path class="lg-door" d="M18 39V30c0-3 2-5 4-5s4 2 4 5v9z"/>
      </svg>`
const weave = band({ cols: 220, rows: 4, u: 3.3, t: 2.2, x: -4, y: 1.4, cls: 'on-lintel' })

/** Oak; verdigris when it is your turn. @param {{ yours?: boolean }} props */
export const Header = ({ yours = false }) =>
  svg`<svg class="lintel ${
    yours ? 'yours' : ''
  }" viewBox="0 0 1440 16" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${weave}</svg>`

/** @param {{ title?: string, sub?: string, yours?: boolean, offline?: boolean, children?: Drawing }} props */
export const Toolbar = ({
  title,
  sub,
  yours,
  offline,
  children,
}) => html`<header class="beam ${offline ? 'offline' : ''}">
  <a class="home" href=${lobbyUrl} aria-label="Meadhall">${logo}<span>Meadhall</span></a>
  ${
    title
      ? html`<div class="where"><h1>${title}</h1>
    <p role=${offline ? 'alert' : null}>${sub}</p></div>`
      : html`<div class="where ghosted"></div>`
  }${children}</header>
      <${Header} yours=${yours}/>`

export const Overlay = () => html`<${Defs}/><${Dialogs}/><${Notices}/>`

/** Settings dialog. */
export const openSettings = lazyFunction(() => import('../settings/settings_form.js'), 'openSettings')

/** Speed of other people's and bots' moves and of replays. */
export const SpeedField = () => html`<label class="field"><span>${say('speed')}</span>
  <select value=${speed.value} onChange=${e => setSpeed(e.currentTarget.value)} data-test="speed">
    ${SPEEDS.map(name => html`<option key=${name} value=${name}>${say(`speed-${name}`)}</option>`)}</select></label>`

/** Whether the user is refused by the whole server. @param {any} error */
export const isRefusedEntry = error => /^(banned|hall-[cm])/.test(error?.key)

/** A page that cannot be shown: the reason and a link to the lobby. @param {{ text: string }} props */
export const ErrorPage = ({
  text,
}) => html`<${Toolbar}/><main class="sorry panel"><h1>${say('sorry')}</h1><p>${text}</p>
  <a class="btn main" href=${lobbyUrl}>${say('to-the-lobby')}</a></main><${Overlay}/>`

// Start of a page: first messages, then the user, then its content.

/** Outline in the HTML of the page. */
const bones = document.querySelector('.bones')?.outerHTML ?? ''
/** Placeholder while the page waits for the server. */
export const Skeleton = () =>
  html`<div role="status" aria-label=${say('loading')} dangerouslySetInnerHTML=${{ __html: bones }}></div>`

/** This guest: name, language, personal link, notifications, and the features of the server. */
/** @type {Signal<Me>} */
export const me = signal({
  name: '',
  lang: null,
  personal: '',
  feed: '',
  features: { accounts: true, admin: true, chat: true, invitations: true, push: true, ratings: true },
  hook: null,
  renamed: false,
})

/**
 * `guest`: whether the page needs a guest, who may be refused; the admin page does not.
 * @param {Component} Page @param {() => Promise<unknown>} [prepare] @param {boolean} [guest]
 */
export async function startPage(Page, prepare = async () => {}, guest = true) {
  const at = document.getElementById('app'),
    bare = () => document.getElementById('outline')?.remove()
  try {
    const [, found] = await retry(() => Promise.all([say.load(), guest ? call(api.me) : null]))
    if (found) me.value = found
    if (found && !hasChosenLanguage() && found.lang !== language.value && LANGUAGES.includes(found.lang))
      await setLanguage(found.lang)
    await retry(prepare)
    bare()
    render(html`<${Page}/>`, at)
    if (found?.renamed) (await import('../account/profile.js')).openProfile()
  } catch (error) {
    if (!say.has('sorry')) await say.load().catch(() => {})
    if (!(error instanceof Refused)) console.error(error)
    bare()
    if (isRefusedEntry(error)) return (await import('../account/account.js')).showRefusal(at, error)
    render(html`<${ErrorPage} text=${errorText(error)}/>`, at)
  }
}
