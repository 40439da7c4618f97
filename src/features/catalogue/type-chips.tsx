import { langOf } from '@/cms/fallbacks'
import type { Category } from '@/payload-types'
import { Chip } from '@/ui/patterns/chip'
import { typeTone } from './categories/type-tone'

/** The types of a species as chips; one that its edibility already says is left out. */
export function TypeChips({ categories, except }: { categories: readonly Category[]; except?: string }) {
  return categories
    .filter((category) => category.slug !== except)
    .map((category) => (
      <Chip key={category.id} tone={typeTone(category)}>
        <span lang={langOf(category, 'title')}>{category.title}</span>
      </Chip>
    ))
}
