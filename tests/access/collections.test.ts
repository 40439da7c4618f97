import { beforeAll, describe, expect, test } from 'vitest'
import { at, call, type ClientResponse } from '../setup/client'
import { remember } from '../setup/fixtures'
import { expected, refusals, roles, type CollectionName, type Rights, type Role } from './expected'
import { create, makeDraft, makePeople, makeRow, tokenOf, type People } from './rows'

let people: People

beforeAll(async () => {
  people = await makePeople()
})

const unread: ReadonlySet<CollectionName> = new Set(['carts', 'cart-lines'])

const names = Object.keys(expected) as CollectionName[]
const hasDrafts = (collection: CollectionName): boolean => expected[collection].visitor.see === 'published'

/** Rows for tests that only read, created at first use. */
const rows = new Map<CollectionName, Promise<{ shown: number; draft: number | null }>>()
function rowsOf(collection: CollectionName): Promise<{ shown: number; draft: number | null }> {
  const known = rows.get(collection)
  if (known) return known
  const fresh = (async () => ({
    shown: await makeRow(collection, people),
    draft: hasDrafts(collection) ? await makeDraft(collection, people) : null,
  }))()
  rows.set(collection, fresh)
  return fresh
}

const send = (role: Role, path: string, method = 'GET', body?: unknown): Promise<ClientResponse> =>
  call(path, { method, token: tokenOf(people, role), ...(body === undefined ? {} : { body }) })

function judge(response: ClientResponse, may: 'yes' | keyof typeof refusals, status = 200): void {
  expect(response.status, response.text.slice(0, 300)).toBe(may === 'yes' ? status : refusals[may])
  if (may === 'yes') return
  expect(response.json.message).toBeTypeOf('string')
  expect(at(response.json, 'errors.0.message')).toBeTypeOf('string')
}

/** The ids of those of the two rows that a caller's list contains. */
async function shouldSee(collection: CollectionName, role: Role, rights: Rights): Promise<number[]> {
  const { shown, draft } = await rowsOf(collection)
  const both = draft === null ? [shown] : [shown, draft]
  if (rights.see === 'all') return both
  if (rights.see === 'published') return [shown]
  return rights.see === 'own' && role === 'owner' ? [shown] : []
}

const filterOf = async (collection: CollectionName): Promise<string> => {
  const { shown, draft } = await rowsOf(collection)
  return `where[id][in]=${draft === null ? shown : `${shown},${draft}`}`
}

/** The roles to test; the owner is left out where it has the same rights as any member. */
const callersOf = (collection: CollectionName): readonly Role[] => {
  const { member, owner } = expected[collection]
  return roles.filter((role) => role !== 'owner' || owner !== member)
}

for (const collection of names) {
  describe.each(callersOf(collection).map((role) => ({ role, rights: expected[collection][role] })))(
    `ACL-01 ${collection} as $role`,
    ({ role, rights }) => {
      test(`list: ${rights.see}`, async () => {
        const query = await filterOf(collection)
        for (const extra of ['', '&draft=true', '&depth=2&trash=true']) {
          const response = await send(role, `/api/${collection}?${query}&limit=10${extra}`)
          if (rights.see === 'refused') judge(response, 'no')
          else {
            expect(response.status, response.text.slice(0, 300)).toBe(200)
            const ids = (response.json.docs as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
            expect(ids).toEqual((await shouldSee(collection, role, rights)).sort((a, b) => a - b))
          }
        }
      })

      test(`read one: ${rights.see}`, async () => {
        const { shown, draft } = await rowsOf(collection)
        const seen = await shouldSee(collection, role, rights)
        const otherwise = rights.see === 'refused' ? 'no' : 'unseen'
        for (const id of draft === null ? [shown] : [shown, draft]) {
          for (const query of ['', '?draft=true']) {
            judge(await send(role, `/api/${collection}/${id}${query}`), seen.includes(id) ? 'yes' : otherwise)
          }
        }
      })

      test(`count: ${rights.see}`, async () => {
        const response = await send(role, `/api/${collection}/count?${await filterOf(collection)}`)
        if (rights.see === 'refused') judge(response, 'no')
        else expect(response.json.totalDocs).toBe((await shouldSee(collection, role, rights)).length)
      })

      test(`create: ${rights.create}`, async () => {
        const response = await create(collection, tokenOf(people, role))
        judge(response, rights.create, 201)
      })

      test(`update: ${rights.update}`, async () => {
        const { shown } = await rowsOf(collection)
        const ofOwner = role === 'owner' ? 'yes' : 'no'
        const may = rights.update === 'own' ? ofOwner : rights.update
        judge(await send(role, `/api/${collection}/${shown}`, 'PATCH', {}), may)
        const many = await send(role, `/api/${collection}?where[id][equals]=${shown}`, 'PATCH', {})
        judge(many, rights.update === 'own' ? 'yes' : may)
        if (many.status === 200) expect(many.json.docs).toHaveLength(may === 'yes' ? 1 : 0)
      })

      test(`versions: ${rights.versions}`, async () => {
        judge(await send(role, `/api/${collection}/versions?limit=1`), rights.versions)
        if (rights.versions !== 'yes') {
          judge(await send(role, `/api/${collection}/versions/1`), rights.versions)
          judge(await send(role, `/api/${collection}/versions/1`, 'POST', {}), rights.versions)
        }
      })

      test(`duplicate: ${rights.duplicate}`, async () => {
        const { shown } = await rowsOf(collection)
        const response = await send(role, `/api/${collection}/${shown}/duplicate`, 'POST', {})
        judge(response, rights.duplicate)
      })

      test(`delete: ${rights.delete}`, async () => {
        const id = await rowToDelete(collection, rights)
        judge(await send(role, `/api/${collection}/${id}`, 'DELETE'), rights.delete)
        const left = await send('admin', `/api/${collection}/${id}`)
        // No caller reads carts over REST, not even an admin.
        expect(left.status).toBe(rights.delete === 'yes' ? 404 : unread.has(collection) ? 403 : 200)
      })
    },
  )
}

async function rowToDelete(collection: CollectionName, rights: Rights): Promise<number> {
  if (rights.delete !== 'yes') return (await rowsOf(collection)).shown
  return collection === 'users' ? remember('users', await create('users', people.admin)) : makeRow(collection, people)
}
