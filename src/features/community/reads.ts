import 'server-only'
import { getCms, publicFind } from '@/cms/public-find'
import { isRated } from '@/cms/rated'
import { statsKey } from '@/cms/stats/model'
import { cardCollections, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { itemOf } from './forms/mark-forms'
import { targetOf } from './hooks'
import { contributionKinds, type ContributionKind } from './model'

/** What something is written about or liked: its name, the address of its page without a locale, and whether it is rated. */
export type About = {
  readonly collection: CardCollection
  readonly title: string
  readonly path: string
  readonly rated: boolean
}

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
    select: { title: true, displayName: true, slug: true, specie: { edibility: true } },
    where: { id: { equals: Number(id) } },
  })
  const [doc] = docs
  if (!doc) return null
  const title = 'displayName' in doc ? doc.displayName : 'title' in doc ? doc.title : ''
  const { collections } = await getCms()
  const rated = isRated(collections[collection].config.custom, { ...doc })
  return { collection, title, path: documentPath(collection, doc.slug), rated }
}

/** A published contribution by what it is called, and what it is about. */
export type PublishedEntry = { readonly name: string; readonly about: About }

/** The published contribution that `reviews:4` names, or null. */
export async function publishedEntry(text: string, locale: Locale): Promise<PublishedEntry | null> {
  const item = itemOf(text, contributionKinds)
  if (!item) return null
  const { docs } = await publicFind({
    collection: item.relationTo as ContributionKind,
    locale,
    depth: 0,
    limit: 1,
    select: { doc: true, headline: true, comment: true },
    where: { id: { equals: item.value } },
  })
  const [row] = docs
  const target = row && targetOf(row.doc, cardCollections, 'mushrooms')
  const about = target && (await aboutOf(statsKey(target.relationTo, target.id), locale))
  if (!row || !about) return null
  return { name: 'comment' in row ? row.comment : row.headline, about }
}
