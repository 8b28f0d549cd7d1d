// In a port: the tasks that may be tried there, each with what it would bring or how likely it is.
import { html } from '../../art/tag.js'
import { sign } from './signs.js'
import { harbourOf } from './targets.js'

const TASK = /^(trade|raid|settle)\b/

/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Targets} to */
export function tasksAt(t, to) {
  const port = harbourOf(t)
  if (!port) return null
  const texts = to.answers.map(({ text }) => text).filter(text => TASK.test(text))
  return html`<div class="harbour"><h3>${t.words('harbour', { port: t.phrases.space(port, '.in') })}</h3>
    ${
      texts.length
        ? html`<ul>${texts.map(text => {
            const { text: said, sub } = t.phrases.row(text, t.decision?.seat, t.view)
            return html`<li key=${text}>
          <button class="task legal ${t.chosen === text ? 'chosen' : t.focus.value === text ? 'focused' : ''}" data-walk
              aria-pressed=${String(t.chosen === text)} onClick=${() => t.choose(text)} onFocus=${() => {
                t.focus.value = text
              }} onMouseEnter=${() => {
                t.focus.value = text
              }}>
      ${sign(text, t)}
        <span><b>${said}</b>
          ${
            sub &&
            html`<small class="phone-only">${sub}</small><small class="wide-only">
            ${t.phrases.brief(text, t.view)}</small>`
          }</span>
        ${t.numberOf(text) && html`<kbd aria-hidden="true">${t.numberOf(text)}</kbd>`}</button></li>`
          })}</ul>`
        : html`<p class="hint">${t.words('harbour-none')}</p>`
    }</div>`
}
