// A Hero grows: the Feats to choose from, as the cards they are.

import { heroIcon } from '../../art/figures.js'
import { html } from '../../art/tag.js'
import { useScroller } from '../../core/scroller.js'
import { Feat } from './feat.js'
import { targets } from './targets.js'

/** @param {{ t: Trudvang.Reader }} props */
export function Growth({ t }) {
  const to = targets(t),
    hero = t.view.heroes[t.decision?.seat ?? t.front]
  return html`<section class="fight growth" ref=${useScroller()} aria-labelledby="growth-h">
    <header>${heroIcon(hero.hero, hero.seat, { s: 48 })}
      <h2 id="growth-h">${t.words('growth-title', { hero: t.phrases.hero(hero.hero) })}</h2></header>
    <div class="feats">
      ${t.view.question.feats?.map(
        feat => html`<${Feat} key=${feat.feat} t=${t} to=${to} feat=${{ ...feat, used: 0, left: 0 }}/>`,
      )}</div></section>`
}
