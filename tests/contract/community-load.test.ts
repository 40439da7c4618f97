import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type Answer } from '../setup/client'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { crowdOf, member, type Member } from '../setup/people'

let few: Member[]

/** So many at a time, as many browsers do. */
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
  few = await inTurns(numbers(20), 10, (at) => member(`crowd ${at}`))
}, 120_000)
afterAll(cleanUp, 300_000)

const one = (at: number): Member => {
  const found = few[at % few.length]
  if (!found) throw new Error(`No member ${at}`)
  return found
}

const like = (who: Member, product: number): Promise<Answer> =>
  call('/api/likes', { body: { item: { relationTo: 'products', value: product } }, token: who.token })

/** The rows as the table has them, and the counter as everybody reads it. */
async function rowsAndCount(product: number): Promise<{ rows: number; count: unknown }> {
  const where = `where[item.value][equals]=${product}&where[item.relationTo][equals]=products`
  const rows = await call(`/api/likes/count?${where}`, { token: await asAdmin() })
  const counts = await call(`/api/counts?of=products:${product}`)
  return { rows: Number(rows.json.totalDocs), count: at(counts.json, `counts.products:${product}.likes`) }
}

describe('LIK-04 R-01 likes under load', () => {
  test('500 calls at once by one member: one row, one id, one like', async () => {
    const product = await makeOne('products')
    const answers = await Promise.all(numbers(500).map(() => like(one(0), product)))
    expect(answers.filter(({ status }) => status !== 200 && status !== 201).map(({ text }) => text)).toEqual([])
    expect(new Set(answers.map(({ json }) => at(json, 'doc.id'))).size).toBe(1)
    expect(await rowsAndCount(product)).toEqual({ rows: 1, count: 1 })
  }, 120_000)

  test('500 members, one item: 500', async () => {
    const product = await makeOne('products')
    const crowd = await crowdOf('many', 480)
    await Promise.all([...few, ...crowd].map((who) => like(who, product)))
    expect(await rowsAndCount(product)).toEqual({ rows: 500, count: 500 })
  }, 600_000)

  test('200 likes and unlikes by 20 members at once: the count is that of the rows', async () => {
    const product = await makeOne('products')
    await Promise.all(
      numbers(200).map(async (at) => {
        const id = await like(one(at), product)
        const like_ = Number(Reflect.get(Object(id.json.doc), 'id'))
        if (at % 3 !== 0) await call(`/api/likes/${like_}`, { method: 'DELETE', token: one(at).token })
      }),
    )
    const { rows, count } = await rowsAndCount(product)
    expect(count).toBe(rows)
  }, 120_000)
})

const reviewOf = async (product: number, who: Member, rating: number): Promise<number> => {
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: 'Stormy', rating, review: 'A review in a storm.' }
  return remember('reviews', await call('/api/reviews', { body, token: who.token }))
}

test('COM-08 R-01 500 helpful marks at once count once a member', async () => {
  const review = await reviewOf(await makeOne('products'), one(0), 5)
  await change('reviews', review, { _status: 'published' })
  const item = { relationTo: 'reviews', value: review }
  const answers = await Promise.all(
    numbers(500).map((at) => call('/api/helpfuls', { body: { item }, token: one(1 + (at % 5)).token })),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 201).map(({ text }) => text)).toEqual([])
  const { json } = await call(`/api/counts?of=reviews:${review}`)
  expect(at(json, `counts.reviews:${review}.helpful`)).toBe(5)
}, 120_000)

/** The versions an admin may go back to. */
async function versionsOf(collection: string, id: number): Promise<number[]> {
  const path = `/api/${collection}/versions?where[parent][equals]=${id}&depth=0&limit=20`
  const { json } = await call(path, { token: await asAdmin() })
  return (json.docs as { id: number }[]).map((version) => version.id)
}

test('COM-09 R-02 R-03 a storm of publications, edits, deletions and restored versions leaves the average of the rows', async () => {
  const product = await makeOne('products')
  const reviews = await inTurns(few, 5, (who, at) => reviewOf(product, who, (at % 5) + 1))
  const token = await asAdmin()
  const patch = (path: string, body: object) => call(path, { method: 'PATCH', body, token })
  // Something to go back to: a version of before anything was counted, and of each review one of another rating.
  await patch(`/api/products/${product}`, { title: 'Saved before', _status: 'published' })
  await inTurns(reviews, 5, (id, at) => patch(`/api/reviews/${id}`, { rating: (at % 5) + 1, _status: 'published' }))
  const ofProduct = await versionsOf('products', product)
  const ofReviews = await inTurns(reviews, 5, (id) => versionsOf('reviews', id))
  expect(ofProduct.length).toBeGreaterThan(1)
  const restore = (collection: string, versions: readonly number[], at: number) =>
    call(`/api/${collection}/versions/${versions[at % versions.length]}`, { method: 'POST', token })
  const answers = await Promise.all(
    numbers(200).map(async (at) => {
      const which = at % reviews.length
      const path = `/api/reviews/${reviews[which]}`
      const save = `/api/products/${product}`
      switch (at % 10) {
        case 0:
        case 4:
          return patch(path, { _status: 'draft' })
        case 1:
        case 5:
          return patch(path, { rating: ((at >> 2) % 5) + 1, _status: 'published' })
        case 6:
          return patch(`${save}?draft=true&autosave=true`, { title: `Saved by itself ${at}` })
        case 7:
          return restore('products', ofProduct, at)
        case 8:
          return restore('reviews', ofReviews[which] ?? [], at)
        case 9:
          // A save that does not say so publishes nothing: it goes on from the draft that was saved last.
          return patch(at % 20 === 9 ? `${save}?draft=true` : save, {
            title: `Saved ${at}`,
            ...(at % 20 === 9 ? {} : { _status: 'published' }),
          })
        default:
          return patch(path, { _status: 'published' })
      }
    }),
  )
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  // A version that was restored last may be a draft.
  await patch(`/api/products/${product}`, { _status: 'published' })
  await Promise.all(reviews.slice(0, 3).map((id) => call(`/api/reviews/${id}`, { method: 'DELETE', token })))
  const where = `where[doc.value][equals]=${product}&where[doc.relationTo][equals]=products`
  const rows = await call(`/api/reviews?${where}&limit=100&depth=0`)
  const ratings = (rows.json.docs as { rating: number }[]).map(({ rating }) => rating)
  const { aggregateRating } = (await call(`/api/products/${product}?depth=0`)).json
  const average = ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null
  expect(at(aggregateRating, 'reviewCount')).toBe(ratings.length)
  if (average === null) expect(at(aggregateRating, 'averageRating')).toBeNull()
  else expect(at(aggregateRating, 'averageRating')).toBeCloseTo(average, 9)
}, 300_000)
