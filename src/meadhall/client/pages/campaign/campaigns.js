// Campaigns: continue a saved one, restart the one of this table, or continue with other people.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, heroName, heroNames, say, storyPlace } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { LEVELS } from '../../table/seats.js'
import { errorText, post } from '../../transport/api.js'
import { api, assetUrl, tableUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { FileDrop } from '../../widgets/link_field.js'
import { showError } from '../../widgets/notifications.js'
import { SeatField } from '../lobby/new_table.js'

const LARGEST = 4_000_000

/** The file in the format of the API. @param {File} file */
const packFile = file =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done({ file: String(reader.result).split(',')[1] ?? '', name: file.name.slice(0, 200) })
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })

/**
 * Default seats: the same people; for a file me, open seats for the others, and its bots.
 * @param {CampaignShape} held
 * @param {CampaignSource} source
 * @returns {SeatWish[]}
 */
function defaultSeats(held, source) {
  if (source.table) return held.people.map(() => ({ kind: 'same' }))
  const first = held.people.findIndex(one => !LEVELS.includes(one.kind))
  return held.people.map((one, i) =>
    LEVELS.includes(one.kind)
      ? { kind: 'bot', level: one.kind }
      : i === Math.max(0, first)
        ? { kind: 'me', name: '' }
        : { kind: 'open' },
  )
}
/** @param {SeatWish} props */
const seatWish = ({ kind, level, name }) => ({
  kind,
  ...(level ? { level } : {}),
  ...(name?.trim() ? { name: name.trim() } : {}),
})

/**
 * @param {{ held: CampaignShape, source: CampaignSource, way: Way, seats: SeatWish[], set: (seats: SeatWish[]) =>
 *   void }} props
 */
function People({ held, source, way, seats, set }) {
  const counts = held.players[way],
    words = gameWords(held.game),
    { heroes } = held.story,
    fixed = counts.length < 2
  /** @param {number} i */
  const hero = i => (heroes[i] ? heroName(words, heroes[i]) : '')
  return html`<fieldset><legend>${say('who-sits')}</legend><p class="hint">
    ${say(fixed ? 'people-fixed' : 'people-between')}</p>
    ${seats.map(
      (seat, i) =>
        html`<${SeatField} key=${i} i=${i} seat=${seat} levels=${LEVELS} of=${hero(i)} same=${
          source.table && held.people[i]?.name
        } set=${(/** @type {SeatWish} */ next) => set(seats.map((old, j) => (j === i ? next : old)))}
      drop=${i === seats.length - 1 && counts.includes(seats.length - 1) ? () => set(seats.slice(0, -1)) : null}/>`,
    )}
    ${
      counts.includes(seats.length + 1) &&
      html`<p class="row">
        <button type="button" class="btn small" onClick=${() => set([...seats, { kind: 'open' }])}>
          ${say('seat-add')}</button></p>`
    }</fieldset>`
}

/** @param {{ held: CampaignShape, way: string, set: (way: string) => void }} props */
const Ways = ({ held, way, set }) =>
  held.ways.length > 1 &&
  html`<fieldset class="paces"><legend>${say('campaign-way')}</legend>
  ${held.ways.map(
    one =>
      html`<label key=${one} class="tick"><input type="radio" name="way" checked=${way === one}
        onChange=${() => set(one)}/>
      <span>${say(`way-${one}`)}</span></label>`,
  )}</fieldset>`

/**
 * What is known about a saved campaign: its state, and what a change of the book or its end means.
 * @param {{ held: CampaignShape }} props
 */
function Held({ held }) {
  const note = held.over
    ? 'campaign-is-over'
    : !held.ways.includes('position')
      ? 'campaign-place-lost'
      : !held.current
        ? 'campaign-older'
        : null
  return html`<div class="held-file"><h3>${held.name}</h3><p>
    ${[gameWords(held.game)('title'), storyPlace(held.story)].join(' · ')}</p>
    <p class="hint">
      ${[heroNames(held.game, held.story), say('sittings', { count: held.sittings })].filter(Boolean).join(' · ')}</p>
      ${note && html`<p class="note" role="status">${say(note)}</p>`}</div>`
}

/** Form to continue a campaign that has been read. @param {{ held: CampaignShape, source: CampaignSource }} props */
function TakeUp({ held, source }) {
  const [way, setWay] = useState(held.ways[0]),
    [seats, setSeats] = useState(defaultSeats(held, source)),
    [title, setTitle] = useState(held.name)
  const [trouble, setTrouble] = useState(''),
    [busy, setBusy] = useState(false)
  /** @param {Way} next */
  const choose = next => {
    setWay(next)
    if (!held.players[next].includes(seats.length)) setSeats(defaultSeats(held, source))
  }
  /** @param {DomEvent} e */
  const go = async e => {
    e.preventDefault()
    setBusy(true)
    try {
      const made = await post(api.campaigns, { ...source, way, title: title.trim(), seats: seats.map(seatWish) })
      location.href = tableUrl(made.id)
    } catch (error) {
      setTrouble(errorText(error))
      setBusy(false)
    }
  }
  return html`<form class="opts" onSubmit=${go}><${Held} held=${held}/>
    <label class="field"><span>${say('campaign-name')}</span>
      <input value=${title} maxlength="80" onInput=${e => setTitle(e.currentTarget.value)}/></label>
    <${Ways} held=${held} way=${way} set=${choose}/><${People} held=${held} source=${source} way=${way} seats=${seats}
      set=${setSeats}/>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="row">
      <button class="btn main" disabled=${busy} data-test="take-up">
        ${say(way === 'position' ? 'campaign-go-on' : 'campaign-again')}</button></p></form>`
}

/** @param {CampaignSource} source */
async function lookInto(source) {
  const held = await post(api.campaignLook, source)
  await gameWords(held.game).load()
  return held
}

function Saved() {
  const [found, setFound] = useState(/** @type {{ held: CampaignShape, source: CampaignSource } | null} */ (null)),
    [trouble, setTrouble] = useState(''),
    [busy, setBusy] = useState(false)
  /** @param {File | undefined} file */
  const read = async file => {
    if (!file) return
    setTrouble('')
    setBusy(true)
    try {
      if (file.size > LARGEST) throw { key: 'too-big', args: { most: LARGEST } }
      const source = await packFile(file)
      setFound({ source, held: await lookInto(source) })
    } catch (error) {
      setTrouble(errorText(error))
    }
    setBusy(false)
  }
  if (found) return html`<${TakeUp} ...${found}/>`
  return html`<${FileDrop} read=${read}>
    <p>${say('campaign-open-hint')}</p>
      <label class="field"><span>${say('campaign-choose')}</span>
        <input type="file" accept=".campaign" disabled=${busy} data-test="campaign-file"
          onChange=${e => {
            read(e.currentTarget.files?.[0])
            e.currentTarget.value = ''
          }}/></label>
    ${busy && html`<p class="hint" role="status">${say('loading')}</p>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}<//>`
}
export const openSavedCampaigns = () =>
  openDialog(
    () => say('campaign-open'),
    () => html`<${Saved}/>`,
    { cls: 'wide' },
  )

/** @param {{ id: string }} props */
function Elsewhere({ id }) {
  const [held, setHeld] = useState(/** @type {CampaignShape | null} */ (null)),
    [trouble, setTrouble] = useState('')
  useEffect(() => {
    lookInto({ table: id })
      .then(setHeld)
      .catch(error => setTrouble(errorText(error)))
  }, [])
  if (trouble) return html`<p class="trouble" role="alert">${trouble}</p>`
  return held
    ? html`<p class="hint">${say('campaign-elsewhere-hint')}</p><${TakeUp} held=${held} source=${{ table: id }}/>`
    : html`<p class="hint">${say('loading')}</p>`
}
/** @param {string} id */
export const openNewPlayers = id =>
  loadStyle(assetUrl('style/forms.css')).then(() =>
    openDialog(
      () => say('campaign-elsewhere'),
      () => html`<${Elsewhere} id=${id}/>`,
      { cls: 'wide' },
    ),
  )

/** Open the next game of a campaign at a new table with the same people. @param {Detail} sheet */
export const continueCampaign = ({ id, pace, listed, seats }) =>
  post(api.campaigns, { table: id, way: 'position', pace, listed, seats: seats.map(() => ({ kind: 'same' })) })
    .then(made => {
      location.href = tableUrl(made.id)
    })
    .catch(showError)

/** @param {string} id @param {string} way */
const sitDown = (id, way) => post(`${api.restart(id)}?way=${way}`).catch(showError)

/** @param {string} id */
export function openRestart(id) {
  const restart = () => {
    closeDialog()
    sitDown(id, 'beginning')
  }
  openDialog(
    () => say('campaign-restart'),
    () => html`<p>${say('campaign-restart-hint')}</p><div class="row">
    <button class="btn main" data-test="restart"
      onClick=${restart}>${icon('undo', { s: 18 })} ${say('campaign-restart')}
      </button>
    <button class="btn" onClick=${closeDialog}>${say('cancel')}</button></div>`,
  )
}

/** @param {{ id: string }} props */
const GoOn = ({
  id,
}) => html`<button class="btn main small" onClick=${() => sitDown(id, 'position')}>${say('campaign-stuck-on')}</button>
  <button class="btn small" onClick=${() => openRestart(id)}>${say('campaign-restart')}</button>`
/** @param {{ id: string }} props */
const GoElsewhere = ({
  id,
}) => html`<button class="btn main small" data-test="elsewhere" onClick=${() => openNewPlayers(id)}>
  ${say('campaign-elsewhere')}</button>`

/**
 * After a change of the book the answers no longer replay: let the host choose how to continue. A finished game only
 * offers a new table.
 * @param {{ id: string, host: boolean, over: boolean }} props
 */
export function Stuck({ id, host, over }) {
  const word = over ? 'campaign-stuck-over' : host ? 'campaign-stuck' : 'campaign-stuck-wait'
  return html`<section class="asking" role="alert" data-test="stuck"><p>${say(word)}</p>
    ${host && html`<div class="row"><${over ? GoElsewhere : GoOn} id=${id}/></div>`}</section>`
}
