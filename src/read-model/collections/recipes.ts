import { recipeView } from '@/cards/article'
import { label } from '@/cms/labels'
import type { Row } from '@/cms/sql'
import { isRecord, recordsIn } from '@/core/is-record'
import { limits } from '@/core/limits'
import { defaultLocale, locales, textIn, type Text } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { toSlug } from '@/core/slugs'
import { minutesOf, stringIn } from '@/features/content/model'
import { fromEntries, fromTerms, speciesGroup } from '../filters/groups'
import { describeArticles } from './articles'

const times = [
  { slug: '30', most: 30, label: label('30 minutes at most', '30 minutos como máximo', '30 minutos no máximo') },
  { slug: '60', most: 60, label: label('An hour at most', 'Una hora como máximo', 'Uma hora no máximo') },
  { slug: 'long', most: Infinity, label: label('Longer', 'Más tiempo', 'Mais tempo') },
].map((time) => ({ ...time, icon: 'timer' }))

/** Slugs of the times that fit: what takes half an hour also takes an hour at most. */
const timesOf = (minutes: number): string[] =>
  times.filter(({ slug, most }) => minutes <= most && (slug !== 'long' || minutes > 60)).map(({ slug }) => slug)

type Stored = Readonly<Record<string, unknown>>

/** The blocks of a document's body, which is stored as JSON. */
function blocksIn({ layout }: Row): Stored[] {
  const blocks: unknown = typeof layout === 'string' ? JSON.parse(layout) : layout
  return recordsIn(blocks)
}

/** The first recipe block of a document. */
const recipeIn = (row: Row): Stored | null => blocksIn(row).find(({ blockType }) => blockType === 'recipe') ?? null

/** A recipe's text in the locales it has; a value that is stored once counts for every locale. */
const textOf = (value: unknown): Text | null => {
  const texts = recordOf(locales, (locale) => stringIn(isRecord(value) ? value[locale] : value, locale))
  return locales.some((locale) => texts[locale]) ? texts : null
}

/** A sidebar value from a text: named in every locale; its slug is made from the English text or its fallback. */
function entry(key: string, value: unknown): (readonly [string, string, Text])[] {
  const text = textOf(value)
  const slug = toSlug(textIn(text, defaultLocale), limits.filter.characters)
  return text && slug ? [[key, slug, text]] : []
}

export const recipes = describeArticles({
  collection: 'recipes',
  groups: [
    fromEntries('course', label('Course', 'Plato', 'Prato'), 'utensils'),
    fromTerms('time', label('Time', 'Tiempo', 'Tempo'), times, { promoted: ['30', '60', 'long'] }),
    fromEntries('cuisine', label('Cuisine', 'Cocina', 'Cozinha'), 'globe'),
    speciesGroup,
  ],
  columns: ['layout'],
  blocks: blocksIn,
  facets: (row) => {
    const minutes = minutesOf(recipeIn(row)?.totalTime)
    return { time: minutes === null ? [] : timesOf(minutes) }
  },
  entries: (row) => {
    const recipe = recipeIn(row)
    return [...entry('course', recipe?.category), ...entry('cuisine', recipe?.cuisine)]
  },
  card: (article, row) => {
    const recipe = recipeIn(row)
    const shown = {
      ...article,
      totalTime: recipe?.totalTime ?? null,
      cuisine: textOf(recipe?.cuisine),
      course: textOf(recipe?.category),
    }
    return (context) => recipeView(shown, context)
  },
})
