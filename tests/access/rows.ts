import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { bodies, fileForm, makeOne, picture, remember, unique, type Making } from '../setup/fixtures'
import { member, type Member } from '../setup/members'
import type { CollectionName, Role } from './expected'

// Rows are not deleted afterwards: the site runs for this suite only, and tests look only at rows that they created.

/** The accounts of the tests, created once per file. */
export type People = { owner: Member; member: Member; admin: string }

export async function makePeople(): Promise<People> {
  const [owner, stranger, admin] = await Promise.all([member('owner'), member('stranger'), asAdmin()])
  return { owner, member: stranger, admin }
}

export const tokenOf = (people: People, role: Role): string | null =>
  role === 'visitor' ? null : role === 'admin' ? people.admin : people[role].token

const simple: readonly string[] = Object.keys(bodies)
const isSimple = (collection: CollectionName): collection is CollectionName & Making => simple.includes(collection)

/** Sends the body of a valid row of a collection, with any token or none. */
export async function create(collection: CollectionName, token: string | null): Promise<ClientResponse> {
  const send = (body: unknown): Promise<ClientResponse> => call(`/api/${collection}`, { body, token })
  if (isSimple(collection)) return send(bodies[collection](unique('t-access')))
  switch (collection) {
    case 'media': {
      const form = fileForm(await picture(), `${unique('t-access')}.png`, 'image/png', { alt: 'A test picture' })
      return call('/api/media', { form, token })
    }
    case 'imports': {
      const form = fileForm('title\n', `${unique('t-access')}.csv`, 'text/csv', {
        collectionSlug: 'vendors',
        importMode: 'create',
      })
      return call('/api/imports', { form, token })
    }
    case 'exports':
      return send({ collectionSlug: 'vendors', format: 'csv', fields: ['slug'], limit: 1 })
    case 'users': {
      const email = `${unique('t-access')}@members.test`
      return send({ name: 'Test', email, password: 'a-long-enough-password', roles: ['member'] })
    }
    case 'comments':
      return send({ doc: { relationTo: 'posts', value: await makeOne('posts') }, comment: 'A test comment' })
    case 'impressions':
      return send({ doc: await makeOne('mushrooms'), headline: 'Test', rating: 4, impression: 'A test impression' })
    case 'reviews':
      return send({ ...(await reviewBody()), _status: 'published' })
    case 'likes':
      return send({ item: { relationTo: 'posts', value: await makeOne('posts') } })
    case 'reports':
    case 'helpfuls': {
      const review = await call('/api/reviews', { body: await reviewBody(), token: (await makeAuthor()).token })
      const id = remember('reviews', review)
      await call(`/api/reviews/${id}`, { method: 'PATCH', body: { _status: 'published' }, token: await asAdmin() })
      return send({ item: { relationTo: 'reviews', value: id } })
    }
    case 'form-submissions':
      return send({ form: await makeOne('forms'), submissionData: [{ field: 'first', value: 'Ada' }] })
    case 'price-records':
    case 'stats':
    case 'moderations':
    case 'changes':
    case 'seed-records':
    case 'carts':
    case 'cart-lines':
      return send({ key: unique('t-access') })
  }
}

const reviewBody = async () => ({
  doc: { relationTo: 'products', value: await makeOne('products') },
  headline: 'Test',
  rating: 4,
  review: 'A test review',
})

let author: Promise<Member> | null = null
const makeAuthor = (): Promise<Member> => (author ??= member('author'))

/** Collections that only the server writes. */
const kept: ReadonlySet<CollectionName> = new Set(['price-records', 'stats', 'changes', 'seed-records'])

/** Creates a row of a collection, owned by `people.owner` and published, where the collection has owners and drafts. */
export async function makeRow(collection: CollectionName, people: People): Promise<number> {
  if (collection === 'users') return people.owner.id
  if (collection === 'moderations') return decide(people)
  if (kept.has(collection)) return firstOf(collection)
  // No caller can find out whether such a row exists, so any id will do.
  if (collection === 'carts' || collection === 'cart-lines') return 1
  const owned = collection === 'likes' || collection === 'helpfuls' || collection === 'reports'
  const contributed = collection === 'comments' || collection === 'impressions' || collection === 'reviews'
  const id = remember(collection, await create(collection, owned || contributed ? people.owner.token : people.admin))
  if (contributed) {
    await call(`/api/${collection}/${id}`, { method: 'PATCH', body: { _status: 'published' }, token: people.admin })
  }
  return id
}

/** Creates a row that is not published. */
export async function makeDraft(collection: CollectionName, people: People): Promise<number> {
  const id = await makeRow(collection, people)
  await call(`/api/${collection}/${id}`, { method: 'PATCH', body: { _status: 'draft' }, token: people.admin })
  return id
}

/** Creates a decision of the moderation desk. */
async function decide(people: People): Promise<number> {
  const comment = await makeRow('comments', people)
  const body = { entries: [`comments:${comment}`], action: 'refuse', reason: 'For the table.' }
  const response = await call('/api/moderation', { body, token: people.admin })
  if (response.status !== 200) throw new Error(`A decision returned ${response.status}: ${response.text}`)
  return firstOf('moderations')
}

async function firstOf(collection: CollectionName): Promise<number> {
  const response = await call(`/api/${collection}?limit=1&depth=0`, { token: await asAdmin() })
  const id = at(response.json, 'docs.0.id')
  if (typeof id !== 'number') throw new Error(`${collection} has no row: ${response.text}`)
  return id
}
