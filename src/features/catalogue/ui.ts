export { DosageCalculator } from './dosage/dosage-calculator.client'
export { EdibilityChip } from './edibility'
export { SpeciesPage } from './species-page/species-page'
export { TypeChips } from './type-chips'
