// Where a story stands, in a line: its adventure and round, and the Heroes in it.
import { gameWords, list, say, told } from './words.js'

/** @param {Bookmark} story */
export const placeOf = story =>
  say(story.over ? 'story-told' : 'story-at', { adventure: told(story.adventure ?? story.book), round: story.round })

/** @param {string} game @param {Bookmark} story */
export function heroesOf(game, story) {
  const words = gameWords(game),
    names = story.heroes.filter(Boolean).map(id => (words.has(`hero-${id}`) ? words(`hero-${id}`) : id))
  return names.length ? list(names) : ''
}
