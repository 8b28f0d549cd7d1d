// Close-up of a region, a card or a Hero's Feats, with everything known about them.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { Feat, parseFeat } from './feat.js'
import { unitName, unitNames } from './notation.js'
import { foeIcon } from './targets.js'

/**
 * Enemies with their kinds and abilities.
 * @param {{ t: Trudvang.Reader, foes: Trudvang.Foes, facts?: Trudvang.Foes | null }} props
 */
const Foes = ({ t, foes, facts = foes }) =>
  html`<p class="foe-nature">${facts && html`<span>${t.words('foe-facts', { ...facts })}</span>`}<small>
    ${t.phrases.nature(foes)}</small>
    ${t.phrases.abilities(foes).map((ability, i) => html`<span key=${i}>${ability}</span>`)}</p>`

/** @param {{ t: Trudvang.Reader, id: string }} props */
const Card = ({ t, id }) => {
  const card = t.view.cards[id],
    { phrases, words } = t
  return html`<li>${card?.foes && foeIcon(card.foes.figure, 34)} <b>${phrases.card(id)}</b>
    ${card?.text && html` <em>${phrases.prose(card.text)}</em>`}
    ${
      card?.tokens &&
      html` <small>
        ${words('tokens-of', {
          name: phrases.capital(phrases.prose(card.tokens.name ?? '')),
          count: t.view.sleeves.tokens[id] ?? 0,
          most: card.tokens.most,
        })}</small>`
    }
    ${card?.foes && html`<${Foes} t=${t} foes=${card.foes}/>`}
      ${phrases.does(id).map((said, i) => html`<small key=${i}>${said}</small>`)}</li>`
}
/** @param {Trudvang.Reader} t @param {string} id */
export const lookAt = (t, id) =>
  t.open(t.words(`map-${id}`), now => {
    const { view, phrases, words } = now

    /** @param {{ place: string }} one */
    const isHere = one => one.place === id,
      heroes = view.heroes.filter(one => one.at === id && one.hero)
    const cards = [
        view.map.locations[id],
        ...Object.entries(view.map.people)
          .filter(([, one]) => isHere(one))
          .map(([card]) => card),
      ].filter(Boolean),
      loose = view.map.threat.filter(isHere)
    const empty = !phrases.inPlace(id).length
    return html`<div class="closeup">
    ${
      heroes.length > 0 &&
      html`<p>${icon('seats', { s: 18 })} ${heroes.map(one => phrases.hero(one.hero)).join(', ')}
      </p>`
    }
    ${view.groups.filter(isHere).map(
      group =>
        html`<section key=${group.group}><h3>${foeIcon(group.figure, 30)} ${phrases.foes(group.group)}</h3>
          <ul class="plain">
            ${unitNames(group).map(
              (name, i) =>
                html`<li key=${name}>
                  ${say('labelled', {
                    name: phrases.capital(phrases.unit(unitName(group.group, group.units[i]) ?? name)),
                    text: words('foe-facts', {
                      health: group.units[i].health - group.units[i].damage,
                      attack: group.units[i].attack,
                      defence: group.units[i].defence,
                    }),
                  })}</li>`,
            )}</ul>
          <${Foes} t=${now} foes=${group.foes} facts=${null}/></section>`,
    )}
    ${view.pois.filter(isHere).map(
      poi => html`<section key=${poi.poi}><h3>${phrases.poi(poi.poi)}</h3><p><em>${phrases.prose(poi.text)}</em></p>
        ${poi.duel && html`<p>${words('duel-line', { hero: phrases.hero(poi.duel) })}</p>`}</section>`,
    )}
    ${loose.length > 0 && html`<p>${words('threat-here', { count: loose.length })}</p>`}
      ${
        cards.length > 0 &&
        html`<ul class="plain cards">
        ${cards.map(card => html`<${Card} key=${card} t=${now} id=${card}/>`)}</ul>`
      }
    ${view.map.ships.includes(id) && html`<p>${icon('ship', { s: 18 })} ${words('ship-here')}</p>`}
      ${empty && html`<p class="hint">${words('region-empty')}</p>`}
    ${printed.borders[id].map(
      (ids, i) =>
        ids.length > 0 &&
        html`<p key=${i} class="hint">
            ${words(i ? 'near-sea' : 'near-land', { regions: ids.map(one => words(`map-${one}`)).join(', ') })}</p>`,
    )}</div>`
  })
/** @param {Trudvang.Reader} t @param {string} id */
export const showCard = (t, id) =>
  t.open(t.phrases.card(id), now => html`<ul class="plain cards"><${Card} t=${now} id=${id}/></ul>`)

/** Feats as printed. @param {{ t: Trudvang.Reader, ids: string[] }} props */
const Cards = ({ t, ids }) =>
  html`<div class="feats printed">${ids.map((id, i) => html`<${Feat} key=${i} t=${t} feat=${parseFeat(id)}/>`)}</div>`
/** @param {Trudvang.Reader} t @param {string} id */
export const showFeat = (t, id) => t.open(t.words(`feat-${id}`), now => html`<${Cards} t=${now} ids=${[id]}/>`)
/**
 * A Hero's Feats: where each is known to be, and what the next levels may bring.
 * @param {Trudvang.Reader} t
 * @param {number} seat
 */
export const openFeats = (t, seat) =>
  t.open(t.words('feats-title', { hero: t.phrases.hero(t.view.heroes[seat].hero) }), now => {
    const { feats, upgrades, ultimates } = now.view.heroes[seat],
      parts = [
        .../** @type {const} */ (['top', 'bag', 'bottom', 'out']).map(part => [part, feats[part]]),
        ['next', [...upgrades.top, ...upgrades.bag, ...upgrades.bottom, ...ultimates]],
      ]
    return parts
      .filter(([, ids]) => ids.length)
      .map(([part, ids]) => html`<h3 key=${part}>${now.words(`feats-${part}`)}</h3><${Cards} t=${now} ids=${ids}/>`)
  })
