import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'
import { isWithin } from '@/platform/catalogue/kept-categories'
import { locales, textIn, type Locale, type Localized } from '@/core/locales'
import { categoryPath } from '@/core/paths'
import { recordOf } from '@/core/record-of'

type Stored = { id: number; updatedAt: string; path: string; title: Partial<Record<Locale, string | null>> }

type Breadcrumb = { id: string; doc: number; url: string; label: string }

/**
 * The breadcrumbs of a category in every language, from the root down.
 * @param places the category and all above it, by path
 */
function breadcrumbsOf({ path }: Pick<Stored, 'path'>, places: ReadonlyMap<string, Stored>): Localized<Breadcrumb[]> {
  const steps = path.split('/')
  const above = steps.flatMap((_, index) => places.get(steps.slice(0, index + 1).join('/')) ?? [])
  return recordOf(locales, (locale) =>
    above.map((place) => ({
      id: randomBytes(12).toString('hex'),
      doc: place.id,
      url: categoryPath(place.path),
      label: textIn(place.title, locale),
    })),
  )
}

/** Reads categories with their titles in every locale. */
const categories = async (payload: Payload, where?: Where, req?: PayloadRequest): Promise<Stored[]> => {
  const query = { collection: 'categories', locale: 'all', limit: 0, pagination: false } as const
  return (await payload.db.find<Stored>({ ...query, ...(where ? { where } : {}), ...(req ? { req } : {}) })).docs
}

const write = (payload: Payload, id: number, breadcrumbs: Localized<Breadcrumb[]>, req?: PayloadRequest) =>
  payload.db.updateOne({
    collection: 'categories',
    id,
    data: { breadcrumbs },
    locale: 'all',
    ...(req ? { req } : {}),
  }) as Promise<Stored>

/**
 * Writes the breadcrumbs of one category in every locale, but not of the categories below it: the seed writes parents
 * first, and `revertCycle` restores a single one.
 * @throws Error if there is no such category
 */
export async function writeBreadcrumbs(payload: Payload, id: number, req?: PayloadRequest): Promise<Stored> {
  const [own] = await categories(payload, { id: { equals: id } }, req)
  if (!own) throw new Error(`There is no category ${id}`)
  const steps = own.path.split('/')
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  const places = await categories(payload, { path: { in: paths } }, req)
  return write(payload, id, breadcrumbsOf(own, new Map(places.map((place) => [place.path, place]))), req)
}

/**
 * The plugin writes breadcrumbs in the language of the save alone, but a moved category has moved in all of them, and
 * so has everything below it.
 */
export const breadcrumbsInAllLanguages: CollectionAfterChangeHook<Stored> = async ({ doc, context, req }) => {
  // The seed writes every category in every language itself.
  if (context.seed) return doc
  const all = await categories(req.payload, undefined, req)
  const places = new Map(all.map((place) => [place.path, place]))
  for (const place of all.filter(({ path }) => isWithin(path, doc.path)))
    await write(req.payload, place.id, breadcrumbsOf(place, places), req)
  return doc
}
