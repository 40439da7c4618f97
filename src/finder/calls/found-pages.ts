import 'server-only'
import { cached } from '@/cms/changes/cached'
import { publicFindEvery } from '@/cms/public-find'
import { locales, textIn, type Locale } from '@/core/locales'
import { documentPath, homeSlug, localizedPath } from '@/core/paths'
import { createTextIndex } from '@/read-model/engine/text-index'
import type { Suggestion } from './suggestion'

type Texts = Partial<Record<Locale, string>>
type FoundPage = { readonly slug: string; readonly title: Texts; readonly about: Texts }

/** Leaves out the home page: every page links to it, so no visitor searches for it. */
const wanted = { slug: { not_equals: homeSlug } }

/** The site's own pages by their titles in every language: shipping, contact, privacy. There are a few of them. */
const pagesByTitle = () =>
  cached('pages by title', ['pages'], async () => {
    const pages = new Map<number, FoundPage>()
    for (const locale of locales) {
      const select = { slug: true, title: true, meta: { description: true } } as const
      for (const { id, slug, title, meta } of await publicFindEvery({
        collection: 'pages',
        locale,
        where: wanted,
        depth: 0,
        select,
      })) {
        const page = pages.get(id) ?? { slug, title: {}, about: {} }
        page.title[locale] = title
        page.about[locale] = meta?.description ?? ''
        pages.set(id, page)
      }
    }
    const index = createTextIndex()
    for (const [id, { title }] of pages) index.put({ id, names: Object.values(title), about: [] })
    return { pages, index }
  })

/** Pages that a text names, best first. */
export async function findPages(text: string, locale: Locale): Promise<Suggestion[]> {
  const { pages, index } = await pagesByTitle()
  return index.search(text).flatMap((id) => {
    const page = pages.get(id)
    if (!page) return []
    const href = localizedPath(locale, documentPath('pages', page.slug))
    return [{ title: textIn(page.title, locale), detail: textIn(page.about, locale) || null, href, picture: null }]
  })
}
