import type { KeptPath } from '@/platform/catalogue/kept-categories'
import type { Category } from '@/payload-types'

type Tone = 'plum' | 'indigo' | 'lichen'

const tones = new Map<string | null | undefined, Tone>([
  ['type/medicinal', 'plum'],
  ['type/psychoactive', 'indigo'],
  ['type/culinary', 'lichen'],
] satisfies [KeptPath, Tone][])

/** Colour of a type chip; other categories are neutral. */
export const typeTone = (category: Pick<Category, 'path'>): Tone | 'neutral' => tones.get(category.path) ?? 'neutral'
