export { CompoundSpecies } from './chemistry/compound-species'
export { DosageCalculator } from './dosage/dosage-calculator.client'
export { SeasonCalendar } from './season/season-calendar'
export { SpeciesPage } from './species-page/species-page'
