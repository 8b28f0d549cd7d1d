// Illustrated guide of a game: goal, labelled table, a turn, an example, the signs. Text from the game's guide,
// pictures drawn by `picture_page.js` in frames.
import { icon, traitIcon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html } from '../../art/tag.js'
import { language, pickTranslation, say } from '../../i18n/messages.js'
import { call } from '../../transport/api.js'
import { guideUrl, pictureUrl } from '../../transport/urls.js'
import { useEffect, useRef, useState } from '../../vendor/hooks.js'

/** Width of the frame for a large layout; below it the phone layout is used. */
const WIDE = 1366,
  HIGH = 800,
  phone = matchMedia('(max-width: 719px)'),
  MARKED = /(\*\*[^*]+\*\*|\[[A-Z]+(?:-[A-Z]+)+-\d+[a-z]?\])/

/** @type {Map<string, Promise<Guide | null>>} */
const read = new Map()
/**
 * Fetch the guide of a game once; null if it has none.
 * @param {string} game
 * @returns {Promise<Guide | null>}
 */
export function loadGuide(game) {
  const known =
    read.get(game) ??
    call(guideUrl(game, language.value)).catch(error => {
      read.delete(game)
      throw error
    })
  read.set(game, known)
  return known
}

/**
 * Paragraphs of a text; a rule id in brackets becomes a link, text between stars bold.
 * @param {{ text: Prose, cite: (rule: string) => void }} props
 */
function Said({ text, cite }) {
  /** @param {string} part @param {number} i */
  const piece = (part, i) =>
    part.startsWith('**')
      ? html`<b key=${i}>${part.slice(2, -2)}</b>`
      : part.startsWith('[')
        ? html`<button key=${i} type="button" class="cite" onClick=${() => cite(part.slice(1, -1))}>
            ${part.slice(1, -1)}</button>`
        : part
  return html`${(pickTranslation(text) ?? '')
    .split('\n\n')
    .map((paragraph, i) => html`<p key=${i}>${paragraph.split(MARKED).filter(Boolean).map(piece)}</p>`)}`
}

/**
 * The game's own table at a moment, as large as fits. Its text says the same for people who cannot see it.
 * @param {{ game: Game, at: string, label: string }} props
 */
function Frame({ game, at, label }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null)),
    frame = useRef(/** @type {HTMLIFrameElement | null} */ (null)),
    first = useRef(at),
    [room, setRoom] = useState(0),
    [high, setHigh] = useState(HIGH),
    wide = phone.matches ? room : WIDE,
    scale = wide ? room / wide : 1
  useEffect(() => {
    const watch = new ResizeObserver(() => setRoom(box.current?.clientWidth ?? 0))
    if (box.current) watch.observe(box.current)
    /** On a phone the framed page reports its height. @param {MessageEvent} e */
    const resizeFrame = e => {
      if (e.source === frame.current?.contentWindow && e.data?.height) setHigh(e.data.height)
    }
    addEventListener('message', resizeFrame)
    return () => {
      watch.disconnect()
      removeEventListener('message', resizeFrame)
    }
  }, [])
  // Replace the address, so that the Back button leaves the page instead of turning pictures.
  useEffect(() => {
    if (at !== first.current) frame.current?.contentWindow?.location.replace(`${pictureUrl(game.name)}#${at}`)
    first.current = at
  }, [at])
  const tall = phone.matches ? high : HIGH
  return html`<div class="g-frame" ref=${box} role="img" aria-label=${label} style=${{ height: `${tall * scale}px` }}>
    ${
      room > 0 &&
      html`<iframe key=${language.value} ref=${frame} src=${`${pictureUrl(game.name)}#${first.current}`} title=${label}
      tabindex="-1" inert aria-hidden="true"
      style=${{ width: `${wide}px`, height: `${tall}px`, transform: `scale(${scale})` }}></iframe>`
    }</div>`
}

/** @param {{ game: Game, guide: Guide, cite: (rule: string) => void }} props */
const Table = ({ game, guide, cite }) => html`<${Frame} game=${game} at="table" label=${say('guide-table')}/>
  <ol class="g-parts">${guide.parts.map(
    (part, i) => html`<li key=${i}><i aria-hidden="true">${i + 1}</i>
      <div><h4>${pickTranslation(part.name)}</h4><${Said} text=${part.say} cite=${cite}/></div></li>`,
  )}</ol>`

/** @param {{ said: GuideTold[], cite: (rule: string) => void, numbered?: boolean }} props */
const Steps = ({ said, cite, numbered = false }) => {
  const items = said.map(
    (one, i) => html`<li key=${i}>${numbered && html`<i aria-hidden="true">${i + 1}</i>`}
      <div><h4>${pickTranslation(one.name)}</h4><${Said} text=${one.say} cite=${cite}/></div></li>`,
  )
  return numbered ? html`<ol class="g-parts g-turn">${items}</ol>` : html`<ul class="g-parts plain">${items}</ul>`
}

/**
 * One picture and the sentences of all steps; pressing a sentence shows its step.
 * @param {{ game: Game, guide: Guide, cite: (rule: string) => void }} props
 */
function Example({ game, guide, cite }) {
  const [at, go] = useState(0),
    last = guide.example.length - 1
  /** @param {number} step */
  const by = step => () => go(Math.max(0, Math.min(last, at + step)))
  return html`<div class="g-example"><${Frame} game=${game} at=${`step-${at + 1}`}
      label=${say('guide-step', { step: at + 1 })}/>
    <div class="row g-turner"><button type="button" class="btn small" disabled=${at === 0} onClick=${by(-1)}>
        ${icon('back', { s: 16 })} ${say('step-back')}</button>
      <span>${say('step-of', { at: at + 1, count: last + 1 })}</span>
      <button type="button" class="btn main small" data-test="guide-on" disabled=${at === last} onClick=${by(1)}>
        ${say('step-on')} ${icon('on', { s: 16 })}</button></div>
    <ol class="g-steps">${guide.example.map(
      (scene, i) => html`<li key=${i} class=${i === at ? 'now' : ''} aria-current=${i === at ? 'step' : null}>
        <button type="button" class="g-pick" aria-label=${say('guide-show', { step: i + 1 })} onClick=${() => go(i)}>
          ${i + 1}</button><div><${Said} text=${scene.say} cite=${cite}/></div></li>`,
    )}</ol></div>`
}

/** A sign as the board draws it; undefined for words. @param {string} at */
export function renderSign(at) {
  const [kind, name] = at.split(':')
  if (kind === 'trait') return traitIcon(name, { s: 28 })
  if (kind === 'stone') return stoneIcon(name, { s: 30 })
  return kind === 'pic' ? icon(name, { s: 24 }) : null
}
/** @param {Game} game @param {GuideSign} sign */
export const explainSign = (game, sign) => (sign.means ? game.words(sign.means) : (pickTranslation(sign.say) ?? ''))

/** @param {{ game: Game, guide: Guide, cite: (rule: string) => void }} props */
const Signs = ({ game, guide, cite }) =>
  html`<dl class="g-signs">${guide.signs.map(
    sign => html`<div key=${sign.word}><dt>${renderSign(sign.at[0])}<span>${game.words(sign.word)}</span></dt>
    <dd><${Said} text=${explainSign(game, sign)} cite=${cite}/></dd></div>`,
  )}</dl>`

/**
 * The whole guide with its table of contents. Parts are reached by buttons, because the address may be that of a table.
 * @param {{ game: Game, guide: Guide, cite: (rule: string) => void, count: number }} props
 */
export function Guide({ game, guide, cite, count }) {
  const at = useRef(/** @type {HTMLElement | null} */ (null))
  /** @param {string} name */
  const go = name => {
    const part = /** @type {HTMLElement | null} */ (at.current?.querySelector(`[data-chapter="${name}"]`))
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  /** @type {[string, Drawing][]} */
  const parts = [
    ['goal', html`<${Said} text=${guide.goal} cite=${cite}/>`],
    ['table', html`<${Table} game=${game} guide=${guide} cite=${cite}/>`],
    ['turn', html`<${Steps} said=${guide.turn} cite=${cite} numbered/>`],
    ['example', html`<${Example} game=${game} guide=${guide} cite=${cite}/>`],
    ...(guide.more.length
      ? [/** @type {[string, Drawing]} */ (['more', html`<${Steps} said=${guide.more} cite=${cite}/>`])]
      : []),
    ['signs', html`<${Signs} game=${game} guide=${guide} cite=${cite}/>`],
  ]
  return html`<div class="guide" ref=${at} data-test="guide">
    <nav class="g-contents" aria-label=${say('guide-contents')}><ul class="plain">
      ${parts.map(
        ([name]) => html`<li key=${name}><button type="button" class="linkish" onClick=${() => go(name)}>
          ${say(`guide-${name}`)}</button></li>`,
      )}
      <li><button type="button" class="linkish" data-test="all-rules" onClick=${() => cite('')}>
        ${say('guide-rules', { count })}</button></li></ul></nav>
    ${parts.map(
      ([name, content]) => html`<section key=${name} data-chapter=${name} tabindex="-1" aria-labelledby=${`g-${name}`}>
        <h3 id=${`g-${name}`}>${say(`guide-${name}`)}</h3>${content}</section>`,
    )}</div>`
}
