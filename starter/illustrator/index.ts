export { lookAlikePlate, speciesPlate, sporePrintPlate, undersidePlate } from './plates'
export { PAIR_LETTERS, type PairMark } from './pair-letters'
export { PAIR_WIDTH, pairPlate, type PairSide } from './pair-plate'
export { LOOK_ALIKE_MORPHOLOGY } from './look-alike-morphology.data'
export type { IllustratedSpecies, LookAlikeRecord, SpeciesMorphology } from './types'

/** Raised when drawings change, so that cached and stored pictures are drawn again. */
export const ILLUSTRATOR_VERSION = '8'
