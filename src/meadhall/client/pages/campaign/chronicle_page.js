// Chronicle page: a campaign retold to read, print and share.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatList, gameWords, language, say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { call } from '../../transport/api.js'
import { retry } from '../../transport/retry.js'
import { api, assetUrl, currentTable, tableUrl } from '../../transport/urls.js'
import { useEffect, useRef, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { showError } from '../../widgets/notifications.js'
import { Overlay, openSettings, startPage, Toolbar } from '../../widgets/page_shell.js'
import { saveSvg } from '../../widgets/svg_export.js'
import { Poster } from './poster.js'

/** @type {Signal<Chronicle.Told | null>} */
const told = signal(null)
/** @type {Signal<Chronicle.Art | null>} */
const art = signal(null)

/** The server writes the prose in the requested language. */
const read = async () => {
  const lang = language.value
  told.value = await call(`${api.chronicle(currentTable())}?lang=${lang}`)
}

/** @param {{ figures: Chronicle.Figure[] }} props */
const Figures = ({ figures }) =>
  figures.length > 0 &&
  html`<ul class="plain c-figures">${figures.map(
    one => html`<li key=${one.name}><b>${one.count}</b> <span>${one.text}</span></li>`,
  )}</ul>`

/** @param {{ chapter: Chronicle.Chapter }} props */
const Cast = ({ chapter }) =>
  html`<ul class="plain c-cast" aria-label=${say('players')}>${chapter.cast.map(
    (one, i) => html`<li key=${one.hero}>${art.value?.face(one, i, 52)}
      <span><b>${one.called}</b><small>${one.name}</small></span></li>`,
  )}</ul>`

/** @param {{ game: string, chapter: Chronicle.Chapter }} props */
function Illustration({ game, chapter }) {
  const drawing = art.value,
    words = gameWords(game)
  if (!drawing) return null
  const { tracks, marks } = chapter,
    heard = drawing.spoken({ words, tracks, marks }),
    [w, h] = drawing.size
  return html`<figure class="c-map"><svg viewBox=${`0 0 ${w} ${h}`} role="img" aria-label=${say('chronicle-map', {
    places: heard.length ? formatList(heard) : 'none',
  })}>
    <${drawing.Picture} words=${words} tracks=${tracks} marks=${marks}/></svg></figure>`
}

/** @param {{ game: string, chapter: Chronicle.Chapter, number: number }} props */
const Chapter = ({ game, chapter, number }) =>
  html`<article class="c-chapter" aria-labelledby=${`c-${number}`}>
    <header><p class="c-number">${say('chronicle-chapter', { number })}</p><h2 id=${`c-${number}`}>${chapter.title}</h2>
      ${chapter.which && html`<p class="c-which">${chapter.which}</p>`}
      ${chapter.notes.map(note => html`<p key=${note} class="hint">${note}</p>`)}</header>
    <${Cast} chapter=${chapter}/>
    ${chapter.epigraph && html`<blockquote class="c-epigraph"><p>${chapter.epigraph}</p></blockquote>`}
    <div class="c-body"><${Illustration} game=${game} chapter=${chapter}/>
      ${chapter.paragraphs.map((text, i) => html`<p key=${i}>${text}</p>`)}</div>
    ${chapter.closing && html`<blockquote class="c-closing"><p>${chapter.closing}</p></blockquote>`}
    <${Figures} figures=${chapter.figures}/></article>`

/** @type {Chronicle.Form[]} */
const FORMS = ['wide', 'tall']

/** @param {{ form: Chronicle.Form, set: (form: Chronicle.Form) => void }} props */
const Forms = ({ form, set }) => html`<fieldset class="c-forms"><legend class="sr">${say('chronicle-form')}</legend>
  ${FORMS.map(
    one => html`<label key=${one} class="tick"><input type="radio" name="form" data-test=${`form-${one}`}
      checked=${form === one} onChange=${() => set(one)}/> ${say(`chronicle-${one}`)}</label>`,
  )}</fieldset>`

/** A picture to share, as on the screen; first in the format of the screen. */
function Shared() {
  const at = useRef(null),
    [form, setForm] = useState(
      /** @type {Chronicle.Form} */ (matchMedia('(max-aspect-ratio: 3/4)').matches ? 'tall' : 'wide'),
    )
  /** @param {'svg' | 'png'} kind */
  const save = kind => () => saveSvg(at.current, kind, `${told.value?.title ?? 'saga'}`).catch(showError)
  if (!told.value || !art.value) return null
  return html`<section class="c-share" aria-labelledby="share-h"><h2 id="share-h">${say('chronicle-share')}</h2>
    <${Forms} form=${form} set=${setForm}/>
    <div class="c-poster ${form}" ref=${at}>
      <${Poster} told=${told.value} art=${art.value} words=${gameWords(told.value.game)} form=${form}/></div>
    <p class="row"><button class="btn main" data-test="save-png" onClick=${save('png')}>${say('chronicle-png')}</button>
      <button class="btn" data-test="save-svg" onClick=${save('svg')}>${say('chronicle-svg')}</button></p></section>`
}

function Page() {
  useEffect(() => {
    read().catch(showError)
  }, [language.value])
  const now = told.value
  useEffect(() => {
    if (now) document.title = `${now.title} · ${say('chronicle')}`
  }, [now])
  if (!now) return null
  return html`<div class="chronicle-page"><${Toolbar} title=${say('chronicle')} sub=${now.title}>
    <nav aria-label=${say('tools')}>
      <a class="tool" href=${tableUrl(currentTable())} data-test="to-table">
        ${icon('house')}<span>${say('chronicle-table')}</span></a>
      <button class="tool" data-test="print" onClick=${() => print()}>
        ${icon('log')}<span>${say('chronicle-print')}</span></button>
      <button class="tool" aria-label=${say('settings')} data-test="settings" onClick=${openSettings}>
        ${icon('menu')}</button></nav><//>
    <main class="chronicle" lang=${now.language}>
      <header class="c-head"><h1>${now.title}</h1><p class="c-headline">${now.headline}</p>
        ${now.chapters.length > 1 && html`<${Figures} figures=${now.figures}/>`}</header>
      ${now.chapters.map(
        (chapter, i) => html`<${Chapter} key=${i} game=${now.game} chapter=${chapter} number=${i + 1}/>`,
      )}
      <p class="c-end">${now.closing}</p>
      ${now.chapters.length > 0 && html`<${Shared}/>`}</main></div><${Overlay}/>`
}

startPage(Page, async () => {
  await read()
  if (!told.value) return
  const { game } = told.value
  const [drawing] = await Promise.all([
    retry(() => import(assetUrl(`games/${game}/chronicle.js`))).catch(() => null),
    gameWords(game).load(),
  ])
  if (drawing) await Promise.all(drawing.styles.map((/** @type {string} */ name) => loadStyle(assetUrl(name))))
  art.value = drawing
})
