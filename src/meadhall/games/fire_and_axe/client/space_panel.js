// Space panel: what is known of the pressed or hovered space, and the route to it.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { findRow } from '../../table/table_view.js'
import { currentRoute, describeRoute, pointedSpace, routeGoal, setSail, shownSpace, spaceFacts } from './route.js'
import { harbourOf, sign } from './targets.js'
import { isSmall } from './zoom.js'

/**
 * The route, its next step as a button.
 * @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, course: FireAndAxe.Route }} props
 */
function Course({ t, to, course }) {
  const next = course.steps.map(step => to.space(step.id)).find(Boolean),
    free = course.steps.some(({ id, losses }) => !losses && to.space(id))
  return html`<div class="course">
    <p>${icon('ship', { s: 18 })} <b>
      ${t.words('course', { space: t.phrases.space(routeGoal.value ?? '', '.to') })}</b> ${t.words('way', {
        days: course.days,
        losses: course.losses,
      })}</p>
    ${
      free &&
      course.steps.length > 1 &&
      html`<button class="btn small main" data-test="sail-course" onClick=${() => setSail(t)}>
        ${t.words('course-sail')}</button>`
    }
    ${next && html`<button class="btn small" onClick=${() => t.choose(next)}>${t.label(next)}</button>`}
      <button class="btn small quiet" onClick=${() => {
        routeGoal.value = null
      }}>${t.words('course-drop')}</button></div>`
}

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
export function SpacePanel({ t, to }) {
  const id = pointedSpace.value ?? shownSpace.value,
    course = t.mine ? currentRoute(t.view) : null,
    tasks = isSmall.value ? findTasks(t, to) : null
  if (!id && !course && !tasks) return null
  const way = id && !(course && id === routeGoal.value) ? describeRoute(t, id) : null
  return html`<section class="lookout" aria-label=${t.words('lookout')}>
    ${
      id &&
      html`<div class="lk-facts">
      <h3>${t.phrases.space(id)}
        ${
          shownSpace.value === id &&
          html`<button class="lk-close" aria-label=${t.words('lookout-close')} onClick=${() => {
            shownSpace.value = pointedSpace.value = null
          }}>
            ${icon('cross', { s: 12 })}</button>`
        }</h3>
      <dl>${spaceFacts(t, id).map(
        ([term, fact]) => html`<div key=${term}><dt>${t.words(term)}</dt><dd>${fact}</dd>
        </div>`,
      )}</dl>
        ${way && html`<p class="lk-way">${way}</p>`}</div>`
    }
    ${course && html`<${Course} t=${t} to=${to} course=${course}/>`}${!id && tasks}</section>`
}

// In a port on a small screen, whose list shows two answers: possible tasks with their gain or chance.

/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Targets} to */
export function findTasks(t, to) {
  const port = harbourOf(t)
  if (!port) return null
  const { decision } = t,
    texts = to.answers.filter(({ things }) => things.some(one => one.startsWith('task:'))).map(({ text }) => text)
  return html`<div class="harbour"><h3>${t.words('harbour', { port: t.phrases.space(port, '.in') })}</h3>
    ${
      texts.length
        ? html`<ul>${texts.map(text => {
            const option = decision?.options.get(text)
            if (!option || !decision) return null
            const { text: said, sub } = findRow(decision, text)
            return html`<li key=${text}>
          <button class="task legal ${t.chosen === text ? 'chosen' : t.focus.value === text ? 'focused' : ''}" data-walk
              aria-pressed=${String(t.chosen === text)} onClick=${() => t.choose(text)} onFocus=${() => {
                t.focus.value = text
              }} onMouseEnter=${() => {
                t.focus.value = text
              }}>
      ${sign(option, t)}
        <span><b>${said}</b>
          ${sub && html`<small>${sub}</small>`}</span>
        ${t.numberOf(text) && html`<kbd aria-hidden="true">${t.numberOf(text)}</kbd>`}</button></li>`
          })}</ul>`
        : html`<p class="hint">${t.words('harbour-none')}</p>`
    }</div>`
}
