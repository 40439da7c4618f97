import 'server-only'
import { getCms, publicFindEvery } from '@/cms/public-find'
import { readTable, toMoment } from '@/cms/sql'
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
import { readModel } from '@/read-model/read-model'

/** A page of the site, without a locale, and when it was last saved where that is known. */
export type SitemapEntry = { readonly path: string; readonly changed: number | null }

export const sitemapKinds = ['site', 'categories', ...cardCollections] as const

export type SitemapKind = (typeof sitemapKinds)[number]

/** When each row of a table was last saved, by its id. */
async function savedAt(table: string): Promise<ReadonlyMap<number, number | null>> {
  const rows = await readTable(await getCms(), table, ['id', 'updated_at'])
  return new Map(rows.map(({ id, updated_at }) => [Number(id), toMoment(updated_at)]))
}

async function ofCollection(collection: CardCollection): Promise<SitemapEntry[]> {
  const [model, saved] = await Promise.all([readModel(), savedAt(collection)])
  return model.indexes[collection].index
    .entries()
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, slug }) => ({ path: documentPath(collection, slug), changed: saved.get(id) ?? null }))
}

/** The pages an editor made, and those that are there without a document. */
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

/** Every page of a kind. */
export async function sitemapEntries(kind: SitemapKind): Promise<SitemapEntry[]> {
  if (isCardCollection(kind)) return ofCollection(kind)
  if (kind === 'site') return ofSite()
  const [{ categories }, saved] = await Promise.all([readModel(), savedAt('categories')])
  return [...categories].map(([id, { path }]) => ({ path: categoryPath(path), changed: saved.get(id) ?? null }))
}
