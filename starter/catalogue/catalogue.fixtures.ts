import { locales, type Localized } from '@/core/locales'
import type { TermTree } from '@/features/catalogue/model'
import { isLocalized } from '../loader/localized'
import { categoryTrees } from './categories'
import { guides } from './guides/index'
import { pages } from './pages/index'
import { pageBlocks } from './pages/page-blocks'
import { home } from './pages/home'
import { posts } from './posts/index'
import { products } from './products/index'
import { projects } from './projects/index'
import { recipes } from './recipes/index'
import { footer, header, siteSettings } from './site'
import { species } from './species/index'
import { vendors } from './vendors/index'

/** All prose of the starting catalogue, by collection. */
export const collections = {
  mushrooms: species,
  products,
  vendors,
  growingguides: guides,
  posts,
  recipes,
  projects,
  pages,
} as const

/** One localized text and its path, `products/lamp.details.0.title`. */
export type Text = { readonly place: string; readonly field: string; readonly text: Localized }

const isTexts = (value: unknown): value is Localized =>
  isLocalized(value) && locales.every((locale) => typeof value[locale] === 'string')

const isLists = (value: unknown): value is Localized<readonly string[]> =>
  isLocalized(value) && locales.every((locale) => Array.isArray(value[locale]))

/** All texts below a value. Lists of names are joined, since their lengths differ by locale. */
function textsIn(value: unknown, place: string, field = ''): Text[] {
  if (isTexts(value)) return [{ place, field, text: value }]
  if (isLists(value)) {
    const { en, es, pt } = value
    return [{ place, field, text: { en: en.join(', '), es: es.join(', '), pt: pt.join(', ') } }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${place}.${key}`, Array.isArray(value) ? field : `${field}${field && '.'}${key}`),
  )
}

export const textsOf = (...names: (keyof typeof collections)[]): Text[] =>
  names.flatMap((name) => collections[name].flatMap((item) => textsIn(item, `${name}/${item.slug}`)))

export const allTexts: readonly Text[] = textsOf(
  'mushrooms',
  'products',
  'vendors',
  'growingguides',
  'posts',
  'recipes',
  'projects',
  'pages',
)

/** The texts of the home page, the menus and the settings. */
export const siteTexts: readonly Text[] = textsIn({ footer, header, home, pageBlocks, siteSettings }, 'site')

/** Letters and digits only, so that repetitions are found in spite of case, punctuation and links. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** The sentences of a Markdown text, plain. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!…:;])\s+|\n+/)
    .map(plain)
    .filter(Boolean)

/** Every URL that a text links to. */
export const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map((match) => match[1] ?? '')

type Sluggish = readonly { readonly slug: string }[]

export const slugsOf = (terms: Sluggish): ReadonlySet<string> => new Set(terms.map(({ slug }) => slug))

/** Every path of a tree, parents before children. */
export const pathsOf = (trees: readonly TermTree[], parent = ''): string[] =>
  trees.flatMap(({ slug, children }) => [`${parent}${slug}`, ...pathsOf(children, `${parent}${slug}/`)])

export const categoryPaths: ReadonlySet<string> = new Set(pathsOf(categoryTrees))

/** Names that are not in the set. */
export const unknown = (names: readonly string[], within: ReadonlySet<string>): string[] =>
  names.filter((name) => !within.has(name))

export const repeated = (list: readonly string[]): string[] =>
  list.filter((entry, index) => list.indexOf(entry) !== index)
