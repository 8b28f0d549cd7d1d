// Rules of a game: the illustrated guide first, then every rule in the reader's language by chapter. A cited rule is
// scrolled to and focused.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, say } from '../../i18n/messages.js'
import { rulesUrl as rulesPath } from '../../transport/urls.js'
import { useEffect, useRef, useState } from '../../vendor/hooks.js'
import { Guide } from './guide.js'

/**
 * The numbered rules, and what is looked for in them.
 * @param {{ game: Game, ids: string[], cited: string }} props
 */
function Numbered({ game, ids, cited }) {
  const [wanted, want] = useState(''),
    at = useRef(null)
  const first = ids.find(id => cited && id.startsWith(cited))
  useEffect(() => {
    if (first && !wanted) {
      at.current?.scrollIntoView({ block: 'center' })
      at.current?.focus({ preventScroll: true })
    }
  }, [first])
  const shown = ids.filter(id => !wanted || `${id} ${game.words(id)}`.toLowerCase().includes(wanted.toLowerCase()))
  const chapters = group(shown)
  return html`<label class="field"><span>${say('rules-search')}</span>
    <input type="search" value=${wanted} onInput=${e => want(e.currentTarget.value)}/></label>
    <p class="hint" role="status">${say('rules-count', { count: shown.length })}</p>
    ${[...chapters].map(
      ([chapter, rules]) => html`<section key=${chapter}><h3 class="chapter">${game.words(`chapter-${chapter}`)}</h3>
      ${rules.map(
        id =>
          html`<div key=${id} id=${id} class="rule ${
            id === first ? 'cited' : ''
          }" ref=${id === first ? at : null} tabindex=${id === first ? -1 : null}>
        <b>${id}</b><span>${game.words(id)}</span></div>`,
      )}</section>`,
    )}`
}
/** @param {string} id */
const chapterOf = id => id.split('-')[1].toLowerCase()
/** @param {string[]} ids */
function group(ids) {
  /** @type {Map<string, string[]>} */
  const chapters = new Map()
  for (const id of ids) chapters.set(chapterOf(id), [...(chapters.get(chapterOf(id)) || []), id])
  return chapters
}

/**
 * Guide and numbered rules, one at a time. The numbered rules come first if a rule is cited or there is no guide.
 * @param {{ game: Game, guide: Guide | null, cited: string, paged?: boolean }} props
 */
export function Rules({ game, guide, cited, paged = false }) {
  const [ids, setIds] = useState(/** @type {string[]} */ ([])),
    [rule, look] = useState(/** @type {string | null} */ (cited || (guide ? null : ''))),
    top = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    game.words.ruleIds().then(setIds)
  }, [language.value])
  /** @param {string | null} wish */
  const turn = wish => {
    look(wish)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return html`<div class="rulebook" ref=${top}>
    ${
      guide &&
      html`<div class="row g-tabs" role="group" aria-label=${say('rules')}>
      <button type="button" class="btn small ${rule === null ? 'main' : ''}" aria-pressed=${String(rule === null)}
        data-test="to-guide" onClick=${() => turn(null)}>${icon('eye', { s: 18 })} ${say('guide')}</button>
      <button type="button" class="btn small ${rule === null ? '' : 'main'}" aria-pressed=${String(rule !== null)}
        data-test="to-rules" onClick=${() => turn('')}>${icon('log', { s: 18 })} ${say('guide-all')}</button>
      ${!paged && html`<a class="linkish g-page" href=${rulesPath(game.name)}>${say('guide-page')}</a>`}</div>`
    }
    ${
      guide && rule === null
        ? html`<${Guide} game=${game} guide=${guide} count=${ids.length} cite=${turn}/>`
        : html`<${Numbered} key=${rule} game=${game} ids=${ids} cited=${rule ?? ''}/>`
    }</div>`
}
