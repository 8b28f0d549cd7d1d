// Level up: the Feats to choose from, each above the one that it would replace.

import { html } from '../../art/tag.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { Feat, parseFeat } from './feat.js'
import { heroIcon } from './figures.js'
import { targets } from './targets.js'

/** @param {{ t: Trudvang.Reader }} props */
export function LevelUp({ t }) {
  const to = targets(t),
    hero = t.view.heroes[t.decision?.seat ?? t.front]
  return html`<section class="fight growth" ref=${useScrollBox()} aria-labelledby="growth-h">
    <header>${heroIcon(hero.hero, hero.seat, { s: 72 })}
      <h2 id="growth-h">${t.words('growth-title', { hero: t.phrases.hero(hero.hero) })}</h2></header>
    <div class="feats">
      ${t.view.question.feats?.map(
        feat => html`<div key=${feat.feat} class="grown">
          <${Feat} t=${t} to=${to} feat=${{ ...feat, used: 0, left: 0 }}/>
          ${
            feat.instead &&
            html`<div class="instead"><h3>${t.words('growth-instead')}</h3>
              <${Feat} t=${t} feat=${parseFeat(feat.instead)}/></div>`
          }</div>`,
      )}</div></section>`
}
