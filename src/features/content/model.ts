export { projectStages } from './collections/project-stages.data'
export { ledgerKeys } from './starter/ledger'
export { factors, scaledText } from './recipes/amounts'
export { durationOfBoth, minutesOf, shortDuration } from './recipes/duration'
export { computedNutrition, ingredientNutrients, panelNutrients } from './recipes/nutrition'
export { ownPanelOf, recipeNutrition } from './recipes/serving'
export {
  numberedSections,
  recipeOf,
  stringIn,
  localizedTextOf,
  type Recipe,
  type LocalizedText,
} from './recipes/recipe'
export { resolvedLinks, type CmsLink } from './site/links'
