import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, make, makeOne, unique } from '../setup/fixtures'

afterAll(cleanUp)

const send = async (address: string, body: object): Promise<ClientResponse> =>
  call(address, { method: 'PATCH', body, token: await asAdmin() })

const leadOf = async (id: number, draft: boolean): Promise<unknown> =>
  at((await call(`/api/posts/${id}?draft=${draft}`, { token: await asAdmin() })).json, 'lead')

test('OPS-01 what is edited in bulk and published brings no unfinished draft along, and buries none', async () => {
  const slug = unique('unfinished')
  const id = await make('posts', { title: 'Unfinished', slug, lead: 'As published.', _status: 'published' })
  const other = await makeOne('posts')
  const draft = { lead: 'Half a sentence that', _status: 'draft' }
  expect((await send(`/api/posts/${id}?draft=true&autosave=true`, draft)).status).toBe(200)
  const both = `where[id][in]=${other},${id}`
  const edit = { title: 'Both', _status: 'published' }
  for (const address of [`/api/posts?${both}&draft=true`, `/api/posts?${both}`]) {
    const refused = await send(address, edit)
    expectRefusal(refused, 409)
    expect(refused.text).toContain('Unfinished')
  }
  expectRefusal(await send(`/api/posts?${both}`, { _status: 'published' }), 409)
  expect([await leadOf(id, false), await leadOf(id, true)]).toEqual(['As published.', draft.lead])
  // A bulk edit as draft adds to the drafts, and "Publish" of the list publishes the drafts themselves.
  expect((await send(`/api/posts?${both}&draft=true`, { ...edit, _status: 'draft' })).status).toBe(200)
  expect(await leadOf(id, false)).toBe('As published.')
  expect((await send(`/api/posts?${both}&draft=true`, { _status: 'published' })).status).toBe(200)
  expect(await leadOf(id, false)).toBe(draft.lead)
  expect((await send(`/api/posts?${both}&draft=true`, edit)).status).toBe(200)
})
