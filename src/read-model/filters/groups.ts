import { label } from '@/cms/labels'
import type { KeptPath } from '@/platform/catalogue/kept-categories'
import type { Term } from '@/features/catalogue/model'
import { nearMeKey, type FilterGroup } from './group'

type Special = Pick<FilterGroup, 'promoted' | 'byName'> & { readonly control?: 'icons' }

export const fromCategories = (
  key: string,
  title: FilterGroup['title'],
  root: KeptPath,
  special: Special = {},
): FilterGroup => ({ key, title, control: 'options', options: { kind: 'categories', root }, ...special })

export const fromTerms = (
  key: string,
  title: FilterGroup['title'],
  terms: readonly Term[],
  special: Special = {},
): FilterGroup => ({ key, title, control: 'options', options: { kind: 'terms', terms }, ...special })

export const fromEntries = (key: string, title: FilterGroup['title'], icon: string): FilterGroup => ({
  key,
  title,
  control: 'options',
  options: { kind: 'entries', icon },
})

export const fromRange = (key: string, title: FilterGroup['title']): FilterGroup => ({
  key,
  title,
  control: 'range',
  options: { kind: 'none' },
})

/** The filter for what is sold near the visitor, whose place the browser adds (FLT-09). */
export const nearMeGroup: FilterGroup = {
  key: nearMeKey,
  title: label('Near Me', 'Cerca de mí', 'Perto de mim'),
  control: 'toggle',
  options: { kind: 'none' },
}

export const ratingGroup = fromRange('rating', label('Rating', 'Valoración', 'Avaliação'))

export const speciesGroup = fromEntries('species', label('Species', 'Especies', 'Espécies'), 'sprout')

export const difficulties: readonly Term[] = [
  'signal-zero',
  'signal-low',
  'signal-medium',
  'signal-high',
  'signal',
].map((icon, index) => ({
  slug: String(index + 1),
  icon,
  label: label(`${index + 1} of 5`, `${index + 1} de 5`, `${index + 1} de 5`),
}))

export const topicGroup = fromCategories('topic', label('Topic', 'Tema', 'Tema'), 'topics')
