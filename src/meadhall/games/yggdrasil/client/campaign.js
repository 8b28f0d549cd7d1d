// The campaign: every god's experience sheet with its rows, their effects, and boxes ticked, open or struck out; and
// purchases between two games.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { CampaignWay, openJournal } from './journal.js'
import { pawn } from './tokens.js'

const PRINTED = [1, 2, 3, 4] // the boxes of a relation; those not used with this number of players are struck out
const RELATIONS = ['brother', 'blood', 'chance', 'travel']

/**
 * @typedef {object} Box
 * @property {number} cost
 * @property {'on' | 'next' | 'later' | 'struck'} state
 * @property {string} name what stands in it: a face, a god who is entered
 * @property {string} answer what buys it, where a press says enough
 */

/**
 * The boxes of a row from left to right.
 * @param {Yggdrasil.Reader} t
 * @param {Yggdrasil.SheetRow} row
 * @returns {Box[]}
 */
function boxesOf(t, { row, costs, faces, ticked }) {
  if (faces && Array.isArray(ticked))
    return costs.map((cost, i) => ({
      cost,
      state: ticked.includes(faces[i]) ? 'on' : 'next',
      name: faces[i],
      answer: `buy ${row} ${faces[i]}`,
    }))
  const names = Array.isArray(ticked) ? ticked.map(god => t.phrases.nameOf('god', god)) : [],
    filled = Array.isArray(ticked) ? ticked.length : ticked
  const open = costs.map(
    (cost, i) =>
      /** @type {Box} */ ({
        cost,
        state: i < filled ? 'on' : i === filled ? 'next' : 'later',
        name: names[i] ?? '',
        answer: RELATIONS.includes(row) ? '' : `box:${row}`,
      }),
  )
  if (!RELATIONS.includes(row)) return open
  return PRINTED.map(
    cost => open.find(box => box.cost === cost) ?? /** @type {Box} */ ({ cost, state: 'struck', name: '', answer: '' }),
  )
}

/** The answers that buy a box. @param {Yggdrasil.Reader} t @param {string} box */
const boughtWith = (t, box) => (t.mine ? [...t.decision.options.values()].filter(one => one.targets[0] === box) : [])

/** @param {{ t: Yggdrasil.Reader, box: Box, xp: number, mine: boolean }} props */
function BoxView({ t, box: { cost, state, name, answer }, xp, mine }) {
  const dear = state === 'next' && cost > xp,
    label = t.words(`box-${dear ? 'dear' : state}`, { name: name || 'none', cost }),
    face = html`${name && html`<b>${name}</b>`} ${
      state === 'on' ? icon('check', { s: 16 }) : state === 'struck' ? html`<s>${cost}</s>` : cost
    }`
  const text = mine && t.mine && answer && state === 'next' && boughtWith(t, answer)[0]?.answer
  if (text)
    return html`<button type="button" class="xp-box buy ${t.chosen === text ? 'chosen' : ''}" data-buy=${text}
      aria-pressed=${String(t.chosen === text)} aria-label=${label} title=${label}
      onClick=${() => t.choose(text)}>${face}</button>`
  return html`<span class="xp-box ${state} ${dear ? 'dear' : ''}" role="img" aria-label=${label}
    title=${label}>${face}</span>`
}

/** The gods who may be entered in the next box of a relation. @param {{ t: Yggdrasil.Reader, row: string }} props */
function Gods({ t, row }) {
  return boughtWith(t, `box:${row}`).map(({ answer: text, targets }) => {
    const god = t.phrases.nameOf('god', targets[1].slice('for:'.length))
    return html`<button key=${text} type="button" class="xp-box buy ${t.chosen === text ? 'chosen' : ''}"
      data-buy=${text}
      aria-pressed=${String(t.chosen === text)} aria-label=${t.label(text)}
      onClick=${() => t.choose(text)}>+ ${god}</button>`
  })
}

/** @param {{ t: Yggdrasil.Reader, row: Yggdrasil.SheetRow, xp: number, mine: boolean }} props */
const Row = ({ t, row, xp, mine }) =>
  html`<tr><th scope="row">${t.words(`row-${row.row}`)} <small>${t.words(`does-${row.row}`)}</small></th><td>
    <span class="xp-boxes">${boxesOf(t, row).map(
      (box, i) => html`<${BoxView} key=${i} t=${t} box=${box} xp=${xp} mine=${mine}/>`,
    )}
    ${mine && RELATIONS.includes(row.row) && html`<${Gods} t=${t} row=${row.row}/>`}</span></td></tr>`

/**
 * A god's sheet; the buyer presses its boxes.
 * @param {{ t: Yggdrasil.Reader, sheet: Yggdrasil.ExperienceSheet, mine?: boolean }} props
 */
function Sheet({ t, sheet, mine = false }) {
  const god = t.view.gods.find(one => one.god === sheet.hero)
  return html`<section class="xp-sheet ${mine ? 'panel mine' : ''}" aria-label=${t.phrases.nameOf('god', sheet.hero)}>
    <header>
      ${
        god &&
        html`<svg class="god-face" viewBox="-26 -28 52 56" width="44" height="47" aria-hidden="true">
          ${pawn(god.god, god.seat, false)}</svg>`
      }
      <div><h3>${t.phrases.nameOf('god', sheet.hero)}</h3>
        <p class="xp-left">${t.words('experience-left', { count: sheet.xp })}</p></div></header>
    <table class="xp"><tbody>${sheet.rows.map(
      row => html`<${Row} key=${row.row} t=${t} row=${row} xp=${sheet.xp} mine=${mine}/>`,
    )}</tbody></table></section>`
}

/** Between two games: the sheet of the buyer, large, and those of the others. @param {{ t: Yggdrasil.Reader }} props */
export function Purchases({ t }) {
  const { campaign, asked, players } = t.view
  if (!campaign) return null
  const { sheets } = campaign,
    buyer = players.find(one => one.seat === asked?.seat)?.god
  const own = sheets.filter(sheet => sheet.hero === buyer),
    others = sheets.filter(sheet => sheet.hero !== buyer && t.words.has(`god-${sheet.hero}`))
  return html`<div class="purchases" data-test="purchases">
    <${CampaignWay} t=${t} campaign=${campaign}/>
    <p class="hint">${t.words('purchases-hint')}</p>
    ${own.map(sheet => html`<${Sheet} key=${sheet.hero} t=${t} sheet=${sheet} mine=${true}/>`)}
    ${
      others.length > 0 &&
      html`<details class="panel xp-others"><summary>${t.words('purchases-others')}</summary>
        ${others.map(sheet => html`<${Sheet} key=${sheet.hero} t=${t} sheet=${sheet}/>`)}</details>`
    }</div>`
}

/** @param {Yggdrasil.Reader} t */
export const openCampaign = t =>
  t.open(t.words('sheets-title'), now =>
    now.view.campaign
      ? html`<div class="xp-all" data-test="sheets">${now.view.campaign.sheets
          .filter(sheet => now.words.has(`god-${sheet.hero}`))
          .map(sheet => html`<${Sheet} key=${sheet.hero} t=${now} sheet=${sheet}/>`)}
          <p class="row"><button class="btn" data-test="open-journal" onClick=${() => openJournal(now)}>
            ${icon('book', { s: 18 })} ${say('journal')}</button></p></div>`
      : '',
  )
