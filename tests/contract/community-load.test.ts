import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { isPostgres, rowOf } from '../setup/database'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { membersAtOnce, type Member } from '../setup/members'

let few: Member[]

/** On PostgreSQL a second process serves too, and calls alternate between both. */
let sites = [siteUrl]
let stop = (): Promise<unknown> => Promise.resolve()
const siteOf = (turn: number): string => sites[turn % sites.length] ?? siteUrl

/** Runs `work` for all items, at most `width` at a time, as many browsers would. */
async function inTurns<T, R>(all: readonly T[], width: number, work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      const one = all[at]
      if (one !== undefined) results[at] = await work(one, at)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at)

beforeAll(async () => {
  if (isPostgres) {
    const port = await freePort()
    const other = await startSite({ ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
    sites = [siteUrl, other.address]
    stop = () => other.stop()
  }
  few = await membersAtOnce('few', 20)
})
afterAll(async () => {
  await cleanUp()
  await stop()
}, 300_000)

const one = (at: number): Member => {
  const found = few[at % few.length]
  if (!found) throw new Error(`No member ${at}`)
  return found
}

const like = (who: Member, product: number, turn: number): Promise<ClientResponse> => {
  const body = { item: { relationTo: 'products', value: product } }
  return call('/api/likes', { body, token: who.token, at: siteOf(turn) })
}

/** The number of rows in the table, and the counter as each process returns it. */
async function rowsAndCounts(product: number): Promise<{ rows: number; counts: unknown[] }> {
  const { rows } = await rowOf(`SELECT COUNT(*) AS rows FROM likes WHERE target = 'products:${product}'`)
  const responses = await Promise.all(sites.map((site) => call(`/api/counts?of=products:${product}`, { at: site })))
  return { rows: Number(rows), counts: responses.map(({ json }) => at(json, `counts.products:${product}.likes`)) }
}

describe('LIK-04 R-01 likes under load', () => {
  test('500 concurrent likes by one member make one row, one id and a count of 1', async () => {
    const product = await makeOne('products')
    const responses = await Promise.all(numbers(500).map((at) => like(one(0), product, at)))
    expect(responses.filter(({ status }) => status !== 200 && status !== 201).map(({ text }) => text)).toEqual([])
    expect(new Set(responses.map(({ json }) => at(json, 'doc.id'))).size).toBe(1)
    expect(await rowsAndCounts(product)).toEqual({ rows: 1, counts: sites.map(() => 1) })
  })

  // SQLite serialises writes, so fewer members are enough there.
  const many = isPostgres ? 500 : 200
  test(`${many} concurrent likes of one item by as many members count ${many}`, async () => {
    const product = await makeOne('products')
    const crowd = await membersAtOnce('many', many - few.length)
    await Promise.all([...few, ...crowd].map((who, at) => like(who, product, at)))
    expect(await rowsAndCounts(product)).toEqual({ rows: many, counts: sites.map(() => many) })
  }, 600_000)

  test('after 200 concurrent likes and unlikes by 20 members the count equals the rows', async () => {
    const product = await makeOne('products')
    await Promise.all(
      numbers(200).map(async (at) => {
        const made = await like(one(at), product, at)
        const path = `/api/likes/${String(Reflect.get(Object(made.json.doc), 'id'))}`
        if (at % 3 !== 0) await call(path, { method: 'DELETE', token: one(at).token, at: siteOf(at + 1) })
      }),
    )
    const { rows, counts } = await rowsAndCounts(product)
    expect(counts).toEqual(sites.map(() => rows))
  })
})

const reviewOf = async (product: number, who: Member, rating: number, words = 'A review in a storm.') => {
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: 'Stormy', rating, review: words }
  return remember('reviews', await call('/api/reviews', { body, token: who.token }))
}

test('COM-08 R-01 100 concurrent helpful marks count once per member', async () => {
  const review = await reviewOf(await makeOne('products'), one(0), 5)
  await change('reviews', review, { _status: 'published' })
  const item = { relationTo: 'reviews', value: review }
  const responses = await Promise.all(
    numbers(100).map((at) => call('/api/helpfuls', { body: { item }, token: one(1 + (at % 5)).token, at: siteOf(at) })),
  )
  expect(responses.filter(({ status }) => status !== 200 && status !== 201).map(({ text }) => text)).toEqual([])
  expect(await rowOf(`SELECT COUNT(*) AS rows FROM helpfuls WHERE target = 'reviews:${review}'`)).toEqual({
    rows: isPostgres ? '5' : 5,
  })
  for (const site of sites) {
    const { json } = await call(`/api/counts?of=reviews:${review}`, { at: site })
    expect(at(json, `counts.reviews:${review}.helpful`)).toBe(5)
  }
})

/** Ids of the versions that an admin can restore. */
async function versionsOf(collection: string, id: number): Promise<number[]> {
  const path = `/api/${collection}/versions?where[parent][equals]=${id}&depth=0&limit=20`
  const { json } = await call(path, { token: await asAdmin() })
  return (json.docs as { id: number }[]).map((version) => version.id)
}

test('COM-09 R-02 R-03 after concurrent edits, deletions and restores of reviews the average rating equals that of the rows', async () => {
  const product = await makeOne('products')
  const reviews = await inTurns(few, 5, (who, at) => reviewOf(product, who, (at % 5) + 1))
  const leaving = await inTurns(few, 5, (who, at) => reviewOf(product, who, (at % 5) + 1, 'One that is deleted.'))
  const token = await asAdmin()
  const patch = (path: string, body: object, turn = 0) => call(path, { method: 'PATCH', body, token, at: siteOf(turn) })
  // Versions to restore: one of the product before anything was counted, and one of each review with another rating.
  await patch(`/api/products/${product}`, { title: 'Saved before', _status: 'published' })
  await inTurns([...reviews, ...leaving], 5, (id, at) =>
    patch(`/api/reviews/${id}`, { rating: (at % 5) + 1, _status: 'published' }),
  )
  const ofProduct = await versionsOf('products', product)
  const ofReviews = await inTurns(reviews, 5, (id) => versionsOf('reviews', id))
  expect(ofProduct.length).toBeGreaterThan(1)
  const restore = (collection: string, versions: readonly number[], at: number) =>
    call(`/api/${collection}/versions/${versions[at % versions.length]}`, { method: 'POST', token, at: siteOf(at) })
  const decide = async (at: number): Promise<ClientResponse> => {
    const path = `/api/reviews/${reviews[at % reviews.length]}`
    if (at % 5 === 0) return patch(path, { _status: 'draft' }, at)
    if (at % 5 === 1) return patch(path, { rating: ((at >> 2) % 5) + 1, _status: 'published' }, at)
    // Two calls delete the same review.
    if (at % 5 === 2)
      return call(`/api/reviews/${leaving[Math.floor(at / 10)]}`, { method: 'DELETE', token, at: siteOf(at) })
    return patch(path, { _status: 'published' }, at)
  }
  const save = async (at: number): Promise<ClientResponse> => {
    const path = `/api/products/${product}`
    if (at % 4 === 0) return patch(`${path}?draft=true&autosave=true`, { title: `Saved by itself ${at}` }, at)
    if (at % 4 === 1) return restore('products', ofProduct, at)
    if (at % 4 === 2) return restore('reviews', ofReviews[at % reviews.length] ?? [], at)
    return patch(path, { title: `Saved ${at}`, _status: 'published' }, at)
  }
  const responses = await Promise.all([...numbers(200).map(decide), ...numbers(40).map(save)])
  expect(responses.filter(({ status }) => status >= 500).map(({ status, text }) => `${status} ${text}`)).toEqual([])
  // The version restored last may be a draft.
  await patch(`/api/products/${product}`, { _status: 'published' })
  const rows = await rowOf(`SELECT COUNT(*) AS count, SUM(rating) AS sum FROM reviews
    WHERE target = 'products:${product}' AND _status = 'published'`)
  const [count, sum] = [Number(rows.count), Number(rows.sum)]
  const left = await rowOf(`SELECT COUNT(*) AS number FROM reviews WHERE id IN (${leaving.join(', ')})`)
  expect(Number(left.number)).toBe(0)
  for (const site of sites) {
    const { aggregateRating } = (await call(`/api/products/${product}?depth=0`, { at: site })).json
    expect(at(aggregateRating, 'reviewCount')).toBe(count)
    if (count === 0) expect(at(aggregateRating, 'averageRating')).toBeNull()
    else expect(at(aggregateRating, 'averageRating')).toBeCloseTo(sum / count, 9)
  }
}, 300_000)
