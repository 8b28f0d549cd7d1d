// The campaign: every god's experience sheet with what its boxes cost, and what its games have told so far.
import { html } from '../../art/tag.js'
import { told } from '../../core/words.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { phrases } from './phrases.js'

/**
 * What stands in each box of a row: a face, a god who is entered, nothing where a piece is ticked.
 * @param {Yggdrasil.Reader} t
 * @param {Yggdrasil.SheetRow} row
 */
function boxesOf(t, { costs, faces, ticked }) {
  if (faces && Array.isArray(ticked))
    return costs.map((cost, i) => ({ cost, on: ticked.includes(faces[i]), name: faces[i] }))
  const names = Array.isArray(ticked) ? ticked.map(god => t.phrases.called('god', god)) : [],
    filled = Array.isArray(ticked) ? ticked.length : ticked
  return costs.map((cost, i) => ({ cost, on: i < filled, name: names[i] ?? '' }))
}

/** @param {{ t: Yggdrasil.Reader, row: Yggdrasil.SheetRow }} props */
const Row = ({ t, row }) =>
  html`<tr><th scope="row">${t.words(`row-${row.row}`)}</th><td>
    ${boxesOf(t, row).map(
      ({ cost, on, name }, i) =>
        html`<span key=${i} class="xp-box ${on ? 'on' : ''}" role="img" aria-label=${t.words(
          on ? 'box-ticked' : 'box-open',
          { name: name || 'none', cost },
        )}>${name} ${on ? '✓' : cost}</span>`,
    )}</td></tr>`

/** @param {{ t: Yggdrasil.Reader, sheet: Yggdrasil.ExperienceSheet }} props */
const Sheet = ({ t, sheet }) =>
  html`<section class="xp-sheet"><h3>${t.phrases.called('god', sheet.hero)}</h3>
    <p class="hint">${t.words('experience-left', { count: sheet.xp })}</p>
    <table class="xp"><tbody>${sheet.rows.map(row => html`<${Row} key=${row.row} t=${t} row=${row}/>`)}</tbody></table>
  </section>`

/** @param {{ t: Yggdrasil.Reader, chapter: Chapter }} props */
function Game({ t, chapter }) {
  const said = phrases({ words: t.words, names: chapter.names, you: null })
  return html`<section class="xp-told"><h4>${told(chapter.title) ?? ''}</h4>
    ${chapter.tried > 0 && html`<p class="hint">${t.words('game-begun-again', { count: chapter.tried })}</p>`}
    <ul class="plain">${chapter.events.map((event, i) => html`<li key=${i}>${said.event(event)}</li>`)}</ul></section>`
}

/**
 * What the hall has on record of the games so far.
 * @param {{ t: Yggdrasil.Reader }} props
 */
function Journal({ t }) {
  const [chapters, setChapters] = useState(/** @type {Chapter[]} */ ([]))
  useEffect(() => {
    let here = true
    t.journal?.()
      ?.then(found => {
        if (here) setChapters(found.chapters)
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [])
  return (
    chapters.length > 0 &&
    html`<h3>${t.words('games-so-far')}</h3>
      ${chapters.map((chapter, i) => html`<${Game} key=${i} t=${t} chapter=${chapter}/>`)}`
  )
}

/** @param {Yggdrasil.Reader} t */
export const openCampaign = t =>
  t.open(t.words('sheets-title'), now =>
    now.view.campaign
      ? html`<div class="xp-all" data-test="sheets">${now.view.campaign.sheets
          .filter(sheet => now.words.has(`god-${sheet.hero}`))
          .map(sheet => html`<${Sheet} key=${sheet.hero} t=${now} sheet=${sheet}/>`)}<${Journal} t=${now}/></div>`
      : '',
  )
