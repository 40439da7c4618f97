import 'server-only'
import { publicFind } from '@/cms/public-find'
import { cardCollections, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'

/** What something is written about or liked: its name and the address of its page, without a locale. */
export type About = { readonly collection: CardCollection; readonly title: string; readonly path: string }

/** The published document that `products:12` names, or null. */
export async function aboutOf(text: unknown, locale: Locale): Promise<About | null> {
  const [, named, id] = /^([a-z]+):([1-9]\d{0,8})$/.exec(typeof text === 'string' ? text : '') ?? []
  const collection = cardCollections.find((slug) => slug === named)
  if (!collection) return null
  const { docs } = await publicFind({
    collection,
    locale,
    depth: 0,
    limit: 1,
    select: { title: true, displayName: true, slug: true },
    where: { id: { equals: Number(id) } },
  })
  const [doc] = docs
  if (!doc) return null
  const title = 'displayName' in doc ? doc.displayName : 'title' in doc ? doc.title : ''
  return { collection, title, path: documentPath(collection, doc.slug) }
}
