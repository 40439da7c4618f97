import 'server-only'
import type { Payload } from 'payload'
import { nextTurn } from '@/cms/next-turn'
import { readTable, toNumber } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { locales, type Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { namedBy, type Named } from './columns'
import type { Names } from './cells'

/** A product as stored, in each locale without fallbacks. */
export type StoredProduct = {
  readonly id: number
  readonly inLocale: Readonly<Record<Locale, Product>>
  /** The first locale with a title: the fields that are not localized are written in its save. */
  readonly base: Locale
  readonly stock: number
  /** Whether it has an unpublished draft, which a save would publish. */
  readonly isPending: boolean
}

type Stored = { readonly products: ReadonlyMap<string, StoredProduct>; readonly names: Names }

async function namesOf(payload: Payload): Promise<Names> {
  const words = new Map<Named, Map<number, string>>()
  const ids = new Map<Named, Map<string, number>>()
  for (const [collection, field] of Object.entries(namedBy) as [Named, string][]) {
    const rows = await readTable(payload, collection, ['id', field])
    const pairs = rows.map((row) => [Number(row.id), String(row[field])] as const)
    words.set(collection, new Map(pairs))
    ids.set(collection, new Map(pairs.map(([id, word]) => [word, id])))
  }
  return {
    idOf: (collection, word) => ids.get(collection)?.get(word) ?? null,
    wordOf: (collection, id) => words.get(collection)?.get(id) ?? String(id),
  }
}

/** Ids of published products with a newer draft. */
async function pendingOf(payload: Payload, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { parent: true },
    context: { withoutStats: true },
    overrideAccess: true,
  })
  const drafts = new Set(docs.map(({ parent }) => Number(parent)))
  return new Set(ids.filter((id) => drafts.has(id)))
}

/** The products with these slugs (without `slugs` all), and the names of the documents that cells refer to. */
export async function storedProducts(payload: Payload, slugs?: readonly string[]): Promise<Stored> {
  const find = async (locale: Locale): Promise<Product[]> => {
    await nextTurn()
    const { docs } = await payload.find({
      collection: 'products',
      ...(slugs ? { where: { slug: { in: [...new Set(slugs)] } } } : {}),
      locale,
      fallbackLocale: false,
      sort: 'slug',
      depth: 0,
      limit: 0,
      pagination: false,
      context: { withoutStats: true },
      overrideAccess: true,
    })
    return docs
  }
  const [en, es, pt, names] = [await find('en'), await find('es'), await find('pt'), await namesOf(payload)]
  const byId = { es: new Map(es.map((one) => [one.id, one])), pt: new Map(pt.map((one) => [one.id, one])) }
  const ids = en.map(({ id }) => id)
  const keys = ids.map((id) => documentKey('products', id))
  const counters = await readTable(payload, 'stats', ['key', 'stock'], { key: 'key', ids: keys })
  const stock = new Map(counters.map((row) => [String(row.key), toNumber(row.stock) ?? 0]))
  const pending = await pendingOf(
    payload,
    en.filter(({ _status }) => _status === 'published').map(({ id }) => id),
  )
  const products = en.map((document): [string, StoredProduct] => {
    const { id, slug } = document
    const inLocale = { en: document, es: byId.es.get(id) ?? document, pt: byId.pt.get(id) ?? document }
    return [
      slug,
      {
        id,
        inLocale,
        base: locales.find((locale) => inLocale[locale].title) ?? 'en',
        stock: stock.get(documentKey('products', id)) ?? 0,
        isPending: pending.has(id),
      },
    ]
  })
  return { products: new Map(products), names }
}
