export { edibilityLabel, edibilityLooks, isEdibility } from './edibility-look'
export { typeTone } from './categories/type-tone'
export {
  branchOf,
  byTitle,
  categoryItemHref,
  categoryItemPath,
  childrenOf,
  trailOf,
  type CategoryBranch,
} from './categories/model'
export { compoundField } from './chemistry/compound-field'
export { categoryFields } from './mushrooms/category-fields'
export { southernMonths } from './mushrooms/model'
export { compoundAt, compounds, otherNames } from './chemistry/model'
export { currentMonth } from './season/model'
export { types } from './vocabulary/mushroom-terms.data'
export { continents, edibilities } from './vocabulary/support-terms.data'
export type { Term, TermTree } from './vocabulary/term'
