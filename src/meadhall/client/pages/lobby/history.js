// My games with results, players and dates; and ratings among friends, if the server keeps them.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatDate, formatList, gameWords, nameOr, say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { call, post } from '../../transport/api.js'
import { api, assetUrl, replayUrl, tableUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { openDialog } from '../../widgets/dialog.js'
import { showError } from '../../widgets/notifications.js'
import { me } from '../../widgets/page_shell.js'

/** Sign beside a result: never colour alone. */
const SIGNS = { won: 'crown', shared: 'crown', lost: 'shield', none: 'undo', resigned: 'broken', unknown: 'eye' }

/** @param {string} game */
const titleOf = game => gameWords(game)('title')

/** @param {{ one: Tally, picked: boolean, pick: () => void }} props */
const Game = ({ one, picked, pick }) => html`<button class="tally ${picked ? 'picked' : ''}" aria-pressed=${String(
  picked,
)} data-game=${one.game} onClick=${pick}><b>${titleOf(one.game)}</b>
  <span>${say(one.together ? 'tally-together' : 'tally', {
    played: one.played,
    won: one.won + one.shared,
    lost: one.lost,
  })}</span></button>`

/** @param {{ one: PlayedGame, changed: () => void }} props */
function Line({ one, changed }) {
  const others = one.seats.filter(seat => !seat.yours && seat.kind !== 'open').map(seat => nameOr(seat.name))
  const back = () => post(api.archive(one.id), { away: !one.archived }).then(changed).catch(showError)
  return html`<li data-table=${one.id} class=${one.archived ? 'away' : ''}>
    <span class="result ${one.result}">${icon(SIGNS[one.result], { s: 20 })} <b>${say(`result-${one.result}`)}</b>
      ${one.score != null && html` <small>${say('result-score', { score: one.score })}</small>`}</span>
    <span class="ot-name"><b>${one.title || titleOf(one.game)}</b>
      <small>${[one.title && titleOf(one.game), others.length && say('table-with', { names: formatList(others) })]
        .filter(Boolean)
        .join(' · ')}</small></span>
    <time>${formatDate(one.at)}</time>
    <span class="row">${
      one.over
        ? html`<a class="btn small" href=${replayUrl(one.id)}>${say('replay')}</a>
          <button class="btn quiet small" onClick=${back}>
            ${say(one.archived ? 'table-unarchive' : 'table-archive')}</button>`
        : html`<a class="btn small" href=${tableUrl(one.id)}>${say('watch')}</a>`
    }</span></li>`
}

/** @param {{ rated: Ratings }} props */
const Friends = ({ rated }) =>
  rated.games.map(
    one => html`<section key=${one.game}><h3>${say('ratings-of', { game: titleOf(one.game) })}</h3>
    <table class="ratings"><thead><tr><th scope="col">${say('rating-name')}</th><th scope="col">${say('rating')}</th>
      <th scope="col">${say('rating-games')}</th></tr></thead>
      <tbody>${one.people.map(
        (person, i) => html`<tr key=${i} class=${person.me ? 'me' : ''}><th scope="row">${nameOr(person.name)}
          ${person.me && html` <i>${say('you')}</i>`}</th><td>${person.rating}</td><td>${person.games}</td></tr>`,
      )}</tbody></table></section>`,
  )

function Sheet() {
  const [found, setFound] = useState(/** @type {GameHistory | null} */ (null)),
    [rated, setRated] = useState(/** @type {Ratings | null} */ (null)),
    [game, setGame] = useState('')
  /** @param {PlayedGame[]} known */
  const read = (known = []) => {
    const last = known.at(-1)
    const query = new URLSearchParams({ ...(game ? { game } : {}), ...(last ? { before: String(last.at) } : {}) })
    call(`${api.history}?${query}`)
      .then(more => setFound({ ...more, games: [...known, ...more.games] }))
      .catch(showError)
  }
  useEffect(() => read(), [game])
  useEffect(() => {
    if (me.value.features.ratings) call(api.ratings).then(setRated).catch(showError)
  }, [])
  if (!found) return html`<p class="empty">${say('loading')}</p>`
  return html`<div class="history">
    ${
      found.tallies.length > 0 &&
      html`<div class="tallies" role="group" aria-label=${say('by-game')}>${found.tallies.map(
        one =>
          html`<${Game} key=${one.game} one=${one} picked=${game === one.game} pick=${() =>
            setGame(game === one.game ? '' : one.game)}/>`,
      )}</div>`
    }
    ${
      found.games.length
        ? html`<ul class="played" data-test="history">${found.games.map(
            one => html`<${Line} key=${one.id} one=${one} changed=${() => read()}/>`,
          )}</ul>`
        : html`<p class="none-yet">${say('history-none')}</p>`
    }
    ${
      found.more &&
      html`<p class="row"><button class="btn" onClick=${() => read(found.games)}>${say('older')}</button></p>`
    }
    ${
      rated?.on &&
      html`<h3>${say('ratings')}</h3><p class="hint">${say('ratings-hint')}</p><${Friends} rated=${rated}/>`
    }
    </div>`
}

export const openHistory = () =>
  loadStyle(assetUrl('style/history.css')).then(() =>
    openDialog(
      () => say('history'),
      () => html`<${Sheet}/>`,
      { cls: 'wide' },
    ),
  )
