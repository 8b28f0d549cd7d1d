// Which regions lie next to each other: by land, and over the sea. The same as in data/regions.toml; a test compares
// them.
/** @type {Record<string, string[]>} */
const BORDERS = {
  western_great_white: ['great_plains great_iron_tooth', ''],
  great_plains: ['western_great_white eastern_great_white great_iron_tooth muspelheim darkwoods', ''],
  eastern_great_white: ['great_plains darkwoods eastern_darkwoods icepeak', ''],
  great_iron_tooth: ['western_great_white great_plains muspelheim westmark', ''],
  muspelheim: ['great_plains great_iron_tooth darkwoods manjord trollridge', ''],
  darkwoods: ['great_plains eastern_great_white muspelheim eastern_darkwoods trollridge', ''],
  eastern_darkwoods: ['eastern_great_white darkwoods icepeak trollridge dranvelt', ''],
  icepeak: ['eastern_great_white eastern_darkwoods dranvelt ejdland', 'storm_sea'],
  westmark: ['great_iron_tooth manjord', 'grim_sea'],
  manjord: ['muspelheim westmark trollridge fylges', 'grim_sea'],
  trollridge: ['muspelheim darkwoods eastern_darkwoods manjord dranvelt fylges arji', ''],
  dranvelt: ['eastern_darkwoods icepeak trollridge ejdland arji wildland', ''],
  ejdland: ['icepeak dranvelt wildland', 'storm_sea'],
  fylges: ['manjord trollridge arji sylvan', 'grim_sea'],
  arji: ['trollridge dranvelt fylges wildland sylvan', ''],
  wildland: ['dranvelt ejdland arji', 'sea_of_mists storm_sea'],
  sylvan: ['fylges arji', 'grim_sea sea_of_mists'],
  soj: ['', 'grim_sea sea_of_mists'],
  grim_sea: ['', 'westmark manjord fylges sylvan soj sea_of_mists'],
  sea_of_mists: ['', 'wildland sylvan soj grim_sea storm_sea'],
  storm_sea: ['', 'icepeak ejdland wildland sea_of_mists'],
}

/**
 * The neighbours of a region by land and by Ship.
 * @param {string} id
 */
export const neighbours = id => BORDERS[id].map(ids => ids.split(' ').filter(Boolean))
