// Sidebar: each seat in a line, the round, story cards and unlocked cards.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { openJournal, showCard } from './lazy_parts.js'
import { foeIcon } from './targets.js'

/**
 * One line about a seat, for the list of players.
 * @param {Trudvang.Reader} t
 * @param {number} seat
 */
export function note(t, seat) {
  const hero = t.view.heroes[seat]
  return hero?.hero
    ? t.words('seat-note', {
        hero: t.phrases.hero(hero.hero),
        class: t.words(`class-${hero.class}`),
        hp: hero.hp,
        most: hero.most,
      })
    : ''
}

/** @param {{ t: Trudvang.Reader }} props */
function Phases({ t }) {
  const phases = t.view.sleeves.phases.filter(phase => phase !== '-'),
    now = phases.indexOf(t.view.phase)
  return html`<section class="panel phases" aria-labelledby="round-h" data-part="phases">
    <h2 id="round-h">${t.words('round-title', { round: t.view.round })}</h2>
    <ol class="plain">
      ${phases.map(
        (phase, i) =>
          html`<li key=${phase} class=${
            i < now ? 'done' : i === now ? 'now' : ''
          } aria-current=${i === now ? 'step' : null}>
          <span>${i < now ? icon('check', { s: 15 }) : i + 1}</span>${t.phrases.card(phase)}</li>`,
      )}</ol></section>`
}

/** World cards and others in the stories area, with the tokens on them. @param {{ t: Trudvang.Reader }} props */
function Stories({ t }) {
  const { sleeves, cards } = t.view,
    shown = [...sleeves.stories, ...sleeves.beside].filter(id => cards[id] && cards[id].kind !== 'rule')
  return shown.map(id => {
    const { text, tokens } = cards[id],
      lying = sleeves.tokens[id] ?? 0
    return html`<section key=${id} class="panel story-card" data-card=${id}>
      <h2><button class="linkish" onClick=${() => showCard(t, id)}>${t.phrases.card(id)}</button></h2>
      ${text && html`<p>${t.phrases.prose(text)}</p>`}
      ${
        tokens &&
        html`<div class="strokes" role="img"
          aria-label=${t.words('tokens-of', {
            name: t.phrases.capital(t.phrases.prose(tokens.name ?? '')),
            count: lying,
            most: tokens.most,
          })}>
        ${Array.from({ length: tokens.most || lying }, (_, i) => html`<i key=${i} class=${i < lying ? 'on' : ''}></i>`)}
          </div>`
      }</section>`
  })
}

/** Enemy cards in play: pressing shows what they are and do. @param {{ t: Trudvang.Reader }} props */
function Enemies({ t }) {
  const cards = Object.entries(t.view.map.enemies)
  return (
    cards.length > 0 &&
    html`<section class="panel enemy-cards" aria-labelledby="enemies-h"><h2 id="enemies-h">${t.words('enemies-title')}
      </h2>
      <ul class="plain">
        ${cards.map(
          ([figure, card]) =>
            html`<li key=${card}>
            <button class="foe-btn" title=${t.phrases.card(card)} onClick=${() => showCard(t, card)}>
              ${foeIcon(figure, 38)}
              <span>${t.phrases.card(card)}</span></button></li>`,
        )}</ul></section>`
  )
}

/** @param {{ t: Trudvang.Reader }} props */
export function Standing({ t }) {
  const { adventure, campaign, sleeves } = t.view
  return html`${sleeves.phases.length > 0 && html`<${Phases} t=${t}/>`}
    ${
      adventure &&
      html`<section class="panel saga-box" data-part="story"><h2>${t.phrases.prose(adventure.title)}</h2><p>
        ${t.phrases.prose(adventure.blurb)}</p>
        <button class="btn small" onClick=${() => openJournal(t)}>${icon('book', { s: 18 })} ${t.words('journal')}
          </button></section>`
    }
    <${Enemies} t=${t}/><${Stories} t=${t}/>
    ${
      campaign.played.length > 0 &&
      html`<section class="panel"><h2>${t.words('campaign')}</h2>
        <ul class="plain">
          ${campaign.played.map(
            one => html`<li key=${one.adventure}>${icon('check', { s: 15 })} ${t.phrases.prose(one.title)}</li>`,
          )}</ul></section>`
    }`
}
