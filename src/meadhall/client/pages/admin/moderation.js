// Parts of the admin page about people: profiles, bans, names, and who may enter.
import { html } from '../../art/tag.js'
import { formatDate, gameWords, nameOr, say } from '../../i18n/messages.js'
import { call } from '../../transport/api.js'
import { adminApi } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { openDialog } from '../../widgets/dialog.js'
import { loadServerState, runAction, showAdminError } from './admin_state.js'

/** Hours; null means permanent. */
const TERMS = [1, 24, 72, 168, 720, 8760, null]
/** @param {number | null} hours */
const termOf = hours => say('admin-term', { hours: hours ?? 'good' })
/** @param {Wire.BanShape} ban */
const banTarget = ban => (ban.network ? ban.network : say('admin-guest', { name: nameOr(ban.name), guest: ban.guest }))
/** @param {Wire.BanShape} ban */
const ends = ban =>
  ban.until === null ? say('admin-term', { hours: 'good' }) : say('admin-until', { date: formatDate(ban.until) })

/**
 * Field for a reason: every action about people needs one.
 * @param {{ value: string, set: (text: string) => void, hint?: string }} props
 */
const Reason = ({ value, set, hint }) => html`<label class="field"><span>${say('admin-reason')}</span>
  ${hint && html`<small>${hint}</small>`}
  <input name="reason" required maxlength="500" autocomplete="off" value=${value}
    onInput=${e => set(e.currentTarget.value)}/></label>`

/**
 * Button that asks for a reason before it acts.
 * @param {{ word: string, about: string, send: (reason: string) => Promise<any>, cls?: string }} props
 */
export function AskReason({ word, about, send, cls = 'btn small' }) {
  const [asked, setAsked] = useState(false),
    [reason, setReason] = useState('')
  return asked
    ? html`<form class="dlg-form k-ask" onSubmit=${e => {
        e.preventDefault()
        send(reason.trim()).then(found => {
          if (found) setAsked(false)
        })
      }}><${Reason} value=${reason} set=${setReason}/>
        <p class="row"><button class="btn small">${word}</button>
          <button type="button" class="btn quiet small" onClick=${() => setAsked(false)}>${say('cancel')}</button></p>
      </form>`
    : html`<button class=${cls} onClick=${() => setAsked(true)}>${word}<span class="sr"> ${about}</span></button>`
}

/** @param {{ value: number | null, set: (hours: number | null) => void }} props */
const Term = ({ value, set }) => html`<label class="field"><span>${say('admin-how-long')}</span>
  <select name="hours" value=${String(value)} onChange=${e =>
    set(e.currentTarget.value === 'null' ? null : Number(e.currentTarget.value))}>${TERMS.map(
    hours => html`<option key=${hours} value=${String(hours)}>${termOf(hours)}</option>`,
  )}</select></label>`

/**
 * Ban a guest or an address range. Ask first if the ban would hit the admin.
 * @param {{ guest?: number, network?: string | null, then?: () => void }} props
 */
function BanForm({ guest, network = null, then = () => {} }) {
  const [hours, setHours] = useState(/** @type {number | null} */ (24)),
    [range, setRange] = useState(network ?? ''),
    [reason, setReason] = useState(''),
    [own, setOwn] = useState('')
  /** @param {boolean} sure */
  const send = sure =>
    runAction(
      adminApi.ban,
      { ...(guest === undefined ? { network: range } : { guest }), hours, reason: reason.trim(), sure },
      'admin-banned',
      error => {
        setOwn(error.key?.startsWith('ban-own') ? error.text : '')
        return Boolean(error.key?.startsWith('ban-own'))
      },
    ).then(found => {
      if (!found) return
      setReason('')
      setOwn('')
      if (guest === undefined) setRange('')
      then()
    })
  return html`<form class="dlg-form" data-test=${guest === undefined ? 'ban-network' : 'ban-guest'} onSubmit=${e => {
    e.preventDefault()
    send(false)
  }}>${
    guest === undefined &&
    html`<label class="field"><span>${say('admin-network')}</span><small>${say('admin-network-hint')}</small>
      <input name="network" required maxlength="60" autocomplete="off" value=${range}
        onInput=${e => setRange(e.currentTarget.value)}/></label>`
  }<div class="k-pair"><${Term} value=${hours} set=${setHours}/>
    <${Reason} value=${reason} set=${setReason} hint=${say('admin-ban-reason-hint')}/></div>
    ${
      own
        ? html`<div class="trouble" role="alert"><p>${own}</p><p class="row">
            <button type="button" class="btn" data-test="ban-sure" onClick=${() => send(true)}>
              ${say('admin-ban-sure')}</button>
            <button type="button" class="btn quiet" onClick=${() => setOwn('')}>${say('cancel')}</button></p></div>`
        : html`<p class="row"><button class="btn">${say('admin-ban')}</button></p>`
    }</form>`
}

/** @param {{ ban: Wire.BanShape, then?: () => void, link?: boolean }} props */
function Ban({ ban, then = () => {}, link = true }) {
  const active = ban.lifted === null && (ban.until === null || ban.until * 1000 > Date.now())
  return html`<li data-ban=${ban.id}><div class="k-ban">${
    link && ban.guest !== null
      ? html`<button class="linkish" onClick=${() => openPerson(ban.guest ?? 0)}>${banTarget(ban)}</button>`
      : html`<b>${banTarget(ban)}</b>`
  }<span>${ban.lifted === null ? ends(ban) : say('admin-lifted-at', { date: formatDate(ban.lifted) })}</span>
    <small><time>${formatDate(ban.at)}</time> · ${ban.who}</small></div><p>${ban.reason}</p>
    ${
      active &&
      html`<${AskReason} word=${say('admin-lift')} about=${banTarget(ban)} send=${reason =>
        runAction(adminApi.lift, { ban: ban.id, reason }, 'admin-lifted').then(found => {
          if (found) then()
          return found
        })}/>`
    }</li>`
}

/** @param {{ now: Wire.KeptHall }} props */
export const Bans = ({ now }) => html`<section aria-labelledby="k-bans"><h2 id="k-bans">${say('admin-bans')}</h2>
  ${
    now.bans.length
      ? html`<ul class="plain k-reports" data-test="admin-bans">${now.bans.map(
          ban => html`<${Ban} key=${ban.id} ban=${ban}/>`,
        )}</ul>`
      : html`<p class="none-yet">${say('admin-bans-none')}</p>`
  }<details data-test="ban-range"><summary>${say('admin-ban-network')}</summary>
    <p class="hint">${say('admin-ban-network-hint')}</p><${BanForm}/></details></section>`

// One person

/** @param {{ detail: Wire.PersonDetail, take: (found: Wire.PersonDetail) => void }} props */
function Rename({ detail, take }) {
  const [name, setName] = useState(''),
    [reason, setReason] = useState('')
  return html`<form class="dlg-form" data-test="admin-rename" onSubmit=${e => {
    e.preventDefault()
    runAction(
      adminApi.rename,
      { guest: detail.person.guest, name: name.trim() || null, reason: reason.trim() },
      'admin-renamed',
    ).then(found => {
      if (found) take(found)
    })
  }}><p class="hint">${say('admin-rename-hint')}</p>
    <div class="k-pair"><label class="field"><span>${say('admin-new-name')}</span>
      <small>${say('admin-new-name-hint')}</small>
      <input name="name" maxlength="40" autocomplete="off" value=${name}
        onInput=${e => setName(e.currentTarget.value)}/>
      </label><${Reason} value=${reason} set=${setReason}/></div>
    <p class="row"><button class="btn">${say('admin-rename')}</button></p></form>`
}

/** @param {number} share */
const percent = share => Math.round(share * 100)

/** @param {{ one: Wire.AgreementShape['games'][number] }} props */
const AgreementGame = ({ one }) => html`<li><p><b>${say('admin-agreement-share', {
  game: gameWords(one.game)('title'),
  share: percent(one.share),
  decisions: one.decisions,
  games: one.games,
})}</b> ${say(one.enough ? (one.far ? 'admin-agreement-far' : 'admin-agreement-usual') : 'admin-agreement-few')}</p>
  <p class="hint">${say('admin-agreement-bots', {
    thrall: percent(one.thrall),
    karl: percent(one.karl),
    jarl: percent(one.jarl),
    threshold: percent(one.threshold),
  })} ${say('admin-agreement-rates', {
    false: one.false_alarms,
    karls: one.karl_groups,
    hits: one.hits,
    jarls: one.jarl_groups,
    measured: one.measured,
  })}</p></li>`

/**
 * Agreement with the engine: a hint with its error rate, not a verdict.
 * @param {{ detail: Wire.PersonDetail, look: () => void }} props
 */
function Agreement({ detail, look }) {
  const { agreement, person } = detail,
    working = agreement.state === 'working'
  useEffect(() => {
    if (!working) return
    const timer = setTimeout(look, 2_000)
    return () => clearTimeout(timer)
  }, [detail])
  return html`<details data-test="admin-agreement"><summary>${say('admin-agreement')}</summary>
    <p class="hint">${say('admin-agreement-hint')}</p>
    ${
      agreement.games.length > 0 &&
      html`<ul class="plain k-reports">${agreement.games.map(
        one => html`<${AgreementGame} key=${one.game} one=${one}/>`,
      )}</ul><p><small>${say('admin-agreement-at', { date: formatDate(agreement.at) })}</small></p>`
    }${
      working
        ? html`<p role="status">${say('admin-agreement-working', { done: agreement.done, of: agreement.of })}</p>`
        : html`<p class="row"><button class="btn small" onClick=${() =>
            runAction(adminApi.agreement, { guest: person.guest }, 'admin-agreement-begun').then(look)}>
            ${say('admin-agreement-begin')}</button></p>`
    }</details>`
}

/** @param {{ guest: number }} props */
function Person({ guest }) {
  const [detail, setDetail] = useState(/** @type {Wire.PersonDetail | null} */ (null))
  const look = () => call(adminApi.person(guest)).then(setDetail).catch(showAdminError)
  useEffect(() => {
    look()
  }, [guest])
  if (!detail) return html`<p class="empty">${say('loading')}</p>`
  const { person, bans } = detail
  return html`<div class="k-talk" data-test="admin-person"><section><h3>${nameOr(person.name)}</h3>
    <ul class="plain"><li>${say('admin-person', {
      guest: person.guest,
      account: person.account ? 'yes' : 'no',
      created: formatDate(person.created),
      seen: formatDate(person.seen),
    })}</li>
      <li>${person.here > 0 ? say('admin-here', { count: person.here }) : say('admin-not-here')}${
        person.network && ` · ${say('admin-from', { network: person.network })}`
      }</li>
      ${person.refused_name && html`<li>${say('admin-refused-name', { name: person.refused_name })}</li>`}</ul>
    <p class="row"><button class="btn small" aria-pressed=${String(person.muted)} onClick=${() =>
      runAction(adminApi.mute, { guest, muted: !person.muted }, person.muted ? 'keeper-unmuted' : 'keeper-muted').then(
        () => {
          look()
          loadServerState()
        },
      )}>${say(person.muted ? 'keeper-unmute' : 'keeper-mute')}</button></p></section>
    <section><h3>${say('admin-bans')}</h3>${
      bans.length > 0 &&
      html`<ul class="plain k-reports">${bans.map(
        ban => html`<${Ban} key=${ban.id} ban=${ban} then=${look} link=${false}/>`,
      )}</ul>`
    }<details open=${!person.banned} data-test="ban-person"><summary>${say('admin-ban-guest')}</summary>
      <p class="hint">${say('admin-ban-hint')}</p><${BanForm} guest=${guest} then=${look}/></details>
    ${
      person.network &&
      html`<details data-test="ban-line"><summary>${say('admin-ban-network')}</summary>
        <p class="hint">${say('admin-ban-network-hint')}</p>
        <${BanForm} network=${person.network} then=${look}/></details>`
    }</section>
    <details><summary>${say('admin-name')}</summary><${Rename} detail=${detail} take=${(
      /** @type {Wire.PersonDetail} */ found,
    ) => {
      setDetail(found)
      loadServerState()
    }}/></details>
    <${Agreement} detail=${detail} look=${look}/></div>`
}

/** @param {number} guest */
export const openPerson = guest =>
  openDialog(
    () => say('admin-person-title', { guest }),
    () => html`<${Person} key=${guest} guest=${guest}/>`,
    { cls: 'wide' },
  )

/**
 * Name that links to everything an admin knows and may do about this person.
 * @param {{ guest: number, name: string }} props
 */
export const PersonLink = ({ guest, name }) =>
  html`<button class="linkish" data-guest-link=${guest} onClick=${() => openPerson(guest)}>${nameOr(name)}</button>`

export function People() {
  const [wanted, setWanted] = useState(''),
    [found, setFound] = useState(/** @type {Wire.PersonShape[] | null} */ (null))
  /** @param {DomEvent} e */
  const look = e => {
    e.preventDefault()
    call(`${adminApi.people}?find=${encodeURIComponent(wanted.trim())}`)
      .then(setFound)
      .catch(showAdminError)
  }
  return html`<section aria-labelledby="k-people"><h2 id="k-people">${say('admin-people')}</h2>
    <form class="k-find" data-test="admin-find" onSubmit=${look}>
      <label class="field"><span>${say('admin-find')}</span><small>${say('admin-find-hint')}</small>
        <input name="find" maxlength="60" autocomplete="off" value=${wanted}
          onInput=${e => setWanted(e.currentTarget.value)}/></label>
      <button class="btn">${say('admin-find-do')}</button></form>
    ${
      found &&
      (found.length
        ? html`<ul class="plain k-people" data-test="admin-people">${found.map(
            one => html`<li key=${one.guest}><${PersonLink} guest=${one.guest} name=${one.name}/>
              <small>${[
                say('admin-number', { guest: one.guest }),
                one.here > 0 && say('admin-here', { count: one.here }),
                one.network && say('admin-from', { network: one.network }),
                one.banned && say('admin-is-banned'),
                one.muted && say('admin-is-muted'),
              ]
                .filter(Boolean)
                .join(' · ')}</small></li>`,
          )}</ul>`
        : html`<p class="none-yet">${say('admin-people-none')}</p>`)
    }</section>`
}

// Who may come in

/** @param {{ now: Wire.KeptHall }} props */
export function EntryRules({ now }) {
  const [appeal, setAppeal] = useState(now.appeal),
    [picked, setPicked] = useState('')
  const wish = picked || now.door
  return html`<section aria-labelledby="k-door"><h2 id="k-door">${say('admin-door')}</h2>
    <form data-test="admin-door" onSubmit=${e => {
      e.preventDefault()
      runAction(adminApi.door, { door: wish }, `admin-door-${wish}-done`).then(() => setPicked(''))
    }}><fieldset><legend class="sr">${say('admin-door')}</legend>${['open', 'closed', 'members'].map(
      door => html`<label key=${door} class="tick"><input type="radio" name="door" checked=${wish === door}
        onChange=${() => setPicked(door)}/>
        <span>${say(`admin-door-${door}`)} <small>${say(`admin-door-${door}-hint`)}</small></span></label>`,
    )}</fieldset><p class="row"><button class="btn" disabled=${wish === now.door}>${say('admin-door-set')}</button></p>
    </form>
    <form data-test="admin-appeal" onSubmit=${e => {
      e.preventDefault()
      runAction(adminApi.appeal, { appeal: appeal.trim() }, 'admin-appeal-done')
    }}><label class="field"><span>${say('admin-appeal')}</span><small>${say('admin-appeal-hint')}</small>
      <input name="appeal" maxlength="500" autocomplete="off" value=${appeal}
        onInput=${e => setAppeal(e.currentTarget.value)}/></label>
      <p class="row"><button class="btn">${say('save')}</button></p></form></section>`
}
