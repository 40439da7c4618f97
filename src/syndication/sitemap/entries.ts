import 'server-only'
import { publicFindEvery } from '@/cms/public-find'
import { toMoment } from '@/cms/sql'
import { cardCollections, isCardCollection, type CardCollection } from '@/core/collections'
import { defaultLocale } from '@/core/locales'
import {
  archivePaths,
  calendarPath,
  categoriesPath,
  categoryPath,
  comparePath,
  compoundPath,
  documentPath,
  dosageCalculatorPath,
  identifyPath,
  poisonPath,
  speciesTypePath,
} from '@/core/paths'
import { compounds } from '@/features/catalogue/model'
import { changedAt, savedAt } from '@/read-model/changed-at'
import { categoryCounts } from '@/read-model/lists'
import { readModel } from '@/read-model/read-model'

/** A page of the site, without a locale, and when it last changed where that is known. */
export type SitemapEntry = { readonly path: string; readonly changed: number | null }

export const sitemapKinds = ['site', 'categories', ...cardCollections] as const

export type SitemapKind = (typeof sitemapKinds)[number]

async function ofCollection(collection: CardCollection): Promise<SitemapEntry[]> {
  const [model, changed] = await Promise.all([readModel(), changedAt(collection)])
  return model.indexes[collection].index
    .entries()
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, slug }) => ({ path: documentPath(collection, slug), changed: changed.get(id) ?? null }))
}

/** The pages that editors made, and those that need no document. */
async function ofSite(): Promise<SitemapEntry[]> {
  const { categories } = await readModel()
  const pages = await publicFindEvery({
    collection: 'pages',
    locale: defaultLocale,
    depth: 0,
    select: { slug: true, updatedAt: true },
  })
  const types = [...categories.values()].flatMap(({ path }) => /^type\/([a-z-]{1,60})$/.exec(path)?.[1] ?? [])
  const own = [
    '/mushrooms',
    poisonPath,
    ...Object.values(archivePaths),
    calendarPath,
    identifyPath(),
    comparePath(),
    categoriesPath,
    ...types.map(speciesTypePath),
    dosageCalculatorPath(),
    ...compounds.map(({ group, slug }) => compoundPath(group, slug)),
  ]
  return [
    ...pages.map(({ slug, updatedAt }) => ({ path: documentPath('pages', slug), changed: toMoment(updatedAt) })),
    ...own.map((path) => ({ path, changed: null })),
  ]
}

/** The categories that have documents: empty ones only lead elsewhere, and are not indexed. */
async function ofCategories(): Promise<SitemapEntry[]> {
  const [{ categories }, filed, saved] = await Promise.all([
    readModel(),
    categoryCounts(cardCollections),
    savedAt('categories'),
  ])
  return [...categories].flatMap(([id, { path }]) =>
    filed[path] ? [{ path: categoryPath(path), changed: saved.get(id) ?? null }] : [],
  )
}

/** Every page of a kind. */
export async function sitemapEntries(kind: SitemapKind): Promise<SitemapEntry[]> {
  if (isCardCollection(kind)) return ofCollection(kind)
  if (kind === 'site') return ofSite()
  return ofCategories()
}
