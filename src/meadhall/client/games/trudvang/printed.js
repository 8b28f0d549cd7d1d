// Every Feat as it is printed: its kind, its keyword, and the runes that each slot takes. The same as in data/feats.toml; a test compares them.
const KIND = { a: 'attack', b: 'block', s: 'skill' }, KEYWORD = { f: 'fast', i: 'instant' },
  RUNE = { W: 'water', F: 'fire', E: 'earth', A: 'wind' }
const FEATS = {
  'rousing-verse-1': 's W A', 'rousing-verse-2': 's W WA', 'rousing-verse-3': 's WF WA', 'cutting-jest-1': 'a W F',
  'cutting-jest-2': 'a W WF', 'cutting-jest-3': 'a W WF', 'reel-aside-1': 'b W E', 'reel-aside-2': 'b W WE',
  'reel-aside-3': 'b W WE', 'ballad-of-ash-1': 's A F', 'ballad-of-ash-2': 's A WF', 'ballad-of-ash-3': 's WA WF',
  'old-tales-1': 's W E', 'old-tales-2': 's WE AE', 'old-tales-3': 's WE', 'dagger-dance-1': 'af A E',
  'dagger-dance-2': 'af A WE', 'dagger-dance-3': 'af WA WE', 'chorus-1': 's W W', 'chorus-2': 's W WA', 'chorus-3': 's W WA',
  'mocking-shout-1': 's F W', 'mocking-shout-2': 's FW W', 'mocking-shout-3': 's FW WE', 'song-of-the-first-morning': 's W W A',
  'gallows-laughter': 'a W F F', 'vitner-bolt-1': 'a A A', 'vitner-bolt-2': 'a A AE', 'vitner-bolt-3': 'a A AE',
  'mistwall-1': 'b A W', 'mistwall-2': 'b A WE', 'mistwall-3': 'b AW WE', 'woven-insight-1': 's A E', 'woven-insight-2': 's A AE',
  'woven-insight-3': 's A', 'chain-of-sparks-1': 'a A F', 'chain-of-sparks-2': 'a A AF', 'chain-of-sparks-3': 'a A AF',
  'galder-word-1': 's A E', 'galder-word-2': 's AE EW', 'galder-word-3': 's AE', 'unweave-1': 's E W', 'unweave-2': 's E AW',
  'unweave-3': 's E AW', 'rune-reading-1': 'si E A', 'rune-reading-2': 'si E AW', 'rune-reading-3': 'si E AW',
  'frost-grip-1': 'a W E', 'frost-grip-2': 'a WA E', 'frost-grip-3': 'a WA EA', 'storm-of-vitner': 'a A A E',
  'still-the-world': 's A E W', 'soul-shatter-1': 'a W A', 'soul-shatter-2': 'a W WA', 'soul-shatter-3': 'a W WA',
  'silence-1': 's WA WA', 'silence-2': 's WA WA', 'silence-3': 's WA', 'grey-prayer-1': 'b W E', 'grey-prayer-2': 'b W AE',
  'grey-prayer-3': 'b W AE', 'walk-the-mist-1': 'si A F', 'walk-the-mist-2': 'si A AF', 'walk-the-mist-3': 'si A AF',
  'lindwurms-blood-1': 's W F', 'lindwurms-blood-2': 's W F', 'lindwurms-blood-3': 's W F', 'trolls-strength-1': 's E F',
  'trolls-strength-2': 's E EF', 'trolls-strength-3': 's E EF', 'bone-ward-1': 'b E A', 'bone-ward-2': 'b E AW',
  'bone-ward-3': 'b E AW', 'dim-fire-1': 'a A F', 'dim-fire-2': 'a A WF', 'dim-fire-3': 'a A WF', 'gate-of-grey': 's W A E',
  'ancestors-hands': 'b W W A', 'axe-storm-1': 'a F E', 'axe-storm-2': 'a F EF', 'axe-storm-3': 'a F EF', 'blood-howl-1': 's F A',
  'blood-howl-2': 's F AF', 'blood-howl-3': 's F', 'iron-hide-1': 'b E E', 'iron-hide-2': 'b E EF', 'iron-hide-3': 'b E EF',
  'headlong-charge-1': 'af F A', 'headlong-charge-2': 'af F AE', 'headlong-charge-3': 'af F AE', 'cleave-1': 'a F F',
  'cleave-2': 'a F FE', 'cleave-3': 'a F FE', 'shield-wall-1': 'b E A', 'shield-wall-2': 'b E AW', 'shield-wall-3': 'b E AW',
  'battle-fury-1': 's F W', 'battle-fury-2': 's F WE', 'battle-fury-3': 's FW E', 'heavy-blow-1': 'a F F E',
  'heavy-blow-2': 'a F EF E', 'heavy-blow-3': 'a F EF EF', 'berserk': 's F F F', 'last-stand': 'b E E F',
  'quick-shot-1': 'af A E', 'quick-shot-2': 'af A EF', 'quick-shot-3': 'af AW EF', 'focus-1': 's E F', 'focus-2': 's E EF',
  'focus-3': 's E EF', 'mighty-shot-1': 'a E E F', 'mighty-shot-2': 'a E EA F', 'mighty-shot-3': 'a E EA EF',
  'crippling-shot-1': 'a W E', 'crippling-shot-2': 'a W EA', 'crippling-shot-3': 'a WA E', 'tracking-1': 's A F',
  'tracking-2': 's A EF', 'tracking-3': 's AW EF', 'dodge-1': 'b W E', 'dodge-2': 'b W EA', 'dodge-3': 'b WF EA',
  'snare-1': 's E W', 'snare-2': 's E WA', 'snare-3': 's E WA', 'beast-call-1': 'a E A', 'beast-call-2': 'a E AF',
  'beast-call-3': 'a E AF', 'rain-of-arrows': 'a E E A', 'hunters-patience': 's E W F', 'backstab-1': 'a E F',
  'backstab-2': 'a E EF', 'backstab-3': 'a E EF', 'twin-knives-1': 'a E A', 'twin-knives-2': 'af E AF',
  'twin-knives-3': 'af E AF', 'smoke-1': 'b A E', 'smoke-2': 'b A EW', 'smoke-3': 'b AF EW', 'sleight-1': 's F E',
  'sleight-2': 's FE E', 'sleight-3': 's FE', 'ambush-1': 'af E E', 'ambush-2': 'af E EA', 'ambush-3': 'af E EA',
  'vanish-1': 'b E W', 'vanish-2': 'b EA WF', 'vanish-3': 'b EA WF', 'poison-edge-1': 's F F', 'poison-edge-2': 's F EF',
  'poison-edge-3': 's F EF', 'pilfer-1': 's E F', 'pilfer-2': 's E FA', 'pilfer-3': 's EF', 'throat-of-the-matter': 'a E E F',
  'nobody-here': 's E A W', 'wyrd-of-frost': 's W A E', 'wyrd-of-ash': 's F E A', 'wyrd-of-tide': 's W F E',
  'wyrd-of-root': 's E WA F',
}

/** A Feat card with empty wells. */
export function printed(feat) {
  const [kind, ...slots] = FEATS[feat].split(' ')
  return { feat, type: KIND[kind[0]], keyword: KEYWORD[kind[1]] ?? '',
    slots: slots.map(takes => ({ takes: [...takes].map(rune => RUNE[rune]), rune: null })), active: false, used: 0, left: 0 }
}
