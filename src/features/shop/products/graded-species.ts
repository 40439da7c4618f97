import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Plugin } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { withHooks } from '@/cms/hooks'
import { isWithin, sporeKinds } from '@/platform/catalogue/kept-categories'
import { notesOf, takeNote } from '@/cms/request-notes'
import { runSql, runSqlReturning, sql, sqlValues, toText } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { Mushroom } from '@/payload-types'
import type { RegulatedGoods } from '../destinations/regulated-goods.data'
import { goodsOfSpecies, lockGoodsOfSpecies } from './goods-of-species'

/** The tables of products, and those of their latest versions, which an editor's form opens. */
const places = [
  {
    goods: sql`products_goods`,
    rels: sql`products_rels`,
    path: '',
    documents: sql`SELECT id AS entry, id AS product FROM products`,
  },
  {
    goods: sql`_products_v_version_goods`,
    rels: sql`_products_v_rels`,
    path: 'version.',
    documents: sql`SELECT id AS entry, parent_id AS product FROM _products_v WHERE latest`,
  },
]

type Place = (typeof places)[number]

/** The spore products that name a species: the id of the row (product or version) to the id of the product. */
async function sporesNaming(
  req: PayloadRequest,
  { documents, rels, path }: Place,
  species: number,
): Promise<Map<number, number>> {
  const rows = await runSqlReturning(
    req,
    sql`SELECT d.entry, d.product, c.path FROM (${documents}) d
      JOIN ${rels} s ON s.parent_id = d.entry AND s.path = ${`${path}species`} AND s.mushrooms_id = ${species}
      JOIN ${rels} f ON f.parent_id = d.entry AND f.path = ${`${path}categories`}
      JOIN categories c ON c.id = f.categories_id`,
  )
  const spores = rows.filter((row) => sporeKinds.some((kind) => isWithin(toText(row.path), kind)))
  return new Map(spores.map(({ entry, product }) => [Number(entry), Number(product)]))
}

/** Reads the regulated goods of rows: those that are stored (`named`), and those that follow from all their species. */
async function goodsOf(req: PayloadRequest, { goods, rels, path }: Place, entries: readonly number[]) {
  const named = await runSqlReturning(
    req,
    sql`SELECT parent_id AS entry, CAST(value AS TEXT) AS value FROM ${goods} WHERE parent_id IN (${sqlValues(entries)})`,
  )
  const species = await runSqlReturning(
    req,
    sql`SELECT parent_id AS entry, mushrooms_id AS species FROM ${rels}
      WHERE path = ${`${path}species`} AND parent_id IN (${sqlValues(entries)})`,
  )
  const following = await goodsOfSpecies(
    req,
    species.map((row) => Number(row.species)),
  )
  return (entry: number) => ({
    named: new Set(named.filter((row) => Number(row.entry) === entry).map(({ value }) => toText(value))),
    following: new Set(
      species.filter((row) => Number(row.entry) === entry).flatMap((row) => following.get(Number(row.species)) ?? []),
    ),
  })
}

/**
 * Adds the goods that follow from a product's species and are not stored, and deletes `before`, which the species had
 * before its new grade, where no species implies it any more. Returns the ids of changed products.
 */
async function nameAnew(
  req: PayloadRequest,
  place: Place,
  products: ReadonlyMap<number, number>,
  before: RegulatedGoods | null,
): Promise<number[]> {
  const { goods } = place
  const goodsAt = await goodsOf(req, place, [...products.keys()])
  const changed: number[] = []
  for (const [entry, product] of products) {
    const { named, following } = goodsAt(entry)
    const missing = [...following].filter((kind) => !named.has(kind))
    const isOver = before !== null && named.has(before) && !following.has(before)
    if (isOver) await runSql(req, sql`DELETE FROM ${goods} WHERE parent_id = ${entry} AND value = ${before}`)
    for (const kind of missing)
      await runSql(
        req,
        sql`INSERT INTO ${goods} ("order", parent_id, value) VALUES (${named.size + 1}, ${entry}, ${kind})`,
      )
    if (isOver || missing.length > 0) changed.push(product)
  }
  return changed
}

const noteName = 'goods before'

const noteGoods: CollectionBeforeChangeHook<Mushroom> = async ({ data, operation, originalDoc, req }) => {
  const id = operation === 'update' ? originalDoc?.id : undefined
  if (id === undefined) return data
  await lockGoodsOfSpecies(req, [id])
  const goods = (await goodsOfSpecies(req, [id])).get(id) ?? null
  notesOf<RegulatedGoods | null>(req, noteName).set(documentKey('mushrooms', id), goods)
  return data
}

/**
 * Updates the regulated goods of spore products after their species was graded (SHP-01), also those that an editor
 * entered by the former grade. It writes by SQL, without a save: `updatedAt` stays, and no version is made.
 */
const followGrade: CollectionAfterChangeHook<Mushroom> = async ({ doc, operation, req }) => {
  if (operation === 'create') return doc
  const before = takeNote(notesOf<RegulatedGoods | null>(req, noteName), documentKey('mushrooms', doc.id)) ?? null
  const now = (await goodsOfSpecies(req, [doc.id])).get(doc.id) ?? null
  if (before === null && now === null) return doc
  const changed = new Set<number>()
  for (const place of places) {
    const products = await sporesNaming(req, place, doc.id)
    if (products.size === 0) continue
    for (const product of await nameAnew(req, place, products, before)) changed.add(product)
  }
  for (const product of changed) await publishChange(req, { key: documentKey('products', product), scope: 'document' })
  return doc
}

/** Lets the regulated goods of products follow the grades of their species. */
export const gradedSpeciesPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug !== 'mushrooms'
      ? collection
      : withHooks(collection, { beforeChange: [noteGoods], afterChange: [followGrade] }),
  ),
})
