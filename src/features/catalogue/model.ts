export { compoundField } from './chemistry/compound-field'
export { resolveCompound } from './chemistry/model'
export { types } from './vocabulary/mushroom-terms.data'
export type { TermTree } from './vocabulary/term'
