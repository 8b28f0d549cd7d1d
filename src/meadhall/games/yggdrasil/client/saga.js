// The open page of a saga: its text and requirements, distance to its goal and to its own ways to lose, and its rules.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { openCampaign } from './lazy_parts.js'
import { Story } from './story.js'
import { CELL } from './tree_margins.js'

const roomy = matchMedia('(min-width: 1200px) and (min-height: 1000px)')

/** @param {Yggdrasil.Saga} saga */
const keyOf = saga => `page-${saga.saga}-${saga.page}`

/** A number out of a maximum, a box each. @param {{ t: Yggdrasil.Reader, numbers: number[], bad?: boolean }} props */
function Pips({ t, numbers: [count, need], bad }) {
  return html`<span class="pips ${bad ? 'bad' : ''}" role="img" aria-label=${t.words('saga-progress', { count, need })}>
    ${Array.from({ length: need }, (_, i) => html`<i key=${i} class=${i < count ? 'on' : ''}></i>`)}
    <b aria-hidden="true">${count}/${need}</b></span>`
}

/** @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props */
const Goal = ({ t, saga }) => html`<p class="sg-goal"><b>${t.words('saga-goal')}</b>
  <span>${t.words(`${keyOf(saga)}.goal`, { need: saga.goal[1] ?? 0 })}</span>
  ${saga.goal[1] > 1 && html`<${Pips} t=${t} numbers=${saga.goal}/>`}</p>`

/** @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props */
function Loss({ t, saga }) {
  const key = `${keyOf(saga)}.loss`
  return (
    t.words.has(key) &&
    html`<p class="sg-loss"><b>${t.words('saga-loss')}</b> <span>${t.words(key)}</span>
      ${saga.losses.map((numbers, i) => html`<${Pips} key=${i} t=${t} numbers=${numbers} bad=${true}/>`)}</p>`
  )
}

/**
 * The spaces of Nidhogg's way, with the effects of the marked ones.
 * @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props
 */
function Track({ t, saga: { track }, saga }) {
  const { at } = t.view.nidhogg,
    last = track[track.length - 1],
    space = track.indexOf('Z')
  return html`<div class="sg-way"><b>${t.words('saga-track')}</b>
    <ol class="plain sg-track">${track.map((cell, i) => {
      const here = i === at
      return html`<li key=${i} class="${here ? 'here' : i < at ? 'past' : ''} c-${cell}"
        aria-current=${here ? 'step' : null}
        aria-label=${here ? t.words('nidhogg-here', { number: i }) : i}>
        ${here ? icon('nidhogg', { s: 20 }) : CELL[cell] ? icon(CELL[cell], { s: 18 }) : i}</li>`
    })}</ol>
    <ul class="plain sg-spaces">
      ${
        space >= 0 &&
        html`<li>${icon(CELL.Z, { s: 16 })} <span><b>${t.words('saga-space', { number: space })}</b>${' '}
          ${t.words(`${keyOf(saga)}.space`)}</span></li>`
      }
      <li>${icon(CELL[last], { s: 16 })} <span><b>${t.words('saga-space', { number: track.length - 1 })}</b>${' '}
        ${t.words(`track-${last}`)}</span></li>
      ${
        last === 'P' &&
        html`<li>${icon('star', { s: 16 })} <span><b>${t.words('saga-turn')}</b>${' '}
          ${t.words(`${keyOf(saga)}.turn`)}</span></li>`
      }</ul></div>`
}

/** @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props */
const Rules = ({ t, saga }) => html`<ul class="sg-rules">
    ${t
      .words(`${keyOf(saga)}.holds`)
      .split('\n')
      .map(rule => html`<li key=${rule}>${rule}</li>`)}</ul><${Track} t=${t} saga=${saga}/>
  ${saga.actions.length > 0 && html`<h3>${t.words('saga-actions')}</h3>`}
  <ul class="plain sg-acts">${saga.actions.map(
    name => html`<li key=${name}><b>${t.words(`errand-${name}`)}</b> ${t.words(`errand-${name}.effect`)}</li>`,
  )}</ul>`

/**
 * What the page counts besides its goal, and who is gone for good or fated.
 * @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props
 */
function Counted({ t, saga }) {
  const lines = [
    ...(saga.goal[1] > 1 ? [] : Object.entries(saga.tally).filter(([, count]) => count > 0)).map(([name, count]) =>
      say('labelled', { name: t.words(`tally-${name}`), text: String(count) }),
    ),
    ...saga.slain.map(enemy => t.words('event-slain', { enemy: t.words(`enemy-${enemy}`) })),
    ...Object.entries(saga.fates).map(([god, enemy]) =>
      t.words('event-fate', { god: t.words(`god-${god}`), enemy: t.words(`enemy-${enemy}`) }),
    ),
  ]
  return (
    lines.length > 0 && html`<ul class="plain sg-told">${lines.map(line => html`<li key=${line}>${line}</li>`)}</ul>`
  )
}

/**
 * The saga, the number of attempts, and a link to the sheets; only the saga's name in a single game.
 * @param {{ t: Yggdrasil.Reader }} props
 */
function Campaign({ t }) {
  const { campaign, saga } = t.view
  if (!campaign) return saga && html`<p class="sg-of">${t.words(`saga-${saga.saga}`)}</p>`
  const { saga: name, sagas, tries } = campaign
  return html`<div class="sg-of"><p>${t.words('campaign-ragnarok')} · ${t.words('campaign-at', {
    number: sagas.indexOf(name) + 1,
    all: sagas.length,
    saga: t.words(`saga-${name}`),
    tries: tries[name] ?? 1,
  })}</p><button class="btn small" data-test="open-sheets" onClick=${() => openCampaign(t)}>${icon('book', { s: 18 })}
      ${t.words('sheets-title')}</button></div>`
}

/** The whole page as a dialog, where the board has no room for it. @param {Yggdrasil.Reader} t */
export const openPage = t =>
  t.open(t.view.saga ? t.words(keyOf(t.view.saga)) : '', now => {
    const { saga } = now.view
    return saga
      ? html`<div class="sagabox"><${Campaign} t=${now}/><p class="sg-tale">${now.words(`${keyOf(saga)}.tale`)}</p>
        <${Story} t=${now}/>
        <${Goal} t=${now} saga=${saga}/><${Loss} t=${now} saga=${saga}/><${Counted} t=${now} saga=${saga}/>
        <${Rules} t=${now} saga=${saga}/></div>`
      : ''
  })

/** @param {{ t: Yggdrasil.Reader }} props */
export function Saga({ t }) {
  const { saga, campaign } = t.view
  if (!saga)
    return (
      campaign &&
      html`<section class="panel sagabox" aria-label=${t.words('campaign-ragnarok')}><${Campaign} t=${t}/></section>`
    )
  const key = keyOf(saga)
  return html`<section class="panel sagabox" aria-labelledby="saga-h" data-test="saga"><${Campaign} t=${t}/>
    <h2 id="saga-h">${t.words(key)} <small>${t.words('saga-page', { page: saga.page, pages: saga.pages })}</small></h2>
    <p class="sg-tale">${t.words(`${key}.tale`)}</p><${Story} t=${t}/>
    <${Goal} t=${t} saga=${saga}/><${Loss} t=${t} saga=${saga}/>
    <${Counted} t=${t} saga=${saga}/>
    <details open=${roomy.matches}><summary>${t.words('saga-holds')}</summary><${Rules} t=${t} saga=${saga}/></details>
    </section>`
}
