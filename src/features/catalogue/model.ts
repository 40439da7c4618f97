export { edibilityLabel, edibilityLooks, isEdibility } from './edibility-look'
export { syndromes } from './danger/syndromes.data'
export { dangerRank } from './danger/model'
export { createSpeciesNameIndex, everyName, pairNames } from './danger/pair-names'
export { typeTone } from './categories/type-tone'
export { byTitle, childrenOf, trailOf } from './categories/model'
export { compoundField } from './chemistry/compound-field'
export { categoryFields } from './mushrooms/category-fields'
export {
  findQuery,
  halfKey,
  hereQuestions,
  readFind,
  hasFindAnswers,
  unsure,
  valuesIn,
  type Find,
} from './identify/find'
export {
  candidates,
  compareRecords,
  isPossible,
  nextQuestions,
  reasonsOf,
  verdictOf,
  type Likeness,
} from './identify/model'
export { questions, sizeSteps, valuesOf, type QuestionSlug } from './identify/questions'
export { keyRecord, type KeyRecord } from './identify/record'
export { characters } from './marks/characters.data'
export type { CharacterSlug } from './marks/model'
export { compoundAt, compounds, isNone, otherNames, type Compound } from './chemistry/model'
export type { CompoundAmount } from './chemistry/amounts'
export { highestByUnit } from './chemistry/ranking'
export { currentMonth, deadlyNow, halves, inSeason, isEaten, type Half } from './season/model'
export { seasonText } from './season/season-text'
export { types } from './vocabulary/mushroom-terms.data'
export { continents, edibilities } from './vocabulary/support-terms.data'
export type { Term, TermTree } from './vocabulary/term'
export { isOverviewEmpty, sectionsOf } from './species-page/sections'
