// Account dialog: password, passkeys, sessions on other devices, data export and deletion. An account is optional.

import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { formatDate, say } from '../i18n/messages.js'
import { loadStyle } from '../table/game_loader.js'
import { call, errorText, post } from '../transport/api.js'
import { api, assetUrl, lobbyUrl } from '../transport/urls.js'
import { useState } from '../vendor/hooks.js'
import { render } from '../vendor/preact.js'
import { signal } from '../vendor/signals.js'
import { openDialog } from '../widgets/dialog.js'
import { showNotice } from '../widgets/notifications.js'
import { me, Overlay, Toolbar } from '../widgets/page_shell.js'
import { addPasskey, canUsePasskeys, createProof, setPasswordWithPasskey, signInWithPasskey } from './passkeys.js'

/** @type {Signal<Account | null>} */
const account = signal(null)
const trouble = signal('')

/** Run an action and show what went wrong with it. @param {() => Promise<unknown>} deed */
async function attempt(deed) {
  trouble.value = ''
  try {
    await deed()
  } catch (error) {
    // Ignore the browser's own errors after the user cancelled.
    const given = /** @type {any} */ (error)
    if (given.name !== 'NotAllowedError' && given.name !== 'AbortError') trouble.value = errorText(error)
  }
}
const home = () => {
  location.href = lobbyUrl
}

/**
 * @param {{ name: string, label: string, value: string, set: (text: string) => void, fill: string }} props
 */
const Secret = ({ name, label, value, set, fill }) => html`<label class="field"><span>${label}</span>
  <input type="password" name=${name} value=${value} maxlength="200" autocomplete=${fill} onInput=${e =>
    set(e.currentTarget.value)}/></label>`

/** @param {{ now: Account }} props */
function Password({ now }) {
  const [word, setWord] = useState(''),
    [current, setCurrent] = useState('')
  /** @param {() => Promise<Account>} deed */
  const keep = deed =>
    attempt(async () => {
      account.value = await deed()
      setWord('')
      setCurrent('')
      showNotice(say('saved'))
    })
  /** @param {string | null} password */
  const save = password => keep(async () => post(api.password, { password, ...(await createProof(now, current)) }))
  return html`<form class="dlg-form" data-test="password" onSubmit=${e => {
    e.preventDefault()
    save(word)
  }}><h3>${say('password')}</h3>
    ${
      now.login
        ? html`<p>${say('login-is')} <b data-test="login">${now.login}</b></p>
          <input class="sr" type="text" tabindex="-1" aria-hidden="true" readonly value=${now.login}
            autocomplete="username"/>
          <${Secret} name="current" label=${say('password-current')} value=${current} set=${setCurrent}
            fill="current-password"/>`
        : html`<p class="hint">${say('password-hint')}</p>`
    }
    <${Secret} name="new" label=${say('password-new')} value=${word} set=${setWord} fill="new-password"/>
    <p class="row"><button class="btn">${say(now.password ? 'password-change' : 'password-set')}</button>
      ${
        now.password &&
        html`<button type="button" class="btn quiet" onClick=${() => save(null)}>${say('password-remove')}</button>`
      }</p>
    ${
      now.password &&
      now.passkeys.length > 0 &&
      now.place &&
      canUsePasskeys() &&
      html`<p class="hint">${say('password-forgotten')}</p>
        <p class="row"><button type="button" class="btn" data-test="password-by-passkey" onClick=${() =>
          keep(() => setPasswordWithPasskey(word))}>${say('password-by-passkey')}</button></p>`
    }</form>`
}

// Order matters: an iPhone also says Mac, Android also says Linux.
const DEVICES = ['Android', 'iPhone', 'iPad', 'Windows', 'CrOS', 'Mac', 'Linux']
/** Default label of a passkey. */
const device = () => DEVICES.find(name => navigator.userAgent.includes(name)) || ''

/** @param {{ now: Account }} props */
function Passkeys({ now }) {
  const can = now.place && canUsePasskeys(),
    [current, setCurrent] = useState('')
  /** @param {DomEvent} e */
  const add = e => {
    e.preventDefault()
    attempt(async () => {
      account.value = await addPasskey(device(), await createProof(now, current))
      setCurrent('')
      showNotice(say('saved'))
    })
  }
  /** @param {string} id */
  const remove = id =>
    attempt(async () => {
      account.value = await post(api.removePasskey, { id, ...(await createProof(now, current)) })
      setCurrent('')
    })
  return html`<section><h3>${say('passkeys')}</h3>
    <p class="hint">${say(can ? 'passkeys-hint' : 'passkeys-place')}</p>
    ${
      now.passkeys.length > 0 &&
      html`<ul class="plain" data-test="passkeys">${now.passkeys.map(
        key => html`<li key=${key.id}
          class="row"><span>${key.label || say('passkey')} · ${formatDate(key.created)}</span>
          <button class="btn quiet small" onClick=${() => remove(key.id)}>${say('passkey-remove')}</button></li>`,
      )}</ul>`
    }
    ${
      (can || now.passkeys.length > 0) &&
      html`<form class="dlg-form" onSubmit=${add}>${
        now.password &&
        html`<${Secret} name="proof" label=${say('password-current')} value=${current} set=${setCurrent}
          fill="current-password"/>`
      }${
        can &&
        html`<p class="row"><button class="btn" data-test="passkey-add">${icon('shield', { s: 18 })}
        ${say('passkey-add')}</button></p>`
      }</form>`
    }</section>`
}

/**
 * Form to sign in with a password or a passkey. Also shown in place of the page to people who may not enter otherwise.
 */
export function SignInForm() {
  const [login, setLogin] = useState(''),
    [word, setWord] = useState('')
  /** @param {DomEvent} e */
  const enter = e => {
    e.preventDefault()
    attempt(() => post(api.signIn, { login, password: word }).then(home))
  }
  const place = account.value ? account.value.place : isSecureContext
  return html`${!account.value && trouble.value && html`<p class="trouble" role="alert">${trouble.value}</p>`}
    <form class="dlg-form" data-test="sign-in-form" onSubmit=${enter}><label class="field"><span>${say('login')}</span>
      <input name="login" value=${login} maxlength="100" autocomplete="username" autocapitalize="none"
        onInput=${e => setLogin(e.currentTarget.value)}/></label>
      <${Secret} name="password" label=${say('password')} value=${word} set=${setWord} fill="current-password"/>
      <p class="row"><button class="btn main">${say('sign-in')}</button>
        ${
          place &&
          canUsePasskeys() &&
          html`<button type="button" class="btn" data-test="passkey-sign-in" onClick=${() =>
            attempt(() => signInWithPasskey().then(home))}>${say('passkey-sign-in')}</button>`
        }</p></form>`
}

/** For people who already have an account and use this device for the first time. */
const SignIn = () => html`<details data-test="sign-in"><summary>${say('sign-in')}</summary>
  <p class="hint">${say('sign-in-hint', { name: me.value.name })}</p><${SignInForm}/></details>`

/** @param {{ now: Account }} props */
function Devices({ now }) {
  const lasting = now.password || now.passkeys.length > 0
  const signOut = () => attempt(() => post(api.signOut, {}).then(home))
  const others = () =>
    attempt(async () => {
      await post(api.signOut, { others: true })
      account.value = await call(api.account)
      showNotice(say('signed-out-others'))
    })
  /** @param {string} id */
  const end = id =>
    attempt(async () => {
      account.value = await post(api.endSession, { id })
    })
  return html`<section><h3>${say('devices')}</h3><p>${say('devices-count', { count: now.devices })}</p>
    ${
      now.sessions.length > 1 &&
      html`<ul class="plain" data-test="sessions">${now.sessions.map(
        one =>
          html`<li key=${one.id} class="row"><span>${
            one.here ? say('device-here') : say('device-used', { date: formatDate(one.used) })
          }</span>${
            !one.here &&
            html`<button class="btn quiet small" onClick=${() => end(one.id)}>${say('device-end')}</button>`
          }</li>`,
      )}</ul>`
    }
    ${!lasting && html`<p class="hint">${say('sign-out-careful')}</p>`}
    <p class="row"><button class="btn" data-test="sign-out" onClick=${signOut}>${say('sign-out')}</button>
      ${now.devices > 1 && html`<button class="btn" onClick=${others}>${say('sign-out-others')}</button>`}</p>
    </section>`
}

/** Export or delete the user's data. Lists first what cannot be undone. @param {{ now: Account }} props */
function Forget({ now }) {
  const [sure, setSure] = useState(false),
    [current, setCurrent] = useState('')
  const go = () =>
    attempt(async () => {
      await post(api.forgetMe, { sure, ...(await createProof(now, current)) })
      home()
    })
  return html`<section><h3>${say('my-data')}</h3>
    <p class="row"><a class="btn" href=${api.exportMe} download data-test="export">${say('export')}</a></p>
    <details data-test="forget"><summary>${say('forget')}</summary>
      <ul>${['tables', 'records', 'chat', 'alone', 'back'].map(
        one => html`<li key=${one}>${say(`forget-${one}`)}</li>`,
      )}</ul>
      ${
        now.password &&
        html`<${Secret} name="forget" label=${say('password-current')} value=${current} set=${setCurrent}
          fill="current-password"/>`
      }
      <label class="tick"><input type="checkbox" checked=${sure} onChange=${e => setSure(e.currentTarget.checked)}/>
        <span>${say('forget-sure')}</span></label>
      <p class="row"><button class="btn" disabled=${!sure} data-test="forget-do" onClick=${go}>${say('forget')}</button>
      </p></details></section>`
}

/** Without the accounts feature only devices and the user's own data are shown. */
function Sheet() {
  const now = account.value,
    { accounts } = me.value.features
  if (!now) return html`<p class="empty">${say('loading')}</p>`
  return html`<div class="opts account">${accounts && html`<p>${say('account-hint')}</p>`}
    ${trouble.value && html`<p class="trouble" role="alert">${trouble.value}</p>`}
    ${accounts && html`<${SignIn}/><${Password} now=${now}/><${Passkeys} now=${now}/>`}
    <${Devices} now=${now}/><${Forget} now=${now}/></div>`
}

export async function openAccount() {
  trouble.value = ''
  account.value = await call(api.account)
  await Promise.all([loadStyle(assetUrl('style/forms.css')), loadStyle(assetUrl('style/account.css'))])
  openDialog(
    () => say('account'),
    () => html`<${Sheet}/>`,
    { cls: 'wide' },
  )
}

/**
 * Show why this user may not enter, in place of the page, and for members the sign-in form.
 * @param {HTMLElement | null} at
 * @param {any} error
 */
export function showRefusal(at, error) {
  const { args } = error
  if (args?.end) args.until = formatDate(args.end) // in the reader's time zone
  const Page = () => html`<${Toolbar}/><main class="sorry panel" data-test="sorry"><h1>${say('turned-away')}</h1>
    <p>${errorText(error)}</p>${error.key !== 'banned' && html`<${SignInForm}/>`}</main><${Overlay}/>`
  render(html`<${Page}/>`, at)
}
