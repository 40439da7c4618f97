import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { textIn, type Locale, type Localized } from '@/core/locales'
import { categoryPath } from '@/core/paths'

type Stored = { id: number; path: string; title: Partial<Record<Locale, string | null>> }

type Breadcrumb = { id: string; doc: number; url: string; label: string }

/**
 * The breadcrumbs of a category in every language, from the root down.
 * @param places the category and all above it, by path
 */
export function breadcrumbsOf(
  { path }: Pick<Stored, 'path'>,
  places: ReadonlyMap<string, Stored>,
): Localized<Breadcrumb[]> {
  const steps = path.split('/')
  const above = steps.flatMap((_, index) => places.get(steps.slice(0, index + 1).join('/')) ?? [])
  const inLocale = (locale: Locale): Breadcrumb[] =>
    above.map((place) => ({
      id: randomBytes(12).toString('hex'),
      doc: place.id,
      url: categoryPath(place.path),
      label: textIn(place.title, locale),
    }))
  return { en: inLocale('en'), es: inLocale('es'), pt: inLocale('pt') }
}

/** As the database holds them: titles in every language. */
const everyCategory = async (req: PayloadRequest): Promise<Stored[]> =>
  (await req.payload.db.find<Stored>({ collection: 'categories', locale: 'all', limit: 0, pagination: false, req }))
    .docs

/**
 * The plugin writes breadcrumbs in the language of the save alone, but a moved category has moved in all of them, and
 * so has everything below it.
 */
export const breadcrumbsInAllLanguages: CollectionAfterChangeHook<Stored> = async ({ doc, context, req }) => {
  // The seed writes every category in every language itself.
  if (context.seed) return doc
  const all = await everyCategory(req)
  const places = new Map(all.map((place) => [place.path, place]))
  for (const place of all.filter(({ path }) => path === doc.path || path.startsWith(`${doc.path}/`))) {
    const breadcrumbs = breadcrumbsOf(place, places)
    await req.payload.db.updateOne({
      collection: 'categories',
      id: place.id,
      data: { breadcrumbs },
      locale: 'all',
      req,
    })
  }
  return doc
}
