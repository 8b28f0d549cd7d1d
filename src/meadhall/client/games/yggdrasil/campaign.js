// The campaign: every god's experience sheet with what its boxes cost, and what its games have told so far.
import { html } from '../../art/tag.js'
import { chronicle, tableHere } from '../../core/paths.js'
import { say, told } from '../../core/words.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { Sheet } from './experience.js'
import { phrases } from './phrases.js'

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
      ${chapters.map((chapter, i) => html`<${Game} key=${i} t=${t} chapter=${chapter}/>`)}
      <p class="row"><a class="btn" data-test="chronicle" href=${chronicle(tableHere())}>${say('chronicle')}</a></p>`
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
