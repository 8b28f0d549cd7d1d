// The lookout: all that is known of the space pressed or pointed at, and the course set for it.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { courseOf, goal, looked, pointed } from './course.js'
import { factsOf, wayTo } from './facts.js'
import { tasksAt } from './harbour.js'

/**
 * The course set, its next step as a button.
 * @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, course: FireAndAxe.Route }} props
 */
function Course({ t, to, course }) {
  const next = course.steps.map(step => to.space(step.id)).find(Boolean)
  return html`<div class="course">
    <p>${icon('ship', { s: 18 })} <b>
      ${t.words('course', { space: t.phrases.space(goal.value ?? '', '.to') })}</b> ${t.words('way', {
        days: course.days,
        losses: course.losses,
      })}</p>
    ${next && html`<button class="btn small" onClick=${() => t.choose(next)}>${t.phrases.answer(next)}</button>`}
      <button class="btn small quiet" onClick=${() => {
        goal.value = null
      }}>${t.words('course-drop')}</button></div>`
}

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
export function Lookout({ t, to }) {
  const id = pointed.value ?? looked.value,
    course = t.mine ? courseOf(t.view) : null,
    tasks = tasksAt(t, to)
  if (!id && !course && !tasks) return null
  const way = id && !(course && id === goal.value) ? wayTo(t, id) : null
  return html`<section class="lookout" aria-label=${t.words('lookout')}>
    ${
      id &&
      html`<div class="lk-facts">
      <h3>${t.phrases.space(id)}
        ${
          looked.value === id &&
          html`<button class="lk-close" aria-label=${t.words('lookout-close')} onClick=${() => {
            looked.value = pointed.value = null
          }}>
            ${icon('cross', { s: 12 })}</button>`
        }</h3>
      <dl>${factsOf(t, id).map(
        ([term, fact]) => html`<div key=${term}><dt>${t.words(term)}</dt><dd>${fact}</dd>
        </div>`,
      )}</dl>
        ${way && html`<p class="lk-way">${way}</p>`}</div>`
    }
    ${course && html`<${Course} t=${t} to=${to} course=${course}/>`}${!id && tasks}</section>`
}
