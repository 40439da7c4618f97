import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import { limits } from '@/core/limits'
import { asAdmin, call } from '../setup/client'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let busy: Member
const first = unique('the first of many')

/** One more than fits on a page. */
const many = limits.archivePageSize + 1

beforeAll(async () => {
  busy = await member('busy member')
  const post = await makeOne('posts')
  const comments = [first, ...Array.from({ length: many - 1 }, () => unique('one of many'))]
  for (const comment of comments) {
    const body = { doc: { relationTo: 'posts', value: post }, comment }
    remember('comments', await call('/api/comments', { body, token: busy.token }))
  }
  const products = await call(`/api/products?limit=${many}&depth=0`)
  const docs = products.json.docs as { id: number }[]
  expect(docs).toHaveLength(many)
  for (const { id } of docs) {
    const body = { item: { relationTo: 'products', value: id } }
    remember('likes', await call('/api/likes', { body, token: busy.token }))
  }
})
afterAll(cleanUp, 120_000)

const page = async (query = ''): Promise<string> =>
  (await call(`/account${query}`, { headers: { cookie: `payload-token=${busy.token}` } })).text

test('ACT-03 the account paginates contributions and likes, each list by itself', async () => {
  const begun = await page()
  for (const href of ['/account?likes=2#likes', '/account?contributions=2#contributions'])
    expect(begun).toContain(`href="${href}"`)
  expect(begun).not.toContain(first)
  const next = await page('?contributions=2')
  expect(next).toContain(first)
  expect(next).toContain('href="/account#contributions"')
  expect(next).toContain('href="/account?likes=2&amp;contributions=2#likes"')
  // A page number beyond the last page shows the last page.
  expect(await page('?contributions=9&likes=9')).toContain(first)
  const liked = await page('?likes=2')
  expect(liked.match(/data-card="products:/g)).toHaveLength(1)
})

test('NAV-08 LIK-03 the account lists a liked vendor that no archive lists', async () => {
  const { token } = await member('Fond of a store')
  const slug = unique('t-other-store')
  const store = await makeOne('vendors', { slug, vendorType: 'other', displayName: 'A store of another kind' })
  const body = { item: { relationTo: 'vendors', value: store } }
  expect((await call('/api/likes', { body, token })).status).toBe(201)
  const account = await call('/es/account', { headers: { cookie: `payload-token=${token}` } })
  expect(account.text).toMatch(
    new RegExp(`<a [^>]*href="/es/mushrooms/vendor/${slug}"[^>]*>A store of another kind</a>`),
  )
  expect(account.text).not.toContain(es.accounts.account.noLikes)
})

test('ACT-03 LIK-04 the account opens without likes and comments of a document that was deleted', async () => {
  const { token } = await member('Left behind')
  const post = await makeOne('posts')
  const item = { relationTo: 'posts', value: post }
  const text = unique('about what is gone')
  expect((await call('/api/likes', { body: { item }, token })).status).toBe(201)
  remember('comments', await call('/api/comments', { body: { doc: item, comment: text }, token }))
  expect((await call(`/api/posts/${post}`, { method: 'DELETE', token: await asAdmin() })).status).toBe(200)
  const account = await call('/account', { headers: { cookie: `payload-token=${token}` } })
  expect(account.status).toBe(200)
  expect(account.text).not.toContain(text)
  expect(account.text).toContain(en.accounts.account.noLikes)
})

test('ACT-03 the account says that all documents a member liked were unpublished', async () => {
  const { token } = await member('Fond of what went')
  const post = await makeOne('posts')
  const body = { item: { relationTo: 'posts', value: post } }
  expect((await call('/api/likes', { body, token })).status).toBe(201)
  await change('posts', post, { _status: 'draft' })
  const account = await call('/es/account', { headers: { cookie: `payload-token=${token}` } })
  expect(account.text).toContain(es.accounts.account.goneLikes)
})
