import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Localized } from '@/core/locales'
import type * as Samples from '../samples'
import { freshDatabase } from './database.fixtures'
import type * as Pictures from './pictures'
import type { Seeder, SeedItem } from './upsert'
import { anything, drawing, guide, member, post, sample, texts } from './upsert.fixtures'

/** The loader on a real database; modules that read the environment are imported after it is set. */
const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-seed-'))

let payload: Payload
let run: (...items: SeedItem[]) => Promise<{ written: number; kept: number; ids: (number | null)[] }>
/** The seeder of the current run. */
let seeder: Seeder
let samples: typeof Samples
let pictures: typeof Pictures

// Drawings of other suites may slow the machine down.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  payload = await freshDatabase(folder)
  const { createSeeder } = await import('./upsert')
  samples = await import('../samples')
  pictures = await import('./pictures')
  run = async (...items) => {
    const count = { written: 0, kept: 0 }
    // Each run creates a seeder, which knows only what the ledger has.
    seeder = await createSeeder(payload)
    const ids: (number | null)[] = []
    for (const item of items) {
      const { id, written } = await seeder.upsert(item)
      count[written ? 'written' : 'kept'] += 1
      ids.push(id)
    }
    return { ...count, ids }
  }
}, 60_000)

afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const inAllLocales = (collection: CollectionSlug, id: number) =>
  payload.findByID({ collection, id, locale: 'all', depth: 0, draft: true, overrideAccess: true })

const titleOf = async (collection: CollectionSlug, id: number): Promise<unknown> =>
  Reflect.get(await inAllLocales(collection, id), 'title')

const slugsOf = async (collection: 'posts' | 'growingguides'): Promise<string[]> => {
  const { docs } = await payload.find({ collection, limit: 0, pagination: false, depth: 0, overrideAccess: true })
  return docs.map(({ slug }) => slug).sort()
}

const idOf = (ids: (number | null)[], index = 0): number => {
  const id = ids[index]
  if (typeof id !== 'number') throw new Error('The item was not written.')
  return id
}

test('I18-01 a document is stored in all three languages, without duplicate rows', async () => {
  const first = texts('Soak', 'Remojo', 'Molho')
  const second = texts('Wait', 'Espera', 'Espera longa')
  const { written, ids } = await run(guide('rows', [first, second]))
  expect(written).toBe(1)
  const stored = await inAllLocales('growingguides', idOf(ids))
  expect(stored).toMatchObject({
    title: { en: 'Guide', es: 'Guía', pt: 'Guia' },
    stages: [{ title: first, days: { min: 1, max: 2 } }, { title: second }],
  })
  expect(Reflect.get(stored, 'stages')).toHaveLength(2)
})

test('a changed seed updates the same document, without duplicate rows', async () => {
  const { ids: before } = await run(guide('longer', [texts('A', 'B', 'C')]))
  const more = [texts('A1', 'B1', 'C1'), texts('A2', 'B2', 'C2'), texts('A3', 'B3', 'C3')]
  const { written, ids } = await run(guide('longer', more))
  expect({ written, ids }).toEqual({ written: 1, ids: before })
  expect(await inAllLocales('growingguides', idOf(ids))).toMatchObject({ stages: more.map((title) => ({ title })) })
})

test('R-10 a second run writes nothing', async () => {
  const items = [post('twice-a', texts('A', 'B', 'C')), guide('twice-b', [texts('D', 'E', 'F')])]
  const first = await run(...items)
  const before = await payload.find({ collection: 'posts', where: { slug: { equals: 'twice-a' } } })
  const second = await run(...items)
  const after = await payload.find({ collection: 'posts', where: { slug: { equals: 'twice-a' } } })
  expect(first).toMatchObject({ written: 2, kept: 0 })
  expect(second).toEqual({ written: 0, kept: 2, ids: first.ids })
  expect(after.docs[0]?.updatedAt).toBe(before.docs[0]?.updatedAt)
})

test.each(['edited', 'drafted'])('an %s document is kept when the seed changes, now and later', async (slug) => {
  const { ids } = await run(post(slug, texts('Ours', 'Nuestro', 'Nosso')))
  const edit = { data: { title: 'Theirs' }, draft: slug === 'drafted', overrideAccess: true }
  await payload.update({ collection: 'posts', id: idOf(ids), ...edit })
  for (const word of ['new', 'newer'])
    expect(await run(post(slug, texts(word, word, word)))).toEqual({ written: 0, kept: 1, ids })
  expect(await titleOf('posts', idOf(ids))).toEqual({ en: 'Theirs', es: 'Nuestro', pt: 'Nosso' })
})

test('a document that an editor made with the same slug is left alone', async () => {
  const theirs = await payload.create({
    collection: 'posts',
    data: { title: 'Mine', slug: 'mine', _status: 'published' },
    overrideAccess: true,
  })
  expect(await run(post('mine', texts('Seed', 'Semilla', 'Semente')))).toEqual({
    written: 0,
    kept: 1,
    ids: [theirs.id],
  })
  expect(await titleOf('posts', theirs.id)).toEqual({ en: 'Mine' })
})

test('a deleted document is not made again, also when its seed changes', async () => {
  const { ids } = await run(post('deleted', texts('A', 'B', 'C')))
  await payload.delete({ collection: 'posts', id: idOf(ids), overrideAccess: true })
  await run(post('deleted', texts('A', 'B', 'C')))
  expect(await run(post('deleted', texts('A2', 'B2', 'C2')))).toEqual({ written: 0, kept: 1, ids: [null] })
  expect(await slugsOf('posts')).not.toContain('deleted')
})

test('a document that depends on a deleted one is not updated, and the run continues', async () => {
  const vendor = sample('vendors', 'gone', { displayName: 'Gone', slug: 'gone' })
  const product = (title: Localized): SeedItem => ({
    ...sample('products', 'orphan', { title }),
    data: () => ({ _status: 'published', title, slug: 'orphan', vendor: seeder.idOf('vendors', 'gone') }),
  })
  const { ids } = await run(vendor, product(texts('A', 'B', 'C')))
  await payload.delete({ collection: 'vendors', id: idOf(ids), overrideAccess: true })
  const again = await run(vendor, product(texts('A2', 'B2', 'C2')))
  expect(again).toEqual({ written: 0, kept: 2, ids: [null, ids[1]] })
  expect(await titleOf('products', idOf(ids, 1))).toEqual({ en: 'A', es: 'B', pt: 'C' })
  await payload.delete({ collection: 'products', id: idOf(ids, 1), overrideAccess: true })
})

test('R-10 a run killed before the first write is completed by the next one', async () => {
  const item = post('killed-early', texts('A', 'B', 'C'))
  const killed = { ...item, data: () => Promise.reject(new Error('killed')) }
  await expect(run(killed)).rejects.toThrow('killed')
  expect(await slugsOf('posts')).not.toContain('killed-early')
  expect(await run(item)).toMatchObject({ written: 1 })
  expect(await slugsOf('posts')).toContain('killed-early')
})

test('R-10 a run killed after it made a document is completed by the next one in the same document', async () => {
  const item = guide('killed-late', [texts('A', 'B', 'C')])
  const make = payload.create.bind(payload)
  const create = vi.spyOn(payload, 'create').mockImplementationOnce(async (options) => {
    await make(options)
    throw new Error('killed')
  })
  await expect(run(item)).rejects.toThrow('killed')
  create.mockRestore()
  const { written, ids } = await run(item)
  expect(written).toBe(1)
  expect((await slugsOf('growingguides')).filter((slug) => slug === 'killed-late')).toHaveLength(1)
  const stored = await inAllLocales('growingguides', idOf(ids))
  expect(stored).toMatchObject({ title: texts('Guide', 'Guía', 'Guia'), stages: [{ title: texts('A', 'B', 'C') }] })
  expect(Reflect.get(stored, 'stages')).toHaveLength(1)
})

test('R-10 a run killed between two languages of a changed seed is completed by the next one', async () => {
  const { ids: before } = await run(post('killed-changed', texts('A', 'B', 'C')))
  const item = post('killed-changed', texts('A2', 'B2', 'C2'))
  const write = payload.update.bind(payload)
  const update = vi.spyOn(payload, 'update').mockImplementationOnce((options) => write(options as never) as never)
  update.mockRejectedValueOnce(new Error('killed'))
  await expect(run(item)).rejects.toThrow('killed')
  update.mockRestore()
  expect(await run(item)).toMatchObject({ written: 1, ids: before })
  expect(await titleOf('posts', idOf(before))).toEqual(texts('A2', 'B2', 'C2'))
})

const mushroom = { title: 'Kept', slug: 'm', specie: { scientificName: 'Boletus edulis', edibility: 'choice' } }

/** A small shop and community, with samples from the seed and real entries of visitors. */
async function smallWorld() {
  const one = async (item: SeedItem): Promise<number> => idOf((await run(item)).ids)
  const items: SeedItem[] = []
  const picture = (key: string) => pictures.pictureItem(drawing(key))
  const seeded = async (item: SeedItem): Promise<number> => {
    items.push(item)
    return one(item)
  }
  const species = await one(anything('mushrooms', 'm', mushroom))
  const kept = await one(guide('kept', [texts('A', 'B', 'C')]))
  await payload.update({ collection: 'growingguides', id: kept, data: { title: 'Edited' }, overrideAccess: true })
  await one(picture('plate/m'))
  const image = await seeded(picture('product/p'))
  const logo = await seeded(picture('vendor/v'))
  const vendor = await seeded(sample('vendors', 'v', { displayName: 'V', slug: 'v', logo }))
  const title = texts('Lamp', 'Lámpara', 'Luminária')
  const gallery = [{ image, title }]
  const product = await seeded(
    sample('products', 'p', { title, slug: 'p', vendor, gallery, baseInventory: { stock: 7 } }),
  )
  const writer = await seeded(member('writer'))
  const reader = await seeded(member('reader'))
  const about = { relationTo: 'mushrooms', value: species } as const
  const review = { doc: about, headline: 'A review', review: 'Well drawn.', rating: 5, locale: 'en' } as const
  const given = await seeded(sample('reviews', 'r', review, writer))
  await seeded(
    sample('impressions', 'i', { doc: species, headline: 'Good', impression: 'Good enough.', rating: 4 }, writer),
  )
  await seeded(
    sample('comments', 'c', { doc: { relationTo: 'growingguides', value: kept }, comment: 'Thank you.' }, writer),
  )
  await seeded(sample('helpfuls', 'h', { item: { relationTo: 'reviews', value: given } }, reader))
  const real = await payload.create({
    collection: 'users',
    data: { name: 'Real', email: 'real@members.test', password: 'a-password-of-their-own', roles: ['member'] },
    overrideAccess: true,
  })
  await payload.create({
    collection: 'reviews',
    data: { ...review, rating: 2, _status: 'published' },
    context: { author: real.id, seed: true },
    overrideAccess: true,
  })
  return { items, species, kept, product, given }
}

const countOf = async (collection: CollectionSlug): Promise<number> =>
  (await payload.count({ collection, overrideAccess: true })).totalDocs

const counters = async (key: string) => {
  const { docs } = await payload.find({ collection: 'stats', where: { key: { equals: key } }, overrideAccess: true })
  return docs[0] ?? null
}

test('--remove-samples deletes samples with counters and files only, and no later run restores them', async () => {
  const world = await smallWorld()
  const before = await countOf('posts')
  expect(await counters(`mushrooms:${world.species}`)).toMatchObject({
    ratingSum: 7,
    ratingCount: 2,
    impressionCount: 1,
  })
  expect(await counters(`reviews:${world.given}`)).toMatchObject({ helpfulCount: 1 })
  expect(existsSync(path.join(folder, 'media', 'product-p.webp'))).toBe(true)
  expect(await samples.samplesWereRemoved(payload)).toBe(false)

  const removed = await samples.removeSamples(payload)
  expect(Object.fromEntries(removed.map(({ collection, count }) => [collection, count]))).toEqual({
    helpfuls: 1,
    comments: 1,
    impressions: 1,
    reviews: 1,
    products: 1,
    vendors: 1,
    users: 2,
    media: 2,
  })
  expect(samples.removalReport(removed)).toContain('1 products removed')
  expect(await counters(`mushrooms:${world.species}`)).toMatchObject({
    ratingSum: 2,
    ratingCount: 1,
    impressionCount: 0,
  })
  expect(await counters(`products:${world.product}`)).toBeNull()
  expect(existsSync(path.join(folder, 'media', 'product-p.webp'))).toBe(false)
  expect(existsSync(path.join(folder, 'media', 'plate-m.webp'))).toBe(true)
  expect(await titleOf('growingguides', world.kept)).toMatchObject({ en: 'Edited' })
  expect([await countOf('reviews'), await countOf('users'), await countOf('media'), await countOf('posts')]).toEqual([
    1,
    1,
    1,
    before,
  ])

  expect(await samples.samplesWereRemoved(payload)).toBe(true)
  expect(await run(...world.items)).toMatchObject({ written: 0, kept: world.items.length })
  expect([await countOf('products'), await countOf('vendors'), await countOf('media')]).toEqual([0, 0, 1])
  expect((await samples.removeSamples(payload)).every(({ count }) => count === 0)).toBe(true)
})

test('SHP-02 a product seeded with a running sale has a price record from before the sale', async () => {
  const sale = { active: true, scheduledSale: true, dateRange: { from: '2026-11-01', to: null }, salePrice: 8 }
  const jar = anything('products', 'jar', {
    title: texts('Jar', 'Tarro', 'Pote'),
    slug: 'jar',
    baseInventory: { unitPrice: 10, currency: 'USD', stock: 1 },
    sales: [sale],
  })
  const since = '2026-09-02T00:00:00.000Z'
  const { ids } = await run({ ...jar, context: () => ({ offeredSince: since }) } as SeedItem)
  const where = { product: { equals: idOf(ids) } }
  const { docs } = await payload.find({ collection: 'price-records', where, overrideAccess: true })
  expect(docs).toMatchObject([{ createdAt: since, price: 10, sales: [{ salePrice: 8 }] }])
})
