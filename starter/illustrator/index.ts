export { lookAlikePlate, speciesPlate, sporePrintPlate, undersidePlate } from './plates'
export { LOOK_ALIKE_MORPHOLOGY } from './look-alike-morphology.data'
export type { IllustratedSpecies, SpeciesMorphology } from './types'

/** Bumped when drawings change, so that stored pictures are known to be old. */
export const ILLUSTRATOR_VERSION = '4'
